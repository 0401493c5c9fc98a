"""The rules of High Card: the stake, the deal, the exchange, the showdown."""

from crowe_table.games.high_card.actions import HighCardChange
from crowe_table.games.high_card.layout import layout_for
from crowe_table.games.high_card.options import BOOKS, PRESETS, HighCardOptions
from crowe_table.games.high_card.state import (
    HAND,
    PILES,
    SHOWN,
    STOCK,
    WASTE,
    HighCardPhase,
    HighCardRecord,
    HighCardState,
)

from crowe_table.engine.cards import FULL_PACK, rank
from crowe_table.engine.core import Question, Seat, Setup, because, viewers
from crowe_table.engine.game import GameKind
from crowe_table.engine.layout import Layout
from crowe_table.engine.money import POT, Farthings, purse, share
from crowe_table.kit import between_deals, dealing
from crowe_table.kit.announcing import finish_game, say
from crowe_table.kit.answer_parts import Cards
from crowe_table.kit.card_moves import draw, gather, move, move_all
from crowe_table.kit.purses import pay
from crowe_table.kit.rules import RuledGame, Rules, ask_one

RULES = Rules[HighCardState]()


# --- The deal --------------------------------------------------------------------------------------------------------


def deal(s: HighCardState) -> None:
    """Collect the stakes and deal one card to each player. The player at the dealer's left begins."""
    r = s.public
    gather(s, [*HAND[: s.seats], *SHOWN[: s.seats], WASTE], STOCK)
    dealing.begin_deal(s, r.eldest, STOCK, FULL_PACK)
    for seat in r.round_from(r.eldest):
        pay(s, purse(seat), POT, s.options.ante, because("pay-ante"))
    dealing.deal(s, (1,), r.round_from(r.eldest), STOCK, HAND)
    r.phase, r.turn = HighCardPhase.CHANGE, r.eldest


# --- The exchange ----------------------------------------------------------------------------------------------------


@RULES.asks(HighCardPhase.CHANGE)
def ask_change(s: HighCardState) -> Question:
    return ask_one("change", s.public.turn, HighCardChange)


def may_change(s: HighCardState, seat: Seat) -> Cards:
    """Return the form of answer that exchanges the card or keeps it."""
    return Cards((HAND[seat],), s.at(HAND[seat]), least=0, most=1, several=True, field="cards")


@RULES.does(HighCardChange, may_change)
def change(s: HighCardState, action: HighCardChange) -> None:
    """Exchange the card. After the dealer's exchange, which is the last, all cards are shown."""
    r, seat = s.public, action.seat
    say(s, seat, "say-change" if action.cards else "say-keep")
    move(s, action.cards, HAND[seat], WASTE, "lay_out", remembered_by=viewers(seat))
    draw(s, len(action.cards), STOCK, HAND[seat])
    if seat != r.dealer:
        r.turn = r.after(seat)
        return
    show(s)


# --- The showdown ----------------------------------------------------------------------------------------------------


def show(s: HighCardState) -> None:
    """Turn up all cards, and pay the pot to the holder of the highest card.

    The ace is low. The options decide whether a tie carries the pot over or shares it.
    """
    r = s.public
    for seat in r.round_from(r.eldest):
        move_all(s, HAND[seat], SHOWN[seat], "show")
    best = max(rank(s.at(SHOWN[seat])[0]) for seat in r.ring)
    winners = [seat for seat in r.round_from(r.eldest) if rank(s.at(SHOWN[seat])[0]) == best]
    last = r.deal == s.options.deals
    if len(winners) == 1 or s.options.equals == "share" or last:
        shares = share(s.ledger.balance(POT), [1] * len(winners))
        for seat, farthings in zip(winners, shares, strict=True):
            pay(s, POT, purse(seat), farthings, because("pay-pot", seat=seat))
    r.turn = Seat(-1)
    r.phase = HighCardPhase.OVER if last else HighCardPhase.COUNTED
    if last:
        won = HighCard().result(s)
        winners = [seat for seat in r.ring if won[seat] == max(won)]
        finish_game(s, winners, because("win", seats=tuple(winners)))


between_deals.when_all_ready(RULES, HighCardPhase.COUNTED, then=deal)


class HighCard(RuledGame[HighCardRecord, HighCardOptions]):
    """The rules of High Card, for two to four players."""

    slug = "high-card"
    laws_version = 1
    kind = GameKind.WAGERS
    presets, books, options, record = PRESETS, BOOKS, HighCardOptions, HighCardRecord
    rules, phases, piles, pack, stock = RULES, HighCardPhase, PILES, FULL_PACK, STOCK
    scored = False

    def open(self, s: HighCardState) -> None:
        s.public.dealer = Seat(s.chance.stream("dealer").below(s.seats))
        deal(s)

    def layout(self, options: HighCardOptions, seats: int) -> Layout:
        del options
        return layout_for(seats)

    def max_at_stake(self, options: HighCardOptions) -> Farthings:
        return Farthings(options.ante * options.deals)

    def length(self, setup: Setup[HighCardOptions]) -> int:
        return setup.options.deals * setup.seats * 2

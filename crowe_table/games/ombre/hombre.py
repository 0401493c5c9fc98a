"""Game of three (1674): stakes, bidding, exchange, and the Ombre's gains and losses.

Play goes to the right. The rule book explains the rulings H1, H2 and so on.
"""

from crowe_table.engine.cards import SUIT_WORDS, Card, make
from crowe_table.engine.core import NO_SEAT, PickWord, Question, Seat, because
from crowe_table.engine.money import POT, Account, Farthings, purse
from crowe_table.games.ombre import counting
from crowe_table.games.ombre.actions import AskLeave, KeepGame, NameTrump, SansPrendre, YieldGame
from crowe_table.games.ombre.play import RULES, lead, order, play_alone
from crowe_table.games.ombre.state import (
    HAND,
    HAND_OF_THREE,
    HOMBRE_PACK,
    STOCK,
    WASTE,
    OmbrePhase,
    OmbreState,
    Word,
)
from crowe_table.kit import dealing, exchange, tricks
from crowe_table.kit.announcing import announce, announce_result, report_changes, say
from crowe_table.kit.answer_parts import Cards
from crowe_table.kit.auction import Pass, open_auction
from crowe_table.kit.card_moves import show
from crowe_table.kit.exchange import Change
from crowe_table.kit.purses import pay
from crowe_table.kit.ranking import NO_TRUMP
from crowe_table.kit.rules import ask_one

PACKETS = (3, 3, 3)
SPADILLO = make(0, 0)


# --- Stakes and deal -------------------------------------------------------------------------------------------------


def deal(s: OmbreState, dealer: Seat) -> None:
    """Deal. If the pot is empty, each player pays a large counter.

    The eldest hand always pays a small counter as well (H4).
    """
    r, o = s.public, s.options
    r.drawn, r.matadors, r.voll = (-1,) * s.seats, 0, 0
    dealing.begin_deal(s, dealer, STOCK, HOMBRE_PACK)
    if not in_pot(s):
        for seat in r.round_from(r.eldest):
            pay_into_pot(s, seat, o.a_great, "pay-stake")
    pay_into_pot(s, r.eldest, o.a_lesser, "pay-eldest")
    dealing.deal(s, PACKETS, r.round_from(r.eldest), STOCK, HAND)
    open_auction(s, r.eldest)
    r.phase = OmbrePhase.WORDS


def in_pot(s: OmbreState) -> Farthings:
    return s.ledger.balances.get(POT, Farthings(0))


def pay_into_pot(s: OmbreState, seat: Seat, due: Farthings, why: str) -> None:
    """Pay a sum into the pot. A player with too little money pays the whole purse."""
    pay_from(s, purse(seat), POT, due, why)


def pay_from(s: OmbreState, source: Account, target: Account, due: int, why: str) -> None:
    pay(s, source, target, min(Farthings(due), s.ledger.balances.get(source, Farthings(0))), because(why))


# --- Bidding ---------------------------------------------------------------------------------------------------------


@RULES.asks(OmbrePhase.WORDS)
def ask_words(s: OmbreState) -> Question:
    """Ask the player for a bid. Each player is asked once. After one has asked, others must play the cards as dealt
    (H2).

    The action that commits to nothing comes first.
    """
    if asking_seat(s) == NO_SEAT:
        return ask_one("words", s.public.turn, Pass, AskLeave, SansPrendre)
    return ask_one("words-after", s.public.turn, Pass, SansPrendre, seat=asking_seat(s))


def asking_seat(s: OmbreState) -> Seat:
    """Return the seat that has asked to play with an exchange, or NO_SEAT if none has."""
    return next((Seat(seat) for seat, word, _ in s.public.said if word == Word.ASK), NO_SEAT)


def record_bid(s: OmbreState, seat: Seat, word: Word) -> None:
    """Record a bid on the slate."""
    r = s.public
    r.said = (*r.said, (seat, word, NO_TRUMP))
    report_changes(s)


@RULES.does(Pass, phase=OmbrePhase.WORDS)
def pass_word(s: OmbreState, action: Pass) -> None:
    """Pass, and pay a small counter."""
    say(s, action.seat, "say-pass")
    record_bid(s, action.seat, Word.PASS)
    pay_into_pot(s, action.seat, s.options.a_lesser, "pay-pass")
    next_word(s)


@RULES.does(AskLeave)
def ask_leave(s: OmbreState, action: AskLeave) -> None:
    say(s, action.seat, "say-ask")
    record_bid(s, action.seat, Word.ASK)
    next_word(s)


@RULES.does(SansPrendre)
def sans_prendre(s: OmbreState, action: SansPrendre) -> None:
    """Become the Ombre at once. If another player has asked before, that player must first keep or yield the game."""
    r = s.public
    say(s, action.seat, "say-sans-prendre")
    record_bid(s, action.seat, Word.SANS_PRENDRE)
    if asking_seat(s) == NO_SEAT:
        become_ombre(s, action.seat, Word.SANS_PRENDRE)
    else:
        r.turn, r.phase = asking_seat(s), OmbrePhase.ANSWER


def next_word(s: OmbreState) -> None:
    r = s.public
    if len(r.said) < s.seats:
        r.turn = r.after(r.turn)
    elif asking_seat(s) != NO_SEAT:
        become_ombre(s, asking_seat(s), Word.ASK)
    else:
        all_passed(s)


@RULES.asks(OmbrePhase.ANSWER)
def ask_answer(s: OmbreState) -> Question:
    return ask_one("keep-or-yield", s.public.turn, YieldGame, KeepGame, seat=s.public.said[-1][0])


@RULES.does(KeepGame)
def keep_game(s: OmbreState, action: KeepGame) -> None:
    say(s, action.seat, "say-keep")
    record_bid(s, action.seat, Word.KEEP)
    become_ombre(s, action.seat, Word.SANS_PRENDRE)


@RULES.does(YieldGame)
def yield_game(s: OmbreState, action: YieldGame) -> None:
    """Yield the game. This counts as a pass."""
    other = Seat(s.public.said[-1][0])
    say(s, action.seat, "say-yield")
    record_bid(s, action.seat, Word.YIELD)
    pay_into_pot(s, action.seat, s.options.a_lesser, "pay-pass")
    become_ombre(s, other, Word.SANS_PRENDRE)


def all_passed(s: OmbreState) -> None:
    """Throw in the cards. If the options say so, the holder of Spadillo must play instead (H3)."""
    r = s.public
    holder = next((seat for seat in r.ring if SPADILLO in s.at(HAND[seat])), NO_SEAT)
    if s.options.all_pass == "redeal" or holder == NO_SEAT:
        announce_result(s, "all-passed", "words")
        r.turn, r.phase = NO_SEAT, OmbrePhase.SETTLED
        return
    show(s, (SPADILLO,), HAND[holder])
    announce(s, "spadilla", law="words", seat=holder, card=SPADILLO)
    r.forced = True
    become_ombre(s, holder, Word.ASK)


def become_ombre(s: OmbreState, seat: Seat, word: Word) -> None:
    r = s.public
    r.lone, r.turn, r.contract = seat, seat, ((seat, word, NO_TRUMP),)
    play_alone(s)
    r.phase = OmbrePhase.TRUMP


def is_sans_prendre(s: OmbreState) -> bool:
    return s.public.contract[0][1] == Word.SANS_PRENDRE


# --- Trumps and exchange ---------------------------------------------------------------------------------------------


@RULES.asks(OmbrePhase.TRUMP)
def ask_trump(s: OmbreState) -> Question:
    return ask_one("name-trump", s.public.lone, NameTrump)


@RULES.does(NameTrump, PickWord(SUIT_WORDS, field="suit"), law="the-trump", phase=OmbrePhase.TRUMP)
def name_trump(s: OmbreState, action: NameTrump) -> None:
    """Name trumps, before the exchange."""
    r, trump = s.public, SUIT_WORDS.index(action.suit)
    say(s, action.seat, "say-trumps", suit=trump)
    r.trumps, r.contract = (trump,), ((r.lone, r.contract[0][1], trump),)
    r.phase, r.turn = OmbrePhase.EXCHANGE, r.lone
    if is_sans_prendre(s):
        r.drawn = tuple([0 if seat == r.lone else -1 for seat in range(s.seats)])
        r.turn = r.after(r.lone)


@RULES.asks(OmbrePhase.EXCHANGE)
def ask_exchange(s: OmbreState) -> Question:
    least = min_exchange(s, s.public.turn)
    return ask_one("change" if least else "may-change", s.public.turn, Change, number=len(s.at(STOCK)))


def min_exchange(s: OmbreState, seat: Seat) -> int:
    """Return the minimum number of cards to exchange. It is one for an Ombre who asked, and otherwise none."""
    return int(seat == s.public.lone)


def may_change(s: OmbreState, seat: Seat) -> Cards:
    return exchange.may_change(s, HAND[seat], STOCK, min_exchange(s, seat))


@RULES.does(Change, may_change, law="the-exchange")
def change(s: OmbreState, action: Change) -> None:
    """Exchange cards, and pay a small counter for each. The number of cards is public, but their faces are not."""
    r, seat, number = s.public, action.seat, len(action.cards)
    say(s, seat, "say-change", number=number)
    pay_into_pot(s, seat, Farthings(number * s.options.a_lesser), "pay-cards")
    exchange.change(s, action.cards, HAND[seat], WASTE[seat], STOCK)
    r.drawn = tuple([number if each == seat else before for each, before in enumerate(r.drawn)])
    r.turn = r.after(seat)
    if r.drawn[r.turn] >= 0 or not s.at(STOCK):
        lead(s, r.eldest)


# --- Settlement ------------------------------------------------------------------------------------------------------


def settle(s: OmbreState) -> None:
    """Settle the pot, then matadors, sans prendre and the Voll (H5 to H8).

    Payments between players begin at the Ombre's right.
    """
    r = s.public
    for side, _ in r.revokes.proved:
        pay_into_pot(s, Seat(side), in_pot(s), "pay-renounce")
    others = r.round_from(r.lone)[1:]
    ended = counting.outcome(r.tricks[r.lone], [r.tricks[seat] for seat in others])
    settle_pot(s, ended, others)
    settle_matadors(s, ended == "win", others)
    if is_sans_prendre(s):
        exchange_great(s, ended == "win", others, 1, "pay-sans-prendre")
    settle_voll(s, others)
    winner = max(others, key=lambda seat: r.tricks[seat])
    announce_result(s, ended, "hombre-scoring", seat=r.lone, other=winner, number=r.tricks[r.lone])
    r.phase, r.turn = OmbrePhase.SETTLED, NO_SEAT


def settle_pot(s: OmbreState, ended: str, others: tuple[Seat, ...]) -> None:
    """Settle the pot (H6).

    A codillo wins the pot for the opponent with the most tricks. After any loss, the Ombre pays the same sum into the
    pot.
    """
    r, lying = s.public, in_pot(s)
    if ended == "win":
        pay_from(s, POT, purse(r.lone), lying, "pay-pot")
        return
    if ended == "codillo":
        pay_from(s, POT, purse(max(others, key=lambda seat: r.tricks[seat])), lying, "pay-codillo")
    pay_into_pot(s, r.lone, lying, "pay-repuesto")


def settle_matadors(s: OmbreState, won: bool, others: tuple[Seat, ...]) -> None:
    """Pay a large counter for each card of an unbroken run from Spadillo. The run has at least three cards (H7)."""
    r, rule = s.public, s.options.matadors_paid
    dealt: list[Card] = [*tricks.played_by(r, r.lone), *s.at(HAND[r.lone])]
    r.matadors = counting.matadors_held(dealt, order(s))
    if r.matadors and (won or rule != "if_won"):
        exchange_great(s, won or rule == "always", others, r.matadors, "pay-matadors")


def settle_voll(s: OmbreState, others: tuple[Seat, ...]) -> None:
    """Settle an announced Voll, won or missed (H8)."""
    r = s.public
    every = r.tricks[r.lone] == HAND_OF_THREE
    if r.voll or (every and s.options.voll_word == "free"):
        exchange_great(s, every, others, 1, "pay-voll")


def exchange_great(s: OmbreState, to_ombre: bool, others: tuple[Seat, ...], number: int, why: str) -> None:
    """Let each opponent pay the Ombre this number of large counters, or the Ombre pay each opponent."""
    ombre = purse(s.public.lone)
    for seat in others:
        source, target = (purse(seat), ombre) if to_ombre else (ombre, purse(seat))
        pay_from(s, source, target, number * s.options.a_great, why)

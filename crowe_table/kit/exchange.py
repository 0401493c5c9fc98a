"""Exchanging cards: a player discards some and draws as many, or passes one to another player."""

from collections.abc import Callable, Sequence

from crowe_table.engine.cards import Card
from crowe_table.engine.core import NOBODY, Action, OptionsT, Phase, Question, RecordT, Seat, Viewers, viewers
from crowe_table.engine.piles import Pile
from crowe_table.engine.state import State
from crowe_table.kit.answer_parts import Cards
from crowe_table.kit.card_moves import draw, move, move_all, remember
from crowe_table.kit.rules import OneOfHand, Rules, StateT, ask_each


class Change(Action, frozen=True, tag="change"):
    """Discard cards and draw as many from the stock."""

    cards: tuple[Card, ...]


def may_change(s: State[RecordT, OptionsT], hand: Pile, stock: Pile, least: int = 0, most: int | None = None) -> Cards:
    """Return the choice of cards to exchange: from ``least`` to ``most``, but no more than the stock holds."""
    held = s.at(hand)
    fewest = min(len(held) if most is None else most, len(s.at(stock)))
    return Cards((hand,), held, min(least, fewest), fewest, several=True, field="cards")


def change(
    s: State[RecordT, OptionsT],
    cards: Sequence[Card],
    hand: Pile,
    waste: Pile,
    stock: Pile,
    shown_to: Viewers = NOBODY,
) -> None:
    """Discard the cards and draw as many from the stock. The seats in ``shown_to`` also see the new cards."""
    move(s, cards, hand, waste, "lay_out")
    draw_known(s, len(cards), stock, hand, shown_to)


def draw_known(s: State[RecordT, OptionsT], count: int, stock: Pile, hand: Pile, shown_to: Viewers = NOBODY) -> None:
    """Draw cards together. Draw them one by one if somebody has looked at the stock and knows any of them."""
    singly = not s.known.keys().isdisjoint(s.at(stock)[-count:] if count else ())
    for number in [1] * count if singly else [count]:
        draw(s, number, stock, hand, shown_to=shown_to)


# --- From hand to hand -----------------------------------------------------------------------------------------------


class PassAcross(Action, frozen=True, tag="pass_across"):
    """Pass a card to another player, who also passes one."""

    card: Card


def when_passing_across(
    rules: Rules[StateT],
    phase: Phase,
    hand: Sequence[Pile],
    passed: Sequence[Pile],
    to: Callable[[StateT, Seat], Seat],
    then: Callable[[StateT], None],
    law: str = "",
) -> None:
    """Register a simultaneous pass in this phase.

    All players choose a card. The cards lie face down in ``passed`` until the last player has chosen. Nobody can
    therefore pass on a card just received. Givers remember their cards.
    """

    @rules.asks(phase)
    def ask_pass(s: StateT) -> Question:
        return ask_each("pass-across", [seat for seat in s.public.playing if not s.at(passed[seat])], PassAcross)

    @rules.does(PassAcross, OneOfHand(hand, lambda s, seat: s.at(hand[seat])), phase=phase, law=law)
    def pass_across(s: StateT, action: PassAcross) -> None:
        move(s, (action.card,), hand[action.seat], passed[action.seat], "lay_out")
        playing = s.public.playing
        if not all(s.at(passed[seat]) for seat in playing):
            return
        for seat in playing:
            remember(s, s.at(passed[seat]), viewers(seat))
        for seat in playing:
            move_all(s, passed[seat], hand[to(s, seat)], "pass_across")
        then(s)

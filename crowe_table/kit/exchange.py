"""Exchanging cards with the stock: some of a hand are thrown out, unseen, and as many drawn."""

from collections.abc import Sequence

from crowe_table.engine.cards import Card
from crowe_table.engine.core import NOBODY, Action, OptionsT, RecordT, Viewers
from crowe_table.engine.piles import Pile
from crowe_table.engine.state import State
from crowe_table.kit.moving import draw, move
from crowe_table.kit.ways import Cards


class Change(Action, frozen=True, tag="change"):
    """Throws cards out for as many from the stock."""

    cards: tuple[Card, ...]


def may_change(s: State[RecordT, OptionsT], hand: Pile, stock: Pile, least: int = 0, most: int | None = None) -> Cards:
    """Any cards of the hand, so many at the least; at most so many, all, or what the stock has left."""
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
    """They go to the waste, and as many come from the top of the stock; ``shown_to`` see them come too."""
    move(s, cards, hand, waste, "lay_out")
    draw_known(s, len(cards), stock, hand, shown_to)


def draw_known(s: State[RecordT, OptionsT], count: int, stock: Pile, hand: Pile, shown_to: Viewers = NOBODY) -> None:
    """So many cards are drawn: one after another, where somebody who has looked at the stock knows some of them."""
    singly = not s.known.keys().isdisjoint(s.at(stock)[-count:] if count else ())
    for number in [1] * count if singly else [count]:
        draw(s, number, stock, hand, shown_to=shown_to)

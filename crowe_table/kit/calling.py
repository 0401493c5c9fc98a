"""Calling: what a hand can show of one kind, offered whole or in part, and contests in which the better alone counts.

A *group* is a suit, a run, or a set of one rank. What is declared of one kind is a Declaration: the best group first,
then whatever is counted besides. To declare less than one holds is to sink. A combination that is declared by itself,
and never compared, is a room of its own: ``kit.declaring``.
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TypeAlias

from msgspec import Struct

from crowe_table.engine.cards import Card, suit
from crowe_table.engine.core import Offer, Reason
from crowe_table.kit.declaring import name_of_cards


class CardGroup(Struct, frozen=True):
    """Cards that are declared together.

    ``size`` is named first and compared first: points of a suit, length of a run, number of a set. ``high`` decides
    between equals: the power of its rank, or of the highest card; 0 where nothing does. One that is claimed falsely
    has no cards.
    """

    size: int
    high: int
    cards: tuple[Card, ...] = ()

    @property
    def rank(self) -> tuple[int, int]:
        """What it is compared by."""
        return self.size, self.high


Declaration: TypeAlias = tuple[CardGroup, ...]
"""The best group first; none where nothing is declared."""
NOTHING_DECLARED: Declaration = ()


# --- What a hand holds -----------------------------------------------------------------------------------------------


def suits_held(hand: Sequence[Card], points: Callable[[Card], int]) -> list[CardGroup]:
    """Every suit of a hand, by the points of its cards."""
    found: dict[int, list[Card]] = {}
    for card in hand:
        found.setdefault(suit(card), []).append(card)
    return [CardGroup(sum(map(points, cards)), 0, tuple(cards)) for cards in found.values()]


def runs_held(hand: Sequence[Card], power: Sequence[int], least: int) -> list[CardGroup]:
    """Every longest run in one suit of so many cards at the least, from the top. Power is by face, and goes by ones."""
    found: list[list[Card]] = []
    for card in sorted(hand, key=lambda card: (suit(card), -power[card])):
        last = found[-1][-1] if found else None
        if last is not None and suit(last) == suit(card) and power[last] == power[card] + 1:
            found[-1].append(card)
        else:
            found.append([card])
    return [CardGroup(len(cards), power[cards[0]], tuple(cards)) for cards in found if len(cards) >= least]


def sets_held(hand: Sequence[Card], power: Sequence[int], lowest: int, least: int) -> list[CardGroup]:
    """Every set of one rank, of this power at the lowest and so many cards at the least."""
    found: dict[int, list[Card]] = {}
    for card in sorted(hand, key=suit):
        if power[card] >= lowest:
            found.setdefault(power[card], []).append(card)
    return [CardGroup(len(cards), high, tuple(cards)) for high, cards in found.items() if len(cards) >= least]


# --- What may be sunk ------------------------------------------------------------------------------------------------


def parts_of_run(run: CardGroup, least: int) -> list[CardGroup]:
    """Every shorter run in it, the longest and highest first."""
    sizes = range(run.size - 1, least - 1, -1)
    starts = [(size, start) for size in sizes for start in range(run.size - size + 1)]
    return [CardGroup(size, run.high - start, run.cards[start : start + size]) for size, start in starts]


def parts_of_set(held: CardGroup, least: int) -> list[CardGroup]:
    """Every smaller set in it: one for each choice of cards that are left out."""
    sizes = range(held.size - 1, least - 1, -1)
    return [CardGroup(size, held.high, cards) for size in sizes for cards in combinations(held.cards, size)]


def in_order(groups: Sequence[CardGroup]) -> Declaration:
    """The best first; of equals the order in which they stand."""
    return tuple(sorted(groups, key=lambda each: each.rank, reverse=True))


def declarations(
    held: Sequence[CardGroup], parts: Callable[[CardGroup], list[CardGroup]], sinking: bool
) -> list[Declaration]:
    """All that is held; and, where something may be sunk, all but for one group, left out or made less; and the
    best of what is left alone. The whole stands first, and nothing twice.
    """
    if not held:
        return []
    found = [in_order(held)]
    if sinking:
        for at, each in enumerate(held):
            others = [*held[:at], *held[at + 1 :]]
            found += [in_order([*others, part]) for part in parts(each)]
            found += [in_order(others), (each,)]
    return [each for each in dict.fromkeys(found) if each]


# --- Offers and contests ---------------------------------------------------------------------------------------------


def name_of(declared: Declaration) -> str:
    """The name by which a declaration is offered: its cards."""
    return "+".join([name_of_cards(group.cards) for group in declared])


def offers_of(
    declared: Sequence[Declaration], words: Callable[[Declaration], Reason], points: Callable[[Declaration], int]
) -> tuple[Offer, ...]:
    """Declarations as a visitor may choose among them, each with its cards, its sentence, and what it is worth."""
    return tuple(
        [
            Offer(name_of(each), words(each), tuple([card for group in each for card in group.cards]), points(each))
            for each in declared
        ]
    )


def contest(one: Declaration, other: Declaration) -> int:
    """Above 0 if the first is better, below if the other is, and 0 if they are equal. Only the best are compared."""
    first, second = [each[0].rank if each else (0, 0) for each in (one, other)]
    return (first > second) - (first < second)

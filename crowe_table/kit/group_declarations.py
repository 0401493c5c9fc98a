"""Declarations of card groups, in whole or in part, and contests that only the better declaration wins.

A *group* is a suit, a run, or a set of one rank. A Declaration holds the groups of one kind, best first. *Sinking*
means declaring less than the hand holds. ``kit.card_declarations`` handles combinations that are declared singly and
never compared.
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TypeAlias

from msgspec import Struct

from crowe_table.engine.cards import Card, suit
from crowe_table.engine.core import Offer, Reason
from crowe_table.kit.card_declarations import name_of_cards


class CardGroup(Struct, frozen=True):
    """Cards that are declared together.

    ``size`` is announced and compared first: the points of a suit, the length of a run, or the number of cards in a
    set. ``high`` breaks ties. It is the power of the set's rank or of the run's highest card, and 0 for a suit. A
    falsely claimed group has no cards.
    """

    size: int
    high: int
    cards: tuple[Card, ...] = ()

    @property
    def rank(self) -> tuple[int, int]:
        """The key for comparing groups."""
        return self.size, self.high


Declaration: TypeAlias = tuple[CardGroup, ...]
"""Declared groups, best first; empty if nothing is declared."""
NOTHING_DECLARED: Declaration = ()


# --- What a hand holds -----------------------------------------------------------------------------------------------


def suits_held(hand: Sequence[Card], points: Callable[[Card], int]) -> list[CardGroup]:
    """Return every suit of a hand, sized by the points of its cards."""
    found: dict[int, list[Card]] = {}
    for card in hand:
        found.setdefault(suit(card), []).append(card)
    return [CardGroup(sum(map(points, cards)), 0, tuple(cards)) for cards in found.values()]


def runs_held(hand: Sequence[Card], power: Sequence[int], least: int) -> list[CardGroup]:
    """Return every maximal run in one suit of at least ``least`` cards, highest card first.

    ``power`` is indexed by card. Successive cards differ by 1.
    """
    found: list[list[Card]] = []
    for card in sorted(hand, key=lambda card: (suit(card), -power[card])):
        last = found[-1][-1] if found else None
        if last is not None and suit(last) == suit(card) and power[last] == power[card] + 1:
            found[-1].append(card)
        else:
            found.append([card])
    return [CardGroup(len(cards), power[cards[0]], tuple(cards)) for cards in found if len(cards) >= least]


def sets_held(hand: Sequence[Card], power: Sequence[int], lowest: int, least: int) -> list[CardGroup]:
    """Return every set of one rank that has at least the power ``lowest`` and at least ``least`` cards."""
    found: dict[int, list[Card]] = {}
    for card in sorted(hand, key=suit):
        if power[card] >= lowest:
            found.setdefault(power[card], []).append(card)
    return [CardGroup(len(cards), high, tuple(cards)) for high, cards in found.items() if len(cards) >= least]


# --- What may be sunk ------------------------------------------------------------------------------------------------


def parts_of_run(run: CardGroup, least: int) -> list[CardGroup]:
    """Return every shorter run within this run, the longest and highest first."""
    sizes = range(run.size - 1, least - 1, -1)
    starts = [(size, start) for size in sizes for start in range(run.size - size + 1)]
    return [CardGroup(size, run.high - start, run.cards[start : start + size]) for size, start in starts]


def parts_of_set(held: CardGroup, least: int) -> list[CardGroup]:
    """Return every smaller set within this set, one for each choice of cards left out."""
    sizes = range(held.size - 1, least - 1, -1)
    return [CardGroup(size, held.high, cards) for size in sizes for cards in combinations(held.cards, size)]


def best_first(groups: Sequence[CardGroup]) -> Declaration:
    """Return the groups, best first. Equal groups keep their order."""
    return tuple(sorted(groups, key=lambda each: each.rank, reverse=True))


def declarations(
    held: Sequence[CardGroup], parts: Callable[[CardGroup], list[CardGroup]], sinking: bool
) -> list[Declaration]:
    """Return the possible declarations without duplicates, the full one first.

    If ``sinking`` is allowed, a player may declare less: each group may also be shortened, left out, or declared alone.
    """
    if not held:
        return []
    found = [best_first(held)]
    if sinking:
        for at, each in enumerate(held):
            others = [*held[:at], *held[at + 1 :]]
            found += [best_first([*others, part]) for part in parts(each)]
            found += [best_first(others), (each,)]
    return [each for each in dict.fromkeys(found) if each]


# --- Offers and contests ---------------------------------------------------------------------------------------------


def declaration_name(declared: Declaration) -> str:
    """Return the name of a declaration, built from its cards."""
    return "+".join([name_of_cards(group.cards) for group in declared])


def offers_of(
    declared: Sequence[Declaration], words: Callable[[Declaration], Reason], points: Callable[[Declaration], int]
) -> tuple[Offer, ...]:
    """Return the declarations as offers, each with its cards, message and points."""
    return tuple(
        [
            Offer(
                declaration_name(each),
                words(each),
                tuple([card for group in each for card in group.cards]),
                points(each),
            )
            for each in declared
        ]
    )


def contest(one: Declaration, other: Declaration) -> int:
    """Return a positive number if ``one`` wins, a negative one if ``other`` wins, 0 if equal.

    Only the best groups count.
    """
    first, second = [each[0].rank if each else (0, 0) for each in (one, other)]
    return (first > second) - (first < second)

"""Card points, for games that count the cards taken instead of the tricks."""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from crowe_table.engine.cards import RANKS, Card

CardValues: TypeAlias = tuple[int, ...]
"""The points of each card, indexed by face (0 to 51)."""


def by_rank(counts: Mapping[str, int]) -> CardValues:
    """Return card values that depend on rank alone, such as ``{"A": 11, "T": 10}``. Ranks not listed count 0."""
    return tuple([counts.get(letter, 0) for _ in range(4) for letter in RANKS])


def points_in(cards: Iterable[Card], values: CardValues) -> int:
    """Return the total points of the cards."""
    return sum([values[card % 52] for card in cards])


def count_in_tens(points: int) -> tuple[int, ...]:
    """Return the numbers to count aloud: every ten, and then the total."""
    return (*range(10, points, 10), points)

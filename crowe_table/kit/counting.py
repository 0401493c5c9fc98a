"""Card points: what the cards that were taken come to, where cards count and not tricks."""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from crowe_table.engine.cards import RANKS, Card

Values: TypeAlias = tuple[int, ...]
"""For each face of a pack, what it counts."""


def by_rank(counts: Mapping[str, int]) -> Values:
    """Cards that count by their rank alone, by its letter: ``{"A": 11, "T": 10}``; the others count nothing."""
    return tuple([counts.get(letter, 0) for _ in range(4) for letter in RANKS])


def points_in(cards: Iterable[Card], values: Values) -> int:
    """What cards count together."""
    return sum([values[card % 52] for card in cards])


def told_in_tens(points: int) -> tuple[int, ...]:
    """Points as they are told aloud: ten, twenty, thirty, and what there is."""
    return (*range(10, points, 10), points)

"""Every hand of a given size with a starter, up to renaming of suits."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, pairwise, product

from crowe_table.engine.cards import Card, make

Deal = tuple[tuple[Card, ...], Card]


def deals(size: int) -> Iterator[Deal]:
    """Yield one hand with its starter from each symmetry class. Suits are numbered in order of appearance."""
    for start_rank in range(13):
        for ranks in combinations_with_replacement(range(13), size):
            for suits in product(range(4), repeat=size):
                if named_in_order(suits) and distinct(start_rank, ranks, suits):
                    yield tuple(map(make, ranks, suits)), make(start_rank, 0)


def named_in_order(suits: tuple[int, ...]) -> bool:
    """Return whether suits are numbered in order of appearance. The suit of the starter is 0."""
    most = 0
    for suit in suits:
        if suit > most + 1:
            return False
        most = max(most, suit)
    return True


def distinct(start_rank: int, ranks: tuple[int, ...], suits: tuple[int, ...]) -> bool:
    """Return whether the cards are distinct, and cards of one rank are in the order of suits."""
    cards = list(zip(ranks, suits, strict=True))
    return (start_rank, 0) not in cards and all(a < b for a, b in pairwise(cards))

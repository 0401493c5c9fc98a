"""Every hand of a size with its start, but for which suit is called what."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, pairwise, product

from crowe_table.engine.cards import Card, make

Deal = tuple[tuple[Card, ...], Card]


def deals(size: int) -> Iterator[Deal]:
    """One hand of so many cards and a start for each kind: suits are named in the order in which they appear."""
    for start_rank in range(13):
        for ranks in combinations_with_replacement(range(13), size):
            for suits in product(range(4), repeat=size):
                if named_in_order(suits) and distinct(start_rank, ranks, suits):
                    yield tuple(map(make, ranks, suits)), make(start_rank, 0)


def named_in_order(suits: tuple[int, ...]) -> bool:
    """The start's suit is 0; each further suit is the next number when it first appears."""
    most = 0
    for suit in suits:
        if suit > most + 1:
            return False
        most = max(most, suit)
    return True


def distinct(start_rank: int, ranks: tuple[int, ...], suits: tuple[int, ...]) -> bool:
    """Whether these are different cards, cards of one rank being told in the order of their suits."""
    cards = list(zip(ranks, suits, strict=True))
    return (start_rank, 0) not in cards and all(a < b for a, b in pairwise(cards))

"""What hands come to at Baccara, and which is nearer to nine."""

from collections.abc import Sequence

from crowe_table.engine.cards import Card, rank

TEN = 10
"""The values of cards and hands go by tens: of a total only the last figure counts."""
NATURAL = 8
"""Two cards of so many points end the coup at once."""
MUST_DRAW, MUST_STAND = 4, 6
"""By the rules of the clubs the active player draws to so many or fewer, and stands on so many or more."""
BANKER, ACTIVE, NULL = "bank", "active", "tie"
"""Who wins a coup, or that nobody does."""


def value(card: Card) -> int:
    """The ace one, 2 to 9 their pips, tens and court cards nothing."""
    return min(rank(card) + 1, TEN) % TEN


def point(cards: Sequence[Card]) -> int:
    """The last figure of the total."""
    return sum([value(card) for card in cards]) % TEN


def is_natural(cards: Sequence[Card]) -> bool:
    """Eight or nine with two cards."""
    return len(cards) == 2 and point(cards) >= NATURAL


def nearer(active: int, banker: int, tie: str) -> str:
    """Of two points the nearer to nine; equal points are null, or the bank's (R5)."""
    if active == banker:
        return BANKER if tie == "bank" else NULL
    return ACTIVE if active > banker else BANKER

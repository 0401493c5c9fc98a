"""Points of Baccara hands, and the comparison of two hands: the one nearer to nine wins."""

from collections.abc import Sequence

from crowe_table.engine.cards import Card, rank

TEN = 10
"""Modulus of hand totals. Only the last digit counts."""
DEALT, BEST = 2, 9
"""Number of cards in a hand before the third card, and the highest point."""
NATURAL = 8
"""Minimum point of a two-card hand that ends the coup at once."""
MUST_DRAW, MUST_STAND = 4, 6
"""Club rules: the active player draws on at most ``MUST_DRAW`` points and stands on at least ``MUST_STAND``."""
BANKER, ACTIVE, NULL = "bank", "active", "tie"
"""Outcomes of a coup: the bank wins, the active player wins, or nobody wins."""


def value(card: Card) -> int:
    """Return a card's points: aces 1, pip cards 2 to 9 their pips, tens and court cards 0."""
    return min(rank(card) + 1, TEN) % TEN


def point(cards: Sequence[Card]) -> int:
    """Return the point of a hand, which is the last digit of the total of its cards."""
    return sum([value(card) for card in cards]) % TEN


def is_natural(cards: Sequence[Card]) -> bool:
    """Whether a two-card hand has eight or nine points."""
    return len(cards) == DEALT and point(cards) >= NATURAL


def nearer(active: int, banker: int, tie: str) -> str:
    """Return the side that is nearer to nine.

    With equal points nobody wins, or the bank does if ``tie`` says so (R5).
    """
    if active == banker:
        return BANKER if tie == "bank" else NULL
    return ACTIVE if active > banker else BANKER

"""Cards, packs and their text form.

A card is a small int: ``52 * copy + 13 * suit + rank``. Its *face*, ``card % 52``, is its suit and rank alone. Its
*copy* distinguishes identical cards of a game played with several packs, such as Rubicon bézique. Rank 0 is the ace and
rank 12 the king; each game defines how ranks compare.
"""

from collections.abc import Iterable, Sequence
from typing import NewType

Card = NewType("Card", int)

HIDDEN = Card(-1)
"""Placeholder for a card whose face the viewer may not know. It is drawn as the back of a card."""

RANKS = "A23456789TJQK"
SUITS = "SHDC"
SUIT_SIGNS = "♠♥♦♣"
SUIT_WORDS = ("spades", "hearts", "diamonds", "clubs")
"""Suit names used in answers."""
SPADES, HEARTS, DIAMONDS, CLUBS = range(4)
ACE, KNAVE, QUEEN, KING = 0, 10, 11, 12


class BadCard(ValueError):
    """Raised for a text that does not name a card."""


def rank(card: Card) -> int:
    """Return the rank, from 0 for the ace to 12 for the king."""
    return card % 13


def suit(card: Card) -> int:
    """Return the suit: 0 spades, 1 hearts, 2 diamonds, 3 clubs."""
    return card // 13 % 4


def face(card: Card) -> int:
    """Return the face, 0 to 51, regardless of the copy."""
    return card % 52


def copy_of(card: Card) -> int:
    """Return the copy: 0 for the first pack, 1 for the second."""
    return card // 52


def make(rank_index: int, suit_index: int, copy: int = 0) -> Card:
    """Return the card of a rank and a suit."""
    return Card(52 * copy + 13 * suit_index + rank_index)


def text(card: Card) -> str:
    """Return ``QS`` for the queen of spades, ``QS'2`` for its second copy, ``??`` for a back."""
    if card == HIDDEN:
        return "??"
    name = RANKS[rank(card)] + SUITS[suit(card)]
    return name if card < 52 else f"{name}'{copy_of(card) + 1}"


def texts(cards: Iterable[Card]) -> str:
    """Return the texts of several cards, separated by spaces."""
    return " ".join(text(card) for card in cards)


def parse(name: str) -> Card:
    """Return the card named ``QS`` or ``QS'2``. Raises BadCard with a full sentence for any other text."""
    body, mark, copy = name.strip().upper().partition("'")
    known = len(body) == 2 and body[0] in RANKS and body[1] in SUITS
    if not known or (mark and copy not in {"1", "2", "3", "4", "5", "6"}):
        raise BadCard(f"“{name}” is no card: a rank (A 2 … 9 T J Q K) and a suit (S H D C), as QS.")
    return make(RANKS.index(body[0]), SUITS.index(body[1]), int(copy) - 1 if mark else 0)


def parse_all(names: str | Sequence[str]) -> list[Card]:
    """Return the cards named in ``"QS 5H"`` or ``["QS", "5H"]``."""
    return [parse(name) for name in (names.split() if isinstance(names, str) else names)]


def build_pack(ranks: str = RANKS, copies: int = 1) -> tuple[Card, ...]:
    """Return a pack in four suits: 52 cards by default, 36 with ``"A6789TJQK"``, or several packs with ``copies``."""
    indices = [RANKS.index(letter) for letter in ranks]
    return tuple(make(r, s, copy) for copy in range(copies) for s in range(4) for r in indices)


FULL_PACK = build_pack()

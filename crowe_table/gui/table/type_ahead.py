"""Type-ahead: finds a card by typing the letters of its rank and suit."""

from collections.abc import Sequence

from crowe_table.engine.cards import HIDDEN, Card, rank, suit
from crowe_table.words import Words

QUICKLY = 900.0
"""Maximum delay in milliseconds between a rank and its suit."""
FIGURES = {"1": 0, "0": 9}
"""Ranks that the digits 1 (ace) and 0 (ten) stand for in every language."""


class TypeAhead:
    """Search for cards by typed letters.

    A rank alone finds each card of that rank in turn. A rank and a suit find one card.
    """

    def __init__(self, words: Words) -> None:
        self._ranks, self._suits = words.text("rank-letters"), words.text("suit-letters")
        self._rank = -1
        self._struck: float | None = None
        """Time in milliseconds when the rank was typed. None until the next ``step``."""
        self._now = 0.0

    def step(self, now: float) -> None:
        """Advance to this time, in milliseconds."""
        self._now = now
        if self._struck is None:
            self._struck = now

    def find(self, letter: str, cards: Sequence[Card], held: Card) -> Card | None:
        """Return the card that a typed letter selects, starting from the focused card ``held``.

        Return HIDDEN if no card matches. Return None if the letter stands for no rank, and no suit is expected.
        """
        letter = letter.upper()
        if letter in self._suits and self._awaits_suit:
            wanted, self._rank = self._rank, -1
            colour = self._suits.index(letter)
            return next((card for card in cards if (rank(card), suit(card)) == (wanted, colour)), HIDDEN)
        struck = FIGURES.get(letter, self._ranks.find(letter))
        if struck < 0:
            return None
        self._rank, self._struck = struck, None
        return _after(held, [card for card in cards if rank(card) == self._rank])

    @property
    def _awaits_suit(self) -> bool:
        return self._rank >= 0 and (self._struck is None or self._now - self._struck <= QUICKLY)


def _after(held: Card, alike: Sequence[Card]) -> Card:
    """Return the card after ``held`` in ``alike``. Return the first card if ``held`` is the last one or is missing.

    Return HIDDEN if ``alike`` is empty.
    """
    if held in alike:
        return alike[(alike.index(held) + 1) % len(alike)]
    return alike[0] if alike else HIDDEN

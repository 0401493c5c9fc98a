"""Type-ahead: find a card by the letters of its rank and suit."""

from collections.abc import Sequence

from crowe_table.engine.cards import HIDDEN, Card, rank, suit
from crowe_table.words import Words

QUICKLY = 900.0
"""Maximum delay in milliseconds between a rank and its suit."""
FIGURES = {"1": 0, "0": 9}
"""Ranks of the digits that stand for the ace and the ten in every language."""


class TypeAhead:
    """A rank alone reaches each card of that rank in turn. A suit after it reaches the card of both."""

    def __init__(self, words: Words) -> None:
        self._ranks, self._suits = words.text("rank-letters"), words.text("suit-letters")
        self._rank = -1
        self._struck: float | None = None
        """Time at which the rank was typed; None until the next step."""
        self._now = 0.0

    def step(self, now: float) -> None:
        """Advance to this time, in milliseconds."""
        self._now = now
        if self._struck is None:
            self._struck = now

    def find(self, letter: str, cards: Sequence[Card], held: Card) -> Card | None:
        """Return the card that a letter reaches from the held one; HIDDEN if there is no such card.

        Return None if the letter names no rank, and no suit at this moment.
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
    """Return the card of the same rank after the held one, or the first; HIDDEN if there is none."""
    if held in alike:
        return alike[(alike.index(held) + 1) % len(alike)]
    return alike[0] if alike else HIDDEN

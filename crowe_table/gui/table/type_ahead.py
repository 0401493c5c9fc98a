"""Cards found by their letters: a rank, then a suit."""

from collections.abc import Sequence

from crowe_table.engine.cards import HIDDEN, Card, rank, suit
from crowe_table.words import Words

QUICKLY = 900.0
"""Milliseconds within which a suit belongs to the rank before it."""
FIGURES = {"1": 0, "0": 9}
"""For the ace and the ten there is a figure too, whatever their letters: the ranks they stand for."""


class TypeAhead:
    """A rank alone reaches each card of that rank in turn; a suit after it, the card of both."""

    def __init__(self, words: Words) -> None:
        self._ranks, self._suits = words.text("rank-letters"), words.text("suit-letters")
        self._rank = -1
        self._struck: float | None = None
        """When the rank was struck, as far as time has gone on since."""
        self._now = 0.0

    def step(self, now: float) -> None:
        """Carries on to this moment, in milliseconds."""
        self._now = now
        if self._struck is None:
            self._struck = now

    def find(self, letter: str, cards: Sequence[Card], held: Card) -> Card | None:
        """The card of these that a letter leads to from the one that is held; HIDDEN if there is none of the kind; None
        if the letter is of no card just now.
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
    """The next of alike cards after the one that is held, or the first."""
    if held in alike:
        return alike[(alike.index(held) + 1) % len(alike)]
    return alike[0] if alike else HIDDEN

"""What a player of Écarté may answer, besides what the kit asks: cutting, changing, playing, marking."""

from typing import ClassVar

from crowe_table.engine.core import Action


class Pattern(Action, frozen=True, tag="pattern"):
    """Says how the cards will be dealt: by three and two, or by two and three."""

    word: str


class Propose(Action, frozen=True, tag="propose"):
    """Asks for cards."""


class PlayHand(Action, frozen=True, tag="stand"):
    """Plays without cards, or without more of them."""


class Give(Action, frozen=True, tag="accept"):
    """Gives cards."""


class GiveIfEnough(Action, frozen=True, tag="accept_if_enough"):
    """Gives cards if so many are left for the dealer; the number is their secret until it matters."""

    number: int


class Refuse(Action, frozen=True, tag="refuse"):
    """Gives none: the hand is played."""


class Abandon(Action, frozen=True, tag="abandon"):
    """Throws the hand up."""

    ends: ClassVar[bool] = True


class ThrowIn(Action, frozen=True, tag="throw_in"):
    """Leaves the rest unplayed, by which nobody can score."""

    ends: ClassVar[bool] = True


class FreshCards(Action, frozen=True, tag="fresh_cards"):
    """Asks for new packs before the next deal."""

"""Actions of Écarté in addition to the kit's cutting, exchanging, playing and marking."""

from typing import ClassVar

from crowe_table.engine.core import Action


class Pattern(Action, frozen=True, tag="pattern"):
    """Choose the packets of the deal: three and two, or two and three."""

    word: str


class Propose(Action, frozen=True, tag="propose"):
    """Ask for cards."""


class PlayHand(Action, frozen=True, tag="stand"):
    """Play without cards, or without more."""


class Give(Action, frozen=True, tag="accept"):
    """Give cards."""


class GiveIfEnough(Action, frozen=True, tag="accept_if_enough"):
    """Give cards if enough are left for the dealer. The number stays secret until it matters."""

    number: int


class Refuse(Action, frozen=True, tag="refuse"):
    """Refuse cards, so that the hand is played."""


class Abandon(Action, frozen=True, tag="abandon"):
    """Abandon the hand."""

    ends: ClassVar[bool] = True


class ThrowIn(Action, frozen=True, tag="throw_in"):
    """End a hand in which nobody can score any more."""

    ends: ClassVar[bool] = True


class FreshCards(Action, frozen=True, tag="fresh_cards"):
    """Ask for new packs before the next deal."""

    beside: ClassVar[bool] = True

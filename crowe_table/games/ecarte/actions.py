"""Actions of Écarté. The kit adds actions for cutting, exchanging, playing and marking."""

from typing import ClassVar

from crowe_table.engine.core import Action


class Pattern(Action, frozen=True, tag="pattern"):
    """Choose the packets of the deal: three cards and then two, or two and then three."""

    decides_nothing: ClassVar[bool] = True
    word: str


class Propose(Action, frozen=True, tag="propose"):
    """Propose to exchange cards."""


class PlayHand(Action, frozen=True, tag="stand"):
    """Play the hand without exchanging cards, or without exchanging any more."""


class Give(Action, frozen=True, tag="accept"):
    """Accept a proposal, so that both players exchange cards."""


class GiveIfEnough(Action, frozen=True, tag="accept_if_enough"):
    """Accept a proposal if enough cards are left for the dealer. The required number stays secret until it matters."""

    number: int


class Refuse(Action, frozen=True, tag="refuse"):
    """Refuse a proposal, so that the hand is played."""


class Abandon(Action, frozen=True, tag="abandon"):
    """Abandon the hand."""

    ends: ClassVar[bool] = True


class ThrowIn(Action, frozen=True, tag="throw_in"):
    """End a hand in which nobody can score any more."""

    ends: ClassVar[bool] = True


class FreshCards(Action, frozen=True, tag="fresh_cards"):
    """Ask for new packs before the next deal."""

    beside: ClassVar[bool] = True

"""Actions of Cribbage in addition to the kit's cutting, playing, claiming and readiness."""

from typing import ClassVar

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action


class LayOut(Action, frozen=True, tag="lay_out"):
    """Lay out cards of the hand to the crib."""

    cards: tuple[Card, ...]


class PlayFor(Action, frozen=True, tag="play_for"):
    """Play a card and claim its score."""

    card: Card
    claim: int


class Peg(Action, frozen=True, tag="peg"):
    """Move the hind peg this many holes beyond the front peg."""

    holes: int


class LiftFore(Action, frozen=True, tag="lift_fore"):
    """Remove the front peg by mistake. It goes behind the other, and the last score is lost."""

    ends: ClassVar[bool] = True


class OwnUp(Action, frozen=True, tag="own_up"):
    """Admit a fault in handling cards or pegs."""

    ends: ClassVar[bool] = True

    fault: str


class FreshDeal(Action, frozen=True, tag="fresh_deal"):
    """Call for a fresh deal after an opponent's fault."""


class DealStands(Action, frozen=True, tag="deal_stands"):
    """Play on with the cards dealt."""

"""Actions of Cribbage. The kit adds actions for cutting, playing, claiming and readiness."""

from typing import ClassVar

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action


class LayOut(Action, frozen=True, tag="lay_out"):
    """Lay out cards from the hand to the crib."""

    cards: tuple[Card, ...]


class PlayFor(Action, frozen=True, tag="play_for"):
    """Play a card and claim the points that it scores."""

    card: Card
    claim: int


class Peg(Action, frozen=True, tag="peg"):
    """Move the hind peg to this many holes beyond the front peg."""

    holes: int


class LiftFore(Action, frozen=True, tag="lift_fore"):
    """Lift the front peg by mistake. It goes behind the other peg, and the last score is lost."""

    ends: ClassVar[bool] = True


class OwnUp(Action, frozen=True, tag="own_up"):
    """Admit a fault in the handling of cards or pegs."""

    ends: ClassVar[bool] = True

    fault: str


class FreshDeal(Action, frozen=True, tag="fresh_deal"):
    """Call for a fresh deal after an opponent's fault."""


class DealStands(Action, frozen=True, tag="deal_stands"):
    """Play on with the cards dealt."""

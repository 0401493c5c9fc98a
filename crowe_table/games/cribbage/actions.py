"""What a player does at Cribbage besides cutting, playing a card, claiming and being ready: those are of the kit."""

from typing import ClassVar

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action


class LayOut(Action, frozen=True, tag="lay_out"):
    """Gives cards of one's hand to the crib."""

    cards: tuple[Card, ...]


class PlayFor(Action, frozen=True, tag="play_for"):
    """Plays a card and says what it scores."""

    card: Card
    claim: int


class Peg(Action, frozen=True, tag="peg"):
    """Sets the hinder peg so many holes beyond the foremost."""

    holes: int


class LiftFore(Action, frozen=True, tag="lift_fore"):
    """Takes out the front peg by mistake: it goes behind the other, and the last score is lost."""

    ends: ClassVar[bool] = True


class OwnUp(Action, frozen=True, tag="own_up"):
    """Says that one has broken a law, as may happen with cards and pegs of pasteboard and bone."""

    ends: ClassVar[bool] = True

    fault: str


class FreshDeal(Action, frozen=True, tag="fresh_deal"):
    """Calls for a fresh deal after an adversary's fault."""


class DealStands(Action, frozen=True, tag="deal_stands"):
    """Plays on with the cards that were dealt."""

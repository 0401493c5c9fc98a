"""What a player can do at Speculation, besides cutting, bidding, being ready and rising."""

from typing import ClassVar

from crowe_table.engine.core import Action, Seat
from crowe_table.engine.money import NOTHING, Farthings


class KeepTrump(Action, frozen=True, tag="keep"):
    """Keeps the trump."""


class PutUp(Action, frozen=True, tag="offer"):
    """Puts the trump up for sale, at no less than so much."""

    reserve: Farthings = NOTHING


class TurnCard(Action, frozen=True, tag="turn"):
    """Turns the top card of one's pile. Nobody does it for another: it is what the game is played for."""

    at_leisure: ClassVar[bool] = True


class OfferUnseen(Action, frozen=True, tag="offer_unseen"):
    """Before turning, puts ``one`` or ``all`` of one's face-down cards up for sale."""

    word: str
    reserve: Farthings = NOTHING


class ProposePrice(Action, frozen=True, tag="propose"):
    """Between two turns, would buy ``one`` or ``all`` of another's face-down cards for so much."""

    other: Seat
    word: str
    price: Farthings


class TakePrice(Action, frozen=True, tag="agree"):
    """Takes the price that is bid, or proposed."""


class RefusePrice(Action, frozen=True, tag="decline"):
    """Does not take it."""

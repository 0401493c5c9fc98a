"""Actions of Speculation. Cutting, bidding, being ready and leaving come from the kit."""

from typing import ClassVar

from crowe_table.engine.core import Action, Seat
from crowe_table.engine.money import NOTHING, Farthings


class KeepTrump(Action, frozen=True, tag="keep"):
    """Keep the trump instead of selling it."""


class PutUp(Action, frozen=True, tag="offer"):
    """Put the trump up for sale, at no less than the reserve price."""

    reserve: Farthings = NOTHING


class TurnCard(Action, frozen=True, tag="turn"):
    """Turn the top card of the player's own pile. This is never done automatically, because it is the point of the
    game.
    """

    at_leisure: ClassVar[bool] = True


class OfferUnseen(Action, frozen=True, tag="offer_unseen"):
    """Before turning, offer ``one`` or ``all`` of the player's face-down cards for sale."""

    word: str
    reserve: Farthings = NOTHING


class ProposePrice(Action, frozen=True, tag="propose"):
    """Between two turns, propose a price for ``one`` or ``all`` of another player's face-down cards."""

    other: Seat
    word: str
    price: Farthings


class TakePrice(Action, frozen=True, tag="agree"):
    """Accept the price bid or proposed."""


class RefusePrice(Action, frozen=True, tag="decline"):
    """Refuse the price bid or proposed."""

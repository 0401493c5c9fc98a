"""Actions of Speculation. The actions for cutting, bidding, being ready and leaving are defined in the kit."""

from typing import ClassVar

from crowe_table.engine.core import Action, Seat
from crowe_table.engine.money import NOTHING, Farthings


class KeepTrump(Action, frozen=True, tag="keep"):
    """Keep the highest trump instead of selling it."""


class PutUp(Action, frozen=True, tag="offer"):
    """Put the highest trump up for sale, for no less than the reserve price."""

    reserve: Farthings = NOTHING


class TurnCard(Action, frozen=True, tag="turn"):
    """Turn the top card of the player's pile.

    The program never turns it for the player: turning is the fun of the game.
    """

    at_leisure: ClassVar[bool] = True


class OfferUnseen(Action, frozen=True, tag="offer_unseen"):
    """Offer the player's face-down cards for sale before turning: ``one`` of them or ``all``."""

    word: str
    reserve: Farthings = NOTHING


class ProposePrice(Action, frozen=True, tag="propose"):
    """Propose to buy face-down cards of another player between two turns: ``one`` of them or ``all``."""

    other: Seat
    word: str
    price: Farthings


class TakePrice(Action, frozen=True, tag="agree"):
    """Accept the best bid, or another player's proposal."""


class RefusePrice(Action, frozen=True, tag="decline"):
    """Refuse the best bid, or another player's proposal."""

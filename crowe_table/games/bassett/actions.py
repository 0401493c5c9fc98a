"""Actions of Bassett. The kit adds actions for banking, readiness, buying in and leaving."""

from typing import ClassVar

from crowe_table.engine.core import Action
from crowe_table.engine.money import Farthings


class PlaceBet(Action, frozen=True, tag="bet"):
    """Add to the player's stake on a spot. A coppered stake stays coppered."""

    beside: ClassVar[bool] = True

    amount: Farthings
    spot: str


class OwnStake(Action, frozen=True):
    """Base class of the actions on the player's own stake on a spot."""

    spot: str


class Copper(OwnStake, frozen=True, tag="copper"):
    """Put a copper on the stake. The stake then bets that the card loses."""

    beside: ClassVar[bool] = True


class Uncopper(OwnStake, frozen=True, tag="uncopper"):
    """Remove the copper from the stake."""

    beside: ClassVar[bool] = True


class LiftStake(OwnStake, frozen=True, tag="take_up"):
    """Take back the whole stake."""

    beside: ClassVar[bool] = True


class Shift(OwnStake, frozen=True, tag="shift"):
    """Move the stake to another spot. A coppered stake stays coppered."""

    beside: ClassVar[bool] = True

    to: str


class CallTurn(Action, frozen=True, tag="call"):
    """Call the turn: name the order of the last three cards as loser, winner and last."""

    beside: ClassVar[bool] = True

    order: str
    amount: Farthings


class Uncall(Action, frozen=True, tag="uncall"):
    """Withdraw a call."""

    beside: ClassVar[bool] = True

    order: str


class Take(Action, frozen=True, tag="take"):
    """Take the pay for a winning card. The stake (couch) stays on the card."""


class Paroli(Action, frozen=True, tag="paroli"):
    """Bend a corner: leave the stake and the winnings for the next step."""


class TakePay(OwnStake, frozen=True, tag="take_pay"):
    """Take the pay of a bent card at the step that it has reached."""

"""What a player can do at Bassett, besides taking the bank, being ready, buying in and rising."""

from crowe_table.engine.core import Action
from crowe_table.engine.money import Farthings


class PlaceBet(Action, frozen=True, tag="bet"):
    """Lays so much on a spot, to what lies there already and as it lies."""

    amount: Farthings
    spot: str


class OwnStake(Action, frozen=True):
    """Something done with one's own stake on a spot."""

    spot: str


class Copper(OwnStake, frozen=True, tag="copper"):
    """Lays a copper on it: now the card is to lose."""


class Uncopper(OwnStake, frozen=True, tag="uncopper"):
    """Takes the copper off it."""


class LiftStake(OwnStake, frozen=True, tag="take_up"):
    """Takes it up, all of it."""


class Shift(OwnStake, frozen=True, tag="shift"):
    """Moves it to another spot, as it lies."""

    to: str


class CallTurn(Action, frozen=True, tag="call"):
    """Names the last three cards: which loses, which wins, and which is left."""

    order: str
    amount: Farthings


class Uncall(Action, frozen=True, tag="uncall"):
    """Takes up a call."""

    order: str


class Take(Action, frozen=True, tag="take"):
    """Is paid for the card that has won; the couch stays."""


class Paroli(Action, frozen=True, tag="paroli"):
    """Bends a corner, and leaves all down for the next step."""


class TakePay(OwnStake, frozen=True, tag="take_pay"):
    """Is paid for a bent card at the step that it has reached."""

"""Actions of Blind Hookey. The kit adds actions for cutting, shuffling, readiness and leaving."""

from typing import ClassVar

from crowe_table.engine.core import Action
from crowe_table.engine.money import Farthings


class LiftPacket(Action, frozen=True, tag="lift"):
    """Lift cards off the top of the pack as a packet."""

    decides_nothing: ClassVar[bool] = True
    number: int


class Divide(Action, frozen=True, tag="divide"):
    """Divide the pack into three heaps of these sizes, from left to right. Only the dealer divides."""

    decides_nothing: ClassVar[bool] = True
    numbers: tuple[int, ...]


class Stake(Action, frozen=True, tag="stake"):
    """Stake on the player's own packet, or on a heap."""

    amount: Farthings
    heap: str = ""


class StakeNoMore(Action, frozen=True, tag="enough"):
    """Decline to stake on a second heap."""


class StakeNothing(Action, frozen=True, tag="stake_nothing"):
    """Stake nothing in this hand."""


class TakeHeap(Action, frozen=True, tag="take"):
    """Take one of two heaps without stakes. The dealer does so."""

    heap: str

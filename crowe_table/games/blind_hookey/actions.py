"""What a player can do at Blind Hookey, besides cutting, shuffling, being ready and rising."""

from crowe_table.engine.core import Action
from crowe_table.engine.money import Farthings


class LiftPacket(Action, frozen=True, tag="lift"):
    """Takes so many cards off the top of the pack."""

    number: int


class Divide(Action, frozen=True, tag="divide"):
    """The dealer divides the pack in three heaps, of so many cards from left to right."""

    numbers: tuple[int, ...]


class Stake(Action, frozen=True, tag="stake"):
    """Stakes so much on one's own packet, or on one of the heaps."""

    amount: Farthings
    heap: str = ""


class StakeNoMore(Action, frozen=True, tag="enough"):
    """Stakes on no second heap."""


class StakeNothing(Action, frozen=True, tag="stake_nothing"):
    """Stakes nothing in this hand."""


class TakeHeap(Action, frozen=True, tag="take"):
    """The dealer takes one of two heaps that bear no money."""

    heap: str

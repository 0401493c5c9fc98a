"""The piles and the public record of Every Form."""

from enum import auto
from typing import TypeAlias

from crowe_table.games.every_form.options import EveryFormOptions
from msgspec import Struct

from crowe_table.engine.core import NO_SEAT, Phase, Record, Seat, View
from crowe_table.engine.piles import Piles, SeenBy
from crowe_table.engine.state import State

PILES = Piles()
STOCK = PILES.one("pack")
BURIED = PILES.one("buried", face_down=True, unordered=True)
HEAP = tuple(PILES.one(f"heap_{number}", SeenBy.NOBODY) for number in range(3))
HAND = PILES.each("hand", SeenBy.OWNER)
LAID = PILES.each("laid", SeenBy.ALL)

MANNERS = ("stake", "coppered", "bent")
"""Ways in which coins lie on a spot. They are the names of the accounts."""


class EveryFormPhase(Phase):
    CUT_PACK = auto()
    EXCHANGE = auto()
    ANNOUNCE = auto()
    LAY_OR_BURY = auto()
    DECLARE = auto()
    BID = auto()
    CLOTH = auto()
    PEG = auto()
    DIVIDE = auto()
    AUCTION = auto()
    SEAL = auto()
    ROLL = auto()
    SHOW = auto()
    COUNTED = auto()
    OVER = auto()


class EveryFormRecord(Record, kw_only=True):
    """The public record."""

    live = ("deal", "dealer", "ring", "turn", "pegs", "dice", "called")

    turn: Seat = NO_SEAT
    stands: str = ""
    """The current bid."""
    bidder: Seat = NO_SEAT
    passed: tuple[Seat, ...] = ()
    pegs: tuple[int, ...] = ()
    """Position of the front peg of each side. It may differ from the score."""
    called: int = 0
    """The sum that was called, in farthings."""
    caller: Seat = NO_SEAT
    sealed: tuple[Seat, ...] = ()
    """The seats that have chosen secretly."""
    dice: tuple[int, ...] = ()


class Chosen(Struct, frozen=True):
    """The players that a seat has named secretly."""

    others: tuple[Seat, ...]


EveryFormState: TypeAlias = State[EveryFormRecord, EveryFormOptions]
EveryFormView: TypeAlias = View[EveryFormRecord, EveryFormOptions]

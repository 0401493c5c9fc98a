"""The piles and the public record of High Card."""

from enum import auto
from typing import TypeAlias

from crowe_table.games.high_card.options import HighCardOptions

from crowe_table.engine.core import NO_SEAT, Phase, Record, Seat
from crowe_table.engine.piles import Piles, SeenBy
from crowe_table.engine.state import State

PILES = Piles()
STOCK = PILES.one("pack")
HAND = PILES.each("hand", SeenBy.OWNER)
SHOWN = PILES.each("shown", SeenBy.ALL)
WASTE = PILES.one("waste")


class HighCardPhase(Phase):
    CHANGE = auto()
    COUNTED = auto()
    OVER = auto()


class HighCardRecord(Record, kw_only=True):
    """The public record."""

    live = ("deal", "dealer", "ring", "turn")

    turn: Seat = NO_SEAT
    """The seat that may exchange its card. NO_SEAT when no deal is in progress."""


HighCardState: TypeAlias = State[HighCardRecord, HighCardOptions]

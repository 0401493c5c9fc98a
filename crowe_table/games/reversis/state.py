"""Where the cards and fish of Reversis lie, the phases of a sitting, and what everybody knows."""

from enum import auto
from typing import TypeAlias

from crowe_table.engine.core import NO_SEAT, Phase, Seat, View
from crowe_table.engine.money import Account
from crowe_table.engine.piles import Piles, SeenBy
from crowe_table.engine.state import State
from crowe_table.games.reversis.options import ReversisOptions
from crowe_table.kit.tricks import TrickRecord

PILES = Piles()
STOCK = PILES.one("pack")
"""In the plain game the cards that are left over stay there, and nobody sees them."""
TALON = PILES.each("talon")
HAND = PILES.each("hand", SeenBy.OWNER)
PASSED = PILES.each("passed", SeenBy.OWNER)
"""What each passes across, until all have chosen."""
DISCARD = PILES.one("discard")
"""The four cards put away, beneath the dishes: each player knows their own."""
PARTY = PILES.one("party", SeenBy.ALL)
"""The same, turned up when the party is paid."""
PLAYED = PILES.each("played", SeenBy.ALL)
TAKEN = PILES.each("taken", SeenBy.ALL, face_down=True)
CUT = PILES.each("cut", SeenBy.ALL)

GREAT = Account("great", counters=True)
"""The pool of the knave of hearts."""
LITTLE = Account("little", counters=True)
"""The pool of the queen of hearts."""


class ReversisPhase(Phase):
    """The stages of a sitting, in the order of the book."""

    CUT_FOR_DEAL = auto()
    CUT_PACK = auto()
    PUT_AWAY = auto()
    PASS = auto()
    PLAY = auto()
    SETTLED = auto()
    OVER = auto()


class ReversisRecord(TrickRecord, kw_only=True):
    """What everybody knows of a table of Reversis besides the cards."""

    live = (*TrickRecord.live, "turn", "tricks", "undertaker")

    undertaker: Seat = NO_SEAT
    """Who has taken every trick but the last two: a reversis is under way."""
    due: tuple[tuple[Seat, Seat, int], ...] = ()
    """What is owed for cards led, and has not been asked for: who owes it, to which player, and how many fish."""

    def opposite(self, one: Seat, other: Seat) -> bool:
        """Whether two of four face each other."""
        return len(self.ring) == 4 and self.after(one, 2) == other


ReversisState: TypeAlias = State[ReversisRecord, ReversisOptions]
ReversisView: TypeAlias = View[ReversisRecord, ReversisOptions]

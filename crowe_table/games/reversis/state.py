"""Piles, accounts, phases and public record of Reversis."""

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
"""Cards left over in the plain game stay here unseen."""
TALON = PILES.each("talon")
HAND = PILES.each("hand", SeenBy.OWNER)
PASSED = PILES.each("passed", SeenBy.OWNER)
"""Cards passed across, until all have chosen."""
DISCARD = PILES.one("discard")
"""The four cards put away, beneath the dishes; each player knows their own."""
PARTY = PILES.one("party", SeenBy.ALL)
"""The discard, turned up when the party is paid."""
PLAYED = PILES.each("played", SeenBy.ALL)
TAKEN = PILES.each("taken", SeenBy.ALL, face_down=True)
CUT = PILES.each("cut", SeenBy.ALL)

GREAT = Account("great", counters=True)
"""Pool of the knave of hearts."""
LITTLE = Account("little", counters=True)
"""Pool of the queen of hearts."""


class ReversisPhase(Phase):
    """Phases of a sitting, in order."""

    CUT_FOR_DEAL = auto()
    CUT_PACK = auto()
    PUT_AWAY = auto()
    PASS = auto()
    PLAY = auto()
    SETTLED = auto()
    OVER = auto()


class ReversisRecord(TrickRecord, kw_only=True):
    """Public record of Reversis, apart from the cards."""

    live = (*TrickRecord.live, "turn", "tricks", "undertaker")

    undertaker: Seat = NO_SEAT
    """Seat that has taken every trick before the last two: a reversis is under way."""
    due: tuple[tuple[Seat, Seat, int], ...] = ()
    """Payments due for led cards that nobody has asked for: payer, payee and fish."""

    def opposite(self, one: Seat, other: Seat) -> bool:
        """Whether two of four seats face each other."""
        return len(self.ring) == 4 and self.after(one, 2) == other


ReversisState: TypeAlias = State[ReversisRecord, ReversisOptions]
ReversisView: TypeAlias = View[ReversisRecord, ReversisOptions]

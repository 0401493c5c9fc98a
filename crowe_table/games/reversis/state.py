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
"""Undealt cards. In the plain game, cards that could not be shared equally stay here unseen."""
TALON = PILES.each("talon")
HAND = PILES.each("hand", SeenBy.OWNER)
PASSED = PILES.each("passed", SeenBy.OWNER)
"""Cards that players have chosen to pass across. They lie here until everybody has chosen."""
DISCARD = PILES.one("discard")
"""Cards that were put away, beneath the dishes of the pools. Each player remembers the card that they put away."""
PARTY = PILES.one("party", SeenBy.ALL)
"""Cards that were put away, turned up when the party is paid."""
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
    """Public state of a sitting of Reversis, apart from the cards."""

    live = (*TrickRecord.live, "turn", "tricks", "undertaker")

    undertaker: Seat = NO_SEAT
    """Seat that has taken every trick so far, once only the last two are left. This seat may make a reversis."""
    due: tuple[tuple[Seat, Seat, int], ...] = ()
    """Payments for led cards that nobody has asked for yet, each as payer, payee and fish."""

    def opposite(self, one: Seat, other: Seat) -> bool:
        """Whether two seats sit opposite each other at a table of four."""
        return len(self.ring) == 4 and self.after(one, 2) == other


ReversisState: TypeAlias = State[ReversisRecord, ReversisOptions]
ReversisView: TypeAlias = View[ReversisRecord, ReversisOptions]

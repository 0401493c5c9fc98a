"""Piles, phases and public record of Cribbage."""

from enum import auto
from typing import ClassVar, TypeAlias

from crowe_table.engine.cards import Card
from crowe_table.engine.core import NO_SEAT, Phase, Seat, View
from crowe_table.engine.piles import Piles, SeenBy
from crowe_table.engine.state import State
from crowe_table.games.cribbage.options import CribbageOptions
from crowe_table.kit.dealing import CutRecord
from crowe_table.kit.rules import Rules
from crowe_table.kit.score_claims import UNDISPUTED, Verdict

CRIB_CARDS = 4
"""Number of cards in a crib."""
NO_SIDE = -1
"""Placeholder while no side has won."""

PILES = Piles()
STOCK = PILES.one("pack")
START = PILES.one("start", SeenBy.ALL)
CRIB = PILES.one("crib")
HAND = PILES.each("hand", SeenBy.OWNER)
PLAYED = PILES.each("played", SeenBy.ALL)
THROWN = PILES.each("thrown", SeenBy.OWNER)
CUT = PILES.each("cut", SeenBy.ALL)


class CribbagePhase(Phase):
    """Phases in rule-book order. The cut for the starter may also come after laying out.

    If players peg by hand, PEG follows every score. If players claim, they claim for every hand shown, and opponents
    may dispute the claim. An opponent may call for a fresh deal after a fault.
    """

    CUT_FOR_DEAL = auto()
    CUT_PACK = auto()
    LAY_OUT = auto()
    CUT_START = auto()
    PLAY = auto()
    PEG = auto()
    SHOW = auto()
    AGREE = auto()
    FRESH_DEAL = auto()
    COUNTED = auto()
    OVER = auto()


class CribbageRecord(CutRecord, kw_only=True):
    """Public record of a game of Cribbage apart from the cards."""

    live: ClassVar[tuple[str, ...]] = ("deal", "dealer", "ring", "count", "turn", "fore", "hind")

    count: int = 0
    """Running count in the play."""
    pile: tuple[Card, ...] = ()
    """Cards of the current count, oldest first."""
    turn: Seat = NO_SEAT
    """Seat that is to play; NO_SEAT outside the play."""
    least: tuple[int, ...] = ()
    """For each seat, the minimum value of its cards. It follows from the counts at which the seat could not play."""
    backs: tuple[int, ...] = ()
    """For each side, the hole of its hind peg. The front peg is at the side's score."""
    fore: tuple[int, ...] = ()
    """If players peg by hand: the hole of each side's front peg, even if the peg is misplaced."""
    hind: tuple[int, ...] = ()
    """If players peg by hand: the hole of each side's hind peg."""
    counted: tuple[int, ...] = ()
    """Scores of the hands in this show. The eldest hand is first and the crib last."""
    claimant: Seat = NO_SEAT
    """Seat whose last claim or pegging may be disputed; NO_SEAT if there is none."""
    verdict: Verdict = UNDISPUTED
    """Verdict on the last claim or pegging."""
    pegger: Seat = NO_SEAT
    """Seat that has points to peg by hand."""
    due: int = 0
    """Number of points to peg."""
    then: str = ""
    """Name of the continuation after pegging."""
    winner: int = NO_SIDE
    """Side that has won; NO_SIDE until then."""


CribbageState: TypeAlias = State[CribbageRecord, CribbageOptions]
CribbageView: TypeAlias = View[CribbageRecord, CribbageOptions]
RULES = Rules[CribbageState]()
"""Questions and actions. The modules rules, board, claims and laws register them."""


def sides(ring: tuple[Seat, ...]) -> tuple[int, ...]:
    """Return the side of each seat.

    Of four players, those who face each other are partners. Otherwise each plays alone.
    """
    return tuple([ring.index(seat) % (2 if len(ring) == 4 else len(ring)) for seat in sorted(ring)])

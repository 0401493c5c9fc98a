"""What there is at a table of Cribbage: its piles, its phases, and what everybody knows."""

from enum import auto
from typing import ClassVar, TypeAlias

from crowe_table.engine.cards import Card
from crowe_table.engine.core import NO_SEAT, Phase, Seat, View
from crowe_table.engine.piles import Piles, SeenBy
from crowe_table.engine.state import State
from crowe_table.games.cribbage.options import CribbageOptions
from crowe_table.kit.rites import CutRecord
from crowe_table.kit.rules import Rules
from crowe_table.kit.score_claims import AS_CLAIMED, Verdict

CRIB_CARDS = 4
"""Cards in a crib, always."""
NO_SIDE = -1
"""No side has won yet."""

PILES = Piles()
STOCK = PILES.one("pack")
START = PILES.one("start", SeenBy.ALL)
CRIB = PILES.one("crib")
HAND = PILES.each("hand", SeenBy.OWNER)
PLAYED = PILES.each("played", SeenBy.ALL)
THROWN = PILES.each("thrown", SeenBy.OWNER)
CUT = PILES.each("cut", SeenBy.ALL)


class CribbagePhase(Phase):
    """In the order of the book; a card may also be cut for, as the start, after laying out.

    After any score, where pegs are moved by hand, it is pegged; where points are claimed, every hand of the show is
    claimed and may be disputed. The offender's adversary may call for a fresh deal.
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
    """What everybody at a table of Cribbage knows besides the cards."""

    live: ClassVar[tuple[str, ...]] = ("deal", "dealer", "ring", "count", "turn", "fore", "hind")

    count: int = 0
    """The running count of the play."""
    pile: tuple[Card, ...] = ()
    """The cards of the count that is running, the oldest first."""
    turn: Seat = NO_SEAT
    """Who is to play; NO_SEAT outside the play."""
    least: tuple[int, ...] = ()
    """For each seat, what a card it still holds is worth at least: who could not play to a count has shown so much."""
    backs: tuple[int, ...] = ()
    """For each side, the hole of its hinder peg; the front peg stands at its score."""
    fore: tuple[int, ...] = ()
    """Where players move their own pegs: for each side the hole of its front peg, rightly set or not."""
    hind: tuple[int, ...] = ()
    """And of its hinder peg."""
    counted: tuple[int, ...] = ()
    """What each hand has counted in this show, eldest's first and the crib last."""
    claimant: Seat = NO_SEAT
    """Who has claimed, or pegged too little, last; NO_SEAT once nothing can be said of it."""
    verdict: Verdict = AS_CLAIMED
    """What is to be said of it."""
    pegger: Seat = NO_SEAT
    """Who has points to peg by hand."""
    due: int = 0
    """How many points they are."""
    then: str = ""
    """How the game goes on after them."""
    winner: int = NO_SIDE
    """The side that has won; NO_SIDE before."""


CribbageState: TypeAlias = State[CribbageRecord, CribbageOptions]
CribbageView: TypeAlias = View[CribbageRecord, CribbageOptions]
RULES = Rules[CribbageState]()
"""Its rooms declare what is asked and done: the game itself, the board, the claims, the laws."""


def sides(ring: tuple[Seat, ...]) -> tuple[int, ...]:
    """For each seat its side: of four those who face each other are partners, else each is a side alone."""
    return tuple([ring.index(seat) % (2 if len(ring) == 4 else len(ring)) for seat in sorted(ring)])

"""Pack, piles, phases and public record of Schafskopf."""

from enum import IntEnum, auto
from typing import TypeAlias

from crowe_table.engine.cards import build_pack, parse_all
from crowe_table.engine.core import NO_SEAT, Phase, Seat, View
from crowe_table.engine.piles import Piles, SeenBy
from crowe_table.engine.state import State
from crowe_table.games.schafskopf.options import SchafskopfOptions
from crowe_table.kit.card_points import by_rank
from crowe_table.kit.ranking import fixed
from crowe_table.kit.tricks import TrickRecord

PLAYERS, CARDS, IN_BLIND = 3, 10, 2
PLAIN = "ATK987"
"""Ranks of a plain suit, best first."""
PACK = build_pack("789TJQKA")
TRUMPS = tuple(parse_all("QC QS QH QD JC JS JH JD AD TD KD 9D 8D 7D"))
"""Trumps, highest first: queens, knaves and diamonds. They form one suit, whatever suit is printed on them."""
ORDER = fixed(TRUMPS, PLAIN)
VALUES = by_rank({"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2})
"""Card points of each card: 30 in each printed suit, 120 in the pack."""

PILES = Piles()
STOCK = PILES.one("pack")
BLIND = PILES.one("blind")
HAND = PILES.each("hand", SeenBy.OWNER)
PLAYED = PILES.each("played", SeenBy.ALL)
TAKEN = PILES.each("taken", SeenBy.ALL, face_down=True)
BURIED = PILES.each("buried", SeenBy.OWNER, face_down=True)
"""Cards that the lone player has buried. They stay face down until the deal is scored."""
OPENED = PILES.each("opened", SeenBy.ALL)
"""Cards turned up when the deal is scored. They are the buried cards, or the blind for the taker of the last trick."""
CUT = PILES.each("cut", SeenBy.ALL)


class Contest(IntEnum):
    """Kinds of game: one player alone against two, or each player for the fewest points."""

    ALONE = auto()
    FOR_LEAST = auto()


class SchafskopfPhase(Phase):
    """Phases of a party (a match), in order."""

    CUT_FOR_DEAL = auto()
    BLIND = auto()
    BURY = auto()
    PLAY = auto()
    COUNT = auto()
    COUNTED = auto()
    OVER = auto()


class SchafskopfRecord(TrickRecord, kw_only=True):
    """Public state of a party of Schafskopf, apart from the cards."""

    live = (*TrickRecord.live, "turn", "trumps", "tricks", "resting", "declined", "lone", "contest")

    lone: Seat = NO_SEAT
    """Seat that has taken the blind and plays alone."""
    declined: tuple[int, ...] = ()
    """For each seat, 1 if it has declined the blind."""
    contest: tuple[tuple[int, ...], ...] = ()
    """Kind of game and seat of the lone player, as a table of one row for display. Empty until the game is decided."""


SchafskopfState: TypeAlias = State[SchafskopfRecord, SchafskopfOptions]
SchafskopfView: TypeAlias = View[SchafskopfRecord, SchafskopfOptions]

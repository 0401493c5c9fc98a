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
"""Queens, knaves and diamonds, best first. They form one suit, whatever their printed suit."""
ORDER = fixed(TRUMPS, PLAIN)
VALUES = by_rank({"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2})
"""Card points: 30 in each suit, 120 in all."""

PILES = Piles()
STOCK = PILES.one("pack")
BLIND = PILES.one("blind")
HAND = PILES.each("hand", SeenBy.OWNER)
PLAYED = PILES.each("played", SeenBy.ALL)
TAKEN = PILES.each("taken", SeenBy.ALL, face_down=True)
BURIED = PILES.each("buried", SeenBy.OWNER, face_down=True)
"""Cards buried by the lone player, which nobody looks at before the score."""
OPENED = PILES.each("opened", SeenBy.ALL)
"""Buried cards, turned up at the score; or the unclaimed blind, before it goes to a player."""
CUT = PILES.each("cut", SeenBy.ALL)


class Contest(IntEnum):
    """Kinds of game."""

    ALONE = auto()
    FOR_LEAST = auto()


class SchafskopfPhase(Phase):
    """Phases of a party, in order."""

    CUT_FOR_DEAL = auto()
    BLIND = auto()
    BURY = auto()
    PLAY = auto()
    COUNT = auto()
    COUNTED = auto()
    OVER = auto()


class SchafskopfRecord(TrickRecord, kw_only=True):
    """Public record of Schafskopf, apart from the cards."""

    live = (*TrickRecord.live, "turn", "trumps", "resting", "declined", "lone", "contest")

    lone: Seat = NO_SEAT
    """Seat that has taken the blind and plays alone."""
    declined: tuple[int, ...] = ()
    """For each seat, 1 if it has declined the blind."""
    contest: tuple[tuple[int, ...], ...] = ()
    """The kind of game and the lone seat as one row, as in the note; empty before it is settled."""


SchafskopfState: TypeAlias = State[SchafskopfRecord, SchafskopfOptions]
SchafskopfView: TypeAlias = View[SchafskopfRecord, SchafskopfOptions]

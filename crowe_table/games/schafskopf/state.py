"""The pack of Schafskopf and where it lies, the phases of a deal, and what everybody knows."""

from enum import IntEnum, auto
from typing import TypeAlias

from crowe_table.engine.cards import build_pack, parse_all
from crowe_table.engine.core import NO_SEAT, Phase, Seat, View
from crowe_table.engine.piles import Piles, SeenBy
from crowe_table.engine.state import State
from crowe_table.games.schafskopf.options import SchafskopfOptions
from crowe_table.kit.counting import by_rank
from crowe_table.kit.ranking import fixed
from crowe_table.kit.tricks import TrickRecord

PLAYERS, CARDS, IN_BLIND = 3, 10, 2
PLAIN = "ATK987"
"""Cards of a plain suit, from the best."""
PACK = build_pack("789TJQKA")
TRUMPS = tuple(parse_all("QC QS QH QD JC JS JH JD AD TD KD 9D 8D 7D"))
"""Queens, knaves and diamonds, from the best: one suit, whatever is printed on them."""
ORDER = fixed(TRUMPS, PLAIN)
VALUES = by_rank({"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2})
"""What cards count: 30 in each suit, and 120 in all."""

PILES = Piles()
STOCK = PILES.one("pack")
BLIND = PILES.one("blind")
HAND = PILES.each("hand", SeenBy.OWNER)
PLAYED = PILES.each("played", SeenBy.ALL)
TAKEN = PILES.each("taken", SeenBy.ALL, face_down=True)
BURIED = PILES.each("buried", SeenBy.OWNER, face_down=True)
"""What the lone player has laid away: remembered, and not looked at before the count."""
OPENED = PILES.each("opened", SeenBy.ALL)
"""At the count: what was laid away; or the blind that nobody took, before whoever has to have it."""
CUT = PILES.each("cut", SeenBy.ALL)


class Contest(IntEnum):
    """What a deal may be played as."""

    ALONE = auto()
    FOR_LEAST = auto()


class SchafskopfPhase(Phase):
    """The stages of a party, in the order of the book."""

    CUT_FOR_DEAL = auto()
    BLIND = auto()
    BURY = auto()
    PLAY = auto()
    COUNT = auto()
    COUNTED = auto()
    OVER = auto()


class SchafskopfRecord(TrickRecord, kw_only=True):
    """What everybody knows of a table of Schafskopf besides the cards."""

    live = (*TrickRecord.live, "turn", "trumps", "resting", "declined", "lone", "contest")

    lone: Seat = NO_SEAT
    """Who has taken the blind, and plays alone."""
    declined: tuple[int, ...] = ()
    """For each seat, 1 if it has left the blind to the next."""
    contest: tuple[tuple[int, ...], ...] = ()
    """What is played, as a row of its note: alone, and the seat that does, or for least; none before it is settled."""


SchafskopfState: TypeAlias = State[SchafskopfRecord, SchafskopfOptions]
SchafskopfView: TypeAlias = View[SchafskopfRecord, SchafskopfOptions]

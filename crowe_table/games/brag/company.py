"""Brag in company, from a table solved beforehand: what a position offers, and how often to do what.

The table is made by ``python -m tests.players.brag_company``. Positions are told apart by few things, each in few
steps, so that one table serves three players and eight. Money is counted in halves of a unit.
"""

from bisect import bisect_right
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from crowe_table.games.brag.mixtures import Mixture, Mixtures, Move
from crowe_table.games.brag.state import Status
from crowe_table.games.brag.two_seats import UNIT

FILE = Path(__file__).with_name("company.table")
SHARES = (0.006, 0.018, 0.035, 0.06, 0.09, 0.125, 0.17, 0.215, 0.257, 0.31, 0.37, 0.43, 0.5, 0.6, 0.75)
"""The edges of the classes of hands: the share of hands that are better."""
CLASSES = len(SHARES) + 1
PRICES = (1.5, 2.2, 3.2, 4.5, 6.5, 10.0, 18.0)
"""The edges of the classes of pots, in wagers."""
DEPTHS = (1.0, 2.0, 3.0, 5.0, 9.0, 18.0)
"""The edges of the classes of what there is to pay with, in wagers."""
CARRIED_POTS = (4, 8, 16, 32)
"""The edges of the classes of pots, in units, for the choice whether to look as the cards are dealt."""
OTHERS, UNSEEN, LAYS, PRESSURE = 4, 3, 4, 4
"""How many others, unseen hands and own wagers are told apart; and how much one of the others has wagered."""
MOST_LAYS = 8
"""Wagers of one's own after which nothing is solved."""
MOVES = 1 << len(Move)


class ManyLeft(NamedTuple):
    """A position as the player to act sees it, but for the own hand. Purses are less what is owed, and with credit."""

    status: int
    others: int
    """Players left, besides oneself."""
    unseen: int
    """How many of them have not looked."""
    pot: int
    level: int
    held: int
    credit: int
    """How much of that is credit, which may not raise."""
    poorest: int
    """The least that one of the others can pay, and the most."""
    richest: int
    laid: int
    """Wagers of one's own in this deal."""
    pressure: int
    """The most that one of the others has done: open wagers, and wagers for more than the least."""
    friends: bool
    """Whether there are players who have folded, and may lend."""

    @property
    def least(self) -> int:
        """What the least wager is worth."""
        return max(self.level, UNIT)

    def due(self, value: int) -> int:
        """What is put down for a wager of so much."""
        return value if self.status == Status.OPEN else value // 2

    @property
    def wagers(self) -> tuple[int, int, int]:
        """What the least wager is worth, one between, and the most. 0 where there is none."""
        least = self.least
        mine = min(self.held - self.credit, self.held // 3) * (1 if self.status == Status.OPEN else 2)
        most = min(max(least, self.pot), mine, self.richest) // UNIT * UNIT
        if most <= least or self.laid >= LAYS:
            return least, 0, 0
        middle = max(2 * least, self.pot // 2 // UNIT * UNIT)
        return least, middle if middle <= most * 3 // 4 else 0, most

    def moves(self) -> tuple[Move, ...]:
        """What one may do. To see, without the money, is to ask those who have folded for it."""
        may = [Move.FOLD]
        least, middle, most = self.wagers
        if self.held >= self.due(least):
            may += [Move.LEAST, *[Move.MIDDLE] * (middle > 0), *[Move.MOST] * (most > 0)]
        chases = self.status == Status.OPEN and self.unseen
        if self.level and self.others == 1 and not chases and (self.friends or self.held >= self.due(2 * self.level)):
            may.append(Move.SEE)
        if self.status != Status.OPEN:
            may.append(Move.LOOK)
        return tuple(may)

    def _places(self) -> list[int]:
        """In which class of each kind this position is."""
        least = self.least
        return [
            self.status - Status.OPEN,
            min(self.others, OTHERS) - 1,
            min(self.unseen, UNSEEN - 1),
            int(self.level > 0),
            bisect_right(PRICES, self.pot / least),
            bisect_right(DEPTHS, self.held / least),
            (self.poorest >= least) + (self.poorest >= 3 * least),
            min(self.laid, LAYS - 1),
            min(self.pressure, PRESSURE - 1),
            sum([1 << move for move in self.moves()]),
        ]

    def key(self) -> int:
        """Under what the table has this position: like positions have one key."""
        return _key(self._places())

    def near_keys(self) -> Iterator[int]:
        """The keys of positions that differ by a step in one thing, the likest first."""
        places = self._places()
        for at in _BY_STEPS:
            for step in (-1, 1):
                near = places[at] + step
                if 0 <= near < _SIZES[at]:
                    yield _key([*places[:at], near, *places[at + 1 :]])


_SIZES = (3, OTHERS, UNSEEN, 2, len(PRICES) + 1, len(DEPTHS) + 1, 3, LAYS, PRESSURE, MOVES)
"""How many classes there are of each kind."""
_BY_STEPS = (8, 7, 6, 5, 4, 2, 1)
"""The kinds in which a position that the table has not may be taken for another: from its pressure to its others."""


def _key(places: list[int]) -> int:
    whole = 0
    for place, size in zip(places, _SIZES, strict=True):
        whole = whole * size + place
    return whole


def row_of(at: ManyLeft, rows: Mixtures) -> Mixture | None:
    """The row of a position, or of one that differs by a step; None if there is none, or more was laid than solved."""
    if at.laid >= MOST_LAYS:
        return None
    found = rows.get(at.key())
    return found or next((rows[near] for near in at.near_keys() if near in rows), None)


def look_key(players: int, behind: int, pot: int) -> int:
    """The key of the choice whether to look as the cards are dealt, with so many behind; no other key is negative."""
    return -1 - ((players * 8 + behind) * (len(CARRIED_POTS) + 1) + bisect_right(CARRIED_POTS, pot / UNIT))


def class_of(better: float) -> int:
    """The class of a hand than which this share of hands is better: 0 is the best."""
    return bisect_right(SHARES, better)

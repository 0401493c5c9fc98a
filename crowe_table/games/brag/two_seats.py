"""Brag between two, from a table solved beforehand: what a position offers, and how often to do what.

The table is made by ``python -m tests.players.brag_solving``. Money is counted in halves of a unit, so that a blind
player's half is whole.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import product
from math import log2
from pathlib import Path
from typing import NamedTuple

from crowe_table.games.brag.mixtures import Mixture, Mixtures, Move
from crowe_table.games.brag.state import Status

FILE = Path(__file__).with_name("two_seats.table")
UNIT = 2
LAYS = 2
"""Wagers of one's own after which one sees or folds; but an unseen hand, which cannot be seen, is followed."""
SHARES = (
    *(0.004, 0.013, 0.025, 0.04, 0.06, 0.08, 0.10, 0.125, 0.15, 0.175, 0.20, 0.23, 0.257),
    *(0.28, 0.305, 0.335, 0.37, 0.40, 0.43, 0.47, 0.50, 0.55, 0.60, 0.67, 0.75, 0.85),
)
"""The edges of the classes of hands: the share of hands that are better."""
CLASSES = len(SHARES) + 1
PRICE_STEPS, RAISE_STEPS, DEPTH_STEPS = 4, 2, 3
"""In how many parts a doubling is divided: of the pot, as the wager goes into it, of the purse, and of all money."""
PRICES, RAISES, DEPTHS = 25, 14, 20
"""How many classes there are of each."""
MONEY = (34 * UNIT, 60 * UNIT)
"""The edges of the classes of money in a deal."""
CARRIED_POTS = (4, 8, 16, 32, 64)
"""The edges of the classes of pots, in units, for the choice whether to look as the cards are dealt."""


class Side(NamedTuple):
    """How one of the two stands: wagers laid, how many of them openly, and how many for more than the least; the purse
    is less what is owed."""

    status: int
    looked: bool
    laid: int
    laid_openly: int
    raised: int
    purse: int
    credit: int

    @property
    def open(self) -> bool:
        return self.status == Status.OPEN

    @property
    def held(self) -> int:
        """What there is to pay with."""
        return self.purse + self.credit

    def due(self, value: int) -> int:
        """What is put down for a wager of so much."""
        return value if self.open else value // 2


class TwoLeft(NamedTuple):
    """A position of two as the player to act sees it, but for the own hand."""

    dealer: int
    own: Side
    other: Side
    pot: int
    level: int

    @property
    def chases(self) -> bool:
        """Whether the other's hand cannot be seen, because it is unseen."""
        return self.own.open and not self.other.open

    @property
    def wagers(self) -> tuple[int, int, int]:
        """What the least wager is worth, one between, and the most that both can pay. 0 where there is none."""
        least = max(self.level, UNIT)
        mine = min(self.own.purse, self.own.held // 3) * (1 if self.own.open else 2)
        theirs = self.other.held * (1 if self.other.open else 2)
        most = min(max(least, self.pot), mine, theirs) // UNIT * UNIT
        if most <= least:
            return least, 0, 0
        middle = max(2 * least, self.pot // 2 // UNIT * UNIT)
        return least, middle if middle <= most * 3 // 4 and self.own.open else 0, most

    @property
    def money(self) -> int:
        """The class of half the pot and what the poorer can still pay: deep money allows of other play."""
        return bisect_right(MONEY, self.pot / 2 + min(self.own.held, self.other.held))

    def moves(self) -> tuple[Move, ...]:
        """What one may do."""
        own, may = self.own, [Move.FOLD]
        least, middle, most = self.wagers
        if own.held >= own.due(least) and (own.laid < LAYS or self.chases):
            may.append(Move.LEAST)
        if own.laid < LAYS:
            may += [Move.MIDDLE] * (middle > 0) + [Move.MOST] * (most > 0)
        if self.level and not self.chases and own.held >= own.due(2 * self.level):
            may.append(Move.SEE)
        if not own.open:
            may.append(Move.LOOK)
        return tuple(may)

    def key(self) -> int:
        """Under what the table has this position: like positions have one key."""
        level = max(self.level, UNIT)
        price = _steps(self.pot / level, PRICE_STEPS, PRICES)
        raises = _steps(min(self.own.purse, self.other.purse) / level, RAISE_STEPS, RAISES)
        depth = _steps(min(self.own.held, self.other.held) / level, DEPTH_STEPS, DEPTHS)
        whole = sum(1 << move for move in self.moves())
        for value, size in (
            (self.money // len(MONEY), 2),
            (self.dealer, 2),
            *((side.status - Status.OPEN, 3) for side in (self.own, self.other)),
            *((int(side.looked), 2) for side in (self.own, self.other)),
            *((min(side.laid_openly, LAYS), LAYS + 1) for side in (self.own, self.other)),
            *((min(side.raised, LAYS), LAYS + 1) for side in (self.own, self.other)),
            (min(self.own.laid, LAYS), LAYS + 1),
            (raises, RAISES),
            (price, PRICES),
            (depth, DEPTHS),
        ):
            whole = whole * size + value
        return whole

    def look_key(self) -> int:
        """The key of the choice whether to look as the cards are dealt; no other key is negative."""
        whole = bisect_right(CARRIED_POTS, self.pot / UNIT)
        for value, size in (
            (self.dealer, 2),
            *((side.status - Status.OPEN, 3) for side in (self.own, self.other)),
            (self.money, len(MONEY) + 1),
        ):
            whole = whole * size + value
        return -1 - whole


def _steps(ratio: float, parts: int, classes: int) -> int:
    """A ratio as a whole number of parts of a doubling."""
    return min(classes - 1, max(0, round(parts * log2(max(ratio, 1)))))


def class_of(better: float) -> int:
    """The class of a hand than which this share of hands is better: 0 is the best."""
    return bisect_right(SHARES, better)


NEAR_RAISES, NEAR_PRICES, NEAR_DEPTHS = 4, 4, 6
"""So many steps off a position is looked for that the table has not."""


def row_of(spot: TwoLeft, rows: Mixtures) -> Mixture | None:
    """The row of a position, or of the nearest with the same moves; None if there is none near, or none can be, because
    more has been laid than was solved."""
    if max(spot.own.laid, spot.other.laid) > LAYS:
        return None
    return next((rows[near] for near in _near(spot.key()) if near in rows), None)


def _near(key: int) -> Iterator[int]:
    """The keys of like positions at other prices, and with more money or less: the nearest first."""
    rest, depth = divmod(key, DEPTHS)
    rest, price = divmod(rest, PRICES)
    rest, raises = divmod(rest, RAISES)
    for raise_step, price_step, depth_step in _STEPS:
        near = raises + raise_step, price + price_step, depth + depth_step
        if all(0 <= each < size for each, size in zip(near, (RAISES, PRICES, DEPTHS), strict=True)):
            yield ((rest * RAISES + near[0]) * PRICES + near[1]) * DEPTHS + near[2]


_STEPS: Sequence[tuple[int, int, int]] = sorted(
    product(
        range(-NEAR_RAISES, NEAR_RAISES + 1),
        range(-NEAR_PRICES, NEAR_PRICES + 1),
        range(-NEAR_DEPTHS, NEAR_DEPTHS + 1),
    ),
    key=lambda step: (abs(step[0]) + 2 * abs(step[1]) + abs(step[2]), step),
)

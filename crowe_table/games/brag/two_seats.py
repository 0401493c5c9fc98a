"""Brag between two, from a table solved beforehand: what a position offers, and how often to do what.

The table is made by ``python -m tests.players.brag_solving``. Money is counted in halves of a unit, so that a blind
player's half is whole.
"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from math import log2
from pathlib import Path
from typing import NamedTuple

from crowe_table.games.brag.mixtures import Mixture, Mixtures, Move
from crowe_table.games.brag.state import Status

FILE = Path(__file__).with_name("two_seats.table")
UNIT = 2
GOES, RAISES = 2, 4
"""Wagers of one's own after which one looks, sees, raises or folds, and no more lays the least; and after which one no
more raises."""
MIDDLES = 2
"""Wagers of one's own after which one raises by all that may be laid, or not at all."""
SHARES = (
    *(0.004, 0.013, 0.025, 0.04, 0.06, 0.08, 0.10, 0.125, 0.15, 0.175, 0.20, 0.23, 0.257),
    *(0.28, 0.305, 0.335, 0.37, 0.40, 0.43, 0.47, 0.50, 0.55, 0.60, 0.67, 0.75, 0.85),
)
"""The edges of the classes of hands: the share of hands that are better."""
CLASSES = len(SHARES) + 1
PRICE_STEPS, DEPTH_STEPS = 3, 2
"""In how many parts a doubling is divided: of the pot, as the wager goes into it, and of a purse, as the pot does."""
PRICES, DEPTHS = 18, 12
"""How many classes there are of each."""
RICHER = 1.4
"""Who has so many times as much as the other is the richer."""
MONEY = (34 * UNIT, 60 * UNIT)
"""The edges of the classes of money: deep money allows of other play."""
CARRIED_POTS = (4, 8, 16, 32, 64)
"""The edges of the classes of pots, in units, for the choice whether to look as the cards are dealt."""


class Side(NamedTuple):
    """How one of the two stands: wagers laid, how many of them openly, and how many of these for more than the least;
    the purse is less what is owed."""

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

    @property
    def most(self) -> int:
        """What a wager may be worth that there is enough to pay for."""
        return self.held if self.open else 2 * self.held

    @property
    def called(self) -> int:
        """Wagers laid openly for the least."""
        return self.laid_openly - self.raised

    @property
    def blindly(self) -> int:
        """Wagers laid blind."""
        return self.laid - self.laid_openly

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
        """What the least wager is worth, one between, and the most that purse and pot allow. 0 where there is none."""
        least, own = max(self.level, UNIT), self.own
        most = min(max(least, self.pot), own.purse if own.open else 2 * own.purse) // UNIT * UNIT
        if most <= least or own.laid >= (RAISES if own.open else GOES):
            return least, 0, 0
        middle = max(2 * least, self.pot // 2 // UNIT * UNIT)
        between = own.open and own.laid < MIDDLES and middle <= most * 3 // 4
        return least, middle if between else 0, most

    def moves(self) -> tuple[Move, ...]:
        """What one may do: the least is laid again and again only where one may not see, or cannot pay for it."""
        own, may = self.own, [Move.FOLD]
        least, middle, most = self.wagers
        sees = self.level > 0 and not self.chases and own.most >= 2 * self.level
        if own.most >= least and (own.laid < GOES or self.chases or (own.open and not sees)):
            may.append(Move.LEAST)
        may += [*[Move.MIDDLE] * (middle > 0), *[Move.MOST] * (most > 0), *[Move.SEE] * sees]
        if not own.open:
            may.append(Move.LOOK)
        return tuple(may)

    def _alike(self) -> int:
        """What is the same in all positions that may stand for one another."""
        whole = sum(1 << move for move in self.moves())
        for value, size in (
            (self.dealer, 2),
            *((side.status - Status.OPEN, 3) for side in (self.own, self.other)),
            *((int(side.looked), 2) for side in (self.own, self.other)),
        ):
            whole = whole * size + value
        return whole

    def _places(self) -> tuple[int, ...]:
        """In which class of each kind this position is: half the pot and what the poorer holds, who is the richer, the
        wagers of both, whether the other can go along with a wager or see it and oneself pay for it again, the price,
        and both purses."""
        own, other = self.own, self.other
        least, _, most = self.wagers
        goes = most or least
        mine, theirs = (self.pot / 2 + side.held for side in (own, other))
        return (
            bisect_right(MONEY, min(mine, theirs)),
            1 + (mine > RICHER * theirs) - (theirs > RICHER * mine),
            min(own.called, GOES),
            min(own.raised, RAISES - 1),
            min(other.called, GOES),
            min(other.raised, RAISES - 1),
            min(other.blindly, GOES),
            _pays(other.most, least),
            _pays(other.most, goes),
            _pays(own.most - goes, goes),
            _steps(self.pot / least, PRICE_STEPS, PRICES),
            *(_steps(side.held / self.pot, DEPTH_STEPS, DEPTHS) for side in (own, other)),
        )

    def key(self) -> int:
        """Under what the table has this position: like positions have one key."""
        return _key(self._alike(), self._places())

    def near_keys(self) -> Iterator[int]:
        """The keys of positions that might stand for this one, the likest first."""
        places = self._places()
        key = _key(self._alike(), places)
        for step, moved in _STEPS:
            if all(0 <= places[at] + by < _SIZES[at] for at, by in moved):
                yield key + step

    def look_key(self) -> int:
        """The key of the choice whether to look as the cards are dealt; no other key is negative."""
        whole = bisect_right(CARRIED_POTS, self.pot / UNIT)
        for value, size in (
            (self.dealer, 2),
            *((side.status - Status.OPEN, 3) for side in (self.own, self.other)),
            (bisect_right(MONEY, min(self.own.held, self.other.held)), len(MONEY) + 1),
        ):
            whole = whole * size + value
        return -1 - whole


def _pays(held: int, price: int) -> int:
    """Whether a wager can be paid for, and whether it can be seen."""
    return (held >= price) + (held >= 2 * price)


def _steps(ratio: float, parts: int, classes: int) -> int:
    """A ratio as a whole number of parts of a doubling."""
    return min(classes - 1, max(0, round(parts * log2(max(ratio, 1)))))


_SIZES = (len(MONEY) + 1, 3, GOES + 1, RAISES, GOES + 1, RAISES, GOES + 1, 3, 3, 3, PRICES, DEPTHS, DEPTHS)
"""How many classes there are of each kind."""


def _key(alike: int, places: Iterable[int]) -> int:
    whole = alike
    for place, size in zip(places, _SIZES, strict=True):
        whole = whole * size + place
    return whole


def class_of(better: float) -> int:
    """The class of a hand than which this share of hands is better: 0 is the best."""
    return bisect_right(SHARES, better)


def row_of(spot: TwoLeft, rows: Mixtures) -> Mixture | None:
    """The row of a position, or of the nearest that may stand for it; None if there is none near."""
    return next((rows[near] for near in spot.near_keys() if near in rows), None)


_COSTS = (3, 6, 3, 4, 3, 4, 3, 3, 3, 3, 2, 1, 1)
"""How unlike a position is that differs by a class of each kind."""
_MAIN = 3
"""The last kinds, price and purses, in which a position may differ most."""


def _near_steps() -> Iterator[tuple[int, ...]]:
    """By how many classes of each kind another position may differ: in price and purses, and in one thing besides."""
    others = len(_SIZES) - _MAIN
    for price, mine, theirs in product(range(-3, 4), range(-4, 5), range(-4, 5)):
        yield (*[0] * others, price, mine, theirs)
    for at, step in product(range(others), (-1, 1)):
        for near in product(range(-2, 3), repeat=_MAIN):
            yield (*[0] * at, step, *[0] * (others - 1 - at), *near)


def _cost(steps: tuple[int, ...]) -> int:
    return sum(abs(step) * cost for step, cost in zip(steps, _COSTS, strict=True))


_STEPS: Sequence[tuple[int, Sequence[tuple[int, int]]]] = [
    (_key(0, steps), [(at, step) for at, step in enumerate(steps) if step])
    for steps in sorted(_near_steps(), key=lambda steps: (_cost(steps), steps))
]
"""By how much the key of a near position differs, and in which classes: the likest first."""

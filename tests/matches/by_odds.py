"""Strength without luck: the expected gain from the choices in a sitting, as exact fractions.

A sitting is replayed. Each chance event counts at its expected value, computed by the code that shows the odds at the
table. The mean equals the mean of the actual winnings. The result varies with the choices but not with the cards.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

from crowe_table.engine.core import Seat
from crowe_table.kit.edge import ExpectedGains, steps_of
from tests.any_game import AnyTable
from tests.matches.measure import Gain


def by_odds(brings: ExpectedGains) -> Gain:
    """Return the measure of strength that adds up these expected gains, in table units."""

    @lru_cache(maxsize=4)
    def of_all(table: AnyTable) -> Sequence[Fraction]:
        sums = [Fraction()] * table.setup.seats
        for step in steps_of(table):
            for seat, farthings in brings(step).items():
                sums[seat] += farthings
        return sums

    def gain(table: AnyTable, seat: Seat) -> float:
        return float(of_all(table)[seat] / table.setup.options.unit)

    return gain

"""Strength without luck: what the choices of a sitting bring on the average, from exact fractions.

A sitting is gone through again, and whatever chance decides is told as its mean, by the same code that shows the odds
at the table. On the average that is what is won in coin; but it differs from sitting to sitting as choices do, and not
as cards do.
"""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from crowe_table.engine.core import Action, AnyEvent, Options, Record, Seat
from crowe_table.engine.state import State
from tests.any_game import AnyGame, AnyTable
from tests.matches.measure import Gain


class Step(Struct, frozen=True):
    """One answer of a sitting."""

    before: State[Record, Options]
    action: Action
    after: State[Record, Options]
    told: tuple[AnyEvent, ...]


Brings: TypeAlias = Callable[[AnyGame, Step], dict[Seat, Fraction]]
"""What chance brings seats on the average by what follows one answer, in farthings."""


def retraced(table: AnyTable) -> Iterator[Step]:
    """A sitting, answer by answer."""
    s = table.game.new(table.setup)
    for action in table.actions:
        before, told = s.clone(), list[AnyEvent]()
        table.game.apply(s, action, told.append)
        yield Step(before, action, s, tuple(told))


def by_odds(brings: Brings) -> Gain:
    """The measure made of it, in table units."""

    @lru_cache(maxsize=4)
    def of_all(table: AnyTable) -> Sequence[Fraction]:
        sums = [Fraction()] * table.setup.seats
        for step in retraced(table):
            for seat, farthings in brings(table.game, step).items():
                sums[seat] += farthings
        return sums

    def gain(table: AnyTable, seat: Seat) -> float:
        return float(of_all(table)[seat] / table.setup.options.unit)

    return gain


def staked_at(rates: dict[Seat, Fraction], banker: Seat) -> dict[Seat, Fraction]:
    """What each gains, and the bank of one of the company loses by it."""
    return rates | {banker: -sum(rates.values(), Fraction())} if banker >= 0 else rates

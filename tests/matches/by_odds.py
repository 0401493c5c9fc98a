"""Strength without luck: the expected gain from the choices in a sitting, as exact fractions.

A sitting is replayed. Each chance event counts at its expected value, computed by the code that shows the odds at the
table. The mean equals the mean of the actual winnings. The result varies with the choices but not with the cards.
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
    """An answer in a sitting, with the state before it, the state after it, and the events that it caused."""

    before: State[Record, Options]
    action: Action
    after: State[Record, Options]
    events: tuple[AnyEvent, ...]


ExpectedGains: TypeAlias = Callable[[AnyGame, Step], dict[Seat, Fraction]]
"""Function that returns the expected winnings of each seat, in farthings, from the chance events after one answer."""


def replay(table: AnyTable) -> Iterator[Step]:
    """Yield a sitting answer by answer."""
    s = table.game.new(table.setup)
    for action in table.actions:
        before, events = s.clone(), list[AnyEvent]()
        table.game.apply(s, action, events.append)
        yield Step(before, action, s, tuple(events))


def by_odds(brings: ExpectedGains) -> Gain:
    """Return the measure of strength that adds up these expected gains, in table units."""

    @lru_cache(maxsize=4)
    def of_all(table: AnyTable) -> Sequence[Fraction]:
        sums = [Fraction()] * table.setup.seats
        for step in replay(table):
            for seat, farthings in brings(table.game, step).items():
                sums[seat] += farthings
        return sums

    def gain(table: AnyTable, seat: Seat) -> float:
        return float(of_all(table)[seat] / table.setup.options.unit)

    return gain


def gains_at_rates(rates: dict[Seat, Fraction], banker: Seat) -> dict[Seat, Fraction]:
    """Return each seat's gain at these rates. If a player keeps the bank, add the banker's equal loss."""
    return rates | {banker: -sum(rates.values(), Fraction())} if banker >= 0 else rates

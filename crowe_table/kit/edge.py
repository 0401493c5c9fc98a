"""The edge: what each player should win or lose by the odds, and what a single bet brings.

Every money game has a module ``edge.py`` with a function of the type ``ExpectedGains``, and most have one of the type
``BetFinder``. The odds come from the code that shows them at the table.
"""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct

from crowe_table.engine.core import Action, AnyEvent, Options, Record, Seat, View
from crowe_table.engine.game import AnyGame
from crowe_table.engine.money import Farthings
from crowe_table.engine.state import State
from crowe_table.engine.table import AnyTable


class SittingStep(Struct, frozen=True):
    """An answer in a sitting, with the state before it, the state after it, and the events that it caused."""

    before: State[Record, Options]
    action: Action
    after: State[Record, Options]
    events: tuple[AnyEvent, ...]


ExpectedGains: TypeAlias = Callable[[SittingStep], dict[Seat, Fraction]]
"""Function that returns the expected winnings of each seat, in farthings, from the chance events after one answer."""


class Bet(Struct, frozen=True):
    """A bet, with its possible results."""

    sum_: Farthings
    outcomes: tuple[tuple[Fraction, Fraction], ...]
    """Gains as fractions of the stake, each with its probability."""
    lies: bool = True
    """Whether the stake lies on the table. If not, it is an example."""
    bank: bool = False
    """Whether the viewer is the banker, who holds the other side of the bet."""

    @property
    def mean(self) -> Fraction:
        """Expected gain as a fraction of the stake."""
        return sum((gain * chance for gain, chance in self.outcomes), Fraction())

    def against(self) -> "Bet":
        """Return the same bet for the banker."""
        return Bet(self.sum_, tuple((-gain, chance) for gain, chance in self.outcomes), self.lies, bank=True)


BetFinder: TypeAlias = Callable[[View[Record, Options]], Bet | None]
"""Function that returns the viewer's greatest bet on the table, or an example. None if there is none."""


def steps_of(table: AnyTable) -> Iterator[SittingStep]:
    """Yield a sitting answer by answer."""
    s = table.game.new(table.setup)
    for action in table.actions:
        yield step_on(table.game, s, action)


def step_on(game: AnyGame, s: State[Record, Options], action: Action) -> SittingStep:
    """Apply an answer to a state, and return the step."""
    before, events = s.clone(), list[AnyEvent]()
    game.apply(s, action, events.append)
    return SittingStep(before, action, s, tuple(events))


def gains_at_rates(rates: dict[Seat, Fraction], banker: Seat) -> dict[Seat, Fraction]:
    """Return each seat's gain at these rates. If a player keeps the bank, add the banker's equal loss."""
    return rates | {banker: -sum(rates.values(), Fraction())} if banker >= 0 else rates


def even_bet(sum_: Farthings, wins: Fraction, loses: Fraction, *, lies: bool) -> Bet:
    """Return a bet that wins or loses its stake, or leaves it."""
    return Bet(sum_, outcomes((1, wins), (-1, loses)), lies)


def outcomes(*gains: tuple[Fraction | int, Fraction]) -> tuple[tuple[Fraction, Fraction], ...]:
    """Return these gains with their probabilities. The rest of the probability is for a gain of zero."""
    rest = 1 - sum((chance for _, chance in gains), Fraction())
    return tuple((Fraction(gain), chance) for gain, chance in (*gains, (0, rest)) if chance)


def greatest(view: View[Record, Options], names: Sequence[str]) -> tuple[str, Farthings] | None:
    """Return the place and the sum of the viewer's greatest stake in accounts of these names. None if there is none."""
    own = [
        (account.place, sum_)
        for account, sum_ in view.public.accounts
        if account.seat == view.seat and account.name in names and sum_
    ]
    return max(own, key=lambda each: each[1], default=None)

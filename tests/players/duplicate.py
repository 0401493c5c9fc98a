"""Duplicate play: the same cards twice over, the players changing places, so that luck takes no side.

A pair of games has one seed; in the second game each player has what the other had in the first. Choices are seeded
by the place in the game and not by the player, so a player against himself makes the same game twice.
"""

from collections.abc import Callable, Iterator
from statistics import mean, stdev

from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.core import Action, Setup, View
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.table import Table
from crowe_table.games import game
from crowe_table.games.cribbage.laws import CribbageState
from crowe_table.games.cribbage.options import CribbageOptions
from crowe_table.hosting.choosing import choose
from crowe_table.search.advice import Level

LAWS = game("cribbage")
PURSE = 1_000_000

Player = Callable[[View, Rng], Action]


def of_level(level: Level) -> Player:
    """A player of a level, not hurried by any clock."""

    def answer(view: View, rng: Rng) -> Action:
        return choose(view, level, rng)

    return answer


class Margin(Struct, frozen=True):
    """What one player gained over another in pairs of games: the mean, its standard error, and the number of pairs."""

    mean: float
    error: float
    pairs: int

    @property
    def sigmas(self) -> float:
        """How many standard errors the mean is from nought."""
        return self.mean / self.error if self.error else 0.0


def played(options: CribbageOptions, players: list[Player], seed: str, until: int = 0) -> Table[CribbageState]:
    """A table played to its end, or to the end of the count of so many deals."""
    setup = Setup(options, len(players), (PURSE,) * len(players), Chance(seed))
    table: Table[CribbageState] = Table(LAWS, setup)  # type: ignore[arg-type]
    thoughts = Chance(f"{seed} thoughts")
    while table.ask is not None:
        seat = table.ask.awaited()[0]
        view = table.view(seat)
        if until and view.deal >= until and view.phase == "counted":
            break
        told = table.submit(players[seat](view, thoughts.stream("choice", len(table.actions))))
        assert isinstance(told, tuple), told
    return table


def pair_of(
    options: CribbageOptions, seats: int, one: Player, other: Player, seed: str, until: int = 0
) -> Iterator[tuple[Table[CribbageState], int]]:
    """Both games of a pair, and the side that the one has in each."""
    for side in (0, 1):
        yield played(options, [(one, other)[(seat + side) % 2] for seat in range(seats)], seed, until), side


def deals(options: CribbageOptions, seats: int, one: Player, other: Player, pairs: int, seed: str) -> Margin:
    """Points a deal that the one makes more than the other, in single deals without the race."""
    rules = replace(options, target=181, first_dealer="chosen", chosen_dealer=1, lurch_below=0, stake=0)
    return _margin(
        [
            sum(
                _scores(table)[side] - _scores(table)[1 - side]
                for table, side in pair_of(rules, seats, one, other, f"{seed} {number}", until=1)
            )
            / 2
            for number in range(pairs)
        ]
    )


def games(options: CribbageOptions, seats: int, one: Player, other: Player, pairs: int, seed: str) -> Margin:
    """Games won less games lost by the one, a game; each deals first in half of them."""
    results = []
    for number in range(pairs):
        rules = replace(options, first_dealer="chosen", chosen_dealer=number % 2)
        results.append(
            sum(
                1 if table.watch().facts.winner == side else -1  # type: ignore[attr-defined]
                for table, side in pair_of(rules, seats, one, other, f"{seed} {number}")
            )
            / 2
        )
    return _margin(results)


def _margin(results: list[float]) -> Margin:
    return Margin(mean(results), stdev(results) / len(results) ** 0.5, len(results))


def _scores(table: Table[CribbageState]) -> tuple[int, ...]:
    return table.watch().facts.scores

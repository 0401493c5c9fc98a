"""Duplicate play: the same cards twice over, the players changing places, so that luck takes no side.

A pair of games has one seed; in the second game each player has what the other had in the first. Choices are seeded
by the place in the game and not by the player, so a player against itself makes the same game twice.
"""

from collections.abc import Callable, Iterator
from statistics import mean, stdev
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.core import Action
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.table import Table
from crowe_table.games.cribbage.options import CribbageOptions
from crowe_table.games.cribbage.state import CribbagePhase, CribbageRecord, CribbageView
from crowe_table.hosting.choosing import choose
from crowe_table.search.advice import Level
from tests.laws.positions import GAME, setup

PURSE = 1_000_000

Answerer: TypeAlias = Callable[[CribbageView, Rng], Action]
CribbageTable: TypeAlias = Table[CribbageRecord, CribbageOptions]


def of_level(level: Level) -> Answerer:
    """A player of a level, not hurried by any clock."""

    def answer(view: CribbageView, rng: Rng) -> Action:
        action = choose(view, level, rng)
        assert action is not None
        return action

    return answer


class Margin(Struct, frozen=True):
    """What one player gained over another in pairs of games: the mean, its standard error, and the number of pairs."""

    mean: float
    error: float
    pairs: int

    @property
    def sigmas(self) -> float:
        """How many standard errors the mean is from zero."""
        return self.mean / self.error if self.error else 0.0


def played(options: CribbageOptions, players: list[Answerer], seed: str, until: int = 0) -> CribbageTable:
    """A table played to its end, or to the end of the count of so many deals."""
    table = Table(GAME, setup(options, len(players), seed, PURSE))
    thoughts = Chance(f"{seed} thoughts")
    while table.question is not None:
        seat = table.question.awaited()[0]
        view = table.view(seat)
        if until and view.public.deal >= until and view.public.phase is CribbagePhase.COUNTED:
            break
        told = table.submit(players[seat](view, thoughts.stream("choice", len(table.actions))))
        assert isinstance(told, tuple), told
    return table


def pair_of(
    options: CribbageOptions, seats: int, one: Answerer, other: Answerer, seed: str, until: int = 0
) -> Iterator[tuple[CribbageTable, int]]:
    """Both games of a pair, and the side that the one has in each."""
    for side in (0, 1):
        yield played(options, [(one, other)[(seat + side) % 2] for seat in range(seats)], seed, until), side


def deals(options: CribbageOptions, seats: int, one: Answerer, other: Answerer, pairs: int, seed: str) -> Margin:
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


def games(options: CribbageOptions, seats: int, one: Answerer, other: Answerer, pairs: int, seed: str) -> Margin:
    """Games won less games lost by the one, a game; each deals first in half of them."""
    results = []
    for number in range(pairs):
        rules = replace(options, first_dealer="chosen", chosen_dealer=number % 2)
        results.append(
            sum(
                1 if table.watch().public.winner == side else -1
                for table, side in pair_of(rules, seats, one, other, f"{seed} {number}")
            )
            / 2
        )
    return _margin(results)


def _margin(results: list[float]) -> Margin:
    return Margin(mean(results), stdev(results) / len(results) ** 0.5, len(results))


def _scores(table: CribbageTable) -> tuple[int, ...]:
    return table.watch().public.scores

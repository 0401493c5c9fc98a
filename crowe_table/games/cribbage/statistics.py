"""Statistics of good play, read from the JSON files beside this module.

``python -m tests.players.cribbage_points`` writes ``points.json``. ``python -m tests.players.cribbage_throws`` writes
``throws.json``.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

from crowe_table.decoding import decode

POINTS_FILE, THROWS_FILE = (Path(__file__).with_name(name) for name in ("points.json", "throws.json"))

PointsTable: TypeAlias = dict[str, dict[str, tuple[int, ...]]]
"""Frequencies of points, by kind of game and by stage: the number of deals that brought 0, 1, 2 … points.

In the play, the points are those of one side. In other stages, they are those of one player.
"""


class Habit(Struct, frozen=True):
    """Weights of throws, on average 1000.

    ``ranks`` has a row for each rank of the starter, aces first. If the starter is unknown, it has a single row. In a
    row, a single card has the index of its rank. A pair of ranks a ≤ b has the index ``b * (b + 1) // 2 + a``.

    ``suits`` has a factor for each relation of suits. For one card, the relations are: not the starter's suit; the
    starter's suit. For two cards, they are: different suits; different suits, one of them the starter's; the same suit;
    both the starter's suit.
    """

    ranks: tuple[tuple[int, ...], ...]
    suits: tuple[float, ...]


class Throws(Struct, frozen=True):
    """Habits of throwing in one kind of game."""

    own: Habit
    """Frequencies of the cards that players throw to their own side's crib."""
    other: Habit


@cache
def points() -> PointsTable:
    """Return the frequencies of points in each stage of a deal. The keys are those of ``race``."""
    return decode(POINTS_FILE.read_bytes(), PointsTable)


@cache
def throws() -> Mapping[str, Throws]:
    """Return the habits of throwing to the crib, by kind of game.

    For two players, a key names the number of cards dealt, five to seven. For three or four, it names the number of
    players. “Known” or “unknown” says whether players know the starter when they lay out.
    """
    return decode(THROWS_FILE.read_bytes(), dict[str, Throws])

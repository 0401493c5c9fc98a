"""Statistics of good play, read from the JSON files beside this module.

``python -m tests.players.cribbage_points`` writes ``points.json``, ``python -m tests.players.cribbage_throws`` writes
``throws.json``.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec import Struct

POINTS_FILE, THROWS_FILE = (Path(__file__).with_name(name) for name in ("points.json", "throws.json"))

PointsTable: TypeAlias = dict[str, dict[str, tuple[int, ...]]]
"""Points of one player in a stage (of one side in the play). For each kind of game and stage: the number of deals that
brought 0, 1, 2 … points.
"""


class Habit(Struct, frozen=True):
    """Weights of throws, 1000 on average.

    ``ranks`` has a row per rank of the starter, aces first, or a single row if it is unknown. In a row, a single card
    is at its rank, and a pair of ranks a ≤ b at ``b * (b + 1) // 2 + a``. ``suits`` holds a factor per suit relation.
    For one card: different from the starter's, the same. For two: different, one the starter's, same, same as the
    starter's.
    """

    ranks: tuple[tuple[int, ...], ...]
    suits: tuple[float, ...]


class Throws(Struct, frozen=True):
    """Throwing habits in one kind of game."""

    own: Habit
    """Habit of throwing to the crib of one's own side."""
    other: Habit


@cache
def points() -> PointsTable:
    """Return the points scored in each stage of a deal. The keys are those of ``race``."""
    return msgspec.json.decode(POINTS_FILE.read_bytes(), type=PointsTable)


@cache
def throws() -> Mapping[str, Throws]:
    """Return the throws to the crib by kind of game.

    A key names the cards dealt to two players (five to seven) or the number of players (three, four). "Known" says
    whether the starter is known at the lay-out.
    """
    return msgspec.json.decode(THROWS_FILE.read_bytes(), type=dict[str, Throws])

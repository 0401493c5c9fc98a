"""The pegging board: which hole is which score.

Each player or side has a double row of thirty holes in fives. Column 1 is at the starting end; one goes up the outer
row, down the inner, and round again; the game-hole is at the end from which one started.
"""

from enum import StrEnum

from msgspec import Struct

COLUMNS = 30
ROUND = 2 * COLUMNS
"""Holes once round."""


class TrackPart(StrEnum):
    START = "start"
    OUTER = "outer"
    INNER = "inner"
    GAME_HOLE = "game_hole"


class Hole(Struct, frozen=True):
    """Where a peg stands. ``column`` is 1 … 30 and ``lap`` 1, 2 …; both are 0 at the start and in the game-hole."""

    place: TrackPart
    column: int = 0
    lap: int = 0


def hole(score: int, target: int) -> Hole:
    """The hole of a score in a game of so many points. A surplus is not marked. Raises ValueError below zero."""
    if score < 0:
        raise ValueError(f"There is no hole for a score of {score}.")
    if score >= target:
        return Hole(TrackPart.GAME_HOLE)
    if score == 0:
        return Hole(TrackPart.START)
    laps, along = divmod(score - 1, ROUND)
    if along < COLUMNS:
        return Hole(TrackPart.OUTER, along + 1, laps + 1)
    return Hole(TrackPart.INNER, ROUND - along, laps + 1)

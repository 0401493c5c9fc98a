"""The pegging board: the hole for each score.

Each player or side has two rows of thirty holes, grouped in fives. Column 1 is at the starting end. A peg goes up the
outer row and down the inner one, and round again. The game hole is at the starting end.
"""

from enum import StrEnum

from msgspec import Struct

COLUMNS = 30
HOLES_PER_LAP = 2 * COLUMNS
"""Holes in one lap."""


class TrackPart(StrEnum):
    START = "start"
    OUTER = "outer"
    INNER = "inner"
    GAME_HOLE = "game_hole"


class Hole(Struct, frozen=True):
    """Position of a peg on the board. ``column`` is 1 to 30, and ``lap`` counts from 1. Both are 0 before the start and
    in the game hole.
    """

    place: TrackPart
    column: int = 0
    lap: int = 0


def hole_for_score(score: int, target: int) -> Hole:
    """Return the hole for a score in a game to ``target`` points. A surplus is ignored. Raises ValueError below 0."""
    if score < 0:
        raise ValueError(f"There is no hole for a score of {score}.")
    if score >= target:
        return Hole(TrackPart.GAME_HOLE)
    if score == 0:
        return Hole(TrackPart.START)
    laps, along = divmod(score - 1, HOLES_PER_LAP)
    if along < COLUMNS:
        return Hole(TrackPart.OUTER, along + 1, laps + 1)
    return Hole(TrackPart.INNER, HOLES_PER_LAP - along, laps + 1)

"""The pegging board. It has a hole for each score, up one row and down the other."""

import pytest

from crowe_table.kit.board import Hole, TrackPart, hole_for_score


@pytest.mark.parametrize(
    ("score", "target", "where"),
    [
        (0, 61, Hole(TrackPart.START)),
        (1, 61, Hole(TrackPart.OUTER, 1, 1)),
        (30, 61, Hole(TrackPart.OUTER, 30, 1)),
        (31, 61, Hole(TrackPart.INNER, 30, 1)),
        (60, 61, Hole(TrackPart.INNER, 1, 1)),
        (61, 61, Hole(TrackPart.GAME_HOLE)),
        (64, 61, Hole(TrackPart.GAME_HOLE)),
        (61, 121, Hole(TrackPart.OUTER, 1, 2)),
        (120, 121, Hole(TrackPart.INNER, 1, 2)),
    ],
)
def test_the_hole_for_a_score(score: int, target: int, where: Hole) -> None:
    assert hole_for_score(score, target) == where


def test_each_score_has_its_own_hole() -> None:
    assert len({hole_for_score(score, 121) for score in range(122)}) == 122


def test_there_is_no_hole_below_zero() -> None:
    with pytest.raises(ValueError, match="-1"):
        hole_for_score(-1, 61)

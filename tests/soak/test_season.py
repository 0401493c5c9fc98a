"""A thousand games at all tables in one window. Memory does not grow, and no frame takes too long."""

import sys
from random import Random

import pytest

from tests.soak.season import LONGEST_FRAME, MAX_LEFT, MAX_TOLD, Frame, Season, play

GAMES = 1000


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
@pytest.mark.timeout(6 * 3600)
def test_a_season_leaves_nothing_behind() -> None:
    season = play(GAMES)
    print(f"{season.games} games, {season.finished} to their end, {season.frames} frames")
    print(f"{season.slope:.1f} ± {season.error:.1f} kB a game")
    assert season.games == GAMES
    assert season.slope < MAX_LEFT
    assert season.longest[0].own < LONGEST_FRAME, season.longest


def test_the_memory_slope_has_a_standard_error() -> None:
    steady = Season(memory=[10 * game for game in range(200)])
    assert steady.slope == pytest.approx(10)
    assert steady.error == pytest.approx(0, abs=1e-6)
    chance = Random("restless")
    restless = Season(memory=[10 * game + chance.randrange(900) for game in range(200)])
    assert 0.3 < restless.error < 1.2
    assert abs(restless.slope - 10) < 3 * restless.error


def test_the_longest_frames_have_the_most_processor_time() -> None:
    season = Season()
    for number in range(100):
        season.count(Frame(number / 1000, 1.0, f"{number}"))
    told = [frame.where for frame in season.longest]
    assert told == [f"{number}" for number in range(99, 50, -1)]
    assert len(told) > MAX_TOLD
    assert season.long_on_the_wall == season.frames == 100

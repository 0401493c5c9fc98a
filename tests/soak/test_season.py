"""A thousand games over all tables in one window: it grows no larger, and no frame is long."""

import sys

import pytest

from tests.soak.season import LONGEST_FRAME, MOST_LEFT, play

GAMES = 1000


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
@pytest.mark.timeout(6 * 3600)
def test_a_season_leaves_nothing_behind() -> None:
    season = play(GAMES)
    print(f"{season.games} games, {season.finished} to their end, {season.frames} frames")
    print(f"{season.slope:.1f} ± {season.error:.1f} kB a game")
    assert season.games == GAMES
    assert season.slope < MOST_LEFT
    assert season.longest[0].own < LONGEST_FRAME, season.longest

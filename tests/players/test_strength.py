"""Strength. A player equals a copy of itself and beats the level below. ``make matches`` plays more deals."""

import pytest
from msgspec.structs import replace

from crowe_table.search.advice import Level
from crowe_table.search.levels import LEARNER, LEVELS, SHARP, SOUND
from tests.matches.sittings import Event, duplicate_sittings, level_player, match

QUICK = replace(SHARP, worlds=12)
TWO, FOUR = Event("cribbage", "crowe", 2), Event("cribbage", "crowe", 4)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.key)
def test_a_player_against_itself_scores_nothing(level: Level) -> None:
    """The gain is exactly zero, because both sittings with the same number are identical.

    Sharp players are tested as partners.
    """
    event = FOUR if level is SHARP else TWO
    player = level_player(replace(level, worlds=min(level.worlds, 2)))
    (one, _), (other, _) = duplicate_sittings(event, player, player, 0, "itself")
    assert one.actions == other.actions
    assert one.result() == other.result()
    told = match(event, player, player, 2, "itself")
    assert (told.mean, told.error) == (0.0, 0.0)


@pytest.mark.parametrize(
    ("better", "worse", "count"), [(SOUND, LEARNER, 160), (QUICK, SOUND, 400)], ids=["sound", "sharp"]
)
def test_each_level_makes_more_points_than_the_one_below(better: Level, worse: Level, count: int) -> None:
    """The deals are fixed, so the result does not depend on luck."""
    assert match(TWO, level_player(better), level_player(worse), count, "ladder").clear

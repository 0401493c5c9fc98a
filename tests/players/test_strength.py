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


def test_a_good_player_makes_more_points_than_a_beginner() -> None:
    """The deals are fixed, so the result does not depend on luck."""
    assert match(TWO, level_player(SOUND), level_player(LEARNER), 160, "ladder").clear


def test_an_expert_is_not_clearly_worse_than_a_good_player() -> None:
    """Since good players weigh each reply too, a hundred deals no longer tell the two levels apart."""
    assert match(TWO, level_player(QUICK), level_player(SOUND), 100, "ladder").sigmas > -2

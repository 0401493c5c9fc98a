"""Strength: a player is the equal of itself and the better of the level below. CROWE_SOAK plays the longer matches."""

import os

import pytest
from msgspec.structs import replace

from crowe_table.games.cribbage.options import CribbageOptions
from crowe_table.search.advice import Level
from crowe_table.search.levels import LEARNER, LEVELS, SHARP, SOUND
from tests.players import duplicate
from tests.players.cribbage_throws import CROWE
from tests.players.duplicate import of_level

PARTNERS = replace(CROWE, cards_dealt=4, laid_out=1)
SOAK = bool(os.environ.get("CROWE_SOAK"))
CONFIDENT = 2.33
"""Standard errors from zero: chance would do as well once in a hundred times."""
QUICK = replace(SHARP, worlds=32)
LONG = pytest.mark.skipif(not SOAK, reason="a long match")


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.key)
@pytest.mark.parametrize(("options", "seats"), [(CROWE, 2), (PARTNERS, 4)])
def test_a_player_against_himself_scores_nothing(options: CribbageOptions, seats: int, level: Level) -> None:
    """Exactly: both games of a pair are the same, card for card."""
    player = of_level(replace(level, worlds=min(level.worlds, 2)))
    (one, _), (other, _) = duplicate.pair_of(options, seats, player, player, "itself")
    assert one.actions == other.actions
    assert one.result() == other.result()
    margin = duplicate.games(options, seats, player, player, 2, "itself")
    assert (margin.mean, margin.error) == (0.0, 0.0)


@pytest.mark.parametrize(
    ("options", "seats", "better", "worse", "pairs"),
    [
        pytest.param(CROWE, 2, SOUND, LEARNER, 400 if SOAK else 80, id="sound-learner"),
        pytest.param(CROWE, 2, QUICK, SOUND, 3000, id="sharp-sound", marks=LONG),
        pytest.param(PARTNERS, 4, SOUND, LEARNER, 400 if SOAK else 60, id="partners-sound-learner"),
        pytest.param(PARTNERS, 4, QUICK, SOUND, 1500, id="partners-sharp-sound", marks=LONG),
    ],
)
def test_each_level_makes_more_points_than_the_one_below(
    options: CribbageOptions, seats: int, better: Level, worse: Level, pairs: int
) -> None:
    seed = "ladder" if seats == 2 else "partners"
    margin = duplicate.deals(options, seats, of_level(better), of_level(worse), pairs, seed)
    print(f"{better.key} over {worse.key}, {seats} players: {margin.mean:+.3f} ± {margin.error:.3f} points a deal")
    assert margin.sigmas > CONFIDENT, margin


def test_sound_wins_more_games_than_the_learner() -> None:
    margin = duplicate.games(CROWE, 2, of_level(SOUND), of_level(LEARNER), 200 if SOAK else 40, "games")
    print(f"sound over learner: wins {50 + 50 * margin.mean:.1f} ± {50 * margin.error:.1f} in a hundred")
    assert margin.sigmas > CONFIDENT, margin


@LONG
def test_sharp_wins_more_games_than_sound() -> None:
    margin = duplicate.games(CROWE, 2, of_level(SHARP), of_level(SOUND), 400, "games")
    print(f"sharp over sound: wins {50 + 50 * margin.mean:.1f} ± {50 * margin.error:.1f} in a hundred")
    assert margin.sigmas > CONFIDENT, margin

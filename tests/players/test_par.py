"""Par: good players reach the averages recorded for these rules. With CROWE_SOAK the test plays more deals."""

import os

import pytest
from msgspec.structs import replace

from crowe_table.search.advice import Level
from crowe_table.search.levels import SHARP, SOUND
from tests.laws.positions import GAME, setup
from tests.matches.sittings import level_player, play_sitting
from tests.players.cribbage_points import mean, play_deals, player
from tests.players.cribbage_throws import CROWE

PURSE = 1_000_000
SOAK = bool(os.environ.get("CROWE_SOAK"))
ON_RECORD = {
    "eldest play": 1.87,
    "dealer play": 2.22,
    "eldest hand": 5.63,
    "dealer hand": 5.28,
    "crib": 4.97,
}
"""Points in a deal of Mr Crowe's game, over 20,000 games.

The players choose their discards by the hand and the crib.
"""


def test_points_of_a_deal_agree_with_the_record() -> None:
    """Each average is within four standard errors of the recorded one."""
    found = play_deals(CROWE, 2, 4000 if SOAK else 400, player(4), "par")
    for stage, counts in found.items():
        average = mean(counts)
        spread = (sum(n * (points - average) ** 2 for points, n in counts.items()) / counts.total()) ** 0.5
        print(f"{stage}: {average:.2f}, on record {ON_RECORD[stage]}")
        assert average == pytest.approx(ON_RECORD[stage], abs=4 * spread / counts.total() ** 0.5)


@pytest.mark.skipif(not SOAK, reason="a thousand games")
@pytest.mark.parametrize("level", [SOUND, SHARP], ids=lambda level: level.key)
def test_first_dealers_and_lurches_agree_with_the_record(level: Level) -> None:
    """The first dealer wins 58.2 % of the games, and 19.8 % end in a lurch."""
    answer = level_player(replace(level, worlds=min(level.worlds, 32)))
    games, first, lurches = 1000, 0, 0
    for number in range(games):
        begun = setup(replace(CROWE, first_dealer="chosen"), 2, f"par {number}", PURSE)
        table = play_sitting(GAME, begun, [answer, answer], f"par {number}")
        first += table.result()[0] > 0
        lurches += min(table.watch().public.scores) < CROWE.lurch_below
    print(f"{level.key}: first dealer {first / games:.1%}, lurches {lurches / games:.1%}")
    assert first / games == pytest.approx(0.582, abs=0.05)
    assert lurches / games == pytest.approx(0.198, abs=0.04)

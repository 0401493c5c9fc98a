"""Minimum purses that a game requires before it starts. Exactly this sum is enough, and a farthing less is not."""

from typing import Any

import pytest
from msgspec.structs import replace

from crowe_table import games
from crowe_table.engine.core import Setup
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance

# Every sum is computed by hand from the rules. Rates are in quarters of the unit of twenty farthings, so a rate of
# three is fifteen farthings. Numbers without common factors distinguish sums from products.
CASES: list[tuple[str, str, int, dict[str, Any], int]] = [
    # A flat stake: seven units of five farthings.
    ("all-fours", "pearson", 2, {"unit": 5, "stake": 7}, 35),
    # Three units for the packs; seven quarters for each of six hundreds: the bonus of 500, and a first hundred.
    ("bezique", "portland_1887", 2, {"unit": 20, "fresh_pack_price": 3, "stake_per_hundred": 7}, 60 + 6 * 35),
    # The reversis: three stakes of five fish, or 21 fish from each of four seats; a fish is worth two farthings.
    ("reversis", "plain", 4, {"slam_factor": 3, "stake": 5, "fish_value": Farthings(2)}, 3 * 5 * 2),
    ("reversis", "hoyle", 4, {"reversis_unit": 21, "fish_value": Farthings(2)}, 4 * 21 * 2),
    # A flat stake, or a hundred points, doubled if the loser may be charged double.
    ("piquet", "crowe", 2, {"unit": 5, "stake": 7}, 35),
    ("piquet", "crowe", 2, {"unit": 5, "stake": 7, "double_under": 50}, 70),
    ("piquet", "rubicon_32", 2, {"unit": 20, "rate": 3}, 1500),
    ("piquet", "rubicon_32", 2, {"unit": 20, "rate": 3, "double_under": 50}, 3000),
    ("ruff", "pearson", 4, {"unit": 5, "stake": 7, "lurch": "off"}, 35),
    ("ruff", "pearson", 4, {"unit": 5, "stake": 7, "lurch": "love"}, 70),
    # Six points to each of the four others at a full table.
    ("schafskopf", "pearson", 3, {"unit": 20, "point_rate": 3}, 6 * 4 * 15),
    # Each player deals three of the twelve deals and stakes 35. L'Hombre: a lesser of 15, and a great of ten lessers.
    ("ombre", "pearson", 4, {"unit": 20, "ante": 7}, 3 * 35),
    ("ombre", "hombre_1674", 3, {"unit": 20, "lesser": 3, "great": 10}, 150 + 15),
]


@pytest.mark.parametrize(("slug", "preset", "players", "rules", "farthings"), CASES)
def test_a_purse_holds_what_may_be_lost(
    slug: str, preset: str, players: int, rules: dict[str, Any], farthings: int
) -> None:
    game = games.game(slug)
    options = replace(game.preset(preset, players), **rules)
    enough = (Farthings(farthings),) * players
    assert game.unfit(Setup(options, players, enough, Chance(""))) is None
    reason = game.unfit(Setup(options, players, (*enough[1:], Farthings(farthings - 1)), Chance("")))
    assert reason
    assert (reason.key, dict(reason.args)) == ("unfit-stake", {"farthings": farthings})

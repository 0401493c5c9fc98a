"""The bank's gain at Bassett agrees with the exact odds, within three standard errors.

The soak test plays more deals.
"""

import os

import pytest

from crowe_table.games.bassett.rules import Bassett
from tests.soak.faro_bank import STRATEGIES, Choose, play

DEALS = 100_000 if os.environ.get("CROWE_SOAK") else 40


@pytest.mark.parametrize("choose", STRATEGIES)
def test_the_banks_gain_matches_the_odds(choose: Choose) -> None:
    found = play(Bassett().preset("pearson", 1), choose, DEALS, "bank")
    assert abs(found.gained - found.expected) < 3 * found.error
    assert found.expected >= 0

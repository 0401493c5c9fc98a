"""The bank's gain in a hundred thousand coups of best play, compared with the exact advantage."""

from math import sqrt

import pytest

from crowe_table.games.baccara import odds
from tests.laws.test_baccara_odds import bank_gains

COUPS = 100_000


@pytest.mark.parametrize("third_card", ["down", "up"])
def test_a_banks_gain_agrees_with_the_exact_advantage(third_card: str) -> None:
    gains = bank_gains(third_card, COUPS, f"soak {third_card}")
    mean = sum(gains) / COUPS
    error = sqrt(sum((each - mean) ** 2 for each in gains)) / COUPS
    exact = float(odds.chances(1, third_card, "null").advantage)
    assert abs(mean - exact) < 3 * error, f"{mean:.5f} ± {error:.5f}, and exactly {exact:.5f}"

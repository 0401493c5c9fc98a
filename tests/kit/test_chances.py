"""Chances in charts."""

from fractions import Fraction

import pytest

from crowe_table.kit.chances import chance_reason


@pytest.mark.parametrize(
    ("chance", "key", "number", "total"),
    [
        (Fraction(0), "chart-in", 0, 1),
        (Fraction(1), "chart-in", 1, 1),
        (Fraction(8, 17), "chart-in", 8, 17),
        (Fraction(138, 473), "chart-about", 29, 100),
        (Fraction(1, 270), "chart-about", 1, 270),
        (Fraction(998, 999), "chart-about", 99, 100),
    ],
)
def test_small_fractions_are_exact_and_others_are_hundredths(
    chance: Fraction, key: str, number: int, total: int
) -> None:
    reason = chance_reason(chance)
    assert reason.key == key
    assert dict(reason.args) == {"number": number, "total": total}

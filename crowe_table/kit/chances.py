"""Chances in charts. The messages ``chart-in`` and ``chart-about`` belong to the game."""

from fractions import Fraction

from crowe_table.engine.core import Reason, because

MAX_DENOMINATOR = 100
"""Greatest denominator of a chance that is shown as a fraction."""


def chance_reason(chance: Fraction) -> Reason:
    """Return a chance as “n in m”.

    If m exceeds a hundred, return “about n in 100”, or “about 1 in m” for a rare event.
    """
    if chance.denominator <= MAX_DENOMINATOR:
        return because("chart-in", number=chance.numerator, total=chance.denominator)
    if chance < Fraction(1, MAX_DENOMINATOR):
        return because("chart-about", number=1, total=round(1 / chance))
    return because(
        "chart-about", number=min(round(MAX_DENOMINATOR * chance), MAX_DENOMINATOR - 1), total=MAX_DENOMINATOR
    )

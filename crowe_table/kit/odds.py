"""Exact odds: their conversion from probabilities, and the stakes whose winnings are whole farthings."""

from fractions import Fraction
from typing import TypeAlias

from crowe_table.engine.core import PickAmount
from crowe_table.engine.money import Farthings

Odds: TypeAlias = tuple[int, int]
"""Odds *against* an event: ``(2, 1)`` is two to one against, ``(5, 6)`` is six to five on."""

EVENS: Odds = (1, 1)


def against(chance: Fraction) -> Odds:
    """Return the odds against an event, in lowest terms. Raises ValueError if the event is impossible or certain."""
    if not 0 < chance < 1:
        raise ValueError("There are no odds on what is certain.")
    ratio = (1 - chance) / chance
    return ratio.numerator, ratio.denominator


def whole_stakes(odds: Odds, held: Farthings, answered: Farthings, field: str = "stake") -> PickAmount | None:
    """Return the stakes that win whole farthings; None if there are none.

    They are limited by ``held``, the backer's money, and ``answered``, the other side's money.
    """
    win, risk = odds
    times = min(held // risk, answered // win)
    return PickAmount(risk, risk * times, risk, field=field) if times else None

"""Exact odds: from a chance to so many against so many, and what may be staked so that the winnings are whole."""

from fractions import Fraction
from typing import TypeAlias

from crowe_table.engine.core import PickAmount
from crowe_table.engine.money import Farthings

Odds: TypeAlias = tuple[int, int]
"""So many to so many *against*: ``(2, 1)`` is two to one against, ``(5, 6)`` is six to five on."""

EVENS: Odds = (1, 1)


def against(chance: Fraction) -> Odds:
    """The odds against something, in the least whole numbers. Raises ValueError where it cannot be, or must be."""
    if not 0 < chance < 1:
        raise ValueError("There are no odds on what is certain.")
    ratio = (1 - chance) / chance
    return ratio.numerator, ratio.denominator


def whole_stakes(odds: Odds, held: Farthings, answered: Farthings, field: str = "stake") -> PickAmount | None:
    """The stakes that win a whole number of farthings, no more than the backer holds and the other side can answer.

    None if there is no such stake.
    """
    win, risk = odds
    times = min(held // risk, answered // win)
    return PickAmount(risk, risk * times, risk, field=field) if times else None

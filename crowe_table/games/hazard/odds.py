"""Exact odds of Hazard under any options, computed only from the throw tables.

Probabilities are fractions. A main or chance of 0 is not known yet.
"""

from fractions import Fraction
from functools import lru_cache
from typing import TypeAlias

from crowe_table.games.hazard.casting import (
    LOST,
    MAINS,
    TOTALS,
    WON,
    ThrowResult,
    chance_throw_result,
    count_ways,
    main_throw_result,
)
from crowe_table.games.hazard.options import HazardOptions
from crowe_table.kit.odds import EVENS, Odds, against

SIDES = ("in", "out", "cast_nick", "cast_lose")
"""Sides of side bets: the caster wins or loses the hand, and the next throw nicks or loses at once."""
IN, OUT, CAST_NICK, CAST_LOSE = SIDES

WinLossChances: TypeAlias = tuple[Fraction, Fraction]
"""Probability that the caster wins, and probability that the caster loses."""

DisplayedOdds: TypeAlias = tuple[int, int, int]
"""Odds for display: a format, from EVEN to IN_HUNDRED, and two numbers."""
EVEN, AGAINST_CASTER, ON_CASTER, IN_HUNDRED = range(4)
"""Formats of displayed odds: evens, odds against the caster, odds on the caster, or wins in a hundred hands."""

HALF = Fraction(1, 2)
_MANY = 4096


@lru_cache(_MANY)
def win_chance(o: HazardOptions, main: int = 0, chance: int = 0) -> Fraction:
    """Return the probability that the caster wins a hand that is played to its end."""
    return win_loss_chances(o, main, chance, retrieving=False)[0]


@lru_cache(_MANY)
def win_loss_chances(o: HazardOptions, main: int = 0, chance: int = 0, *, retrieving: bool = True) -> WinLossChances:
    """Return the probabilities that the caster wins and loses.

    With ``retrieving``, the caster retrieves the wager after every chance worse than even, if that is allowed.
    Otherwise, or if the chance is already known, the caster casts on.
    """
    if chance:
        won = _in_race(o, main, chance)
        return won, 1 - won
    if main:
        return _from_main(o, main, retrieving and o.retrieve)
    if o.main_by == "call":
        return max(
            (win_loss_chances(o, called, retrieving=retrieving) for called in MAINS), key=lambda each: each[0] - each[1]
        )
    all_ways = sum(map(count_ways, MAINS))
    thrown = [
        (Fraction(count_ways(each), all_ways), win_loss_chances(o, each, retrieving=retrieving)) for each in MAINS
    ]
    return sum((p * won for p, (won, _) in thrown), Fraction()), sum((p * lost for p, (_, lost) in thrown), Fraction())


def _from_main(o: HazardOptions, main: int, retrieving: bool) -> WinLossChances:
    won, lost, counted = Fraction(), Fraction(), 0
    for total in TOTALS:
        fate = main_throw_result(o, main, total)
        if fate is ThrowResult.NOTHING:
            continue
        counted += count_ways(total)
        p = _in_race(o, main, total) if fate is ThrowResult.CHANCE else Fraction(fate in WON)
        if fate is not ThrowResult.CHANCE or p >= HALF or not retrieving:
            won += count_ways(total) * p
            lost += count_ways(total) * (1 - p)
    return won / counted, lost / counted


def race_throw_counts(o: HazardOptions, main: int, chance: int) -> tuple[int, int]:
    """Return the number of the 36 throws that win for the caster with this chance, and the number that lose."""
    return _count_throws([(count_ways(total), chance_throw_result(o, main, chance, total)) for total in TOTALS])


def _in_race(o: HazardOptions, main: int, chance: int) -> Fraction:
    won, lost = race_throw_counts(o, main, chance)
    return Fraction(won, won + lost)


@lru_cache(_MANY)
def next_throw_chances(o: HazardOptions, main: int) -> WinLossChances:
    """Return two probabilities for the next throw with a known main: that it nicks, and that it loses at once."""
    won, lost = _count_throws([(count_ways(total), main_throw_result(o, main, total)) for total in TOTALS])
    return Fraction(won, 36), Fraction(lost, 36)


def _count_throws(fates: list[tuple[int, ThrowResult]]) -> tuple[int, int]:
    return sum(many for many, fate in fates if fate in WON), sum(many for many, fate in fates if fate in LOST)


@lru_cache(_MANY)
def side_bet_odds(o: HazardOptions, side: str, main: int, chance: int) -> Odds | None:
    """Return the house's odds against a side bet; None if the bet cannot win (R15).

    A bet on the hand is at evens until there is a chance. All other odds are exact, unless the options put every bet at
    evens.
    """
    if side in (IN, OUT):
        if not chance:
            return EVENS
        won = win_chance(o, main, chance)
        happens = won if side == IN else 1 - won
    else:
        happens = next_throw_chances(o, main)[side == CAST_LOSE]
    if not happens:
        return None
    return EVENS if o.side_odds == "even" else against(happens)


def displayed_odds(o: HazardOptions, main: int, chance: int) -> DisplayedOdds:
    """Return the odds for display. Once there is a chance, they are exact. Before that, they are wins in a hundred
    hands.
    """
    p = win_chance(o, main, chance)
    if not chance:
        return IN_HUNDRED, round(100 * p), 100
    lose, win = against(p)
    if lose == win:
        return EVEN, 1, 1
    return (AGAINST_CASTER, lose, win) if lose > win else (ON_CASTER, win, lose)

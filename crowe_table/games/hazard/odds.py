"""Exact odds of Hazard under any options, computed from the throw tables alone.

Probabilities are fractions. A main or chance of 0 is not yet known.
"""

from fractions import Fraction
from functools import lru_cache
from typing import TypeAlias

from crowe_table.games.hazard.casting import LOST, MAINS, TOTALS, WON, Fate, to_the_chance, to_the_main, ways
from crowe_table.games.hazard.options import HazardOptions
from crowe_table.kit.odds import EVENS, Odds, against

SIDES = ("in", "out", "cast_nick", "cast_lose")
"""Side bets: the caster wins or loses the hand, or the next throw nicks or loses at once."""
IN, OUT, CAST_NICK, CAST_LOSE = SIDES

Ends: TypeAlias = tuple[Fraction, Fraction]
"""Probabilities that the caster wins and loses."""

ToldOdds: TypeAlias = tuple[int, int, int]
"""Odds as displayed: the format (see below) and the two numbers."""
EVEN, AGAINST_CASTER, ON_CASTER, IN_HUNDRED = range(4)
"""Formats of displayed odds: evens, against the caster, on the caster, or wins per hundred hands."""

HALF = Fraction(1, 2)
_MANY = 4096


@lru_cache(_MANY)
def wins(o: HazardOptions, main: int = 0, chance: int = 0) -> Fraction:
    """Return the probability that the caster wins a hand played to its end."""
    return ends(o, main, chance, retrieving=False)[0]


@lru_cache(_MANY)
def ends(o: HazardOptions, main: int = 0, chance: int = 0, *, retrieving: bool = True) -> Ends:
    """Return the probabilities that the caster wins and loses.

    With ``retrieving``, the caster retrieves every chance worse than even, where that is allowed. Without it, or with a
    chance already thrown, the caster casts on.
    """
    if chance:
        won = _in_race(o, main, chance)
        return won, 1 - won
    if main:
        return _from_main(o, main, retrieving and o.retrieve)
    if o.main_by == "call":
        return max((ends(o, called, retrieving=retrieving) for called in MAINS), key=lambda each: each[0] - each[1])
    all_ways = sum(map(ways, MAINS))
    thrown = [(Fraction(ways(each), all_ways), ends(o, each, retrieving=retrieving)) for each in MAINS]
    return sum((p * won for p, (won, _) in thrown), Fraction()), sum((p * lost for p, (_, lost) in thrown), Fraction())


def _from_main(o: HazardOptions, main: int, retrieving: bool) -> Ends:
    won, lost, counted = Fraction(), Fraction(), 0
    for total in TOTALS:
        fate = to_the_main(o, main, total)
        if fate is Fate.NOTHING:
            continue
        counted += ways(total)
        p = _in_race(o, main, total) if fate is Fate.CHANCE else Fraction(fate in WON)
        if fate is not Fate.CHANCE or p >= HALF or not retrieving:
            won += ways(total) * p
            lost += ways(total) * (1 - p)
    return won / counted, lost / counted


def race_ways(o: HazardOptions, main: int, chance: int) -> tuple[int, int]:
    """Return how many of the 36 throws win and lose for the caster with this chance."""
    return _ways_to([(ways(total), to_the_chance(o, main, chance, total)) for total in TOTALS])


def _in_race(o: HazardOptions, main: int, chance: int) -> Fraction:
    won, lost = race_ways(o, main, chance)
    return Fraction(won, won + lost)


@lru_cache(_MANY)
def next_throw(o: HazardOptions, main: int) -> Ends:
    """Return the probabilities that the next throw after the main nicks or loses at once."""
    won, lost = _ways_to([(ways(total), to_the_main(o, main, total)) for total in TOTALS])
    return Fraction(won, 36), Fraction(lost, 36)


def _ways_to(fates: list[tuple[int, Fate]]) -> tuple[int, int]:
    """Return how many throws win and lose."""
    return sum(many for many, fate in fates if fate in WON), sum(many for many, fate in fates if fate in LOST)


@lru_cache(_MANY)
def given(o: HazardOptions, side: str, main: int, chance: int) -> Odds | None:
    """Return the house's odds against a side bet, or None if it cannot win (R15).

    A bet on the hand is at evens until there is a chance, and exact afterwards. A bet on the next throw is exact.
    """
    if side in (IN, OUT):
        if not chance:
            return EVENS
        won = wins(o, main, chance)
        happens = won if side == IN else 1 - won
    else:
        happens = next_throw(o, main)[side == CAST_LOSE]
    if not happens:
        return None
    return EVENS if o.side_odds == "even" else against(happens)


def shown(o: HazardOptions, main: int, chance: int) -> ToldOdds:
    """Return the odds as displayed: exact once there is a chance, otherwise per hundred hands."""
    p = wins(o, main, chance)
    if not chance:
        return IN_HUNDRED, round(100 * p), 100
    lose, win = against(p)
    if lose == win:
        return EVEN, 1, 1
    return (AGAINST_CASTER, lose, win) if lose > win else (ON_CASTER, win, lose)

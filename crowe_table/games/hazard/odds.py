"""The exact odds of Hazard under any house rules, reckoned from the tables of throws and from nothing else.

Every chance is a fraction; a main or chance of 0 is one not yet known.
"""

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from typing import TypeAlias

from crowe_table.games.hazard.casting import LOST, MAINS, TOTALS, WON, Fate, to_the_chance, to_the_main, ways
from crowe_table.games.hazard.options import HazardOptions

SIDES = ("in", "out", "cast_nick", "cast_lose")
"""What may be bet on aside: that the caster wins the hand, or loses it; that his next throw nicks, or loses at once."""
IN, OUT, CAST_NICK, CAST_LOSE = SIDES

Odds: TypeAlias = tuple[int, int]
"""So many to so many *against*: ``(2, 1)`` is two to one against, ``(5, 6)`` is six to five on."""

Ends: TypeAlias = tuple[Fraction, Fraction]
"""The chances that the caster wins, and that he loses."""

Shown: TypeAlias = tuple[int, int, int]
"""The odds as they are told: how they are put, so many, to so many."""
EVEN, AGAINST_HIM, ON_HIM, IN_HUNDRED = 0, 1, 2, 3
"""Evens; so many to so many against the caster; on him; or how many hands of a hundred he should win."""

EVENS: Odds = (1, 1)
HALF = Fraction(1, 2)
_MANY = 4096


def against(chance: Fraction) -> Odds:
    """The odds against something, in the least whole numbers. Raises ValueError where it cannot be, or must be."""
    if not 0 < chance < 1:
        raise ValueError("There are no odds on what is certain.")
    ratio = (1 - chance) / chance
    return ratio.numerator, ratio.denominator


@lru_cache(_MANY)
def wins(o: HazardOptions, main: int = 0, chance: int = 0) -> Fraction:
    """The chance that the caster wins the hand if it is played to its end."""
    return decided(o, main, chance, lambda _p: True)[0]


@lru_cache(_MANY)
def ends(o: HazardOptions, main: int = 0, chance: int = 0) -> Ends:
    """The chances that the caster wins, and that he loses. Where he may retrieve, he does when worse than even.

    Once there is a chance he is taken to cast on.
    """
    return decided(o, main, chance, lambda p: p >= HALF or not o.retrieve)


def decided(o: HazardOptions, main: int, chance: int, casts_on: Callable[[Fraction], bool]) -> Ends:
    """The chances that the caster wins and loses, if he casts on at those chances of winning and else retrieves."""
    if chance:
        won = _in_race(o, main, chance)
        return won, 1 - won
    if main:
        return _from_main(o, main, casts_on)
    if o.main_by == "call":
        return max((_from_main(o, called, casts_on) for called in MAINS), key=lambda both: both[0] - both[1])
    all_ways = sum(map(ways, MAINS))
    each = [(Fraction(ways(thrown), all_ways), *_from_main(o, thrown, casts_on)) for thrown in MAINS]
    return sum((p * won for p, won, _ in each), Fraction()), sum((p * lost for p, _, lost in each), Fraction())


def _from_main(o: HazardOptions, main: int, casts_on: Callable[[Fraction], bool]) -> Ends:
    won = lost = counted = 0
    in_chances, out_chances = Fraction(), Fraction()
    for total in TOTALS:
        fate = to_the_main(o, main, total)
        if fate is Fate.NOTHING:
            continue
        counted += ways(total)
        if fate is Fate.CHANCE:
            p = _in_race(o, main, total)
            if casts_on(p):
                in_chances += ways(total) * p
                out_chances += ways(total) * (1 - p)
        elif fate in WON:
            won += ways(total)
        else:
            lost += ways(total)
    return (won + in_chances) / counted, (lost + out_chances) / counted


def race_ways(o: HazardOptions, main: int, chance: int) -> tuple[int, int]:
    """How many of thirty-six throws win for the caster, and how many lose, once he has this chance."""
    fates = [(ways(total), to_the_chance(o, main, chance, total)) for total in TOTALS]
    won = sum(many for many, fate in fates if fate in WON)
    lost = sum(many for many, fate in fates if fate in LOST)
    return won, lost


def _in_race(o: HazardOptions, main: int, chance: int) -> Fraction:
    won, lost = race_ways(o, main, chance)
    return Fraction(won, won + lost)


@lru_cache(_MANY)
def next_throw(o: HazardOptions, main: int) -> Ends:
    """The chances that the very next throw after the main nicks, and that it loses at once."""
    fates = [(ways(total), to_the_main(o, main, total)) for total in TOTALS]
    won = sum(many for many, fate in fates if fate in WON)
    lost = sum(many for many, fate in fates if fate in LOST)
    return Fraction(won, 36), Fraction(lost, 36)


@lru_cache(_MANY)
def given(o: HazardOptions, side: str, main: int, chance: int) -> Odds | None:
    """The odds against a bet aside as the house gives them; None where it could not be won (R15).

    On the hand they are evens until there is a chance, and then exact; on the next throw they are exact.
    """
    if side in (IN, OUT) and not chance:
        return EVENS
    happens = _chance_of(o, side, main, chance)
    if not happens:
        return None
    return EVENS if o.side_odds == "even" else against(happens)


def _chance_of(o: HazardOptions, side: str, main: int, chance: int) -> Fraction:
    """The chance that a side wins."""
    if side in (IN, OUT):
        won = wins(o, main, chance)
        return won if side == IN else 1 - won
    nicks, loses = next_throw(o, main)
    return nicks if side == CAST_NICK else loses


def hand_worth(o: HazardOptions, main: int = 0) -> Fraction:
    """What a hand brings the caster on the average, in wagers, if he retrieves whenever he is worse than even."""
    won, lost = ends(o, main)
    return won - lost


@lru_cache(_MANY)
def turn_worth(o: HazardOptions) -> Fraction:
    """What a whole turn with the box brings the caster on the average, in wagers, played in the same way.

    He keeps the box when he wins, when crabs leave him the dice, and until he has lost so many mains running.
    """
    won, lost = ends(o)
    crabs = _crabs(o) if o.crabs_keep_dice else Fraction()
    worth, of_turn = Fraction(), Fraction()
    for _ in range(o.losses_to_pass):
        worth = (won - lost + (lost - crabs) * worth) / (1 - crabs)
        of_turn = (won + (lost - crabs) * of_turn) / (1 - crabs)
    return worth / (1 - of_turn)


def _crabs(o: HazardOptions) -> Fraction:
    """The chance of losing a hand by a two or three thrown to the main."""
    if o.main_by == "call":
        main = max(MAINS, key=lambda called: hand_worth(o, called))
        return _crabs_to(o, main)
    all_ways = sum(map(ways, MAINS))
    return sum((Fraction(ways(main), all_ways) * _crabs_to(o, main) for main in MAINS), Fraction())


def _crabs_to(o: HazardOptions, main: int) -> Fraction:
    counted = [total for total in TOTALS if to_the_main(o, main, total) is not Fate.NOTHING]
    crabs = [total for total in counted if to_the_main(o, main, total) is Fate.CRABS]
    return Fraction(sum(map(ways, crabs)), sum(map(ways, counted)))


def fair_odds(o: HazardOptions, main: int, chance: int) -> Fraction:
    """The odds, in wagers, that make the caster's even wager a fair one; nought or less where he is no worse off."""
    p = wins(o, main, chance)
    return (1 - p) / p - 1


def good_odds(o: HazardOptions, main: int, chance: int) -> Fraction:
    """The least odds, in wagers, for which a caster does as well to cast on as to retrieve: the box has a worth."""
    return fair_odds(o, main, chance) - turn_worth(o)


def best_main(o: HazardOptions) -> int:
    """The main that a caster should call."""
    return max(MAINS, key=lambda main: (hand_worth(o, main), ways(main)))


def shown(o: HazardOptions, main: int, chance: int) -> Shown:
    """The odds as the table tells them: exact once there is a chance, before that in a hundred."""
    p = wins(o, main, chance)
    if not chance:
        return IN_HUNDRED, round(100 * p), 100
    lose, win = against(p)
    if lose == win:
        return EVEN, 1, 1
    return (AGAINST_HIM, lose, win) if lose > win else (ON_HIM, win, lose)

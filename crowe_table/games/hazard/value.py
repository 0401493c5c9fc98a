"""What a hand and the box are worth to a caster who plays well, in wagers. For players: no law depends on it."""

from fractions import Fraction
from functools import lru_cache

from crowe_table.games.hazard.casting import MAINS, TOTALS, Fate, to_the_main, ways
from crowe_table.games.hazard.odds import ends, wins
from crowe_table.games.hazard.options import HazardOptions


def hand_value(o: HazardOptions, main: int = 0) -> Fraction:
    """What a hand brings the caster on the average, who retrieves whenever that is better."""
    won, lost = ends(o, main)
    return won - lost


@lru_cache(4096)
def turn_value(o: HazardOptions) -> Fraction:
    """What a whole turn with the box brings the caster on the average, played in the same way.

    The caster keeps the box with a win, when crabs leave the dice, and until so many mains are lost running.
    """
    won, lost = ends(o)
    crabs = _crabs(o) if o.crabs_keep_dice else Fraction()
    value, of_turn = Fraction(), Fraction()
    for _ in range(o.losses_to_pass):
        value = (won - lost + (lost - crabs) * value) / (1 - crabs)
        of_turn = (won + (lost - crabs) * of_turn) / (1 - crabs)
    return value / (1 - of_turn)


def _crabs(o: HazardOptions) -> Fraction:
    """The chance of losing a hand by a two or three thrown to the main."""
    if o.main_by == "call":
        return _crabs_to(o, max(MAINS, key=lambda called: hand_value(o, called)))
    all_ways = sum(map(ways, MAINS))
    return sum((Fraction(ways(main), all_ways) * _crabs_to(o, main) for main in MAINS), Fraction())


def _crabs_to(o: HazardOptions, main: int) -> Fraction:
    counted = [total for total in TOTALS if to_the_main(o, main, total) is not Fate.NOTHING]
    crabs = [total for total in counted if to_the_main(o, main, total) is Fate.CRABS]
    return Fraction(sum(map(ways, crabs)), sum(map(ways, counted)))


def fair_odds(o: HazardOptions, main: int, chance: int) -> Fraction:
    """The odds that make the caster's even wager a fair one; zero or less where it is no worse than fair."""
    p = wins(o, main, chance)
    return (1 - p) / p - 1


def good_odds(o: HazardOptions, main: int, chance: int) -> Fraction:
    """The least odds for which a caster does as well to cast on as to retrieve: the box has a value."""
    return fair_odds(o, main, chance) - turn_value(o)


def best_main(o: HazardOptions) -> int:
    """The main that a caster should call."""
    return max(MAINS, key=lambda main: (hand_value(o, main), ways(main)))

"""Value of a hand and of the box to a good caster, in wagers. Only computer players use this module."""

from fractions import Fraction
from functools import lru_cache

from crowe_table.games.hazard.casting import MAINS, TOTALS, ThrowResult, count_ways, main_throw_result
from crowe_table.games.hazard.odds import win_chance, win_loss_chances
from crowe_table.games.hazard.options import HazardOptions


def hand_value(o: HazardOptions, main: int = 0) -> Fraction:
    """Return the expected gain of a hand, if the caster retrieves the wager whenever that is better."""
    won, lost = win_loss_chances(o, main)
    return won - lost


@lru_cache(4096)
def turn_value(o: HazardOptions) -> Fraction:
    """Return the expected gain of a whole turn with the box, if the caster plays as in ``hand_value``.

    The caster keeps the box after a win, and until the set number of losses. The options may also let the caster keep
    it after crabs.
    """
    won, lost = win_loss_chances(o)
    crabs = _crabs(o) if o.crabs_keep_dice else Fraction()
    value, of_turn = Fraction(), Fraction()
    for _ in range(o.losses_to_pass):
        value = (won - lost + (lost - crabs) * value) / (1 - crabs)
        of_turn = (won + (lost - crabs) * of_turn) / (1 - crabs)
    return value / (1 - of_turn)


def _crabs(o: HazardOptions) -> Fraction:
    """Return the probability that a hand is lost because the throw to the main is a two or a three."""
    if o.main_by == "call":
        return _crabs_to(o, max(MAINS, key=lambda called: hand_value(o, called)))
    all_ways = sum(map(count_ways, MAINS))
    return sum((Fraction(count_ways(main), all_ways) * _crabs_to(o, main) for main in MAINS), Fraction())


def _crabs_to(o: HazardOptions, main: int) -> Fraction:
    counted = [total for total in TOTALS if main_throw_result(o, main, total) is not ThrowResult.NOTHING]
    crabs = [total for total in counted if main_throw_result(o, main, total) is ThrowResult.CRABS]
    return Fraction(sum(map(count_ways, crabs)), sum(map(count_ways, counted)))


def fair_odds(o: HazardOptions, main: int, chance: int) -> Fraction:
    """Return the odds that would make the caster's even wager fair; zero or less if it is already fair or better."""
    p = win_chance(o, main, chance)
    return (1 - p) / p - 1


def good_odds(o: HazardOptions, main: int, chance: int) -> Fraction:
    """Return the minimum odds that make casting on as good as retrieving. The value of the box is included."""
    return fair_odds(o, main, chance) - turn_value(o)


def best_main(o: HazardOptions) -> int:
    """Return the main that is best for the caster to call."""
    return max(MAINS, key=lambda main: (hand_value(o, main), count_ways(main)))

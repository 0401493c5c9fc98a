"""Result of a throw, before and after there is a chance, from the tables in the books."""

from enum import StrEnum

from crowe_table.games.hazard.options import HazardOptions

MAINS = (5, 6, 7, 8, 9)
TOTALS = tuple(range(2, 13))


def count_ways(total: int) -> int:
    """Return the number of the 36 throws of two dice that give this total."""
    return 6 - abs(7 - total)


class ThrowResult(StrEnum):
    """Effect of a throw on the caster's wager."""

    NOTHING = "nothing"
    """The caster throws again."""
    CHANCE = "chance"
    """The total becomes the chance."""
    NICK = "nick"
    CRABS = "crabs"
    OUT = "out"
    CHANCE_MADE = "chance_made"
    MAIN_CAME = "main_came"
    LATE_NICK = "late_nick"
    LATE_CRABS = "late_crabs"


WON = frozenset({ThrowResult.NICK, ThrowResult.CHANCE_MADE, ThrowResult.LATE_NICK})
LOST = frozenset({ThrowResult.CRABS, ThrowResult.OUT, ThrowResult.MAIN_CAME, ThrowResult.LATE_CRABS})


def main_throw_result(o: HazardOptions, main: int, total: int) -> ThrowResult:
    """Return the result of the first throw after the main is known."""
    if total == main:
        return ThrowResult.NOTHING if main == 7 and o.comeout_7 == "blank" else ThrowResult.NICK
    if total <= 3:
        return ThrowResult.CRABS
    if total == 11 and main == 7:
        return ThrowResult.NICK if o.comeout_11_main7 == "nick" else ThrowResult.NOTHING
    if total == 11:
        return ThrowResult.NOTHING if o.comeout_11 == "blank" else ThrowResult.OUT
    if total == 12:
        return ThrowResult.NICK if main in (6, 8) and o.comeout_12 == "classical" else ThrowResult.OUT
    return ThrowResult.CHANCE


def chance_throw_result(o: HazardOptions, main: int, chance: int, total: int) -> ThrowResult:
    """Return the result of a later throw. The chance wins for the caster, the main for the setters."""
    if total == chance:
        return ThrowResult.CHANCE_MADE
    if total == main:
        return ThrowResult.MAIN_CAME
    if o.late_throws == "pearson" and total <= 3:
        return ThrowResult.LATE_CRABS
    if o.late_throws == "pearson" and (main, total) in ((7, 11), (6, 12), (8, 12)):
        return ThrowResult.LATE_NICK
    return ThrowResult.NOTHING

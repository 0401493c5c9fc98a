"""Rule-based play with sights: bragging, matching and calling."""

from crowe_table.engine.money import Farthings
from crowe_table.games.brag import actions as acts
from crowe_table.games.brag import loans
from crowe_table.games.brag.choices import (
    Choice,
    counts_among,
    fold,
    legal_sum,
    share_of_better,
    sums_of,
    units,
    winning_chance,
)
from crowe_table.games.brag.reading import BragReading
from crowe_table.games.brag.rule_play import STAYS, Temper, opening


def brag(r: BragReading, temper: Temper) -> list[Choice]:
    """Choose between bragging and bolting, as the first to speak."""
    sums = sums_of(r, "brag")
    if sums is None:
        return loans.short(r)
    often = opening(r, temper)
    value = units(r, winning_chance(r) * (r.pot + sums.least) - sums.least)
    return [
        Choice(acts.Brag(r.seat, Farthings(sums.least)), often * 0.8, value),
        Choice(acts.Brag(r.seat, legal_sum(sums, r.pot / 2)), often * 0.2, value),
        fold(r, 1 - often),
    ]


def answer(r: BragReading, temper: Temper) -> list[Choice]:
    """Choose between matching and bolting. Against a single opponent, the price of the sight decides."""
    del temper
    goes = acts.GoIt(r.seat)
    if goes not in r.view.legal:
        return loans.short(r)
    better, number, chance = share_of_better(r), len(r.others), winning_chance(r)
    stays = counts_among(r, better, STAYS[number]) if number > 1 else float(chance > r.level / (r.pot + r.level))
    value = units(r, chance * (r.pot + r.level) - r.level)
    return [
        Choice(goes, stays, value),
        fold(r, 1 - stays),
    ]


def call(r: BragReading, temper: Temper) -> list[Choice]:
    """Choose between calling the sight, which is free, and bragging in return.

    Only the best hands and some bluffs brag.
    """
    sums, chance = sums_of(r, "return_brag"), winning_chance(r)
    sight = Choice(acts.CallSight(r.seat), 1, units(r, chance * r.pot))
    if sums is None:
        return [sight]
    returns = 0.6 * counts_among(r, 1 - chance, 0.2) + 0.04 * temper.bluffs
    again = Choice(acts.ReturnBrag(r.seat, legal_sum(sums, max(sums.least, r.pot / 3))), returns, sight.value)
    return [sight._replace(often=1 - returns), again]

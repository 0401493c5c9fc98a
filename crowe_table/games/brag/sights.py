"""Rule-based play with sights: bragging, matching and calling."""

from crowe_table.engine.money import Farthings
from crowe_table.games.brag import actions as acts
from crowe_table.games.brag import hints, loans
from crowe_table.games.brag.choices import Choice, better_than, edge, fit, fold, sums_of, units, wins
from crowe_table.games.brag.reading import BragReading
from crowe_table.games.brag.rule_play import STAYS, Temper, opening


def brag(r: BragReading, temper: Temper) -> list[Choice]:
    """Brag or bolt as the first to speak."""
    sums = sums_of(r, "brag")
    if sums is None:
        return loans.short(r)
    better = better_than(r)
    often, honest = opening(r, temper)
    why = hints.placed("open" if honest > 0.5 and better < 0.5 else "open-bluff", better)
    value = units(r, wins(r) * (r.pot + sums.least) - sums.least)
    return [
        Choice(acts.Brag(r.seat, Farthings(sums.least)), often * 0.8, value, why),
        Choice(acts.Brag(r.seat, fit(sums, r.pot / 2)), often * 0.2, value, why),
        fold(r, 1 - often, hints.placed("fold-first", better)),
    ]


def answer(r: BragReading, temper: Temper) -> list[Choice]:
    """Match or bolt. The last to answer decides by the price of the sight."""
    del temper
    goes = acts.GoIt(r.seat)
    if goes not in r.view.legal:
        return loans.short(r)
    better, number, chance = better_than(r), len(r.others), wins(r)
    stays = edge(r, better, STAYS[number]) if number > 1 else float(chance > r.level / (r.pot + r.level))
    value = units(r, chance * (r.pot + r.level) - r.level)
    return [
        Choice(goes, stays, value, hints.placed("go", better, hints.SIGHTS)),
        fold(r, 1 - stays, hints.placed("bolt", better, hints.SIGHTS)),
    ]


def call(r: BragReading, temper: Temper) -> list[Choice]:
    """Call the sight, which is free, or brag in return with the best hands and some bluffs."""
    better, sums, chance = better_than(r), sums_of(r, "return_brag"), wins(r)
    sight = Choice(acts.CallSight(r.seat), 1, units(r, chance * r.pot), hints.plain("sight", hints.SIGHTS))
    if sums is None:
        return [sight]
    returns = 0.6 * edge(r, 1 - chance, 0.2) + 0.04 * temper.bluffs
    why = hints.placed("return", better, hints.SIGHTS)
    again = Choice(acts.ReturnBrag(r.seat, fit(sums, max(sums.least, r.pot / 3))), returns, sight.value, why)
    return [sight._replace(often=1 - returns), again]

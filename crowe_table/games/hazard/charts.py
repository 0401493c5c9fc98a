"""Charts beside the dice: the effect of each throw, the odds of each chance, and the open side bets."""

from collections.abc import Callable, Collection, Mapping

from crowe_table.engine.chart import Chart, ChartRow
from crowe_table.engine.core import NO_SEAT, because
from crowe_table.engine.papers import PrintedTable
from crowe_table.games.hazard import odds
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
from crowe_table.games.hazard.odds import SIDES
from crowe_table.games.hazard.options import HazardOptions
from crowe_table.games.hazard.state import HazardPhase, HazardView
from crowe_table.kit.side_bets import TAKEN, SideBet


def mains_table(o: HazardOptions) -> PrintedTable:
    """Return a table for printing: the effect of every throw with every main."""
    wanted = (WON, LOST, frozenset({ThrowResult.CHANCE}))
    rows = []
    for main in MAINS:
        fates = {total: main_throw_result(o, main, total) for total in TOTALS}
        listed = (", ".join(str(total) for total in TOTALS if fates[total] in each) for each in wanted)
        rows.append((str(main), *listed))
    return PrintedTable(("place-main", "chart-nicks", "chart-out", "place-chance"), tuple(rows))


def throws_chart(view: HazardView) -> Chart | None:
    """Return the chart of the next throws that win and lose, with the odds of each possible chance."""
    r, o = view.public, view.options
    if not HazardPhase.MAIN <= r.phase <= HazardPhase.RACE:
        return None
    if not r.main:
        mains = [
            ChartRow(because("chart-main", main=each), because("chart-ways", number=count_ways(each))) for each in MAINS
        ]
        return Chart(title=because("chart-mains"), rows=tuple(mains))
    if r.chance:
        fates = {total: chance_throw_result(o, r.main, r.chance, total) for total in TOTALS}
        rows = [_row("chart-wins", fates, WON), _row("chart-loses", fates, LOST)]
    else:
        fates = {total: main_throw_result(o, r.main, total) for total in TOTALS}
        rows = [_row("chart-nicks", fates, WON), _row("chart-out", fates, LOST)]
    rows += [_odds(view, total) for total in TOTALS if main_throw_result(o, r.main, total) is ThrowResult.CHANCE]
    return Chart(title=because("chart-throws", main=r.main), rows=tuple(rows))


def race_chart(view: HazardView) -> Chart | None:
    """Return the chart of the odds between the chance and the main. None while no chance is set."""
    r, o = view.public, view.options
    if not (r.main and r.chance):
        return None
    how, more, less = odds.displayed_odds(o, r.main, r.chance)
    title = because("chart-race", chance=r.chance, main=r.main)
    return Chart(title=title, rows=(ChartRow(because("chart-price", how=how, more=more, less=less)),))


def _row(key: str, fates: Mapping[int, ThrowResult], which: Collection[ThrowResult]) -> ChartRow:
    numbers = tuple([total for total, fate in fates.items() if fate in which])
    return ChartRow(because(key), because("chart-numbers", numbers=numbers))


def _odds(view: HazardView, chance: int) -> ChartRow:
    how, more, less = odds.displayed_odds(view.options, view.public.main, chance)
    value = because("chart-odds", how=how, more=more, less=less)
    return ChartRow(because("chart-chance", chance=chance), value, chance == view.public.chance)


def bets_chart(view: HazardView) -> Chart | None:
    """Return the chart of the open side bets with their terms. The viewer's own bets are marked."""
    rows = tuple([_bet(view, each) for each in view.public.aside])
    return Chart(title=because("chart-bets"), rows=rows) if rows else None


def _bet(view: HazardView, bet: SideBet) -> ChartRow:
    key = "chart-bet-taken" if bet.state == TAKEN else "chart-bet-open" if bet.other == NO_SEAT else "chart-bet-to"
    name = because(key, seat=bet.maker, other=bet.other, side=SIDES[bet.side])
    terms = because("chart-terms", farthings=bet.stake, against=bet.against)
    return ChartRow(name, terms, view.seat in (bet.maker, bet.other))


CHARTS: Mapping[str, Callable[[HazardView], Chart | None]] = {
    "throws": throws_chart,
    "race": race_chart,
    "bets": bets_chart,
}
"""Chart functions, by the names that the layout uses."""

"""Charts beside the cards: the scores of declarations, and the viewer's brisques."""

from crowe_table.engine.cards import ACE, KING, KNAVE, QUEEN
from crowe_table.engine.chart import Chart, ChartRow
from crowe_table.engine.core import SPECTATOR, because
from crowe_table.games.bezique.melds import BEZIQUES, QUARTETS
from crowe_table.games.bezique.state import STOCK, TAKEN, BeziquePhase, BeziqueView, brisques

LATE_STOCK = 12
"""Maximum number of cards in the stock with which brisques may be counted (Law 27)."""


def own_brisques(view: BeziqueView) -> Chart | None:
    """Return the chart of the brisques that the viewer has won, if the options allow counting."""
    rule = view.options.brisques_shown
    late = len(view.zone(STOCK.key).cards) <= LATE_STOCK
    if view.seat == SPECTATOR or not _dealt(view) or rule == "never" or (rule == "late" and not late):
        return None
    return Chart(title=because("chart-brisques", number=brisques(view.zone(TAKEN[view.seat].key).cards)))


def what_scores(view: BeziqueView) -> Chart | None:
    """Return the chart of the scores of all declarations.

    If money is staked, it also shows the cost of a game of 3000.
    """
    if not _dealt(view) or view.public.phase == BeziquePhase.LAST_NINE:
        return None
    rows = [
        ChartRow(because(f"chart-{name}"), because("chart-points", points=points))
        for name, points in (
            ("marriage", 20),
            ("royal-marriage", 40),
            ("sequence", 150),
            ("royal-sequence", 250),
            ("bezique", BEZIQUES[1]),
            ("two", BEZIQUES[2]),
            ("three", BEZIQUES[3]),
            ("four", BEZIQUES[4]),
            ("aces", QUARTETS[ACE]),
            ("kings", QUARTETS[KING]),
            ("queens", QUARTETS[QUEEN]),
            ("knaves", QUARTETS[KNAVE]),
        )
    ]
    stake = view.options.per_hundred
    notes = (because("chart-stake", farthings=30 * stake),) if stake else ()
    return Chart(title=because("chart-scores"), rows=tuple(rows), notes=notes)


def _dealt(view: BeziqueView) -> bool:
    return BeziquePhase.TRICK <= view.public.phase < BeziquePhase.OVER


CHARTS = {"brisques": own_brisques, "scores": what_scores}

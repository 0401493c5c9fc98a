"""Charts of Reversis: points in the viewer's tricks, the viewer's espagnolette, and the rates of payment in fish."""

from crowe_table.engine.cards import Card
from crowe_table.engine.chart import Chart, ChartRow
from crowe_table.engine.core import SPECTATOR, Reason, because
from crowe_table.games.reversis.counting import POINTS, is_espagnolette, quinolas
from crowe_table.games.reversis.options import ReversisOptions
from crowe_table.games.reversis.state import HAND, TAKEN, ReversisPhase, ReversisView
from crowe_table.kit.card_points import points_in
from crowe_table.kit.tricks import played_by


def own_points(view: ReversisView) -> Chart | None:
    """Return the chart of the card points in the tricks that the viewer has taken."""
    if view.seat == SPECTATOR or not _playing(view) or not view.public.plays:
        return None
    return Chart(title=because("chart-points", number=points_in(view.zone(TAKEN[view.seat].key).cards, POINTS)))


def espagnolette(view: ReversisView) -> Chart | None:
    """Return the chart that tells the viewer of an espagnolette, a hand that need not follow suit.

    Only the holder of the espagnolette sees the chart.
    """
    if view.seat == SPECTATOR or not _playing(view):
        return None
    began = [*view.zone(HAND[view.seat].key).cards, *played_by(view.public, view.seat)]
    return Chart(title=because("chart-espagnolette")) if is_espagnolette(began, view.options) else None


def what_is_paid(view: ReversisView) -> Chart | None:
    """Return the chart of the rates of payment in fish.

    It is shown from the first discard to the end of the sitting.
    """
    if not ReversisPhase.PUT_AWAY <= view.public.phase < ReversisPhase.OVER:
        return None
    o = view.options
    return _plain_rates(o) if o.plain else _rates(o)


def _plain_rates(o: ReversisOptions) -> Chart:
    by_points = o.plain_pay == "difference"
    rows = (
        ChartRow(because("chart-fewest"), because("chart-by-points" if by_points else "chart-fish", number=o.stake)),
        ChartRow(because("chart-slam"), because("chart-fish", number=o.slam_factor * o.stake)),
    )
    return Chart(title=because("chart-paid-by-each"), rows=rows, notes=(because("chart-cards-count"),))


def _rates(o: ReversisOptions) -> Chart:
    rates = [("ace", 1), ("ace-of-diamonds", 2), *[("knave", 6), ("queen", 3)][: o.quinolas]]
    rows = [ChartRow(because(f"chart-{name}"), because("chart-fish", number=fish)) for name, fish in rates]
    rows.append(ChartRow(because("chart-reversis"), because("chart-fish", number=o.reversis_unit)))
    notes = [because("chart-forced"), because("chart-cards-count")]
    if o.opposite_double:
        notes.append(because("chart-opposite"))
    return Chart(title=because("chart-rates"), rows=tuple(rows), notes=tuple(notes))


def _playing(view: ReversisView) -> bool:
    return view.public.phase == ReversisPhase.PLAY


def card_tags(view: ReversisView) -> dict[Card, Reason]:
    """Return the tags of the cards that have a pool of their own."""
    return {card: because("card-quinola") for card in quinolas(view.options)}


CHARTS = {"points": own_points, "espagnolette": espagnolette, "paid": what_is_paid}

"""Charts of the trumps, which are the same in every deal, and of the card points of the viewer's side."""

from crowe_table.engine.cards import Card
from crowe_table.engine.chart import Chart, ChartRow
from crowe_table.engine.core import NO_SEAT, SPECTATOR, because
from crowe_table.games.schafskopf.state import BURIED, ORDER, VALUES, SchafskopfPhase, SchafskopfView
from crowe_table.kit.card_points import points_in
from crowe_table.kit.tricks import trick_winner

ROWS = ("queens", "knaves", "diamonds", "plain")
COUNTS = ("high", "low")


def trumps_chart(view: SchafskopfView) -> Chart:
    """Return the chart of trumps and card points, which is the same in every deal."""
    del view
    rows = [ChartRow(because(f"chart-{row}"), because(f"chart-{row}-are")) for row in ROWS]
    return Chart(title=because("chart-trumps"), rows=(*rows, *[ChartRow(because(f"chart-{row}")) for row in COUNTS]))


def own_points(view: SchafskopfView) -> Chart | None:
    """Return the chart of the card points that the viewer's side has taken, if points decide and the viewer plays.

    It includes the cards that a lone viewer has buried, if they count.
    """
    r, o, seat = view.public, view.options, view.seat
    by_tricks = r.lone == NO_SEAT and o.least_measure == "tricks"
    if r.phase != SchafskopfPhase.PLAY or seat == SPECTATOR or seat not in r.playing or not r.plays or by_tricks:
        return None
    won = [r.plays[at][1:] for at in range(r.finished) if r.camp(trick_winner(r, at, ORDER)) == r.camp(seat)]
    cards = [Card(card) for trick in won for card in trick]
    if seat == r.lone and o.bury_counts == "lone":
        cards += view.zone(BURIED[seat].key).cards
    alone = sum(r.camp(each) == r.camp(seat) for each in r.playing) == 1
    return Chart(title=because("chart-points", number=points_in(cards, VALUES), alone=int(alone)))


CHARTS = {"order": trumps_chart, "points": own_points}

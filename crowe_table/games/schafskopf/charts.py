"""Chart of the trumps, which are the same in every deal, and of the card points."""

from crowe_table.engine.chart import Chart, ChartRow
from crowe_table.engine.core import because
from crowe_table.games.schafskopf.state import SchafskopfView

ROWS = ("queens", "knaves", "diamonds", "plain")
COUNTS = ("high", "low")


def trumps_chart(view: SchafskopfView) -> Chart:
    """Return the chart of trumps and card points, which is the same in every deal."""
    del view
    rows = [ChartRow(because(f"chart-{row}"), because(f"chart-{row}-are")) for row in ROWS]
    return Chart(title=because("chart-trumps"), rows=(*rows, *[ChartRow(because(f"chart-{row}")) for row in COUNTS]))

"""Chart of Euchre called the slate. It shows the bid of each player, and the maker of trumps."""

from crowe_table.engine.cards import suit
from crowe_table.engine.chart import Chart, ChartRow
from crowe_table.engine.core import NO_SEAT, Said, because
from crowe_table.games.ruff.state import RuffPhase, RuffView

OF_TRUMPS = ("pass", "turn-down", "order-up", "assist", "take-up", "name")
SPOKEN = {f"say-{word}{alone}" for word in OF_TRUMPS for alone in ("", "-alone")}


def slate(view: RuffView) -> Chart | None:
    """Return the chart of each player's last bid, in the order spoken.

    After the first lead, the chart shows only the bid of the maker.
    """
    r = view.public
    words = {e.seat: e.words for e in view.past if isinstance(e, Said) and e.words.key in SPOKEN}
    if not words or not r.up or r.phase == RuffPhase.OVER:
        return None
    rows = [ChartRow(because("slate-seat", seat=seat), said, marked=seat == r.maker) for seat, said in words.items()]
    if r.plays:
        rows = [row for row in rows if row.marked]
    if r.maker != NO_SEAT:
        return Chart(title=because("slate-made", suit=r.trump), rows=tuple(rows))
    second = r.phase == RuffPhase.SECOND_ROUND
    title = because("slate-refused" if second else "slate-turned", suit=suit(r.up[0]))
    return Chart(title=title, rows=tuple(rows))

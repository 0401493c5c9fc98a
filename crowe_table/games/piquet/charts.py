"""Charts of the calls made so far, and of the viewer's best holdings that have not been called yet."""

from crowe_table.engine.cards import HIDDEN, suit
from crowe_table.engine.chart import Chart, ChartRow
from crowe_table.engine.core import NO_SEAT, Reason, because, zone_of
from crowe_table.games.piquet.counting import may_declare
from crowe_table.games.piquet.state import (
    CARDS,
    MESSAGE_SUFFIXES,
    PARTS,
    DealPart,
    PiquetPhase,
    PiquetView,
    Spoken,
    rank_of,
)
from crowe_table.games.piquet.worlds import RANK_CALLS, rows_of

PART_NAMES = ("ruff", "sequences", "sets")


def calls_chart(view: PiquetView, name: str) -> Chart | None:
    """Return the chart of the ruff, the sequences or the sets; None before the deal.

    The chart lists the calls. Before there are any, it lists the viewer's best holdings.
    """
    part = PART_NAMES.index(name)
    r, rows = view.public, rows_of(view.public, part)
    if r.phase < PiquetPhase.BLANK:
        return None
    named = {row[0] for row in rows if row[1] == Spoken.HAS}
    counted = sum([number for _, what, number, _, _ in rows if what == Spoken.COUNTS])
    title = because(f"chart-{name}", number=counted)
    said = [
        ChartRow(because("chart-who", seat=seat), call_reason(name, what, number, rank, suit))
        for seat, what, number, rank, suit in rows
        if what != Spoken.COUNTS and not (what in RANK_CALLS and seat in named)
    ]
    decided = part < len(r.best)
    if decided and r.best[part] == NO_SEAT:
        said.append(ChartRow(because("chart-nobody")))
    called = decided or (part == r.part and r.phase == PiquetPhase.ANSWER)
    told = said if called else [*said, *own(view, part)]
    return Chart(title=title, rows=tuple(told or [ChartRow(because("chart-to-come"))]), passing=True)


def call_reason(name: str, what: int, number: int, rank: int, suit: int) -> Reason:
    """Return the chart line for one call, in the same words in which the players spoke it."""
    return because(f"say-{name}-{MESSAGE_SUFFIXES[Spoken(what)]}", number=number, rank=rank, suit=suit)


def own(view: PiquetView, part: int) -> list[ChartRow]:
    """Return one row for each of the viewer's best holdings: ruffs, sequences or sets, as ``part`` says."""
    hand = view.zone(zone_of("hand", view.seat)).cards if 0 <= view.seat < view.seats else ()
    if len(hand) != CARDS or HIDDEN in hand or part not in PARTS:
        return []
    found = may_declare(hand, part, sinking=False)
    mine = because("chart-you-hold")
    if not found:
        return [ChartRow(mine, because("chart-none"))]
    if part == DealPart.RUFF:
        best = found[0][0]
        return [ChartRow(mine, because("chart-holds-ruff", suit=suit(best.cards[0]), number=best.size))]
    key = f"chart-holds-{PART_NAMES[part]}"
    return [ChartRow(mine, because(key, number=held.size, rank=rank_of(held.high))) for held in found[0]]

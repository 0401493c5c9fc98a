"""Charts of the calls so far, and of the viewer's best holdings in parts to come."""

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
    """Return the chart of one part: its calls, or the viewer's holdings before it is called; None before the deal."""
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
    """Return the reason that repeats a call in the words of the table."""
    return because(f"say-{name}-{MESSAGE_SUFFIXES[Spoken(what)]}", number=number, rank=rank, suit=suit)


def own(view: PiquetView, part: int) -> list[ChartRow]:
    """Return the rows of the viewer's best holdings of a part."""
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

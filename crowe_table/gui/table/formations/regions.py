"""The fitting of objects into a region, in the largest size and with as many lines of charts as possible."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import product

from crowe_table.engine.layout import PILES, Kind, Spot
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.table.formations.blocks import (
    BRIEF,
    FOLDED,
    GAP,
    SMALLER,
    Cluster,
    Laid,
    Measures,
    block_of,
    in_line,
    is_help,
    piled,
)
from crowe_table.gui.table.formations.blueprint import Flow

PARTS = tuple(step / 16 for step in range(16, -1, -1))
"""Object sizes to try in turn, from 1 (largest) to 0 (smallest)."""
CLOTH_PARTS = tuple(step / 128 for step in range(128, -1, -1))
"""The sizes to try for a cloth, which alone fills its region."""
_WAYS = ((1.0, False), *((least, True) for least in SMALLER))
"""Minimum size of the cards for each attempt to fit, and whether their titles may be narrowed."""


@dataclass
class Filled:
    """The result of ``fill``."""

    laid: Laid = field(default_factory=dict)
    folded: set[Spot] = field(default_factory=set)


def fill(area: Box, spots: Sequence[Spot], flow: Flow, x: float, y: float, measures: Measures) -> Filled:
    """Fit objects into an area, in order.

    If even the smallest sizes do not fit, leave out charts first, then the last objects.
    """
    kept = list(spots)
    while kept:
        for (least, narrow), lines in product(_WAYS if _is_cards(kept) else _WAYS[:1], _lines_of(kept)):
            lean = y if any(spot.kind is Kind.TRICKS for spot in kept) else 0.5
            block = _largest(area, kept, flow, replace(measures, least=least, narrow_titles=narrow), lines, lean)
            if block:
                at = area.x + (area.w - block.w) * x, area.y + (area.h - block.h) * y
                return Filled(block.laid(*at), {spot for spot, part in lines.items() if part == FOLDED})
        kept.remove(next((spot for spot in reversed(kept) if is_help(spot)), kept[-1]))
    return Filled()


def _is_cards(spots: Sequence[Spot]) -> bool:
    return any(spot.kind in PILES for spot in spots)


def _lines_of(spots: Sequence[Spot]) -> Iterator[Mapping[Spot, float]]:
    """Yield, for each attempt to fit, the fraction of lines to show in each chart.

    The first attempt shows all lines, the second omits optional lines. Later attempts reduce one chart after another to
    its heading.
    """
    charts = [spot for spot in spots if is_help(spot)]
    yield dict.fromkeys(charts, 1.0)
    if any(spot.spare for spot in charts):
        yield dict.fromkeys(charts, BRIEF)
    for at in range(len(charts) - 1, -1, -1):
        yield {spot: BRIEF if spot.spare else 1.0 for spot in charts[:at]} | dict.fromkeys(charts[at:], FOLDED)


def _largest(
    area: Box, spots: Sequence[Spot], flow: Flow, measures: Measures, lines: Mapping[Spot, float], lean: float
) -> Cluster | None:
    """Return the block of these objects in the largest size that fits. None if no size fits.

    In a single row, charts take the width that the other objects leave. ``lean`` aligns the objects of a row, from 0
    (at the top) to 1 (at the bottom).
    """
    count = len(spots)
    in_row = range(1, count + 1) if flow is Flow.COLUMN else range(count, 0, -1)
    for part in CLOTH_PARTS if all(spot.kind is Kind.CLOTH for spot in spots) else PARTS:
        for each in in_row:
            room = (area.w - GAP * (each - 1)) / each
            blocks = [block_of(spot, part, room, measures, lines.get(spot, 1.0)) for spot in spots]
            if each == count:
                spare = max(0.0, area.w - in_line(blocks, GAP).w)
                rooms = [block.w + spare if spot in lines else room for spot, block in zip(spots, blocks, strict=True)]
                alike = zip(spots, rooms, strict=True)
                blocks = [block_of(spot, part, more, measures, lines.get(spot, 1.0)) for spot, more in alike]
            whole = piled([in_line(blocks[at : at + each], GAP, lean) for at in range(0, count, each)], GAP)
            if whole.w <= area.w + 1 and whole.h <= area.h + 1:
                return whole
    return None

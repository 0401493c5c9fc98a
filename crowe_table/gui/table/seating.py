"""Seating around a table: the side of each player, and the positions of their blocks."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from crowe_table.engine.layout import Kind, Spot
from crowe_table.gui.table.blocks import GAP, Cluster, Laid

MAX_SIDE, MAX_TOP = 4, 5
"""Maximum number of players at one side of the table, and along the top."""
AT_SIDE = 0.3
"""Fraction of opponents at each side in an even seating around a table of this shape."""

UNEVEN = 0.15
"""Unevenness from which a seating is used only if there is no other."""


@dataclass(frozen=True)
class ChairSplit:
    """Number of players at each side and along the top, and whether those along the top take the corners."""

    side: int
    top: int
    corners: bool
    high: bool = False
    """Whether those at the sides sit in the upper corners, with the middle taking the full width below."""

    @property
    def awry(self) -> float:
        """Unevenness of the seating."""
        return abs(self.side / (2 * self.side + self.top) - AT_SIDE)


@lru_cache(maxsize=16)
def seatings(others: int) -> tuple[ChairSplit, ...]:
    """Return the seatings around a table, alike on both sides, most even first."""
    found = []
    for side in range(min(MAX_SIDE, others // 2) + 1):
        top = others - 2 * side
        if top > MAX_TOP:
            continue
        found.append(ChairSplit(side, top, corners=False))
        if side and top:
            found.append(ChairSplit(side, top, corners=True))
    even = [split for split in found if split.awry < UNEVEN] or found
    return tuple(sorted(even, key=lambda split: (round(split.awry, 2), split.side, split.corners)))


@lru_cache(maxsize=16)
def seatings_above(others: int) -> tuple[ChairSplit, ...]:
    """Return the seatings above an object of full width, in as few rows as possible."""
    return tuple([ChairSplit(side, others - 2 * side, corners=False, high=True) for side in range(others // 2 + 1)])


def rows(chairs: Sequence[Sequence[Cluster]]) -> list[list[Cluster]]:
    """Return the candidate row layouts: for each maximum block height, the narrowest blocks."""
    if not chairs:
        return [[]]
    depths = sorted({block.h for ways in chairs for block in ways})
    least = max(min(block.h for block in ways) for ways in chairs)
    return [
        [min((block for block in ways if block.h <= deep), key=lambda block: block.w) for ways in chairs]
        for deep in depths
        if deep >= least
    ]


@dataclass(frozen=True)
class Column:
    """The blocks at one side, each as low as the width allows."""

    blocks: tuple[Cluster, ...]
    w: float
    h: float
    """Height with minimum gaps."""


def columns(chairs: Sequence[Sequence[Cluster]], between: float) -> list[Column]:
    """Return the candidate column layouts of a side, narrowest and highest first."""
    if not chairs:
        return [Column((), 0, 0)]
    found: list[Column] = []
    for wide in sorted({block.w for ways in chairs for block in ways}):
        fitting = [[block for block in ways if block.w <= wide] for ways in chairs]
        if all(fitting):
            blocks = tuple(min(ways, key=lambda block: block.h) for ways in fitting)
            high = sum(block.h + between for block in blocks) - between
            if not found or high < found[-1].h:
                found.append(Column(blocks, max(block.w for block in blocks), high))
    return found


def narrowest(found: Sequence[Column], high: float) -> Column | None:
    """Return the first column that is low enough; None if all are too high."""
    return next((each for each in found if each.h <= high), None)


def stacked(blocks: Sequence[Cluster], x: float, top: float, foot: float, right: bool) -> Laid:
    """Lay out a column from the top at the left or ``right`` of a line, distributing the spare height evenly."""
    between = (foot - top - sum(block.h for block in blocks)) / max(1, len(blocks))
    y = top + between / 2
    laid: Laid = {}
    for block in blocks:
        laid.update((key, (box, card)) for key, box, card in block.at(x - block.w if right else x, y))
        y += block.h + between
    return laid


def spread(row: Sequence[Cluster], ends: tuple[float, float], middle: float, y: float) -> Laid:
    """Lay out a row along the top, distributing the spare width evenly.

    Blocks right of the middle are mirrored; tickets and hands lie as near the middle as possible.
    """
    if not row:
        return {}
    row = [block.mirrored() if 2 * at >= len(row) and len(row) > 1 else block for at, block in enumerate(row)]
    between = (ends[1] - ends[0] - sum(block.w for block in row)) / len(row)
    x = ends[0] + between / 2
    places: list[tuple[float, Cluster]] = []
    for block in row:
        places.append((x, block))
        x += block.w + between
    cores = [(at + left, at + right) for at, block in places for left, right in [_core(block)]]
    aside = middle - (cores[0][0] + cores[-1][1]) / 2
    moved = max(-between / 2, min(between / 2, aside))
    return {key: (box, card) for at, block in places for key, box, card in block.at(at + moved, y)}


def _core(block: Cluster) -> tuple[float, float]:
    """Return the left and right ends of a player's ticket and cards, which are always present."""
    core = [part for part in block.parts if not isinstance(part[0], Spot) or part[0].kind is Kind.FAN]
    return min(left for _, left, *_ in core), max(left + w for _, left, _, w, *_ in core)


def width_of(row: Sequence[Cluster]) -> float:
    """Return the width of a row with minimum gaps."""
    return sum(block.w + GAP for block in row) - GAP

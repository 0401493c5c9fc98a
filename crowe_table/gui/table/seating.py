"""How a company sits round a table: who at which side, and where the blocks of each lie along it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from crowe_table.engine.layout import Kind, Spot
from crowe_table.gui.table.blocks import GAP, Cluster, Laid

MOST_SIDE, MOST_TOP = 4, 5
"""Players at one side of the table, and along the top."""
AT_SIDE = 0.3
"""The part of the others who would sit at each side if all sat evenly round a table of this shape."""

UNEVEN = 0.15
"""Ways of sitting that are at least this uneven are used only where there is no other."""


@dataclass(frozen=True)
class ChairSplit:
    """How many sit at each side and along the top, and whether those along the top have the corners."""

    side: int
    top: int
    corners: bool
    high: bool = False
    """Whether those at the sides sit in the upper corners, and what is contested has the whole breadth beneath all."""

    @property
    def awry(self) -> float:
        """How unevenly the table is sat round."""
        return abs(self.side / (2 * self.side + self.top) - AT_SIDE)


@lru_cache(maxsize=16)
def seatings(others: int) -> tuple[ChairSplit, ...]:
    """The ways of sitting round a table, alike at both sides, the most even first."""
    found = []
    for side in range(min(MOST_SIDE, others // 2) + 1):
        top = others - 2 * side
        if top > MOST_TOP:
            continue
        found.append(ChairSplit(side, top, corners=False))
        if side and top:
            found.append(ChairSplit(side, top, corners=True))
    even = [split for split in found if split.awry < UNEVEN] or found
    return tuple(sorted(even, key=lambda split: (round(split.awry, 2), split.side, split.corners)))


@lru_cache(maxsize=16)
def seatings_above(others: int) -> tuple[ChairSplit, ...]:
    """The ways of sitting above something that takes the whole breadth of a table, in as few rows as possible."""
    return tuple([ChairSplit(side, others - 2 * side, corners=False, high=True) for side in range(others // 2 + 1)])


def rows(chairs: Sequence[Sequence[Cluster]]) -> list[list[Cluster]]:
    """The ways of sitting in a row: for each height that a block may have, everybody as narrow as that allows."""
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
    """Everybody at one side, each as low as the width allows."""

    blocks: tuple[Cluster, ...]
    w: float
    h: float
    """With the least room between them."""


def columns(chairs: Sequence[Sequence[Cluster]], between: float) -> list[Column]:
    """The ways of sitting at a side, the narrowest and highest first."""
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
    """The first that is no higher than this; None if all are."""
    return next((each for each in found if each.h <= high), None)


def stacked(blocks: Sequence[Cluster], x: float, top: float, foot: float, right: bool) -> Laid:
    """A column from above, at the left or ``right`` of a line; what height is left over lies about each alike."""
    between = (foot - top - sum(block.h for block in blocks)) / max(1, len(blocks))
    y = top + between / 2
    laid: Laid = {}
    for block in blocks:
        laid.update((key, (box, card)) for key, box, card in block.at(x - block.w if right else x, y))
        y += block.h + between
    return laid


def spread(row: Sequence[Cluster], ends: tuple[float, float], middle: float, y: float) -> Laid:
    """A row along the top, what width is left over about each alike; those right of the middle are mirrored, and the
    tickets and hands are as near the middle as they can be.
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
    """The left and right ends of a player's ticket and cards; all else comes and goes."""
    core = [part for part in block.parts if not isinstance(part[0], Spot) or part[0].kind is Kind.FAN]
    return min(left for _, left, *_ in core), max(left + w for _, left, _, w, *_ in core)


def width_of(row: Sequence[Cluster]) -> float:
    """The width of a row with the least room between its blocks."""
    return sum(block.w + GAP for block in row) - GAP

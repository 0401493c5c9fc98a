"""The block of objects around each player: ticket, tags, cards, coins and scores."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from crowe_table.engine.layout import CHARTS, PILES, Kind, Spot
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.table.formations.blocks import (
    CLOSE,
    SMALLER,
    TIGHT,
    Cluster,
    Laid,
    Measures,
    back_height,
    block_of,
    closed,
    closed_pile,
    in_line,
    piled,
    single,
)
from crowe_table.gui.table.formations.blueprint import Flow, Region
from crowe_table.gui.table.formations.regions import PARTS

NARROWER, NARROWEST = (1.0, 0.88), 0.68
"""Widths of a ticket to try in turn, as fractions of its full width.

The last one is tried only at normal text size, because names still fit then. Objects that are mostly absent are left
out before it.
"""


@dataclass(frozen=True)
class Chair:
    """The objects of one player, and the area in which they are placed."""

    number: int
    region: Region
    area: Box
    tags: tuple[Spot, ...]
    piles: tuple[Spot, ...]
    rest: tuple[Spot, ...]
    """Objects other than tags, charts and piles, such as coins, scores and boxes of counters."""
    hand: str
    """The zone that holds the player's hand, which the other players see face down."""

    @classmethod
    def of(cls, number: int, spots: Sequence[Spot], hand: str, region: Region, area: Box) -> "Chair":
        """Return a chair with these objects."""
        slips = [spot for spot in spots if spot.kind in (Kind.TAG, Kind.TRICKS, *CHARTS)]
        tags = tuple(sorted(slips, key=lambda spot: spot.kind is not Kind.TRICKS))
        piles = tuple(spot for spot in spots if spot.kind in PILES)
        rest = tuple(spot for spot in spots if spot not in (*tags, *piles))
        return cls(number, region, area, tags, piles, rest, hand)


def seat_players(chairs: Sequence[Chair], measures: Measures) -> Laid:
    """Place the blocks of these players, all in the same arrangement and size, and return the box of each object.

    On a crowded table, tickets become narrower, and tags overlap the face-down hand. As a last resort, coins are left
    out and cards become smaller.
    """
    most = min(chair.area.w for chair in chairs), min(chair.area.h for chair in chairs)
    high, count = min(measures.ticket[1], most[1]), max(len(chair.tags) for chair in chairs)
    ways = [(tags, True) for tags in range(count, -1, -1)] + [(0, False)]
    beside = [spot for chair in chairs for spot in (*chair.piles, *chair.rest)]
    passing = bool(beside) and all(spot.transient for spot in beside)
    narrower = NARROWER if measures.text > 1 or passing else (*NARROWER, NARROWEST)
    crowded = [(1.0, *way, narrow) for way in ways for narrow in narrower]
    crowded += [(least, 0, False, NARROWER[-1]) for least in SMALLER[1:]]
    if chairs[0].number == 0:
        crowded = [*((least, count, True, 1.0) for least in SMALLER), *crowded]
    for least, tags, rest, narrow in crowded:
        kept = [replace(each, tags=each.tags[:tags], rest=each.rest if rest else ()) for each in chairs]
        ticket = int(min(measures.ticket[0] * narrow, most[0])), high
        found = _largest(kept, replace(measures, ticket=ticket, least=least))
        if found:
            laid: Laid = {}
            for chair, block in zip(chairs, found, strict=True):
                laid |= _laid(chair, block, chair.tags[tags:], measures)
            return laid
    raise ValueError(f"no space for the tickets of {len(chairs)} players")


def _laid(chair: Chair, block: Cluster, tags: Sequence[Spot], measures: Measures) -> Laid:
    """Return the boxes of a player's objects. The tags in ``tags`` lie over the bottom of the hand."""
    area, region = chair.area, chair.region
    laid = block.laid(area.x + (area.w - block.w) * region.x, area.y + (area.h - block.h) * region.y)
    if not tags or not chair.piles:
        return laid
    box, _ = laid[chair.piles[0]]
    first = box.x if region.flow is Flow.ROW else area.x
    room = area.x + area.w - first
    narrow = replace(measures, ticket=(int(min(measures.ticket[0], room)), measures.ticket[1]))
    slips = [block_of(spot, 0.0, area.w, narrow) for spot in tags]
    while len(slips) > 1 and sum(slip.h + CLOSE for slip in slips) > area.y + area.h - box.y:
        slips.pop()
    over = piled(slips, CLOSE)
    x = max(min(box.x + (box.w - over.w) / 2, area.x + area.w - over.w), first)
    return laid | over.laid(x, min(max(box.y, box.y + box.h - over.h), area.y + area.h - over.h))


def _largest(chairs: Sequence[Chair], measures: Measures) -> list[Cluster] | None:
    """Return one block for each player, in the arrangement with the largest size. None if no arrangement fits."""
    for part in PARTS:
        for way in range(_WAYS):
            blocks: list[Cluster] = []
            for chair in chairs:
                block = _block(chair, way, part, measures)
                if block.w > chair.area.w + 1 or block.h > chair.area.h + 1:
                    break  # The other players' blocks need not be made.
                blocks.append(block)
            else:
                return blocks
    return None


def _block(chair: Chair, way: int, part: float, measures: Measures) -> Cluster:
    """Return a player's block in the arrangement with the index ``way``.

    It has rows below the ticket, or above the viewer's own ticket. For players along the top, it has columns beside the
    ticket. Tags in a row with coins are narrower than the ticket at normal text size.
    """
    ticket = single(chair.number, *measures.ticket)
    slim = way >= _APART and chair.region.flow is Flow.COLUMN and measures.text <= 1
    wide = measures.ticket[0] * (NARROWEST if slim else 1)
    narrow = replace(measures, ticket=(int(wide), measures.ticket[1]))
    tags = [_size(chair, spot, part, narrow) for spot in chair.tags]
    piles, rest = ([_size(chair, spot, part, measures) for spot in spots] for spots in (chair.piles, chair.rest))
    if chair.region.flow is Flow.BESIDE:
        faces = [pile for spot, pile in zip(chair.piles, piles, strict=True) if not closed(spot)]
        packets = [pile for pile in piles if pile not in faces]
        line = [piled([ticket, *tags, *packets, *rest], CLOSE, chair.region.x), *faces]
        return in_line(line[::-1] if chair.region.x > 0.5 else line, TIGHT)
    if chair.region.flow is Flow.ROW:
        beside = way >= _APART
        columns = [[ticket, *([] if beside else tags)], tags if beside else [], *_columns(way % _APART, piles, rest)]
        return in_line([piled(each, CLOSE) for each in columns if each], TIGHT, chair.region.y)
    head = piled([ticket, *tags], CLOSE) if way < _APART else ticket
    lines = [[head], *_lines(way, tags, piles, rest)]
    mirrored = [in_line(line[::-1] if chair.region.x > 0.5 else line, TIGHT) for line in lines if line]
    return piled(mirrored if chair.number else mirrored[::-1], TIGHT, chair.region.x)


def _size(chair: Chair, spot: Spot, part: float, measures: Measures) -> Cluster:
    if chair.number and spot.shows == chair.hand:
        return closed_pile(spot, back_height(part, measures), chair.area.w, measures)
    return block_of(spot, part, chair.area.w, measures)


_WAYS, _APART = 8, 4
"""Number of arrangements, and index of the first arrangement that places tags apart from the ticket."""


def _lines(way: int, tags: list[Cluster], piles: list[Cluster], rest: list[Cluster]) -> Iterator[list[Cluster]]:
    """Yield the rows of objects below a ticket, in the arrangement with the index ``way``."""
    match way:
        case 0:
            yield from ([*piles, *rest],)
        case 1:
            yield from (piles, rest)
        case 2:
            yield from (piles[:1], [*piles[1:], *rest])
        case 3:
            yield from (piles[:2], [*piles[2:], *rest])
        case 4:
            yield from ([*piles, *rest, *tags],)
        case _:
            yield from ([*piles, *tags], rest)


def _columns(way: int, piles: list[Cluster], rest: list[Cluster]) -> Iterator[list[Cluster]]:
    """Yield the columns of objects beside a ticket, in the arrangement with the index ``way``."""
    match way:
        case 0:
            yield from ([pile] for pile in (*piles, *rest))
        case 1:
            yield from (piles[:1], [*piles[1:], *rest])
        case 2:
            yield from (piles[:1], piles[1:], rest)
        case _:
            yield [in_line(line, TIGHT) for line in (piles, rest) if line]

"""The middle of the table as one block: the trick with a place per chair, the pot, the board, the cloth."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from crowe_table.engine.layout import CHARTS, PILES, Kind, Spot
from crowe_table.gui.table.blocks import (
    GAP,
    Cluster,
    Sizes,
    closed,
    closed_pile,
    in_line,
    leanest,
    open_pile,
    piled,
    thing,
    together,
    widths,
)

CENTRED, BOUNDLESS = 0.5, 1e6
MIN_LINES = 0.6
"""Fraction of its lines that a chart in the middle shows in large print; in normal print it shows all."""
MIN_COUNT = 60
"""Minimum height of a number, in table units."""
RING = 4
"""Number of piles in a ring whose last one lies at the right, half a height above the foot."""


def middles(spots: Sequence[Spot], sizes: Sizes) -> list[Cluster]:
    """Return the arrangements of the middle, none larger than another in both width and height."""
    if not spots:
        return []
    found: list[Cluster] = []
    count = next((spot for spot in spots if spot.kind is Kind.COUNT), None)
    for blocks in _ways(_named(spots), sizes):
        found += together(blocks, GAP, CENTRED)
    if count:
        for blocks in _ways(_named([spot for spot in spots if spot is not count]), sizes):
            counted = [_with_count(block, count) for block in blocks]
            if counted != blocks:
                found += together(counted, GAP, CENTRED)
    return leanest([block for block in found if _is_central(block) and _is_level(block)] or found)


def _is_central(block: Cluster) -> bool:
    """Whether the trick, if any, is horizontally centred."""
    trick = [
        (left, left + wide)
        for key, left, _, wide, _, _ in block.parts
        if isinstance(key, Spot) and key.kind is Kind.STACK and key.of >= 0
    ]
    if not trick:
        return True
    left, right = min(left for left, _ in trick), max(right for _, right in trick)
    return abs(left + right - block.w) < 2 * GAP


def _is_level(block: Cluster) -> bool:
    """Whether the table's own hands lie side by side or one above the other."""
    hands = [
        (left + wide / 2, top + high / 2)
        for key, left, top, wide, high, _ in block.parts
        if isinstance(key, Spot) and key.kind is Kind.ROW and key.of < 0
    ]
    across, down = {round(x) for x, _ in hands}, {round(y) for _, y in hands}
    return len(hands) < 2 or len(across) == 1 or len(down) == 1


def _with_count(block: Cluster, count: Spot) -> Cluster:
    """Return a ring of four with a number in its free corner; any other block is unchanged."""
    if len(block.parts) != RING:
        return block
    _, left, top, wide, high, _ = block.parts[-1]
    free = block.h - top - high - GAP
    if free < MIN_COUNT:
        return block
    return Cluster(block.w, block.h, (*block.parts, (count, left, top + high + GAP, wide, free, 0)))


def _named(spots: Sequence[Spot]) -> list[list[Spot]]:
    """Return the objects grouped by name, and all charts, in the order of the layout."""
    groups: dict[tuple[str, bool], list[Spot]] = {}
    for spot in spots:
        name = spot.kind.value if spot.kind in CHARTS else spot.shows
        groups.setdefault((name, spot.of >= 0), []).append(spot)
    return list(groups.values())


def _ways(groups: Sequence[Sequence[Spot]], sizes: Sizes) -> Iterator[list[Cluster]]:
    """Yield every combination of arrangements of the groups."""
    if not groups:
        yield []
        return
    first, *rest = groups
    for block in _group(first, sizes):
        for others in _ways(rest, sizes):
            yield [block, *others]


def _group(spots: Sequence[Spot], sizes: Sizes) -> list[Cluster]:
    if len(spots) == 1:
        spot = spots[0]
        if spot.kind not in PILES:
            return [thing(spot, sizes.middle, sizes)]
        if closed(spot):
            return [closed_pile(spot, sizes.back, sizes)]
        return [_pile(spot, room, sizes) for room in widths(spot.cards, sizes.middle_card, BOUNDLESS, sizes)]
    if spots[0].kind not in PILES:
        large = sizes.text > 1
        read = replace(sizes, charts=MIN_LINES if large else 1.0)
        things = [thing(spot, sizes.middle, read) for spot in spots]
        broken = spots[0].kind in CHARTS and large
        return together(things, GAP, CENTRED)[:2] if broken else [in_line(things, GAP)]
    return [
        ring
        for room in widths(spots[0].cards, sizes.middle_card, BOUNDLESS, sizes)
        for ring in _rings([_pile(spot, room, sizes) for spot in spots], sizes.close)
    ]


def _pile(spot: Spot, room: float, sizes: Sizes) -> Cluster:
    return open_pile(spot, spot.cards, sizes.middle_card, room, sizes)


def _rings(piles: Sequence[Cluster], close: bool) -> Iterator[Cluster]:
    """Yield arrangements with a pile per chair, clockwise from the viewer's at the foot, each on its player's side.

    ``close`` permits deviations for lack of space.
    """
    count = len(piles)
    if count == 2:
        yield piled([piles[1], piles[0]], GAP, CENTRED)
        yield in_line([piles[1], piles[0]], 3 * GAP)
        return
    if count == 4:
        inner = piled([piles[2], piles[0]], GAP, CENTRED)
        yield in_line([piles[1], inner, piles[3]], GAP)
        if not close:
            return
    if close and count % RING == 0:
        beside = count // RING - 1
        lower = [*piles[beside:0:-1], piles[0], *piles[: count - 2 - beside : -1]]
        yield piled([in_line(piles[beside + 1 : count - 1 - beside], GAP), in_line(lower, GAP)], GAP, CENTRED)
    for beside in range((count - 1) // 2 + 1):
        lower = [*piles[beside:0:-1], piles[0], *piles[: count - 1 - beside : -1]]
        upper = piles[beside + 1 : count - beside]
        if upper and abs(len(upper) - len(lower)) < 3:
            yield piled([in_line(upper, GAP), in_line(lower, GAP)], GAP, CENTRED)

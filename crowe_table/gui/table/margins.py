"""Objects in the margins: each in a corner or at an edge, near the previous one."""

from collections.abc import Sequence
from dataclasses import replace

from crowe_table.engine.layout import PILES, Spot
from crowe_table.gui.table.blocks import (
    BACK,
    MIN_READ,
    TIGHT,
    Cluster,
    Laid,
    Sizes,
    closed,
    closed_pile,
    in_line,
    is_help,
    is_read,
    open_pile,
    overlapped,
    piled,
    side_by_side,
    thing,
)
from crowe_table.gui.table.crowding import BRIEF, FOLDED
from crowe_table.gui.table.free_space import Clear
from crowe_table.gui.table.table_items import TableItems

MAX_ASIDE = 150
"""Height of an open card in the margins."""
CRAMPED = 0.62
"""Minimum width of such cards, as a fraction of their width side by side."""
PAIRED = (1.0, 0.85, 0.7)
"""Fractions of such a card's height for laying two piles together, best first."""


class Aside:
    """Lays out the margins repeatedly at different sizes, and remembers the space found for each chart."""

    def __init__(self, things: TableItems) -> None:
        self._talk = things.talk
        self.spots = things.aside
        """Objects to lay out, in the order of the layout."""
        self.parts: dict[Spot, float] = {}
        """Fraction of its lines with which each chart was last laid out."""
        self._kept: dict[Spot, float] | None = None
        """Fixed fractions, once charts may shrink no further."""

    def keep(self, laid: Laid) -> None:
        """Fix the set of objects and the fraction of each chart."""
        self.spots = [spot for spot in self.spots if spot in laid]
        self._kept = dict(self.parts)

    def lay(self, clear: Clear, sizes: Sizes) -> Laid | None:
        """Lay out all objects in the free space; return None if they do not fit."""
        for spots in self._orders():
            laid = self._laid(spots, clear.copy(), sizes)
            if laid is not None:
                return laid
        return None

    def _orders(self) -> list[list[Spot]]:
        """Return the orders to try: that of the layout, or charts first, which need most space."""
        orders = [self.spots, sorted(self.spots, key=lambda spot: not is_help(spot))]
        return orders if orders[0] != orders[1] else orders[:1]

    def _laid(self, spots: Sequence[Spot], clear: Clear, sizes: Sizes) -> Laid | None:
        """Lay out these objects in this order, each near the previous one."""
        laid = self._lay_talk(clear, sizes)
        laid.update(_lay_pair(spots, clear, sizes))
        near: tuple[float, float] | None = None
        for spot in spots:
            if spot in laid:
                box = laid[spot][0]
                near = box.x + box.w / 2, box.y + box.h / 2
                continue
            found = self._lay_one(spot, near, clear, sizes)
            if found:
                placed, near = found
                laid |= placed
            elif not _may_be_left_out(spot, sizes):
                return None
        return laid

    def _lay_one(
        self, spot: Spot, near: tuple[float, float] | None, clear: Clear, sizes: Sizes
    ) -> tuple[Laid, tuple[float, float]] | None:
        """Lay out one object in its best arrangement that fits, and return its middle too; None if none fits."""
        for part, way, anywhere in self._ways(spot, sizes):
            place = clear.at_edge(way.w, way.h, near, anywhere)
            if place:
                self.parts[spot] = part
                clear.take(place, sizes.spacing.aside)
                return way.laid(place.x, place.y), (place.x + place.w / 2, place.y + place.h / 2)
        return None

    def _lay_talk(self, clear: Clear, sizes: Sizes) -> Laid:
        """Lay out the displays of earlier calls, all open in one column or row; empty if they do not fit."""
        if not self._talk:
            return {}
        kept = (1.0, BRIEF) if self._kept is None else tuple({self._kept[spot] for spot in self._talk})
        alike = kept if self._kept is None or len(kept) == 1 else ()
        for part in [part for part in alike if part >= max(sizes.charts, BRIEF)]:
            charts = [with_lines(spot, part, sizes) for spot in self._talk]
            laid = _lay_first((piled(charts, TIGHT, 0), in_line(charts, TIGHT)), clear, sizes)
            if laid:
                self.parts.update(dict.fromkeys(self._talk, part))
                return laid
        return {}

    def _ways(self, spot: Spot, sizes: Sizes) -> list[tuple[float, Cluster, bool]]:
        """Return an object's arrangements, best first, with the fraction of a chart's lines, and whether it may leave
        the edges.

        A chart may do so before it is folded, unless something is left out for it.
        """
        if not is_help(spot):
            anywhere = closed(spot) or sizes.close
            return [(1.0, way, anywhere) for way in piles_aside(spot, sizes)]
        kept = parts_of(spot) if self._kept is None else (self._kept[spot],)
        ways = [
            (part, with_lines(spot, part, sizes), anywhere)
            for anywhere in (False, True)
            for part in kept
            if part >= sizes.charts and not (anywhere and sizes.sparing)
        ]
        return sorted(ways, key=lambda way: way[0] == FOLDED)


def _may_be_left_out(spot: Spot, sizes: Sizes) -> bool:
    """Whether an object may be left out at this crowding: charts, finally everything but open cards and the banker."""
    return sizes.sparing and (is_help(spot) or not (sizes.tags or is_read(spot) or spot.banker))


def _lay_pair(spots: Sequence[Spot], clear: Clear, sizes: Sizes) -> Laid:
    """Lay out two piles with related titles side by side or one above the other; empty if they do not fit."""
    pair = [spot for spot in spots if spot.terse and spot.read and spot.title]
    if len(pair) != 2:
        return {}
    for smaller in PAIRED:
        high = max(MIN_READ * sizes.least, min(sizes.shown_card, MAX_ASIDE) * smaller)
        ways = [open_pile(spot, spot.cards, high, side_by_side(spot.cards, high), sizes) for spot in pair]
        laid = _lay_first((in_line(ways, TIGHT), piled(ways, TIGHT, 1)), clear, sizes)
        if laid:
            return laid
    return {}


def _lay_first(blocks: Sequence[Cluster], clear: Clear, sizes: Sizes) -> Laid:
    """Lay out the first of these blocks that fits at the edges; empty if none fits."""
    for block in blocks:
        place = clear.at_edge(block.w, block.h)
        if place:
            clear.take(place, sizes.spacing.aside)
            return block.laid(place.x, place.y)
    return {}


def piles_aside(spot: Spot, sizes: Sizes) -> list[Cluster]:
    """Return the arrangements of an object other than a chart, best first."""
    if spot.kind not in PILES:
        return [thing(spot, min(1.0, sizes.middle), sizes)]
    if closed(spot):
        return [closed_pile(spot, min(sizes.back, BACK), sizes)]
    high = min(sizes.shown_card, MAX_ASIDE)
    rooms = [side_by_side(spot.cards, high)]
    if sizes.charts < 1:
        rooms.append(side_by_side(spot.cards, high) * CRAMPED)
    if sizes.overlap:
        rooms.append(overlapped(spot.cards, high))
    return [open_pile(spot, spot.cards, high, room, sizes) for room in rooms]


def parts_of(spot: Spot) -> tuple[float, ...]:
    """Return the fractions of its lines that a chart may show, best first."""
    return (1.0, BRIEF, FOLDED) if spot.spare else (1.0, FOLDED)


def with_lines(spot: Spot, part: float, sizes: Sizes) -> Cluster:
    """Return a chart with space for this fraction of its lines."""
    return thing(spot, 1.0, replace(sizes, charts=part))

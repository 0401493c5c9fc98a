"""What lies aside: each thing in a corner or at an edge of the table, near the one before."""

from collections.abc import Sequence
from dataclasses import replace

from crowe_table.engine.layout import PILES, Spot
from crowe_table.gui.table.blocks import (
    BACK,
    LEAST_READ,
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

MOST_ASIDE = 150
"""The height of a card to be read that lies aside."""
CRAMPED = 0.62
"""Of the width that such cards take side by side, where there is not room for all of it."""
PAIRED = (1.0, 0.85, 0.7)
"""Parts of the height of such cards at which two are laid together, the best first."""


class Aside:
    """Lays what lies aside, again and again at other sizes; it remembers how much of each chart there was room for."""

    def __init__(self, things: TableItems) -> None:
        self._talk = things.talk
        self.spots = things.aside
        """What is laid, in the order in which the layout names it."""
        self.parts: dict[Spot, float] = {}
        """The part of its lines with which each chart was laid last."""
        self._kept: dict[Spot, float] | None = None
        """The same, where a chart gives way no farther."""

    def keep(self, laid: Laid) -> None:
        """From now on the same things are laid, with as much of each chart."""
        self.spots = [spot for spot in self.spots if spot in laid]
        self._kept = dict(self.parts)

    def lay(self, clear: Clear, sizes: Sizes) -> Laid | None:
        """All of it where the table is clear; None if there is no room."""
        for spots in self._orders():
            laid = self._laid(spots, clear.copy(), sizes)
            if laid is not None:
                return laid
        return None

    def _orders(self) -> list[list[Spot]]:
        """As the layout names the things; or charts first, for they need most room."""
        orders = [self.spots, sorted(self.spots, key=lambda spot: not is_help(spot))]
        return orders if orders[0] != orders[1] else orders[:1]

    def _laid(self, spots: Sequence[Spot], clear: Clear, sizes: Sizes) -> Laid | None:
        """These things in this order, each near the one before."""
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
        """One thing in the best of its ways for which there is room, and its middle; None if there is room for none."""
        for part, way, anywhere in self._ways(spot, sizes):
            place = clear.at_edge(way.w, way.h, near, anywhere)
            if place:
                self.parts[spot] = part
                clear.take(place, sizes.spacing.aside)
                return way.laid(place.x, place.y), (place.x + place.w / 2, place.y + place.h / 2)
        return None

    def _lay_talk(self, clear: Clear, sizes: Sizes) -> Laid:
        """What tells what was said, all of it open in one column or row; nothing where there is no room for that."""
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
        """The ways in which a thing may lie aside, the best first: of a chart, with the part of its lines; and whether
        it may lie away from the edges. A chart does so before it is folded, where nothing is left out for it.
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
    """Whether a table as crowded as this does without a thing: charts, and in the end all but cards to be read
    and whoever keeps the bank.
    """
    return sizes.sparing and (is_help(spot) or not (sizes.tags or is_read(spot) or spot.banker))


def _lay_pair(spots: Sequence[Spot], clear: Clear, sizes: Sizes) -> Laid:
    """Two piles whose titles are read against each other, side by side or one above the other; nothing where there is
    no room for that.
    """
    pair = [spot for spot in spots if spot.terse and spot.read and spot.title]
    if len(pair) != 2:
        return {}
    for smaller in PAIRED:
        high = max(LEAST_READ * sizes.least, min(sizes.shown_card, MOST_ASIDE) * smaller)
        ways = [open_pile(spot, spot.cards, high, side_by_side(spot.cards, high), sizes) for spot in pair]
        laid = _lay_first((in_line(ways, TIGHT), piled(ways, TIGHT, 1)), clear, sizes)
        if laid:
            return laid
    return {}


def _lay_first(blocks: Sequence[Cluster], clear: Clear, sizes: Sizes) -> Laid:
    """The first of these blocks for which there is room at the edges; nothing where there is room for none."""
    for block in blocks:
        place = clear.at_edge(block.w, block.h)
        if place:
            clear.take(place, sizes.spacing.aside)
            return block.laid(place.x, place.y)
    return {}


def piles_aside(spot: Spot, sizes: Sizes) -> list[Cluster]:
    """The ways in which what is no chart may lie aside, the best first."""
    if spot.kind not in PILES:
        return [thing(spot, min(1.0, sizes.middle), sizes)]
    if closed(spot):
        return [closed_pile(spot, min(sizes.back, BACK), sizes)]
    high = min(sizes.shown_card, MOST_ASIDE)
    rooms = [side_by_side(spot.cards, high)]
    if sizes.charts < 1:
        rooms.append(side_by_side(spot.cards, high) * CRAMPED)
    if sizes.overlap:
        rooms.append(overlapped(spot.cards, high))
    return [open_pile(spot, spot.cards, high, room, sizes) for room in rooms]


def parts_of(spot: Spot) -> tuple[float, ...]:
    """The parts of its lines with which a chart may lie, the best first."""
    return (1.0, BRIEF, FOLDED) if spot.spare else (1.0, FOLDED)


def with_lines(spot: Spot, part: float, sizes: Sizes) -> Cluster:
    """A chart with room for so much of its lines."""
    return thing(spot, 1.0, replace(sizes, charts=part))

"""Objects as blocks: the space each takes, and the arrangements of several together."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil
from typing import TypeAlias

from crowe_table.engine.layout import CHARTS, PILES, ClothSpot, Growth, Kind, Place, Spot
from crowe_table.gui.draw.assets import MIN_CONTROL
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.draw.packs import RATIO
from crowe_table.gui.draw.paper import CLEAR, CLEAR_ABOVE

GAP, TIGHT, CLOSE = 10, 6, 3
"""Table units between two objects, between two of one player, and between a ticket and its tag."""
APART = 4
"""Table units between two open cards."""
HALF = 0.45
"""Visible fraction of a card's width at normal overlap."""
CORNER = 22
"""Visible table units of an open card at maximum overlap: its index."""
READ, OWN, BACK = 147, 173, 96
"""Heights of an open card, the viewer's own, and a back, at scale 1."""
MIN_READ, MIN_BACK, MAX_BACK = 118, 50, 150
"""Heights in table units: minimum of a card to be read, which is then 80 wide; minimum and maximum of a back."""
ROOMY = 96
"""Open cards of at least this width are not enlarged if they must overlap."""
TITLE_WIDE, TITLE, OWNER = 120, 30, 22
"""Table units of a title (width, height), and height of the owner's name over a row."""
NOTE_WIDE, LINE, PAPER = 216, 22, 26
"""Table units of a note: width, line height, padding."""
CHART_WIDE, FOLDED_WIDE = 246, 176
"""Table units of a chart's width, and of a folded chart's."""
CLOSE_ABOVE = 7
"""Table units above the single line of a slip on a crowded table."""
TAG_WIDE, TAG_HIGH, CLOSE_TAG = 142, 20, 118
"""Table units of a tag's width and height without padding; and its width on a crowded table."""
HEAP = (96, 44)
"""A heap of coins, without the figures below it."""
FIGURES_WIDE, FIGURES = 78, 22
BOX_OF_COUNTERS, DISH = (168, 58), (168, 128)
"""A player's box of counters including figures, and a dish of them."""
POT, BANKED = (250, 100), (150, 46)
"""A heap of the whole table, and one below the banker's ticket."""
DICE_TABLE, DICE_FALL = 430, 0.427
"""Width of a dice table, and the radius of the area where dice fall as a fraction of it."""
BOARD, BOARD_OF_THREE = (700, 162), 220
MIN_BOARD, CLOSE_BOARD = 0.84, 0.54
"""Minimum scale of a board, normally and on a crowded table."""
COUNT, CLOSE_COUNT = (120, 96), 0.65
"""Size of a count's figures, and their scale on a crowded table."""
MARKER = (100, 100)
SIGN = (72, 76)
"""The shield with the trump suit."""
SCORE_CARDS = (118, 98)
"""A six and a four, in any arrangement."""
DIALS = (196, 72)
"""The slip with three dials."""
HAMMER = (112, 100)
"""A hammer, with the space in which it rises."""
ABACUS = (336, 116)
"""Size of the abacus in table units."""

MIN_PRESSED = 0.786
"""Minimum fraction of their size that cloth spots keep on the most crowded tables, where they are 44 units wide."""

Key: TypeAlias = Spot | int
"""A layout spot, or the chair of a ticket."""
PlacedPart: TypeAlias = tuple[Key, float, float, float, float, float]
"""An object with left, top, width, height, and card height."""
Laid: TypeAlias = dict[Key, tuple[Box, int]]
"""Box and card height of each object."""


@dataclass(frozen=True)
class Spacing:
    """Minimum distances in table units."""

    players: float
    """Between two players."""
    things: float
    """Around an object."""
    aside: float
    """Around an object in the margins."""
    middle: float
    """Around the middle, in addition."""


PLAINLY, CLOSELY = Spacing(16, 8, 14, TIGHT), Spacing(TIGHT, 3, 4, 0)


@dataclass(frozen=True)
class Sizes:
    """Sizes of objects: scales of cards and middle, print scale, and ticket size."""

    own: float
    shown: float
    middle: float
    backs: float
    text: float
    ticket: tuple[int, int]
    charts: float = 1.0
    """Fraction of charts: below 1 without their optional lines, 0 when folded."""
    overlap: bool = False
    """Whether open cards may overlap by half."""
    close: bool = False
    """Whether the table is so crowded that objects move together and cards may show only their corners."""
    least: float = 1.0
    """Minimum card size as a fraction; below 1 on a very crowded table."""
    control: float = MIN_CONTROL
    """Minimum side of a control."""
    sparing: bool = False
    """Whether charts that do not fit are left out; and, without tags, everything but open cards."""
    tags: bool = True
    """Whether players have their tags."""

    def scale(self, what: Growth) -> float:
        """Return one of the scales."""
        match what:
            case Growth.OWN:
                return self.own
            case Growth.SHOWN:
                return self.shown
            case Growth.MIDDLE:
                return self.middle
            case Growth.BACKS:
                return self.backs

    def with_scale(self, what: Growth, scale: float) -> "Sizes":
        """Return a copy with one of the scales changed."""
        match what:
            case Growth.OWN:
                return replace(self, own=scale)
            case Growth.SHOWN:
                return replace(self, shown=scale)
            case Growth.MIDDLE:
                return replace(self, middle=scale)
            case Growth.BACKS:
                return replace(self, backs=scale)

    @property
    def spacing(self) -> "Spacing":
        """Return the distances between objects."""
        return CLOSELY if self.close else PLAINLY

    @property
    def own_card(self) -> float:
        return max(MIN_READ * self.least, OWN * self.own)

    @property
    def shown_card(self) -> float:
        return max(MIN_READ * self.least, READ * self.shown)

    @property
    def middle_card(self) -> float:
        return max(MIN_READ * self.least, READ * self.middle)

    @property
    def back(self) -> float:
        return min(MAX_BACK, max(MIN_BACK * self.least, BACK * self.backs))


@dataclass(frozen=True)
class Cluster:
    """Objects arranged together, each with its box from the block's corner and its card height."""

    w: float
    h: float
    parts: tuple[PlacedPart, ...]

    def at(self, x: float, y: float) -> Iterator[tuple[Key, Box, int]]:
        """Yield every part at its place, with the block at this position."""
        for key, left, top, w, h, card in self.parts:
            yield key, Box(round(x + left), round(y + top), ceil(w), ceil(h)), int(card)

    def laid(self, x: float, y: float) -> Laid:
        """Return every part at its place, with the block at this position, by key."""
        return {key: (box, card) for key, box, card in self.at(x, y)}

    def moved(self, x: float, y: float) -> Iterator[PlacedPart]:
        """Yield every part, shifted."""
        for key, left, top, w, h, card in self.parts:
            yield key, left + x, top + y, w, h, card

    def named(self, keys: Mapping[Key, Key]) -> "Cluster":
        """Return the same arrangement for another player, with these keys."""
        return Cluster(self.w, self.h, tuple((keys[key], x, y, w, h, card) for key, x, y, w, h, card in self.parts))

    def mirrored(self) -> "Cluster":
        """Return the arrangement mirrored left to right."""
        parts = tuple((key, self.w - left - w, top, w, h, card) for key, left, top, w, h, card in self.parts)
        return Cluster(self.w, self.h, parts)


def single(key: Key, w: float, h: float, card: float = 0, above: float = 0) -> Cluster:
    """Return a single object with space above it for a title."""
    return Cluster(w, h + above, ((key, 0, above, w, h, card),))


# --- Cards


def card_width(height: float) -> float:
    return height * RATIO


def side_by_side(count: int, height: float) -> float:
    """Return the width of cards side by side without overlap."""
    return count * card_width(height) + APART * (count - 1)


def overlapped(count: int, height: float, step: float = CORNER) -> float:
    """Return the width of cards of which all but the last show only a strip."""
    return card_width(height) + step * (count - 1)


def fitted_height(count: int, height: float, room: float, least: float) -> float:
    """Return the height of cards for this width.

    They shrink to the minimum if that lets them lie side by side; otherwise they are no larger than ROOMY.
    """
    if side_by_side(count, height) <= room:
        return height
    alone = ((room + APART) / count - APART) / RATIO
    return min(height, alone if alone >= least else max(least, ROOMY / RATIO))


def widths(count: int, height: float, room: float, sizes: Sizes) -> list[float]:
    """Return the possible widths of open cards: side by side if they fit, else with the least overlap.

    On a crowded table small cards may also overlap by half, or show only their corners.
    """
    apart, corners = side_by_side(count, height), overlapped(count, height)
    found = [max(min(apart, room), corners)]
    small = card_width(height) < ROOMY
    if sizes.overlap and small:
        found.append(overlapped(count, height, card_width(height) * HALF))
    if sizes.close and small:
        found.append(corners)
    return sorted({each for each in found if each <= found[0]}, reverse=True)


def open_pile(spot: Spot, count: int, height: float, room: float, sizes: Sizes) -> Cluster:
    """Return open cards, side by side if they fit, with at least their corners visible."""
    above = TITLE * sizes.text if spot.title else OWNER * sizes.text if is_owned(spot) and not sizes.close else 0
    if spot.kind is Kind.STACK:
        return _stack(spot, height, above, sizes)
    w = max(min(side_by_side(count, height), room), overlapped(count, height))
    return single(spot, w, height, height, above)


def _stack(spot: Spot, height: float, above: float, sizes: Sizes) -> Cluster:
    """Return cards on top of one another, below their title if they have one."""
    wide = card_width(height) + TIGHT
    whole = max(wide, TITLE_WIDE * sizes.text) if spot.title and not spot.terse else wide
    return Cluster(whole, height + TIGHT + above, ((spot, (whole - wide) / 2, above, wide, height + TIGHT, height),))


def closed_pile(spot: Spot, height: float, sizes: Sizes) -> Cluster:
    """Return face-down cards closely fanned, or in slightly overlapping heaps."""
    above = TITLE * sizes.text if spot.title else 0
    wide = card_width(height)
    if spot.kind is Kind.STACK:
        return _stack(spot, height, above, sizes)
    many = ceil(spot.cards / spot.group) if spot.kind is Kind.PACKETS else spot.cards
    return single(spot, wide + min(0.34 * wide * (many - 1), 1.5 * wide), height, height, above)


# --- Other objects


def thing(spot: Spot, scale: float, sizes: Sizes) -> Cluster:
    """Return any object but a pile or ticket, at a scale; print keeps its size."""
    return THINGS[spot.kind](spot, scale, sizes)


def _note(spot: Spot, scale: float, sizes: Sizes) -> Cluster:
    del scale
    return single(spot, NOTE_WIDE * sizes.text, spot.rows * LINE * sizes.text + PAPER)


def _tag(spot: Spot, scale: float, sizes: Sizes) -> Cluster:
    del scale
    words = CLOSE_TAG if sizes.close else TAG_WIDE
    return single(spot, words * sizes.text + 2 * CLEAR, _tag_high(sizes))


def _tag_high(sizes: Sizes) -> float:
    return TAG_HIGH * sizes.text + 2 * (CLOSE_ABOVE if sizes.close else CLEAR_ABOVE)


def _chart(spot: Spot, scale: float, sizes: Sizes) -> Cluster:
    del scale
    text = sizes.text
    if not spot.rows:
        return single(spot, CHART_WIDE * text, _tag_high(sizes))
    if not sizes.charts:
        return single(spot, FOLDED_WIDE * text, max(sizes.control, 2 * LINE * text + 2 * CLEAR_ABOVE))
    lines = spot.rows - (spot.spare if sizes.charts < 1 else 0)
    return single(spot, CHART_WIDE * text, (lines * LINE + TITLE) * text + PAPER)


def _coins(spot: Spot, scale: float, sizes: Sizes) -> Cluster:
    text = sizes.text
    title = TITLE * text if spot.title else 0
    if spot.picture and spot.of >= 0:
        return single(spot, *(side * max(1.0, 0.5 + text / 2) for side in BOX_OF_COUNTERS))
    if spot.picture:
        grown = min(scale, 1.25)
        return single(spot, DISH[0] * grown, DISH[1] * grown + FIGURES * text, above=title)
    if spot.banker:
        if text > 1 and not sizes.charts:
            return single(spot, *sizes.ticket)  # the ticket shows the bank's sum
        heap_high = BANKED[1] + FIGURES * text
        return single(spot, max(sizes.ticket[0], BANKED[0]), sizes.ticket[1] + CLOSE + heap_high)
    across, deep = HEAP if spot.of >= 0 else POT
    grown = min(scale, 1.5)
    return single(spot, max(across * grown, FIGURES_WIDE * text), deep * grown + FIGURES * text, above=title)


def _count(spot: Spot, scale: float, sizes: Sizes) -> Cluster:
    del scale
    least = CLOSE_COUNT if sizes.close else 1.0
    return single(spot, COUNT[0] * max(1, sizes.text) * least, COUNT[1] * least)


def _board(spot: Spot, scale: float, sizes: Sizes) -> Cluster:
    wide = min(1.15, max(CLOSE_BOARD if sizes.close else MIN_BOARD, 0.9 * scale))
    return single(spot, BOARD[0] * wide, (BOARD_OF_THREE if spot.rows == 3 else BOARD[1]) * wide)


def _cloth(spot: Spot, scale: float, sizes: Sizes) -> Cluster:
    w, h = cloth_size(spot)
    large = max(scale, min_cloth(spot, sizes))
    return single(spot, w * large, h * large)


THINGS: dict[Kind, Callable[[Spot, float, Sizes], Cluster]] = {
    Kind.NOTE: _note,
    Kind.TAG: _tag,
    Kind.CHART: _chart,
    Kind.SLATE: _chart,
    Kind.COINS: _coins,
    Kind.COUNT: _count,
    Kind.DIALS: lambda spot, _, sizes: single(spot, *(side * max(1.0, sizes.text) for side in DIALS)),
    Kind.MARKER: lambda spot, scale, sizes: single(spot, *(side * max(scale, sizes.text) for side in MARKER)),
    Kind.SIGN: lambda spot, _, sizes: single(spot, *(side * max(1.0, 0.5 + sizes.text / 2) for side in SIGN)),
    Kind.SCORE_CARDS: lambda spot, *_: single(spot, *SCORE_CARDS),
    Kind.HAMMER: lambda spot, *_: single(spot, *HAMMER),
    Kind.ABACUS: lambda spot, _, sizes: single(spot, *(side * max(1.0, 0.8 + sizes.text / 5) for side in ABACUS)),
    Kind.DICE: lambda spot, scale, _: single(spot, DICE_TABLE * scale, DICE_TABLE * scale),
    Kind.BOARD: _board,
    Kind.CLOTH: _cloth,
}
"""For every kind but piles, the function that returns its block at a scale."""


def cloth_size(spot: Spot) -> tuple[int, int]:
    """Return width and height of a cloth's drawing."""
    return _extent(spot.cloth)[2:]


def on_cloth(spot: Spot, box: Box, pile: str, text: float) -> tuple[Box, int]:
    """Return the box and card height of a pile at the head of its cloth spot, below the title; ``text`` is the print
    scale.
    """
    (place,) = [each for each in spot.cloth if each.pile == pile]
    left, top, wide, high = _extent(spot.cloth)
    x, y, w, _ = _extent((place,))
    across, down = box.w / wide, box.h / high
    above = TITLE * text if place.title else 0
    card = int(min(place.head * down - above, w * across / RATIO) - TIGHT)
    room = card_width(card)
    middle = box.x + (x - left + w / 2) * across
    return Box(round(middle - room / 2), round(box.y + (y - top) * down + above), round(room), card), card


def _extent(spots: Iterable[ClothSpot]) -> tuple[int, int, int, int]:
    """Return left, top, width and height of spots in their cloth's drawing."""
    xs, ys = zip(*[point for each in spots for point in each.outline], strict=True)
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


def min_cloth(spot: Spot, sizes: Sizes) -> float:
    """Return the minimum scale of a cloth at which every spot can be pressed and cards on it can be read."""
    crowded = MIN_PRESSED if sizes.least < 1 else 1
    named = [(TITLE * sizes.text if each.title else 0, each.head) for each in spot.cloth if each.pile]
    heads = [(MIN_READ + TIGHT + above) / head for above, head in named]
    return max([sizes.control * crowded / min_spot(spot), *heads])


def min_spot(spot: Spot) -> int:
    """Return the smaller side of the smallest cloth spot, except spots between others.

    Those are too small, and are highlighted with their neighbours before a drop.
    """
    whole = [each for each in spot.cloth if not each.between]
    xs = [[x for x, _ in each.outline] for each in whole]
    ys = [[y for _, y in each.outline] for each in whole]
    return min(max(line) - min(line) for line in (*xs, *ys))


# --- Combinations


def in_line(blocks: Sequence[Cluster], gap: float) -> Cluster:
    """Return blocks side by side, aligned at their middles."""
    h = max(block.h for block in blocks)
    x = 0.0
    parts: list[PlacedPart] = []
    for block in blocks:
        parts += block.moved(x, (h - block.h) / 2)
        x += block.w + gap
    return Cluster(x - gap, h, tuple(parts))


def piled(lines: Sequence[Cluster], gap: float, lean: float) -> Cluster:
    """Return blocks one above another; ``lean`` from 0 (aligned left) to 1 (aligned right)."""
    w = max(line.w for line in lines)
    y = 0.0
    parts: list[PlacedPart] = []
    for line in lines:
        parts += line.moved((w - line.w) * lean, y)
        y += line.h + gap
    return Cluster(w, y - gap, tuple(parts))


@lru_cache(maxsize=16)
def breakings(count: int) -> tuple[tuple[range, ...], ...]:
    """Return all ways to break a number of objects into lines, in order."""
    if count == 0:
        return ((),)
    return tuple(
        (range(first), *(range(line.start + first, line.stop + first) for line in rest))
        for first in range(1, count + 1)
        for rest in breakings(count - first)
    )


def together(blocks: Sequence[Cluster], gap: float, lean: float, upwards: bool = False) -> list[Cluster]:
    """Return the arrangements of blocks in lines, none both wider and higher than another.

    The first block stands outermost: at the left of its line, or at the right if the lines lean there. ``upwards`` puts
    it at the bottom.
    """
    found = []
    for lines in breakings(len(blocks)):
        rows = [[blocks[at] for at in line] for line in lines]
        if lean > 0.5:
            rows = [row[::-1] for row in rows]
        if upwards:
            rows.reverse()
        found.append(piled([in_line(row, gap) for row in rows], gap, lean))
    return leanest(found)


def leanest(blocks: Iterable[Cluster]) -> list[Cluster]:
    """Return the blocks that are not both wider and higher than another, widest first."""
    found: list[Cluster] = []
    for block in sorted(blocks, key=lambda block: (block.h, block.w)):
        if not found or block.w < found[-1].w - 1:
            found.append(block)
    return found


def closed(spot: Spot) -> bool:
    """Whether the cards of this pile stay face down."""
    return spot.kind in PILES and (not spot.read or spot.kind is Kind.PACKETS)


def is_owned(spot: Spot) -> bool:
    """Whether a spot is one player's row in the middle, labelled with their name."""
    return spot.place is Place.MIDDLE and spot.of >= 0 and spot.kind in (Kind.FAN, Kind.ROW) and not spot.within


def has_ring(spot: Spot) -> bool:
    """Whether an object is round: the dice table."""
    return spot.kind is Kind.DICE and bool(spot.picture)


def is_help(spot: Spot) -> bool:
    """Whether an object only helps the viewer to decide."""
    return spot.kind in CHARTS and spot.rows > 0


def is_read(spot: Spot) -> bool:
    """Whether an object is a pile of open cards."""
    return spot.kind in PILES and not closed(spot)


def is_trick(spot: Spot) -> bool:
    """Whether a spot is a player's place in a trick that needs space only once a card is played."""
    return spot.transient and spot.place is Place.MIDDLE and spot.of >= 0 and spot.kind is Kind.STACK

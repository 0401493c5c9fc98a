"""The things of a table as blocks: how much room each takes, and in what ways several can lie together."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil
from typing import TypeAlias

from crowe_table.engine.layout import CHARTS, PILES, ClothSpot, Growth, Kind, Place, Spot
from crowe_table.gui.draw.assets import LEAST_CONTROL
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.draw.packs import RATIO
from crowe_table.gui.draw.paper import CLEAR, CLEAR_ABOVE

GAP, TIGHT, CLOSE = 10, 6, 3
"""Table units between two things, between those of one player, and between a ticket and its tag."""
APART = 4
"""Table units between two cards that are read."""
HALF = 0.45
"""The part of a card's width that is seen where cards overlap, but not closely."""
CORNER = 22
"""Table units that are seen of a card to be read where cards overlap as closely as they may: its index."""
READ, OWN, BACK = 147, 173, 96
"""The height of a card to be read, of one's own, and of a back, at the scale 1."""
LEAST_READ, LEAST_BACK, MOST_BACK = 118, 50, 150
"""Table units; the first is a card 80 wide."""
ROOMY = 96
"""Cards to be read that are at least this wide are not made larger where they must overlap."""
TITLE_WIDE, TITLE, OWNER = 120, 30, 22
"""The print that names a place, and that names the player whose row of cards it is."""
NOTE_WIDE, LINE, PAPER = 216, 22, 26
"""Of a note: its width, the height of a line, and the paper about it."""
CHART_WIDE, FOLDED_WIDE = 246, 176
"""A chart, and one of which only the heading is seen: it is pressed to be read."""
CLOSE_ABOVE = 7
"""Table units from the edge of a slip to its one line of print on a crowded table."""
TAG_WIDE, TAG_HIGH, CLOSE_TAG = 142, 20, 118
"""The print of a tag, without the paper about it; its width on a crowded table."""
HEAP = (96, 44)
"""A heap of coin, without the figures beneath it."""
FIGURES_WIDE, FIGURES = 78, 22
BOX_OF_COUNTERS, DISH = (168, 58), (168, 128)
"""A player's box of counters, its figures within it, and a dish of them."""
POT, BANKED = (250, 100), (150, 46)
"""A heap of the whole table, and one that lies beneath the ticket of who keeps it."""
DICE_TABLE, DICE_FALL = 430, 0.427
"""The breadth of a table of the dice, and the part of it that is the radius within which they fall."""
BOARD, BOARD_OF_THREE = (700, 162), 220
LEAST_BOARD, CLOSE_BOARD = 0.84, 0.54
"""The least scale of a board, and of one on a crowded table."""
COUNT, CLOSE_COUNT = (120, 96), 0.65
"""The figures of a count, and how much smaller they are on a crowded table."""
MARKER = (100, 100)
SIGN = (72, 76)
"""The shield with the suit of trumps."""
SCORE_CARDS = (118, 98)
"""A six and a four, however they lie over each other."""
DIALS = (196, 72)
"""The slip of three dials."""
HAMMER = (112, 100)
"""A hammer, and the room in which it rises."""
ABACUS = (336, 116)
"""The frame of beads."""

LEAST_PRESSED = 0.786
"""The part of their least size that a cloth's spots have on the most crowded tables: one is still 44 units wide."""

Key: TypeAlias = Spot | int
"""A thing of the layout, or the ticket of a chair."""
PlacedPart: TypeAlias = tuple[Key, float, float, float, float, float]
"""A thing; left, top, width, height; the height of a card."""
Laid: TypeAlias = dict[Key, tuple[Box, int]]
"""Where each thing lies, and how high its cards are."""


@dataclass(frozen=True)
class Spacing:
    """Table units kept free."""

    players: float
    """Between two players."""
    things: float
    """About a thing."""
    aside: float
    """About one that lies aside."""
    middle: float
    """About the middle, besides."""


PLAINLY, CLOSELY = Spacing(16, 8, 14, TIGHT), Spacing(TIGHT, 3, 4, 0)


@dataclass(frozen=True)
class Sizes:
    """How large things are: scales of cards and of the middle, times print, and the size of a ticket."""

    own: float
    shown: float
    middle: float
    backs: float
    text: float
    ticket: tuple[int, int]
    charts: float = 1.0
    """Less than 1 where charts have no room for the lines that may give way, and 0 where they are folded."""
    overlap: bool = False
    """Whether cards to be read may lie half over one another."""
    close: bool = False
    """Whether the table is so crowded that things lie less plainly, and of cards only the corners may be seen."""
    least: float = 1.0
    """Less than 1 on a table so crowded that cards must be smaller than they should be."""
    control: float = LEAST_CONTROL
    """The least side of what is pressed."""
    sparing: bool = False
    """Whether charts for which there is no room are left out; and, without tags, everything but cards to be read."""
    tags: bool = True
    """Whether players have their tags."""

    def scale(self, what: Growth) -> float:
        """One of the scales."""
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
        """The same but for one of the scales."""
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
        """How much room is kept between things."""
        return CLOSELY if self.close else PLAINLY

    @property
    def own_card(self) -> float:
        return max(LEAST_READ * self.least, OWN * self.own)

    @property
    def shown_card(self) -> float:
        return max(LEAST_READ * self.least, READ * self.shown)

    @property
    def middle_card(self) -> float:
        return max(LEAST_READ * self.least, READ * self.middle)

    @property
    def back(self) -> float:
        return min(MOST_BACK, max(LEAST_BACK * self.least, BACK * self.backs))


@dataclass(frozen=True)
class Cluster:
    """TableItems that lie together, each with its box from the block's corner and the height of its cards."""

    w: float
    h: float
    parts: tuple[PlacedPart, ...]

    def at(self, x: float, y: float) -> Iterator[tuple[Key, Box, int]]:
        """Every part where it lies when the block lies here."""
        for key, left, top, w, h, card in self.parts:
            yield key, Box(round(x + left), round(y + top), ceil(w), ceil(h)), int(card)

    def laid(self, x: float, y: float) -> Laid:
        """Every part where it lies when the block lies here, by what it is."""
        return {key: (box, card) for key, box, card in self.at(x, y)}

    def moved(self, x: float, y: float) -> Iterator[PlacedPart]:
        """Every part, so much farther from the corner."""
        for key, left, top, w, h, card in self.parts:
            yield key, left + x, top + y, w, h, card

    def named(self, keys: Mapping[Key, Key]) -> "Cluster":
        """The same things of another player, by these keys."""
        return Cluster(self.w, self.h, tuple((keys[key], x, y, w, h, card) for key, x, y, w, h, card in self.parts))

    def mirrored(self) -> "Cluster":
        """The same, left and right changed over."""
        parts = tuple((key, self.w - left - w, top, w, h, card) for key, left, top, w, h, card in self.parts)
        return Cluster(self.w, self.h, parts)


def single(key: Key, w: float, h: float, card: float = 0, above: float = 0) -> Cluster:
    """A thing by itself, with so much left free above it for its title."""
    return Cluster(w, h + above, ((key, 0, above, w, h, card),))


# --- cards


def card_width(height: float) -> float:
    return height * RATIO


def side_by_side(count: int, height: float) -> float:
    """The width of so many cards, none over another."""
    return count * card_width(height) + APART * (count - 1)


def overlapped(count: int, height: float, step: float = CORNER) -> float:
    """The width of so many cards of which only a strip of each but the last is seen."""
    return card_width(height) + step * (count - 1)


def fitted_height(count: int, height: float, room: float, least: float) -> float:
    """The height of so many cards in this width: smaller, down to the least, if they can then lie side by side; else no
    greater than is roomy.
    """
    if side_by_side(count, height) <= room:
        return height
    alone = ((room + APART) / count - APART) / RATIO
    return min(height, alone if alone >= least else max(least, ROOMY / RATIO))


def widths(count: int, height: float, room: float, sizes: Sizes) -> list[float]:
    """The widths that so many cards to be read may take: side by side where there is room, else overlapping as little
    as they must. On a crowded table small ones may also overlap by half, or show only their corners.
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
    """Cards to be read, side by side if there is so much room, and never without their corners."""
    above = TITLE * sizes.text if spot.title else OWNER * sizes.text if is_owned(spot) and not sizes.close else 0
    if spot.kind is Kind.STACK:
        return _stack(spot, height, above, sizes)
    w = max(min(side_by_side(count, height), room), overlapped(count, height))
    return single(spot, w, height, height, above)


def _stack(spot: Spot, height: float, above: float, sizes: Sizes) -> Cluster:
    """Cards one upon another, beneath their title if they have one."""
    wide = card_width(height) + TIGHT
    whole = max(wide, TITLE_WIDE * sizes.text) if spot.title and not spot.terse else wide
    return Cluster(whole, height + TIGHT + above, ((spot, (whole - wide) / 2, above, wide, height + TIGHT, height),))


def closed_pile(spot: Spot, height: float, sizes: Sizes) -> Cluster:
    """Backs, fanned closely; heaps of them, a little over one another."""
    above = TITLE * sizes.text if spot.title else 0
    wide = card_width(height)
    if spot.kind is Kind.STACK:
        return _stack(spot, height, above, sizes)
    many = ceil(spot.cards / spot.group) if spot.kind is Kind.PACKETS else spot.cards
    return single(spot, wide + min(0.34 * wide * (many - 1), 1.5 * wide), height, height, above)


# --- other things


def thing(spot: Spot, scale: float, sizes: Sizes) -> Cluster:
    """Whatever is neither a pile nor a ticket, at a scale; print is as large as it is."""
    text = sizes.text
    above = CLOSE_ABOVE if sizes.close else CLEAR_ABOVE
    match spot.kind:
        case Kind.NOTE:
            return single(spot, NOTE_WIDE * text, spot.rows * LINE * text + PAPER)
        case Kind.TAG:
            words = CLOSE_TAG if sizes.close else TAG_WIDE
            return single(spot, words * text + 2 * CLEAR, TAG_HIGH * text + 2 * above)
        case Kind.CHART | Kind.SLATE:
            if not spot.rows:
                return single(spot, CHART_WIDE * text, TAG_HIGH * text + 2 * above)
            if not sizes.charts:
                return single(spot, FOLDED_WIDE * text, max(sizes.control, 2 * LINE * text + 2 * CLEAR_ABOVE))
            lines = spot.rows - (spot.spare if sizes.charts < 1 else 0)
            return single(spot, CHART_WIDE * text, (lines * LINE + TITLE) * text + PAPER)
        case Kind.COINS if spot.picture and spot.of >= 0:
            return single(spot, *(side * max(1.0, 0.5 + text / 2) for side in BOX_OF_COUNTERS))
        case Kind.COINS if spot.picture:
            grown = min(scale, 1.25)
            title = TITLE * text if spot.title else 0
            return single(spot, DISH[0] * grown, DISH[1] * grown + FIGURES * text, above=title)
        case Kind.COINS if spot.banker:
            if text > 1 and not sizes.charts:
                return single(spot, *sizes.ticket)  # the ticket tells what is in the bank
            heap_high = BANKED[1] + FIGURES * text
            return single(spot, max(sizes.ticket[0], BANKED[0]), sizes.ticket[1] + CLOSE + heap_high)
        case Kind.COINS:
            across, deep = HEAP if spot.of >= 0 else POT
            grown = min(scale, 1.5)
            title = TITLE * text if spot.title else 0
            least = FIGURES_WIDE * text
            return single(spot, max(across * grown, least), deep * grown + FIGURES * text, above=title)
        case Kind.COUNT:
            least = CLOSE_COUNT if sizes.close else 1.0
            return single(spot, COUNT[0] * max(1, text) * least, COUNT[1] * least)
        case Kind.DIALS:
            return single(spot, *(side * max(1.0, text) for side in DIALS))
        case Kind.MARKER:
            return single(spot, *(side * max(scale, text) for side in MARKER))
        case Kind.SIGN:
            return single(spot, *(side * max(1.0, 0.5 + text / 2) for side in SIGN))
        case Kind.SCORE_CARDS:
            return single(spot, *SCORE_CARDS)
        case Kind.HAMMER:
            return single(spot, *HAMMER)
        case Kind.ABACUS:
            return single(spot, *(side * max(1.0, 0.8 + text / 5) for side in ABACUS))
        case Kind.DICE:
            return single(spot, DICE_TABLE * scale, DICE_TABLE * scale)
        case Kind.BOARD:
            wide = min(1.15, max(CLOSE_BOARD if sizes.close else LEAST_BOARD, 0.9 * scale))
            return single(spot, BOARD[0] * wide, (BOARD_OF_THREE if spot.rows == 3 else BOARD[1]) * wide)
        case Kind.CLOTH:
            w, h = cloth_size(spot)
            large = max(scale, least_cloth(spot, sizes))
            return single(spot, w * large, h * large)
        case _:
            raise ValueError(f"{spot.kind} is laid as a pile")


def cloth_size(spot: Spot) -> tuple[int, int]:
    """The width and height of a cloth's drawing."""
    return _extent(spot.cloth)[2:]


def on_cloth(spot: Spot, box: Box, pile: str, text: float) -> tuple[Box, int]:
    """Where a pile lies at the head of its spot of a cloth, beneath the title, and how high its cards are. ``text``:
    times the ordinary print.
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
    """Left, top, width and height of some spots in the drawing of their cloth."""
    xs, ys = zip(*[point for each in spots for point in each.outline], strict=True)
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


def least_cloth(spot: Spot, sizes: Sizes) -> float:
    """The least scale of a cloth: any spot can be pressed, and cards that lie on it be read beneath its name."""
    crowded = LEAST_PRESSED if sizes.least < 1 else 1
    named = [(TITLE * sizes.text if each.title else 0, each.head) for each in spot.cloth if each.pile]
    heads = [(LEAST_READ + TIGHT + above) / head for above, head in named]
    return max([sizes.control * crowded / least_spot(spot), *heads])


def least_spot(spot: Spot) -> int:
    """The lesser side of the least spot of a cloth's drawing, but for those between others: there is not room for all
    of them, and they are lit with their neighbours before anything is let fall.
    """
    whole = [each for each in spot.cloth if not each.between]
    xs = [[x for x, _ in each.outline] for each in whole]
    ys = [[y for _, y in each.outline] for each in whole]
    return min(max(line) - min(line) for line in (*xs, *ys))


# --- several together


def in_line(blocks: Sequence[Cluster], gap: float) -> Cluster:
    """Side by side, on one middle line."""
    h = max(block.h for block in blocks)
    x = 0.0
    parts: list[PlacedPart] = []
    for block in blocks:
        parts += block.moved(x, (h - block.h) / 2)
        x += block.w + gap
    return Cluster(x - gap, h, tuple(parts))


def piled(lines: Sequence[Cluster], gap: float, lean: float) -> Cluster:
    """One above another; ``lean`` from 0, all at the left, to 1, all at the right."""
    w = max(line.w for line in lines)
    y = 0.0
    parts: list[PlacedPart] = []
    for line in lines:
        parts += line.moved((w - line.w) * lean, y)
        y += line.h + gap
    return Cluster(w, y - gap, tuple(parts))


@lru_cache(maxsize=16)
def breakings(count: int) -> tuple[tuple[range, ...], ...]:
    """All ways of breaking so many things into lines, in their order."""
    if count == 0:
        return ((),)
    return tuple(
        (range(first), *(range(line.start + first, line.stop + first) for line in rest))
        for first in range(1, count + 1)
        for rest in breakings(count - first)
    )


def together(blocks: Sequence[Cluster], gap: float, lean: float, upwards: bool = False) -> list[Cluster]:
    """The ways of laying these, line beneath line, none of which is both wider and higher than another.

    The first stands outermost: at the left of its line, or at the right of it if they lean there; ``upwards``: below.
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
    """Those that are not both wider and higher than another, the widest first."""
    found: list[Cluster] = []
    for block in sorted(blocks, key=lambda block: (block.h, block.w)):
        if not found or block.w < found[-1].w - 1:
            found.append(block)
    return found


def closed(spot: Spot) -> bool:
    """Whether nobody reads the cards of this pile."""
    return spot.kind in PILES and (not spot.read or spot.kind is Kind.PACKETS)


def is_owned(spot: Spot) -> bool:
    """Whether it is a row of cards in the middle that is one player's: a name tells whose."""
    return spot.place is Place.MIDDLE and spot.of >= 0 and spot.kind in (Kind.FAN, Kind.ROW) and not spot.within


def has_ring(spot: Spot) -> bool:
    """Whether a thing is round: the table of the dice."""
    return spot.kind is Kind.DICE and bool(spot.picture)


def is_help(spot: Spot) -> bool:
    """Whether a thing is there only to help a viewer to decide."""
    return spot.kind in CHARTS and spot.rows > 0


def is_read(spot: Spot) -> bool:
    """Whether a thing is cards that are there to be read."""
    return spot.kind in PILES and not closed(spot)


def is_trick(spot: Spot) -> bool:
    """Whether it is one player's place of a trick for which there is room only once one of its cards is played."""
    return spot.seldom and spot.place is Place.MIDDLE and spot.of >= 0 and spot.kind is Kind.STACK

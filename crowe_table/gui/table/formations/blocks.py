"""Sizes of the objects on a table, as blocks that can be placed side by side or one above another.

Every object has a smallest and a largest size. The parameter ``part`` selects a size between them, from 0 to 1. Printed
text has a single size.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import TypeAlias

from crowe_table.engine.layout import CHARTS, PILES, ClothSpot, Kind, Place, Spot
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.draw.packs import RATIO
from crowe_table.gui.draw.paper import CLEAR, CLEAR_ABOVE

GAP, TIGHT = 10, 6
"""Gaps in table units: between two objects, and between two objects of the same player."""
CLOSE = 3
"""Gap in table units between a ticket and a tag that belongs to it."""
APART = 4
"""Gap in table units between two face-up cards."""
CORNER = 22
"""Visible width in table units of a face-up card at maximum overlap, enough for its corner index."""
LEAST_READ, LEAST_BACK, MOST_BACK = 118, 44, 96
"""Card heights in table units: the minimum for a readable face, and the minimum and maximum for a card back.

At the minimum, a readable face is 80 units wide.
"""
TITLE_WIDE, LEAST_TITLE, TITLE, OWNER = 120, 88, 30, 22
"""Table units: normal and minimum width of a title, its height, and height of the owner's name above a row of cards.

Where space is short, titles are narrowed before the cards become smaller.
"""
LEAST_NOTE, MOST_NOTE, LINE, PAPER = 170, 320, 22, 26
"""Sizes of a note in table units: minimum width, maximum width, line height and padding."""
CHART_WIDE, LEAST_CHART, FOLDED_WIDE, LEAST_FOLDED = 246, 210, 176, 150
"""Widths in table units: normal and minimum width of a chart, and of a chart reduced to its heading."""
LEAST_SLATE = 200
"""Minimum width of a slate in table units, at any text scale: its print is reduced to fit."""
CALLED_WIDE = 210
"""Maximum width of a chart that never has more than a heading, in table units at normal text size.

If there is less room, the heading takes two lines.
"""
SMALLER = (1.0, 0.85, 0.7, 0.55, 0.4)
"""Fractions of the minimum card size that are tried in turn on a crowded table."""
BRIEF, FOLDED = 0.6, 0.0
"""Fraction of the lines in a chart without its optional lines, and in a chart reduced to its heading.

A complete chart has 1.
"""
CLOSE_ABOVE = 7
"""Padding in table units above the text of a narrow slip with a single line."""
TAG_WIDE, TAG_HIGH = 142, 20
"""Width and height of a tag in table units, without padding. A tag is never wider than the ticket that it belongs to.
"""
HEAP = (96, 44)
"""Width and height in table units of a heap of coins, without the sum printed below it."""
FIGURES_WIDE, FIGURES = 78, 22
BOX_OF_COUNTERS, DISH = (168, 58), (168, 128)
"""Sizes in table units of a player's box of counters, with its numbers, and of a dish of counters."""
POT, BANKED = (250, 100), (150, 46)
"""Sizes in table units of a heap of the whole table, and of a heap below the banker's ticket."""
DICE_TABLE, DICE_FALL = 430, 0.427
"""Width of a dice table in table units, and radius of the area for fallen dice as a fraction of it."""
BOARD, BOARD_OF_THREE = (700, 162), 220
LEAST_TRICKS = 130
"""Minimum width of the counters of tricks, in table units at normal text size."""
COUNT, MARKER, SIGN, TRICKS = (96, 76), (100, 100), (72, 76), (196, 66)
"""Sizes in table units of a running count, of a disc-shaped marker, of the shield with the trump suit, and of the
counters of tricks.
"""
SCORE_CARDS, DIALS = (118, 98), (196, 72)
"""Sizes in table units of the two cards that show a score, and of the slip with three score dials."""
HAMMER, ABACUS = (112, 100), (336, 116)
"""Sizes in table units of the auction hammer with the space in which it rises, and of the abacus."""
LEAST_PRESSED = 0.786
"""Minimum size of a cloth spot as a fraction of the minimum control size. At the default control size, that is 44 table
units.
"""


@dataclass(frozen=True)
class Title:
    """Key of the title above a pile."""

    above: Spot

    @property
    def of(self) -> int:
        """The chair that the pile belongs to."""
        return self.above.of


Key: TypeAlias = Spot | Title | int
"""Key of an object: a layout spot, its title, or the chair number of a ticket."""
PlacedPart: TypeAlias = tuple[Key, float, float, float, float, float]
"""An object's key with its left, top, width, height, and card height."""
Laid: TypeAlias = dict[Key, tuple[Box, int]]
"""The box and the card height of each object."""


@dataclass(frozen=True)
class Measures:
    """Measurements that determine the sizes of all objects at one table."""

    text: float
    """Text scale."""
    ticket: tuple[int, int]
    control: float
    """Minimum side of a control, in table units."""
    largest: float
    """Height in table units of the viewer's cards, which are the largest."""
    least: float = 1.0
    """Factor of the normal minimum size of cards. It is below 1 on a very crowded table."""
    narrow_titles: bool = False
    """Whether titles of piles may be narrower than normal, so that they take no width from the cards."""


@dataclass(frozen=True)
class Cluster:
    """A block of objects, each with its card height and its box relative to the block's top left corner."""

    w: float
    h: float
    parts: tuple[PlacedPart, ...]

    def laid(self, x: float, y: float) -> Laid:
        """Return the box and card height of every object, by key.

        The top left corner of the block is at this position.
        """
        return {
            key: (Box(round(x + left), round(y + top), ceil(w), ceil(h)), int(card))
            for key, left, top, w, h, card in self.parts
        }

    def moved(self, x: float, y: float) -> Iterator[PlacedPart]:
        """Yield every object, shifted by ``x`` and ``y`` table units."""
        for key, left, top, w, h, card in self.parts:
            yield key, left + x, top + y, w, h, card


def single(key: Key, w: float, h: float, card: float = 0, above: float = 0) -> Cluster:
    """Return a block with a single object. ``above`` is the space for a title above it."""
    return Cluster(w, h + above, ((key, 0, above, w, h, card),))


def in_line(blocks: Sequence[Cluster], gap: float, lean: float = 0.5) -> Cluster:
    """Return a block of blocks side by side. ``lean`` aligns them, from 0 (at the top) to 1 (at the bottom)."""
    h = max(block.h for block in blocks)
    x = 0.0
    parts: list[PlacedPart] = []
    for block in blocks:
        parts += block.moved(x, (h - block.h) * lean)
        x += block.w + gap
    return Cluster(x - gap, h, tuple(parts))


def piled(blocks: Sequence[Cluster], gap: float, lean: float = 0.5) -> Cluster:
    """Return a block of blocks one above another. ``lean`` aligns them, from 0 (left) to 1 (right)."""
    w = max(block.w for block in blocks)
    y = 0.0
    parts: list[PlacedPart] = []
    for block in blocks:
        parts += block.moved((w - block.w) * lean, y)
        y += block.h + gap
    return Cluster(w, y - gap, tuple(parts))


# --- Cards -----------------------------------------------------------------------------------------------------------


def card_width(height: float) -> float:
    return height * RATIO


def side_by_side(count: int, height: float) -> float:
    """Return the width of ``count`` cards side by side without overlap."""
    return count * card_width(height) + APART * (count - 1)


def overlapped(count: int, height: float, step: float = CORNER) -> float:
    """Return the width of overlapping cards.

    The last card is fully visible. Of each other card, a strip as wide as ``step`` is visible.
    """
    return card_width(height) + step * (count - 1)


def open_pile(spot: Spot, count: int, height: float, room: float, measures: Measures) -> Cluster:
    """Return a block of face-up cards.

    They lie side by side if they fit. Otherwise they overlap and show at least their corners.
    """
    if spot.kind is Kind.STACK:
        return _stack(spot, height, room, measures)
    w = max(min(side_by_side(count, height), room), overlapped(count, height))
    if is_owned(spot) and not spot.title:
        return single(spot, w, height, height, above=OWNER * measures.text)
    return _titled(spot, w, height, height, room, measures)


def closed_pile(spot: Spot, height: float, room: float, measures: Measures) -> Cluster:
    """Return a block of face-down cards: an exact stack, a narrow fan, or overlapping heaps."""
    if spot.kind is Kind.STACK:
        return _stack(spot, height, room, measures)
    wide, many = card_width(height), ceil(spot.cards / spot.group) if spot.kind is Kind.PACKETS else spot.cards
    return _titled(spot, wide + min(0.34 * wide * (many - 1), 1.5 * wide), height, height, room, measures)


def _stack(spot: Spot, height: float, room: float, measures: Measures) -> Cluster:
    """Return a block of cards exactly on top of one another."""
    return _titled(spot, card_width(height) + TIGHT, height + TIGHT, height, room, measures)


def _titled(spot: Spot, wide: float, high: float, card: float, room: float, measures: Measures) -> Cluster:
    """Return a block of a pile below its title, if it has one. ``card`` is the height of its cards."""
    above = TITLE * measures.text if spot.title else 0
    if not spot.title or spot.terse:
        return single(spot, wide, high, card, above)
    whole = max(wide, TITLE_WIDE * measures.text)
    if measures.narrow_titles:
        whole = max(wide, min(whole, max(room, LEAST_TITLE * measures.text)))
    title = (Title(spot), 0, 0, whole, above, 0)
    return Cluster(whole, high + above, (title, (spot, (whole - wide) / 2, above, wide, high, card)))


# --- Other objects ---------------------------------------------------------------------------------------------------


def block_of(spot: Spot, part: float, room: float, measures: Measures, lines: float = 1.0) -> Cluster:
    """Return a block for any object of the layout.

    ``lines`` is the fraction of a chart's lines to show, and ``room`` the available width in table units.
    """
    if closed(spot):
        return closed_pile(spot, back_height(part, measures), room, measures)
    if spot.kind in PILES:
        return open_pile(spot, spot.cards, _mix(LEAST_READ * measures.least, measures.largest, part), room, measures)
    if spot.kind is Kind.NOTE:
        return _note(spot, room, measures)
    if spot.kind is Kind.TRICKS:
        return _tricks(spot, room, measures)
    if spot.kind in CHARTS:
        return _chart(spot, room, measures, lines)
    return BLOCK_OF_KIND[spot.kind](spot, part, measures)


def back_height(part: float, measures: Measures) -> float:
    """Return the height of card backs, in table units, for the size ``part`` from 0 (smallest) to 1 (largest)."""
    return _mix(LEAST_BACK * measures.least, min(MOST_BACK, measures.largest), part)


def _mix(least: float, most: float, part: float) -> float:
    return least + (max(least, most) - least) * part


def _scaled(spot: Spot, size: tuple[float, float], scale: float) -> Cluster:
    return single(spot, size[0] * scale, size[1] * scale)


def _note(spot: Spot, room: float, measures: Measures) -> Cluster:
    wide = min(MOST_NOTE, max(room / measures.text, LEAST_NOTE)) * measures.text
    return single(spot, wide, spot.rows * LINE * measures.text + PAPER)


def _tag(spot: Spot, part: float, measures: Measures) -> Cluster:
    del part
    return single(
        spot, min(TAG_WIDE * measures.text + 2 * CLEAR, measures.ticket[0]), TAG_HIGH * measures.text + 2 * CLEAR_ABOVE
    )


def _tricks(spot: Spot, room: float, measures: Measures) -> Cluster:
    """Return a block for the number of tricks: rows of counters in the middle, or a slip as wide as its ticket."""
    text = measures.text
    if spot.of < 0:
        wide, high = TRICKS
        return single(spot, min(wide * text, max(room, LEAST_TRICKS * text)), high * (1 + (text - 1) / 2))
    return single(spot, measures.ticket[0], TAG_HIGH * text + 2 * CLOSE_ABOVE)


def _chart(spot: Spot, room: float, measures: Measures, lines: float) -> Cluster:
    text = measures.text
    if not spot.rows:
        wide = min(CALLED_WIDE * text, max(room, LEAST_FOLDED))
        lines = 1 if wide == CALLED_WIDE * text else 2
        return single(spot, wide, lines * TAG_HIGH * text + 2 * CLEAR_ABOVE)
    if not lines:
        return single(
            spot,
            min(FOLDED_WIDE * text, max(room, LEAST_FOLDED * text)),
            max(measures.control, 2 * LINE * text + 2 * CLEAR_ABOVE),
        )
    shown = spot.rows - (spot.spare if lines < 1 else 0)
    wide = min(CHART_WIDE * text, max(room, LEAST_SLATE if spot.kind is Kind.SLATE else LEAST_CHART * text))
    return single(spot, wide, (shown * LINE + TITLE) * text + PAPER)


def _coins(spot: Spot, part: float, measures: Measures) -> Cluster:
    text = measures.text
    title = TITLE * text if spot.title else 0
    if spot.picture and spot.of >= 0:
        return _scaled(spot, BOX_OF_COUNTERS, max(1.0, 0.5 + text / 2))
    if spot.picture:
        scale = _mix(0.7, 1.25, part)
        return single(spot, DISH[0] * scale, DISH[1] * scale + FIGURES * text, above=title)
    if spot.banker:
        return single(spot, *measures.ticket)
    across, deep = HEAP if spot.of >= 0 else POT
    scale = _mix(0.55, 1.2, part)
    return single(spot, max(across * scale, FIGURES_WIDE * text), deep * scale + FIGURES * text, above=title)


def _board(spot: Spot, part: float, measures: Measures) -> Cluster:
    scale = _mix(0.54 if measures.text <= 1 else 0.475, 1.15, part)
    return single(spot, BOARD[0] * scale, (BOARD_OF_THREE if spot.rows == 3 else BOARD[1]) * scale)


def _cloth(spot: Spot, part: float, measures: Measures) -> Cluster:
    return _scaled(spot, cloth_size(spot), _mix(least_cloth(spot, measures), 1.6, part))


BLOCK_OF_KIND: dict[Kind, Callable[[Spot, float, Measures], Cluster]] = {
    Kind.TAG: _tag,
    Kind.COINS: _coins,
    Kind.COUNT: lambda spot, _, measures: _scaled(spot, COUNT, measures.text),
    Kind.DIALS: lambda spot, _, measures: _scaled(spot, DIALS, min(1.1, measures.text)),
    Kind.MARKER: lambda spot, _, measures: _scaled(spot, MARKER, measures.text),
    Kind.SIGN: lambda spot, part, measures: _scaled(spot, SIGN, _mix(1.0, max(1.0, 0.5 + measures.text / 2), part)),
    Kind.SCORE_CARDS: lambda spot, part, _: _scaled(spot, SCORE_CARDS, _mix(0.7, 1.0, part)),
    Kind.HAMMER: lambda spot, *_: single(spot, *HAMMER),
    Kind.ABACUS: lambda spot, part, _: _scaled(spot, ABACUS, _mix(0.8, 1.15, part)),
    Kind.DICE: lambda spot, part, _: single(spot, *(DICE_TABLE * _mix(0.5, 1.6, part),) * 2),
    Kind.BOARD: _board,
    Kind.CLOTH: _cloth,
}
"""The function that returns the block of each kind of object, except piles, notes, tricks and charts."""


def cloth_size(spot: Spot) -> tuple[int, int]:
    """Return the width and height of a cloth's drawing, in the drawing's own units."""
    return _extent(spot.cloth)[2:]


def on_cloth(spot: Spot, box: Box, pile: str, text: float) -> tuple[Box, int]:
    """Return the box and card height of a pile on a cloth spot. The pile lies below the spot's title.

    ``text`` is the text scale.
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
    """Return left, top, width and height of the smallest rectangle around cloth spots.

    The result is in the coordinates of the cloth's drawing.
    """
    xs, ys = zip(*[point for each in spots for point in each.outline], strict=True)
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


def least_cloth(spot: Spot, measures: Measures) -> float:
    """Return the minimum scale of a cloth.

    At this scale every spot is large enough to press, and every card on it large enough to read.
    """
    named = [(TITLE * measures.text if each.title else 0, each.head) for each in spot.cloth if each.pile]
    heads = [(LEAST_READ + TIGHT + above) / head for above, head in named]
    return max([measures.control * LEAST_PRESSED / min_spot(spot), *heads])


def min_spot(spot: Spot) -> int:
    """Return the smallest width or height of all cloth spots, ignoring spots that lie between other spots.

    Spots between others are always small. While a stake is dragged over one, its neighbours are highlighted too.
    """
    whole = [each for each in spot.cloth if not each.between]
    xs = [[x for x, _ in each.outline] for each in whole]
    ys = [[y for _, y in each.outline] for each in whole]
    return min(max(line) - min(line) for line in (*xs, *ys))


def closed(spot: Spot) -> bool:
    """Return whether the cards of this pile stay face down."""
    return spot.kind in PILES and (not spot.read or spot.kind is Kind.PACKETS)


def is_owned(spot: Spot) -> bool:
    """Return whether a spot is a row in the centre that belongs to one player and bears their name."""
    row = spot.place is Place.TRICK and spot.of >= 0 and spot.kind in (Kind.FAN, Kind.ROW)
    return row and not spot.within


def has_ring(spot: Spot) -> bool:
    """Return whether an object is a round dice table."""
    return spot.kind is Kind.DICE and bool(spot.picture)


def is_help(spot: Spot) -> bool:
    """Return whether an object only helps the viewer to decide, and is not part of the game."""
    return spot.kind in CHARTS and spot.rows > 0

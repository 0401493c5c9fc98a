"""Conversion of table units to pixels. A window is at least 1280 table units wide and 800 high."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

import pygame


class Anchor(StrEnum):
    """Horizontal alignment of a page's column in a wide window."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


class Box(NamedTuple):
    """A rectangle in table units: left, top, width and height."""

    x: int
    y: int
    w: int
    h: int


WIDTH, HEIGHT = 1280, 800
"""Minimum width and height of a window, in table units."""
MIN_SIZE, MAX_SIZE = (1024, 640), (7680, 4320)
"""Smallest and largest size of a surface to draw on, in pixels."""


@dataclass(frozen=True)
class Canvas:
    """The size of a window in pixels, and the scale of table units in it."""

    w: int
    h: int

    @property
    def size(self) -> tuple[int, int]:
        return self.w, self.h

    @cached_property
    def scale(self) -> float:
        """Pixels per table unit."""
        return min(self.w / WIDTH, self.h / HEIGHT)

    @property
    def width(self) -> float:
        """Width of the window in table units, at least 1280."""
        return max(WIDTH, self.w / self.scale)

    @property
    def top(self) -> int:
        """Height in pixels of the free strip above a page, in a window that is higher than 800 table units."""
        return round((self.h - HEIGHT * self.scale) / 2)

    def px(self, units: float) -> int:
        """Return a length in pixels, at least 1."""
        return max(1, round(units * self.scale))

    def shift(self, anchor: Anchor) -> float:
        """Return the distance in table units by which a column moves right in a wide window."""
        spare = self.width - WIDTH
        return {Anchor.LEFT: 0.0, Anchor.CENTRE: spare / 2, Anchor.RIGHT: spare}[anchor]

    def point(self, x: float, y: float, anchor: Anchor = Anchor.CENTRE) -> tuple[int, int]:
        return round((x + self.shift(anchor)) * self.scale), round(y * self.scale) + self.top

    def rect(self, box: Box, anchor: Anchor = Anchor.CENTRE) -> pygame.Rect:
        """Convert a box from table units to window pixels."""
        left, top = self.point(box.x, box.y, anchor)
        return pygame.Rect(left, top, self.px(box.w), self.px(box.h))


SPINE, LEAF_HEIGHT, LEAF_WIDTH = 640, 740, 560
"""Measurements of an open book in table units: x coordinate between its pages, and height and width of a page."""
_EDGE = 64
"""Left edge of the book, in table units. Its upper edge is at 16."""
_STACK = Box(_EDGE, 16, LEAF_WIDTH + 32, 2 * LEAF_HEIGHT + 28)
"""Area of a book with one page above the other."""


class StackedCanvas(Canvas):
    """The canvas of a book in a window that is higher than it is wide. The right page lies below the left page."""

    @cached_property
    def scale(self) -> float:
        return min(self.w / (_STACK.w + 2 * (_STACK.y - 4)), self.h / (_STACK.h + 2 * _STACK.y))

    def point(self, x: float, y: float, anchor: Anchor = Anchor.CENTRE) -> tuple[int, int]:
        del anchor  # A book is no wider than its window.
        left = (self.w - _STACK.w * self.scale) / 2 - _STACK.x * self.scale
        top = (self.h - _STACK.h * self.scale) / 2 - _STACK.y * self.scale
        return round(left + x * self.scale), round(top + y * self.scale)

    def rect(self, box: Box, anchor: Anchor = Anchor.CENTRE) -> pygame.Rect:
        if box.x >= SPINE:
            box = box._replace(x=box.x - LEAF_WIDTH, y=box.y + LEAF_HEIGHT)
        elif box.x + box.w > SPINE + LEAF_WIDTH // 2:
            box = box._replace(w=box.w - LEAF_WIDTH, h=box.h + LEAF_HEIGHT)
        return super().rect(box, anchor)


def book_canvas(canvas: Canvas) -> Canvas:
    """Return the canvas for the pages of a book. It is stacked if that makes the pages larger."""
    stacked = StackedCanvas(canvas.w, canvas.h)
    return stacked if stacked.scale > canvas.scale else canvas

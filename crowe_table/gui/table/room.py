"""What is still free of a table: a fine grid in one great number, a bit for each square, shifted and joined."""

from collections.abc import Iterable, Iterator
from copy import copy
from math import ceil, cos, pi, sin

from crowe_table.gui.draw.canvas import Box

CELL = 8
"""Table units of a square of the grid."""
_ROUND = tuple((cos(pi * (part - 0.5) / 22), sin(pi * (part + 0.5) / 22)) for part in range(1, 11))
"""The sides of rectangles that together cover a circle of diameter one."""
_CENTRED = 8.0
"""A place so many squares farther away is as good as one a square nearer to the edge."""


class Room:
    """The free squares of an area. Each row ends in a square that is never free, so that nothing reaches over."""

    def __init__(self, area: Box) -> None:
        self.area = area
        self._wide, self._high = area.w // CELL, area.h // CELL
        self._stride = self._wide + 1
        row = (1 << self._wide) - 1
        self._free = sum(row << (y * self._stride) for y in range(self._high))

    def copy(self) -> "Room":
        """The same, to be filled otherwise."""
        return copy(self)

    def take(self, box: Box, gap: int) -> None:
        """Nothing else lies here, nor nearer than the gap."""
        left = max(0, (box.x - gap - self.area.x) // CELL)
        right = min(self._wide, ceil((box.x + box.w + gap - self.area.x) / CELL))
        top = max(0, (box.y - gap - self.area.y) // CELL)
        bottom = min(self._high, ceil((box.y + box.h + gap - self.area.y) / CELL))
        if right <= left or bottom <= top:
            return
        taken = ((1 << (right - left)) - 1) << (top * self._stride + left)
        have = 1
        while have < bottom - top:
            step = min(have, bottom - top - have)
            taken |= taken << (step * self._stride)
            have += step
        self._free &= ~taken

    def take_all(self, boxes: Iterable[Box], gap: int) -> None:
        """Nothing else lies where any of these is."""
        for box in boxes:
            self.take(box, gap)

    def nearest(self, w: float, h: float, middle: tuple[float, float], round_: bool = False) -> Box | None:
        """A free box (or circle) of this size, its middle as near as may be to a point; None if there is none."""
        fits = self._circles(w) if round_ else self._boxes(w, h)
        aim_x = (middle[0] - w / 2 - self.area.x) / CELL
        aim_y = (middle[1] - h / 2 - self.area.y) / CELL
        best: tuple[float, int, int] | None = None
        for y, row in self._rows(fits):
            away = (y - aim_y) ** 2
            if best and away >= best[0]:
                continue
            for x in _about(row, aim_x):
                found = away + (x - aim_x) ** 2, x, y
                if best is None or found < best:
                    best = found
        return best and self._box(best[1], best[2], w, h)

    def at_edge(
        self, w: float, h: float, near: tuple[float, float] | None = None, anywhere: bool = False
    ) -> Box | None:
        """A free box of this size in a corner, else at an edge, else, if ``anywhere``, as near to one as may be; of
        those that are as good, the nearest to a point.
        """
        last_x, last_y = self._wide - ceil(w / CELL), self._high - ceil(h / CELL)
        best: tuple[float, int, int] | None = None
        fits, bits = self._boxes(w, h), (1 << self._stride) - 1
        for y in sorted(range(last_y + 1), key=lambda y: min(y, last_y - y)):
            row = (fits >> (y * self._stride)) & bits
            above = min(y, last_y - y)
            if best and above >= best[0]:
                break
            if not row:
                continue
            for x in {*_about(row, 0), *_about(row, last_x)}:
                if above and x not in (0, last_x) and not anywhere:
                    continue
                cost = float(above + min(x, last_x - x))
                if near:
                    middle_x, middle_y = self.area.x + x * CELL + w / 2, self.area.y + y * CELL + h / 2
                    cost += (abs(middle_x - near[0]) + abs(middle_y - near[1])) / (_CENTRED * CELL)
                if best is None or cost < best[0]:
                    best = cost, x, y
        return best and self._box(best[1], best[2], w, h)

    def _box(self, x: int, y: int, w: float, h: float) -> Box:
        return Box(self.area.x + x * CELL, self.area.y + y * CELL, ceil(w), ceil(h))

    # --- where a thing may begin: a bit for each square

    def _boxes(self, w: float, h: float) -> int:
        across, down = ceil(w / CELL), ceil(h / CELL)
        if across > self._wide or down > self._high:
            return 0
        return _joined(_joined(self._free, across, 1), down, self._stride)

    def _circles(self, across: float) -> int:
        whole = ceil(across / CELL)
        found = -1
        for part_w, part_h in _ROUND:
            left, top = int(whole * (1 - part_w) / 2), int(whole * (1 - part_h) / 2)
            w, h = whole - 2 * left, whole - 2 * top
            found &= self._boxes(w * CELL, h * CELL) >> (top * self._stride + left)
        return found & self._within(whole)

    def _within(self, whole: int) -> int:
        """Where a square of so many squares a side lies wholly in the area."""
        row = (1 << max(0, self._wide - whole + 1)) - 1
        return sum(row << (y * self._stride) for y in range(self._high - whole + 1))

    def _rows(self, fits: int) -> Iterator[tuple[int, int]]:
        """Each row in which anything fits, and its bits."""
        row = (1 << self._stride) - 1
        for y in range(self._high):
            if bits := (fits >> (y * self._stride)) & row:
                yield y, bits


def _joined(bits: int, count: int, shift: int) -> int:
    """The squares from which so many on, each a shift farther, are free."""
    have = 1
    while have < count and bits:
        step = min(have, count - have)
        bits &= bits >> (step * shift)
        have += step
    return bits


def _about(row: int, aim: float) -> Iterator[int]:
    """The nearest columns on both sides of one."""
    at = max(0, round(aim))
    below = row & ((1 << (at + 1)) - 1)
    if below:
        yield below.bit_length() - 1
    above = row >> at
    if above:
        yield at + (above & -above).bit_length() - 1

"""Free space on a table: boxes, and at most one circle, that new objects must avoid."""

from collections.abc import Iterable, Iterator
from math import ceil, floor, sqrt

from pygame import FRect

from crowe_table.gui.draw.canvas import Box

_FROM_CORNER, _NEARNESS = 0.25, 0.5
"""Cost per table unit of distance from a corner, and from the previous object; distance from the edge costs 1."""
Edges = tuple[float, float, float, float]
"""Left, top, right and bottom."""


class Clear:
    """An area and the objects already in it."""

    def __init__(self, area: Box, taken: Iterable[Box] = (), gap: float = 0) -> None:
        self.area = area
        self._taken: list[Edges] = [_edges(box, gap) for box in taken]
        self._rects: list[FRect] = []
        """The boxes as rectangles, which are faster to test; created on first use."""
        self._circle: tuple[float, float, float] | None = None

    def copy(self) -> "Clear":
        """Return an independent copy."""
        other = Clear(self.area)
        other._taken, other._circle = list(self._taken), self._circle
        return other

    def take(self, box: Box, gap: float) -> None:
        """Reserve a box and a gap around it."""
        self._taken.append(_edges(box, gap))
        self._rects.clear()

    def take_circle(self, box: Box, gap: float) -> None:
        """Reserve the circle inscribed in this square, and a gap around it."""
        self._circle = box.x + box.w / 2, box.y + box.h / 2, box.w / 2 + gap

    def widen(self, gap: float) -> None:
        """Extend all reserved boxes by a gap on each side."""
        self._taken = [(left - gap, top - gap, right + gap, low + gap) for left, top, right, low in self._taken]
        self._rects.clear()
        if self._circle:
            x, y, radius = self._circle
            self._circle = x, y, radius + gap

    def is_free(self, x: float, y: float, w: float, h: float) -> bool:
        """Whether a box is free."""
        if not self._rects:
            self._rects = [FRect(left, top, right - left, low - top) for left, top, right, low in self._taken]
        if FRect(x, y, w, h).collidelist(self._rects) >= 0:
            return False
        return self._circle is None or not _in_circle(self._circle, x, y, x + w, y + h)

    def free_of(self, xs: range, ys: range, w: float, h: float) -> Iterator[tuple[int, int]]:
        """Yield the grid positions where a box of this size is free."""
        shut = [bytearray(len(xs)) for _ in ys]
        for left, top, right, low in self._taken:
            begins, ends = _between(xs, left - w, right)
            first, last = _between(ys, top - h, low)
            for row in shut[first:last]:
                row[begins:ends] = b"\1" * (ends - begins)
        for y, row in zip(ys, shut, strict=True):
            for x, taken in zip(xs, row, strict=True):
                if not taken and not (self._circle and _in_circle(self._circle, x, y, x + w, y + h)):
                    yield x, y

    def on_line(self, w: float, h: float, middle: tuple[float, float], is_round: bool = False) -> Box | None:
        """Return a free box or circle on the vertical line through a point, as near to the point as possible; None if
        there is none.
        """
        area = self.area
        x = middle[0] - w / 2
        if x < area.x - 1 or x + w > area.x + area.w + 1:
            return None
        shut = sorted(self._shut_circle(w, middle[0]) if is_round else self._shut(x, w, h))
        least, most, aim = float(area.y), area.y + area.h - h, middle[1] - h / 2
        best: float | None = None
        free_from = least
        for begins, ends in (*shut, (most + 0.01, most + 0.02)):
            if begins > free_from and free_from <= most:
                place = min(max(aim, free_from), begins, most)
                if best is None or abs(place - aim) < abs(best - aim):
                    best = place
            free_from = max(free_from, ends)
        return None if best is None else Box(round(x), round(best), ceil(w), ceil(h))

    def _shut(self, x: float, w: float, h: float) -> Iterator[tuple[float, float]]:
        """Yield the height ranges that the top of a box must avoid."""
        for left, top, right, bottom in self._taken:
            if x < right and x + w > left:
                yield top - h, bottom

    def _shut_circle(self, across: float, middle: float) -> Iterator[tuple[float, float]]:
        """Yield the height ranges that a circle must avoid."""
        radius = across / 2
        for left, top, right, bottom in self._taken:
            aside = max(left - middle, middle - right, 0)
            if aside < radius:
                reach = sqrt(radius**2 - aside**2)
                yield top - reach - radius, bottom + reach - radius

    def at_edge(
        self, w: float, h: float, near: tuple[float, float] | None = None, anywhere: bool = False
    ) -> Box | None:
        """Return a free box of this size in a corner, else at an edge, else (if ``anywhere``) as near to an edge as
        possible.

        Among equal boxes it is the one nearest to a point; without a point, the lowest and rightmost.
        """
        area = self.area
        last_x, last_y = area.x + area.w - w, area.y + area.h - h
        if last_x < area.x or last_y < area.y:
            return None
        at_edge: list[tuple[float, float, float]] = []
        inside: list[tuple[float, float, float]] = []
        for y in {last_y, area.y, *self._above(h, area.y, last_y)}:
            for least, most in self._spans(y, w, h):
                for x in {least, most, min(max(near[0] - w / 2, least), most)} if near else {least, most}:
                    found = at_edge if y in (area.y, last_y) or x in (area.x, last_x) else inside
                    found.append(self._cost(x, y, w, h, near))
        best = min(at_edge or (inside if anywhere else []), default=None)
        return best and Box(round(-best[2]), round(-best[1]), ceil(w), ceil(h))

    def _spans(self, y: float, w: float, h: float) -> Iterator[tuple[float, float]]:
        """Yield the ranges for the left of a box of this size, with its top at this height."""
        shut = [(left - w, right) for left, top, right, low in self._taken if y < low and y + h > top]
        if self._circle:
            middle_x, middle_y, radius = self._circle
            down = max(y - middle_y, middle_y - y - h, 0)
            if down < radius:
                reach = sqrt(radius**2 - down**2)
                shut.append((middle_x - reach - w, middle_x + reach))
        free_from, most = float(self.area.x), self.area.x + self.area.w - w
        for begins, ends in sorted(shut):
            if begins >= free_from:
                yield free_from, min(begins, most)
            free_from = max(free_from, ends)
            if free_from > most:
                return
        yield free_from, most

    def _cost(
        self, x: float, y: float, w: float, h: float, near: tuple[float, float] | None
    ) -> tuple[float, float, float]:
        """Return the cost of a position, followed by tie-breakers: lowest first, then rightmost."""
        area = self.area
        deep, aside = min(y - area.y, area.y + area.h - h - y), min(x - area.x, area.x + area.w - w - x)
        cost = min(deep, aside) + _FROM_CORNER * max(deep, aside)
        if near:
            cost += _NEARNESS * (abs(x + w / 2 - near[0]) + abs(y + h / 2 - near[1]))
        return cost, -y, -x

    def _above(self, h: float, least: float, most: float) -> Iterator[float]:
        for _, top, _, bottom in self._taken:
            for y in (top - h, bottom):
                if least < y < most:
                    yield y


def _between(places: range, low: float, high: float) -> tuple[int, int]:
    """Return the slice of positions between two bounds: first index, and index after the last."""
    first = max(0, floor((low - places.start) / places.step) + 1)
    return first, max(first, min(len(places), ceil((high - places.start) / places.step)))


def _edges(box: Box, gap: float) -> Edges:
    return box.x - gap, box.y - gap, box.x + box.w + gap, box.y + box.h + gap


def _in_circle(circle: tuple[float, float, float], x: float, y: float, right: float, bottom: float) -> bool:
    middle_x, middle_y, radius = circle
    across = max(x - middle_x, middle_x - right, 0)
    down = max(y - middle_y, middle_y - bottom, 0)
    return across**2 + down**2 < radius**2

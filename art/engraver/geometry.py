"""Curves, strips and positions on the drawing board of a card.

The board is 640 x 940 units, x to the right and y downwards. Angles are in degrees and turn clockwise on screen. A
curve is an array of shape (n, 2).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Literal, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

WIDTH, HEIGHT = 640, 940
FRAME = 26
"""Distance in units of the printed frame from every edge of the card."""
LEFT_RULE, RIGHT_RULE, TOP_RULE, FOOT_RULE = FRAME, WIDTH - FRAME, FRAME, HEIGHT - FRAME

Curve: TypeAlias = NDArray[np.float64]
Point: TypeAlias = tuple[float, float]
Points: TypeAlias = Sequence[Point] | Curve
Side: TypeAlias = Literal["left", "right"]

_SAMPLES = 12
_SHARP_TURN = 32.0
_MITRE_LIMIT = 1.7


class K(NamedTuple):
    """Point at which an outline or a curve has a sharp corner."""

    x: float
    y: float


def side_of(x: float) -> Side:
    """Return the half of the card, as the viewer sees it, in which a point with this `x` lies."""
    return "left" if x < WIDTH / 2 else "right"


def as_curve(points: Points) -> Curve:
    """Return the points as an array of shape (n, 2)."""
    return np.asarray(points, dtype=np.float64).reshape(-1, 2)


def outline(*points: Point) -> Curve:
    """Return a closed smooth shape through the points. Points of type `K` become corners."""
    corners = [i for i, point in enumerate(points) if isinstance(point, K)]
    if not corners:
        return _smooth(as_curve(points), closed=True)
    first = corners[0]
    turned = (*points[first:], *points[:first], points[first])
    return curve(*turned)[:-1]


def curve(*points: Point) -> Curve:
    """Return an open smooth path through the points. Points of type `K` become corners."""
    last = len(points) - 1
    breaks = [0, *(i for i in range(1, last) if isinstance(points[i], K)), last]
    runs = [_smooth(as_curve(points[a : b + 1])) for a, b in pairwise(breaks)]
    return np.vstack([*(run[:-1] for run in runs), as_curve(points[last:])])


def arc(cx: float, cy: float, r: float, start: float, end: float, ry: float | None = None) -> Curve:
    """Return an arc of a circle, or of an ellipse when `ry` is given, from angle `start` to `end`."""
    count = max(6, int(abs(end - start) / 6) + 1)
    angle = np.radians(np.linspace(start, end, count))
    return np.column_stack((cx + r * np.cos(angle), cy + (r if ry is None else ry) * np.sin(angle)))


def disc(cx: float, cy: float, r: float, ry: float | None = None) -> Curve:
    """Return a closed circle or ellipse."""
    return arc(cx, cy, r, 0, 354, ry)


def volute(cx: float, cy: float, r: float, start: float, turns: float = 1.4) -> Curve:
    """Return a spiral that runs inwards from radius `r` at angle `start`. Negative `turns` reverse its direction."""
    t = np.linspace(0, 1, max(14, int(abs(turns) * 22)))
    angle = np.radians(start + 360 * turns * t)
    radius = r * (1 - 0.86 * t)
    return np.column_stack((cx + radius * np.cos(angle), cy + radius * np.sin(angle)))


def length(path: Curve) -> float:
    """Return the length of an open path."""
    return float(np.hypot(*np.diff(path, axis=0).T).sum())


def resample(path: Curve, count: int) -> Curve:
    """Return `count` points at equal distances along an open path, including both ends."""
    run = _arclength(path)
    where = np.linspace(0, run[-1], count)
    return np.column_stack((np.interp(where, run, path[:, 0]), np.interp(where, run, path[:, 1])))


def facet(path: Curve, step: float) -> Curve:
    """Return the path with points about `step` units apart. Sharp corners are kept."""
    before, after = _unit(np.diff(path, axis=0)[:-1]), _unit(np.diff(path, axis=0)[1:])
    turn = np.degrees(np.arccos(np.clip((before * after).sum(axis=1), -1, 1)))
    breaks = [0, *(int(i) + 1 for i in np.nonzero(turn > _SHARP_TURN)[0]), len(path) - 1]
    runs = [path[a : b + 1] for a, b in pairwise(breaks)]
    cut = [resample(run, max(2, round(length(run) / step) + 1)) for run in runs]
    return np.vstack([*(run[:-1] for run in cut), path[-1:]])


def mitred_normals(path: Curve, closed: bool) -> Curve:
    """Return the normals to the left of a path.

    They are longer at bends. A line drawn with them therefore keeps its width.
    """
    legs = _unit(np.diff(path, axis=0))
    before = np.vstack((legs[-1:] if closed else legs[:1], legs))
    after = np.vstack((legs, legs[:1] if closed else legs[-1:]))
    tangent = _unit(before + after)
    stretch = 1 / np.clip((tangent * after).sum(axis=1), 1 / _MITRE_LIMIT, 1)
    normals: Curve = np.column_stack((-tangent[:, 1], tangent[:, 0])) * stretch[:, None]
    return normals


def between(a: Points, b: Points, t: float) -> Curve:
    """Return the point or points that lie a fraction `t` of the way from `a` to `b`."""
    return as_curve(a) * (1 - t) + as_curve(b) * t


@dataclass(frozen=True, slots=True)
class Place:
    """Position of a small drawing on the card: its origin, scale, mirroring, and rotation by `turn` degrees.

    The drawings of `anatomy` and `regalia` are made around (0, 0) at full size.
    """

    x: float
    y: float
    scale: float = 1.0
    flip: bool = False
    turn: float = 0.0

    def __call__(self, points: Points) -> Curve:
        """Return points of the small drawing, transformed to this place on the card."""
        local = as_curve(points) * self.scale
        if self.flip:
            local = local * (-1, 1)
        c, s = np.cos(np.radians(self.turn)), np.sin(np.radians(self.turn))
        return local @ np.array(((c, s), (-s, c))) + (self.x, self.y)

    def outline(self, *points: Point) -> Curve:
        """Return `geometry.outline` of the points, transformed to this place."""
        return self(outline(*points))

    def curve(self, *points: Point) -> Curve:
        """Return `geometry.curve` of the points, transformed to this place."""
        return self(curve(*points))

    def point(self, x: float, y: float) -> Point:
        """Return one point, transformed to this place."""
        moved = self([(x, y)])[0]
        return float(moved[0]), float(moved[1])

    def inner(self, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> Place:
        """Return a place for a still smaller drawing, given in the coordinates of this one."""
        px, py = self.point(x, y)
        return Place(px, py, self.scale * scale, self.flip, self.turn + (-turn if self.flip else turn))


@dataclass(frozen=True)
class Strip:
    """Area between a left and a right edge, such as a sleeve or a border, with coordinates of its own.

    `along` runs from 0 at one end to 1 at the other; `across` runs from 0 at the left edge to 1 at the right.
    """

    left: Curve
    right: Curve

    @classmethod
    def between(cls, left: Points, right: Points) -> Strip:
        """Return a strip between two open paths that are drawn in the same direction."""
        a, b = as_curve(left), as_curve(right)
        count = max(12, int(max(length(a), length(b)) / 4))
        return cls(resample(a, count), resample(b, count))

    @classmethod
    def around(cls, spine: Points, breadth: float, foot: float | None = None) -> Strip:
        """Return a strip of the given width around a middle line. `foot` is the width at its end, if it differs."""
        path = resample(as_curve(spine), max(12, int(length(as_curve(spine)) / 4)))
        half = np.linspace(breadth, breadth if foot is None else foot, len(path))[:, None] / 2
        normal = mitred_normals(path, closed=False)
        return cls(path - normal * half, path + normal * half)

    @cached_property
    def length(self) -> float:
        """Length of the longer edge, in units."""
        return max(length(self.left), length(self.right))

    @cached_property
    def outline(self) -> Curve:
        """Closed outline of the whole strip."""
        return np.vstack((self.left, self.right[::-1]))

    def stations(self, step: float) -> NDArray[np.float64]:
        """Return values of `along` whose points lie about `step` units apart, including both ends."""
        return np.linspace(0, 1, max(2, round(self.length / step) + 1))

    def edge(self, across: float) -> Curve:
        """Return the line along the strip at a fixed value of `across`."""
        return self.left * (1 - across) + self.right * across

    def at(self, along: float, across: float) -> Point:
        """Return the point on the card for one pair of strip coordinates."""
        x, y = self.path([(along, across)])[0]
        return float(x), float(y)

    def path(self, points: Points) -> Curve:
        """Return the points on the card for strip coordinates, each given as (along, across)."""
        along, across = as_curve(points).T
        where = np.clip(along, 0, 1) * (len(self.left) - 1)
        index = np.arange(len(self.left))
        left = np.column_stack([np.interp(where, index, self.left[:, k]) for k in (0, 1)])
        right = np.column_stack([np.interp(where, index, self.right[:, k]) for k in (0, 1)])
        carried: Curve = left + (right - left) * across[:, None]
        return carried

    def inner(self, low: float, high: float) -> Strip:
        """Return the strip between two values of `across`.

        If `low` is greater than `high`, left and right are swapped.
        """
        return Strip(self.edge(low), self.edge(high))

    def part(self, start: float, end: float) -> Strip:
        """Return the strip between two values of `along`."""
        t = np.linspace(start, end, max(6, int(len(self.left) * abs(end - start))))
        return Strip(self.path(np.column_stack((t, 0 * t))), self.path(np.column_stack((t, 0 * t + 1))))

    def crosswise(self, start: float, end: float) -> Strip:
        """Return the part between two values of `along` as a strip that runs from the left edge to the right."""
        across = np.linspace(0, 1, 12)
        one, other = (self.path(np.column_stack((0 * across + t, across))) for t in (start, end))
        return Strip.between(one, other)


def _unit(vectors: Curve) -> Curve:
    size = np.hypot(vectors[:, 0], vectors[:, 1])
    unit: Curve = vectors / np.maximum(size, 1e-9)[:, None]
    return unit


def _arclength(path: Curve) -> NDArray[np.float64]:
    return np.concatenate(([0.0], np.cumsum(np.hypot(*np.diff(path, axis=0).T))))


def _smooth(points: Curve, closed: bool = False) -> Curve:
    """Return a centripetal Catmull-Rom curve. It passes through every point and makes no loops between close points."""
    if len(points) < 3:
        return points
    if closed:
        guide = np.vstack((points[-1:], points, points[:2]))
    else:
        guide = np.vstack((2 * points[:1] - points[1:2], points, 2 * points[-1:] - points[-2:-1]))
    p0, p1, p2, p3 = (guide[i : len(guide) - 3 + i, None, :] for i in range(4))
    t1 = _knot(p0, p1)
    t2 = t1 + _knot(p1, p2)
    t3 = t2 + _knot(p2, p3)
    t = t1 + (t2 - t1) * np.linspace(0, 1, _SAMPLES, endpoint=False)[None, :, None]
    a1 = (p0 * (t1 - t) + p1 * t) / t1
    a2 = (p1 * (t2 - t) + p2 * (t - t1)) / (t2 - t1)
    a3 = (p2 * (t3 - t) + p3 * (t - t2)) / (t3 - t2)
    b1 = (a1 * (t2 - t) + a2 * t) / t2
    b2 = (a2 * (t3 - t) + a3 * (t - t1)) / (t3 - t1)
    dense = ((b1 * (t2 - t) + b2 * (t - t1)) / (t2 - t1)).reshape(-1, 2)
    return dense if closed else np.vstack((dense, points[-1:]))


def _knot(a: Curve, b: Curve) -> Curve:
    gap: Curve = np.sqrt(np.maximum(np.hypot(*np.moveaxis(b - a, -1, 0)), 1e-6))[..., None]
    return gap

"""SVG path data as geometry: areas, lines, holes and glyphs.

Paths have y pointing down, as in SVG. Areas can be joined with and cut from each other.
"""

import math
from collections.abc import Iterable
from itertools import pairwise

from fontTools.pens.basePen import BasePen  # type: ignore[import-untyped]
from fontTools.svgLib.path import parse_path  # type: ignore[import-untyped]
from shapely import affinity
from shapely.geometry import LineString, MultiPolygon, Polygon
from shapely.geometry import Point as ShapelyPoint
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

Point = tuple[float, float]
Area = Polygon | MultiPolygon

CHORD = 6.0
"""Maximum length in path units of the straight segments that replace a curve."""


class _Tracer(BasePen):  # type: ignore[misc]  # fontTools' pens carry no types
    """Converts a path to lists of points, one list for each subpath."""

    def __init__(self) -> None:
        super().__init__(None)
        self.runs: list[list[Point]] = []

    def _moveTo(self, pt: Point) -> None:  # noqa: N802
        self.runs.append([pt])

    def _lineTo(self, pt: Point) -> None:  # noqa: N802
        self.runs[-1].append(pt)

    def _curveToOne(self, pt1: Point, pt2: Point, pt3: Point) -> None:  # noqa: N802
        run = self.runs[-1]
        pt0 = run[-1]
        steps = max(4, math.ceil((math.dist(pt0, pt1) + math.dist(pt1, pt2) + math.dist(pt2, pt3)) / CHORD))
        run.extend(_on_cubic(pt0, pt1, pt2, pt3, step / steps) for step in range(1, steps + 1))


def trace(path: str) -> list[list[Point]]:
    """Return the subpaths of SVG path data as lists of points."""
    tracer = _Tracer()
    parse_path(path, tracer)
    return tracer.runs


def area(path: str) -> Area:
    """Return the area covered by SVG path data. The area is the union of the subpaths, so that none makes a hole."""
    return union(Polygon(run).buffer(0) for run in trace(path) if len(run) > 2)


def stroke(path: str, width: float) -> Area:
    """Return the area of a line with round ends and the given width along SVG path data."""
    return union(LineString(run).buffer(width / 2, quad_segs=12) for run in trace(path))


def disc(x: float, y: float, radius: float) -> Area:
    return ShapelyPoint(x, y).buffer(radius, quad_segs=16)


def tapering(path: str, widths: tuple[float, ...]) -> Area:
    """Return the area of a line along SVG path data whose width changes linearly through `widths`."""
    return union(part for run in trace(path) for part in _beads(run, widths))


def union(parts: Iterable[BaseGeometry]) -> Area:
    return _as_area(unary_union(list(parts)))


def without(whole: Area, *parts: Area) -> Area:
    return _as_area(whole.difference(unary_union(list(parts))))


def turned(shape: Area, degrees: float) -> Area:
    """Return the shape rotated about the origin, clockwise on screen."""
    return _as_area(affinity.rotate(shape, degrees, origin=(0, 0)))


def moved(shape: Area, x: float = 0.0, y: float = 0.0, size: float = 1.0, flip: bool = False) -> Area:
    """Return the shape scaled about the origin, mirrored left to right if `flip` is true, then translated."""
    scaled = affinity.scale(shape, -size if flip else size, size, origin=(0, 0))
    return _as_area(affinity.translate(scaled, x, y))


def rings(shape: Area) -> list[list[Point]]:
    """Return the boundaries of an area.

    Outer boundaries run clockwise on screen, boundaries of holes counter-clockwise.
    """
    found: list[list[Point]] = []
    for polygon in getattr(shape, "geoms", [shape]):
        found.append(_run(polygon.exterior.coords, clockwise=True))
        found.extend(_run(hole.coords, clockwise=False) for hole in polygon.interiors)
    return found


def svg_path(shape: Area) -> str:
    """Return the area as SVG path data that renders equally under both fill rules."""
    return "".join("M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in ring) + "Z" for ring in rings(shape))


def _beads(run: list[Point], widths: tuple[float, ...]) -> Iterable[BaseGeometry]:
    far = [0.0]
    for a, b in pairwise(run):
        far.append(far[-1] + math.dist(a, b))
    rounds = [disc(*point, _between(widths, at / far[-1]) / 2) for point, at in zip(run, far, strict=True)]
    for bead, following in pairwise(rounds):
        yield unary_union([bead, following]).convex_hull


def _between(widths: tuple[float, ...], t: float) -> float:
    place = t * (len(widths) - 1)
    low = min(int(place), len(widths) - 2)
    return widths[low] + (widths[low + 1] - widths[low]) * (place - low)


def eased(shape: Area, fineness: float) -> Area:
    """Return the area with fewer points. Its outline moves by at most `fineness`."""
    return _as_area(shape.simplify(fineness))


def _as_area(shape: BaseGeometry) -> Area:
    if not isinstance(shape, Polygon | MultiPolygon):
        raise ValueError(f"not an area but a {shape.geom_type}")
    return shape


def _run(coordinates: Iterable[tuple[float, ...]], clockwise: bool) -> list[Point]:
    run = [(x, y) for x, y, *_ in coordinates][:-1]
    twice_area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(run, run[1:] + run[:1], strict=True))
    return run if (twice_area > 0) is clockwise else run[::-1]


def _on_cubic(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    s = 1 - t
    wa, wb, wc, wd = s**3, 3 * s * s * t, 3 * s * t * t, t**3
    # Not sum(): from Python 3.12 on it rounds floats differently, and the fonts must be the same everywhere.
    x, y = (wa * a[axis] + wb * b[axis] + wc * c[axis] + wd * d[axis] for axis in (0, 1))
    return x, y

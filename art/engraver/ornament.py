"""Patterns of cloth and metal for a strip or a region: stripes, borders, half-discs, ermine and folds.

Distances and line widths are in units of the drawing board. The defaults suit a court card.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

import numpy as np
import shapely

from art.engraver.geometry import (
    Curve,
    K,
    Place,
    Point,
    Points,
    Strip,
    arc,
    as_curve,
    between,
    curve,
    length,
    outline,
    resample,
)
from art.engraver.inks import Ink
from art.engraver.plates import FINE, INNER, OUTLINE, Card, Region

# --- fills of a strip


def rungs(card: Card, strip: Strip, step: float = 11, w: float = FINE, low: float = 0.04, high: float = 0.96) -> None:
    """Draw short lines across a strip at equal distances, like the rungs of a ladder."""
    for along in strip.stations(step)[1:-1]:
        card.line(strip.path(((along, low), (along, high))), w, 0.3)


def rules(card: Card, strip: Strip, *across: float, w: float = FINE) -> None:
    """Draw lines along a strip at the given fractions of its width."""
    for fraction in across:
        card.line(strip.edge(fraction), w, 0.1)


def chevrons(card: Card, strip: Strip, step: float = 18, w: float = FINE, depth: float = 1.0) -> None:
    """Draw nested V-shaped lines that point along the strip. `depth` is in multiples of `step`; negative points
    backwards.
    """
    stations = strip.stations(step)
    reach = depth * (stations[1] - stations[0])
    for along in stations[1:-1]:
        if 0 <= along + reach <= 1:
            card.line(strip.path(((along, 0.04), (along + reach, 0.5), (along, 0.96))), w, 0.2)


def zigzag(
    card: Card,
    strip: Strip,
    step: float = 20,
    w: float = INNER,
    low: float = 0.12,
    high: float = 0.88,
    ink: Ink | None = None,
) -> None:
    """Draw a zigzag line from edge to edge along the strip. With an ink, the teeth at its left side are filled."""
    stations = strip.stations(step)
    path = [(along, high if i % 2 else low) for i, along in enumerate(stations)]
    if ink is not None:
        edge = [(along, 0.0) for along in stations[::-1]]
        card.lay(ink, strip.path(path + edge))
    card.line(strip.path(path), w, 0.05)


def stripes(card: Card, strip: Strip, step: float, inks: Sequence[Ink | None], w: float = FINE) -> None:
    """Draw cross stripes in the given inks in turn, with lines between them. `None` leaves bare paper."""
    stations = strip.stations(step)
    for i, (start, end) in enumerate(pairwise(stations)):
        ink = inks[i % len(inks)]
        if ink is not None:
            card.lay(ink, strip.part(start, end).outline)
    rungs(card, strip, step, w, 0, 1)


def chevron_bars(
    card: Card, strip: Strip, step: float, inks: Sequence[Ink | None], depth: float = 1.0, w: float = FINE
) -> None:
    """Draw V-shaped coloured bars along the strip in the given inks in turn. `None` leaves bare paper.

    `depth`, in multiples of `step`, is how far the point of a V lies ahead of its ends; negative points backwards.
    """
    gap = 1 / (len(strip.stations(step)) - 1)
    across = np.linspace(0, 1, 13)
    point = depth * gap * (1 - abs(2 * across - 1))
    spill = int(np.ceil(abs(depth)))
    for i in range(-spill, round(1 / gap) + spill):
        near = strip.path(np.column_stack((i * gap + point, across)))
        far = strip.path(np.column_stack(((i + 1) * gap + point, across)))
        ink = inks[i % len(inks)]
        if ink is not None:
            card.lay(ink, np.vstack((near, far[::-1])))
        card.line(far, w, 0.1)


def checker(
    card: Card, strip: Strip, rows: int = 3, step: float = 14, inks: tuple[Ink, Ink] = (Ink.YELLOW, Ink.GREEN)
) -> None:
    """Draw chequered cloth: the first ink everywhere, the second on every other square, and lines between them."""
    card.lay(inks[0], strip.outline)
    stations = strip.stations(step)
    for i, (start, end) in enumerate(pairwise(stations)):
        for row in range(i % 2, rows, 2):
            low, high = row / rows, (row + 1) / rows
            card.lay(inks[1], strip.path(((start, low), (end, low), (end, high), (start, high))))
    rungs(card, strip, step, FINE, 0, 1)
    rules(card, strip, *(row / rows for row in range(1, rows)), w=FINE)


def lozenges(
    card: Card,
    strip: Strip,
    step: float = 30,
    inks: Sequence[Ink | None] = (Ink.RED, Ink.BLUE),
    breadth: float = 0.7,
    w: float = FINE,
) -> None:
    """Draw a row of cut stones in the given inks in turn, each with a highlight."""
    for i, (start, end, middle) in enumerate(_cells(strip, step)):
        low, high, reach = 0.5 - breadth / 2, 0.5 + breadth / 2, (end - start) * 0.42
        stone = strip.path(((middle - reach, 0.5), (middle, low), (middle + reach, 0.5), (middle, high)))
        card.piece(stone, inks[i % len(inks)], w)
        card.blob(strip.at(middle, 0.5), w * 0.9)


def beads(
    card: Card,
    strip: Strip,
    step: float = 22,
    r: float = 6,
    inks: Sequence[Ink | None] = (None,),
    w: float = FINE,
) -> None:
    """Draw a row of pearls or buttons down the middle of a strip."""
    for i, (_, _, middle) in enumerate(_cells(strip, step)):
        at = strip.at(middle, 0.5)
        card.piece(arc(*at, r, 0, 350), inks[i % len(inks)], w)
        if r > 5:
            card.blob((at[0] - r * 0.15, at[1] - r * 0.15), r * 0.24)


def scallops(card: Card, strip: Strip, step: float = 36, w: float = INNER, ink: Ink | None = Ink.GREEN) -> None:
    """Draw a row of bell-shaped leaves on the left edge. Each has a tint, two nested arcs, a vein and a dot."""
    for start, end, middle in _cells(strip, step):
        half = (end - start) / 2
        for nest, shrink in enumerate((1.0, 0.62)):
            reach, tip = half * 0.97 * shrink, 0.9 * (1.0 if nest == 0 else 0.68)
            bell = curve(
                (middle - reach, 0.0),
                (middle - reach * 0.94, tip * 0.55),
                (middle - reach * 0.5, tip * 0.9),
                (middle, tip),
                (middle + reach * 0.5, tip * 0.9),
                (middle + reach * 0.94, tip * 0.55),
                (middle + reach, 0.0),
            )
            leaf = strip.path(bell)
            if nest == 0 and ink is not None:
                card.lay(ink, leaf)
            card.line(leaf, w if nest == 0 else w * 0.8, 0.15)
        card.line(strip.path(((middle, 0.46), (middle, 0.24))), w * 0.7, 0.7)
        card.blob(strip.at(middle, 0.12), w * 1.15)


def pleats(card: Card, strip: Strip, count: int, w: float = INNER, start: float = 0.0, end: float = 0.9) -> None:
    """Draw folds along a strip, evenly spaced across it. Each is slightly longer or shorter than the one beside it."""
    for i in range(count):
        across = (i + 0.5) / count + card.jitter(0.12) / count
        first, last = start + abs(card.jitter(0.08)), end - abs(card.jitter(0.16))
        card.line(strip.path([(t, across) for t in np.linspace(first, last, 9)]), w, 0.75)


# --- fills of a region


def hatch(card: Card, area: Region, angle: float = 45, step: float = 9, w: float = 1.8) -> None:
    """Draw parallel lines over a region at an angle in degrees: 0 is horizontal, 90 vertical."""
    x0, y0, x1, y1 = area.bounds
    cx, cy, reach = (x0 + x1) / 2, (y0 + y1) / 2, float(np.hypot(x1 - x0, y1 - y0)) / 2
    place = Place(cx, cy, turn=angle)
    for offset in np.arange(-reach, reach, step):
        y = float(offset) + card.jitter(step * 0.09)
        card.line(place(((-reach, y), (reach, y))), w * float(card.hand.uniform(0.85, 1.12)), 0.2, clip=area)


def dots(card: Card, area: Region, step: float = 13, r: float = 2.2, ink: Ink = Ink.LINE) -> None:
    """Draw spots in staggered rows over a region. Spots that would touch its edge are left out."""
    x0, y0, x1, y1 = area.bounds
    inside = area.buffer(-r * 1.6)
    for row, y in enumerate(np.arange(y0, y1, step * 0.8)):
        for x in np.arange(x0 + (step / 2 if row % 2 else 0), x1, step):
            at = (float(x) + card.jitter(1), float(y) + card.jitter(1))
            if inside.contains(shapely.Point(at)):
                card.blob(at, r, ink)


def lattice(card: Card, area: Region, step: float = 24, angle: float = 45, w: float = FINE, spot: float = 2.4) -> None:
    """Draw a diamond pattern: two sets of crossing lines, with a spot in every mesh."""
    hatch(card, area, angle, step, w)
    hatch(card, area, angle + 90, step, w)
    x0, y0, x1, y1 = area.bounds
    place = Place((x0 + x1) / 2, (y0 + y1) / 2, turn=angle)
    reach = float(np.hypot(x1 - x0, y1 - y0)) / 2
    inside = area.buffer(-spot * 2)
    offsets = np.arange(-reach, reach, step) + step / 2
    for u in offsets:
        for v in offsets:
            at = place.point(float(u), float(v))
            if inside.contains(shapely.Point(at)):
                card.blob(at, spot)


# --- made pieces


def ribbon(
    card: Card, strip: Strip, ink: Ink | None = None, cut: float = OUTLINE, clip: Region | None = None
) -> Region:
    """Draw a strip as a piece of cloth that covers everything beneath it. Return its region."""
    return card.piece(strip.outline, ink, cut, clip)


def band(
    card: Card,
    strip: Strip,
    ink: Ink | None = Ink.YELLOW,
    leaf: Ink | None = Ink.GREEN,
    step: float = 36,
    cut: float = OUTLINE,
) -> Region:
    """Draw a border: a coloured strip with a line inside each edge, and leaves on the left line. Return its region."""
    covered = ribbon(card, strip, ink, cut)
    field = strip.inner(0.14, 0.86)
    scallops(card, field, step, INNER * 0.95, leaf)
    rules(card, strip, 0.14, 0.86)
    return covered


def jewelled_band(
    card: Card,
    strip: Strip,
    step: float = 30,
    inks: Sequence[Ink | None] = (Ink.RED, Ink.BLUE),
    cut: float = OUTLINE,
) -> Region:
    """Draw a gold border with a row of stones between two lines, and two beads between neighbouring stones.

    Return its region.
    """
    covered = ribbon(card, strip, Ink.YELLOW, cut)
    rules(card, strip, 0.13, 0.87)
    lozenges(card, strip, step, inks, 0.56)
    for along in strip.stations(step)[1:-1]:
        card.blob(strip.at(along, 0.3), 2.2)
        card.blob(strip.at(along, 0.7), 2.2)
    return covered


def roundel(
    card: Card,
    x: float,
    y: float,
    r: float,
    start: float,
    end: float,
    step: float = 44,
    clip: Region | None = None,
) -> None:
    """Draw a scalloped half-disc between two angles: a white outer ring, a gold ring with leaves, and a red centre."""

    def pie(radius: float) -> Curve:
        return np.vstack((arc(x, y, radius, start, end), ((x, y),)))

    def ring(outer: float, inner: float) -> Strip:
        return Strip.between(arc(x, y, outer, start, end), arc(x, y, inner, start, end))

    card.show("roundel", x)
    card.piece(pie(r), None, OUTLINE, clip)
    rungs(card, ring(r, r * 0.88), 11)
    card.piece(pie(r * 0.88), Ink.YELLOW, 2.8, clip)
    card.line(arc(x, y, r * 0.84, start, end), FINE, 0.1)
    scallops(card, ring(r * 0.84, r * 0.5), step)
    card.line(arc(x, y, r * 0.5, start, end), INNER, 0.1)
    card.piece(pie(r * 0.43), Ink.RED, INNER, clip)
    for fraction in (0.33, 0.22, 0.11):
        card.line(arc(x, y, r * fraction, start, end), FINE, 0.2)


def ermine(card: Card, tails: Iterable[tuple[float, float, float]], size: float = 17) -> None:
    """Draw the black tails of ermine fur, each given as x, y and an angle in degrees.

    A tail is a dark drop with parting hairs below and three spots above.
    """
    for x, y, angle in tails:
        at = Place(x, y, size * float(card.hand.uniform(0.92, 1.08)), turn=angle + card.jitter(4))
        drop = at.outline(K(0, -0.5), (0.2, -0.1), K(0.36, 0.5), (0, 0.38), K(-0.36, 0.5), (-0.2, -0.1))
        card.lay(Ink.LINE, drop)
        for dx in (-0.3, 0.0, 0.3):
            card.line(at(((dx * 0.5, 0.4), (dx * 1.5, 1.0))), 1.9, 0.6)
        for dx, dy in ((-0.24, -0.62), (0.24, -0.62), (0.0, -0.88)):
            card.blob(at.point(dx, dy), size * 0.085)


def ermine_fall(strip: Strip, step: float = 46, columns: int = 3) -> list[tuple[float, float, float]]:
    """Return positions and angles of ermine tails in staggered rows down a strip. Each hangs in the direction of the
    cloth.
    """
    tails: list[tuple[float, float, float]] = []
    for row, along in enumerate(strip.stations(step)[1:-1]):
        for column in range(columns):
            across = (column + (0.25 if row % 2 else 0.72)) / columns
            if 0.08 < across < 0.94:
                (x, y), (x2, y2) = strip.path(((along - 0.02, across), (along + 0.02, across)))
                tails.append(((x + x2) / 2, (y + y2) / 2, float(np.degrees(np.arctan2(y2 - y, x2 - x))) - 90))
    return tails


def fur(card: Card, strip: Strip, step: float = 30, lobe: float = 7, columns: int = 3) -> Region:
    """Draw a roll of white fur with tufts `lobe` units deep along its edges and short hairs along the strip."""

    def tufted(side: int) -> Curve:
        edge, other = (strip.left, strip.right) if side == 0 else (strip.right, strip.left)
        path = resample(edge, max(3, round(length(edge) / (step * 0.55))))
        aim = resample(other, len(path)) - path
        out = -aim / np.maximum(np.hypot(*aim.T), 1e-9)[:, None]
        peaks = (path[:-1] + path[1:]) / 2 + out[:-1] * lobe
        woven: list[Point] = [K(*path[0])]
        for peak, root in zip(peaks.tolist(), path[1:].tolist(), strict=True):
            woven += [(peak[0], peak[1]), K(root[0], root[1])]
        return curve(*woven)

    left, right = tufted(0), tufted(1)
    covered = card.piece(np.vstack((left, right[::-1])))
    gap, spread = step / strip.length, 0.16 / columns
    for row, along in enumerate(strip.stations(step)[:-1]):
        for column in range(columns):
            across = (column + (0.3 if row % 2 else 0.72)) / columns
            t = along + gap * (0.2 + card.jitter(0.06))
            for aside, late, reach in ((-0.5, 0.0, 0.42), (0.0, 0.08, 0.6), (0.5, 0.0, 0.42)):
                root = across + aside * spread
                lock = ((late, root), (late + reach * 0.55, root + spread * 0.3), (late + reach, root - spread * 0.25))
                card.line(strip.path(curve(*((t + gap * u, v) for u, v in lock))), 1.9, 0.6, clip=covered)
    return covered


def folds(
    card: Card,
    curves: Iterable[Sequence[Point]],
    w: float = INNER,
    taper: float = 0.75,
    clip: Region | None = None,
) -> None:
    """Draw tapering lines for the folds of a robe. Each is a curve through a few points."""
    for points in curves:
        card.line(curve(*points), w, taper, clip=clip)


def cord(card: Card, path: Points, breadth: float = 12, ink: Ink | None = Ink.YELLOW, step: float = 11) -> None:
    """Draw a twisted cord."""
    strip = Strip.around(path, breadth)
    ribbon(card, strip, ink, INNER)
    gap = step / max(strip.length, 1)
    for along in strip.stations(step)[:-1]:
        card.line(strip.path(((along, 0.06), (along + gap * 0.5, 0.5), (along + gap, 0.94))), FINE, 0.3)


def fringe(card: Card, edge: Points, drop: float = 16, step: float = 7, w: float = FINE) -> None:
    """Draw threads that hang from an edge."""
    path = as_curve(edge)
    for x, y in resample(path, max(2, int(length(path) / step)))[1:-1]:
        card.line(((x, y), (x + card.jitter(2), y + drop + card.jitter(2))), w, 0.5)


def clasp(card: Card, corners: Sequence[Point], stone: Ink = Ink.RED) -> None:
    """Draw a square gold buckle, given by its corners: two nested frames, a stud at each corner, and a stone."""
    outer = as_curve(corners)
    centre = outer.mean(axis=0)
    cx, cy = float(centre[0]), float(centre[1])
    size = float(np.abs(outer - centre).max())
    card.piece(outer, Ink.YELLOW, OUTLINE)
    inner = between(outer, [(cx, cy)] * len(outer), 0.3)
    card.line(inner, INNER, 0, closed=True)
    for start, end, near, far in zip(outer, np.roll(outer, -1, 0), inner, np.roll(inner, -1, 0), strict=True):
        rungs(card, Strip.between((start, end), (near, far)).part(0.22, 0.78), 9, 1.7, 0.1, 0.9)
    for x, y in between(outer, [(cx, cy)] * len(outer), 0.15):
        card.blob((float(x), float(y)), size * 0.065)
    card.piece(arc(cx, cy, size * 0.36, 0, 350), None, FINE)
    card.piece(
        outline((cx, cy - size * 0.24), (cx + size * 0.24, cy), (cx, cy + size * 0.24), (cx - size * 0.24, cy)),
        stone,
        FINE,
    )


def _cells(strip: Strip, step: float) -> list[tuple[float, float, float]]:
    stations = strip.stations(step)
    return [(float(a), float(b), float(a + b) / 2) for a, b in pairwise(stations)]

"""Drawing of a card: the contents of each printing plate, in the order of drawing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

import numpy as np
import shapely
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from art.engraver.geometry import (
    FOOT_RULE,
    HEIGHT,
    LEFT_RULE,
    RIGHT_RULE,
    TOP_RULE,
    WIDTH,
    Curve,
    Point,
    Points,
    Side,
    arc,
    as_curve,
    facet,
    length,
    mitred_normals,
    side_of,
)
from art.engraver.inks import COLOURS, PAPER, RGB, Ink

Region: TypeAlias = BaseGeometry
"""Area of the card. Lines and shapes can be clipped to it."""

OUTLINE, INNER, FINE = 3.2, 2.6, 2.0
"""Line widths in units, as on a woodblock: for outlines, inner shapes and hatching.

Lines narrower than 1.6 units disappear in the small sizes.
"""

_KNIFE_STEP = 4.0
_ALL_INKS = frozenset(Ink)


@dataclass(frozen=True, slots=True)
class Op:
    """Drawing operation: ink is added to one plate, or an area is cleared on several."""

    path: str
    plates: frozenset[Ink]
    lays: bool


@dataclass(frozen=True, slots=True)
class Sign:
    """Feature of the drawing, such as an object or a garment, and the half of the card in which it appears."""

    what: str
    side: Side | None = None


class Card:
    """Drawing of one card on its printing plates.

    Each new piece clears the area beneath it on all plates, so a figure is built up in layers. All irregularities come
    from `seed`: the same seed gives the same drawing.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.hand = np.random.default_rng(seed)
        self.ops: list[Op] = []
        self.signs: list[Sign] = []

    def show(self, what: str, x: float | None = None) -> None:
        """Record that the drawing shows a feature. Its position ``x``, if given, tells the half of the card."""
        self.signs.append(Sign(what, None if x is None else side_of(x)))

    def jitter(self, amount: float) -> float:
        """Return a random number between -amount and amount."""
        return float(self.hand.uniform(-amount, amount))

    # --- ink and paper

    def lay(self, ink: Ink, shape: Points | Region, clip: Region | None = None) -> None:
        """Add a shape in solid ink on one plate. The other plates do not change."""
        self._add(shape, clip, frozenset({ink}), lays=True)

    def clear(self, shape: Points | Region, clip: Region | None = None, plates: Iterable[Ink] = _ALL_INKS) -> None:
        """Clear a shape on the given plates, so that bare paper remains."""
        self._add(shape, clip, frozenset(plates), lays=False)

    def piece(self, shape: Points, ink: Ink | None = None, cut: float = OUTLINE, clip: Region | None = None) -> Region:
        """Add a shape that covers everything beneath it: clear its area, fill it with ink and draw its outline. Return
        its region.
        """
        covered = region(shape) if clip is None else region(shape).intersection(clip)
        self.clear(covered)
        if ink is not None:
            self.lay(ink, covered)
        if cut:
            self.line(shape, cut, 0, closed=True, clip=clip)
        return covered

    # --- cuts

    def line(
        self,
        path: Points,
        w: float = OUTLINE,
        taper: float = 0.35,
        *,
        ink: Ink = Ink.LINE,
        closed: bool = False,
        clip: Region | None = None,
    ) -> None:
        """Draw a line whose width and position vary slightly. At both ends it narrows to (1 - taper) of its width."""
        for run, loop in _confined(as_curve(path), closed, clip):
            self._lay_rings(ink, self._stroke(run, w, taper, loop))

    def score(self, path: Points, w: float = FINE, taper: float = 0.35, clip: Region | None = None) -> None:
        """Draw a white line by clearing it on all plates."""
        for run, loop in _confined(as_curve(path), False, clip):
            rings = self._stroke(run, w, taper, loop)
            self.ops.append(Op(_path(rings), _ALL_INKS, lays=False))

    def blob(self, at: Point, r: float, ink: Ink = Ink.LINE, clip: Region | None = None) -> None:
        """Draw a small spot with an irregular outline."""
        angle = np.linspace(0, 2 * np.pi, 12, endpoint=False)
        radius = r * self.hand.uniform(0.88, 1.1, len(angle))
        spot = np.column_stack((at[0] + radius * np.cos(angle), at[1] + radius * np.sin(angle)))
        self.lay(ink, spot, clip)

    def ring(self, at: Point, r: float, w: float = INNER, clip: Region | None = None) -> None:
        """Draw the outline of a circle."""
        self.line(arc(*at, r, 0, 350), w, 0, closed=True, clip=clip)

    # --- the frame

    def frame(self) -> None:
        """Finish the drawing: clear the margin on every plate and draw the frame."""
        left, right, top, foot = LEFT_RULE, RIGHT_RULE, TOP_RULE, FOOT_RULE
        board = shapely.box(-20, -20, WIDTH + 20, HEIGHT + 20)
        self.clear(board.difference(shapely.box(left, top, right, foot)))
        corners = ((left, top), (right, top), (right, foot), (left, foot), (left, top))
        for start, end in pairwise(corners):
            self.line([start, end], 3.4, 0)

    # --- reading the plates

    def inks(self) -> frozenset[Ink]:
        """Return the inks that are used anywhere in the drawing."""
        return frozenset(ink for op in self.ops if op.lays for ink in op.plates)

    def cuts(self) -> dict[Ink, int]:
        """Return the number of inked shapes on each plate."""
        return {ink: sum(op.lays and ink in op.plates for op in self.ops) for ink in Ink}

    def plate_svg(self, ink: Ink, shift: Point = (0.0, 0.0), turn: float = 0.0) -> str:
        """Return one plate as SVG in black on white, shifted by `shift` units and rotated by `turn` degrees."""
        body = "".join(
            f'<path d="{op.path}"/>' if op.lays else f'<path fill="#fff" d="{op.path}"/>'
            for op in self.ops
            if ink in op.plates
        )
        move = f"rotate({turn:.4f} {WIDTH / 2} {HEIGHT / 2}) translate({shift[0]:.3f} {shift[1]:.3f})"
        return f'{_SVG_HEAD}<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/><g transform="{move}">{body}</g></svg>'

    def flat_svg(self, colours: Mapping[Ink, RGB] = COLOURS, paper: RGB = PAPER, bold: float = 0.0) -> str:
        """Return the drawing as SVG in flat colours, without traces of printing.

        ``bold`` widens all lines, in units.
        """
        body = "".join(_flat(op, colours, paper, bold) for op in self.ops)
        return f'{_SVG_HEAD}<rect width="{WIDTH}" height="{HEIGHT}" fill="{_hex(paper)}"/>{body}</svg>'

    # --- helpers

    def _add(self, shape: Points | Region, clip: Region | None, plates: frozenset[Ink], lays: bool) -> None:
        if clip is None and not isinstance(shape, BaseGeometry):
            self.ops.append(Op(_path([as_curve(shape)]), plates, lays))
            return
        area = shape if isinstance(shape, BaseGeometry) else region(shape)
        rings = _rings(area if clip is None else area.intersection(clip))
        if rings:
            self.ops.append(Op(_path(rings), plates, lays))

    def _lay_rings(self, ink: Ink, rings: list[Curve]) -> None:
        self.ops.append(Op(_path(rings), frozenset({ink}), lays=True))

    def _stroke(self, path: Curve, w: float, taper: float, closed: bool) -> list[Curve]:
        spine = facet(np.vstack((path, path[:1])) if closed else path, _KNIFE_STEP)
        run = np.concatenate(([0.0], np.cumsum(np.hypot(*np.diff(spine, axis=0).T))))
        total = max(float(run[-1]), 1e-6)
        waves = max(1, round(total / self.hand.uniform(70, 130))) if closed else total / self.hand.uniform(70, 130)
        swell = 1 + 0.16 * np.sin(self.hand.uniform(0, 2 * np.pi) + 2 * np.pi * waves * run / total)
        width = w * (swell + self.hand.uniform(-0.05, 0.05, len(run)))
        if not closed:
            reach = 4 * w + 0.5 * taper**2 * total
            width = width * (1 - taper + taper * np.clip(np.minimum(run, total - run) / reach, 0, 1))
        wander = self.hand.uniform(-0.2, 0.2, len(run))
        if closed:
            width[-1], wander[-1] = width[0], wander[0]
        normal = mitred_normals(spine, closed)
        one, other = (
            spine + normal * (wander + width / 2)[:, None],
            spine + normal * (wander - width / 2)[:, None],
        )
        return [one, other[::-1]] if closed else [np.vstack((one, other[::-1]))]


def region(shape: Points) -> Region:
    """Return the area within a closed outline."""
    area: Region = Polygon(as_curve(shape))
    return area if area.is_valid else shapely.make_valid(area)


_SVG_HEAD = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'


def _hex(colour: RGB) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def _flat(op: Op, colours: Mapping[Ink, RGB], paper: RGB, bold: float) -> str:
    ink = next(iter(op.plates))
    colour = _hex(colours[ink] if op.lays else paper)
    line = f' stroke="{colour}" stroke-width="{bold}"' if bold and op.lays and ink is Ink.LINE else ""
    return f'<path fill="{colour}"{line} d="{op.path}"/>'


def _path(rings: list[Curve]) -> str:
    return "".join("M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in ring.tolist()) + "Z" for ring in rings)


def _rings(area: Region) -> list[Curve]:
    polygons = [part for part in shapely.get_parts(shapely.normalize(area)) if isinstance(part, Polygon)]
    rings: list[Curve] = []
    for polygon in polygons:
        turned = shapely.geometry.polygon.orient(polygon)
        rings += [as_curve(np.asarray(ring.coords)[:-1]) for ring in (turned.exterior, *turned.interiors)]
    return rings


def _confined(path: Curve, closed: bool, clip: Region | None) -> list[tuple[Curve, bool]]:
    """Return the pieces of a path that lie within a region.

    Each comes with a flag: whether it is still a closed loop.
    """
    if clip is None:
        return [(path, closed)]
    whole = LineString(np.vstack((path, path[:1])) if closed else path)
    if clip.contains(whole):
        return [(path, closed)]
    inside = shapely.line_merge(whole.intersection(clip))
    runs = [np.asarray(part.coords) for part in shapely.get_parts(inside) if isinstance(part, LineString)]
    return [(as_curve(run), False) for run in runs if length(as_curve(run)) > 1.0]

"""Lines and letters as they are engraved on a copper plate with a burin, the engraver's cutting tool.

An engraved line does not wobble: it is thin at both ends and swells in the middle. The plate prints in black only.
"""

from __future__ import annotations

from functools import cache

import numpy as np
import shapely
from shapely.geometry import LinearRing

from art.engraver.geometry import Curve, Place, Points, as_curve, length, mitred_normals, resample
from art.engraver.inks import Ink
from art.engraver.plates import Card, Region, region
from art.furnisher.drawing import lettering, lettering_round
from art.typefoundry.outlines import trace

_STEP = 3.0
_EM = 1000.0


def burin(card: Card, path: Points, w: float = 1.5, ends: float = 0.2, clip: Region | None = None) -> None:
    """Draw a line that is `w` wide in its middle. `ends` is the fraction of that width at both ends."""
    card.lay(Ink.LINE, _lens(as_curve(path), w, ends), clip)


def spare(card: Card, path: Points, w: float = 1.5, ends: float = 0.2, clip: Region | None = None) -> None:
    """Clear a white line in a black area. The line has the same shape as a line by ``burin``."""
    card.clear(_lens(as_curve(path), w, ends), clip)


def contour(card: Card, shape: Points, w: float = 2.0, clip: Region | None = None) -> None:
    """Draw a closed outline of constant width."""
    line: Region = LinearRing(as_curve(shape)).buffer(w / 2, join_style="mitre")
    card.lay(Ink.LINE, line, clip)


def inset(card: Card, area: Region, depth: float, w: float = 1.0) -> None:
    """Draw a fine line that follows the edge of an area, `depth` units inside it."""
    card.lay(Ink.LINE, area.buffer(-depth).boundary.buffer(w / 2))


def plain(card: Card, shape: Points, w: float = 2.0) -> Region:
    """Draw an object in front of the earlier drawing: clear its area and draw its outline. Return the area."""
    card.clear(shape)
    contour(card, shape, w)
    return region(shape)


def shade(card: Card, area: Region, angle: float, step: float = 4.5, w: float = 1.1, ends: float = 0.5) -> None:
    """Draw parallel lines over an area at an angle in degrees: 0 is horizontal, 90 vertical."""
    x0, y0, x1, y1 = area.bounds
    place = Place((x0 + x1) / 2, (y0 + y1) / 2, turn=angle)
    reach = float(np.hypot(x1 - x0, y1 - y0)) / 2
    for offset in np.arange(-reach, reach, step):
        line = shapely.LineString(place(((-reach, float(offset)), (reach, float(offset)))))
        for run in shapely.get_parts(line.intersection(area)):
            if run.length > step:
                burin(card, np.asarray(run.coords), w, ends)


def words(card: Card, face: str, text: str, at: Place, size: float, spacing: float = 0.0) -> Region:
    """Draw text whose baseline passes through the place, centred on it. `size` and `spacing` are in units of the place.

    The text is recorded among the features that the card shows.
    """
    return _cut(card, face, text, Place(at.x, at.y, at.scale * size / _EM, turn=at.turn), spacing * _EM / size, None)


def legend(
    card: Card, face: str, text: str, at: Place, radius: float, size: float, middle: float = -90, spacing: float = 0.0
) -> Region:
    """Draw text clockwise on a circle around the place. The feet of the letters point to the centre.

    ``middle`` is the angle in degrees of the middle of the text; 0 is right, -90 the top.
    """
    place = Place(at.x, at.y, at.scale * size / _EM, turn=middle + 90)
    return _cut(card, face, text, place, spacing * _EM / size, radius * _EM / size)


def _cut(card: Card, face: str, text: str, place: Place, spacing: float, radius: float | None) -> Region:
    inked: Region = shapely.Polygon()
    for ring in _rings(face, text, spacing, radius):
        inked = inked.symmetric_difference(region(place(ring)))
    card.lay(Ink.LINE, inked)
    card.show(text)
    return inked


@cache
def _rings(face: str, text: str, spacing: float, radius: float | None) -> tuple[Curve, ...]:
    """Return the outlines of the letters of a text around the origin, at a thousand units per em."""
    path = (
        lettering(face, text, 0, 0, _EM, spacing)
        if radius is None
        else lettering_round(face, text, 0, radius, _EM, -90, spacing)
    )
    return tuple(as_curve(run) for run in trace(path) if len(run) > 2)


def _lens(path: Curve, w: float, ends: float) -> Curve:
    count = max(7, int(length(path) / _STEP))
    spine = resample(path, count)
    swell = ends + (1 - ends) * np.sin(np.pi * np.linspace(0, 1, count)) ** 0.7
    offset = mitred_normals(spine, closed=False) * (w * swell / 2)[:, None]
    return np.vstack((spine + offset, (spine - offset)[::-1]))

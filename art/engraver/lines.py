"""Card drawings as outlines for a printer: compact, at a resolution of 1270 dots an inch on a card 94 mm high.

A file is zlib-compressed text with one line for each shape: an ink, or `paper` for a cleared shape, and its closed
rings, separated by `;`. A ring is a start and steps, in fifths of a unit.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator

import numpy as np
import shapely

from art.engraver.geometry import Curve
from art.engraver.plates import Card, Op

STEPS = 5
"""Steps per unit."""
_TOLERANCE = 0.2
"""Maximum deviation of a simplified outline, in units."""
_LEAST = 3
"""Minimum corners of a ring."""


def encoded(card: Card) -> bytes:
    """Encode the drawing of a card."""
    return zlib.compress("\n".join(_lines(card)).encode(), 9)


def _lines(card: Card) -> Iterator[str]:
    for op in card.ops:
        if rings := ";".join(_rings(op)):
            yield f"{next(iter(op.plates)) if op.lays else 'paper'} {rings}"


def _rings(op: Op) -> Iterator[str]:
    for ring in op.path.strip("MZ").split("ZM"):
        outline = np.array([point.split() for point in ring.split("L")], float)
        corners = _rounded(outline)
        if len(corners) >= _LEAST:
            yield " ".join(map(str, np.diff(corners, axis=0, prepend=[[0, 0]]).ravel()))


def _rounded(outline: Curve) -> np.ndarray:
    """Simplify an outline, and round it to whole steps without repetition."""
    if len(outline) > _LEAST:
        closed = shapely.LineString(np.vstack((outline, outline[:1])))
        outline = np.asarray(closed.simplify(_TOLERANCE, preserve_topology=False).coords)[:-1]
    corners = np.rint(outline * STEPS).astype(int)
    moves = np.any(np.diff(corners, axis=0, prepend=corners[:1] - 1), axis=1)
    return np.asarray(corners[moves])

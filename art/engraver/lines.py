"""Card drawings as outlines for printing on paper: small files at 1270 dots per inch for a card 94 mm high.

A file is zlib-compressed text with one line for each shape: an ink, or `paper` for a cleared shape, and its closed
rings, separated by `;`. A ring is its first point, followed by differences between points, in fifths of a unit.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator

import numpy as np
import shapely

from art.engraver.geometry import Curve
from art.engraver.plates import Card, Op

STEPS = 5
"""Number of steps per unit of the drawing board. Coordinates in a file are integers that count steps."""
_TOLERANCE = 0.2
"""Largest distance in units by which an outline may move when it is simplified."""
_LEAST = 3
"""Smallest number of corners of a ring. Rings with fewer corners are dropped."""


def encoded(card: Card) -> bytes:
    """Return the drawing of a card in the file format of this module."""
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
    """Simplify an outline, and round it to integers without repeated points."""
    if len(outline) > _LEAST:
        closed = shapely.LineString(np.vstack((outline, outline[:1])))
        outline = np.asarray(closed.simplify(_TOLERANCE, preserve_topology=False).coords)[:-1]
    corners = np.rint(outline * STEPS).astype(int)
    moves = np.any(np.diff(corners, axis=0, prepend=corners[:1] - 1), axis=1)
    return np.asarray(corners[moves])

"""Lighting of low relief: height maps lit from the top left, like everything on the table."""

from typing import Final

import numpy as np
from numpy.typing import ArrayLike
from scipy import ndimage

from art.furnisher.colour import Field, Picture, as_field, smooth

CANDLE: Final = np.array([-0.50, -0.56, 0.66], np.float32)
"""Unit vector that points towards the candle: x right, y down, z towards the viewer."""
_WARM: Final = np.array([1.0, 0.94, 0.83], np.float32)


def pillow(mask: Field, reach: float) -> Field:
    """Return a height map from 0 to 1 that swells from the edge of a mask.

    It is flat more than `reach` pixels inside.
    """
    inside = ndimage.distance_transform_edt(mask > 0.5).astype(np.float32)
    t = np.clip(inside / reach, 0, 1)
    return soft(np.sqrt(np.clip(1 - (1 - t) ** 2, 0, 1)), max(0.6, 0.045 * reach))


def bevel(mask: Field, reach: float) -> Field:
    """Return a height map from 0 to 1 of a plate. Its edge has a bevel `reach` pixels wide."""
    inside = ndimage.distance_transform_edt(mask > 0.5).astype(np.float32)
    return soft(np.clip(inside / reach, 0, 1), max(0.6, reach * 0.15))


def soft(field: ArrayLike, size: float) -> Field:
    """Return the field blurred by `size` pixels."""
    return as_field(ndimage.gaussian_filter(as_field(field), size, mode="nearest"))


def facing(height: Field) -> Field:
    """Return the unit normals of a surface, from its height in pixels; shape (rows, columns, 3)."""
    down, across = np.gradient(height)
    normal = np.stack([-across, -down, np.ones_like(height)], axis=-1)
    return as_field(normal / np.linalg.norm(normal, axis=-1, keepdims=True))


def hollowness(height: Field, size: float) -> Field:
    """Return by how many pixels each point lies below the average of its surroundings; never negative."""
    return as_field(np.maximum(soft(height, size) - height, 0))


def lit(height: Field, body: ArrayLike, gloss: float, depth: float = 0.5, size: float = 6.0) -> Picture:
    """Return a matt or glossy surface in candle light. `body` is its colour where it is flat and fully lit.

    `depth` is the darkening of a hollow one pixel deep. `size` is the radius in pixels over which hollows are measured.
    """
    normal = facing(height)
    level = float(CANDLE[2])
    key = np.clip(normal @ CANDLE, 0, None) / level
    fill = 0.55 + 0.45 * normal[..., 2]
    shut = 1 / (1 + depth * hollowness(height, size))
    light = (0.62 * key * shut + 0.38 * fill * shut)[..., None]
    halfway = CANDLE + np.array([0, 0, 1], np.float32)
    halfway = halfway / np.linalg.norm(halfway)
    keen = np.clip(normal @ halfway, 0, 1)
    shine = gloss * (0.30 * keen**60 + 0.06 * keen**12) * shut
    ground = gloss * (0.30 * halfway[2] ** 60 + 0.06 * halfway[2] ** 12)
    return as_field(np.clip(as_field(body) * light + np.maximum(shine - ground, 0)[..., None] * _WARM, 0, 1))


def metal(height: Field, body: Field, tarnish: Field, wear: Field, size: float) -> Picture:
    """Return a metal surface that reflects a dim room. Hollows are tarnished, and worn parts are bright.

    `body` and `tarnish` are colours in linear light; `wear` is from 0 to 1 at every pixel.
    """
    normal = facing(height)
    bounce = 2 * normal[..., 2:3] * normal - np.array([0, 0, 1], np.float32)
    lamp = np.clip(bounce @ CANDLE, 0, 1)
    window = np.clip(bounce @ np.array([-0.30, -0.34, 0.89], np.float32), 0, 1)
    ceiling = smooth(-0.2, 0.95, bounce[..., 2])
    edge = smooth(0.55, -0.35, bounce[..., 1]) * 0.20
    room = 0.24 + 0.34 * ceiling + 0.46 * window**5 + 1.15 * lamp**14 + edge
    key = 0.55 + 0.45 * np.clip(normal @ CANDLE, 0, None) / float(CANDLE[2])
    low = smooth(0.0, 1.3, hollowness(height, size))
    dirt = (np.clip(0.08 + 0.78 * low, 0, 1) * (1 - 0.72 * wear))[..., None]
    surface = body * (1 - dirt) + tarnish * dirt
    light = (room * key)[..., None] * (1 - 0.45 * dirt)
    return as_field(np.clip(surface * light, 0, 1))

"""Light and colour as numbers: one value per pixel, pictures in linear light, and conversion to screen colours."""

from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from art.palette import rgb

Field = NDArray[np.float32]
"""One value per pixel, such as a height, a mask or the share of a colour; shape (rows, columns)."""
Picture = NDArray[np.float32]
"""Linear light at every pixel, with 1 for full white; shape (rows, columns, 3)."""
Bytes = NDArray[np.uint8]

_KNEE: Final = 0.0031308


def as_field(values: ArrayLike) -> Field:
    """Convert values to the number type of fields and pictures."""
    return np.asarray(values, np.float32)


def light_of(colour: str) -> Field:
    """Return the linear light of a screen colour `#RRGGBB`, as three numbers."""
    parts = np.asarray(rgb(colour), np.float32) / 255
    return as_field(np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4))


def to_screen(light: Picture) -> Bytes:
    """Convert linear light to screen colours from 0 to 255. The shape stays the same."""
    safe = np.clip(light, 0, 1)
    parts = np.where(safe <= _KNEE, safe * 12.92, 1.055 * np.maximum(safe, _KNEE) ** (1 / 2.4) - 0.055)
    return np.asarray(np.rint(parts * 255), np.uint8)


def paint(under: ArrayLike, over: ArrayLike, share: ArrayLike) -> Picture:
    """Return `under` covered by `over` (a colour or a picture) with the given opacity at every pixel."""
    part = as_field(share)[..., None]
    return as_field(as_field(under) * (1 - part) + as_field(over) * part)


def flat(shape: tuple[int, int], colour: str) -> Picture:
    return as_field(np.broadcast_to(light_of(colour), (*shape, 3))).copy()


def smooth(low: float, high: float, value: ArrayLike) -> Field:
    """Return a smooth step: 0 below `low`, 1 above `high`.

    If `low` is the greater, the step falls instead of rising.
    """
    t = np.clip((as_field(value) - low) / (high - low), 0, 1)
    return as_field(t * t * (3 - 2 * t))

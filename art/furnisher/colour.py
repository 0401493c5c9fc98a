"""Light and pigment as numbers: scalar fields, pictures in linear light, and conversion to screen colours."""

from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from art.palette import rgb

Field = NDArray[np.float32]
"""Value at every pixel: height, mask or share of a pigment; shape (rows, columns)."""
Picture = NDArray[np.float32]
"""Linear light at every pixel; shape (rows, columns, 3), 1 is full white."""
Bytes = NDArray[np.uint8]

_KNEE: Final = 0.0031308


def as_field(values: ArrayLike) -> Field:
    """Convert values to the precision of fields and pictures."""
    return np.asarray(values, np.float32)


def light_of(colour: str) -> Field:
    """Return the linear light of a screen colour `#RRGGBB`; shape (3,)."""
    parts = np.asarray(rgb(colour), np.float32) / 255
    return as_field(np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4))


def to_screen(light: Picture) -> Bytes:
    """Convert linear light to screen colours from 0 to 255; shape is kept."""
    safe = np.clip(light, 0, 1)
    parts = np.where(safe <= _KNEE, safe * 12.92, 1.055 * np.maximum(safe, _KNEE) ** (1 / 2.4) - 0.055)
    return np.asarray(np.rint(parts * 255), np.uint8)


def paint(under: ArrayLike, over: ArrayLike, share: ArrayLike) -> Picture:
    """Cover `under` with the light `over` (a colour or a picture) by the given share at every pixel."""
    part = as_field(share)[..., None]
    return as_field(as_field(under) * (1 - part) + as_field(over) * part)


def flat(shape: tuple[int, int], colour: str) -> Picture:
    """Return a picture of one colour."""
    return as_field(np.broadcast_to(light_of(colour), (*shape, 3))).copy()


def smooth(low: float, high: float, value: ArrayLike) -> Field:
    """Return a smooth step: 0 below `low`, 1 above `high`; `low` may be the greater."""
    t = np.clip((as_field(value) - low) / (high - low), 0, 1)
    return as_field(t * t * (3 - 2 * t))

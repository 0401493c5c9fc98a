"""Card backs: plain, sprinkled, marbled, and printed with a lattice (tarotée).

All have edges that are soiled by use, so that overlapping cards can be told apart.
"""

from collections.abc import Callable, Mapping
from typing import Final

import numpy as np

from art.furnisher import drawing as draw
from art.furnisher.colour import Field, Picture, as_field, light_of, paint, smooth
from art.furnisher.grain import noise, specks
from art.furnisher.stuff import paper
from art.palette import BLOCK_BLUE, CARD_PAPER, PALE_BLUE, VERMILION

SCALE: Final = 2.0
"""Pixels per table unit. The largest card on the table is 288 units high."""
SIZE: Final = (196.0, 288.0)
_SHAPE: Final = (round(SIZE[1] * SCALE), round(SIZE[0] * SCALE))


def plain() -> Picture:
    """Draw plain paper with worn edges."""
    return _handled(_card(1))


def speckled() -> Picture:
    """Draw a back with many blue and a few red spots, as sprinkled from a brush."""
    sheet = _card(2)
    sheet = paint(sheet, light_of(PALE_BLUE), 0.85 * _spots(900, (1.2, 5.5), 21))
    sheet = paint(sheet, light_of(BLOCK_BLUE), 0.9 * _spots(1500, (0.8, 3.4), 22))
    return _handled(paint(sheet, light_of(VERMILION), 0.85 * _spots(420, (1.0, 4.2), 23)))


def marbled() -> Picture:
    """Draw a marbled back: bands of floating colour, drawn into waves with a comb."""
    rows, columns = _SHAPE
    y, x = np.mgrid[0:rows, 0:columns].astype(np.float32)
    comb = np.abs(((x / columns * 9) % 1) - 0.5)
    drawn = y + 46 * np.sqrt(comb + 0.02) + 20 * noise(_SHAPE, 46, 31) + 9 * noise(_SHAPE, 15, 32)
    drawn += 10 * np.sin(x / columns * 2 * np.pi * 3 + y / 60)
    bands = (drawn / 96) % 1
    sheet = _card(3)
    for low, high, colour, share in (
        (0.00, 0.24, BLOCK_BLUE, 0.92),
        (0.30, 0.46, PALE_BLUE, 0.85),
        (0.52, 0.60, VERMILION, 0.82),
        (0.66, 0.84, "#B98A4C", 0.72),
    ):
        inside = smooth(low - 0.015, low + 0.015, bands) * smooth(high + 0.015, high - 0.015, bands)
        sheet = paint(sheet, light_of(colour), share * inside)
    veins = _spots(260, (1.0, 5.0), 33)
    return _handled(paint(sheet, light_of(CARD_PAPER), 0.9 * veins))


def tarotee() -> Picture:
    """Draw a back with a blue lattice printed from a woodblock, and a dot in every mesh."""
    step, parts = 14.0, []
    w, h = SIZE
    for k in range(-int(h / step) - 2, int((w + h) / step) + 2):
        for slant in (1.0, -1.0):
            start = k * step
            ends = (start, 0.0, start - h * 0.68 * slant, h) if slant > 0 else (start - h * 0.68, 0.0, start, h)
            parts.append(draw.cut(f"M{ends[0]:.2f} {ends[1]:.2f}L{ends[2]:.2f} {ends[3]:.2f}", 1.5))
    tall = step / 0.68
    for row in range(int(2 * h / tall) + 3):
        for column in range(-1, int(w / step) + 2):
            parts.append(draw.disc((column + 0.5 + row % 2 / 2) * step, row * tall / 2, 1.9))
    printed = draw.mask("".join(parts), w, h, SCALE)
    starved = 0.86 - 0.16 * np.clip(noise(_SHAPE, 3, 41), 0, 2) - 0.10 * np.clip(noise(_SHAPE, 40, 42), -1, 2)
    margin = draw.mask(draw.rectangle(5, 5, w - 10, h - 10), w, h, SCALE)
    rule = draw.mask(draw.frame(6, 6, w - 12, h - 12, 1.8), w, h, SCALE)
    ink = np.maximum(printed * margin, rule) * starved
    return _handled(paint(_card(4), light_of(BLOCK_BLUE), as_field(np.clip(ink, 0, 1))))


BACKS: Final[Mapping[str, Callable[[], Picture]]] = {
    "back-plain": plain,
    "back-speckled": speckled,
    "back-marbled": marbled,
    "back-tarotee": tarotee,
}


def _card(seed: int) -> Picture:
    """Return blank pasteboard with visible grain."""
    sheet = paper(_SHAPE, SCALE * 1.6, 1700 + seed, CARD_PAPER, 0)
    clouds = 0.020 * noise(_SHAPE, 22, 1750 + seed) + 0.016 * noise(_SHAPE, (1.0, 5.0), 1760 + seed)
    return as_field(sheet * (1 + clouds)[..., None])


def _handled(sheet: Picture) -> Picture:
    """Return the sheet darkened towards every edge, where fingers have held it."""
    rows, columns = _SHAPE
    y, x = np.mgrid[0:rows, 0:columns].astype(np.float32)
    edge = np.minimum(np.minimum(x, columns - 1 - x), np.minimum(y, rows - 1 - y)) / SCALE
    soil = 0.44 * np.exp(-edge / 3.2) + 0.17 * np.exp(-edge / 13.0)
    return paint(sheet, light_of("#8A6F45"), np.clip(soil * (1 + 0.12 * noise(_SHAPE, 16, 1790)), 0, 0.6))


def _spots(count: int, sizes: tuple[float, float], seed: int) -> Field:
    """Return a mask of random drops with sharp edges."""
    return smooth(0.28, 0.42, specks(_SHAPE, count, sizes, seed))

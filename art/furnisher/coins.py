"""Coins: metal, diameter, design and wear of each.

The diameters are historical, in millimetres. All coins are drawn at one scale.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from art.furnisher import drawing as draw
from art.furnisher.colour import Field, Picture, as_field, light_of, smooth
from art.furnisher.dies import (
    BRITANNIA,
    GEORGE_THE_SECOND,
    GEORGE_THE_THIRD,
    VICTORIA,
    Layer,
    crowned_figure,
    strike,
)
from art.furnisher.grain import noise
from art.furnisher.relief import bevel, metal, soft

UNITS_TO_THE_MILLIMETRE: Final = 1.6
SCALE: Final = 2.7

_FINENESS: Final = 4
_FACE: Final = "CroweCaslon-Bold"
_SMALL: Final = 70
"""Diameter in pixels below which a coin gets wider letters and fewer teeth along its edge.

They would not be visible otherwise.
"""


@dataclass(frozen=True, slots=True)
class Metal:
    """Colours of a coin metal: bare, and tarnished in the hollows."""

    bare: str
    tarnish: str


GOLD: Final = Metal("#F2CB62", "#6E4713")
SILVER: Final = Metal("#DEDAD0", "#3C3A36")
COPPER: Final = Metal("#B8714A", "#34190D")
BRONZE: Final = Metal("#A9743F", "#2E1C0E")


@dataclass(frozen=True, slots=True)
class Coin:
    """Design of a coin. `wear` is 0 for newly struck and 1 for nearly smooth; with `mirrored`, the head looks left."""

    name: str
    millimetres: float
    metal: Metal
    die: tuple[Layer, ...]
    legend: str
    wear: float
    mirrored: bool = False
    seed: int = 0

    @property
    def breadth(self) -> float:
        """Diameter of the coin in table units."""
        return self.millimetres * UNITS_TO_THE_MILLIMETRE


_THIRD: Final = "GEORGIVS·III·DEI·GRATIA·"
_SECOND: Final = "GEORGIUS·II·DEI·GRATIA·"
_REVERSE: Final = "MAG·BRI·FR·ET·HIB·REX·1746·"
_QUEEN: Final = "VICTORIA·DEI·GRATIA·1862·"

COINS: Final = (
    Coin("guinea", 24.5, GOLD, GEORGE_THE_THIRD, _THIRD, 0.25, seed=1),
    Coin("half-guinea", 20.5, GOLD, GEORGE_THE_THIRD, _THIRD, 0.30, seed=2),
    Coin("quarter-guinea", 16.0, GOLD, GEORGE_THE_THIRD, _THIRD, 0.20, seed=3),
    Coin("crown", 38.5, SILVER, GEORGE_THE_SECOND, _SECOND, 0.45, mirrored=True, seed=4),
    Coin("half-crown", 33.5, SILVER, GEORGE_THE_SECOND, _SECOND, 0.55, mirrored=True, seed=5),
    Coin("shilling", 25.5, SILVER, GEORGE_THE_SECOND, _SECOND, 0.70, mirrored=True, seed=6),
    Coin("sixpence", 21.0, SILVER, GEORGE_THE_SECOND, _SECOND, 0.75, mirrored=True, seed=7),
    Coin("groat", 19.0, SILVER, crowned_figure("4"), _REVERSE, 0.35, seed=8),
    Coin("threepence", 17.5, SILVER, crowned_figure("3"), _REVERSE, 0.35, seed=9),
    Coin("twopence", 14.0, SILVER, crowned_figure("2"), _REVERSE, 0.30, seed=10),
    Coin("penny", 12.0, SILVER, crowned_figure("1"), _REVERSE, 0.30, seed=11),
    Coin("halfpenny", 29.0, COPPER, GEORGE_THE_THIRD, "GEORGIVS·III·REX·", 0.50, seed=12),
    Coin("farthing", 23.5, COPPER, BRITANNIA, "BRITANNIA", 0.55, seed=13),
    Coin("sovereign", 22.0, GOLD, VICTORIA, _QUEEN, 0.10, mirrored=True, seed=14),
    Coin("half-sovereign", 19.3, GOLD, VICTORIA, _QUEEN, 0.12, mirrored=True, seed=15),
    Coin("victorian-crown", 38.0, SILVER, VICTORIA, _QUEEN, 0.20, mirrored=True, seed=16),
    Coin("victorian-half-crown", 32.0, SILVER, VICTORIA, _QUEEN, 0.30, mirrored=True, seed=17),
    Coin("florin", 28.0, SILVER, VICTORIA, "VICTORIA·REGINA·1849·", 0.25, mirrored=True, seed=18),
    Coin("victorian-shilling", 23.5, SILVER, VICTORIA, _QUEEN, 0.35, mirrored=True, seed=19),
    Coin("victorian-sixpence", 19.3, SILVER, VICTORIA, _QUEEN, 0.35, mirrored=True, seed=20),
    Coin("victorian-threepence", 16.0, SILVER, crowned_figure("3"), "1862·1862·", 0.25, seed=21),
    Coin("victorian-penny", 30.8, BRONZE, BRITANNIA, "ONE·PENNY", 0.30, seed=22),
    Coin("victorian-halfpenny", 25.5, BRONZE, BRITANNIA, "HALF·PENNY", 0.30, seed=23),
    Coin("victorian-farthing", 20.0, BRONZE, VICTORIA, "VICTORIA·REG·F·D·", 0.30, mirrored=True, seed=24),
)


def coin(piece: Coin) -> tuple[Picture, Field]:
    """Draw the coin. Return a square picture and its outline, with `SCALE` pixels per table unit."""
    final = round(piece.breadth * SCALE) + 2
    pixels = final * _FINENESS
    flan = _flan(pixels, piece)
    height = _border(pixels, final < _SMALL) + _legend(pixels, piece, final < _SMALL)
    height += _middle(piece, pixels)
    struck = _worn(height, piece, pixels / 200)
    struck += 2.2 * pixels / 200 * bevel(flan, 2.4 * pixels / 200)
    struck += pixels / 200 * 0.035 * noise((pixels, pixels), 1.3 * pixels / 200, piece.seed) * (0.4 + piece.wear)
    struck += pixels / 200 * 0.16 * noise((pixels, pixels), 11 * pixels / 200, piece.seed + 50)
    struck -= _dome(pixels)
    rubbed = as_field(smooth(1.2, 6.0, struck * 200 / pixels) * (0.35 + 0.6 * piece.wear))
    light = metal(struck, light_of(piece.metal.bare), light_of(piece.metal.tarnish), rubbed, 4.0 * pixels / 200)
    toning = 1 + 0.06 * noise((pixels, pixels), 22 * pixels / 200, piece.seed + 90)
    return _reduced(light * toning[..., None], flan, final)


def _flan(pixels: int, piece: Coin) -> Field:
    """Return the outline of the coin, which is not perfectly round."""
    y, x = (np.mgrid[0:pixels, 0:pixels] + 0.5) * (2 / pixels) - 1
    angle = np.arctan2(y, x)
    rng = np.random.default_rng(piece.seed)
    edge = 0.972 - sum(0.010 * piece.wear * rng.uniform() * np.cos(k * angle + rng.uniform(0, 6)) for k in (2, 3, 5))
    return smooth(1.2 / pixels, -1.2 / pixels, np.hypot(x, y) - edge)


def _border(pixels: int, small: bool) -> Field:
    """Return the height of the raised edge with its ring of teeth."""
    teeth = 64 if small else 96
    ray = "".join(f'<g transform="rotate({360 * i / teeth:.3f} 100 100)">{_TOOTH}</g>' for i in range(teeth))
    rim = draw.mask(
        '<circle cx="100" cy="100" r="95.2" fill="none" stroke="#000" stroke-width="2.6"/>', 200, 200, pixels / 200
    )
    ring = draw.mask(ray, 200, 200, pixels / 200)
    unit = pixels / 200
    return as_field(unit * (2.4 * soft(rim, 0.8 * unit) + 1.9 * soft(ring, 0.45 * unit)))


_TOOTH: Final = draw.cut("M100 7.6L100 11.4", 2.2)


def _dome(pixels: int) -> Field:
    """Return the height that makes a coin's face slightly curved instead of flat."""
    y, x = (np.mgrid[0:pixels, 0:pixels] + 0.5) * (2 / pixels) - 1
    return as_field((x * x + y * y) * pixels * 0.020)


def _legend(pixels: int, piece: Coin, small: bool) -> Field:
    size = 21.0 if small else 17.0
    radius = 67.5 if small else 70.5
    rough = len(piece.legend) * size * 0.66
    whole = 2 * np.pi * radius * (0.86 if len(piece.legend) > 12 else 0.40)
    spacing = (whole - rough) / len(piece.legend)
    cut = draw.lettering_round(_FACE, piece.legend, 100, radius, size, -90, spacing)
    letters = draw.mask(draw.shape(cut), 200, 200, pixels / 200)
    return as_field(pixels / 200 * 2.6 * soft(letters, 0.55 * pixels / 200))


def _middle(piece: Coin, pixels: int) -> Field:
    """Return the height of the head or emblem in the middle, inside the ring of letters."""
    inner = round(pixels * 0.70)
    device = strike(piece.die, inner, piece.mirrored)
    field = np.zeros((pixels, pixels), np.float32)
    top = round((pixels - inner) * 0.5 + pixels * 0.012)
    left = (pixels - inner) // 2
    field[top : top + inner, left : left + inner] = device
    return field


def _worn(height: Field, piece: Coin, unit: float) -> Field:
    """Return the height map after wear: high parts are lower and sharp edges are round."""
    broad = soft(height, 9 * unit)
    lowered = height - (0.25 + 0.35 * piece.wear) * broad
    return soft(lowered * np.float32(0.95 - 0.25 * piece.wear), unit * (0.12 + 0.75 * piece.wear))


def _reduced(light: Picture, flan: Field, final: int) -> tuple[Picture, Field]:
    n = _FINENESS
    cover = flan.reshape(final, n, final, n).mean(axis=(1, 3))
    summed = (light * flan[..., None]).reshape(final, n, final, n, 3).mean(axis=(1, 3))
    return as_field(summed / np.maximum(cover, 1e-6)[..., None]), as_field(cover)

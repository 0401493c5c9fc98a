"""Simulated printing of a card: each plate is inked, shifted, made irregular, and printed over those before it.

Lengths are in units of the drawing board, except in arrays. The result depends only on the card, its seed and the
impression.
"""

from __future__ import annotations

import io
from dataclasses import dataclass, field

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image
from scipy import ndimage

from art.engraver.geometry import HEIGHT, WIDTH
from art.engraver.inks import COLOURS, PAPER, PRINTING_ORDER, RGB, STRONG, WHITE, Ink
from art.engraver.plates import Card

Plane = NDArray[np.float32]
"""One value per pixel, usually from 0 to 1; noise has mean 0. Shape (height, width)."""
Sheet = NDArray[np.float32]
"""Picture of the card printed so far, with values from 0 to 1; shape (height, width, 3)."""

_OVERSAMPLE = 2
_MISS_ANGLE = 0.22
_BODY = 0.28
"""Opacity of the thick inks (red, black, blue), from 0 to 1. Other inks are transparent."""
_THICK = frozenset({Ink.RED, Ink.BLACK, Ink.BLUE})


@dataclass(frozen=True, slots=True)
class Impression:
    """Parameters of a print: shift of the stencils in units, wear of the block (1 is usual), and inks of unusual
    colour.
    """

    misregister: float = 2.6
    wear: float = 1.0
    inks: dict[Ink, RGB] = field(default_factory=dict)


WOODBLOCK = Impression()


def size_at(height: int) -> tuple[int, int]:
    """Return the width and height in pixels of a card of the given height."""
    return round(WIDTH * height / HEIGHT), height


def print_card(card: Card, height: int, impression: Impression = WOODBLOCK) -> Image.Image:
    """Return the printed card as an RGB picture."""
    return _Press(card, height * _OVERSAMPLE, impression).print().resize(size_at(height), Image.Resampling.LANCZOS)


def preview(card: Card, height: int) -> Image.Image:
    """Return the drawing in flat colours, without traces of printing, for a quick check."""
    return _rasterise(card.flat_svg(), *size_at(height)).convert("RGB")


def plain_print(card: Card, height: int) -> Image.Image:
    """Return the drawing in a few strong colours on white, with wider lines, for users who need high contrast."""
    return _rasterise(card.flat_svg(STRONG, WHITE, bold=1.1), *size_at(height)).convert("RGB")


class _Press:
    def __init__(self, card: Card, height: int, impression: Impression) -> None:
        self.card = card
        self.impression = impression
        self.width, self.height = size_at(height)
        self.unit = height / HEIGHT
        self.chance = np.random.default_rng((card.seed, 1775))

    def print(self) -> Image.Image:
        sheet = self._paper()
        printed = self.card.inks()
        for ink in PRINTING_ORDER:
            miss = self._miss(ink)
            if ink not in printed:
                continue
            mask = self._press(self._plate(ink, *miss), ink)
            cover = self._block(mask) if ink is Ink.LINE else self._stencil(mask, ink)
            sheet = self._lay(sheet, cover, ink)
        return Image.fromarray((np.clip(sheet, 0, 1) * 255 + 0.5).astype(np.uint8))

    def _paper(self) -> Sheet:
        """Return paper made from rags, with faint clouds and fibres."""
        grain = 1 + 0.004 * self._noise(60) + 0.003 * self._noise(5) + 0.004 * self._fibres()
        tone = np.asarray(PAPER, np.float32) / 255
        warmth = np.asarray((0.6, 1.0, 1.7), np.float32)
        return np.asarray(tone * (1 + (grain[..., None] - 1) * warmth), np.float32)

    def _fibres(self) -> Plane:
        lying = self._noise(3.2, along=0.7)
        standing = self._noise(0.7, along=3.2)
        return (lying + standing) * np.float32(0.7)

    def _miss(self, ink: Ink) -> tuple[tuple[float, float], float]:
        """Return the random shift and rotation of a plate.

        Both are 0 for the woodblock, because only shifts relative to it matter.
        """
        reach = self.impression.misregister
        dx, dy = (float(v) for v in self.chance.uniform(-reach, reach, 2))
        turn = float(self.chance.uniform(-_MISS_ANGLE, _MISS_ANGLE)) * reach / WOODBLOCK.misregister
        return ((0.0, 0.0), 0.0) if ink is Ink.LINE else ((dx, dy), turn)

    def _plate(self, ink: Ink, shift: tuple[float, float], turn: float) -> Plane:
        image = _rasterise(self.card.plate_svg(ink, shift, turn), self.width, self.height).convert("L")
        return np.float32(1) - np.asarray(image, np.float32) / np.float32(255)

    def _press(self, mask: Plane, ink: Ink) -> Plane:
        """Return the plate's mask with irregular edges.

        The edges of the woodblock waver slightly, those of stencils more.
        """
        amplitude = (0.5 if ink is Ink.LINE else 1.0) * self.unit * self.impression.wear
        if ink is not Ink.LINE:
            blunt = ndimage.gaussian_filter(mask, 1.5 * self.unit)
            mask = np.clip((blunt - 0.5) * np.float32(2.4) + np.float32(0.5), 0, 1)
        ys, xs = np.mgrid[0 : self.height, 0 : self.width].astype(np.float32)
        ys += self._noise(7) * np.float32(amplitude * 0.6) + self._noise(1.8) * np.float32(amplitude * 0.22)
        xs += self._noise(7) * np.float32(amplitude * 0.6) + self._noise(1.8) * np.float32(amplitude * 0.22)
        moved: Plane = ndimage.map_coordinates(mask, [ys, xs], order=1, mode="nearest")
        return moved

    def _block(self, mask: Plane) -> Plane:
        """Return the coverage of ink printed from the woodblock. Patches where the pressure was low are thin."""
        wear = self.impression.wear
        starved = self._noise(1.1) * 0.16 + self._noise(9) * 0.13 + self._noise(45) * 0.10
        ink = np.clip(mask * 1.15 - 0.12 - np.clip(starved - 0.24, 0, 1) * 1.2 * wear, 0, 1)
        heart = np.clip(ndimage.gaussian_filter(mask, 1.4 * self.unit) - 0.62, 0, 1)
        density = 0.94 + 0.03 * self._noise(30) - 0.10 * heart * wear
        return _plane(ink * density)

    def _stencil(self, mask: Plane, ink: Ink) -> Plane:
        """Return the coverage of colour brushed through a stencil: with streaks, a darker rim, and small bare spots of
        paper.
        """
        wear = self.impression.wear
        rim = np.clip(mask - ndimage.gaussian_filter(mask, 4 * self.unit), 0, 1)
        tooth = np.clip(self._noise(1.2) - 0.2, 0, 3)
        density = 0.87 + 0.22 * rim + (0.06 if ink is Ink.BLACK else 0.0)
        density = density + wear * (0.034 * self._brush() + 0.05 * self._noise(26) - 0.05 * tooth)
        return _plane(ndimage.gaussian_filter(mask, 0.35 * self.unit) * density)

    def _brush(self) -> Plane:
        """Return random brush streaks in one direction. The direction differs in each call."""
        angle = float(self.chance.uniform(-50, 50))
        scale = 0.5
        height, width = int(self.height * scale), int(self.width * scale)
        side = int(np.hypot(height, width)) + 4
        spread = self.unit * scale
        streaks = ndimage.gaussian_filter(self._white(side, side), (1.1 * spread, 20 * spread))
        turned = Image.fromarray(streaks / streaks.std()).rotate(angle, Image.Resampling.BILINEAR)
        x, y = (side - width) // 2, (side - height) // 2
        swept = turned.crop((x, y, x + width, y + height))
        return np.asarray(swept.resize((self.width, self.height), Image.Resampling.BILINEAR), np.float32)

    def _lay(self, sheet: Sheet, cover: Plane, ink: Ink) -> Sheet:
        """Return the sheet with ink added.

        All inks tint the sheet beneath them, and the thick ones also cover it partly.
        """
        colour = np.asarray(self.impression.inks.get(ink, COLOURS[ink]), np.float32) / np.float32(255)
        amount = np.clip(cover, 0, 1)[..., None]
        washed = sheet * (1 - amount) + sheet * colour * amount
        body = amount * np.float32(_BODY if ink in _THICK else 0.0)
        return np.asarray(washed * (1 - body) + colour * body, np.float32)

    def _noise(self, size: float, along: float | None = None) -> Plane:
        """Return smooth noise with standard deviation 1 and features of about ``size`` units. ``along`` is their
        height, if different.
        """
        rows, columns = (size if along is None else along) * self.unit, size * self.unit
        shrink = max(1.0, min(rows, columns) / 1.6)
        height, width = int(self.height / shrink) + 3, int(self.width / shrink) + 3
        cloud = ndimage.gaussian_filter(self._white(height, width), (rows / shrink, columns / shrink))
        cloud /= cloud.std()
        if shrink > 1:
            grown = (int(width * shrink) + 2, int(height * shrink) + 2)
            cloud = np.asarray(Image.fromarray(cloud).resize(grown, Image.Resampling.BICUBIC), np.float32)
        return cloud[: self.height, : self.width]

    def _white(self, height: int, width: int) -> Plane:
        return self.chance.standard_normal((height, width), np.float32)


def _rasterise(svg: str, width: int, height: int) -> Image.Image:
    return Image.open(io.BytesIO(resvg_py.svg_to_bytes(svg, width=width, height=height, skip_system_fonts=True)))


def _plane(values: NDArray[np.floating]) -> Plane:
    return np.asarray(values, np.float32)

"""Objects turned on a lathe or sewn: cribbage pegs, the dice box and a hammer."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from art.furnisher.colour import Field, as_field, light_of
from art.furnisher.grain import noise
from art.furnisher.sculpture import Eye, Points, Values, turned

PEG_COLOURS: Final = {"bone": "#EBDDBB", "red": "#8E2317", "black": "#2A2420"}
PEG_HEIGHT: Final = 3.0
PEG_EYE: Final = Eye(tilt=48, aim=(0, 0, 1.45), width=1.4, height=3.1, density=36, fineness=4)
PEG_SHADE_EYE: Final = Eye(tilt=0, aim=(1.35, -1.30, 0), width=3.9, height=3.8, density=36)
BOX_EYE: Final = Eye(tilt=43, aim=(0, 0, 1.3), width=2.2, height=3.4, density=62)
TIPPED_EYE: Final = Eye(tilt=43, aim=(0, 0, 0.85), width=3.4, height=2.9, density=62)

_PEG_SECTION: Final = (
    (0.0, -0.05), (0.14, -0.05), (0.15, 0.0), (0.19, 1.5), (0.21, 1.72), (0.33, 1.80), (0.34, 1.90), (0.22, 1.98),
    (0.19, 2.10), (0.26, 2.20), (0.38, 2.36), (0.425, 2.56), (0.39, 2.76), (0.28, 2.91), (0.13, 2.985), (0.0, 3.0),
)  # fmt: skip
_BOX_SECTION: Final = (
    (0.0, 0.0), (0.72, 0.0), (0.79, 0.04), (0.81, 0.12), (0.80, 0.22), (0.72, 0.27), (0.74, 1.24), (0.79, 1.29),
    (0.79, 1.37), (0.75, 1.42), (0.78, 2.40), (0.85, 2.46), (0.88, 2.56), (0.86, 2.64), (0.80, 2.67), (0.74, 2.64),
    (0.72, 2.56), (0.64, 0.22), (0.0, 0.20),
)  # fmt: skip

HAMMER_EYE: Final = Eye(tilt=0, aim=(1.05, 0, 0), width=4.3, height=2.5, density=38, fineness=4)
_HEAD_SECTION: Final = (
    (0.0, -1.02), (0.34, -1.02), (0.50, -0.96), (0.54, -0.84), (0.53, -0.66), (0.46, -0.58), (0.40, -0.52),
    (0.44, -0.44), (0.50, -0.36), (0.53, 0.0), (0.50, 0.36), (0.44, 0.44), (0.40, 0.52), (0.46, 0.58), (0.53, 0.66),
    (0.54, 0.84), (0.50, 0.96), (0.34, 1.02), (0.0, 1.02),
)  # fmt: skip
_HANDLE_SECTION: Final = (
    (0.0, 0.0), (0.17, 0.0), (0.16, 0.58), (0.22, 0.64), (0.22, 0.72), (0.15, 0.80), (0.14, 1.20), (0.19, 1.90),
    (0.23, 2.40), (0.21, 2.62), (0.15, 2.72), (0.20, 2.80), (0.27, 2.92), (0.25, 3.06), (0.14, 3.14), (0.0, 3.15),
)  # fmt: skip


@dataclass(frozen=True)
class Hammer:
    """Auctioneer's hammer of boxwood and ebony. It lies with its handle to the right."""

    gloss: float = 0.7
    glow: float = 0.12

    def distance(self, at: Points) -> Values:
        return as_field(np.minimum(self._head(at), self._handle(at)) * np.float32(0.9))

    def _head(self, at: Points) -> Values:
        return turned(np.stack([at[:, 0], at[:, 2], at[:, 1]], axis=1), np.array(_HEAD_SECTION, np.float32))

    def _handle(self, at: Points) -> Values:
        return turned(np.stack([at[:, 1], at[:, 2], at[:, 0]], axis=1), np.array(_HANDLE_SECTION, np.float32))

    def colour(self, at: Points) -> Points:
        grain = 1 + 0.07 * np.sin(at[:, 0:1] * 9 + at[:, 2:3] * 31 + 2 * np.sin(at[:, 1:2] * 6))
        is_head = (self._head(at) < self._handle(at))[:, None]
        ringed = is_head & (np.abs(np.abs(at[:, 1:2]) - 0.52) < 0.09)
        wood = np.where(is_head, light_of("#B98A4A"), light_of("#4A2C1C"))
        return as_field(np.where(ringed, light_of("#3A2216"), wood) * grain)


@dataclass(frozen=True)
class Peg:
    """Peg turned on a lathe, in one colour, standing in its hole."""

    stain: str
    gloss: float = 0.8
    glow: float = 0.2

    def distance(self, at: Points) -> Values:
        return turned(at, np.array(_PEG_SECTION, np.float32))

    def colour(self, at: Points) -> Points:
        rings = 1 + 0.03 * np.sin(at[:, 2:3] * 37 + 2 * np.sin(at[:, 2:3] * 11))
        rubbed = 0.92 + 0.10 * np.clip(at[:, 2:3] - 2.2, 0, 1)
        return as_field(light_of(self.stain) * rings * rubbed)


@dataclass(frozen=True)
class Box:
    """Leather dice box with gilt bands, either standing or tipped over with its mouth to the right."""

    tipped: bool
    hide: Field
    gloss: float = 0.5
    glow: float = 0.0

    def distance(self, at: Points) -> Values:
        return turned(self._own(at), np.array(_BOX_SECTION, np.float32)) * np.float32(0.95)

    def colour(self, at: Points) -> Points:
        own = self._own(at)
        radius, height = np.hypot(own[:, 0], own[:, 1]), own[:, 2]
        angle = np.arctan2(own[:, 1], own[:, 0])
        rows, columns = self.hide.shape
        down = (height / 2.7 * rows).astype(int).clip(0, rows - 1)
        across = ((angle / (2 * np.pi) + 0.5) * columns).astype(int) % columns
        grain = self.hide[down, across][:, None]
        leather = light_of("#8A4523") * (1 + 0.20 * grain)
        inside = (radius < 0.66 + 0.032 * height) & (height > 0.15) & (height < 2.62)
        leather = np.where(inside[:, None], light_of("#4A2214") * (1 + 0.15 * grain), leather)
        gilt = np.where(inside, 0, _tooling(angle, height))
        worn = np.clip(0.55 + 0.3 * grain[:, 0], 0.15, 0.9)
        share = (gilt * worn)[:, None]
        return as_field(leather * (1 - share) + light_of("#C79A45") * share)

    def _own(self, at: Points) -> Points:
        if not self.tipped:
            return at
        turn, lean = np.radians(-24), np.radians(88.5)
        x = np.cos(turn) * at[:, 0] + np.sin(turn) * at[:, 1]
        y = -np.sin(turn) * at[:, 0] + np.cos(turn) * at[:, 1]
        z = at[:, 2] - 0.85
        axis = np.sin(lean) * x + np.cos(lean) * z
        return as_field(np.stack([np.cos(lean) * x - np.sin(lean) * z, y, axis + 1.33], axis=1))


def _tooling(angle: Values, height: Values) -> Values:
    """Return the opacity of the gilding on the side of the box: lines beside the bands, and two rows of lozenges."""
    gilt = np.zeros_like(height)
    for fillet in (0.34, 0.39, 1.15, 1.20, 1.46, 1.51, 2.28, 2.33):
        gilt = np.maximum(gilt, np.clip(1 - np.abs(height - fillet) / 0.016, 0, 1))
    beside = np.abs(((angle * 12 / (2 * np.pi)) % 1) - 0.5) * 0.40
    lozenges = np.minimum(beside + np.abs(height - 0.77), beside + np.abs(height - 1.90))
    return as_field(np.maximum(gilt * (0.85 + 0.15 * np.sin(angle * 90)), np.clip((0.075 - lozenges) / 0.02, 0, 1)))


def box(tipped: bool) -> Box:
    """Return the dice box, standing or tipped over."""
    return Box(tipped, noise((300, 800), 1.6, 61) * 0.6 + noise((300, 800), (4, 9), 62) * 0.4)

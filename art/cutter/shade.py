"""A shade being cut: black paper, thinned black for lace and feathers, and fine lines scratched into it to the light.

The sheet is 400 x 500 units, x to the right and y downwards. What is laid later lies above what was laid before.
"""

from typing import Final

import numpy as np

from art.engraver.geometry import Curve, resample
from art.furnisher import drawing as draw
from art.furnisher.colour import Field, as_field

WIDTH: Final = 400
HEIGHT: Final = 500
SCALE: Final = 1.0
"""Pixels of the finished picture to a unit."""
GAUZE: Final = 0.46
"""How dark thinned black is."""
SEAM: Final = 3.4
"""Units of the light seam by which one black piece is told from another beneath it."""
SCRATCH: Final = 3.6
"""Units of a scratched line where it is broadest."""
SCRATCHED: Final = 0.74
"""How much of the black a scratch takes away."""


class Shade:
    """The share of black at every pixel, 0 to 1."""

    def __init__(self) -> None:
        self.black: Field = as_field(np.zeros((round(HEIGHT * SCALE), round(WIDTH * SCALE))))

    def cut(self, *shapes: Curve, seam: bool = False) -> None:
        """Lays black paper; with a seam its edge is told from the black that it lies on."""
        path = "".join(map(_closed, shapes))
        if seam:
            self.black *= 1 - SCRATCHED * _mask(draw.cut(path, 2 * SEAM))
        self.black = np.maximum(self.black, _mask(draw.shape(path)))

    def gauze(self, *shapes: Curve, edge: float = 1.6, tone: float = GAUZE) -> None:
        """Lays thinned black, darker along its edge, on the paper or upon black."""
        path = "".join(map(_closed, shapes))
        self._lay(_mask(draw.shape(path)), tone)
        self._lay(_mask(draw.cut(path, edge)), 0.86)

    def line(self, *lines: Curve, width: float = 3.0) -> None:
        """Draws fine black lines, as of wire, quill or fringe."""
        self._lay(_mask("".join(draw.cut(_open(each), width) for each in lines)), 0.9)

    def scratch(self, *lines: Curve, width: float = SCRATCH) -> None:
        """Scratches lines to the light: each swells to its middle and dies away at both ends."""
        self.black *= 1 - SCRATCHED * _mask(draw.shape("".join(_closed(_swelled(each, width)) for each in lines)))

    def _lay(self, mask: Field, tone: float) -> None:
        self.black = self.black * (1 - mask) + tone * mask


def _swelled(line: Curve, width: float) -> Curve:
    spine = resample(line, 40)
    way = np.gradient(spine, axis=0)
    way /= np.hypot(way[:, 0], way[:, 1])[:, None]
    normal = np.column_stack((-way[:, 1], way[:, 0]))
    half = (width / 2 * np.sin(np.linspace(0, np.pi, 40)) ** 0.7)[:, None]
    return np.vstack((spine - normal * half, (spine + normal * half)[::-1]))


def _open(points: Curve) -> str:
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points)


def _closed(points: Curve) -> str:
    return _open(points) + "Z"


def _mask(body: str) -> Field:
    return draw.mask(body, WIDTH, HEIGHT, SCALE, fineness=2)

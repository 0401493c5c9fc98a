"""Drawing surface of a silhouette: black paper, gauze for lace and feathers, and fine scratched lines.

The surface is 400 x 500 units, x to the right and y downwards. Later layers cover earlier ones.
"""

from typing import Final

import numpy as np

from art.engraver.geometry import Curve, resample
from art.furnisher import drawing as draw
from art.furnisher.colour import Field, as_field

WIDTH: Final = 400
HEIGHT: Final = 500
SCALE: Final = 1.0
"""Pixels of the finished picture per unit."""
GAUZE: Final = 0.46
"""Opacity of gauze, from 0 to 1."""
SEAM: Final = 3.4
"""Width in units of the light line that separates a black shape from the black below it."""
SCRATCH: Final = 3.6
"""Default width in units of a scratched line at its middle."""
SCRATCHED: Final = 0.74
"""Share of the black, from 0 to 1, that a scratched line removes."""


class Shade:
    """Silhouette in progress: the coverage of black at every pixel, from 0 to 1."""

    def __init__(self) -> None:
        self.black: Field = as_field(np.zeros((round(HEIGHT * SCALE), round(WIDTH * SCALE))))

    def cut(self, *shapes: Curve, seam: bool = False) -> None:
        """Add shapes of black paper. With ``seam``, a light line separates their edges from the black below."""
        path = "".join(map(_closed, shapes))
        if seam:
            self.black *= 1 - SCRATCHED * _mask(draw.cut(path, 2 * SEAM))
        self.black = np.maximum(self.black, _mask(draw.shape(path)))

    def gauze(self, *shapes: Curve, edge: float = 1.6, tone: float = GAUZE) -> None:
        """Add shapes of translucent gauze, darker along their edges."""
        path = "".join(map(_closed, shapes))
        self._lay(_mask(draw.shape(path)), tone)
        self._lay(_mask(draw.cut(path, edge)), 0.86)

    def line(self, *lines: Curve, width: float = 3.0) -> None:
        """Draw fine black lines, such as wire, quills or fringes."""
        self._lay(_mask("".join(draw.cut(_open(each), width) for each in lines)), 0.9)

    def scratch(self, *lines: Curve, width: float = SCRATCH) -> None:
        """Scratch light lines into the black. They are widest in the middle and taper at both ends."""
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

"""Discs that lie under the stakes, in the colours of their owners.

The rims have different patterns, for visitors who cannot tell the colours apart.
"""

from functools import lru_cache
from math import cos, pi, sin

import pygame

from crowe_table import palette
from crowe_table.engine.core import Seat
from crowe_table.gui.draw.assets import Assets

RIM = 0.17
"""Width of a disc's rim, as a fraction of its diameter."""
NOTCHES = (0, 4, 8, 10, 3, 6, 5, 12, 2)
"""Number of inlays in the rim, by seat. Seats whose colours may be confused have clearly different numbers."""
EDGE = 0.035
"""Width of the light edge that sets a disc off from the cloth, as a fraction of its diameter."""
MIN_CONTRAST = 3.0
"""Minimum contrast of the inlays with their disc, and of a disc's edge with the cloth (WCAG 2.2, 1.4.11)."""
_OVERSAMPLING = 4
"""Oversampling factor for drawing discs."""


def chip(assets: Assets, seat: Seat, side: int) -> pygame.Surface:
    """Return the disc of a seat. ``side`` is its diameter in pixels."""
    return assets.cached(("chip", seat, side), lambda: _drawn_disc(seat, side))


def colour_of(seat: Seat) -> str:
    return palette.CHIPS[seat % len(palette.CHIPS)]


def inlay_of(seat: Seat) -> str:
    """Return the colour of the inlays on a seat's disc: ivory, or a dark colour on a light disc."""
    ivory = palette.InkOn(palette.CARD_PAPER, colour_of(seat))
    return palette.CARD_PAPER if palette.contrast(ivory) >= MIN_CONTRAST else palette.RIM_LINE


@lru_cache(maxsize=64)
def _drawn_disc(seat: int, side: int) -> pygame.Surface:
    large = side * _OVERSAMPLING
    disc, middle, radius = pygame.Surface((large, large), pygame.SRCALPHA), large / 2, large / 2 - _OVERSAMPLING
    colour, inlay = colour_of(Seat(seat)), inlay_of(Seat(seat))
    pygame.draw.circle(disc, palette.CARD_PAPER, (middle, middle), large / 2)
    radius -= max(_OVERSAMPLING, large * EDGE)
    pygame.draw.circle(disc, palette.RIM_LINE, (middle, middle), radius + _OVERSAMPLING)
    pygame.draw.circle(disc, colour, (middle, middle), radius)
    notches = NOTCHES[seat % len(NOTCHES)]
    for at in range(notches):
        pygame.draw.polygon(disc, inlay, _wedge(middle, radius, 2 * pi * at / notches, pi / notches / 2.2))
    inner = radius * (1 - 2 * RIM)
    pygame.draw.circle(disc, palette.RIM_LINE, (middle, middle), inner + _OVERSAMPLING * 0.7)
    pygame.draw.circle(disc, colour, (middle, middle), inner)
    return pygame.transform.smoothscale(disc, (side, side))


def _wedge(middle: float, radius: float, angle: float, half: float) -> list[tuple[float, float]]:
    half = min(half, 0.32)
    far = [(middle + radius * cos(a), middle + radius * sin(a)) for a in (angle - half, angle, angle + half)]
    return [(middle, middle), *far]

"""Discs in the colours of their owners, shown under the stakes.

The patterns of their rims differ too, for visitors who cannot tell the colours apart.
"""

from functools import lru_cache
from math import cos, pi, sin

import pygame

from crowe_table import palette
from crowe_table.engine.core import Seat
from crowe_table.gui.draw.assets import Assets

RIM = 0.17
"""Width of a disc's rim, as a fraction of its diameter."""
_NOTCHES = (0, 4, 6, 8, 3, 5, 10, 12, 2)
"""Number of ivory inlays in the rim, by seat."""
_OVERSAMPLING = 4
"""Oversampling factor for drawing discs."""


def chip(assets: Assets, seat: Seat, side: int) -> pygame.Surface:
    """Return the disc of a seat, ``side`` pixels across."""
    return assets.cached(("chip", seat, side), lambda: _drawn_disc(seat, side))


def colour_of(seat: Seat) -> str:
    """Return the colour of a seat."""
    return palette.CHIPS[seat % len(palette.CHIPS)]


@lru_cache(maxsize=64)
def _drawn_disc(seat: int, side: int) -> pygame.Surface:
    large = side * _OVERSAMPLING
    disc, middle, radius = pygame.Surface((large, large), pygame.SRCALPHA), large / 2, large / 2 - _OVERSAMPLING
    colour = colour_of(Seat(seat))
    pygame.draw.circle(disc, palette.RIM_LINE, (middle, middle), large / 2)
    pygame.draw.circle(disc, colour, (middle, middle), radius)
    notches = _NOTCHES[seat % len(_NOTCHES)]
    for at in range(notches):
        pygame.draw.polygon(disc, palette.CARD_PAPER, _wedge(middle, radius, 2 * pi * at / notches, pi / notches / 2.2))
    inner = radius * (1 - 2 * RIM)
    pygame.draw.circle(disc, palette.RIM_LINE, (middle, middle), inner + _OVERSAMPLING * 0.7)
    pygame.draw.circle(disc, colour, (middle, middle), inner)
    return pygame.transform.smoothscale(disc, (side, side))


def _wedge(middle: float, radius: float, angle: float, half: float) -> list[tuple[float, float]]:
    half = min(half, 0.32)
    far = [(middle + radius * cos(a), middle + radius * sin(a)) for a in (angle - half, angle, angle + half)]
    return [(middle, middle), *far]

"""A stake that is known by its owner's colours: coins on a disc, and what they come to.

Colours alone tell nobody apart who does not see them: each disc has another rim too.
"""

from functools import lru_cache
from math import cos, pi, sin

import pygame

from crowe_table import palette
from crowe_table.engine.core import Seat
from crowe_table.gui.draw.assets import Assets

RIM = 0.17
"""Of a disc's breadth, how broad its rim is."""
_NOTCHES = (0, 4, 6, 8, 3, 5, 10, 12, 2)
"""For each seat, how many pieces of ivory are let into its rim."""
_FINE = 4
"""Discs are drawn so many times as large, and made smaller."""


def chip(assets: Assets, seat: Seat, side: int) -> pygame.Surface:
    """The disc of a seat, so many pixels broad."""
    return assets.cached(("chip", seat, side), lambda: _turned(seat, side))


def colour_of(seat: Seat) -> str:
    """The colour by which a seat is known."""
    return palette.CHIPS[seat % len(palette.CHIPS)]


@lru_cache(maxsize=64)
def _turned(seat: int, side: int) -> pygame.Surface:
    large = side * _FINE
    disc, middle, radius = pygame.Surface((large, large), pygame.SRCALPHA), large / 2, large / 2 - _FINE
    colour = colour_of(Seat(seat))
    pygame.draw.circle(disc, palette.RIM_LINE, (middle, middle), large / 2)
    pygame.draw.circle(disc, colour, (middle, middle), radius)
    notches = _NOTCHES[seat % len(_NOTCHES)]
    for at in range(notches):
        pygame.draw.polygon(disc, palette.CARD_PAPER, _wedge(middle, radius, 2 * pi * at / notches, pi / notches / 2.2))
    inner = radius * (1 - 2 * RIM)
    pygame.draw.circle(disc, palette.RIM_LINE, (middle, middle), inner + _FINE * 0.7)
    pygame.draw.circle(disc, colour, (middle, middle), inner)
    return pygame.transform.smoothscale(disc, (side, side))


def _wedge(middle: float, radius: float, angle: float, half: float) -> list[tuple[float, float]]:
    half = min(half, 0.32)
    far = [(middle + radius * cos(a), middle + radius * sin(a)) for a in (angle - half, angle, angle + half)]
    return [(middle, middle), *far]

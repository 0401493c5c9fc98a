"""A score on three dials.

Their hands show its thousands, hundreds and tens.

The game sets a limit. Until the score reaches the limit, the part of the first dial up to the limit is red.
"""

from functools import partial
from math import cos, pi, sin

import pygame

from crowe_table import palette
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import StyledText, set_words, ticket
from crowe_table.gui.draw.type import Face

FIGURE = 13
"""Print size of the figures around a dial, in table units."""
OVERSAMPLING = 4
"""Oversampling factor for drawing a dial."""
_PLACES = (1000, 100, 10)


def dials(assets: Assets, score: int, mark: int, area: pygame.Rect) -> pygame.Surface:
    """Return a slip with the three dials, including the margin for its shadow. ``mark`` is the limit."""
    m, gap = assets.margin, assets.canvas.px(4)
    paper = ticket(assets, area.w, area.h)
    across = min((area.w - 4 * gap) // len(_PLACES), area.h - 2 * gap)
    left = (area.w - len(_PLACES) * across - (len(_PLACES) - 1) * gap) // 2
    for number, place in enumerate(_PLACES):
        digit = score // place % 10
        below = mark / place if place == _PLACES[0] and score < mark else 0.0
        key = ("dial", digit, round(below * 100), across, assets.look.text)
        face = assets.cached(key, partial(_dial, assets, across, digit, below))
        paper.blit(face, (m + left + number * (across + gap), m + (area.h - across) // 2))
    return paper


def _dial(assets: Assets, across: int, digit: int, below: float) -> pygame.Surface:
    """Return one dial, ``across`` pixels wide, whose hand points to a digit. The rim is red from zero to ``below``."""
    large = across * OVERSAMPLING
    face = pygame.Surface((large, large), pygame.SRCALPHA)
    middle, radius = (large // 2, large // 2), large // 2 - OVERSAMPLING
    pygame.draw.circle(face, palette.CARD_PAPER, middle, radius)
    if below > 0:
        _sector(face, middle, radius, min(below, 10.0))
        pygame.draw.circle(face, palette.CARD_PAPER, middle, round(radius * 0.9))
    pygame.draw.circle(face, palette.INK, middle, radius, max(1, large // 60))
    tip = _at(middle, radius * 0.5, digit)
    pygame.draw.line(face, palette.BLUE_INK, middle, tip, max(2, large // 22))
    pygame.draw.circle(face, palette.BRASS, middle, large // 14)
    small = pygame.transform.smoothscale(face, (across, across))
    figure = min(FIGURE, across / assets.canvas.scale / assets.look.text * 0.21)
    for each in range(10):
        ink = palette.RUBRIC if each == digit else palette.INK
        weight = Face.BOLD if each == digit else Face.TEXT
        label = set_words(assets, StyledText(str(each), weight, figure, ink), across)
        small.blit(label, label.get_rect(center=_at((across // 2, across // 2), across * 0.365, each)))
    return small


def _at(middle: tuple[int, int], radius: float, figure: float) -> tuple[int, int]:
    """Return the point at which a figure is printed on a dial. Zero is at the top."""
    turn = figure / 10 * 2 * pi
    return round(middle[0] + radius * sin(turn)), round(middle[1] - radius * cos(turn))


def _sector(face: pygame.Surface, middle: tuple[int, int], radius: int, end: float) -> None:
    rim = [_at(middle, radius, end * step / 24) for step in range(25)]
    pygame.draw.polygon(face, palette.RUBRIC, [middle, *rim])

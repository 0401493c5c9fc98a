"""Outlines of the four suit signs, and the positions of the pips on cards from the ace to the ten."""

from math import cos, pi, sin

import pygame

from crowe_table.engine.cards import CLUBS, DIAMONDS, HEARTS

Points = list[tuple[float, float]]

_LEFT, _MIDDLE, _RIGHT = 0.26, 0.5, 0.74
_ROWS = {2: (0.15, 0.85), 3: (0.15, 0.5, 0.85), 4: (0.15, 0.383, 0.617, 0.85)}
_COLUMNS: dict[int, tuple[int, tuple[float, ...]]] = {
    1: (0, (0.5,)),
    2: (0, (0.15, 0.85)),
    3: (0, (0.15, 0.5, 0.85)),
    4: (2, ()),
    5: (2, (0.5,)),
    6: (3, ()),
    7: (3, (0.325,)),
    8: (3, (0.325, 0.675)),
    9: (4, (0.5,)),
    10: (4, (0.267, 0.733)),
}
"""For each number of pips: the number in each side column, and the heights of those in the middle."""


def places(count: int) -> list[tuple[float, float]]:
    """Return the positions of a card's pips, as fractions of the area that holds them."""
    side, middle = _COLUMNS[count]
    rows = _ROWS.get(side, ())
    return [(x, y) for x in (_LEFT, _RIGHT) for y in rows] + [(_MIDDLE, y) for y in middle]


def pip(suit: int, size: int, colour: str) -> pygame.Surface:
    """Return an antialiased suit sign in a square ``size`` pixels wide."""
    big = size * 4
    surface = pygame.Surface((big, big), pygame.SRCALPHA)
    for outline in _outlines(suit):
        pygame.draw.polygon(surface, colour, [((x + 1) * big / 2, (y + 1) * big / 2) for x, y in outline])
    return pygame.transform.smoothscale(surface, (size, size))


def _outlines(suit: int) -> list[Points]:
    if suit == HEARTS:
        return [_heart(1)]
    if suit == DIAMONDS:
        return [_diamond()]
    if suit == CLUBS:
        leaves = [_disc(0, -0.44, 0.42), _disc(-0.45, 0.18, 0.42), _disc(0.45, 0.18, 0.42), _disc(0, 0.02, 0.24)]
        return [*leaves, _stem()]
    return [[(x, y * 0.84 - 0.16) for x, y in _heart(-1)], _stem()]


def _heart(way: int) -> Points:
    turn = [i * 2 * pi / 72 for i in range(72)]
    xs = [16 * sin(t) ** 3 for t in turn]
    ys = [13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t) for t in turn]
    return [(x / 17.5, -way * (y + 2.5) / 15.5) for x, y in zip(xs, ys, strict=True)]


def _diamond() -> Points:
    arc = [i * pi / 2 / 12 for i in range(12)]
    quarter = [(0.74 * cos(t) ** 1.55, 0.94 * sin(t) ** 1.55) for t in arc]
    points: Points = []
    for sx, sy, run in ((1, 1, quarter), (-1, 1, quarter[::-1]), (-1, -1, quarter), (1, -1, quarter[::-1])):
        points += [(sx * x, sy * y) for x, y in run]
    return points


def _disc(cx: float, cy: float, r: float) -> Points:
    return [(cx + r * cos(i * pi / 24), cy + r * sin(i * pi / 24)) for i in range(48)]


def _stem() -> Points:
    curve = [(0.04, 0.1), (0.07, 0.5), (0.14, 0.72), (0.34, 0.93)]
    return [*curve, *((-x, y) for x, y in reversed(curve))]

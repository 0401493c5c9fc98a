"""A candle that burns down with the opening hours, drawn for a page of attract mode."""

from dataclasses import dataclass
from datetime import datetime
from math import pi, sin

import pygame

from crowe_table.hosting.exhibition import Exhibition

Point = tuple[float, float]

DAY = 24 * 60
"""Minutes of a day, and of a candle where no opening hours are set."""
OVERSIZE = 2
"""The candle is drawn this many times as large, and then made smaller, for smooth edges."""
WAX, WAX_SHADE, BURNT, BRASS, BRASS_SHADE = "#F3E8C8", "#D6C79C", "#5A4E3A", "#C9A44C", "#8A6A24"
FLAME, FLAME_HEART, INK = "#F2A93B", "#FFF3B0", "#2B2118"
TALLEST = 0.66
"""Height of a new candle, as a fraction of the picture's height."""
WIDTH = 0.15
"""Width of the candle, as a fraction of the picture's height."""
FLAME_HEIGHT = 0.15
MAX_MARKS = 24


@dataclass(frozen=True)
class CandleHours:
    """Times at which the candle was lit and burns out, in minutes after midnight, and the part of it that is left."""

    lit: int
    out: int
    left: float
    """Fraction of the candle that has not burnt yet."""

    @property
    def hours(self) -> int:
        """Whole hours for which a new candle burns."""
        return ((self.out - self.lit - 1) % DAY + 1) // 60


def candle_at(exhibition: Exhibition, now: datetime) -> CandleHours:
    """Return the candle of the opening hours at a time. Without opening hours, it burns from midnight to midnight."""
    lit, out = (_minutes(hour) for hour in (exhibition.opens, exhibition.closes))
    if not exhibition.opens or not exhibition.closes or lit == out:
        lit, out = 0, DAY
    burns = (out - lit - 1) % DAY + 1
    gone = (now.hour * 60 + now.minute - lit) % DAY
    return CandleHours(lit, out, max(0.0, 1 - gone / burns))


def clock(minutes: int) -> str:
    """Return a time of day, for example 10:00."""
    return f"{minutes // 60}:{minutes % 60:02}"


def _minutes(hour: str) -> int:
    hours, _, minutes = hour.partition(":")
    return int(hours or 0) * 60 + int(minutes or 0)


def candle_picture(candle: CandleHours, room: tuple[int, int]) -> pygame.Surface:
    """Return a picture of the candle in its stick, with a mark for each hour that is left. It fits into ``room``."""
    high = min(room[1], room[0] * 2) * OVERSIZE
    wide = high // 2
    surface = pygame.Surface((wide, high), pygame.SRCALPHA)
    middle, foot = wide / 2, high * 0.86
    _draw_stick(surface, middle, foot, high)
    top = foot - max(candle.left, 0.02) * TALLEST * high
    _draw_wax(surface, middle, top, foot, high)
    for hour in range(1, min(candle.hours, MAX_MARKS)):
        y = foot - TALLEST * high * hour / candle.hours
        if y > top + high * 0.015:
            left = middle - WIDTH * high / 2
            pygame.draw.line(surface, BURNT, (left, y), (left + WIDTH * high * 0.3, y), max(1, high // 300))
    _draw_flame(surface, middle, top, high)
    return pygame.transform.smoothscale(surface, (wide // OVERSIZE, high // OVERSIZE))


def _round(surface: pygame.Surface, area: pygame.Rect, bright: str, dark: str) -> None:
    """Fill an area like an upright cylinder that is lit from the left."""
    for x in range(area.w):
        away = abs((x + 0.5) / area.w - 0.3) / 0.7
        pygame.draw.line(
            surface,
            pygame.Color(bright).lerp(dark, min(1.0, away**1.5)),
            (area.x + x, area.y),
            (area.x + x, area.bottom),
        )


def _draw_wax(surface: pygame.Surface, middle: float, top: float, foot: float, high: int) -> None:
    half, line = WIDTH * high / 2, max(1, high // 400)
    body = pygame.Rect(round(middle - half), round(top), round(2 * half), round(foot - top))
    rim = pygame.Rect(body.x, round(top - half * 0.22), body.w, round(half * 0.44))
    _round(surface, body, WAX, WAX_SHADE)
    drip = pygame.Rect(body.right - body.w // 5, round(top), body.w // 6, round(min(body.h, high * 0.11)))
    pygame.draw.rect(surface, WAX, drip, border_bottom_left_radius=drip.w, border_bottom_right_radius=drip.w)
    for x in (body.x, body.right):
        pygame.draw.line(surface, INK, (x, body.y), (x, body.bottom), line)
    pygame.draw.ellipse(surface, WAX, rim)
    pygame.draw.ellipse(surface, INK, rim, line)


def _draw_flame(surface: pygame.Surface, middle: float, top: float, high: int) -> None:
    centre, reach = (middle, top - high * 0.09), high * 0.16
    glow = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    for step in range(24):
        pygame.draw.circle(glow, (*pygame.Color(FLAME)[:3], 3 * step), centre, reach * (1 - step / 24))
    surface.blit(glow, (0, 0))
    pygame.draw.line(surface, INK, (middle, top), (middle, top - high * 0.035), max(1, high // 150))
    for step in range(12):
        part = step / 11
        size = FLAME_HEIGHT * high * (1 - 0.5 * part)
        pygame.draw.polygon(
            surface, pygame.Color(FLAME).lerp(FLAME_HEART, part), _drop((middle, top - high * 0.02), size)
        )


def _drop(foot: Point, high: float) -> list[Point]:
    """Return the outline of a flame: round below and pointed above."""
    steps = 40
    heights = [at / steps for at in range(steps + 1)]
    half = [high * 0.62 * sin(pi * at**0.6) * (1 - at) ** 0.5 / 2 for at in heights]
    right = [(foot[0] + width, foot[1] - high * at) for at, width in zip(heights, half, strict=True)]
    left = [(foot[0] - width, foot[1] - high * at) for at, width in zip(heights, half, strict=True)]
    return right + left[::-1]


def _draw_stick(surface: pygame.Surface, middle: float, foot: float, high: int) -> None:
    """Draw a brass chamberstick: a plate with a ring, and a socket that holds the candle."""
    line = max(1, high // 400)
    plate = pygame.Rect(0, 0, round(high * 0.36), round(high * 0.09))
    plate.midtop = (round(middle), round(foot + high * 0.005))
    ring = pygame.Rect(0, 0, round(high * 0.09), round(high * 0.09))
    ring.midleft = (plate.right - ring.w // 2, plate.centery)
    pygame.draw.ellipse(surface, BRASS_SHADE, ring, max(2, high // 70))
    for area, colour in ((plate.move(0, round(high * 0.018)), BRASS_SHADE), (plate, BRASS)):
        pygame.draw.ellipse(surface, colour, area)
        pygame.draw.ellipse(surface, INK, area, line)
    inner = plate.inflate(-plate.w // 5, -plate.h // 3)
    pygame.draw.ellipse(surface, BRASS_SHADE, inner, line)
    socket = pygame.Rect(0, 0, round(WIDTH * high * 1.3), round(high * 0.075))
    socket.midbottom = (round(middle), plate.centery)
    _round(surface, socket, BRASS, BRASS_SHADE)
    pygame.draw.rect(surface, INK, socket, line)

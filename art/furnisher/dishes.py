"""Containers for counters: a large lacquer dish, a small earthenware dish, and a player's box with three wells."""

import math
from typing import Final

import numpy as np

from art.furnisher import drawing as draw
from art.furnisher.colour import Field, Picture, as_field, flat, light_of, paint, smooth
from art.furnisher.counters import FISH_OUTLINE
from art.furnisher.grain import noise
from art.furnisher.relief import lit, soft
from art.furnisher.stuff import baize, mahogany

SCALE: Final = 2.0
GREAT: Final = (216.0, 164.0)
LITTLE: Final = (172.0, 132.0)
BOX: Final = (168.0, 58.0)
WALL: Final = 5.0
"""Width in table units of the box's frame and of the walls between its wells."""
WELLS: Final = 3
VELVET: Final = "#16302A"
LACQUER, GOLD, CREAM, COBALT = "#7A1712", "#D9A441", "#EFE6CF", "#3C5486"
GOLD_FISH: Final = 12
SPRIGS: Final = 10
SCALLOPS: Final = 9
"""Half the number of scallops (shallow arcs) in the edge of the small dish."""


def great_dish() -> tuple[Picture, Field]:
    """Draw the large dish of red lacquer with a gilt edge. Gilt fish swim around its rim."""
    away, outline = _oval(GREAT)
    shape = (away.shape[0], away.shape[1])
    body = flat(shape, LACQUER) * (1 + 0.06 * noise(shape, (18, 50), 41))[..., None]
    gilt = _lines(GREAT, (0.975, 0.69), (0.022, 0.012)) + _round_rim(GREAT, _fish(), GOLD_FISH, 0.832, 0.052)
    return _glazed(away, as_field(body), GOLD, gilt, outline, gloss=1.5)


def little_dish() -> tuple[Picture, Field]:
    """Draw the small dish of cream-coloured earthenware with a scalloped edge, a gilt line and blue sprigs."""
    away, outline = _oval(LITTLE, 0.016)
    shape = (away.shape[0], away.shape[1])
    body = flat(shape, CREAM) * (1 + 0.02 * noise(shape, (30, 30), 42))[..., None]
    painted = paint(body, light_of(COBALT), 0.8 * _round_rim(LITTLE, _sprig(), SPRIGS, 0.83, 0.05))
    return _glazed(away, painted, GOLD, _lines(LITTLE, (0.955, 0.68), (0.02, 0.01)), outline, gloss=1.1)


def counter_box() -> tuple[Picture, Field]:
    """Draw the open mahogany box of a player, with three wells lined with dark velvet."""
    (width, height), scale = BOX, SCALE
    outline = draw.mask(draw.rectangle(0.5, 0.5, width - 1, height - 1, 5), width, height, scale)
    wide = (width - WALL * (WELLS + 1)) / WELLS
    wells = draw.mask(
        "".join(draw.rectangle(WALL + at * (wide + WALL), WALL, wide, height - 2 * WALL, 2.5) for at in range(WELLS)),
        width,
        height,
        scale,
    )
    shape = (outline.shape[0], outline.shape[1])
    wood = mahogany(shape, scale, 43)
    stringing = draw.mask(draw.frame(1.8, 1.8, width - 3.6, height - 3.6, 0.7, 4), width, height, scale)
    wood = paint(wood, light_of(GOLD), 0.55 * stringing)
    relief = 5 * soft(outline, 1.2) - 7 * soft(wells, 1.6)
    frame = lit(as_field(relief), wood, gloss=1.0, depth=0.3)
    velvet = baize(shape, 44, VELVET)
    deep = np.clip(soft(wells, 5.0), 0, 1) ** 1.4
    return paint(frame, as_field(velvet * (0.45 + 0.6 * deep)[..., None]), wells), outline


# --- shared


def _oval(size: tuple[float, float], scallop: float = 0.0) -> tuple[Field, Field]:
    """Return two fields for an oval: the distance of each point from the centre, with 1 at the edge, and the outline.

    The edge has scallops of the given depth.
    """
    columns, rows = round(size[0] * SCALE), round(size[1] * SCALE)
    y, x = np.mgrid[0:rows, 0:columns].astype(np.float32) + 0.5
    x, y = x / columns * 2 - 1, y / rows * 2 - 1
    away = np.hypot(x, y) / (1 - scallop * np.abs(np.sin(SCALLOPS * np.arctan2(y, x))))
    fine = 2.0 / columns
    return as_field(away), as_field(1 - smooth(0.985 - fine, 0.985 + fine, away))


def _glazed(
    away: Field, body: Picture, gilt_colour: str, gilt: Field, outline: Field, gloss: float
) -> tuple[Picture, Field]:
    """Draw a shallow glazed dish: a raised edge, a broad rim that slopes inwards, and a flat centre."""
    body = paint(body, light_of(gilt_colour), np.clip(gilt, 0, 1))
    lip = 3.4 * np.exp(-(((away - 0.95) / 0.03) ** 2))
    rim = 9 * smooth(0.62, 0.98, away)
    relief = soft(as_field(lip + rim), 1.2) + 0.35 * soft(gilt, 0.7)
    dish = lit(as_field(relief), body, gloss=gloss, depth=0.25, size=7)
    shade = 1 - 0.2 * np.exp(-(((away - 0.66) / 0.05) ** 2))
    return as_field(dish * shade[..., None]), outline


def _lines(size: tuple[float, float], places: tuple[float, ...], widths: tuple[float, ...]) -> Field:
    """Return a mask of gilt ovals at the given distances from the centre, with the given widths."""
    away, _ = _oval(size)
    found = np.zeros_like(away)
    for place, width in zip(places, widths, strict=True):
        found += np.exp(-(((away - place) / (width / 2)) ** 4))
    return as_field(found)


def _round_rim(size: tuple[float, float], figure: str, count: int, away: float, large: float) -> Field:
    """Return a mask of `count` copies of a figure around the rim, clockwise.

    The figure is SVG, drawn in a square of a hundred units around its centre.
    """
    (width, height), body = size, ""
    for at in range(count):
        angle = 2 * math.pi * (at + 0.5) / count
        x, y = width / 2 * (1 + away * math.cos(angle)), height / 2 * (1 + away * math.sin(angle))
        turn = math.degrees(math.atan2(height * math.cos(angle), -width * math.sin(angle)))
        place = f"translate({x:.2f} {y:.2f}) rotate({turn:.1f}) scale({large * width / 100:.4f})"
        body += f'<g transform="{place}">{figure}</g>'
    return draw.mask(body, width, height, SCALE, 4)


def _fish() -> str:
    """Return the SVG drawing of a fish whose head points to the right."""
    return f'<g transform="scale(-0.36 0.36) translate(-320 -140)">{draw.shape(FISH_OUTLINE)}</g>'


def _sprig() -> str:
    stem = draw.cut("M-90 20C-40 -10 20 20 90 -14", 9)
    leaves = "".join(
        draw.shape("M0 0C14 -30 44 -36 60 -26C50 -4 24 8 0 0Z", f'transform="translate({x} {y}) rotate({turn})"')
        for x, y, turn in ((-66, 8, -10), (-20, 4, 34), (24, 8, -16), (60, -2, 30))
    )
    return stem + leaves

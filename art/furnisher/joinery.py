"""Wood and light: the rim of the table, the desk, the round table for Hazard, and the candle light on the cloth."""

from typing import Final

import numpy as np

from art.furnisher.colour import Bytes, Field, Picture, as_field, light_of, paint, smooth
from art.furnisher.relief import lit, soft
from art.furnisher.stuff import baize, mahogany
from art.palette import BAIZE_LIT, OCHRE, RIM_LINE, WOOD_LIT

RIM_SCALE: Final = 2.7
RIM_WIDTH: Final = 22.0
RIM_RUN: Final = 512
"""Length in pixels after which the wood grain along the rim repeats."""

SHADE_SCALE: Final = 1.0
SHADE_MARGIN: Final = 30

DESK_SIDE: Final = 512
DESK_SCALE: Final = 1.6

HAZARD_SCALE: Final = 1.5
HAZARD_ACROSS: Final = 600.0
HAZARD_RAIL: Final = 44.0

BAIZE_SIDE: Final = 512
WOOD_SCALE: Final = 1.6
"""Pixels per table unit of the bare table top."""
LIGHT_SIZE: Final = (160, 100)


def rim() -> Picture:
    """Draw the wooden rim of the table as a square frame. The grain repeats along every side."""
    broad = round(RIM_WIDTH * RIM_SCALE)
    side = RIM_RUN + 2 * broad
    plank = mahogany((broad, RIM_RUN), RIM_SCALE, 801)
    along = (np.arange(side) - broad) % RIM_RUN
    y, x = np.mgrid[0:side, 0:side]
    from_edge = np.minimum.reduce([x, y, side - 1 - x, side - 1 - y])
    upright = np.minimum(x, side - 1 - x) < np.minimum(y, side - 1 - y)
    depth = np.clip(from_edge, 0, broad - 1)
    grain = np.where(upright[..., None], plank[depth, along[y]], plank[depth, along[x]])
    section = _moulding(broad)
    inside = from_edge >= broad
    height = np.where(inside, section[-1], section[depth]).astype(np.float32)
    line = np.exp(-(((from_edge - 0.80 * broad) / (0.020 * broad)) ** 2)).astype(np.float32)
    body = paint(grain, light_of(RIM_LINE), 0.85 * line)
    frame = lit(height, body, gloss=1.0, depth=0.25, size=5)
    return paint(frame, light_of(RIM_LINE), inside)


def rim_shade() -> Field:
    """Return the strength of the shadow that the rim casts on the cloth, as a nine-slice picture."""
    side = 2 * SHADE_MARGIN + 4
    y, x = np.mgrid[0:side, 0:side].astype(np.float32)
    near = 0.62 * np.exp(-y / 5.5)
    left = 0.50 * np.exp(-x / 5.0)
    far = 0.20 * np.exp(-(side - 1 - y) / 2.2)
    right = 0.20 * np.exp(-(side - 1 - x) / 2.2)
    middle = smooth(float(SHADE_MARGIN), 8.0, np.minimum.reduce([x, y, side - 1 - x, side - 1 - y]))
    return as_field((1 - (1 - near) * (1 - left) * (1 - far) * (1 - right)) * np.maximum(middle, 0))


def desk() -> Picture:
    """Draw the dark wood of the desk under the rule book. The picture can be tiled."""
    wood = mahogany((DESK_SIDE, DESK_SIDE), DESK_SCALE, 840, "#37190E")
    return as_field(np.clip(wood * 0.95, 0, 1))


def baize_tile(tone: str) -> Picture:
    """Draw baize of a colour for the table top. The picture can be tiled."""
    return baize((BAIZE_SIDE, BAIZE_SIDE), 860, tone)


def bare_wood() -> Picture:
    """Draw the polished wood of a table top without baize. The picture can be tiled."""
    return as_field(np.clip(mahogany((BAIZE_SIDE, BAIZE_SIDE), WOOD_SCALE, 862, WOOD_LIT), 0, 1))


def candle_light() -> Bytes:
    """Return a light map by which the cloth is multiplied: warm and bright a little above the middle, dark in the
    corners.
    """
    columns, rows = LIGHT_SIZE
    y, x = (np.mgrid[0:rows, 0:columns].astype(np.float32) + 0.5) / np.array([rows, columns], np.float32)[:, None, None]
    far = np.hypot((x - 0.5) / 0.66, (y - 0.46) / 0.70)
    level = 0.16 + 0.84 / (1 + (far / 0.80) ** 3.6)
    warmth = np.exp(-1.6 * far * far)
    tint = np.stack([0.965 + 0.035 * warmth, 0.975 + 0.015 * warmth, 0.985 - 0.055 * warmth], axis=-1)
    return np.asarray(np.rint(255 * np.clip(level[..., None] * tint, 0, 1)), np.uint8)


def hazard_table() -> tuple[Picture, Field]:
    """Draw the round table with its deep rail from above. Return the picture and its outline."""
    side = round(HAZARD_ACROSS * HAZARD_SCALE)
    y, x = (np.mgrid[0:side, 0:side].astype(np.float32) + 0.5) / HAZARD_SCALE - HAZARD_ACROSS / 2
    radius, angle = np.hypot(x, y), np.arctan2(y, x)
    outer = HAZARD_ACROSS / 2 - 1
    from_edge = outer - radius
    plank = mahogany((round(HAZARD_RAIL * HAZARD_SCALE), 2048), HAZARD_SCALE, 880)
    down = np.clip(from_edge * HAZARD_SCALE, 0, plank.shape[0] - 1).astype(int)
    turn = ((angle / (2 * np.pi) + 0.5) * plank.shape[1]).astype(int) % plank.shape[1]
    wood = plank[down, turn]
    eighths = np.abs(((angle / (2 * np.pi)) * 8 + 0.25) % 1 - 0.5)
    joint = smooth(0.0035, 0.001, 0.5 - eighths) * (from_edge < HAZARD_RAIL)
    wood = paint(wood, light_of(RIM_LINE), 0.6 * joint)
    section = _rail()
    height = np.interp(from_edge, section[0], section[1]).astype(np.float32) * HAZARD_SCALE
    rail = lit(height, wood, gloss=1.0, depth=0.12, size=8)
    cloth = _pool(radius, angle, side)
    on_cloth = smooth(HAZARD_RAIL - 0.4, HAZARD_RAIL + 0.4, from_edge)
    table = paint(rail, cloth, on_cloth)
    return table, smooth(-0.4, 0.4, from_edge)


def _pool(radius: Field, angle: Field, side: int) -> Picture:
    """Draw the cloth inside the rail, with a painted circle and the shadow of the rail."""
    cloth = baize((side, side), 890, BAIZE_LIT)
    inner = HAZARD_ACROSS / 2 - HAZARD_RAIL
    ring = np.exp(-(((radius - inner * 0.80) / 1.1) ** 2)) + 0.8 * np.exp(-(((radius - inner * 0.765) / 0.5) ** 2))
    cloth = paint(cloth, light_of(OCHRE), np.clip(0.62 * ring, 0, 1))
    toward = np.cos(angle + 2.30)
    reach = inner - radius
    shadow = (
        0.72 * np.exp(-np.maximum(reach, 0) / (7 + 16 * np.clip(toward, 0, 1))) * (0.35 + 0.65 * np.clip(toward, 0, 1))
    )
    fall = 1 - 0.34 * smooth(0.25, 1.0, radius / inner)
    return as_field(cloth * (fall * (1 - soft(shadow, 1.5)))[..., None])


def _moulding(broad: int) -> Field:
    """Return the height in pixels of the rim's profile from its outer edge inwards: a flat part, a hollow, a bead."""
    t = np.linspace(0, 1, broad, dtype=np.float32)
    rise = 9 * smooth(0.0, 0.14, t)
    hollow = -7 * np.exp(-(((t - 0.62) / 0.10) ** 2))
    bead = 4 * np.exp(-(((t - 0.90) / 0.055) ** 2))
    fall = -10 * smooth(0.72, 1.0, t)
    return as_field(soft((rise + hollow + bead + fall)[None, :], 1.0)[0])


def _rail() -> tuple[list[float], list[float]]:
    """Return the profile of the rail of the round table: positions from the outer edge inwards, and heights, in table
    units.
    """
    return (
        [0.0, 2.0, 5.0, 10.0, 16.0, 20.0, 24.0, 27.0, 32.0, 38.0, 42.0, 44.0, 45.0],
        [0.0, 5.0, 7.6, 8.6, 8.8, 8.2, 6.4, 6.0, 5.6, 0.5, -6.0, -10.0, -10.0],
    )

"""Materials before lighting: mahogany, bone, leather, paper and cloth."""

import numpy as np

from art.furnisher.colour import Field, Picture, as_field, light_of, paint, smooth
from art.furnisher.grain import bend, noise, specks
from art.palette import BAIZE, MAHOGANY


def mahogany(shape: tuple[int, int], scale: float, seed: int, tone: str = MAHOGANY) -> Picture:
    """Return a surface of mahogany that can be tiled, with horizontal grain and `scale` pixels per table unit."""
    s = scale
    drift = noise(shape, (16 * s, 90 * s), seed)
    rings = np.sin(2.2 * noise(shape, (7 * s, 150 * s), seed + 1) * 2 + 1.4 * drift)
    streaks = noise(shape, (0.7 * s, 44 * s), seed + 2)
    fine = noise(shape, (0.32 * s, 9 * s), seed + 3)
    ribbon = noise(shape, (60 * s, 13 * s), seed + 4)
    pores = smooth(1.75, 2.7, noise(shape, (0.24 * s, 3.4 * s), seed + 5))
    value = 1.06 + 0.13 * rings + 0.13 * streaks + 0.06 * fine + 0.07 * ribbon
    wood = light_of(tone) * np.clip(value, 0.45, 1.7)[..., None] * 1.12
    warm = np.array([1.07, 1.0, 0.90], np.float32)
    wood = wood * np.where(rings[..., None] > 0, warm ** rings[..., None], 1)
    return paint(wood, light_of("#2A0F06"), 0.62 * pores)


def bone(shape: tuple[int, int], scale: float, seed: int) -> Picture:
    """Return a surface of polished bone with small brown pores and yellowish patches."""
    s = scale
    clouds = noise(shape, (18 * s, 40 * s), seed)
    saw = noise(shape, (0.4 * s, 18 * s), seed + 1)
    canals = smooth(2.0, 3.0, noise(shape, (0.22 * s, 2.6 * s), seed + 2))
    body = light_of("#EADDBC") * (1 + 0.030 * clouds + 0.025 * saw)[..., None]
    body = paint(body, light_of("#D2B678"), np.clip(0.10 + 0.16 * clouds, 0, 0.5))
    return paint(body, light_of("#7A5730"), 0.42 * canals)


def leather(shape: tuple[int, int], scale: float, seed: int, tone: str = "#4A2313") -> tuple[Picture, Field]:
    """Return a surface of mottled calf leather, and the height of its grain in pixels."""
    s = scale
    mottle = noise(shape, 5 * s, seed) + 0.6 * noise(shape, 22 * s, seed + 1)
    sprinkled = specks(shape, int(shape[0] * shape[1] / (90 * s * s)), (0.35 * s, 1.1 * s), seed + 2)
    dyed = light_of(tone) * (1 + 0.10 * mottle)[..., None]
    body = paint(dyed, light_of("#1A0A05"), 0.5 * sprinkled)
    creases = np.abs(noise(shape, 1.1 * s, seed + 3)) * 0.5 + np.abs(noise(shape, 2.6 * s, seed + 4)) * 0.4
    return body, as_field(-0.17 * s * np.exp(-3 * creases))


def paper(shape: tuple[int, int], scale: float, seed: int, tone: str, foxing: int) -> Picture:
    """Return laid paper with fibres and with fine lines in both directions, the marks of its wire mould.

    `foxing` is the number of brown spots.
    """
    s = scale
    cloud = 0.010 * noise(shape, 14 * s, seed) + 0.007 * noise(shape, 1.2 * s, seed + 1)
    fibres = 0.009 * noise(shape, (0.35 * s, 2.2 * s), seed + 2) + 0.009 * noise(shape, (2.2 * s, 0.35 * s), seed + 3)
    rows, columns = shape
    chains = max(1, round(columns / (24 * s)))
    laid = max(1, round(rows / (1.5 * s)))
    across = np.abs(((np.arange(columns) / columns * chains + 0.5) % 1) - 0.5) * columns / chains
    chain = -0.014 * np.exp(-((across / (0.55 * s)) ** 2))
    lines = 0.006 * np.sin(2 * np.pi * laid * np.arange(rows) / rows)
    value = 1 + cloud + fibres + chain[None, :] + lines[:, None]
    sheet = (light_of(tone) * value[..., None]).astype(np.float32)
    if not foxing:
        return sheet
    spots = specks(shape, foxing, (0.7 * s, 7 * s), seed + 4)
    return paint(sheet, light_of("#B98A4C"), 0.26 * spots)


def baize(shape: tuple[int, int], seed: int, tone: str = BAIZE) -> Picture:
    """Return a close view of baize, a woollen cloth with a felted surface. It can be tiled."""
    nap = noise(shape, 0.75, seed)
    warp = noise(shape, (0.6, 2.6), seed + 1)
    weft = noise(shape, (2.6, 0.6), seed + 2)
    tufts = bend(noise(shape, 1.7, seed + 3), 3 * noise(shape, 9, seed + 4), 3 * noise(shape, 9, seed + 5))
    cloud = noise(shape, 36, seed + 6)
    value = 1 + 0.085 * nap + 0.055 * warp + 0.055 * weft + 0.045 * tufts + 0.035 * cloud
    cloth = light_of(tone) * value[..., None]
    dusty = smooth(1.5, 3.4, noise(shape, 0.8, seed + 7))
    return paint(cloth, light_of("#8FA27C"), 0.14 * dusty)

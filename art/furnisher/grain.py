"""Random textures for cloth, paper, wood, bone and leather. Each has a seed of its own."""

import numpy as np
from scipy import fft

from art.furnisher.colour import Field, as_field


def noise(shape: tuple[int, int], size: float | tuple[float, float], seed: int) -> Field:
    """Return smooth noise with mean 0 and standard deviation 1 that can be tiled.

    `size` is the size of its features in pixels, or a pair of sizes (down, across).
    """
    down, across = size if isinstance(size, tuple) else (size, size)
    rows, columns = shape
    raw = np.random.default_rng(seed).standard_normal(shape).astype(np.float32)
    fall = np.exp(-2 * (np.pi * down * fft.fftfreq(rows)) ** 2)[:, None]
    run = np.exp(-2 * (np.pi * across * fft.rfftfreq(columns)) ** 2)[None, :]
    spectrum = fft.rfft2(raw) * (fall * run)
    spectrum[0, 0] = 0
    soft = fft.irfft2(spectrum, s=shape)
    return as_field(soft / soft.std())


def bend(field: Field, down: Field, across: Field) -> Field:
    """Return the field distorted: each pixel comes from (`down`, `across`) pixels away, wrapping at the edges."""
    rows, columns = field.shape
    y, x = np.mgrid[0:rows, 0:columns]
    return as_field(field[np.rint(y + down).astype(int) % rows, np.rint(x + across).astype(int) % columns])


def specks(shape: tuple[int, int], count: int, sizes: tuple[float, float], seed: int) -> Field:
    """Return random soft, round spots with values from 0 to 1 and radii in pixels between the two `sizes`."""
    rng = np.random.default_rng(seed)
    rows, columns = shape
    field = np.zeros(shape, np.float32)
    for _ in range(count):
        y, x = rng.uniform(0, rows), rng.uniform(0, columns)
        radius = sizes[0] * (sizes[1] / sizes[0]) ** rng.uniform()
        reach = int(3 * radius) + 2
        ys = np.arange(int(y) - reach, int(y) + reach + 1)
        xs = np.arange(int(x) - reach, int(x) + reach + 1)
        spot = np.exp(-(((ys - y) ** 2)[:, None] + ((xs - x) ** 2)[None, :]) / (2 * radius**2))
        here = np.ix_(ys % rows, xs % columns)
        field[here] = np.maximum(field[here], rng.uniform(0.3, 1) * spot)
    return field

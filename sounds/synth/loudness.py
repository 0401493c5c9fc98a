"""Loudness after ITU-R BS.1770-5, for one channel."""

from typing import Final

import numpy as np

from sounds.synth.craft import RATE, Wave, as_wave, samples

BLOCK: Final = 0.4
"""Length in seconds of the block over which momentary loudness is measured."""


def k_weighted(wave: Wave) -> Wave:
    """Return the wave weighted as in BS.1770: a shelf of 4 dB above 1.7 kHz, and a high-pass filter at 38 Hz."""
    length = len(wave) + samples(0.2)
    z = np.exp(-2j * np.pi * np.arange(length // 2 + 1) / length)
    response = np.ones(len(z), np.complex128)
    for numerator, denominator in _filters():
        response *= np.polyval(numerator[::-1], z) / np.polyval(denominator[::-1], z)
    return as_wave(np.fft.irfft(np.fft.rfft(wave, length) * response, length)[: len(wave)])


def _filters() -> tuple[tuple[list[float], list[float]], ...]:
    """Return the coefficients of both filters at the sampling rate in use."""
    k, q = np.tan(np.pi * 1681.974450955533 / RATE), 0.7071752369554196
    high = 10 ** (3.999843853973347 / 20)
    middle = high**0.4996667741545416
    scale = 1 + k / q + k * k
    shelf = (
        [(high + middle * k / q + k * k) / scale, 2 * (k * k - high) / scale, (high - middle * k / q + k * k) / scale],
        [1.0, 2 * (k * k - 1) / scale, (1 - k / q + k * k) / scale],
    )
    k, q = np.tan(np.pi * 38.13547087602444 / RATE), 0.5003270373238773
    scale = 1 + k / q + k * k
    return shelf, ([1.0, -2.0, 1.0], [1.0, 2 * (k * k - 1) / scale, (1 - k / q + k * k) / scale])


def momentary(wave: Wave) -> float:
    """Return the loudness in LUFS of the loudest 400 milliseconds."""
    block = samples(BLOCK)
    power = np.concatenate([[0.0], np.cumsum(k_weighted(np.pad(wave, block)) ** 2)])
    loudest = float((power[block:] - power[:-block]).max()) / block
    return float(-0.691 + 10 * np.log10(max(loudest, 1e-12)))

"""Measurements of sounds: loudness after ITU-R BS.1770-5, spectra and decay. They share no code with the generator."""

from itertools import pairwise
from typing import Any, Final

import numpy as np
from scipy import signal

RATE: Final = 44_100
BLOCK: Final = 17_640
"""Samples in the 400 milliseconds over which momentary loudness is measured."""
SHELF_48: Final = ([1.53512485958697, -2.69169618940638, 1.19839281085285], [1.0, -1.69065929318241, 0.73248077421585])
HIGH_PASS_48: Final = ([1.0, -2.0, 1.0], [1.0, -1.99004745483398, 0.99007225036621])
"""Both filters of BS.1770, tables 1 and 2, at 48 kHz."""


def k_weighted(wave: Any, rate: int = RATE) -> Any:
    """Return the sound wave, resampled to 48 kHz, after both filters of BS.1770."""
    if rate != 48_000:
        wave = signal.resample_poly(wave, 160, 147)
    for numerator, denominator in (SHELF_48, HIGH_PASS_48):
        wave = signal.lfilter(numerator, denominator, wave)
    return wave


def momentary(wave: Any) -> float:
    """Return the loudness in LUFS of the loudest 400 milliseconds."""
    block = 19_200
    weighted = k_weighted(np.pad(wave, BLOCK))
    power = np.convolve(weighted**2, np.ones(480) / 480, "same")[240::480]
    return float(-0.691 + 10 * np.log10(max(np.convolve(power, np.ones(block // 480) / (block // 480), "valid"))))


def integrated(wave: Any, rate: int = RATE) -> float:
    """Return the gated loudness in LUFS of a long programme."""
    weighted = k_weighted(wave, rate)
    powers = np.array([np.mean(weighted[i : i + 19_200] ** 2) for i in range(0, len(weighted) - 19_199, 4800)])
    loud = powers[-0.691 + 10 * np.log10(np.maximum(powers, 1e-12)) > -70]
    gate = 10 * np.log10(loud.mean()) - 10
    return float(-0.691 + 10 * np.log10(loud[10 * np.log10(loud) > gate].mean()))


def share(wave: Any, low: float, high: float) -> float:
    """Return the share of the energy that lies between two frequencies, in hertz."""
    power = np.abs(np.fft.rfft(wave)) ** 2
    pitch = np.fft.rfftfreq(len(wave), 1 / RATE)
    return float(power[(pitch >= low) & (pitch < high)].sum() / power.sum())


def largest_share(wave: Any, per_octave: int) -> float:
    """Return the share of energy in the strongest band, with ``per_octave`` bands in an octave.

    It is 1 for a pure tone.
    """
    edges = 60 * 2 ** (np.arange(8.4 * per_octave) / per_octave)
    return max(share(wave, low, high) for low, high in pairwise(edges))


def fall_time(wave: Any, decibels: float) -> float:
    """Return the seconds from the loudest 2 milliseconds until the level has fallen by `decibels`."""
    window = 88
    power = np.convolve(wave**2, np.ones(window) / window, "same")
    loudest = int(power.argmax())
    heard = np.flatnonzero(power > power[loudest] * 10 ** (-decibels / 10))
    return float(heard[-1] - loudest) / RATE


def partials(wave: Any, low: float, high: float, within: float) -> list[float]:
    """Return the frequencies of spectral peaks between two frequencies.

    A peak is at most `within` decibels below the strongest.
    """
    power = np.abs(np.fft.rfft(wave * np.hanning(len(wave)))) ** 2
    pitch = np.fft.rfftfreq(len(wave), 1 / RATE)
    level = 10 * np.log10(np.convolve(power, np.ones(5) / 5, "same") + 1e-12)
    kept = (pitch >= low) & (pitch < high)
    found, _ = signal.find_peaks(level[kept], height=level[kept].max() - within, prominence=6)
    return [float(each) for each in pitch[kept][found]]

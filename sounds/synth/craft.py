"""Building blocks of signals: noise, filters, pulses and convolution. They use numpy only."""

from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

RATE: Final = 44_100
"""Sampling rate in hertz."""

Wave = NDArray[np.float64]
"""Samples of one channel; shape (n,)."""
Spectrum = NDArray[np.complex128]
Rng = np.random.Generator


def samples(seconds: float) -> int:
    """Return the number of samples in a time given in seconds."""
    return round(seconds * RATE)


def silence(seconds: float) -> Wave:
    """Return silence of the given length, into which sounds can be mixed."""
    return np.zeros(samples(seconds))


def course(seconds: float) -> Wave:
    """Return a ramp from 0 to 1 over the length of a sound, to shape its loudness or pitch."""
    return as_wave(np.linspace(0, 1, samples(seconds), endpoint=False))


def as_wave(values: ArrayLike) -> Wave:
    """Convert values to the number type of samples."""
    return np.asarray(values, np.float64)


def noise(seconds: float, rng: Rng) -> Wave:
    """Return white noise with standard deviation 1."""
    return rng.normal(0, 1, samples(seconds))


def _butterworth(ratio: NDArray[np.complex128], order: int) -> Spectrum:
    """Return the response of an analog low-pass filter at complex frequencies, relative to the cutoff."""
    angles = np.pi * (2 * np.arange(1, order + 1) + order - 1) / (2 * order)
    response = np.ones(len(ratio), np.complex128)
    for pole in np.exp(1j * angles):
        response /= ratio - pole
    return response


def _filtered(wave: Wave, low: float | None, high: float | None, order: int, circular: bool) -> Wave:
    """Return the part of the wave between two frequencies in hertz. A circular wave repeats, so its end joins its
    beginning.
    """
    length = len(wave) if circular else _fast_length(len(wave) + samples(0.05))
    pitch = np.fft.rfftfreq(length, 1 / RATE)
    spectrum = np.fft.rfft(wave, length)
    if high is not None:
        spectrum *= _butterworth(1j * pitch / high, order)
    if low is not None:
        response = _butterworth(low / (1j * np.maximum(pitch, 1e-3)), order)
        response[0] = 0
        spectrum *= response
    return as_wave(np.fft.irfft(spectrum, length)[: len(wave)])


def band(wave: Wave, low: float, high: float, order: int = 1, circular: bool = False) -> Wave:
    """Return the wave with only the frequencies between ``low`` and ``high`` hertz."""
    return _filtered(wave, low, high, order, circular)


def below(wave: Wave, pitch: float, order: int = 2, circular: bool = False) -> Wave:
    """Return the wave without frequencies above ``pitch`` hertz."""
    return _filtered(wave, None, pitch, order, circular)


def above(wave: Wave, pitch: float, order: int = 2, circular: bool = False) -> Wave:
    """Return the wave without frequencies below ``pitch`` hertz."""
    return _filtered(wave, pitch, None, order, circular)


def flutter(seconds: float, rate: float, rng: Rng) -> Wave:
    """Return random fluctuations slower than `rate` hertz, with mean 0 and standard deviation 1."""
    slow = below(noise(seconds + 0.2, rng), rate)[samples(0.2) :][: samples(seconds)]
    return as_wave(slow / max(float(slow.std()), 1e-12))


def tick(seconds: float, fall: float, rng: Rng) -> Wave:
    """Return a burst of noise that decays to 1/e within `fall` seconds."""
    return as_wave(noise(seconds, rng) * np.exp(-np.arange(samples(seconds)) / (fall * RATE)))


def lay(into: Wave, sound: Wave, at: float, strength: float = 1.0) -> None:
    """Mix a sound into a longer one, starting at the second `at`. Anything beyond the end is cut off."""
    start = samples(at)
    fits = min(len(sound), len(into) - start)
    if fits > 0:
        into[start : start + fits] += strength * sound[:fits]


def convolved(wave: Wave, response: Wave) -> Wave:
    """Return the response of a body or a room to a wave, given its impulse response. The wave keeps its length."""
    length = _fast_length(len(wave) + len(response))
    spectrum = np.fft.rfft(wave, length) * np.fft.rfft(response, length)
    return as_wave(np.fft.irfft(spectrum, length)[: len(wave)])


def convolved_around(wave: Wave, response: Wave) -> Wave:
    """Return the response to a wave that repeats. The part that rings on after the end is mixed into the beginning."""
    spectrum = np.fft.rfft(wave) * np.fft.rfft(response, len(wave))
    return as_wave(np.fft.irfft(spectrum, len(wave)))


def wound_up(sound: Wave, seconds: float) -> Wave:
    """Return the sound as a loop of `seconds`. The part beyond the end is mixed into the beginning."""
    whole = samples(seconds)
    loop = sound[:whole].copy()
    rest = sound[whole : 2 * whole]
    loop[: len(rest)] += rest
    return as_wave(loop - loop.mean())


def _fast_length(length: int) -> int:
    """Return the next power of two."""
    return 1 << (length - 1).bit_length()

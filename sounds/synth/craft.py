"""Building blocks of sounds: filtered noise, resonances, and the echo of a small room."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray
from scipy import signal

RATE: Final = 44_100
"""Sampling rate in hertz."""

Wave = NDArray[np.float64]
"""Samples of one channel; shape (n,)."""
Rng = np.random.Generator


class Mode(NamedTuple):
    """Resonance of a struck body: frequency in hertz, strength, and time in seconds to decay to 1/e."""

    pitch: float
    strength: float
    decay: float


def samples(seconds: float) -> int:
    """Return the number of samples in that many seconds."""
    return round(seconds * RATE)


def silence(seconds: float) -> Wave:
    """Return silence of the given length. Sounds can be mixed into it."""
    return np.zeros(samples(seconds))


def course(seconds: float) -> Wave:
    """Return a ramp from 0 to 1 over the length of a sound, to shape its loudness or pitch."""
    return as_wave(np.linspace(0, 1, samples(seconds), endpoint=False))


def as_wave(values: ArrayLike) -> Wave:
    """Convert values to the number type of samples."""
    return np.asarray(values, np.float64)


def noise(seconds: float, rng: Rng) -> Wave:
    """Return uniform noise from -1 to 1."""
    return as_wave(rng.uniform(-1, 1, samples(seconds)))


def band(wave: Wave, low: float, high: float, order: int = 1) -> Wave:
    """Return the wave with only the frequencies between ``low`` and ``high`` hertz."""
    return as_wave(signal.sosfilt(signal.butter(order, (low, high), "bandpass", fs=RATE, output="sos"), wave))


def below(wave: Wave, pitch: float, order: int = 2) -> Wave:
    """Return the wave without frequencies above ``pitch`` hertz."""
    return as_wave(signal.sosfilt(signal.butter(order, pitch, "lowpass", fs=RATE, output="sos"), wave))


def above(wave: Wave, pitch: float, order: int = 2) -> Wave:
    """Return the wave without frequencies below ``pitch`` hertz."""
    return as_wave(signal.sosfilt(signal.butter(order, pitch, "highpass", fs=RATE, output="sos"), wave))


def swept(wave: Wave, start: float, end: float, sharpness: float) -> Wave:
    """Return the wave filtered by a resonance that glides between two frequencies in hertz, scaled to a peak of 1."""
    glide = start * (end / start) ** np.linspace(0, 1, len(wave))
    pole = np.exp(-np.pi * glide / (sharpness * RATE))
    turn = 2 * pole * np.cos(2 * np.pi * glide / RATE)
    out = np.zeros(len(wave))
    last = before = 0.0
    for i in range(len(wave)):
        now = (1 - pole[i]) * wave[i] + turn[i] * last - pole[i] ** 2 * before
        out[i] = now
        before, last = last, now
    return as_wave(out / max(float(np.abs(out).max()), 1e-9))


def flutter(seconds: float, rate: float, rng: Rng) -> Wave:
    """Return random fluctuations slower than `rate` hertz, with mean 0 and standard deviation 1."""
    slow = below(noise(seconds + 0.2, rng), rate)[samples(0.2) :][: samples(seconds)]
    return as_wave(slow / max(float(slow.std()), 1e-12))


def ring(seconds: float, modes: Sequence[Mode], rng: Rng, looseness: float = 0.04) -> Wave:
    """Return the decaying resonances of a struck body. Each frequency varies by a fraction of up to `looseness`."""
    time = np.arange(samples(seconds)) / RATE
    sound = silence(seconds)
    for pitch, strength, decay in modes:
        tuned = pitch * (1 + rng.uniform(-looseness, looseness))
        onset = 1 - np.exp(-time * tuned * 1.5)
        sound += strength * onset * np.sin(2 * np.pi * tuned * time + rng.uniform(0, 2 * np.pi)) * np.exp(-time / decay)
    return sound


def tick(seconds: float, fall: float, rng: Rng) -> Wave:
    """Return a burst of noise that decays to 1/e within `fall` seconds."""
    return as_wave(noise(seconds, rng) * np.exp(-np.arange(samples(seconds)) / (fall * RATE)))


def lay(into: Wave, sound: Wave, at: float, strength: float = 1.0) -> None:
    """Mix a sound into a longer one, starting at `at` seconds. Anything beyond the end is cut off."""
    start = samples(at)
    fits = min(len(sound), len(into) - start)
    if fits > 0:
        into[start : start + fits] += strength * sound[:fits]


def in_the_room(dry: Wave, rng: Rng, wet: float) -> Wave:
    """Return the sound in a room: with seven early reflections and a dull echo of 160 milliseconds."""
    tail = samples(0.16)
    heard = np.concatenate([dry, np.zeros(tail)])
    source = heard.copy()
    for echo in range(7):
        late = samples(0.006 + 0.054 * (echo + rng.uniform(0, 0.9)) / 7)
        heard[late:] += wet * 0.75**echo * rng.choice([-1, 1]) * below(source[: len(source) - late], 5200, 1)
    wash = below(rng.normal(0, 1, tail) * np.exp(-np.arange(tail) / (0.28 * tail)), 2600)
    heard += 0.05 * wet * signal.fftconvolve(source, wash)[: len(heard)]
    return as_wave(heard)


def wound_up(sound: Wave, seconds: float) -> Wave:
    """Return the sound as a loop of `seconds`. The part beyond that length is mixed into the beginning."""
    whole = samples(seconds)
    loop = sound[:whole].copy()
    rest = sound[whole : 2 * whole]
    loop[: len(rest)] += rest
    return as_wave(loop - loop.mean())


def finished(sound: Wave, peak: float, looped: bool = False) -> Wave:
    """Return the sound scaled to a peak in dBFS.

    Unless it is looped, remove very low frequencies, and fade it in and out.
    """
    if looped:
        return as_wave(sound / np.abs(sound).max() * 10 ** (peak / 20))
    clean = above(sound, 40)
    rise, fall = samples(0.0008), samples(0.030)
    clean[:rise] *= np.linspace(0, 1, rise)
    clean[-fall:] *= np.linspace(1, 0, fall) ** 2
    clean = clean / np.abs(clean).max() * 10 ** (peak / 20)
    quiet = silence(0.004)
    return np.concatenate([quiet, clean, quiet])

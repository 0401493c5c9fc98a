"""The room while nobody plays: a clock, a fire, and rain at the window, for two minutes that repeat without a seam.

The sound is a loop: anything that rings on after the last second is mixed into the first.
"""

from typing import Final

import numpy as np

from sounds.synth.bodies import PANE, Plate, blow, room
from sounds.synth.craft import RATE, Rng, Wave, above, as_wave, band, below, convolved_around, noise, samples
from sounds.synth.loudness import momentary

SECONDS: Final = 120.0
CASE: Final = Plate(first=190, spacing=72, top=5200, loss=0.05, critical=1400)
"""Oak case of a clock with a seconds pendulum."""
DROPS_PER_SECOND: Final = 420
CRACKS_PER_SECOND: Final = 2.6


def _add(into: Wave, sound: Wave, at: float, strength: float) -> None:
    places = (round(at * RATE) + np.arange(len(sound))) % len(into)
    into[places] += strength * sound


def _swell(rng: Rng, slowest: int, fastest: int) -> Wave:
    """Return slow fluctuations around 0 with standard deviation 1. Their periods divide the length of the loop."""
    spectrum = np.zeros(samples(SECONDS) // 2 + 1, np.complex128)
    counts = np.arange(slowest, fastest)
    spectrum[counts] = (
        rng.normal(0, 1, len(counts)) / np.sqrt(counts) * np.exp(2j * np.pi * rng.uniform(0, 1, len(counts)))
    )
    total = np.fft.irfft(spectrum, samples(SECONDS))
    return as_wave(total / total.std())


def clock(rng: Rng) -> Wave:
    """Return the sound of a longcase clock: the pallets touch a tooth two or three times, and tick and tock differ."""
    beats = np.zeros(samples(SECONDS))
    for side in (0, 1):
        case = CASE.struck_at(0.25, np.random.default_rng([1775, side]))
        struck = np.zeros(samples(SECONDS))
        for beat in range(side, round(SECONDS), 2):
            for late, strength in ((0.0, 1.0), (0.0052, 0.45), (0.0128, 0.28)):
                hit = blow(0.00025, rng, 0.3)
                at = beat + 0.5 + 0.012 * side + late * rng.uniform(0.9, 1.1)
                _add(struck, hit, at, strength * rng.uniform(0.85, 1.15))
        beats += convolved_around(struck, case)
    return above(beats, 120, circular=True)


def fire(rng: Rng) -> Wave:
    """Return the sound of a wood fire: flames that flap below 250 Hz, a faint hiss, and cracks.

    The energies of the cracks follow a power law.
    """
    whole = samples(SECONDS)
    flames = band(noise(SECONDS, rng), 40, 240, 2, circular=True) * (1 + 0.5 * _swell(rng, 60, 400)).clip(0.1)
    sizzle = band(noise(SECONDS, rng), 2500, 7000, 1, circular=True) * (1 + 0.4 * _swell(rng, 3, 60)).clip(0.1)
    cracks = np.zeros(whole)
    at = 0.0
    while at < SECONDS:
        at += float(rng.exponential(1 / CRACKS_PER_SECOND))
        for _ in range(rng.integers(1, 4)):
            energy = min((1 - rng.uniform()) ** (-1 / 0.5), 900.0)
            fall = rng.uniform(0.0004, 0.0026)
            burst = rng.normal(0, 1, samples(0.012)) * np.exp(-np.arange(samples(0.012)) / (fall * RATE))
            pitch = rng.uniform(900, 4200)
            _add(cracks, band(burst, 0.6 * pitch, 1.7 * pitch), at, 0.004 * float(np.sqrt(energy)))
            at += float(rng.exponential(0.012))
    return as_wave(0.035 * flames + 0.0035 * sizzle + cracks)


def rain(rng: Rng) -> Wave:
    """Return the sound of rain at the window: single drops on the panes, and the rush of the rain outside."""
    whole = samples(SECONDS)
    gusts = (1 + 0.30 * _swell(rng, 2, 40)).clip(0.2)
    drops = np.zeros(whole)
    for _ in range(9):
        count = round(DROPS_PER_SECOND * SECONDS / 9)
        struck = np.zeros(whole)
        places = rng.integers(0, whole, count)
        np.add.at(struck, places, rng.lognormal(0, 0.6, count) * gusts[places])
        drops += convolved_around(struck, PANE.struck_at(0.06, rng))
    rush = band(noise(SECONDS, rng), 220, 1900, 1, circular=True) * gusts
    return as_wave(below(drops, 4200, 1, circular=True) * 0.05 + 0.030 * rush)


def room_tone(rng: Rng) -> Wave:
    """Return two minutes of the room, as a loop."""
    heard = _at(-40, clock(rng)) + _at(-44, fire(rng)) + _at(-43, rain(rng))
    heard += 0.8 * convolved_around(heard, room())
    return above(as_wave(heard), 45, circular=True)


def _at(loudness: float, wave: Wave) -> Wave:
    return as_wave(wave * 10 ** ((loudness - momentary(wave)) / 20))

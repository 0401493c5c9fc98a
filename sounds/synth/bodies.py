"""Physical models: bodies that ring, forces that strike or rub them, and the room around them."""

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Final, NamedTuple

import numpy as np

from sounds.synth.craft import RATE, Rng, Wave, above, as_wave, below, convolved, course, noise, samples, silence

SPEED_OF_SOUND: Final = 343.0
FREE_DISC: Final = (5.253, 9.084, 12.23, 20.52, 21.6, 33.1, 35.25, 38.55)
"""Squared frequency parameters of a free circular plate (A. W. Leissa, Vibration of Plates, NASA SP-160, 1969)."""
FREE_DISC_DIAMETERS: Final = (2, 0, 3, 1, 4, 5, 2, 0)
"""Number of nodal diameters of each mode in ``FREE_DISC``. Modes with at least one are pairs."""
STERLING: Final = 2905.0
"""Material constant √(E / ρ(1 - ν²)) of sterling silver, in metres a second. It determines the speed of bending waves.
"""


class Mode(NamedTuple):
    """Resonance of a struck body: frequency in hertz, strength, and time in seconds to decay to 1/e."""

    pitch: float
    strength: float
    decay: float


def ring(seconds: float, modes: Sequence[Mode]) -> Wave:
    """Return the impulse response of a body with these modes."""
    time = np.arange(samples(seconds)) / RATE
    sound = silence(seconds)
    for pitch, strength, decay in modes:
        if pitch < 0.48 * RATE:
            sound += strength * np.sin(2 * np.pi * pitch * time) * np.exp(-time / decay)
    return sound


class Plate(NamedTuple):
    """Plate of wood, pasteboard, leather or glass. Its modes are dense, so their exact pitches do not matter.

    A plate of area S, thickness h and wave speed c has √12 S / 2ch modes a hertz, evenly over all frequencies.
    """

    first: float
    """Frequency of the lowest mode, in hertz."""
    spacing: float
    """Mean distance of two modes, in hertz."""
    top: float
    """Frequency of the highest mode, in hertz."""
    loss: float
    """Loss factor η: a mode decays to 1/e in 1 / πfη seconds."""
    critical: float
    """Frequency in hertz below which the plate radiates little sound, because its waves are slower than those
    in air.
    """

    def struck_at(self, seconds: float, rng: Rng) -> Wave:
        """Return the impulse response of one random place of the plate."""
        modes = []
        pitch = self.first * rng.uniform(0.94, 1.06)
        while pitch < self.top:
            radiation = min(1.0, (pitch / self.critical) ** 0.75)
            shape = rng.choice((-1, 1)) * rng.uniform(0.35, 1.35)
            decay = 1 / (np.pi * pitch * self.loss * rng.uniform(0.75, 1.3))
            modes.append(Mode(pitch, radiation * shape, float(decay)))
            pitch += self.spacing * float(rng.rayleigh(0.8)) + 1
        return ring(seconds, modes) / np.sqrt(max(len(modes), 1))


TABLE: Final = Plate(first=92, spacing=36, top=5200, loss=0.055, critical=900)
"""Oak table top of 1 m² and 20 mm, damped by its joints and the cloth."""
PANEL: Final = Plate(first=150, spacing=46, top=6500, loss=0.042, critical=950)
"""Bare wood beside the cloth."""
BOARD: Final = Plate(first=430, spacing=165, top=11_000, loss=0.08, critical=2100)
"""Hollow cribbage board that contains its pegs: walls of 6 mm, on the cloth."""
CARD: Final = Plate(first=280, spacing=62, top=15_500, loss=0.16, critical=3400)
"""Pasteboard card of 0.3 mm."""
SPRUNG_CARD: Final = Plate(first=420, spacing=70, top=15_500, loss=0.075, critical=3400)
"""Card that is held by one edge and set free."""
LEATHER: Final = Plate(first=330, spacing=118, top=4200, loss=0.24, critical=1100)
"""Wall of a dice box of stiff leather."""
PAPER: Final = Plate(first=420, spacing=55, top=15_000, loss=0.13, critical=2600)
"""Leaf of rag paper."""
PANE: Final = Plate(first=330, spacing=75, top=7000, loss=0.05, critical=2600)
"""Window pane in putty."""


def blow(contact: float, rng: Rng, grit: float = 0.0) -> Wave:
    """Return the force of a blow that lasts `contact` seconds, after Hertz, with contact noise in proportion `grit`.

    The samples add up to 1, so that shorter blows are brighter and not quieter. The spectrum falls above 1.5 / contact
    hertz.
    """
    count = max(3, samples(contact) + 2)
    fine = 16
    time = (np.arange(count * fine) + 0.5) / (fine * RATE * contact)
    force = np.where(time < 1, np.abs(np.sin(np.pi * np.minimum(time, 1))) ** 1.5, 0.0)
    pulse = force.reshape(count, fine).mean(axis=1)
    pulse = pulse * (1 + grit * rng.normal(0, 1, count))
    return as_wave(pulse / max(float(np.abs(pulse).sum()), 1e-9))


def clack(contact: float, rng: Rng) -> Wave:
    """Return the sound of two small hard bodies that meet. It comes from the air that they push, not from their own
    modes.

    A die of 13 mm has its lowest mode above 60 kHz. The audible sound is the second derivative of the force.
    """
    count = samples(contact) + 6
    fine = 16
    time = (np.arange(count * fine) + 0.5) / (fine * RATE * contact)
    force = np.where(time < 1, np.abs(np.sin(np.pi * np.minimum(time, 1))) ** 1.5, 0.0)
    pulse = np.diff(force.reshape(count, fine).mean(axis=1), prepend=0, append=0)
    pulse = np.diff(pulse, append=0) * (1 + 0.25 * rng.normal(0, 1, count + 1))
    return as_wave(pulse / max(float(np.abs(pulse).max()), 1e-9))


def rubbing(speed: Wave, rng: Rng, catch: float, roughness: float = 9000.0) -> Wave:
    """Return the force of a surface that slides over another with this speed (1 is fast), catching and slipping.

    Roughness noise is a train of shocks between asperities, whose level grows with speed to the power 3/4. Slips come
    `catch` times a second at full speed; each starts suddenly and dies away.
    """
    seconds = len(speed) / RATE
    share = np.clip(speed, 0, None)
    shocks = np.where(rng.uniform(0, 1, len(speed)) < 0.05 + 0.35 * share, rng.standard_t(4, len(speed)), 0.0)
    load = np.full(len(speed), 0.35)
    at = 0.0
    while at < seconds:
        here = min(int(at * RATE), len(speed) - 1)
        pace = max(float(share[here]), 0.05)
        length = samples(rng.uniform(0.6, 1.6) / (catch * pace))
        end = min(here + length, len(speed))
        slip = np.exp(-np.arange(end - here) / max(0.3 * length, 1))
        load[here:end] += float(rng.pareto(2.2)) * 0.8 * slip
        at += max(length / RATE, 0.001)
    return below(as_wave(shocks * np.minimum(load, 3.5) * share**0.75), roughness, 2)


def move(seconds: float, lean: float = 1.0) -> Wave:
    """Return the speed of a hand that starts, moves and stops smoothly. A `lean` below 1 makes the peak earlier."""
    t = course(seconds) ** lean
    return as_wave(30 * t**2 * (1 - t) ** 2 / 1.875)


class Coin(NamedTuple):
    """Silver coin: the frequencies of its modes in hertz. Relief and wear split each pair and shift every mode."""

    pitches: tuple[float, ...]

    @classmethod
    def of(cls, diameter: float, thickness: float, rng: Rng) -> "Coin":
        """Return a coin of this size in metres, with small random deviations."""
        pitches = []
        for parameter, diameters in zip(FREE_DISC, FREE_DISC_DIAMETERS, strict=True):
            pitch = parameter * thickness * STERLING / (2 * np.pi * (diameter / 2) ** 2 * np.sqrt(12))
            pitch *= 1 + rng.uniform(-0.02, 0.02)
            sides = (-1, 1) if diameters else (0,)
            pitches += [float(pitch * (1 + side * rng.uniform(0.003, 0.014))) for side in sides]
        return cls(tuple(pitches))

    def touched(self, loss: float, rng: Rng) -> list[Mode]:
        """Return the modes that a touch at a random place of the rim excites, with their damping."""
        modes = []
        for pitch in self.pitches:
            strength = float(rng.normal(0, 1)) * (pitch / 6000) ** 0.8 / (1 + (pitch / 16_000) ** 4)
            modes.append(Mode(pitch, strength, float(1 / (np.pi * pitch * loss * rng.uniform(0.7, 1.5)))))
        return modes


# --- the room

ROOM: Final = (5.6, 4.5, 3.1)
"""Length, breadth and height in metres of a panelled parlour."""
SOURCE: Final = (2.7, 2.3, 0.75)
"""Position of the sound in the room, in metres: the middle of the table."""
LISTENER: Final = (2.3, 1.75, 1.2)
"""Position of a player's ears in the room, in metres."""
REACH: Final = 0.085
"""Seconds after the direct sound within which reflections are heard."""
FAINTNESS: Final = 0.65
"""Factor that weakens the reflections, because the listener's room adds its own."""
REFLECTED: Final = (0.80, 0.80, 0.80, 0.80, 0.35, 0.88)
"""Shares of the pressure at 1 kHz that four panelled walls, the carpet and the plaster ceiling reflect."""


@cache
def room() -> Wave:
    """Return the reflections of the room, relative to the direct sound, by mirror images of the source.

    Panelling absorbs low notes: each reflection from a wall removes part of the sound below 250 Hz. Paint, cloth and
    air absorb the high notes.
    """
    direct = float(np.linalg.norm(np.subtract(SOURCE, LISTENER)))
    layers: dict[int, Wave] = {}
    for cells in product(range(-4, 5), repeat=3):
        for sides in product((0, 1), repeat=3):
            pressure, place, met = 1.0, [], 0
            for axis in range(3):
                cell, side = cells[axis], sides[axis]
                place.append((1 - 2 * side) * SOURCE[axis] + 2 * cell * ROOM[axis])
                near, far = abs(cell - side), abs(cell)
                pressure *= REFLECTED[2 * axis] ** near * REFLECTED[2 * axis + 1] ** far
                met += near + far
            distance = float(np.linalg.norm(np.subtract(place, LISTENER)))
            late = (distance - direct) / SPEED_OF_SOUND
            if 0 < met <= 6 and late < REACH:
                layer = layers.setdefault(met, silence(REACH + 0.01))
                layer[samples(late)] += pressure * direct / distance
    heard = silence(REACH + 0.01)
    for met, layer in layers.items():
        heard += above(below(layer, 9500 / met, 1), 70 * met, 1)
    fade = np.clip((1 - np.arange(len(heard)) / len(heard)) * 3, 0, 1)
    return as_wave(FAINTNESS * heard * fade)


def in_the_room(dry: Wave) -> Wave:
    """Return the sound in the room: the direct sound, and its reflections of the first 85 milliseconds."""
    heard = np.concatenate([dry, silence(REACH)])
    return as_wave(heard + convolved(heard, room()))


def thud(force: Wave, plate: Plate, seconds: float, rng: Rng) -> Wave:
    """Return the sound of a plate that a force strikes at one random place."""
    return convolved(np.concatenate([force, silence(seconds)]), plate.struck_at(seconds, rng))


def rubbed(force: Wave, plate: Plate, rng: Rng) -> Wave:
    """Return the sound of a plate over which a force moves. The force acts at another place every 12 milliseconds."""
    step = samples(0.012)
    window = np.sin(np.pi * (np.arange(2 * step) + 0.5) / (2 * step)) ** 2
    padded = np.pad(force, (step, 2 * step))
    sound = np.zeros(len(padded) + samples(0.03))
    for start in range(0, len(padded) - 2 * step, step):
        part = convolved(
            np.pad(padded[start : start + 2 * step] * window, (0, samples(0.02))), plate.struck_at(0.02, rng)
        )
        sound[start : start + len(part)] += part
    return as_wave(sound[step : step + len(force)])


def hiss(seconds: float, low: float, high: float, rng: Rng) -> Wave:
    """Return noise between two frequencies in hertz: moving air."""
    return above(below(noise(seconds, rng), high, 1), low, 1)

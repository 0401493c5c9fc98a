"""Every sound of the program, and how it is made."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from sounds.synth.craft import (
    Mode,
    Rng,
    Wave,
    above,
    as_wave,
    band,
    below,
    course,
    finished,
    flutter,
    in_the_room,
    lay,
    noise,
    ring,
    samples,
    silence,
    swept,
    tick,
    wound_up,
)

RATTLE_SECONDS: Final = 8 / 7
"""Length in seconds of the loop of rattling dice: eight shakes at seven per second."""

_PASTEBOARD: Final = (Mode(210, 0.5, 0.014), Mode(480, 0.35, 0.010), Mode(1120, 0.16, 0.006))
_TABLE: Final = (Mode(96, 0.6, 0.032), Mode(150, 0.8, 0.028), Mode(262, 0.4, 0.018))
_PEG: Final = (
    Mode(290, 0.22, 0.030),
    Mode(540, 0.34, 0.022),
    Mode(1180, 0.60, 0.014),
    Mode(2350, 0.50, 0.008),
    Mode(3900, 0.24, 0.005),
)
_PANEL: Final = (Mode(128, 1.0, 0.060), Mode(212, 0.7, 0.045), Mode(345, 0.42, 0.030), Mode(610, 0.16, 0.018))
_IVORY: Final = (Mode(1750, 0.35, 0.008), Mode(3150, 0.60, 0.006), Mode(4700, 0.45, 0.004), Mode(6600, 0.25, 0.003))
_BOX: Final = (Mode(250, 0.5, 0.030), Mode(430, 0.8, 0.022), Mode(720, 0.55, 0.016), Mode(1150, 0.3, 0.010))
_CLOTH: Final = (Mode(180, 0.7, 0.022), Mode(330, 0.4, 0.014))
_PARTIALS: Final = ((0.72, 0.16, 0.7), (1.0, 0.50, 1.0), (1.47, 0.42, 0.8), (2.09, 0.30, 0.55), (2.9, 0.18, 0.35))
"""Partial tones of a ringing coin. Each has a frequency, a strength and a decay.

Frequency and decay are relative to the main tone.
"""


@dataclass(frozen=True, slots=True)
class Sound:
    """Sound of the program: the function that makes it, the number of variants, and the peak in dBFS.

    `caption` is the message key of its caption.
    """

    name: str
    make: Callable[[Rng], Wave]
    variants: int
    peak: float
    seed: int
    caption: str
    looped: bool = False

    def variant(self, number: int) -> Wave:
        """Return one finished variant of the sound. Variants are numbered from 1."""
        return finished(self.make(np.random.default_rng([self.seed, number])), self.peak, self.looped)


def card_slide(rng: Rng) -> Wave:
    """Return the sound of a card drawn over baize: soft noise."""
    seconds = 0.26
    t = course(seconds)
    breath = below(band(noise(seconds, rng), 1300, rng.uniform(3300, 3900)), 7000)
    under = band(noise(seconds, rng), 500, 1100)
    bell = np.sin(np.pi * t**0.6) ** 1.6 * (1 + 0.28 * flutter(seconds, 70, rng))
    sound = silence(seconds + 0.03)
    lay(sound, (breath + 0.22 * under) * bell, 0)
    lay(sound, ring(0.03, _PASTEBOARD, rng), seconds - 0.03, 0.05)
    return in_the_room(sound, rng, 0.08)


def snap(rng: Rng) -> Wave:
    """Return the sound of a card's edge that snaps against the table or other cards."""
    sound = silence(0.14)
    lay(sound, tick(0.012, 0.0022, rng), 0, 0.9)
    pitch = rng.uniform(1500, 2000)
    lay(sound, band(tick(0.09, 0.013, rng), pitch * 0.7, pitch * 1.7), 0.001, 1.1)
    lay(sound, ring(0.1, _PASTEBOARD, rng, 0.06), 0, 0.7)
    return sound


def card_deal(rng: Rng) -> Wave:
    """Return the sound of a card thrown across the table: a rising rush of air, then a flat landing."""
    sound = silence(0.34)
    flight = rng.uniform(0.14, 0.17)
    air = band(noise(flight, rng), 2200, 4600) * course(flight) ** 2
    lay(sound, air, 0, 0.50)
    lay(sound, snap(rng), flight - 0.01, 0.8)
    lay(sound, tick(0.05, 0.010, rng), flight - 0.008, 0.20)
    lay(sound, ring(0.1, _TABLE, rng), flight - 0.008, 0.16)
    return in_the_room(sound, rng, 0.12)


def card_turn(rng: Rng) -> Wave:
    """Return the sound of a card that is lifted by its edge, bent and turned over."""
    sound = silence(0.42)
    scrape = above(band(noise(0.09, rng), 1800, 5200), 900) * np.sin(np.pi * course(0.09)) ** 2
    lay(sound, scrape, 0, 0.42)
    bend = swept(noise(0.11, rng), rng.uniform(900, 1100), rng.uniform(2500, 2900), 1.6)
    lay(sound, bend * np.sin(np.pi * course(0.11) ** 0.8) ** 1.5, 0.08, 0.30)
    lay(sound, snap(rng), 0.20, 0.62)
    lay(sound, ring(0.1, _TABLE, rng), 0.20, 0.14)
    return in_the_room(sound, rng, 0.10)


def shuffle(rng: Rng) -> Wave:
    """Return the sound of shuffling: cards riffled together, bent back, and squared twice on the table."""
    sound = silence(2.4)
    at, cards = 0.04, 46
    for card in range(cards):
        swell = np.sin(np.pi * card / cards)
        at += (0.030 - 0.020 * swell) * rng.uniform(0.75, 1.25)
        lay(sound, snap(rng), at, 0.32 + 0.36 * swell)
    bridge = band(noise(0.40, rng), 900, 3200) * np.hanning(samples(0.40))
    lay(sound, bridge, at + 0.10, 0.5)
    for card in range(16):
        lay(sound, snap(rng), at + 0.12 + 0.018 * card * rng.uniform(0.85, 1.15), 0.26)
    for square in (0.60, 0.77):
        lay(sound, snap(rng), at + square, 0.8)
        lay(sound, ring(0.12, _TABLE, rng), at + square, 0.7)
    return in_the_room(sound[: samples(at + 1.05)], rng, 0.11)


def peg(rng: Rng) -> Wave:
    """Return the sound of a bone peg put into its hole."""
    sound = silence(0.16)
    lay(sound, tick(0.004, 0.0012, rng), 0, 0.6)
    lay(sound, ring(0.15, _PEG, rng), 0)
    lay(sound, band(noise(0.03, rng), 1200, 3000) * course(0.03) ** 2, 0, 0.05)
    return in_the_room(sound, rng, 0.10)


def _ivory(rng: Rng, hard: float) -> Wave:
    sound = silence(0.08)
    lay(sound, tick(0.003, 0.0009, rng), 0, 0.6 * hard)
    lay(sound, ring(0.07, _IVORY, rng, 0.10), 0, hard)
    return sound


def dice_rattle(rng: Rng) -> Wave:
    """Return the sound of two dice shaken in their box, made to be repeated as a loop."""
    sound = silence(RATTLE_SECONDS + 0.4)
    for shake in range(8):
        middle = (shake + 0.42) / 7
        for _ in range(rng.integers(4, 8)):
            at = middle + float(np.clip(rng.normal(0, 0.020), -0.045, 0.045))
            hard = rng.uniform(0.35, 1)
            lay(sound, _ivory(rng, hard), at, 0.5)
            lay(sound, ring(0.14, _BOX, rng, 0.06), at, 0.42 * hard)
    return wound_up(above(in_the_room(sound, rng, 0.14), 40), RATTLE_SECONDS)


def dice_roll(rng: Rng) -> Wave:
    """Return the sound of two dice that are thrown from the box and come to rest on the cloth."""
    sound = silence(1.3)
    lay(sound, ring(0.14, _BOX, rng, 0.06), 0, 0.5)
    for die in range(2):
        at, gap, hard = 0.05 + 0.05 * die, rng.uniform(0.10, 0.14), 0.9
        while hard > 0.05 and at < 1.05:
            lay(sound, _ivory(rng, hard), at, 0.42)
            lay(sound, ring(0.12, _CLOTH, rng, 0.10), at, 0.62 * hard)
            at += gap * rng.uniform(0.75, 1.25)
            gap *= 0.80
            hard *= 0.74
    return in_the_room(sound, rng, 0.12)


def _coin(rng: Rng, tone: float, decay: float) -> Wave:
    """Return the sound of one ringing coin. Pairs of close tones make it waver."""
    modes = []
    for pitch, strength, lasts in _PARTIALS:
        split = rng.uniform(0.001, 0.004)
        modes += [
            Mode(tone * pitch * (1 - split), strength * 0.6, decay * lasts),
            Mode(tone * pitch * (1 + split), strength * 0.4, decay * lasts),
        ]
    sound = ring(0.7, modes, rng, 0.006)
    lay(sound, above(tick(0.002, 0.0006, rng), 3000), 0, 0.7)
    return sound


def coin_clink(rng: Rng) -> Wave:
    """Return the sound of a coin put down on another."""
    sound = silence(0.80)
    lay(sound, _coin(rng, rng.uniform(5400, 5800), 0.11), 0, 0.7)
    lay(sound, _coin(rng, rng.uniform(6250, 6650), 0.085), rng.uniform(0.038, 0.052), 0.5)
    lay(sound, ring(0.1, _CLOTH, rng), 0, 0.10)
    return in_the_room(sound, rng, 0.10)


def coins_to_pot(rng: Rng) -> Wave:
    """Return the sound of a handful of coins pushed into the pool."""
    sound = silence(1.35)
    at = 0.0
    for _ in range(9):
        lay(sound, _coin(rng, rng.uniform(4900, 7000), rng.uniform(0.05, 0.12)), at, rng.uniform(0.3, 0.8))
        lay(sound, ring(0.1, _CLOTH, rng), at, 0.08)
        at += min(float(rng.exponential(0.055)), 0.16) + 0.006
    slide = above(noise(0.45, rng), 3500) * np.sin(np.pi * course(0.45)) ** 2 * (1 + 0.4 * flutter(0.45, 40, rng))
    lay(sound, slide, 0.02, 0.06)
    return in_the_room(sound, rng, 0.12)


def knock(rng: Rng) -> Wave:
    """Return the sound of two knocks on the table. A player passes in this way."""
    sound = silence(0.55)
    for at, strength in ((0.0, 1.0), (rng.uniform(0.162, 0.178), 0.86)):
        lay(sound, below(tick(0.03, 0.005, rng), 900), at, 0.7 * strength)
        lay(sound, ring(0.32, _PANEL, rng, 0.03), at, strength)
    return in_the_room(sound, rng, 0.18)


def page(rng: Rng) -> Wave:
    """Return the sound of a page being turned."""
    seconds = 0.62
    t = course(seconds)
    rustle = below(band(noise(seconds, rng), 900, 3000), 8000)
    crackle = np.clip(np.abs(flutter(seconds, 130, rng)) - 0.9, 0, None)
    carried = np.sin(np.pi * t) ** 1.2 * (0.35 + 0.40 * np.abs(flutter(seconds, 26, rng)) + 0.5 * crackle)
    fall = 1.1 * np.exp(-(((t - 0.82) / 0.045) ** 2))
    body = band(noise(seconds, rng), 250, 700) * np.exp(-(((t - 0.83) / 0.03) ** 2))
    return in_the_room(as_wave(rustle * (carried + fall) + 0.5 * body), rng, 0.08)


SOUNDS: Final = (
    Sound("card_slide", card_slide, 3, -9, 11, "sound-slide"),
    Sound("card_deal", card_deal, 3, -5, 12, "sound-deal"),
    Sound("card_turn", card_turn, 3, -7, 13, "sound-turn"),
    Sound("shuffle", shuffle, 2, -5, 14, "sound-shuffle"),
    Sound("peg", peg, 3, -6, 15, "sound-peg"),
    Sound("dice_rattle", dice_rattle, 1, -6, 16, "sound-dice", looped=True),
    Sound("dice_roll", dice_roll, 3, -4, 17, "sound-throw"),
    Sound("coin_clink", coin_clink, 3, -6, 18, "sound-coin"),
    Sound("coins_to_pot", coins_to_pot, 2, -6, 19, "sound-coins"),
    Sound("knock", knock, 2, -4, 20, "sound-knock"),
    Sound("page", page, 2, -8, 21, "sound-page"),
)

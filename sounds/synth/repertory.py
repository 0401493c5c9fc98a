"""Every sound of the program, and how it is made."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from sounds.synth.bodies import (
    BOARD,
    CARD,
    LEATHER,
    PANEL,
    PAPER,
    SPRUNG_CARD,
    TABLE,
    Coin,
    Mode,
    blow,
    clack,
    hiss,
    in_the_room,
    move,
    ring,
    rubbed,
    rubbing,
    thud,
)
from sounds.synth.craft import (
    Rng,
    Wave,
    above,
    as_wave,
    band,
    below,
    convolved,
    course,
    flutter,
    lay,
    noise,
    samples,
    silence,
    tick,
    wound_up,
)
from sounds.synth.loudness import momentary
from sounds.synth.room_tone import room_tone

PEAK: Final = -1.6
"""Highest peak in dBFS."""

SIZES: Final = ((0.0320, 0.00171), (0.0250, 0.00119), (0.0200, 0.00093))
"""Diameter and thickness in metres of a half-crown, shilling and sixpence: 14.1 g, 6.0 g and 3.0 g of sterling."""


@dataclass(frozen=True, slots=True)
class Sound:
    """Sound of the program: the function that makes it, the number of variants, and the loudness.

    `loudness` is that of the loudest 400 milliseconds, in LUFS. `caption` is the message key of its caption.
    """

    name: str
    make: Callable[[Rng], Wave]
    variants: int
    loudness: float
    seed: int
    caption: str
    looped: bool = False
    smallness: float = 0.62
    """Compression level of the files: 0 for the largest and best file, 1 for the smallest."""

    def variant(self, number: int) -> Wave:
        """Return one finished variant of the sound. Variants are numbered from 1."""
        sound = self.make(np.random.default_rng([self.seed, number]))
        return finished(sound, self.loudness, self.looped)


def finished(sound: Wave, loudness: float, looped: bool = False) -> Wave:
    """Return the sound at a loudness. Unless it is looped, remove very low frequencies and fade it in and out."""
    if not looped:
        sound = above(sound, 60)
        rise, fall = samples(0.0006), samples(0.030)
        sound[:rise] *= np.linspace(0, 1, rise)
        sound[-fall:] *= np.linspace(1, 0, fall) ** 2
        quiet = silence(0.004)
        sound = np.concatenate([quiet, sound, quiet])
    for _ in range(3):
        heard = np.tile(sound, 2) if looped else sound
        sound = _limited(sound * 10 ** ((loudness - momentary(heard)) / 20))
    return sound


def _limited(sound: Wave) -> Wave:
    """Return the sound with its peaks compressed from −6 dBFS upwards, so that none exceeds PEAK."""
    knee, room = 0.5, 10 ** (PEAK / 20) - 0.5
    high = np.abs(sound)
    return as_wave(np.where(high <= knee, sound, np.sign(sound) * (knee + room * np.tanh((high - knee) / room))))


# --- cards


def _slap(rng: Rng, flat: float, hard: float = 1.0) -> Wave:
    """Return the sound of a card that lands flat: its parts touch one after the other within `flat` seconds."""
    force = silence(flat + 0.003)
    for _ in range(rng.integers(12, 19)):
        at = float(rng.beta(1.2, 2.4)) * flat
        lay(force, blow(rng.uniform(0.00018, 0.00042), rng, 0.3), at, float(rng.gamma(2, 0.2)) + 0.1)
    sound = silence(0.13)
    lay(sound, thud(force, CARD, 0.03, rng), 0, hard)
    lay(sound, thud(below(force, 1400), TABLE, 0.09, rng), 0.0004, 0.38 * hard)
    lay(sound, band(tick(0.03, 0.004, rng), 900, 4200), 0, 0.018 * hard)
    return sound


def _snap(rng: Rng, hard: float = 1.0) -> Wave:
    """Return the sound of a bent card's edge that springs free and strikes the card below."""
    sound = silence(0.05)
    lay(sound, thud(blow(rng.uniform(0.00010, 0.00020), rng, 0.5), SPRUNG_CARD, 0.025, rng), 0, hard)
    lay(sound, band(tick(0.012, 0.0014, rng), 1800, 7000), 0, 0.02 * hard)
    return sound


def _drawn(seconds: float, rng: Rng, catch: float = 130, lean: float = 1.0) -> Wave:
    """Return the sound of a card that is drawn over cloth or over other cards."""
    speed = move(seconds, lean) * (1 + 0.18 * flutter(seconds, 28, rng))
    force = rubbing(speed, rng, catch, rng.uniform(6200, 7800))
    return above(0.6 * rubbed(force, CARD, rng) + 0.09 * force, 350)


def card_slide(rng: Rng) -> Wave:
    """Return the sound of a card drawn over baize: stick-slip noise, and a small touch at the end."""
    seconds = rng.uniform(0.23, 0.29)
    sound = silence(seconds + 0.07)
    lay(sound, _drawn(seconds, rng, rng.uniform(110, 170), rng.uniform(0.8, 1.1)), 0)
    lay(sound, _slap(rng, 0.004), seconds - 0.03, 0.25)
    return in_the_room(sound)


def card_deal(rng: Rng) -> Wave:
    """Return the sound of a card thrown across the table: drawn off the pack, a short flight, and a flat landing."""
    off, flight = rng.uniform(0.055, 0.075), rng.uniform(0.07, 0.11)
    land = off + flight
    sound = silence(land + 0.19)
    lay(sound, _drawn(off, rng, 210, 1.3), 0, 0.55)
    lay(sound, _snap(rng), off - 0.006, 0.30)
    lay(sound, hiss(flight, 700, 3800, rng) * course(flight) ** 2, off, 0.012)
    lay(sound, _slap(rng, rng.uniform(0.004, 0.009)), land, 1.0)
    skid = rng.uniform(0.05, 0.10)
    slowing = 0.8 * (1 - course(skid)) ** 1.5
    lay(sound, above(rubbed(rubbing(slowing, rng, 150), CARD, rng), 400), land + 0.003, 0.35)
    return in_the_room(sound)


def card_turn(rng: Rng) -> Wave:
    """Return the sound of a card that is lifted by its edge, bent and turned over."""
    sound = silence(0.42)
    lift = rng.uniform(0.07, 0.10)
    lay(sound, _drawn(lift, rng, 190), 0, 0.5)
    for bend in range(rng.integers(3, 6)):
        lay(sound, _snap(rng), lift + 0.014 * bend * rng.uniform(0.6, 1.4), rng.uniform(0.06, 0.18))
    turn = rng.uniform(0.08, 0.11)
    lay(sound, hiss(turn, 500, 2600, rng) * np.sin(np.pi * course(turn)) ** 2, lift + 0.02, 0.010)
    land = lift + turn + rng.uniform(0.02, 0.05)
    lay(sound, _snap(rng), land, 0.55)
    lay(sound, _slap(rng, 0.006), land + rng.uniform(0.002, 0.007), 0.9)
    return in_the_room(sound)


def shuffle(rng: Rng) -> Wave:
    """Return the sound of shuffling: cards riffled together, bent back, and squared twice on the table."""
    sound = silence(2.6)
    at, cards = 0.03, rng.integers(46, 53)
    for card in range(cards):
        swell = np.sin(np.pi * (card + 0.5) / cards)
        at += (0.027 - 0.017 * swell) * rng.uniform(0.6, 1.4)
        lay(sound, _snap(rng), at, (0.20 + 0.26 * swell) * rng.uniform(0.7, 1.3))
        if rng.uniform() < 0.18:
            lay(sound, _snap(rng), at + rng.uniform(0.001, 0.004), 0.3)
    lay(sound, _drawn(at, rng, 70), 0, 0.16)
    fall = at + rng.uniform(0.09, 0.13)
    for card in range(cards // 2):
        late = 0.34 * (card / (cards // 2)) ** 0.85 + rng.uniform(0, 0.006)
        lay(sound, _snap(rng), fall + late, rng.uniform(0.09, 0.22))
    lay(sound, _drawn(0.36, rng, 120), fall, 0.35)
    for square in (0.48, rng.uniform(0.63, 0.69)):
        edge = silence(0.02)
        for _ in range(24):
            lay(edge, blow(rng.uniform(0.0002, 0.0006), rng, 0.3), float(rng.beta(1.3, 3)) * 0.012, 0.25)
        lay(sound, thud(edge, CARD, 0.03, rng), fall + square, 0.9)
        lay(sound, thud(below(edge, 1800), TABLE, 0.12, rng), fall + square, 0.9)
    return in_the_room(sound[: samples(fall + 0.85)])


# --- wood


def peg(rng: Rng) -> Wave:
    """Return the sound of a wooden peg put into its hole: it touches the rim, slides down and seats."""
    seat = rng.uniform(0.022, 0.034)
    sound = silence(seat + 0.13)
    lay(sound, thud(blow(0.00016, rng, 0.3), BOARD, 0.05, rng), 0.001, 0.26)
    down = seat - 0.004
    lay(sound, rubbed(rubbing(0.8 * course(down) ** 0.5, rng, 400, 6000), BOARD, rng), 0.003, 0.05)
    strike = blow(rng.uniform(0.00020, 0.00032), rng, 0.4)
    lay(sound, thud(strike, BOARD, 0.08, rng), seat, 1.0)
    lay(sound, thud(blow(0.0005, rng, 0.2), TABLE, 0.10, rng), seat, 1.0)
    lay(sound, band(tick(0.01, 0.0012, rng), 1200, 6500), seat, 0.075)
    shank = rng.uniform(2700, 3600)
    lay(sound, ring(0.02, [Mode(shank, 0.05, 1 / (np.pi * shank * 0.08))]), seat)
    return in_the_room(sound)


def knock(rng: Rng) -> Wave:
    """Return the sound of two knocks on the table, by which a player passes."""
    sound = silence(0.50)
    for at, strength in ((0.0, 1.0), (rng.uniform(0.155, 0.190), rng.uniform(0.72, 0.95))):
        bone = blow(rng.uniform(0.0006, 0.0010), rng, 0.2)
        lay(sound, thud(bone, PANEL, 0.22, rng), at, strength)
        flesh = blow(rng.uniform(0.0022, 0.0030), rng)
        lay(sound, thud(flesh, PANEL, 0.22, rng), at, 0.8 * strength)
        lay(sound, band(tick(0.02, 0.0022, rng), 500, 3600), at, 0.035 * strength)
    return in_the_room(sound)


# --- dice


def _clink(rng: Rng, hard: float = 1.0) -> Wave:
    """Return the sound of two dice that meet: corners and faces touch several times within ten milliseconds."""
    sound = silence(0.018)
    at, left = 0.0, hard
    for _ in range(rng.integers(3, 7)):
        lay(sound, clack(rng.uniform(0.00009, 0.00016) * (hard / max(left, 0.1)) ** 0.2, rng), at, left)
        at += float(rng.exponential(0.0013)) + 0.0003
        left *= rng.uniform(0.4, 0.85)
    lay(sound, band(tick(0.012, 0.0016, rng), 4000, 10_000, 2), 0, 0.16 * hard)
    return sound


def _against_leather(rng: Rng, hard: float) -> Wave:
    """Return the sound of a die that strikes the wall of the dice box."""
    sound = silence(0.06)
    lay(sound, thud(blow(rng.uniform(0.00045, 0.0009), rng, 0.4), LEATHER, 0.04, rng), 0, 0.95 * hard)
    lay(sound, clack(rng.uniform(0.00018, 0.00028), rng), 0, 0.16 * hard)
    return sound


def dice_rattle(rng: Rng) -> Wave:
    """Return the sound of dice shaken in a leather box, made to be repeated as a loop. No shake is like another."""
    shakes = int(rng.integers(24, 30))
    pace = rng.uniform(0.125, 0.140, shakes) * (1 + 0.10 * np.sin(2 * np.pi * np.arange(shakes) / rng.uniform(7, 11)))
    begins = np.concatenate([[0.0], np.cumsum(pace)])
    seconds = float(begins[-1])
    sound = silence(2 * seconds)
    sliding = silence(seconds)
    for shake in range(shakes):
        vigour = rng.uniform(0.55, 1.0)
        middle = begins[shake] + 0.45 * pace[shake]
        for _ in range(rng.integers(2, 6)):
            at = max(0.0, middle + float(rng.normal(0, 0.021)))
            lay(sound, _against_leather(rng, vigour * rng.uniform(0.3, 1)), at)
        for _ in range(rng.integers(3, 7)):
            at = max(0.0, middle + float(rng.normal(0, 0.024)))
            lay(sound, _clink(rng, vigour * rng.uniform(0.25, 1)), at, 1.15)
        swing = 0.75 * vigour * move(float(pace[shake]) * 0.9)
        lay(sliding, swing, float(begins[shake]) + 0.02)
    slid = rubbing(sliding, rng, 240, 9000)
    lay(sound, rubbed(slid, LEATHER, rng), 0, 0.10)
    lay(sound, above(slid, 1500), 0, 0.045)
    heard = in_the_room(sound)
    return wound_up(above(heard, 45), seconds)


def dice_roll(rng: Rng) -> Wave:
    """Return the sound of two dice that are thrown from the box, tumble over the cloth and come to rest."""
    sound = silence(1.25)
    pour = rng.uniform(0.06, 0.085)
    slid = rubbing(move(pour), rng, 260, 9000)
    lay(sound, rubbed(slid, LEATHER, rng), 0, 0.22)
    lay(sound, above(slid, 1500), 0, 0.06)
    lay(sound, _against_leather(rng, 0.8), 0.01)
    lay(sound, _clink(rng), 0.02, 0.5)
    for die in range(2):
        at, gap, hard = pour + 0.035 * die + rng.uniform(0, 0.02), rng.uniform(0.10, 0.14), 1.0
        while hard > 0.03 and at < 1.1:
            for _ in range(rng.integers(1, 4)):
                edge = at + float(rng.exponential(0.006))
                struck = hard * rng.uniform(0.5, 1)
                lay(sound, thud(blow(rng.uniform(0.0004, 0.0008), rng, 0.3), TABLE, 0.1, rng), edge, 0.9 * struck)
                lay(sound, clack(rng.uniform(0.00013, 0.00022), rng), edge, 0.85 * struck)
                lay(sound, band(tick(0.01, 0.0018, rng), 1500, 8000), edge, 0.045 * struck)
            if hard > 0.12:
                skid = min(0.05, gap * 0.5)
                lay(sound, above(rubbing(0.8 * (1 - course(skid)), rng, 200, 9000), 900), at, 0.10 * hard)
            at += gap * rng.uniform(0.7, 1.3)
            gap = max(gap * rng.uniform(0.70, 0.86), 0.012)
            hard *= rng.uniform(0.66, 0.80)
    for _ in range(rng.integers(2, 4)):
        lay(sound, _clink(rng), pour + rng.uniform(0.02, 0.30), rng.uniform(0.7, 1.3))
    return in_the_room(sound)


# --- coins


def _coin(rng: Rng) -> Coin:
    """Return a half-crown, shilling or sixpence at random, worn thinner by up to an eighth."""
    diameter, thickness = SIZES[rng.choice(3, p=(0.15, 0.45, 0.40))]
    return Coin.of(diameter, thickness * rng.uniform(0.87, 1.0), rng)


def _chatter(coins: Sequence[Coin], rng: Rng, loss: float, touches: int, gap: float) -> Wave:
    """Return the sound of a coin that falls on others: ever faster touches, each at another place."""
    sound = silence(0.34)
    at, hard = 0.0, 1.0
    for _ in range(touches):
        force = blow(rng.uniform(0.000045, 0.000075), rng, 0.4)
        modes = [mode for coin in coins for mode in coin.touched(loss * rng.uniform(0.8, 1.8), rng)]
        lay(sound, convolved(np.concatenate([force, silence(0.10)]), ring(0.10, modes)), at, hard)
        lay(sound, above(tick(0.003, 0.0004, rng), 5000), at, 0.3 * hard)
        at += gap * rng.uniform(0.75, 1.25)
        gap = max(0.74 * gap, 0.003)
        hard *= rng.uniform(0.62, 0.84)
    return sound


def coin_clink(rng: Rng) -> Wave:
    """Return the sound of a coin put down on another."""
    sound = silence(0.40)
    coins = [_coin(rng) for _ in range(3)]
    lay(sound, _chatter(coins, rng, 0.0026, int(rng.integers(6, 10)), rng.uniform(0.020, 0.034)), 0)
    lay(sound, thud(blow(0.0009, rng, 0.2), TABLE, 0.1, rng), 0.001, 0.5)
    return in_the_room(sound)


def coins_to_pot(rng: Rng) -> Wave:
    """Return the sound of a handful of coins pushed into the pool."""
    sound = silence(1.15)
    coins = [_coin(rng) for _ in range(9)]
    at = 0.01
    for coin in range(rng.integers(9, 14)):
        hard = rng.uniform(0.3, 0.9) * (1.0 if coin < 8 else 0.6)
        few = [coins[number] for number in rng.choice(len(coins), 3, replace=False)]
        lay(sound, _chatter(few, rng, 0.0034, int(rng.integers(3, 8)), rng.uniform(0.008, 0.026)), at, hard)
        lay(sound, thud(blow(0.0009, rng, 0.2), TABLE, 0.08, rng), at, 0.3 * hard)
        at += min(float(rng.exponential(0.055)), 0.14) + 0.005
    push = rng.uniform(0.45, 0.6)
    lay(sound, above(rubbing(move(push), rng, 90, 9000), 1800), 0.0, 0.10)
    return in_the_room(sound)


# --- paper


def page(rng: Rng) -> Wave:
    """Return the sound of a page being turned: many small snaps of the paper, and its fall.

    The energies of the snaps follow a power law with exponent 1.45 (Houle and Sethna measured 1.3 to 1.6).
    """
    seconds = rng.uniform(0.56, 0.66)
    sound = silence(seconds + 0.16)
    snaps = silence(seconds)
    carried = np.sin(np.pi * course(seconds) ** 0.8) ** 1.3 * (1 + 0.35 * flutter(seconds, 9, rng))
    for _ in range(520):
        at = float(rng.uniform(0, seconds))
        if rng.uniform() < carried[min(samples(at), len(carried) - 1)]:
            energy = min((1 - rng.uniform()) ** (-1 / 0.45), 600.0)
            lay(snaps, blow(rng.uniform(0.0001, 0.0003), rng, 0.5), at, 0.1 * float(np.sqrt(energy)))
    lay(sound, rubbed(snaps, PAPER, rng), 0)
    lay(sound, _drawn(seconds, rng, 60), 0, 0.35)
    lay(sound, hiss(seconds, 350, 2200, rng) * carried.clip(0), 0, 0.012)
    fall = seconds - rng.uniform(0.05, 0.09)
    flop = silence(0.05)
    for _ in range(26):
        lay(flop, blow(rng.uniform(0.0003, 0.0009), rng, 0.3), float(rng.beta(1.5, 2.5)) * 0.045, 0.3)
    lay(sound, thud(flop, PAPER, 0.05, rng), fall, 1.1)
    lay(sound, below(noise(0.05, rng), 700) * np.hanning(samples(0.05)), fall, 0.02)
    return in_the_room(sound)


SOUNDS: Final = (
    Sound("card_slide", card_slide, 6, -27, 11, "sound-slide"),
    Sound("card_deal", card_deal, 6, -26, 12, "sound-deal"),
    Sound("card_turn", card_turn, 5, -27, 13, "sound-turn"),
    Sound("shuffle", shuffle, 5, -26, 14, "sound-shuffle"),
    Sound("peg", peg, 6, -27, 15, "sound-peg"),
    Sound("dice_rattle", dice_rattle, 5, -26, 16, "sound-dice", looped=True),
    Sound("dice_roll", dice_roll, 5, -25, 17, "sound-throw"),
    Sound("coin_clink", coin_clink, 6, -26, 18, "sound-coin"),
    Sound("coins_to_pot", coins_to_pot, 5, -25, 19, "sound-coins"),
    Sound("knock", knock, 5, -25, 20, "sound-knock"),
    Sound("page", page, 5, -27, 21, "sound-page"),
    Sound("room_tone", room_tone, 1, -34, 22, "sound-room", looped=True, smallness=0.85),
)

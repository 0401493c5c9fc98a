"""The sounds. Every file can be decoded and has the expected length, loudness, spectrum and decay, without clicks.

The reasons for each spectrum, and the sources of its figures, are in docs/sounds.md.
"""

import hashlib
import json
import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")
pytest.importorskip("scipy")
pytest.importorskip("soundfile")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import numpy as np
import pygame
import soundfile  # type: ignore[import-untyped]

from sounds.synth import loudness
from sounds.synth.bodies import FREE_DISC, STERLING, Coin, room
from sounds.synth.records import renumbered, write
from sounds.synth.repertory import SIZES, SOUNDS
from tests.sound_measures import fall_time, integrated, largest_share, momentary, partials, share

SHELF = Path(__file__).resolve().parents[2] / "sounds"
MANIFEST: dict[str, dict[str, Any]] = json.loads((SHELF / "manifest.json").read_text(encoding="utf-8"))
FILES = {variant["file"]: name for name, entry in MANIFEST.items() for variant in entry["variants"]}
TONE = "room_tone-1.ogg"

LENGTH = {
    "card_slide": (0.35, 0.55),
    "card_deal": (0.4, 0.6),
    "card_turn": (0.4, 0.7),
    "shuffle": (1.7, 2.4),
    "peg": (0.2, 0.4),
    "dice_rattle": (3.0, 4.5),
    "dice_roll": (1.2, 1.6),
    "coin_clink": (0.4, 0.7),
    "coins_to_pot": (1.0, 1.5),
    "knock": (0.5, 0.8),
    "page": (0.7, 1.0),
    "room_tone": (119.9, 120.1),
}
"""Shortest and longest permitted length of each sound, in seconds."""
KINDS: Mapping[str, tuple[str, ...]] = {
    "cards": ("card_slide", "card_deal", "card_turn", "shuffle", "page"),
    "wood": ("peg", "knock"),
    "dice": ("dice_rattle", "dice_roll"),
    "coins": ("coin_clink", "coins_to_pot"),
    "room": ("room_tone",),
}
BANDS: Mapping[str, tuple[tuple[int, int, float, float], ...]] = {
    # Shocks between asperities, and a card that radiates best above 3 kHz: broad, with little below 300 Hz.
    "card_slide": ((0, 300, 0, 0.05), (1000, 10_000, 0.80, 1), (10_000, 22_050, 0, 0.12)),
    "card_deal": ((0, 300, 0, 0.20), (1000, 10_000, 0.55, 1), (10_000, 22_050, 0, 0.12)),
    "card_turn": ((0, 300, 0, 0.30), (1000, 10_000, 0.55, 1), (10_000, 22_050, 0, 0.12)),
    "shuffle": ((0, 300, 0, 0.20), (1000, 10_000, 0.55, 1), (10_000, 22_050, 0, 0.12)),
    # Pulses of less than a millisecond: most energy from 1 to 10 kHz.
    "page": ((0, 300, 0, 0.05), (1000, 10_000, 0.70, 1), (10_000, 22_050, 0, 0.12)),
    # Wood on wood: a contact of 0.3 ms excites up to 5 kHz, and the board damps high modes within milliseconds.
    "peg": ((0, 300, 0, 0.25), (300, 4000, 0.70, 1), (8000, 22_050, 0, 0.03)),
    # Loudspeakers of laptops fall steeply below 300 to 400 Hz.
    "knock": ((0, 300, 0, 0.35), (300, 3000, 0.60, 1), (5000, 22_050, 0, 0.02)),
    # Dice clink from 4 to 10 kHz; sliding noise falls above 9 kHz; leather is heard below 2 kHz.
    "dice_rattle": ((200, 2000, 0.25, 0.65), (4000, 10_000, 0.22, 0.60), (10_000, 22_050, 0, 0.20)),
    "dice_roll": ((200, 2000, 0.35, 0.85), (4000, 10_000, 0.10, 0.60), (10_000, 22_050, 0, 0.20)),
    # Four natural resonances of a coin lie between 5 and 20 kHz.
    "coin_clink": ((0, 2000, 0, 0.02), (4000, 20_000, 0.95, 1), (7000, 20_000, 0.25, 1)),
    "coins_to_pot": ((0, 2000, 0, 0.02), (4000, 20_000, 0.95, 1), (7000, 20_000, 0.20, 1)),
    "room_tone": ((0, 150, 0, 0.30), (150, 8000, 0.65, 1)),
}
"""Minimum and maximum share of the energy in each band. The limits of a band are in hertz."""
PEAKS = {"room_tone": (-20.0, -6.0)}
"""Lowest and highest permitted peaks in dBFS, for sounds that differ from the default."""

each_file = pytest.mark.parametrize("file", sorted(FILES))
each_one_shot = pytest.mark.parametrize("file", sorted(f for f, name in FILES.items() if not MANIFEST[name]["loop"]))
each_loop = pytest.mark.parametrize("file", sorted(f for f, name in FILES.items() if MANIFEST[name]["loop"]))
each_rattle = pytest.mark.parametrize("file", sorted(f for f, name in FILES.items() if name == "dice_rattle"))


@cache
def decoded(file: str) -> Any:
    sound, rate = soundfile.read(SHELF / file)
    assert rate == 44_100
    assert sound.ndim == 1
    return sound


def decibels(level: float) -> float:
    return float(20 * np.log10(max(level, 1e-9)))


def heard(file: str) -> float:
    """Return the loudness of a file as it is played. A loop is played twice in a row."""
    sound = decoded(file)
    return momentary(np.tile(sound, 2) if MANIFEST[FILES[file]]["loop"] and file != TONE else sound)


def of(name: str) -> list[str]:
    return [file for file, each in FILES.items() if each == name]


def test_files_match_the_manifest() -> None:
    assert {path.name for path in SHELF.glob("*.ogg")} == set(FILES)
    assert set(MANIFEST) == set(LENGTH) == set(BANDS) == {sound.name for sound in SOUNDS}
    for entry in MANIFEST.values():
        for variant in entry["variants"]:
            assert hashlib.sha256((SHELF / variant["file"]).read_bytes()).hexdigest() == variant["sha256"]


def test_the_files_are_small() -> None:
    assert sum((SHELF / file).stat().st_size for file in FILES if file != TONE) < 800_000
    assert (SHELF / TONE).stat().st_size < 1_500_000


def test_every_sound_has_five_distinct_variants() -> None:
    for name, entry in MANIFEST.items():
        assert len(entry["variants"]) >= 5 or name == "room_tone"
    digests = [variant["sha256"] for entry in MANIFEST.values() for variant in entry["variants"]]
    assert len(set(digests)) == len(digests)
    for name in set(MANIFEST) - {"room_tone"}:
        waves = [decoded(file) for file in of(name)]
        length = min(len(wave) for wave in waves)
        alike = np.corrcoef([wave[:length] for wave in waves]) - np.eye(len(waves))
        assert np.abs(alike).max() < 0.75, name


def test_every_sound_has_a_caption() -> None:
    assert all(entry["caption"].startswith("sound-") for entry in MANIFEST.values())
    assert len({entry["caption"] for entry in MANIFEST.values()}) == len(MANIFEST)


@each_file
def test_length(file: str) -> None:
    seconds = len(decoded(file)) / 44_100
    low, high = LENGTH[FILES[file]]
    assert low <= seconds <= high
    written = next(v for v in MANIFEST[FILES[file]]["variants"] if v["file"] == file)
    assert seconds == pytest.approx(written["seconds"], abs=0.001)


# --- level


def test_loudness_is_measured_as_in_the_standard() -> None:
    """The signals are the sine waves of EBU Tech 3341, and a full-scale sine of 997 Hz, which measures -3.01 LUFS."""
    time = np.arange(20 * 48_000) / 48_000
    tone = np.sin(2 * np.pi * 997 * time)
    assert integrated(tone, 48_000) == pytest.approx(-3.01, abs=0.05)
    for level in (-23, -33):
        quiet = np.sin(2 * np.pi * 1000 * time) * 10 ** (level / 20)
        assert integrated(quiet, 48_000) == pytest.approx(level - 3.01, abs=0.1)
    loud, soft = 10 ** (-23 / 20), 10 ** (-40 / 20)
    gated = np.sin(2 * np.pi * 1000 * np.arange(60 * 48_000) / 48_000)
    gated[: 20 * 48_000] *= soft
    gated[20 * 48_000 :] *= loud
    assert integrated(gated, 48_000) == pytest.approx(-26.01, abs=0.1)


@pytest.mark.parametrize("file", ["peg-1.ogg", "coin_clink-2.ogg", "knock-3.ogg", "shuffle-1.ogg"])
def test_the_generator_measures_the_same_loudness(file: str) -> None:
    assert loudness.momentary(decoded(file)) == pytest.approx(momentary(decoded(file)), abs=0.1)


def test_sounds_of_a_kind_are_equally_loud() -> None:
    """Each sound is within 1.5 LU of the mean of its kind.

    Sounds of the table differ by at most 5 LU, and the room is at least 6 LU quieter.
    """
    assert {name for names in KINDS.values() for name in names} == set(MANIFEST)
    levels = {name: [heard(file) for file in of(name)] for name in MANIFEST}
    for names in KINDS.values():
        kind = [level for name in names for level in levels[name]]
        assert max(abs(level - float(np.mean(kind))) for level in kind) <= 1.5
    played = [level for name, found in levels.items() if name != "room_tone" for level in found]
    assert max(played) - min(played) <= 5
    assert np.mean(played) - levels["room_tone"][0] >= 6


@each_file
def test_sounds_are_loud_enough_and_never_clipped(file: str) -> None:
    peak = decibels(np.abs(decoded(file)).max())
    low, high = PEAKS.get(FILES[file], (-16.0, -1.0))
    assert low <= peak <= high
    written = next(v for v in MANIFEST[FILES[file]]["variants"] if v["file"] == file)
    assert peak == pytest.approx(written["peak_db"], abs=0.2)


@each_file
def test_sounds_have_no_dc_offset(file: str) -> None:
    assert abs(decoded(file).mean()) < 0.0005


@each_one_shot
def test_sounds_begin_and_end_silent(file: str) -> None:
    sound = decoded(file)
    edge = 44_100 // 1000
    assert decibels(np.abs(sound[:edge]).max()) < -40
    assert decibels(np.abs(sound[-edge:]).max()) < -55


# --- loops


@each_loop
def test_loops_have_no_seam(file: str) -> None:
    """The step from the last sample to the first is no larger than usual.

    The noise around the seam is as loud as elsewhere.
    """
    sound = decoded(file)
    around = np.concatenate([sound[-2205:], sound[:2205]])
    steps = np.abs(np.diff(around))
    assert steps[2204] <= max(4 * np.abs(np.diff(sound)).mean(), 0.002)
    bent = np.abs(np.diff(around, 2))
    assert bent[2200:2208].max() <= max(np.quantile(np.abs(np.diff(sound, 2)), 0.999), 0.002)
    power = [float(np.mean(part**2)) for part in np.array_split(sound, len(sound) // 4410)]
    assert min(power) * 0.5 <= float(np.mean(around**2)) <= max(power)


@each_rattle
def test_no_rattle_repeats_within_its_loop(file: str) -> None:
    """A rattle is a series of shakes, and no stretch of it is a copy of another."""
    sound = decoded(file)
    spectrum = np.abs(np.fft.rfft(sound)) ** 2
    likeness = np.fft.irfft(spectrum) / float((sound**2).sum())
    assert np.abs(likeness[4410:-4410]).max() < 0.2


# --- spectrum and decay


@each_file
def test_energy_lies_in_the_bands_of_the_thing(file: str) -> None:
    for low, high, least, most in BANDS[FILES[file]]:
        assert least <= share(decoded(file), low, high) <= most, f"{low} to {high} Hz"


@pytest.mark.parametrize("file", of("peg"))
def test_pegs_are_wood_and_no_marimba(file: str) -> None:
    """An earlier version of the peg sounds had up to 42 % of its energy within one semitone."""
    assert largest_share(decoded(file), 12) < 0.18
    assert fall_time(decoded(file), 20) < 0.06


@pytest.mark.parametrize("file", of("knock"))
def test_a_knock_is_heard_on_a_laptop(file: str) -> None:
    """Small loudspeakers omit frequencies below 350 Hz. Without them a knock loses less than 4 LU."""
    sound = decoded(file)
    spectrum = np.fft.rfft(sound)
    spectrum[np.fft.rfftfreq(len(sound), 1 / 44_100) < 350] = 0
    assert momentary(sound) - momentary(np.fft.irfft(spectrum, len(sound))) < 4


@pytest.mark.parametrize("file", of("coin_clink"))
def test_coins_are_small_silver_and_no_bells(file: str) -> None:
    """A coin has many partials, and fades within a fifth of a second."""
    assert len(partials(decoded(file), 4000, 20_000, 30)) >= 12
    assert fall_time(decoded(file), 30) < 0.22


def test_coins_have_the_modes_of_a_free_disc() -> None:
    """The lowest mode of a new shilling is at 5.3 kHz.

    For coins of all sizes, the lowest mode is within 5 % of the calculated value.
    """
    rng = np.random.default_rng(1)
    expected = (4.7, 5.3, 6.5)
    for (diameter, thickness), kilohertz in zip(SIZES, expected, strict=True):
        lowest = FREE_DISC[0] * thickness * STERLING / (2 * np.pi * (diameter / 2) ** 2 * np.sqrt(12))
        assert lowest / 1000 == pytest.approx(kilohertz, abs=0.1)
        coin = Coin.of(diameter, thickness, rng)
        assert min(coin.pitches) == pytest.approx(lowest, rel=0.05)


@pytest.mark.parametrize("file", of("page"))
def test_a_page_crackles(file: str) -> None:
    """The pulses stand out from the noise: the fourth moment of the samples is far above 3."""
    sound = decoded(file)[882:-4410]
    assert np.mean(sound**4) / np.mean(sound**2) ** 2 > 6


def test_the_room_is_faint_and_short() -> None:
    """All reflections together are quieter than the direct sound. None comes within 2 ms, and all end within 95 ms."""
    answer = room()
    assert 0.02 < float((answer**2).sum()) < 0.5
    assert np.abs(answer[:80]).max() < 0.01
    assert len(answer) <= 0.1 * 44_100


def test_the_clock_of_the_room_beats_seconds() -> None:
    """The envelope between 500 Hz and 4 kHz repeats every two seconds: one tick and one tock."""
    sound = decoded(TONE)
    spectrum = np.fft.rfft(sound)
    pitch = np.fft.rfftfreq(len(sound), 1 / 44_100)
    spectrum[(pitch < 500) | (pitch > 4000)] = 0
    level = np.sqrt(np.mean(np.fft.irfft(spectrum, len(sound)).reshape(-1, 441) ** 2, axis=1))
    level = np.minimum(level, np.quantile(level, 0.99)) - level.mean()
    likeness = np.fft.irfft(np.abs(np.fft.rfft(level)) ** 2)
    assert likeness[200] > 0.2 * likeness[0]
    assert likeness[200] > 2 * likeness[150]


# --- files


def test_the_mixer_plays_every_file() -> None:
    pygame.mixer.init(44_100, -16, 2, 512)
    try:
        for file, name in FILES.items():
            low, high = LENGTH[name]
            assert low <= pygame.mixer.Sound(SHELF / file).get_length() <= high
    finally:
        pygame.mixer.quit()


@pytest.mark.parametrize("name", ["peg", "coin_clink"])
def test_sounds_are_reproducible(name: str, tmp_path: Path) -> None:
    sound = next(sound for sound in SOUNDS if sound.name == name)
    for copy in ("once", "again"):
        write(tmp_path / copy, sound.variant(2), sound.smallness)
    assert (tmp_path / "once").read_bytes() == (tmp_path / "again").read_bytes()
    assert not np.array_equal(sound.variant(1), sound.variant(2))


def test_a_renumbered_file_decodes_and_another_format_is_refused(tmp_path: Path) -> None:
    data = (SHELF / "knock-1.ogg").read_bytes()
    other = renumbered(data, 4)
    assert other != data
    assert renumbered(other, 1775) == data
    (tmp_path / "other.ogg").write_bytes(other)
    sound, _ = soundfile.read(tmp_path / "other.ogg")
    assert np.array_equal(sound, decoded("knock-1.ogg"))
    with pytest.raises(ValueError, match="Ogg"):
        renumbered(b"RIFF" + data[4:], 4)

"""The sounds. Every file can be decoded and has the expected length, loudness, cleanness and brightness."""

import hashlib
import json
import os
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

from sounds.synth.records import renumbered, write
from sounds.synth.repertory import SOUNDS

SHELF = Path(__file__).resolve().parents[2] / "sounds"
MANIFEST: dict[str, dict[str, Any]] = json.loads((SHELF / "manifest.json").read_text(encoding="utf-8"))
FILES = {variant["file"]: name for name, entry in MANIFEST.items() for variant in entry["variants"]}

LENGTH = {
    "card_slide": (0.35, 0.55),
    "card_deal": (0.4, 0.6),
    "card_turn": (0.4, 0.7),
    "shuffle": (1.8, 2.4),
    "peg": (0.25, 0.4),
    "dice_rattle": (1.0, 1.5),
    "dice_roll": (1.2, 1.6),
    "coin_clink": (0.8, 1.1),
    "coins_to_pot": (1.3, 1.7),
    "knock": (0.6, 0.8),
    "page": (0.7, 0.9),
}
"""Shortest and longest permitted length of each sound, in seconds."""
CENTROID = {
    "card_slide": (2000, 4000),
    "card_deal": (2500, 4500),
    "card_turn": (2000, 4500),
    "shuffle": (1500, 4500),
    "peg": (1000, 2000),
    "dice_rattle": (600, 2000),
    "dice_roll": (300, 1500),
    "coin_clink": (6000, 12000),
    "coins_to_pot": (6000, 12000),
    "knock": (80, 400),
    "page": (1800, 4000),
}
"""Lowest and highest permitted spectral centroid of each sound, in hertz."""

each_file = pytest.mark.parametrize("file", sorted(FILES))
each_one_shot = pytest.mark.parametrize("file", sorted(f for f, name in FILES.items() if not MANIFEST[name]["loop"]))


def decoded(file: str) -> Any:
    sound, rate = soundfile.read(SHELF / file)
    assert rate == 44_100
    assert sound.ndim == 1
    return sound


def decibels(level: float) -> float:
    return float(20 * np.log10(max(level, 1e-9)))


def test_files_match_the_manifest() -> None:
    assert {path.name for path in SHELF.glob("*.ogg")} == set(FILES)
    assert set(MANIFEST) == set(LENGTH) == {sound.name for sound in SOUNDS}
    for entry in MANIFEST.values():
        for variant in entry["variants"]:
            assert hashlib.sha256((SHELF / variant["file"]).read_bytes()).hexdigest() == variant["sha256"]


def test_all_sounds_together_are_under_300_kilobytes() -> None:
    assert sum((SHELF / file).stat().st_size for file in FILES) < 300_000


def test_frequent_sounds_have_three_distinct_variants() -> None:
    for name in ("card_slide", "card_deal", "card_turn", "peg", "dice_roll", "coin_clink"):
        assert len(MANIFEST[name]["variants"]) == 3
    digests = [variant["sha256"] for entry in MANIFEST.values() for variant in entry["variants"]]
    assert len(set(digests)) == len(digests)


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


@each_file
def test_sounds_are_loud_enough_and_never_clipped(file: str) -> None:
    peak = decibels(np.abs(decoded(file)).max())
    assert -12 <= peak <= -3
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


def test_the_rattle_loops_seamlessly() -> None:
    (entry,) = MANIFEST["dice_rattle"]["variants"]
    assert MANIFEST["dice_rattle"]["loop"] is True
    sound = decoded(entry["file"])
    steps = np.abs(np.diff(sound))
    assert abs(sound[0] - sound[-1]) <= 4 * steps.mean()
    assert decibels(np.abs(np.concatenate([sound[-200:], sound[:200]])).max()) < -24


@each_file
def test_sounds_have_the_expected_brightness(file: str) -> None:
    sound = decoded(file)
    power = np.abs(np.fft.rfft(sound)) ** 2
    centroid = (power * np.fft.rfftfreq(len(sound), 1 / 44_100)).sum() / power.sum()
    low, high = CENTROID[FILES[file]]
    assert low < centroid < high


def test_the_mixer_plays_every_file() -> None:
    pygame.mixer.init(44_100, -16, 2, 512)
    try:
        for file, name in FILES.items():
            low, high = LENGTH[name]
            assert low <= pygame.mixer.Sound(SHELF / file).get_length() <= high
    finally:
        pygame.mixer.quit()


def test_sounds_are_reproducible(tmp_path: Path) -> None:
    peg = next(sound for sound in SOUNDS if sound.name == "peg")
    for name in ("once", "again"):
        write(tmp_path / name, peg.variant(2))
    assert (tmp_path / "once").read_bytes() == (tmp_path / "again").read_bytes()
    assert not np.array_equal(peg.variant(1), peg.variant(2))


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

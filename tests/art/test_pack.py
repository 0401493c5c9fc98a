"""The English pack.

Its files match the manifest and are reproducible. Each court card holds its traditional objects.
"""

import hashlib
import io
import json
import os
from itertools import combinations

import pytest

pytest.importorskip("fontTools")
pytest.importorskip("resvg_py")
pytest.importorskip("scipy")
pytest.importorskip("shapely")

import numpy as np
from PIL import Image
from scipy import ndimage

from art.engraver import iconography, lines, pack
from art.engraver.anatomy import face_profile
from art.engraver.geometry import Place
from art.engraver.inks import Ink
from art.engraver.pips import PIP_RANKS, PLACES, SUITS, pip_card
from art.engraver.plates import Card, Sign
from art.engraver.press import WOODBLOCK, size_at
from art.palette import PLATE_INK, rgb

MANIFEST = pack.read_manifest()
ENTRIES = {**MANIFEST["cards"], pack.BACK: MANIFEST["back"]}
PIPS = [rank + suit for suit in SUITS for rank in PIP_RANKS if rank + suit != "AS"]
SOAK = bool(os.environ.get("CROWE_SOAK"))
RICH = {"line": 500, "colour": 50}
TOLERANCE = 2.0
"""Maximum mean pixel difference (0 to 255) between pictures made by different versions of the libraries."""
SMALL_TOLERANCE = 8.0
"""Maximum mean pixel difference (0 to 255) between a small card and the large one scaled down.

Both are JPEGs. The greatest difference in the pack is 6.0.
"""
LARGE_TOLERANCE = 15.0
"""Maximum mean pixel difference (0 to 255) between a small card and a large one that have different errors of their
stencils.
"""
MIN_DIFFERENCE = 20.0
"""Minimum mean pixel difference (0 to 255) between two court cards. The most similar pair has 23.8."""
WHOLE_ART_BYTES = 7 * 1024 * 1024

each_court = pytest.mark.parametrize("code", sorted(iconography.COURTS))


def test_files_match_the_manifest() -> None:
    for code, entry in ENTRIES.items():
        data = (pack.PACK_DIR / entry["file"]).read_bytes()
        assert hashlib.sha256(data).hexdigest() == entry["sha256"], code
        assert len(data) == entry["bytes"], code
        assert entry["seed"] == pack.seed_of(code), code
        with Image.open(io.BytesIO(data)) as image:
            assert list(image.size) == MANIFEST["size"], code


def test_all_52_cards_and_the_back_exist() -> None:
    assert len(set(pack.CODES)) == 52
    assert list(MANIFEST["cards"]) == list(pack.CODES)
    assert MANIFEST["back"]["file"] == "back.jpg"


def test_plain_courts_match_their_manifest() -> None:
    courts = json.loads((pack.PLAIN_DIR / "manifest.json").read_text("utf-8"))["courts"]
    assert set(courts) == set(iconography.COURTS)
    for code, entry in courts.items():
        assert hashlib.sha256((pack.PLAIN_DIR / entry["file"]).read_bytes()).hexdigest() == entry["sha256"], code
        assert entry["pip"] == iconography.COURTS[code].pip, code


def test_drawings_for_printers_match_their_manifest() -> None:
    cards = json.loads((pack.LINES_DIR / "manifest.json").read_text("utf-8"))["cards"]
    assert set(cards) == set(pack.CODES)
    for code, entry in cards.items():
        assert hashlib.sha256((pack.LINES_DIR / entry["file"]).read_bytes()).hexdigest() == entry["sha256"], code


@pytest.mark.parametrize("code", ["7H", "QS", "AS"])
def test_drawings_for_printers_are_reproducible(code: str) -> None:
    assert lines.encoded(pack.draw(code)) == (pack.LINES_DIR / f"{code}.lines").read_bytes()


def test_every_file_is_in_the_manifest() -> None:
    for folder in (pack.PACK_DIR, pack.PACK_DIR / pack.SMALL):
        assert {path.name for path in folder.glob("*.jpg")} == {entry["file"] for entry in ENTRIES.values()}


def test_every_card_has_a_large_version_that_matches() -> None:
    """The small and the large version are printed separately, each with its own stencil errors.

    Their pixels differ by up to 13.7 of 255.
    """
    assert {path.name for path in (pack.PACK_DIR / pack.LARGE).iterdir()} == {f"{code}.webp" for code in pack.CODES}
    for code in pack.CODES:
        with (
            Image.open(pack.PACK_DIR / pack.LARGE / f"{code}.webp") as large,
            Image.open(pack.PACK_DIR / pack.SMALL / f"{code}.jpg") as small,
        ):
            assert list(large.size) == MANIFEST["large"]
            again = np.asarray(large.convert("RGB").resize(small.size, Image.Resampling.LANCZOS), float)
            assert np.abs(again - np.asarray(small, float)).mean() < LARGE_TOLERANCE, code


def test_small_cards_are_scaled_versions_and_load_fast() -> None:
    for entry in ENTRIES.values():
        with (
            Image.open(pack.PACK_DIR / entry["file"]) as large,
            Image.open(pack.PACK_DIR / pack.SMALL / entry["file"]) as small,
        ):
            assert list(small.size) == MANIFEST["small"]
            assert not small.info.get("progressive")
            again = np.asarray(large.resize(small.size, Image.Resampling.LANCZOS), float)
            assert np.abs(again - np.asarray(small, float)).mean() < SMALL_TOLERANCE, entry["file"]


def test_whole_pack_is_small_enough() -> None:
    files = [*pack.PACK_DIR.rglob("*.jpg"), *pack.PACK_DIR.rglob("*.webp")]
    assert sum(path.stat().st_size for path in files) < WHOLE_ART_BYTES


@pytest.mark.parametrize("code", ["7H", "QS", "AS"] if SOAK else ["7H"])
def test_cards_are_reproducible(code: str) -> None:
    """One card of each kind is printed again and compared with its file.

    The slow court card and ace are printed only in soak tests.
    """
    again = pack.print_jpeg(code)
    kept = (pack.PACK_DIR / f"{code}.jpg").read_bytes()
    if again == kept:
        return
    one, other = (np.asarray(Image.open(io.BytesIO(data)), np.float64) for data in (again, kept))
    assert np.abs(one - other).mean() < TOLERANCE


def test_another_seed_prints_another_card() -> None:
    assert pip_card("7H", 1).plate_svg(Ink.RED) != pip_card("7H", 2).plate_svg(Ink.RED)


def test_pip_cards_have_the_right_number_of_pips_in_the_right_ink() -> None:
    for code in PIPS:
        count = PIP_RANKS.index(code[0]) + 1
        ink = Ink.RED if code[1] in "HD" else Ink.BLACK
        cuts = pip_card(code, pack.seed_of(code)).cuts()
        assert len(PLACES[code[0]]) == count, code
        assert cuts == {each: count if each is ink else 0 for each in Ink}, code


def shrunk(code: str, height: int) -> np.ndarray:
    """Return a card as the table shows it at this height in pixels."""
    with Image.open(pack.PACK_DIR / f"{code}.jpg") as image:
        return np.asarray(image.resize(size_at(height), Image.Resampling.LANCZOS), np.float64)


def test_pips_can_be_counted_at_the_smallest_size() -> None:
    for code in PIPS:
        _, count = ndimage.label(shrunk(code, 96)[..., 1] < 150)
        assert count == PIP_RANKS.index(code[0]) + 1, code


def test_courts_differ_when_small_and_blurred_without_pips() -> None:
    blurred = {code: ndimage.gaussian_filter(shrunk(code, 120), (2, 2, 0)) for code in iconography.COURTS}
    seen = np.ones(blurred["QS"].shape[:2], bool)
    seen[:28, :24] = seen[:28, -24:] = False
    for one, other in combinations(blurred, 2):
        assert np.abs(blurred[one] - blurred[other])[seen].mean() > MIN_DIFFERENCE, (one, other)


def test_the_table_of_courts_has_12_rows_and_six_pips_on_each_side() -> None:
    assert sorted(iconography.COURTS) == sorted(rank + suit for rank in "JQK" for suit in SUITS)
    assert sum(court.pip == "left" for court in iconography.COURTS.values()) == 6


def test_the_duty_ace_has_the_marks_of_the_stamp_office() -> None:
    assert frozenset(pack.draw("AS").signs) == iconography.DUTY_ACE


def test_only_the_duty_ace_is_a_copperplate_in_one_ink() -> None:
    pulled = {code: pack.impression(code) for code in (*pack.CODES, pack.BACK)}
    assert [code for code, impression in pulled.items() if impression is not WOODBLOCK] == ["AS"]
    assert pulled["AS"].inks[Ink.LINE] == rgb(PLATE_INK)
    assert pulled["AS"].wear < WOODBLOCK.wear
    assert pack.draw("AS").inks() == {Ink.LINE}


@each_court
def test_courts_match_the_table_and_are_detailed(code: str) -> None:
    drawn = pack.draw(code)
    cuts = drawn.cuts()
    assert iconography.faults(code, drawn.signs) == []
    assert cuts[Ink.LINE] >= RICH["line"]
    assert sum(cuts.values()) - cuts[Ink.LINE] >= RICH["colour"]


@each_court
def test_mirrored_court_is_refused(code: str) -> None:
    mirrored = [
        sign if sign.side is None else Sign(sign.what, "left" if sign.side == "right" else "right")
        for sign in iconography.COURTS[code].signs
    ]
    faults = iconography.faults(code, mirrored)
    assert any(fault.startswith("pip") for fault in faults)
    assert any(fault.startswith("head") for fault in faults)


def test_missing_suit_sign_and_second_head_are_reported() -> None:
    shown = [sign for sign in iconography.COURTS["QS"].signs if sign.what != "ermine"]
    assert iconography.faults("QS", shown) == ["ermine is not shown"]
    card = Card(1)
    face_profile(card, Place(300, 150))
    whole = iconography.COURTS["QS"].signs | set(card.signs)
    assert iconography.faults("QS", whole) == ["head profile is not this court's"]

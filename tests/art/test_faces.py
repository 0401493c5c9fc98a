"""The players' profiles: as their manifest says, cut the same again, told apart at the size of a ticket."""

import hashlib
import json
from itertools import combinations

import pytest

pytest.importorskip("fontTools")
pytest.importorskip("resvg_py")
pytest.importorskip("scipy")
pytest.importorskip("shapely")

import numpy as np
from PIL import Image

from art.cutter.__main__ import FACES
from art.cutter.shade import Shade
from art.cutter.sitters import SITTERS
from crowe_table.words.characters import BANKERS, CHARACTERS

MANIFEST = json.loads((FACES / "manifest.json").read_text("utf-8"))
SMALL = (38, 48)
TOLERANCE = 2.0
"""Mean difference of a pixel, of 255, allowed where other versions of the libraries cut the face."""
TOLD_APART = 16.0
"""Mean difference of a pixel, of 255, by which two faces are told apart; the nearest pair has 17.7."""


def black(name: str) -> np.ndarray:
    """How black each pixel of a face is as the smallest ticket shows it."""
    with Image.open(FACES / f"face-{name}.png") as image:
        return np.asarray(image.getchannel("A").resize(SMALL, Image.Resampling.LANCZOS), np.float64)


def test_files_are_what_the_manifest_says() -> None:
    for name, entry in MANIFEST.items():
        assert hashlib.sha256((FACES / entry["file"]).read_bytes()).hexdigest() == entry["sha256"], name


def test_whoever_plays_or_keeps_a_bank_for_the_house_has_a_face_and_nobody_else() -> None:
    assert {*(character.face for character in CHARACTERS), *BANKERS} == set(SITTERS)
    assert set(MANIFEST) == {"face-oval", *(f"face-{name}" for name in SITTERS)}
    assert {path.name for path in FACES.glob("*.png")} == {entry["file"] for entry in MANIFEST.values()}
    assert len(SITTERS) >= 12


def test_a_face_is_cut_the_same_again() -> None:
    shade = Shade()
    SITTERS["quill"](shade)
    with Image.open(FACES / "face-quill.png") as image:
        kept = np.asarray(image.getchannel("A"), np.float64)
    assert np.abs(np.clip(shade.black, 0, 1) * 255 - kept).mean() < TOLERANCE


def test_faces_are_told_apart_at_forty_eight_pixels() -> None:
    seen = {name: black(name) for name in SITTERS}
    for one, other in combinations(SITTERS, 2):
        assert np.abs(seen[one] - seen[other]).mean() > TOLD_APART, (one, other)


def test_every_face_lies_within_its_oval() -> None:
    for name in SITTERS:
        with Image.open(FACES / f"face-{name}.png") as image:
            shade = np.asarray(image.getchannel("A"), np.float64) / 255
        rows, columns = shade.shape
        y, x = np.mgrid[0:rows, 0:columns]
        outside = np.hypot((x + 0.5) / columns * 2 - 1, (y + 0.5) / rows * 2 - 1) > 1
        assert shade[outside].sum() / shade.sum() < 0.02, name

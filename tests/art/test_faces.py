"""The portraits of the players match their manifest, are reproducible, and can be told apart on a ticket."""

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
"""Maximum mean pixel difference (0 to 255) between pictures made by different versions of the libraries."""
MIN_DIFFERENCE = 16.0
"""Minimum mean pixel difference (0 to 255) between two faces. The most similar pair has 17.7."""


def black(name: str) -> np.ndarray:
    """Return the blackness of each pixel of a face, at the smallest size of a ticket."""
    with Image.open(FACES / f"face-{name}.png") as image:
        return np.asarray(image.getchannel("A").resize(SMALL, Image.Resampling.LANCZOS), np.float64)


def test_files_match_the_manifest() -> None:
    for name, entry in MANIFEST.items():
        assert hashlib.sha256((FACES / entry["file"]).read_bytes()).hexdigest() == entry["sha256"], name


def test_exactly_the_computer_players_and_bankers_have_faces() -> None:
    assert {*(character.face for character in CHARACTERS), *BANKERS} == set(SITTERS)
    assert set(MANIFEST) == {"face-oval", *(f"face-{name}" for name in SITTERS)}
    assert {path.name for path in FACES.glob("*.png")} == {entry["file"] for entry in MANIFEST.values()}
    assert len(SITTERS) >= 12


def test_faces_are_reproducible() -> None:
    shade = Shade()
    SITTERS["quill"](shade)
    with Image.open(FACES / "face-quill.png") as image:
        kept = np.asarray(image.getchannel("A"), np.float64)
    assert np.abs(np.clip(shade.black, 0, 1) * 255 - kept).mean() < TOLERANCE


def test_faces_differ_at_48_pixels() -> None:
    seen = {name: black(name) for name in SITTERS}
    for one, other in combinations(SITTERS, 2):
        assert np.abs(seen[one] - seen[other]).mean() > MIN_DIFFERENCE, (one, other)


def test_every_face_is_within_its_oval() -> None:
    for name in SITTERS:
        with Image.open(FACES / f"face-{name}.png") as image:
            shade = np.asarray(image.getchannel("A"), np.float64) / 255
        rows, columns = shade.shape
        y, x = np.mgrid[0:rows, 0:columns]
        outside = np.hypot((x + 0.5) / columns * 2 - 1, (y + 0.5) / rows * 2 - 1) > 1
        assert shade[outside].sum() / shade.sum() < 0.02, name

"""Specimen sheets: all are written, nothing is left off them, and a stand-in is refused."""

import json
import os
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

pytest.importorskip("scipy")

import numpy as np
from PIL import Image
from scipy import ndimage

from art.specimens import faces, furniture
from art.specimens.__main__ import SHEETS, main
from art.specimens.cards import HEIGHTS
from art.specimens.sheet import open_case
from crowe_table import palette
from crowe_table.gui.draw.assets import Appearance
from crowe_table.gui.draw.packs import width_of
from crowe_table.gui.draw.type import Face
from crowe_table.paths import shipped


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    written = tmp_path_factory.mktemp("specimens")
    main(["--out", str(written)])
    return written


def sheet(folder: Path, name: str) -> np.ndarray:
    with Image.open(folder / f"{name}.png") as image:
        return np.asarray(image.convert("RGB"), np.int16)


def test_every_sheet_is_written(folder: Path) -> None:
    assert {path.stem for path in folder.iterdir()} == set(SHEETS)


@pytest.mark.parametrize("height", HEIGHTS)
def test_all_fifty_two_lie_on_the_contact_sheet_at_their_height(folder: Path, height: int) -> None:
    paper = ndimage.binary_fill_holes(sheet(folder, f"cards-{height}")[..., 0] > 150)
    spots = ndimage.find_objects(ndimage.label(paper)[0])
    cards = [spot for spot in spots if spot[0].stop - spot[0].start > height * 0.9]
    assert len(cards) == 52
    assert {(rows.stop - rows.start, columns.stop - columns.start) for rows, columns in cards} == {
        (height, width_of(height))
    }


def test_no_piece_of_furniture_is_left_off() -> None:
    shown = [name for _, names in furniture.grouped() for name in names]
    assert sorted(shown) == sorted(json.loads((shipped("art", "furniture") / "manifest.json").read_text("utf-8")))
    assert len(shown) == len(set(shown))
    assert all(names for _, names in furniture.grouped())


def test_tickets_stand_on_baize_and_type_on_paper(folder: Path) -> None:
    corner = {name: tuple(sheet(folder, name)[:8, :8].reshape(-1, 3).mean(axis=0)) for name in ("tickets", "type")}
    assert corner["tickets"] == pytest.approx(palette.rgb(palette.BAIZE_LIT), abs=14)
    assert corner["type"] == palette.rgb(palette.BOOKE_PAPER)
    assert (sheet(folder, "tickets") > 220).all(axis=2).any()


def test_every_face_has_its_sample() -> None:
    assert set(faces.SAMPLES) == set(faces.SIZES) == set(Face)


def test_a_stand_in_is_refused() -> None:
    with pytest.raises(FileNotFoundError, match="no-such-pack"):
        open_case(look=Appearance(pack="no-such-pack"))

"""Specimen sheets. All sheets are written and complete, and a placeholder is refused."""

import json
import os
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

pytest.importorskip("scipy")

import numpy as np
import pygame
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


def sheet(name: str) -> np.ndarray:
    """Return the pixels of a sheet, row by row."""
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1, 1))
    return pygame.surfarray.array3d(SHEETS[name]()).swapaxes(0, 1).astype(np.int16)


def test_sheets_have_their_file_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("art.specimens.__main__.SHEETS", {name: SHEETS[name] for name in ("cards-96", "type")})
    main(["--out", str(tmp_path)])
    assert {path.name for path in tmp_path.iterdir()} == {"cards-96.png", "type.png"}


@pytest.mark.parametrize("height", [HEIGHTS[0], HEIGHTS[-1]])
def test_all_52_cards_are_on_the_contact_sheet_at_their_height(height: int) -> None:
    paper = ndimage.binary_fill_holes(sheet(f"cards-{height}")[..., 0] > 150)
    spots = ndimage.find_objects(ndimage.label(paper)[0])
    cards = [spot for spot in spots if spot[0].stop - spot[0].start > height * 0.9]
    assert len(cards) == 52
    assert {(rows.stop - rows.start, columns.stop - columns.start) for rows, columns in cards} == {
        (height, width_of(height))
    }


def test_every_piece_of_furniture_is_on_a_sheet() -> None:
    shown = [name for _, names in furniture.grouped() for name in names]
    assert sorted(shown) == sorted(json.loads((shipped("art", "furniture") / "manifest.json").read_text("utf-8")))
    assert len(shown) == len(set(shown))
    assert all(names for _, names in furniture.grouped())


def test_tickets_are_on_baize_and_type_is_on_paper() -> None:
    sheets = {name: sheet(name) for name in ("tickets", "type")}
    corner = {name: tuple(seen[:8, :8].reshape(-1, 3).mean(axis=0)) for name, seen in sheets.items()}
    assert corner["tickets"] == pytest.approx(palette.rgb(palette.BAIZE_LIT), abs=14)
    assert corner["type"] == palette.rgb(palette.BOOKE_PAPER)
    assert (sheets["tickets"] > 220).all(axis=2).any()


def test_all_furniture_is_drawn_on_its_sheet() -> None:
    """At least a fifth of the sheet's pixels must differ from the baize background. The actual share is 0.246."""
    seen = sheet("furniture")
    assert (np.abs(seen - seen[0, 0]).sum(axis=2) > 60).mean() > 0.2


def test_every_face_has_its_sample() -> None:
    assert set(faces.SAMPLES) == set(faces.SIZES) == set(Face)


def test_a_placeholder_is_refused() -> None:
    with pytest.raises(FileNotFoundError, match="no-such-pack"):
        open_case(look=Appearance(pack="no-such-pack"))

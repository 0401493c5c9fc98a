"""Missing and damaged assets. Each is reported in one sentence, and the table opens nevertheless."""

import os
import shutil
import sys
import warnings
from pathlib import Path

import pytest

from tests.present import appended

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from crowe_table import paths
from crowe_table.engine.cards import HIDDEN, Card, parse
from crowe_table.gui.draw.assets import Appearance, Assets
from crowe_table.gui.draw.background import desk_background, table_background
from crowe_table.gui.draw.canvas import Canvas
from crowe_table.gui.draw.packs import PlainPack, PrintedPack
from crowe_table.gui.draw.paper import ticket
from crowe_table.gui.draw.type import Face, TypeCase
from crowe_table.gui.pages.ui import Ui
from crowe_table.gui.sound import Sounds
from crowe_table.gui.table.formations.composing import MOST_HAND
from crowe_table.words import Words


@pytest.fixture
def art(tmp_path: Path) -> Path:
    """Return a copy of all art files, which the test may damage."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1280, 800))
    copy = tmp_path / "art"
    for part in ("cards", "faces", "fonts", "furniture"):
        shutil.copytree(paths.shipped("art", part), copy / part)
    return copy


def lay(art: Path) -> Assets:
    """Draw everything that a table needs, and return the assets."""
    assets = Assets(art, Canvas(1280, 800), Appearance())
    for card in (HIDDEN, 0, 25, 51):
        assets.card(Card(card), 173)
    table_background(assets, pygame.Rect((0, 0), assets.canvas.size))
    desk_background(assets)
    ticket(assets, 200, 60)
    assets.case.line("Cribbage", Face.HEADING, 20, "#000000")
    return assets


def said(assets: Assets) -> list[str]:
    words = Words()
    sentences = [words.reason(complaint) for complaint in assets.complaints]
    assert all(sentence.endswith(".") and not sentence.startswith("asset-") for sentence in sentences)
    return sentences


def test_intact_assets_cause_no_complaint(art: Path) -> None:
    assets = lay(art)
    assert said(assets) == []
    assert isinstance(assets.pack, PrintedPack)


def test_a_close_up_in_a_large_window_uses_the_enlarged_picture_if_present(art: Path, tmp_path: Path) -> None:
    pack = PrintedPack(art / "cards" / "english", TypeCase(art / "fonts"), pencilled=False)
    large = pack.face(parse("QS"), 1620)
    assert (pack._last[0].parent.name, large.get_height()) == ("large", 1620)
    copied = tmp_path / "english"
    shutil.copytree(art / "cards" / "english", copied, ignore=shutil.ignore_patterns("large"))
    pack = PrintedPack(copied, TypeCase(art / "fonts"), pencilled=False)
    assert pack.face(parse("QS"), 1620).get_size() == large.get_size()
    assert pack._last[0] == copied / "QS.jpg"


def test_no_card_in_a_normal_window_uses_the_enlarged_picture(art: Path) -> None:
    """Reading an enlarged picture takes longer than a frame."""
    pack = PrintedPack(art / "cards" / "english", TypeCase(art / "fonts"), pencilled=True)
    assert Canvas(1920, 1080).px(MOST_HAND) <= pack._small_height


@pytest.mark.parametrize(
    "harm", ["no folder", "no card", "no small card", "no manifest", "bad manifest", "bad picture"]
)
def test_plain_cards_replace_a_broken_pack(art: Path, harm: str) -> None:
    pack = art / "cards" / "english"
    match harm:
        case "no folder":
            shutil.rmtree(pack)
        case "no card":
            (pack / "QS.jpg").unlink()
        case "no small card":
            (pack / "small" / "QS.jpg").unlink()
        case "no manifest":
            (pack / "manifest.json").unlink()
        case "bad manifest":
            (pack / "manifest.json").write_bytes(b'{"cards": [')
        case _:
            (pack / "small" / "AS.jpg").write_bytes(b"no picture")
    assets = lay(art)
    assert isinstance(assets.pack, PlainPack)
    assert len(said(assets)) == 1
    assert "english" in said(assets)[0]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a path is a text")
def test_assets_load_from_a_path_that_is_not_valid_text(art: Path, tmp_path: Path) -> None:
    """The program may be installed in a home directory whose name has another encoding."""
    home = tmp_path / os.fsdecode(b"caf\xe9")
    home.mkdir()
    art.rename(home / "art")
    assets = lay(home / "art")
    assert said(assets) == []
    assert isinstance(assets.pack, PrintedPack)
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # The library warns of missing fonts and uses its own.
        Ui(assets).dress()
    (home / "sounds").symlink_to(paths.shipped("sounds"))
    sounds = Sounds(home / "sounds", 1.0)
    sounds.open()
    sounds.play("knock")
    assert sounds.complaint is None
    assert any(sounds._loaded.values())
    sounds.close()


def test_a_broken_furniture_picture_is_named(art: Path) -> None:
    (art / "furniture" / "baize.jpg").write_bytes(b"moth-eaten")
    (art / "furniture" / "ticket.jpg").unlink()
    sentences = said(lay(art))
    assert len(sentences) == 2
    assert "baize" in " ".join(sentences)
    assert "ticket" in " ".join(sentences)


def test_a_table_opens_without_any_furniture(art: Path) -> None:
    shutil.rmtree(art / "furniture")
    assert said(lay(art))


def test_a_missing_font_is_named(art: Path) -> None:
    (art / "fonts" / Face.HEADING.value).unlink()
    assert said(lay(art)) == [Words().text("asset-type", name=Face.HEADING.value)]


def test_missing_sounds_are_silence(tmp_path: Path) -> None:
    sounds = Sounds(tmp_path, 1.0)
    sounds.open()
    sounds.play("knock")
    assert sounds.complaint is not None
    assert Words().reason(sounds.complaint).endswith("quiet.")
    sounds.close()


def test_the_room_plays_only_at_a_volume_of_its_own() -> None:
    pygame.mixer.quit()
    sounds = Sounds(paths.shipped("sounds"), 0.0)
    sounds.open()
    assert not pygame.mixer.get_init()
    for room, plays in ((0.4, True), (0.8, True), (0.0, False), (0.4, True)):
        sounds.set_volumes(0.0, 0.0, room)
        assert pygame.mixer.music.get_busy() == plays
        assert not plays or pygame.mixer.music.get_volume() == pytest.approx(room, abs=0.01)
    sounds.play("knock")
    assert not sounds._loaded, "its volume is 0"
    sounds.close()
    sounds.open()
    assert pygame.mixer.music.get_busy()
    sounds.close()


def test_a_missing_room_is_silence(tmp_path: Path) -> None:
    (tmp_path / "manifest.json").write_text('{"room_tone": {"variants": ["gone.ogg"]}}')
    sounds = Sounds(tmp_path, 0.5, 0.5, 0.5)
    sounds.open()
    assert not pygame.mixer.music.get_busy()
    assert sounds.complaint is None
    sounds.close()


def test_a_missing_loudspeaker_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such thing")
    sounds = Sounds(paths.shipped("sounds"), 1.0)
    sounds.open()
    sounds.play("knock")
    assert sounds.complaint is None
    sounds.close()


def test_the_cache_of_furniture_originals_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.init()
    pygame.display.set_mode((1280, 800))
    assets = Assets(paths.shipped("art"), Canvas(1280, 800), Appearance())
    read: list[str] = []
    load = assets._load
    monkeypatch.setattr(assets, "_load", lambda name: load(appended(read, name)))
    for name in ("baize", "baize", "board-two-seats", "baize"):
        assert assets.master(name)
    assert read == ["baize", "board-two-seats", "baize"], "the board alone exceeds the cache"
    assert assets.master("no such piece") is assets.master("no such piece") is None
    assert read.count("no such piece") == len(assets.complaints) == 1

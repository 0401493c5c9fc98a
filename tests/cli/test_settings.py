"""Saving and loading the settings, and finding the program's files in every kind of installation."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import pytest

import crowe_table
from crowe_table import paths
from crowe_table.settings import FILE, Settings, load, save
from crowe_table.words import Words

OTHER = Settings(
    text_size="largest",
    pencilled=False,
    four_colour=True,
    left_handed=True,
    speed="quick",
    volume_cards=0,
    take_backs="never",
    name="Mrs. Battle",
)


def test_settings_are_restored(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "yet"
    assert load(folder) == (Settings(), None)
    assert save(OTHER, folder) is None
    assert load(folder) == (OTHER, None)
    assert [path.name for path in folder.iterdir()] == [FILE]
    assert b'"text_size": "largest"' in (folder / FILE).read_bytes(), "a curator can read and edit it"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[]",
        b'{"text_size": "huge"}',
        b'{"volume_cards": 101}',
        b'{"name": 7}',
        b"[" * 9999,
        b'{"language": "en\\n"}',
    ],
)
def test_an_unreadable_file_is_set_aside(tmp_path: Path, data: bytes) -> None:
    for number in range(2):
        (tmp_path / FILE).write_bytes(data)
        settings, reason = load(tmp_path)
        assert settings == Settings()
        assert reason
        assert reason.key == "settings-set-aside"
        aside = tmp_path / str(dict(reason.args)["file"])
        assert aside.read_bytes() == data
        assert aside.name == f"{FILE}.damaged" + ("-2" if number else "")
        assert aside.name in Words().reason(reason)
        assert not (tmp_path / FILE).exists()


def test_settings_of_before_are_opened(tmp_path: Path) -> None:
    """Settings that an older version did not have get their defaults."""
    (tmp_path / FILE).write_bytes(b'{"text_size": "larger", "pack": "plain", "four_colour": true}')
    assert load(tmp_path) == (Settings(text_size="larger", pack="plain", four_colour=True), None)
    assert not load(tmp_path)[0].left_handed


@pytest.mark.parametrize(("data", "forced_cards"), [(b"true", "always"), (b"false", "ask")])
def test_the_setting_of_before_about_only_cards_is_kept(tmp_path: Path, data: bytes, forced_cards: str) -> None:
    (tmp_path / FILE).write_bytes(b'{"only_cards": ' + data + b"}")
    assert load(tmp_path)[0].forced_cards == forced_cards


def test_an_unknown_setting_is_ignored(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b'{"speed": "slow", "perfume": "lavender"}')
    assert load(tmp_path) == (Settings(speed="slow"), None)


def test_unwritable_or_unreadable_settings_are_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a file where the folder should be")
    reason = save(OTHER, tmp_path / "file")
    assert reason
    assert reason.key == "settings-not-kept"
    (tmp_path / FILE).mkdir()
    settings, why = load(tmp_path)
    assert settings == Settings()
    assert why
    assert why.key == "settings-left"
    assert {Words().reason(each) for each in (reason, why)}.isdisjoint({reason.key, why.key})


def test_a_failed_save_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save(OTHER, tmp_path)

    def full(handle: int) -> None:
        raise OSError(28, os.strerror(28))

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        assert save(Settings(), tmp_path)
    assert load(tmp_path) == (OTHER, None)


def test_every_setting_and_value_has_a_message() -> None:
    wanted: set[str] = set()
    for name, kind in get_type_hints(Settings).items():
        wanted |= {f"settings-{name}", f"settings-{name}-help"}
        if get_origin(kind) is Literal:
            wanted |= {f"settings-{name}-{value}" for value in get_args(kind)}
    assert {key for key in wanted if not Words().has(key)} == set()


def test_shipped_files_are_beside_the_code_or_at_the_top_of_the_checkout(tmp_path: Path) -> None:
    top = Path(crowe_table.__file__).parent.parent
    assert paths.shipped("art", "fonts") == top / "art" / "fonts"
    assert any(paths.shipped("art", "fonts").glob("*.ttf"))
    package = tmp_path / "crowe_table"
    (package / "data" / "art").mkdir(parents=True)
    for name in ("__init__.py", "paths.py", "platforms.py"):
        (package / name).write_bytes((top / "crowe_table" / name).read_bytes())
    program = "from crowe_table import paths; print(paths.shipped('art'))"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=tmp_path, check=True)
    assert told.stdout.strip() == str(package / "data" / "art")


def test_the_default_data_directory_is_the_systems(tmp_path: Path) -> None:
    assert paths.data_dir(tmp_path) == tmp_path
    assert paths.data_dir().name == "crowe-table"
    assert paths.sessions_dir(tmp_path) == tmp_path / "sessions"

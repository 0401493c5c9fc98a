"""Whatever lies in the folder of saved sessions: it is a sentence, it is not waited for, and the next is read."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from crowe_table import cli
from crowe_table.disk import TooLong, close_to_others, make_folder, open_private, open_regular, read_regular
from crowe_table.engine.core import Reason
from crowe_table.engine.journal import SUFFIX
from crowe_table.hosting.shelf import Shelf
from crowe_table.words import Words

SOUND = Path(__file__).parent / "saves" / f"2-cribbage-crowe-2-open{SUFFIX}"
LONG = 100_000_000


def pipe(path: Path) -> None:
    os.mkfifo(path)


def folder(path: Path) -> None:
    path.mkdir()


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def loop(path: Path) -> None:
    path.symlink_to(path.name)


def astray(path: Path) -> None:
    path.symlink_to("nothing")


def long(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(LONG)


def empty(path: Path) -> None:
    path.touch()


def binary(path: Path) -> None:
    path.write_bytes(bytes(range(256)) * 64)


STRANGE: tuple[Callable[[Path], None], ...] = (pipe, folder, device, loop, astray, long, empty, binary)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes and devices among files there")


@pytest.mark.parametrize("make", STRANGE)
@pytest.mark.timeout(30)
def test_it_is_passed_by_and_the_next_is_read(
    make: Callable[[Path], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    strange, words = tmp_path / f"strange{SUFFIX}", Words()
    make(strange)
    sound = tmp_path / SOUND.name
    sound.write_bytes(SOUND.read_bytes())
    shelf = Shelf(tmp_path)
    entries = {entry.path: entry for entry in shelf.entries()}
    assert entries[sound].open
    told = entries.get(strange)
    assert told is None or (told.why and not told.open and words.reason(told.why) != told.why.key)
    latest = shelf.latest()
    assert latest is not None
    assert latest.path == sound
    refused = shelf.resume(strange)
    assert isinstance(refused, tuple)
    assert all(isinstance(why, Reason) and words.reason(why) != why.key for why in refused)
    for verb in ("check", "show"):
        assert cli.run([verb, str(strange)]) in (1, 2)
        said = capsys.readouterr()
        assert "Traceback" not in said.err
        assert (said.out + said.err).strip()


def test_only_a_regular_file_is_opened(tmp_path: Path) -> None:
    pipe(tmp_path / "pipe")
    with pytest.raises(OSError, match="regular"):
        open_regular(tmp_path / "pipe")


def test_no_more_is_read_than_was_asked(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"four")
    assert read_regular(path, 4) == b"four"
    with pytest.raises(TooLong):
        read_regular(path, 3)


def test_what_is_kept_is_nobody_elses_to_read(tmp_path: Path) -> None:
    kept = tmp_path / "data" / "sessions"
    make_folder(kept)
    with open_private(kept / "session", "xb") as file:
        file.write(b"the cards")
    assert [(each.stat().st_mode & 0o777) for each in (kept.parent, kept, kept / "session")] == [0o700, 0o700, 0o600]
    kept.chmod(0o755)
    close_to_others(kept)
    assert kept.stat().st_mode & 0o777 == 0o700

"""Unexpected files among the saved sessions.

A sentence describes each file. None of them blocks the program or hides another file.
"""

import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from crowe_table import cli
from crowe_table.disk import TooLong, close_to_others, make_folder, open_private, open_regular, read_regular
from crowe_table.engine.core import Reason
from crowe_table.engine.journal import SUFFIX
from crowe_table.hosting.listing import MAX_REPLAYED_BYTES, read_entry
from crowe_table.hosting.replay import MAX_FILE_BYTES, load
from crowe_table.hosting.session import Session
from crowe_table.hosting.shelf import Shelf
from crowe_table.words import Words
from tests.engine.test_journal import head, sealed

SOUND = Path(__file__).parent / "saves" / f"2-cribbage-crowe-2-open{SUFFIX}"
LONG = 100_000_000
FIRST_ACTION = next(line for each in SOUND.read_bytes().splitlines() if "do" in (line := json.loads(each)["line"]))


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


def lines(path: Path) -> None:
    path.write_bytes(b"\n" * MAX_FILE_BYTES)


def nested(path: Path) -> None:
    path.write_bytes(sealed(b"[" * 400_000 + b"]" * 400_000))


def digits(path: Path) -> None:
    path.write_bytes(sealed(head(purses=[10**30, 10**30])))


def crowd(path: Path) -> None:
    path.write_bytes(sealed(head(players=[{"name": "One"}] * 20_000, purses=[0] * 20_000)))


def wordy(path: Path) -> None:
    path.write_bytes(sealed(head(begun="x" * 1_000_000)))


def undone(path: Path) -> None:
    """Write two thousand actions, each followed by its undo. The session is valid and must load quickly."""
    first, done = SOUND.read_bytes().splitlines(), json.dumps(FIRST_ACTION).encode()
    path.write_bytes(sealed(json.dumps(json.loads(first[0])["line"]).encode(), *[done, b'{"undo":1}'] * 2000))


STRANGE: tuple[Callable[[Path], None], ...] = (
    *(pipe, folder, device, loop, astray, long, empty, binary),
    *(lines, nested, digits, crowd, wordy),
)
AT_ONCE = 0.1
"""Maximum seconds of processor time for each file."""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no pipes and devices in the file system")


@pytest.mark.parametrize("make", STRANGE)
@pytest.mark.timeout(120)
def test_an_unexpected_file_is_skipped_and_the_next_read(
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
    latest = shelf.latest(refresh=False)
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


@pytest.mark.parametrize("make", [*STRANGE, undone])
def test_an_unexpected_file_is_reported_quickly(make: Callable[[Path], None], tmp_path: Path) -> None:
    strange = tmp_path / f"strange{SUFFIX}"
    make(strange)
    assert fastest(lambda: read_entry(strange)) < AT_ONCE
    assert fastest(lambda: load(strange)) < AT_ONCE


def fastest(what: Callable[[], object]) -> float:
    """Return the shorter of two runs of a function, in seconds of processor time."""
    taken = []
    for _ in range(2):
        began = time.process_time()
        what()
        taken.append(time.process_time() - began)
    return min(taken)


def test_a_long_session_is_listed_by_its_last_deal(tmp_path: Path) -> None:
    """The list replays only part of an interrupted session."""
    path = tmp_path / f"long{SUFFIX}"
    undone(path)
    assert path.stat().st_size > MAX_REPLAYED_BYTES
    entry = read_entry(path, 77.0)
    assert entry.why is not None
    assert (entry.why.key, entry.open, entry.names, entry.touched) == (
        "save-long",
        True,
        ("A Visitor", "Mr. Sharp"),
        77.0,
    )
    session = Shelf(tmp_path).resume(path)
    assert isinstance(session, Session)
    session.close()
    bodies = [json.dumps(json.loads(line)["line"]).encode() for line in path.read_bytes().splitlines()]
    path.write_bytes(sealed(*bodies, json.dumps(FIRST_ACTION).encode()))
    entry = read_entry(path, 77.0)
    assert (entry.why, entry.deal, entry.touched) == (None, 1, 77.0)


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root can change its user")
def test_unreadable_files_and_folders_are_refused_with_a_sentence(tmp_path: Path) -> None:
    """A folder and a file deny all access, and the user has no privileges."""
    (tmp_path / f"closed{SUFFIX}").write_bytes(SOUND.read_bytes())
    (tmp_path / f"closed{SUFFIX}").chmod(0)
    tmp_path.chmod(0o755)
    child = os.fork()
    if child == 0:
        os.setuid(65534)
        try:
            entry = read_entry(tmp_path / f"closed{SUFFIX}")
            told = [entry.why.key if entry.why else ""]
            os._exit(0 if told == ["save-unreadable"] else 1)
        except BaseException:
            os._exit(2)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def test_only_a_regular_file_is_opened(tmp_path: Path) -> None:
    pipe(tmp_path / "pipe")
    with pytest.raises(OSError, match="regular"):
        open_regular(tmp_path / "pipe")


def test_reading_stops_at_the_limit(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"four")
    assert read_regular(path, 4) == b"four"
    with pytest.raises(TooLong):
        read_regular(path, 3)


def test_saved_files_are_readable_only_by_their_owner(tmp_path: Path) -> None:
    kept = tmp_path / "data" / "sessions"
    make_folder(kept)
    with open_private(kept / "session", "xb") as file:
        file.write(b"the cards")
    assert [(each.stat().st_mode & 0o777) for each in (kept.parent, kept, kept / "session")] == [0o700, 0o700, 0o600]
    kept.chmod(0o755)
    close_to_others(kept)
    assert kept.stat().st_mode & 0o777 == 0o700

"""Disks that are full, read-only, slow, faulty or removed.

The player sees one notice, the game goes on, and no data that can be saved are lost.
"""

import errno
import os
import random
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest

from crowe_table.engine import journal
from crowe_table.engine.journal import Soundness
from crowe_table.hosting import seeds, writer
from crowe_table.hosting.replay import load
from crowe_table.hosting.session import Session
from crowe_table.hosting.shelf import Shelf
from crowe_table.hosting.writer import UNWRITTEN
from tests.hosting.test_sessions import digest, play, sat_down, slow_disk, started
from tests.small_disk import fill, refusing


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "sessions")


def told(session: Session) -> list[str]:
    return [notice.key for release in session.releases(wait=True) for notice in release.notices]


SAID = {
    errno.ENOSPC: "unwritten-full",
    errno.EDQUOT: "unwritten-full",
    errno.EROFS: "unwritten-read-only",
    errno.EACCES: "unwritten-read-only",
    errno.EIO: "unwritten-failed",
}


@pytest.mark.parametrize("fault", SAID)
@pytest.mark.parametrize("where", ["open", "flush"])
def test_after_any_disk_error_the_game_goes_on_and_is_written_later(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch, fault: int, where: str
) -> None:
    chance = random.Random(fault)
    session = started(shelf)
    if where == "open":  # The first answer after resuming opens the file for writing.
        session.close()
        session = sat_down(shelf, session.path)
    session.releases(wait=True)
    assert session.unwritten() is None
    with monkeypatch.context() as broken:
        target, name = (journal, "open_private") if where == "open" else (os, "fsync")
        broken.setattr(target, name, refusing(fault))
        play(session, 3, chance)
        assert told(session) == ["save-cannot-write"]
        assert (why := session.unwritten())
        assert why.key == SAID[fault]
    play(session, 1, chance)
    assert told(session) == ["save-written-again"]
    assert session.unwritten() is None
    assert digest(session.path) == session._table.digest()
    assert session.close() is None
    assert load(session.path).soundness is Soundness.SOUND


def test_a_disk_is_removed_and_returns(shelf: Shelf, tmp_path: Path) -> None:
    """Lines wait until the disk returns, because lines written to a deleted file would be lost."""
    chance, away = random.Random(1), tmp_path / "away"
    session = started(shelf)
    play(session, 4, chance)
    session.releases(wait=True)
    shelf.folder.rename(away)
    play(session, 5, chance)
    assert told(session) == ["save-cannot-write"]
    away.rename(shelf.folder)
    play(session, 1, chance)
    assert told(session) == ["save-written-again"]
    assert digest(session.path) == session._table.digest()
    session.close()


def test_a_removed_disk_is_reported_when_the_table_is_left(shelf: Shelf) -> None:
    session = started(shelf)
    session.releases(wait=True)
    shutil.rmtree(shelf.folder)
    play(session, 5, random.Random(1))
    assert told(session) == ["save-cannot-write"]
    refused = session.close()
    assert refused is not None
    assert refused.key == "save-not-written"
    assert shelf.entries() == []
    assert not shelf.folder.exists()


def test_waiting_for_a_blocked_disk_ends(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    session = started(shelf)
    session.releases(wait=True)
    may_write = slow_disk(monkeypatch)
    monkeypatch.setattr(writer, "CLOSE_TIMEOUT", 0.05)
    play(session, 3, random.Random(1))
    assert session.releases(wait=True) == []
    refused = session.close()
    assert refused is not None
    assert refused.key == "save-slow"
    may_write.set()
    session._writer._thread.join(60)
    assert digest(session.path) == session._table.digest(), "pending lines are written, too"


@pytest.mark.parametrize("fault", [errno.EIO, errno.ESTALE, errno.EACCES, errno.ELOOP, errno.EMFILE])
def test_an_unreadable_file_is_listed_as_unreadable(shelf: Shelf, monkeypatch: pytest.MonkeyPatch, fault: int) -> None:
    session = started(shelf)
    session.close()
    with monkeypatch.context() as broken:
        broken.setattr(os, "open", refusing(fault))
        [entry] = Shelf(shelf.folder).entries()
        assert entry.why
        assert entry.why.key == "save-unreadable"
        refused = shelf.resume(session.path)
        assert isinstance(refused, tuple)
        assert [why.key for why in refused] == ["save-unreadable"]
    assert Shelf(shelf.folder).entries()[0].why is None
    assert sat_down(shelf, session.path).close() is None


def test_a_folder_disappears_while_it_is_listed(shelf: Shelf) -> None:
    for _ in range(3):
        started(shelf).close()
    assert len(shelf.entries()) == 3
    shutil.rmtree(shelf.folder)
    assert shelf.entries() == []
    assert shelf.latest(refresh=False) is None


# --- notices and recovery
# ----------------------------------------------------------------------------------------------


@pytest.fixture
def watchful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the writer check its file every few milliseconds."""
    monkeypatch.setattr(writer, "CHECK_INTERVAL", 0.02)


def said(session: Session) -> str:
    """Return the session's message about writing. It is empty if everything is written."""
    why = session.unwritten()
    return why.key if why else ""


def wait_until(key: str, session: Session) -> None:
    until = time.monotonic() + 20
    while said(session) != key:
        assert time.monotonic() < until, f"{said(session)!r} and not {key!r}"
        time.sleep(0.005)


def whole(session: Session) -> bool:
    """Return whether the session on the disk equals the table."""
    found = load(session.path)
    return found.table is not None and found.table.digest() == session._table.digest()


def test_a_disk_is_full_before_the_table_begins(small_disk: Path, watchful: None) -> None:
    shelf = Shelf(small_disk / "sessions")
    shelf.folder.mkdir(0o700)
    fill(small_disk)
    session = started(shelf)
    session.releases(wait=True)
    assert said(session) == "unwritten-full"
    play(session, 6, random.Random(1))
    session.releases(wait=True)
    assert said(session) == "unwritten-full"
    assert shelf.entries() == []
    (small_disk / "filling").unlink()
    wait_until("", session)
    assert whole(session)
    assert session.close() is None


def test_a_disk_fills_up_during_a_game(small_disk: Path, watchful: None) -> None:
    """Writing fails only when the last block that belongs to the session's file is full as well."""
    shelf, chance = Shelf(small_disk / "sessions"), random.Random(1)
    session = started(shelf)
    play(session, 2, chance)
    session.releases(wait=True)
    assert said(session) == ""
    fill(small_disk)
    for _ in range(400):
        play(session, 1, chance)
        session.releases(wait=True)
        if said(session):
            break
    assert said(session) == "unwritten-full"
    assert load(session.path).soundness is Soundness.SOUND, "written lines are kept"
    assert not whole(session)
    assert session.path.with_name(session.path.name + UNWRITTEN).exists(), "the next program will know"
    (small_disk / "filling").unlink()
    wait_until("", session)
    assert whole(session)
    assert not session.path.with_name(session.path.name + UNWRITTEN).exists()
    assert session.close() is None


@pytest.mark.parametrize("begun", [False, True], ids=["new", "sat-down-to-again"])
def test_a_disk_is_mounted_read_only_and_then_writable(small_disk: Path, watchful: None, begun: bool) -> None:
    shelf = Shelf(small_disk / "sessions")
    started(shelf).close()
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
    session = sat_down(shelf, shelf.entries()[0].path) if begun else started(shelf)
    session.releases(wait=True)
    assert said(session) == ("" if begun else "unwritten-read-only"), "nothing already written is reported"
    play(session, 1, random.Random(1))
    session.releases(wait=True)
    assert said(session) == "unwritten-read-only"
    subprocess.run(["mount", "-o", "remount,rw", str(small_disk)], check=True)
    wait_until("", session)
    assert whole(session)
    assert session.close() is None


@pytest.mark.parametrize("fault", SAID)
def test_a_disk_refuses_everything_from_the_start(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch, watchful: None, fault: int
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", refusing(fault))
        session = started(shelf)
        play(session, 3, random.Random(1))
        session.releases(wait=True)
        assert said(session) == SAID[fault]
        assert shelf.entries() == []
    wait_until("", session)
    assert whole(session)
    assert session.close() is None


def test_a_deleted_file_is_written_again_with_its_seed(shelf: Shelf, watchful: None) -> None:
    session = started(shelf)
    play(session, 4, random.Random(1))
    session.releases(wait=True)
    for path in shelf.folder.iterdir():
        path.unlink()
    play(session, 1, random.Random(2))
    session.releases(wait=True)
    wait_until("", session)
    assert whole(session)
    seed = session.path.with_name(session.path.name + seeds.ENDING)
    seed.unlink()
    until = time.monotonic() + 20
    while not seed.exists():
        assert time.monotonic() < until
    assert session.close() is None
    sat_down(shelf, session.path).close()


def test_a_removed_folder_is_created_again_on_request(shelf: Shelf, watchful: None) -> None:
    session = started(shelf)
    play(session, 4, random.Random(1))
    session.releases(wait=True)
    shutil.rmtree(shelf.folder)
    wait_until("unwritten-gone", session)
    play(session, 2, random.Random(2))
    session.releases(wait=True)
    time.sleep(0.1)
    assert said(session) == "unwritten-gone"
    assert not shelf.folder.exists(), "a disk may be taken away only for a while"
    session.try_again()
    while session.is_trying_again:
        time.sleep(0.005)
    assert said(session) == ""
    assert whole(session)
    assert session.close() is None


@pytest.mark.parametrize("again", [False, True], ids=["in-mid-game", "sat-down-to-again"])
@pytest.mark.parametrize("other", [b"", b"another's\n", b"another's\n" * 4000], ids=["empty", "short", "long"])
def test_a_file_that_replaced_the_session_is_never_written_to(
    shelf: Shelf, watchful: None, other: bytes, again: bool
) -> None:
    session = started(shelf)
    play(session, 4, random.Random(1))
    if again:
        session.close()
        session = sat_down(shelf, session.path)
    session.releases(wait=True)
    fresh = shelf.folder / "other"
    fresh.write_bytes(other)
    fresh.replace(session.path)
    wait_until("unwritten-replaced", session)
    play(session, 3, random.Random(2))
    session.releases(wait=True)
    session.try_again()
    while session.is_trying_again:
        time.sleep(0.005)
    assert said(session) == "unwritten-replaced"
    assert session.path.read_bytes() == other
    session.path.rename(fresh)
    wait_until("", session)
    assert whole(session)
    assert fresh.read_bytes() == other
    assert session.close() is None


def test_an_overwritten_file_is_detected(shelf: Shelf, watchful: None) -> None:
    session = started(shelf)
    play(session, 4, random.Random(1))
    session.releases(wait=True)
    before = session.path.read_bytes()
    session.path.write_bytes(b"another's\n")
    wait_until("unwritten-replaced", session)
    assert session.path.read_bytes() == b"another's\n"
    session.path.write_bytes(before)
    wait_until("", session)
    assert session.close() is None


def test_a_blocked_disk_does_not_count_as_written(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "SLOW_AFTER", 0.05)
    session = started(shelf)
    session.releases(wait=True)
    may_write = slow_disk(monkeypatch)
    play(session, 1, random.Random(1))
    wait_until("unwritten-slow", session)
    may_write.set()
    session.releases(wait=True)
    wait_until("", session)
    assert session.close() is None


# --- reports by the next program
# ---------------------------------------------------------------------------------------


def found_by_the_next(shelf: Shelf) -> list[tuple[str, bool]]:
    """Return the losses that the program finds at its next start: each game, and whether the whole game is lost."""
    after = Shelf(shelf.folder)
    after.read_ahead(wait=60)
    return [(loss.game, loss.whole) for loss in after.losses]


def ended_by_the_system(folder: Path, actions: int, fault: int) -> None:
    """Play at a table whose disk fails after a number of actions.

    Then kill the program, without closing the session.
    """
    child = os.fork()
    if child == 0:
        session = started(Shelf(folder))
        play(session, actions, random.Random(1))
        session.releases(wait=True)
        os.fsync = refusing(fault)  # type: ignore[assignment]
        play(session, 1, random.Random(2))
        session.releases(wait=True)
        os.kill(os.getpid(), signal.SIGKILL)
    os.waitpid(child, 0)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_unwritten_actions_are_reported_once(shelf: Shelf) -> None:
    ended_by_the_system(shelf.folder, 3, errno.ENOSPC)
    assert found_by_the_next(shelf) == [("cribbage", False)]
    assert found_by_the_next(shelf) == [("cribbage", False)], "found, but not yet reported"
    after = Shelf(shelf.folder)
    after.read_ahead(wait=60)
    after.forget_losses()
    assert after.losses == ()
    assert found_by_the_next(shelf) == []
    sat_down(after, after.entries()[0].path).close()


@pytest.mark.parametrize("begun", [b"", b'{"seal":"26717bd85ccb4173","line":{"head":{"ga'], ids=["empty", "partial"])
@pytest.mark.parametrize("ending", [".0123456789abcdef.new", ".new"])
def test_a_session_that_was_never_written_is_reported_once(shelf: Shelf, begun: bytes, ending: str) -> None:
    shelf.folder.mkdir()
    path = shelf.folder / f"whist-2026-11-27-0959-80ecd624.crowe{ending}"
    path.write_bytes(begun)
    os.utime(path, (0, 0))
    assert found_by_the_next(shelf) == [("whist", True)]
    assert path.exists(), "it stays until it is reported"
    after = Shelf(shelf.folder)
    after.read_ahead(wait=60)
    after.forget_losses()
    assert found_by_the_next(shelf) == []
    assert not path.exists()


def test_an_unknown_file_name_is_reported_alone(shelf: Shelf) -> None:
    shelf.folder.mkdir()
    for name in (
        "mine.crowe.new",
        "whist-2026-99-99-0959-80ecd624.crowe.new",
        "poker-2026-11-27-0959-80ecd624.crowe.new",
    ):
        (shelf.folder / name).touch()
    assert found_by_the_next(shelf) == [("", True)] * 3


def test_open_and_complete_tables_are_not_reported(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    session = started(shelf)
    session.releases(wait=True)
    (shelf.folder / f"{session.path.name}.0123456789abcdef.new").touch()
    (shelf.folder / f"{session.path.name}{UNWRITTEN}").touch()
    assert found_by_the_next(shelf) == [], "it is open"
    session.close()
    (shelf.folder / f"{session.path.name}{UNWRITTEN}").unlink()
    assert found_by_the_next(shelf) == [], "an older file was to be converted, and is complete"
    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", refusing(errno.ENOSPC))
        other = started(shelf)
        other.releases(wait=True)
        assert said(other) == "unwritten-full"
        assert found_by_the_next(shelf) == [], "another program is still trying"
    other.close()

"""Disks that are full, read-only, slow, faulty, or taken away: it is told once, the play goes on, and nothing is lost
that can be kept.
"""

import errno
import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from crowe_table.engine import journal
from crowe_table.engine.journal import Soundness
from crowe_table.hosting import writer
from crowe_table.hosting.replay import load
from crowe_table.hosting.session import Session
from crowe_table.hosting.shelf import Shelf
from tests.hosting.test_sessions import digest, play, sat_down, slow_disk, started


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "sessions")


def told(session: Session) -> list[str]:
    return [notice.key for release in session.releases(wait=True) for notice in release.notices]


def refusing(number: int) -> Callable[..., object]:
    """A call of the system that fails so."""

    def call(*_: object, **__: object) -> object:
        raise OSError(number, os.strerror(number))

    return call


@pytest.mark.parametrize("fault", [errno.ENOSPC, errno.EROFS, errno.EIO, errno.EDQUOT, errno.EACCES])
@pytest.mark.parametrize("where", ["open", "flush"])
def test_whatever_the_disk_says_the_play_goes_on_and_all_is_written_later(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch, fault: int, where: str
) -> None:
    chance = random.Random(fault)
    session = started(shelf)
    if where == "open":  # The file is opened by a table that is sat down to again.
        session.close()
        session = sat_down(shelf, session.path)
    session.releases(wait=True)
    with monkeypatch.context() as broken:
        target, name = (journal, "open_private") if where == "open" else (os, "fsync")
        broken.setattr(target, name, refusing(fault))
        play(session, 3, chance)
        assert told(session) == ["save-cannot-write"]
    play(session, 1, chance)
    assert told(session) == ["save-written-again"]
    assert digest(session.path) == session._table.digest()
    assert session.close() is None
    assert load(session.path).soundness is Soundness.SOUND


def test_a_disk_that_is_taken_away_and_comes_back(shelf: Shelf, tmp_path: Path) -> None:
    """What is written to a file that has gone is written nowhere: it waits."""
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


def test_a_disk_that_is_taken_away_for_good_is_told_when_the_table_is_left(shelf: Shelf) -> None:
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


def test_a_disk_that_does_not_answer_is_not_waited_for_for_ever(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    session = started(shelf)
    session.releases(wait=True)
    may_write = slow_disk(monkeypatch)
    monkeypatch.setattr(writer, "PATIENCE", 0.05)
    play(session, 3, random.Random(1))
    assert session.releases(wait=True) == []
    refused = session.close()
    assert refused is not None
    assert refused.key == "save-slow"
    may_write.set()
    session._writer._thread.join(60)
    assert digest(session.path) == session._table.digest(), "and what was on its way comes there"


@pytest.mark.parametrize("fault", [errno.EIO, errno.ESTALE, errno.EACCES, errno.ELOOP, errno.EMFILE])
def test_a_file_that_cannot_be_read_is_listed_as_such(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch, fault: int
) -> None:
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


def test_a_folder_that_goes_while_it_is_listed(shelf: Shelf) -> None:
    for _ in range(3):
        started(shelf).close()
    assert len(shelf.entries()) == 3
    shutil.rmtree(shelf.folder)
    assert shelf.entries() == []
    assert shelf.latest() is None

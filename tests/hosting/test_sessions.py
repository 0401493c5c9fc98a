"""No data are lost. After any failure of the program or the disk, the next start finds the table that was shown."""

import errno
import json
import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import UNSET, Raw
from msgspec.structs import replace

from crowe_table import games
from crowe_table.disk import fresh_name
from crowe_table.engine.cards import HIDDEN
from crowe_table.engine.core import SPECTATOR, Action, Moved, Reason, Seat
from crowe_table.engine.journal import (
    BodyLine,
    Check,
    Do,
    Head,
    Header,
    Journal,
    Refereed,
    RefereeLook,
    Soundness,
    Undo,
    do,
    read,
)
from crowe_table.engine.series import Participant
from crowe_table.engine.table import Table
from crowe_table.hosting import locks
from crowe_table.hosting.locks import InUse, Lock
from crowe_table.hosting.new_table import NewTable, choose_table, header_of, table_of
from crowe_table.hosting.replay import load
from crowe_table.hosting.session import ReleaseKind, Session
from crowe_table.hosting.shelf import Shelf
from crowe_table.words import Words
from tests.any_game import AnyTable
from tests.present import present
from tests.sampling import going_on

posix = pytest.mark.skipif(os.name != "posix", reason="needs the locks of POSIX")
VISITOR, SHARP = Participant("A Visitor"), Participant("Mr. Sharp", "sound")
TWO = (VISITOR, SHARP)


def chosen(seed: str = "a quiet table", players: tuple[Participant, ...] = TWO, **changes: object) -> NewTable:
    new = choose_table("cribbage", "crowe", players, stakes="coffee_house", seed=seed, changes=changes)
    assert isinstance(new, NewTable)
    return new


def started(shelf: Shelf, new: NewTable | None = None) -> Session:
    session = shelf.start(new or chosen())
    assert isinstance(session, Session)
    return session


def sat_down(shelf: Shelf, path: Path) -> Session:
    session = shelf.resume(path)
    assert isinstance(session, Session), session
    return session


def play(session: Session, count: int, chance: random.Random) -> list[Action]:
    """Play this number of random actions, or to the end of the game."""
    done: list[Action] = []
    while len(done) < count and not session.over:
        ask = session.view(SPECTATOR).ask
        assert ask
        action = chance.choice(going_on(session.view(chance.choice(ask.awaited())).legal))
        assert session.submit(action) is None
        done.append(action)
    return done


def plain(path: Path) -> bytes:
    """Return the file of a session with the seed in its first line. Such a file can be read under any name."""
    found = load(path)
    assert found.head, found.why
    copy = path.with_name("plain")
    journal = Journal(copy)
    journal.write([Head(found.head), *found.contents.lines])
    journal.close()
    data = copy.read_bytes()
    copy.unlink()
    return data


def digest(path: Path) -> str:
    found = load(path)
    assert found.table, found.why
    return found.table.digest()


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "sessions")


@pytest.fixture
def chance() -> random.Random:
    return random.Random(1775)


# --- written before shown
# ----------------------------------------------------------------------------------------------


def test_what_is_released_is_on_the_disk(shelf: Shelf, chance: random.Random) -> None:
    session = started(shelf)
    assert [release.kind for release in session.releases(wait=True)] == [ReleaseKind.STARTED]
    while not session.over:
        play(session, 1, chance)
        [release] = session.releases(wait=True)
        assert release.kind is ReleaseKind.DONE
        assert release.notices == ()
        assert present(load(session.path).table).view(Seat(0)) == release.seen[Seat(0)].view == session.view(Seat(0))
    session.close()


def slow_disk(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Make the disk block until the returned event is set."""
    may_write, flush = threading.Event(), os.fsync

    def slow(handle: int) -> None:
        may_write.wait(60)
        flush(handle)

    monkeypatch.setattr(os, "fsync", slow)
    return may_write


def test_nothing_is_released_while_the_line_is_not_on_the_disk(
    shelf: Shelf, chance: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = started(shelf)
    session.releases(wait=True)
    may_write = slow_disk(monkeypatch)
    play(session, 1, chance)
    assert not may_write.is_set(), "the window did not wait for the disk"
    assert session.releases() == []
    assert session.waiting
    may_write.set()
    assert [release.kind for release in session.releases(wait=True)] == [ReleaseKind.DONE]
    session.close()


def test_a_release_contains_only_what_its_watcher_may_know(shelf: Shelf) -> None:
    session = started(shelf, chosen(players=(VISITOR, SHARP), first_dealer="chosen"))
    [release] = session.releases(wait=True)
    assert set(release.seen) == {0, SPECTATOR}, "computer players get no updates"
    for watcher, seen in release.seen.items():
        assert seen.view.seat == watcher
        for event in seen.events:
            if isinstance(event, Moved) and event.target.startswith("hand:"):
                assert (event.cards == (HIDDEN,)) == (event.target != f"hand:{watcher}")
    session.close()


# --- resuming
# ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("actions", [0, 1, 5, 23, 30, 10_000])
def test_a_resumed_table_equals_the_table_that_was_left(shelf: Shelf, chance: random.Random, actions: int) -> None:
    session = started(shelf)
    play(session, actions, chance)
    views = [session.view(seat) for seat in (Seat(0), Seat(1), SPECTATOR)]
    assert session.close() is None
    again = sat_down(shelf, session.path)
    assert [again.view(seat) for seat in (Seat(0), Seat(1), SPECTATOR)] == views
    [release] = again.releases(wait=True)
    assert release.kind is ReleaseKind.RESUMED
    assert release.notices == ()
    assert again.over == (actions == 10_000)
    play(again, 3, chance)
    again.close()
    assert load(session.path).soundness is Soundness.SOUND


def test_a_session_file_appears_only_when_its_first_line_is_complete(shelf: Shelf) -> None:
    session = started(shelf)
    session.close()
    assert session.path.read_bytes().count(b"\n") == 3
    assert sorted(path.name for path in shelf.folder.iterdir()) == [session.path.name, f"{session.path.name}.seed"]
    stale = fresh_name(shelf.folder / "index.json")
    stale.write_bytes(b'{"seal":')
    shelf.read_ahead(wait=60)
    assert stale.exists(), "another program may be writing it"
    os.utime(stale, (0, 0))
    shelf.read_ahead(wait=60)
    assert not stale.exists()


def test_tables_with_the_same_seed_and_second_do_not_share_a_file(shelf: Shelf) -> None:
    sessions = [started(shelf) for _ in range(5)]
    assert len({session.path for session in sessions}) == 5
    for session in sessions:
        session.close()
    assert len(shelf.entries()) == 5


# --- torn files
# --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return the file of a short session."""
    session = started(Shelf(tmp_path_factory.mktemp("sample")))
    play(session, 9, random.Random(1775))
    session.close()
    return plain(session.path)


def test_a_file_cut_at_any_byte_loads_to_its_last_complete_line(sample: bytes, tmp_path: Path) -> None:
    ends = [at + 1 for at, byte in enumerate(sample) if byte == 10]
    whole: dict[int, str] = {}
    path = tmp_path / "cut.crowe"
    for length in range(len(sample) + 1):
        path.write_bytes(sample[:length])
        found = load(path)
        lines = sum(end <= length for end in ends)
        if not lines:
            assert found.soundness is Soundness.DAMAGED
            continue
        assert found.soundness is (Soundness.SOUND if length in ends else Soundness.TORN), length
        assert found.contents.kept == lines
        assert found.table
        assert found.table.digest() == whole.setdefault(lines, found.table.digest())
    assert len(set(whole.values())) >= 9


@pytest.mark.parametrize("back", range(1, 60, 7))
def test_a_torn_end_is_moved_aside_and_the_game_goes_on(
    sample: bytes, shelf: Shelf, chance: random.Random, back: int
) -> None:
    shelf.folder.mkdir()
    path = shelf.folder / "torn.crowe"
    path.write_bytes(sample[:-back])
    kept = sample[:-back].rfind(b"\n") + 1
    before = digest(path)
    session = sat_down(shelf, path)
    [release] = session.releases(wait=True)
    assert [notice.key for notice in release.notices] == ["save-torn"]
    assert path.read_bytes() == sample[:kept]
    assert path.with_name("torn.crowe.torn").read_bytes() == sample[kept:-back]
    assert digest(path) == before
    play(session, 2, chance)
    session.close()
    assert load(path).soundness is Soundness.SOUND
    assert path.read_bytes().startswith(sample[:kept])


def test_two_torn_ends_are_both_kept(sample: bytes, shelf: Shelf) -> None:
    shelf.folder.mkdir()
    path = shelf.folder / "torn.crowe"
    for cut in (5, 9):
        path.write_bytes(sample[:-cut])
        sat_down(shelf, path).close()
    assert {each.name for each in shelf.folder.iterdir()} == {"torn.crowe", "torn.crowe.torn", "torn.crowe.torn-2"}


PLAYS = """
import random, sys
from pathlib import Path
sys.path.insert(0, {tests!r})
import test_sessions as t
session = t.started(t.Shelf(Path({folder!r})))
chance = random.Random(0)
shown = 0
session.releases(wait=True)
while True:
    shown += len(t.play(session, 1, chance))
    if session.over:
        break
    session.releases(wait=True)
    print(shown, flush=True)
"""


@pytest.mark.parametrize("after", [1, 17, 40])
def test_a_program_killed_at_any_moment_loses_nothing_shown(tmp_path: Path, after: int) -> None:
    program = PLAYS.format(tests=str(Path(__file__).parent), folder=str(tmp_path))
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout
        shown = 0
        while shown < after:
            shown = int(child.stdout.readline())
        child.send_signal(signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
        rest = child.stdout.read().split()
    shown = int(rest[-1]) if rest else shown
    [entry] = Shelf(tmp_path).entries()
    assert entry.soundness is not Soundness.DAMAGED
    found = load(entry.path)
    assert found.table
    assert shown <= len(found.table.actions) <= shown + 1


# --- damaged, unreadable and forged files
# ------------------------------------------------------------------------------


def test_a_changed_line_is_detected_and_the_file_set_aside(sample: bytes, shelf: Shelf) -> None:
    shelf.folder.mkdir()
    path = shelf.folder / "altered.crowe"
    starts = [0, *(at + 1 for at, byte in enumerate(sample) if byte == 10)][:-2]
    for number, start in enumerate(starts, 1):
        altered = bytearray(sample)
        altered[sample.index(b"line", start) + 12] ^= 1
        path.write_bytes(altered)
        told = shelf.resume(path)
        assert isinstance(told, tuple)
        assert told[0].key in {"save-edited", "save-damaged", "save-no-header"}
        assert dict(told[0].args).get("line", 1) == number
        assert told[1].key == "save-set-aside"
        assert (shelf.folder / str(dict(told[1].args)["file"])).read_bytes() == altered
        assert not path.exists()
    assert len(list(shelf.folder.iterdir())) == len(starts), "none was overwritten"


def test_a_missing_or_repeated_line_is_detected(sample: bytes) -> None:
    lines = sample.splitlines(keepends=True)
    for wrong in ([*lines[:3], *lines[4:]], [*lines[:4], *lines[3:]], [*lines[:2], lines[3], lines[2], *lines[4:]]):
        assert read(b"".join(wrong)).soundness is Soundness.DAMAGED


@pytest.mark.parametrize("size", [0, 1, 7, 300, 5000])
def test_random_bytes_are_refused_with_a_sentence(shelf: Shelf, chance: random.Random, size: int) -> None:
    shelf.folder.mkdir()
    for number in range(20):
        path = shelf.folder / f"noise-{size}-{number}.crowe"
        path.write_bytes(chance.randbytes(size))
        told = shelf.resume(path)
        assert isinstance(told, tuple)
        assert Words().reason(told[0]) != told[0].key
        assert not path.exists()


def write(path: Path, head: Header, *lines: BodyLine) -> Path:
    """Write a forged session with valid seals."""
    path.parent.mkdir(exist_ok=True)
    journal = Journal(path)
    journal.write([Head(head), *lines])
    journal.close()
    return path


HEAD = header_of(chosen())
BARE = replace(HEAD, written_series=UNSET)
"""A header without an account. It belongs to a series of one game."""


@pytest.mark.parametrize(
    ("head", "key", "left"),
    [
        (replace(HEAD, game="faro"), "save-unknown-game", True),
        (replace(HEAD, game="../cribbage"), "save-unknown-game", True),
        (replace(HEAD, game="\x1b[2Jpiquet"), "save-unknown-game", True),
        (replace(HEAD, laws=HEAD.laws + 1), "save-other-laws", True),
        (replace(HEAD, format=5), "save-future", True),
        (replace(HEAD, generator="dice/1"), "save-other-generator", True),
        (replace(HEAD, options=Raw(b'{"target": 62}')), "save-options", False),
        (replace(HEAD, options=Raw(b'{"no_such_rule": true}')), "save-options", False),
        (replace(HEAD, options=Raw(b"[1]")), "save-options", False),
        (replace(HEAD, options=Raw(b'{"laid_out": 1}')), "save-unfit", False),
        (replace(HEAD, options=Raw(b'{"unit": -4000}')), "save-options", False),
        (replace(HEAD, options=Raw(b'{"unit": 4000}')), "save-unfit", False),
        (replace(BARE, players=(VISITOR,)), "save-company", False),
        (replace(BARE, players=(VISITOR,) * 3, purses=(2016,) * 3), "save-unfit", False),
        (replace(BARE, players=(), purses=()), "save-unfit", False),
        (replace(BARE, players=(Participant(""), SHARP)), "save-company", False),
        (replace(BARE, players=(Participant("\x1b]0;owned\x07"), SHARP)), "save-company", False),
        (replace(BARE, players=(Participant("x" * 41), SHARP)), "save-company", False),
        (replace(BARE, purses=(2016, -1)), "save-company", False),
        (replace(BARE, purses=(2016, 1)), "save-unfit", False),
        (replace(HEAD, coinage="euro"), "save-company", False),
        (replace(HEAD, stakes="casino"), "save-company", False),
    ],
)
def test_an_impossible_header_is_refused(shelf: Shelf, head: Header, key: str, left: bool) -> None:
    path = write(shelf.folder / "forged.crowe", head)
    told = shelf.resume(path)
    assert isinstance(told, tuple)
    assert told[0].key == key
    assert path.exists() is left, "a session of another edition is not damaged: it is left as it is"
    assert all(Words().reason(reason).isprintable() for reason in told)
    assert all(Words().reason(reason) != reason.key for reason in told)


def lines_that_cannot_be() -> list[tuple[BodyLine, str]]:
    table = table_of(HEAD)
    assert not isinstance(table, Reason)
    seat = present(table.question).awaited()[0]
    return [
        (Undo(1), "save-line"),
        (Undo(-1), "save-line"),
        (Undo(0), "save-line"),
        (Do(Raw(b'{"act":"cut","seat":7,"place":0}')), "save-line"),
        (Do(Raw(b'{"act":"cut","seat":%d,"place":99}' % seat)), "save-line"),
        (Do(Raw(b'{"act":"play","seat":%d,"card":0}' % seat)), "save-line"),
        (Do(Raw(b'{"act":"bid","seat":0}')), "save-line"),
        (Do(Raw(b'{"act":"cut","seat":"0","place":0}')), "save-line"),
        (Do(Raw(b"[" * 5000)), "save-damaged"),
        (Check(9, table.digest()), "save-deal"),
        (Check(0, "0" * 16), "save-deal"),
    ]


@pytest.mark.parametrize(("line", "key"), lines_that_cannot_be())
def test_an_illegal_line_is_refused(shelf: Shelf, line: BodyLine, key: str) -> None:
    found = load(write(shelf.folder / "forged.crowe", HEAD, line, Do(Raw(b'{"act":"cut","seat":0,"place":1}'))))
    assert found.table is None
    assert found.why
    assert (found.why.key, dict(found.why.args)["line"]) == (key, 2)


def test_a_file_that_is_too_long_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "long.crowe"
    with path.open("wb") as file:
        file.truncate(1 << 30)
    found = load(path)
    assert found.why
    assert found.why.key == "save-too-long"


def test_a_folder_in_place_of_a_session_is_refused_with_a_sentence(shelf: Shelf) -> None:
    (shelf.folder / "folder.crowe").mkdir(parents=True)
    [entry] = shelf.entries()
    assert entry.why
    assert entry.why.key == "save-unreadable"
    assert isinstance(shelf.resume(entry.path), tuple)
    assert shelf.delete([entry.path]) is not None
    assert isinstance(shelf.resume(shelf.folder / "nothing.crowe"), tuple)


# --- disks that refuse to write
# ----------------------------------------------------------------------------------------


def no_space(partly: bool) -> Callable[[Journal, bytes], None]:
    def append(journal: Journal, block: bytes) -> None:
        if partly:
            with journal.path.open("ab") as file:
                file.write(block[: len(block) // 2])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    return append


@pytest.mark.parametrize("partly", [False, True])
def test_a_full_disk_is_reported_once_and_nothing_is_lost(
    shelf: Shelf, chance: random.Random, monkeypatch: pytest.MonkeyPatch, partly: bool
) -> None:
    session = started(shelf)
    play(session, 4, chance)
    session.releases(wait=True)
    written = load(session.path).contents.kept
    with monkeypatch.context() as full:
        full.setattr(Journal, "_append", no_space(partly))
        play(session, 6, chance)
        told = [[notice.key for notice in release.notices] for release in session.releases(wait=True)]
        assert told == [["save-cannot-write"], [], [], [], [], []]
        assert load(session.path).contents.kept < written + 6, "the test's disk is not full"
    play(session, 1, chance)
    [release] = session.releases(wait=True)
    assert [notice.key for notice in release.notices] == ["save-written-again"]
    assert digest(session.path) == session._table.digest()
    assert session.close() is None
    assert load(session.path).soundness is Soundness.SOUND


def test_waiting_lines_are_written_when_the_table_is_left(
    shelf: Shelf, chance: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = started(shelf)
    with monkeypatch.context() as full:
        full.setattr(Journal, "_append", no_space(True))
        play(session, 5, chance)
        session.releases(wait=True)
    before = session._table.digest()
    assert session.close() is None
    assert digest(session.path) == before


def test_a_table_that_cannot_be_written_says_so_and_is_playable(tmp_path: Path, chance: random.Random) -> None:
    (tmp_path / "sessions").write_text("a file where the folder should be")
    shelf = Shelf(tmp_path / "sessions")
    session = started(shelf)
    [release] = session.releases(wait=True)
    assert [notice.key for notice in release.notices] == ["save-cannot-write"]
    play(session, 10_000, chance)
    assert session.over
    assert len(session.releases(wait=True)) > 30
    reason = session.close()
    assert reason
    assert reason.key == "save-not-written"
    assert shelf.entries() == []


SMALL_DISK = """
import random, resource, sys
from pathlib import Path
sys.path.insert(0, {tests!r})
import test_sessions as t
most = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
resource.setrlimit(resource.RLIMIT_FSIZE, (1700, most))
session = t.started(t.Shelf(Path({folder!r})))
chance = random.Random(0)
t.play(session, 20, chance)
print([notice.key for release in session.releases(wait=True) for notice in release.notices])
print(session.path.stat().st_size)
resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
t.play(session, 1, chance)
print([notice.key for release in session.releases(wait=True) for notice in release.notices])
print(session._table.digest() == t.digest(session.path), session.close())
"""


@pytest.mark.skipif(os.name == "nt", reason="the system sets no limit to a file")
def test_a_full_disk_that_takes_part_of_a_line_loses_nothing(tmp_path: Path) -> None:
    program = SMALL_DISK.format(tests=str(Path(__file__).parent), folder=str(tmp_path))
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert told.stderr.splitlines() == [f"A table cannot be written down: {os.strerror(errno.ENOSPC)}"]
    before, size, after, end = told.stdout.splitlines()
    assert before == "['save-cannot-write']"
    assert 1400 < int(size) <= 1700
    assert after == "['save-written-again']"
    assert end == "True None"


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="the system's administrator may write anywhere")
def test_a_read_only_folder(shelf: Shelf, chance: random.Random) -> None:
    session = started(shelf)
    session.close()
    session.path.chmod(0o400)
    shelf.folder.chmod(0o500)
    try:
        again = sat_down(shelf, session.path)
        play(again, 1, chance)
        keys = [notice.key for release in again.releases(wait=True) for notice in release.notices]
        assert keys == ["save-cannot-write"]
        again.close()
    finally:
        shelf.folder.chmod(0o700)


# --- one program at a time
# ---------------------------------------------------------------------------------------------


def test_a_session_is_open_in_one_program_only(shelf: Shelf) -> None:
    session = started(shelf)
    session.releases(wait=True)
    told = shelf.resume(session.path)
    assert isinstance(told, tuple)
    assert told[0].key == "save-in-use"
    assert shelf.entries()[0].in_use
    reason = shelf.delete([session.path])
    assert reason
    assert reason.key == "save-in-use"
    program = """
import sys
from pathlib import Path
from crowe_table.hosting.shelf import Shelf
told = Shelf(Path(sys.argv[1])).resume(Path(sys.argv[2]))
print(told[0].key)
"""
    arguments = [sys.executable, "-c", program, str(shelf.folder), str(session.path)]
    assert subprocess.run(arguments, capture_output=True, text=True, check=True).stdout == "save-in-use\n"
    session.close()
    assert not shelf.entries()[0].in_use
    sat_down(shelf, session.path).close()


def test_a_lock_deleted_while_it_is_opened_is_not_held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last holder of the lock has deleted its file.

    A lock on the deleted file would protect nothing, so a new file is locked.
    """
    path = tmp_path / "a.crowe"
    hold, taken_away = locks._hold, [False]

    def slow(handle: int, alone: bool) -> None:
        if not taken_away[0]:
            taken_away[0] = True
            (tmp_path / "a.crowe.lock").unlink()
        hold(handle, alone)

    monkeypatch.setattr(locks, "_hold", slow)
    lock = Lock(path)
    assert locks.is_held(path)
    lock.release()
    assert list(tmp_path.iterdir()) == []


def test_a_released_lock_leaves_no_file(tmp_path: Path) -> None:
    path = tmp_path / "file"
    lock = Lock(path)
    with pytest.raises(InUse):
        Lock(path)
    assert locks.is_held(path)
    assert (tmp_path / "file.lock").stat().st_mode & 0o777 == 0o600
    lock.release()
    lock.release()
    assert not locks.is_held(path)
    Lock(path).release()
    assert list(tmp_path.iterdir()) == []


@posix
def test_locking_a_session_file_for_reading_blocks_nobody(shelf: Shelf) -> None:
    import fcntl

    session = started(shelf)
    session.close()
    with session.path.open("rb") as reader:
        fcntl.flock(reader, fcntl.LOCK_EX)
        assert not shelf.entries()[0].in_use
        sat_down(shelf, session.path).close()
        fcntl.flock(reader, fcntl.LOCK_UN)


def test_a_session_opens_without_a_lock_where_none_can_be_made(shelf: Shelf) -> None:
    session = started(shelf)
    session.close()
    (shelf.folder / f"{session.path.name}.lock").mkdir()
    again = sat_down(shelf, session.path)
    assert again.close() is None


def test_locks_of_killed_programs_are_deleted(shelf: Shelf) -> None:
    session = started(shelf)
    session.releases(wait=True)
    stray = shelf.folder / "cribbage-x.crowe.lock"
    stray.touch()
    Shelf(shelf.folder).read_ahead(wait=60)
    assert not stray.exists()
    assert locks.is_held(session.path)
    session.close()


# --- taking back
# -------------------------------------------------------------------------------------------------------


def test_taking_back_returns_to_the_players_last_decision_and_is_written(shelf: Shelf, chance: random.Random) -> None:
    session = started(shelf, chosen(stake=0))
    done = play(session, 30, chance)
    last = max(at for at, action in enumerate(done) if action.seat == 0)
    assert session.take_back(Seat(0), "without_stakes") is None
    assert list(session._table.actions) == done[:last]
    assert present(session.view(Seat(0)).ask).call_of(Seat(0))
    assert session.releases(wait=True)[-1].kind is ReleaseKind.TAKEN_BACK
    before = session._table.digest()
    session.close()
    assert digest(session.path) == before
    assert read(session.path.read_bytes()).lines[-2] == Undo(30 - last)


def test_a_whole_game_with_many_take_backs_is_sound(shelf: Shelf, chance: random.Random) -> None:
    session = started(shelf, chosen(stake=0))
    for _ in range(40):
        play(session, chance.randrange(1, 9), chance)
        seat = chance.randrange(2)
        if session.refuse_take_back(Seat(seat), "always") is None:
            assert session.take_back(Seat(seat), "always") is None
    play(session, 10_000, chance)
    before = session._table.digest()
    session.close()
    found = load(session.path)
    assert found.soundness is Soundness.SOUND
    assert found.table
    assert found.table.digest() == before


def test_undone_actions_are_not_replayed(shelf: Shelf, chance: random.Random, monkeypatch: pytest.MonkeyPatch) -> None:
    """Loading performs only the actions that were not undone, each once, regardless of the number of lines."""
    session = started(shelf, chosen(stake=0))
    for _ in range(60):
        play(session, 4, chance)
        assert session.take_back(session._table.actions[-1].seat, "always") is None
    play(session, 10, chance)
    session.close()
    done: list[Action] = []
    repeat = Table.repeat

    def counted(table: AnyTable, action: Action) -> object:
        done.append(action)
        return repeat(table, action)

    monkeypatch.setattr(Table, "repeat", counted)
    found = load(session.path)
    assert found.table
    assert done == list(found.table.actions) == list(session._table.actions)
    assert sum(isinstance(line, Undo) for line in found.contents.lines) == 60


def two_actions() -> tuple[Do, Do, Check, Check]:
    """Return two actions at a table of Cribbage, and the checks of the table before the first and after the second."""
    table = table_of(HEAD)
    assert not isinstance(table, Reason)
    before, actions = Check(table.deal, table.digest()), []
    for _ in range(2):
        assert table.question
        actions.append(table.view(table.question.awaited()[0]).legal[0])
        assert not isinstance(table.submit(actions[-1]), Reason)
    return (do(actions[0]), do(actions[1]), before, Check(table.deal, table.digest()))


FIRST, SECOND, BEFORE, AFTER = two_actions()
WRONG = Check(0, "0" * 16)


@pytest.mark.parametrize(
    ("lines", "line"),
    [
        ([BEFORE, FIRST, SECOND, AFTER], 0),
        ([BEFORE, FIRST, SECOND, WRONG], 5),
        ([WRONG, FIRST, SECOND, Undo(2)], 2),
        ([FIRST, SECOND, AFTER, Undo(1)], 0),
        ([FIRST, SECOND, WRONG, Undo(1)], 0),
        ([FIRST, SECOND, WRONG, Undo(1), SECOND], 0),
        ([FIRST, SECOND, Undo(1), SECOND, WRONG], 6),
        ([FIRST, SECOND, Undo(1), Undo(1), BEFORE, FIRST, SECOND, AFTER], 0),
        ([FIRST, SECOND, Undo(2), WRONG, FIRST], 5),
        ([FIRST, SECOND, Undo(3)], 4),
        ([FIRST, Undo(1), Undo(1)], 4),
        ([FIRST, Do(Raw(b'{"act":"cut","seat":1,"place":99}')), Undo(1), SECOND], 0),
        ([FIRST, Do(Raw(b'{"act":"cut","seat":7,"place":0}')), Undo(1), SECOND], 3),
        ([FIRST, Do(Raw(b'{"act":"cut","seat":-5,"place":0}')), Undo(1), SECOND], 3),
        ([FIRST, Refereed(RefereeLook(1, "2026-01-01T00:00:00+00:00")), SECOND], 0),
        ([FIRST, Refereed(RefereeLook(2, "2026-01-01T00:00:00+00:00")), SECOND], 3),
        ([FIRST, Refereed(RefereeLook(-5, "2026-01-01T00:00:00+00:00")), SECOND], 3),
        ([FIRST, Refereed(RefereeLook(10**30, "2026-01-01T00:00:00+00:00")), SECOND], 3),
        ([FIRST, Check(-1, "0" * 16), Undo(1), SECOND], 3),
        ([FIRST, Do(Raw(b'{"act":"bid","seat":0}')), Undo(1), SECOND], 3),
    ],
)
def test_a_check_describes_the_actions_that_stood_when_it_was_written(
    shelf: Shelf, lines: list[BodyLine], line: int
) -> None:
    """``line`` is the number of the first invalid line. It is 0 if the file is valid."""
    found = load(write(shelf.folder / "checked.crowe", HEAD, *lines))
    assert (found.table is None) == bool(line)
    assert dict(found.why.args)["line"] == line if found.why else line == 0


def test_house_settings_limit_take_backs(shelf: Shelf, chance: random.Random) -> None:
    staked, free = started(shelf), started(shelf, chosen(stake=0))

    def key(session: Session, house: str) -> str | None:
        reason = session.take_back(0, house)  # type: ignore[arg-type]
        return reason.key if reason else None

    assert staked.staked
    assert not free.staked
    assert key(free, "always") == "refuse-take-back-none"
    for session in (staked, free):
        play(session, 6, chance)
    assert key(staked, "never") == "refuse-take-back-house"
    assert key(free, "never") == "refuse-take-back-house"
    assert key(staked, "without_stakes") == "refuse-take-back-stakes"
    assert key(staked, "always") is None
    for session in (staked, free):
        session.close()


# --- the shelf -------------------------------------------------------------------------------------------------------


def test_the_next_game_keeps_the_purses(shelf: Shelf, chance: random.Random) -> None:
    session = started(shelf)
    early = session.next_game()
    assert isinstance(early, Reason)
    assert early.key == "refuse-no-sequel"
    play(session, 10_000, chance)
    new = session.next_game()
    assert isinstance(new, NewTable)
    assert new.purses == session.view(Seat(0)).public.purses
    assert sum(new.purses) == 2 * 2016
    assert min(new.purses) < 2016
    session.close()
    second = started(shelf, new)
    assert second.view(Seat(0)).public.purses == new.purses
    assert second.head.seed != session.head.seed
    second.close()
    assert min(new.refilled().purses) == 2016
    poor = shelf.start(replace(new, purses=(4032, 0)))
    assert isinstance(poor, Reason)
    assert poor.key == "unfit-stake"
    assert Words().reason(poor, game="cribbage") != poor.key


@pytest.mark.parametrize(
    ("slug", "preset", "players", "stakes", "changes", "key"),
    [
        ("faro", "crowe", TWO, "club", {}, "bad-game"),
        ("cribbage", "hoyle", TWO, "club", {}, "bad-preset"),
        ("cribbage", "crowe", (*TWO, SHARP), "club", {}, "bad-seats"),
        ("cribbage", "crowe", TWO, "palace", {}, "bad-stakes"),
        ("cribbage", "crowe", TWO, "club", {"target": 60}, "bad-rule"),
        ("cribbage", "crowe", TWO, "club", {"jokers": 2}, "bad-rule"),
    ],
)
def test_a_table_is_chosen_by_known_names(
    slug: str, preset: str, players: tuple[Participant, ...], stakes: str, changes: dict[str, object], key: str
) -> None:
    told = choose_table(slug, preset, players, stakes, changes=changes)
    assert isinstance(told, Reason)
    assert told.key == key
    assert Words().reason(told) != key


def test_every_level_of_stakes_is_playable(shelf: Shelf) -> None:
    for stakes in ("counters", "alehouse", "coffee_house", "assembly", "club"):
        new = choose_table("cribbage", "crowe", TWO, stakes)
        assert isinstance(new, NewTable)
        assert new.coinage == ("counters" if stakes == "counters" else "georgian")
        started(shelf, new).close()


def test_a_session_file_is_readable_json_lines(sample: bytes) -> None:
    for line in sample.decode().splitlines():
        assert set(json.loads(line)) == {"seal", "line"}
    head = json.loads(sample.splitlines()[0])["line"]["head"]
    assert head["game"] == "cribbage"
    assert [(player["name"], player["level"]) for player in head["players"]] == [
        ("A Visitor", ""),
        ("Mr. Sharp", "sound"),
    ]
    cribbage: Any = games.game("cribbage")
    assert msgspec.json.decode(present(read(sample).head).options, type=cribbage.options).target == 61
    first = next(line for line in read(sample).lines if isinstance(line, Do))
    assert json.loads(bytes(first.do)) == {"act": "cut", "seat": 0, "place": json.loads(bytes(first.do))["place"]}


@pytest.mark.parametrize(
    ("stakes", "changes", "refused"),
    [("counters", {}, False), ("coffee_house", {}, True), ("coffee_house", {"stake": 0}, False)],
)
def test_hints_are_available_for_love_and_for_counters(
    shelf: Shelf, stakes: str, changes: dict[str, object], refused: bool
) -> None:
    new = choose_table("cribbage", "crowe", TWO, stakes, changes=changes)
    assert isinstance(new, NewTable)
    session = started(shelf, new)
    assert session.for_money == refused
    session.close()

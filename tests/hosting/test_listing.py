"""The list of sessions, which reads summaries instead of replaying sessions, and does not trust its index."""

import gc
import os
import random
import sys
import time
from pathlib import Path
from threading import Event

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from crowe_table.disk import STALE
from crowe_table.engine.core import Seat, because
from crowe_table.engine.journal import Check, Soundness, Stood, TableSummary
from crowe_table.engine.money import Farthings
from crowe_table.hosting import listing
from crowe_table.hosting.listing import INDEX, Group, Listing, read_entry
from crowe_table.hosting.records import Records
from crowe_table.hosting.replay import TOO_LONG, load
from crowe_table.hosting.session import Session
from crowe_table.hosting.shelf import Shelf
from crowe_table.words import Words
from tests.hosting.test_sessions import HEAD, play, sat_down, started, write


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "sessions")


@pytest.fixture
def chance() -> random.Random:
    return random.Random(1775)


def left(shelf: Shelf, actions: int, chance: random.Random) -> Session:
    """Return the session of a table after some actions, when the table has been left."""
    session = started(shelf)
    play(session, actions, chance)
    session.close()
    time.sleep(0.02)  # Some systems give files the same time for ten milliseconds.
    return session


def nothing_is_replayed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(listing, "load", lambda path: pytest.fail(f"{path.name} was replayed"))


def nothing_is_read(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(listing, "read_entry", lambda path, touched, may_replay: pytest.fail(f"{path.name} was read"))


# --- entries


def test_sessions_are_listed_from_their_summaries_without_replay(
    shelf: Shelf, chance: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert shelf.entries() == [], "no folder, no sessions"
    first, second = left(shelf, 10_000, chance), left(shelf, 25, chance)
    nothing_is_replayed(monkeypatch)
    entries = shelf.entries()
    assert [entry.path for entry in entries] == [second.path, first.path]
    public = second.view(Seat(0)).public
    assert (entries[0].scores, entries[0].purses, entries[0].deal) == (public.scores, public.purses, public.deal)
    assert entries[0].names == ("A Visitor", "Mr. Sharp")
    assert (entries[0].game, entries[0].preset) == ("cribbage", "crowe")
    assert [entry.finished for entry in entries] == [False, True]
    assert [entry.group for entry in entries] == [Group.UNFINISHED, Group.FINISHED]
    assert not any(map(gc.is_tracked, entries)), "ten thousand entries must not burden the garbage collector"
    assert max(entries[1].scores) == 61


def test_the_time_of_play_comes_from_the_file_and_not_the_disk(shelf: Shelf, chance: random.Random) -> None:
    first, second = left(shelf, 3, chance), left(shelf, 3, chance)
    os.utime(first.path, (4e9, 4e9))
    os.utime(second.path, (0, 0))
    entries = shelf.entries()
    assert [entry.path for entry in entries] == [second.path, first.path]
    assert all(abs(entry.touched - time.time()) < 3600 for entry in entries)


def test_a_file_without_a_summary_is_replayed(shelf: Shelf, chance: random.Random) -> None:
    session = started(shelf)
    play(session, 25, chance)
    session.releases(wait=True)
    [entry] = shelf.entries()
    assert (entry.scores, entry.in_use) == (session.view(Seat(0)).public.scores, True)
    session.close()
    whole = session.path.read_bytes()
    session.path.write_bytes(whole[:-9])
    [entry] = shelf.entries()
    assert (entry.soundness, entry.in_use) == (Soundness.TORN, False)


def test_a_table_that_takes_long_to_replay_is_listed_from_its_lines(
    shelf: Shelf, chance: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even a short file may take long to replay.

    A table of Bassett for eight with a few thousand bytes took a third of a second.
    """
    session = started(shelf)
    play(session, 25, chance)
    session.releases(wait=True)
    monkeypatch.setattr(listing, "MAX_REPLAY_TIME", 0.0)
    [entry] = shelf.entries()
    assert (entry.why, entry.names, entry.open) == (None, ("A Visitor", "Mr. Sharp"), False)
    session.close()
    old = shelf.folder / "old.crowe"
    old.write_bytes((Path(__file__).parent / "saves" / "2-cribbage-crowe-2-open.crowe").read_bytes())
    entry = read_entry(old)
    assert (entry.why, entry.names, entry.open) == (because(TOO_LONG), ("A Visitor", "Mr. Sharp"), True)
    assert load(old).why is None, "it is read when it is resumed"


def test_viewing_a_table_does_not_change_its_time_of_play(shelf: Shelf, chance: random.Random) -> None:
    first, second = left(shelf, 3, chance), left(shelf, 3, chance)
    sat_down(shelf, first.path).close()
    assert [entry.path for entry in shelf.entries()] == [second.path, first.path]
    again = sat_down(shelf, first.path)
    play(again, 1, chance)
    again.close()
    assert [entry.path for entry in shelf.entries()] == [first.path, second.path]


def test_the_latest_table_is_one_that_can_be_resumed(shelf: Shelf, chance: random.Random) -> None:
    assert shelf.latest() is None
    waiting = left(shelf, 2, chance)
    left(shelf, 10_000, chance)
    damaged = left(shelf, 2, chance)
    damaged.path.write_bytes(damaged.path.read_bytes()[5:])
    held = started(shelf)
    held.releases(wait=True)
    shelf.entries()
    latest = shelf.latest(refresh=False)
    assert latest
    assert latest.path == waiting.path, "neither in use, nor damaged, nor finished"
    held.close()
    shelf.entries()
    latest = shelf.latest(refresh=False)
    assert latest
    assert latest.path == held.path


STANDING = TableSummary(
    at="2026-01-01T00:00:00+00:00",
    deal=0,
    scores=(0, 0),
    sides=(0, 1),
    purses=(Farthings(2016), Farthings(2016)),
    unit=Farthings(24),
    finished=False,
)


@pytest.mark.parametrize(
    "told",
    [
        replace(STANDING, scores=(60, 60)),
        replace(STANDING, scores=(0, 0, 0)),
        replace(STANDING, sides=(0, 2)),
        replace(STANDING, sides=()),
        replace(STANDING, purses=(2016,)),
        replace(STANDING, purses=(-1, 4033)),
        replace(STANDING, deal=7),
        replace(STANDING, finished=True),
        replace(STANDING, unit=4),
    ],
)
def test_a_false_summary_is_detected_when_the_file_is_opened(tmp_path: Path, told: TableSummary) -> None:
    table = load(write(tmp_path / "sound.crowe", HEAD, Stood(STANDING))).table
    assert table
    path = write(tmp_path / "forged.crowe", HEAD, Check(0, table.digest()), Stood(told))
    found = load(path)
    assert found.why
    assert (found.why.key, dict(found.why.args)["line"]) == ("save-stood", 3)
    entry = read_entry(path)
    if entry.why is None:
        assert len(entry.sides) == len(entry.purses) == 2, "an entry is displayable"
        assert Words().game("cribbage").score(entry.scores, entry.sides, entry.purses)


def test_a_summary_without_a_time_uses_the_files_time(tmp_path: Path) -> None:
    for number, at in enumerate(("yesterday", "9999-12-31T23:59:59+00:00", "0001-01-01T00:00:00-12:00", "")):
        path = write(tmp_path / f"odd-{number}.crowe", HEAD, Stood(replace(STANDING, at=at)))
        assert read_entry(path, 77.0).touched == 77.0


# --- the index


def test_indexed_files_are_not_read_again(shelf: Shelf, chance: random.Random, monkeypatch: pytest.MonkeyPatch) -> None:
    for actions in (0, 7, 10_000):
        left(shelf, actions, chance)
    entries = shelf.entries()
    with monkeypatch.context() as patch:
        nothing_is_read(patch)
        assert Shelf(shelf.folder).entries() == entries
    again = sat_down(shelf, entries[1].path)
    play(again, 20, chance)
    again.close()
    now = Shelf(shelf.folder).entries()
    assert now[0].path == again.path
    assert now[0].deal >= 1


def damaged_indexes(sound: bytes) -> list[bytes]:
    index = Raw(msgspec.json.encode({**msgspec.json.decode(sound)["index"], "edition": "another"}))
    other = msgspec.json.encode({"seal": listing._seal(index), "index": index})
    return [b"", b"{}", sound[:-9], sound.replace(b"A Visitor", b"A Forger"), b"\xff" * 99, other]


def test_reading_a_large_index_pauses_regularly(
    shelf: Shelf, chance: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a pause, reading ten thousand names would delay the title page by a quarter of a second."""
    for _ in range(4):
        left(shelf, 3, chance)
    entries = shelf.entries()
    rests: list[float] = []
    monkeypatch.setattr(listing, "NAMES_PER_SLICE", 2)
    monkeypatch.setattr(time, "sleep", rests.append)
    nothing_is_read(monkeypatch)
    assert Shelf(shelf.folder).entries() == entries
    assert rests == [listing.PAUSE] * 4, "two pauses for the index and two for the folder"


def test_a_lost_or_damaged_index_is_rebuilt(shelf: Shelf, chance: random.Random) -> None:
    for actions in (0, 7):
        left(shelf, actions, chance)
    entries = shelf.entries()
    index = shelf.folder / INDEX
    sound = index.read_bytes()
    for damaged in damaged_indexes(sound):
        index.write_bytes(damaged)
        assert Shelf(shelf.folder).entries() == entries
        assert index.read_bytes() == sound
    index.unlink()
    index.mkdir()
    assert Shelf(shelf.folder).entries() == entries, "an unwritable index is not needed"


def test_entries_appear_while_the_folder_is_read(
    shelf: Shelf, chance: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(4):
        left(shelf, 0, chance)
    monkeypatch.setattr(listing, "FIRST_VISIBLE", 1)
    monkeypatch.setattr(listing, "MAX_BUSY_TIME", 0.0)
    reading = Listing(shelf.folder)
    found: list[int] = []
    monkeypatch.setattr(time, "sleep", lambda seconds: found.append(len(reading.entries)))
    reading.read()
    assert found == [1, 2, 2, 4], "at first, then at every doubling"
    assert reading.changes > 1
    before = reading.changes
    reading.read()
    assert reading.changes == before, "no change, no notice"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere names are valid text")
def test_a_file_name_of_invalid_text_is_indexed_and_recorded(
    shelf: Shelf, chance: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    named, strange = left(shelf, 10_000, chance), left(shelf, 10_000, chance)
    other = shelf.folder / os.fsdecode(b"\xff\n.crowe")
    strange.path.rename(other)
    entries = shelf.entries()
    assert {entry.path for entry in entries} == {named.path, other}
    assert Shelf(shelf.folder).entries() == entries
    kept = msgspec.json.decode((shelf.folder / INDEX).read_bytes())["index"]["known"]
    assert set(kept) == {named.path.name, "%FF%0A.crowe"}
    with monkeypatch.context() as patch:
        nothing_is_read(patch)
        assert Shelf(shelf.folder).entries() == entries
    records = Records(shelf)
    records.read()
    assert records.of("A Visitor", "cribbage").games == 2
    records.close()
    other.write_bytes(b"junk")
    told = shelf.resume(other)
    assert isinstance(told, tuple)
    assert all(Words().reason(why).isprintable() for why in told)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere names are valid text")
def test_a_path_of_invalid_text_works(tmp_path: Path, chance: random.Random, monkeypatch: pytest.MonkeyPatch) -> None:
    """The name of a home directory may consist of any bytes, and may change."""
    home = tmp_path / os.fsdecode(b"zo\xeb")
    shelf = Shelf(home / "sessions")
    over, open_ = left(shelf, 10_000, chance), left(shelf, 12, chance)
    shelf.read_ahead(wait=60)
    entries = shelf.entries()
    assert [entry.path for entry in entries] == [open_.path, over.path]
    assert b"zo" not in (shelf.folder / INDEX).read_bytes()
    with monkeypatch.context() as patch:
        nothing_is_read(patch)
        assert Shelf(shelf.folder).entries() == entries
    records = Records(shelf)
    records.read()
    assert records.of("A Visitor", "cribbage").games == 1
    told = Words().reason(records.write(tmp_path / "no" / over.path.name) or because("records-written", file=str(home)))
    told.encode()
    assert records.write(home / "records.csv") is None
    records.close()
    sat_down(shelf, open_.path).close()
    assert shelf.delete([open_.path]) is None
    assert shelf.restore_deleted() is None
    open_.path.write_bytes(open_.path.read_bytes()[5:])
    said = shelf.resume(open_.path)
    assert isinstance(said, tuple)
    assert all(Words().reason(why).isprintable() for why in said)
    moved = tmp_path / "moved"
    home.rename(moved)
    assert {entry.path.parent for entry in Shelf(moved / "sessions").entries()} == {moved / "sessions"}


@pytest.mark.parametrize(
    "lie",
    [
        {"sides": [0, 99]},
        {"sides": [0, -1]},
        {"sides": [0]},
        {"scores": [1, 2, 3]},
        {"scores": [0, 10**16]},
        {"purses": [1]},
        {"unit": 0},
        {"deal": -(10**16)},
        {"touched": -1.0},
        {"touched": 1e300},
        {"game": "no game"},
        {"coinage": "gold"},
    ],
)
def test_an_implausible_index_is_rebuilt(shelf: Shelf, chance: random.Random, lie: dict[str, object]) -> None:
    left(shelf, 30, chance)
    entries = shelf.entries()
    index = msgspec.json.decode((shelf.folder / INDEX).read_bytes())["index"]
    [known] = index["known"].values()
    known["entry"] |= lie
    raw = Raw(msgspec.json.encode(index))
    (shelf.folder / INDEX).write_bytes(msgspec.json.encode({"seal": listing._seal(raw), "index": raw}))
    assert Shelf(shelf.folder).entries() == entries


def unsaid(shelf: Shelf, chance: random.Random, count: int) -> None:
    """Write finished games in the format of older versions, without summaries."""
    saved = Path(__file__).parent / "saves" / "2-cribbage-crowe-2-finished.crowe"
    shelf.folder.mkdir(parents=True, exist_ok=True)
    for number in range(count):
        (shelf.folder / f"{number}.crowe").write_bytes(saved.read_bytes())
        os.utime(shelf.folder / f"{number}.crowe", (1e9 + number, 1e9 + number))


def test_replaying_stays_within_its_budget_and_continues_later(
    shelf: Shelf, chance: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    unsaid(shelf, chance, 6)
    replayed: list[str] = []
    now = [0.0]

    def load_and_note(path: Path, patience: float) -> object:
        replayed.append(path.name)
        now[0] += 1.0
        return load(path)

    monkeypatch.setattr(listing, "load", load_and_note)
    monkeypatch.setattr(listing, "thread_time", lambda: now[0])
    monkeypatch.setattr(listing, "FIRST_BUDGET", 3.0)
    monkeypatch.setattr(listing, "LATER_BUDGET", 1.0)
    reading = Listing(shelf.folder)
    reading.read(thorough=False)
    assert replayed == ["5.crowe", "4.crowe", "3.crowe"], "the latest file is read first"
    assert sum(entry.finished for entry in reading.entries) == 3
    assert all(entry.game == "cribbage" for entry in reading.entries)
    reading.read(thorough=False)
    assert replayed[3:] == ["2.crowe"]
    again = Listing(shelf.folder)
    again.read(thorough=False)
    assert replayed[4:] == ["1.crowe"], "the index remembers pending replays"
    again.read()
    assert replayed[5:] == ["0.crowe"]
    assert all(entry.finished for entry in again.entries)
    changes = again.changes
    again.read(thorough=False)
    assert (len(replayed), again.changes) == (6, changes)


def test_a_request_during_a_background_reading_makes_another_follow(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading, begun, go_on, finished = Listing(shelf.folder), Event(), Event(), Event()
    found: list[int] = []

    def read(*, thorough: bool) -> None:
        assert not thorough
        found.append(len(list(shelf.folder.glob("*.crowe"))))
        begun.set()
        go_on.wait(60)
        if len(found) == 2:
            finished.set()

    monkeypatch.setattr(reading, "read", read)
    reading.read_ahead()
    assert begun.wait(60)
    started(shelf).close()
    reading.read_ahead(60)
    assert found == [0], "the second request does not wait"
    go_on.set()
    assert finished.wait(60)
    assert found == [0, 1]


# --- deleting


def test_deleted_sessions_can_be_restored_until_others_are_deleted(shelf: Shelf, chance: random.Random) -> None:
    paths = [left(shelf, 0, chance).path for _ in range(4)]
    assert shelf.delete(paths[:2]) is None
    assert {entry.path for entry in shelf.entries()} == set(paths[2:])
    assert shelf.deleted == 2
    assert shelf.restore_deleted() is None
    assert {entry.path for entry in shelf.entries()} == set(paths)
    assert shelf.deleted == 0
    shelf.delete(paths[:1])
    shelf.delete(paths[1:2])
    assert shelf.deleted == 1
    shelf.restore_deleted()
    assert {entry.path for entry in shelf.entries()} == set(paths[1:])
    shelf.delete(paths[1:])
    shelf.forget_deleted()
    assert [path.name for path in shelf.folder.iterdir()] == [INDEX]


def test_failing_to_delete_one_session_does_not_affect_others(shelf: Shelf, chance: random.Random) -> None:
    held, free = started(shelf), left(shelf, 0, chance)
    held.releases(wait=True)
    refused = shelf.delete([held.path, free.path, shelf.folder / "none.crowe"])
    assert refused
    assert refused.key == "save-in-use"
    assert [entry.path for entry in shelf.entries()] == [held.path]
    gone = shelf.delete([free.path])
    assert gone
    assert gone.key == "save-gone"
    held.close()


def later(patch: pytest.MonkeyPatch) -> None:
    """Set the clock forward by more than an hour."""
    now = time.time
    patch.setattr(time, "time", lambda: now() + 2 * STALE)


def test_a_new_program_deletes_the_remains_of_another(
    shelf: Shelf, chance: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = left(shelf, 0, chance).path
    shelf.delete([path])
    later(monkeypatch)
    Shelf(shelf.folder).read_ahead(wait=60)
    assert [each.name for each in shelf.folder.iterdir()] == []
    assert shelf.restore_deleted() is not None, "it is gone for good"


@pytest.mark.skipif(sys.platform == "win32", reason="no change time on Windows")
def test_recently_deleted_sessions_survive_another_window(shelf: Shelf, chance: random.Random) -> None:
    """The time at which they were last played does not matter."""
    path = left(shelf, 0, chance).path
    os.utime(path, (0, 0))
    shelf.delete([path])
    other = Shelf(shelf.folder)
    other.read_ahead(wait=60)
    assert other.entries() == []
    assert shelf.restore_deleted() is None
    assert [entry.path for entry in other.entries()] == [path]


def test_a_file_that_cannot_be_deleted_does_not_block_others(
    shelf: Shelf, chance: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = left(shelf, 0, chance).path
    (shelf.folder / "a.crowe.thrown").mkdir()
    (shelf.folder / "b.crowe.thrown").symlink_to("b.crowe.thrown")
    shelf.delete([path])
    later(monkeypatch)
    Shelf(shelf.folder).read_ahead(wait=60)
    assert [each.name for each in shelf.folder.iterdir()] == ["a.crowe.thrown"]


def test_entries_share_equal_strings(shelf: Shelf, chance: random.Random) -> None:
    left(shelf, 4, chance)
    left(shelf, 4, chance)
    for found in (shelf.entries(), Shelf(shelf.folder).entries()):
        one, other = found
        assert one.names == other.names != ()
        assert all(name is again for name, again in zip(one.names, other.names, strict=True))
        assert one.preset is other.preset
        assert one.sides is other.sides

"""The save file with every kind of damage. An unreadable file causes one message and nothing else."""

import errno
import hashlib
import json
import os
from pathlib import Path
from typing import IO, Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Raw

from crowe_table.disk import open_private
from crowe_table.engine import journal as module
from crowe_table.engine.core import Reason
from crowe_table.engine.journal import BodyLine, Check, Do, FileContents, Head, Header, Journal, Soundness, Undo, read
from crowe_table.engine.money import Farthings
from crowe_table.engine.series import Participant
from crowe_table.words import Words
from tests.present import present
from tests.small_disk import refusing

HEADER = Header(
    "cribbage",
    1,
    "crowe",
    Raw(b"{}"),
    (Participant("A"), Participant("B", "fair")),
    (Farthings(2016), Farthings(2016)),
    "seed",
)
LINES: list[Head | BodyLine] = [
    Head(HEADER),
    Do(Raw(b'{"act":"cut","seat":0,"place":3}')),
    Undo(1),
    Check(1, "0123456789abcdef"),
]
DIGITS = "9" * 6000


def sealed(*bodies: bytes) -> bytes:
    """Return arbitrary lines with valid checksums, as somebody who knows the format could write them."""
    seal, data = "", b""
    for body in bodies:
        seal = hashlib.sha256(seal.encode() + body).hexdigest()[:16]
        data += b'{"seal":"' + seal.encode() + b'","line":' + body + b"}\n"
    return data


def head(**changes: object) -> bytes:
    return json.dumps({"head": {**json.loads(msgspec.json.encode(HEADER)), **changes}}).encode()


def written(path: Path) -> bytes:
    journal = Journal(path)
    journal.write(LINES)
    journal.close()
    return path.read_bytes()


def why(contents: FileContents) -> str:
    """Return the key of the complaint about a file. Fail if no such message exists."""
    assert isinstance(contents.why, Reason)
    assert Words().has(contents.why.key)
    assert "{" not in Words().reason(contents.why)
    return contents.why.key


# --- valid files -----------------------------------------------------------------------------------------------------


def test_written_lines_are_read_back(tmp_path: Path) -> None:
    data = written(tmp_path / "a.crowe")
    contents = read(data)
    assert (contents.soundness, contents.why, contents.kept, contents.length) == (Soundness.SOUND, None, 4, len(data))
    assert contents.head == HEADER
    assert list(contents.lines) == LINES[1:]
    assert data.count(b"\n") == 4
    assert all(set(json.loads(line)) == {"seal", "line"} for line in data.splitlines())


def test_a_seal_depends_on_all_earlier_lines(tmp_path: Path) -> None:
    assert written(tmp_path / "a.crowe") == sealed(*(msgspec.json.encode(line) for line in LINES))


def test_lines_are_identical_written_singly_or_together(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "b.crowe")
    for line in LINES:
        journal.write([line])
    journal.close()
    assert journal.path.read_bytes() == written(tmp_path / "a.crowe")


def test_write_returns_after_the_flush(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "a.crowe")
    for number in range(len(LINES)):
        journal.write(LINES[number : number + 1])
        assert read(journal.path.read_bytes()).kept == number + 1
    journal.close()
    journal.close()


# --- torn, damaged, edited -------------------------------------------------------------------------------------------


@given(st.binary(max_size=400))
@settings(max_examples=400, deadline=None)
def test_random_bytes(data: bytes) -> None:
    contents = read(data)
    assert contents.soundness is Soundness.DAMAGED
    assert why(contents) in ("save-empty", "save-no-header")


@given(at=st.integers(0, 10**6), sign=st.integers(0, 255))
@settings(max_examples=500, deadline=None)
def test_any_changed_byte_is_detected(at: int, sign: int) -> None:
    whole = sealed(*(msgspec.json.encode(line) for line in LINES))
    at %= len(whole)
    data = whole[:at] + bytes([sign]) + whole[at + 1 :]
    contents = read(data)
    if data == whole:
        assert contents.soundness is Soundness.SOUND
        return
    assert contents.soundness is not Soundness.SOUND
    assert why(contents)
    assert contents.lines == read(whole).lines[: len(contents.lines)]
    assert contents.kept <= whole[:at].count(b"\n")


@given(st.binary(max_size=300))
@settings(max_examples=300, deadline=None)
def test_trailing_bytes_are_torn_or_damaged(tail: bytes) -> None:
    whole = sealed(*(msgspec.json.encode(line) for line in LINES))
    contents = read(whole + tail)
    assert contents.kept == 4
    assert (contents.soundness is Soundness.SOUND) == (not tail)
    assert contents.length == len(whole)


@given(st.lists(st.binary(max_size=60).filter(lambda line: b"\n" not in line), max_size=6))
@settings(max_examples=300, deadline=None)
def test_arbitrary_lines_with_valid_seals(bodies: list[bytes]) -> None:
    contents = read(sealed(head(), *bodies))
    assert contents.kept >= 1
    if contents.soundness is not Soundness.SOUND:
        assert why(contents) in ("save-torn", "save-damaged", "save-edited")


def test_an_edited_line_is_not_reported_as_torn() -> None:
    whole = sealed(*(msgspec.json.encode(line) for line in LINES))
    edited = whole.replace(b'"place":3', b'"place":4')
    contents = read(edited)
    assert (contents.soundness, why(contents), contents.kept) == (Soundness.DAMAGED, "save-edited", 1)
    assert dict(present(contents.why).args) == {"line": 2}


def test_a_missing_or_repeated_line_is_detected() -> None:
    lines = sealed(*(msgspec.json.encode(line) for line in LINES)).splitlines(keepends=True)
    assert why(read(b"".join(lines[:1] + lines[2:]))) == "save-edited"
    assert why(read(b"".join(lines[:2] + lines[1:]))) == "save-edited"
    assert why(read(b"".join(lines[1:]))) == "save-edited"


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "save-empty"),
        (b"\n", "save-no-header"),
        (b"{}\n", "save-no-header"),
        (b"\x00" * 5000, "save-no-header"),
        (b"\xff\xfe\n", "save-no-header"),
        (b"[" * 100_000 + b"\n", "save-no-header"),
        (b'{"seal":"","line":' + b"[" * 100_000 + b"\n", "save-no-header"),
        (b'{"seal":' + DIGITS.encode() + b',"line":1}\n', "save-no-header"),
        (sealed(b'{"undo":1}'), "save-no-header"),
        (sealed(b"null"), "save-no-header"),
        (sealed(head(format=5)), "save-future"),
        (sealed(head(format=5, game=5, players="none")), "save-future"),
        (sealed(head(format="one")), "save-no-header"),
        (sealed(head(format=0)), "save-future"),
        (sealed(head(laws="1")), "save-no-header"),
        (sealed(head(purses=[1.5])), "save-no-header"),
        (sealed(head().replace(b'"laws": 1', b'"laws": ' + DIGITS.encode())), "save-no-header"),
        (sealed(head().replace(b'"format": 4', b'"format": ' + DIGITS.encode())), "save-no-header"),
        (sealed(b'{"head":' + b"[" * 50_000 + b"]" * 50_000 + b"}"), "save-no-header"),
    ],
)
def test_a_missing_header(data: bytes, key: str) -> None:
    contents = read(data)
    assert (contents.soundness, why(contents), contents.kept, contents.head) == (Soundness.DAMAGED, key, 0, None)


@pytest.mark.parametrize(
    "body",
    [
        *(b"{}", b"null", b"[]", b'"undo"', b'{"undo":1.5}', b'{"undo":"1"}', b'{"deal":null}', b'{"state":"x"}'),
        *(b'{"undo":' + DIGITS.encode() + b"}", b'{"deal":' + DIGITS.encode() + b"}", b'{"undo":1e400}'),
        b'{"undo":' + b"[" * 50_000 + b"]" * 50_000 + b"}",
        b'{"deal":1,"state":"\xff"}',
    ],
)
def test_an_unknown_line(body: bytes) -> None:
    contents = read(sealed(head(), body, b'{"undo":1}'))
    assert (contents.soundness, why(contents), contents.kept) == (Soundness.DAMAGED, "save-damaged", 1)


def test_an_action_stays_raw_until_the_game_decodes_it() -> None:
    """The reader accepts lines of another game, of later rules or with huge numbers. The rules then refuse them."""
    bodies = [b'{"act":"bid","seat":0}', b'{"place":' + DIGITS.encode() + b"}", b"[1,[2]]", b"null"]
    contents = read(sealed(head(game="hazard", laws=99), *(b'{"do":' + body + b"}" for body in bodies)))
    assert contents.soundness is Soundness.SOUND
    assert [bytes(line.do) for line in contents.lines if isinstance(line, Do)] == bodies
    assert contents.head is not None
    assert (contents.head.game, contents.head.laws) == ("hazard", 99)


def test_deep_nesting_in_an_action_and_in_the_options() -> None:
    deep = b"[" * 50_000 + b"]" * 50_000
    assert read(sealed(head(), b'{"do":' + deep + b"}")).kept <= 2
    options = head().replace(b'"options": {}', b'"options": ' + deep)
    assert read(sealed(options)).kept <= 1


def test_a_huge_line() -> None:
    long = b'{"do":"' + b"x" * (1 << 21) + b'"}'
    assert (read(sealed(head(), long)).soundness, read(sealed(head(), long)).kept) == (Soundness.TORN, 1)
    assert why(read(sealed(head(), long, b'{"undo":1}'))) == "save-damaged"
    assert why(read(sealed(head(preset="x" * (1 << 21))))) == "save-no-header"


def test_extra_fields_beside_a_line_count_as_an_edit() -> None:
    line = sealed(head()).replace(b'{"seal"', b'{"more":1,"seal"')
    assert why(read(line)) == "save-no-header"


# --- the disk --------------------------------------------------------------------------------------------------------


def test_a_new_journal_never_overwrites_a_file(tmp_path: Path) -> None:
    path = tmp_path / "a.crowe"
    whole = written(path)
    with pytest.raises(FileExistsError):
        Journal(path).write(LINES)
    assert path.read_bytes() == whole


def test_a_continued_journal_requires_its_file(tmp_path: Path) -> None:
    path = tmp_path / "a.crowe"
    written(path)
    contents = read(path.read_bytes())
    path.unlink()
    with pytest.raises(FileNotFoundError):
        Journal(path, contents.seal, contents.length).write([Undo(1)])


@pytest.mark.parametrize("when", ["fsync", "write", "open"])
def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, when: str) -> None:
    """The failed line does not count, earlier lines remain, and the same line can be written again."""
    journal = Journal(tmp_path / "a.crowe")
    journal.write(LINES[:2])
    before = journal.path.read_bytes()
    if when == "open":
        journal.close()
    with monkeypatch.context() as patch:
        break_disk(patch, when)
        for _ in range(3):
            with pytest.raises(OSError, match=r"space|part"):
                journal.write(LINES[2:])
    assert journal.path.read_bytes() == before
    journal.write(LINES[2:])
    journal.close()
    assert journal.path.read_bytes() == sealed(*(msgspec.json.encode(line) for line in LINES))


def test_a_full_disk_at_the_first_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = Journal(tmp_path / "a.crowe")
    with monkeypatch.context() as patch:
        break_disk(patch, "fsync")
        with pytest.raises(OSError, match="space"):
            journal.write(LINES)
    journal.write(LINES)
    journal.close()
    assert read(journal.path.read_bytes()).soundness is Soundness.SOUND


def break_disk(patch: pytest.MonkeyPatch, when: str) -> None:
    """Make the disk full at the flush, halfway through the line, or before the file is opened, as ``when`` says."""
    full, sound = refusing(errno.ENOSPC), open_private

    def opened(path: Path, *args: Any, **kwargs: Any) -> object:
        return Halfway(sound(path, *args, **kwargs))

    if when == "fsync":
        patch.setattr(os, "fsync", full)
    elif when == "open":
        patch.setattr(module, "open_private", full)
    else:
        patch.setattr(module, "open_private", opened)
        patch.setattr(os, "fsync", full)


class Halfway:
    """A file on a disk that writes only half of each piece of data."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file

    def __getattr__(self, name: str) -> object:
        return getattr(self._file, name)

    def write(self, data: bytes) -> int:
        return self._file.write(data[: len(data) // 2])


def test_a_disk_that_writes_half_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines that are complete in the half that was written do not count."""
    path = tmp_path / "a.crowe"
    with monkeypatch.context() as patch:
        sound = open_private
        patch.setattr(module, "open_private", lambda path, *a, **k: Halfway(sound(path, *a, **k)))
        journal = Journal(path)
        with pytest.raises(OSError, match="space"):
            journal.write([*LINES, *[Undo(1)] * 20])
    assert path.read_bytes() == b""
    journal.write(LINES)
    journal.close()
    assert read(path.read_bytes()).kept == 4


def test_a_folder_that_accepts_no_file(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Journal(tmp_path / "none" / "a.crowe").write(LINES)
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(NotADirectoryError):
        Journal(tmp_path / "file" / "a.crowe").write(LINES)


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to the superuser")
def test_a_read_only_folder(tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    folder.mkdir(mode=0o500)
    with pytest.raises(PermissionError):
        Journal(folder / "a.crowe").write(LINES)
    folder.chmod(0o700)


def test_a_torn_end_is_removed_by_a_shorter_line(tmp_path: Path) -> None:
    path = tmp_path / "a.crowe"
    whole = written(path)
    path.write_bytes(whole + b"x" * 5000)
    contents = read(path.read_bytes())
    journal = Journal(path, contents.seal, contents.length)
    journal.write([Undo(1)])
    journal.close()
    assert read(path.read_bytes()).soundness is Soundness.SOUND
    assert path.read_bytes().startswith(whole)


def test_a_torn_session_continues(tmp_path: Path) -> None:
    path = tmp_path / "a.crowe"
    whole = written(path)
    path.write_bytes(whole[:-10])
    contents = read(path.read_bytes())
    assert (contents.soundness, contents.kept, why(contents)) == (Soundness.TORN, 3, "save-torn")
    journal = Journal(path, contents.seal, contents.length)
    journal.write(LINES[3:])
    journal.close()
    assert path.read_bytes() == whole

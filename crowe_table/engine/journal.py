"""The save file: a session is its header and its actions, one sealed line each, and loading is replay.

Each line is ``{"seal": …, "line": …}``; a seal is drawn from the line and the seal before it, so that a torn end is
told from a damaged middle and an edited line from an honest one. A line is one of
``{"head": Header}``, ``{"do": Action}``, ``{"undo": count}``, ``{"deal": number, "state": digest}``, when the game is
over ``{"close": Row}``, what each player won or lost by it, and ``{"seed": text}``, which is kept apart until then;
``{"stood": TableSummary}``, whenever a deal is over or the table is left; and ``{"referee": RefereeLook}``, when
somebody was shown a hand of an unfinished game from the file. Nothing in the file is ever evaluated.

Files of formats 1 to 3 are read, and written anew in format 4 when they are gone on with. The digests of formats 1 and
2 were taken over how an older program stored a table, so they say nothing to this one; those since are taken over what
is true at the table. A file of format 1 has no series in its header and no closing line: it is a series of one game.
Before format 4 nothing in a file says how the table stood.
"""

import errno
import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import IO, Annotated, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from crowe_table.disk import PRIVATE_FILE, Replaced, open_private, write_new
from crowe_table.engine.core import SPECTATOR, Action, Reason, because
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import GENERATOR
from crowe_table.engine.series import Participant, Row, Series, new_series
from crowe_table.engine.sha import sha256

FORMAT = 4
"""The format that is written."""
SEALED_SINCE = 3
"""The first format whose digests are compared."""
READABLE = (1, 2, SEALED_SINCE, FORMAT)
SUFFIX = ".crowe"
LONGEST_LINE = 1 << 20
LARGEST = 10**15
"""No number in a file is larger: none that a program wrote comes near it, and every one below it can be shown."""

Number: TypeAlias = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
NonNegative: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=SPECTATOR)]
Sum: TypeAlias = Annotated[Farthings, Meta(ge=-LARGEST, le=LARGEST)]


class Header(Struct, frozen=True):
    """The first line of a session. Options are the game's own, kept as written until the game reads them."""

    game: str
    laws: Number
    preset: str
    options: Raw
    players: tuple[Participant, ...]
    purses: tuple[Farthings, ...]
    seed: str
    coinage: str = "georgian"
    stakes: str = "coffee_house"
    begun: str = ""
    """ISO 8601, universal time."""
    format: Number = FORMAT
    generator: str = GENERATOR
    exhibit: str = ""
    """The name of the famous deal this was copied from, if any."""
    seal: str | msgspec.UnsetType = msgspec.UNSET
    """The SHA-256 of the seed, in hexadecimal, where that is kept apart while the game is played: in the file ``seed``
    is empty then. See ``hosting.seeds``."""
    written_series: Series | msgspec.UnsetType = msgspec.field(default=msgspec.UNSET, name="sitting")
    """The company and its account before this game; unset for a series of this one game."""

    @property
    def series(self) -> Series:
        """The company and its account as it stood when the game began."""
        if isinstance(self.written_series, Series):
            return self.written_series
        return new_series(self.players, self.purses, begun=self.begun)


class Head(Struct, frozen=True):
    """The line of the header."""

    head: Header


class Do(Struct, frozen=True):
    """The line of an action, kept as written until the game reads it."""

    do: Raw


class Undo(Struct, frozen=True):
    """So many of the actions that stood are taken back."""

    undo: Number


class Check(Struct, frozen=True):
    """How the table stood here: the number of the deal, and the digest of its state."""

    deal: NonNegative
    state: str


class Close(Struct, frozen=True):
    """The game is over, and this is what it brought."""

    close: Row


class TableSummary(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a table stood, and when: for whoever lists it and does not play it again. Sums are in farthings."""

    at: str
    """ISO 8601, universal time."""
    deal: NonNegative
    scores: tuple[Number, ...]
    sides: tuple[SeatNumber, ...]
    purses: tuple[Sum, ...]
    unit: Sum
    finished: bool
    refereed: bool = False
    """Whether a referee was shown a hand of it while it was played."""
    peeked: bool = False
    """Whether anything was taken back after a person had learnt something by it. Older sessions do not tell."""


class Stood(Struct, frozen=True):
    """The table stood so here."""

    stood: TableSummary


class SeedTold(Struct, frozen=True):
    """The game is over, and the seed that was sealed is told."""

    seed: str


class RefereeLook(Struct, frozen=True):
    """A referee was shown what this seat sees, and when."""

    seat: SeatNumber
    at: str
    """ISO 8601, universal time."""


class Refereed(Struct, frozen=True):
    """The line of a look: the table is marked by it."""

    referee: RefereeLook


BodyLine: TypeAlias = Do | Undo | Check | Close | Stood | SeedTold | Refereed
"""Any line but the first."""


class _Sealed(Struct, frozen=True, forbid_unknown_fields=True):
    seal: str
    line: Raw


class Soundness(StrEnum):
    """Whether a file is whole, has lost its end, or is not what was written."""

    SOUND = "sound"
    TORN = "torn"
    DAMAGED = "damaged"


class FileContents(Struct, frozen=True):
    """What a file holds: its whole lines, and what is to be said of the rest."""

    soundness: Soundness
    head: Header | None
    lines: tuple[BodyLine, ...]
    kept: int
    """Whole lines, the header counted."""
    length: int
    """Bytes up to the end of the last whole line."""
    seal: str
    why: Reason | None = None


def _seal(before: str, line: bytes) -> str:
    return sha256(before.encode() + line).hexdigest()[:16]


def read(data: bytes) -> FileContents:
    """Reads a save file's bytes. Never raises on bad data: what is wrong is in the answer."""
    lines: list[BodyLine] = []
    head: Header | None = None
    seal, length, kept = "", 0, 0

    def ended(soundness: Soundness, why: Reason | None = None) -> FileContents:
        return FileContents(soundness, head, tuple(lines), kept, length, seal, why)

    for raw, whole in _split(data):
        number = kept + 1
        sealed = _unseal(raw) if whole else None
        if sealed is None:
            last = length + len(raw) >= len(data)
            if last and head is not None:
                return ended(Soundness.TORN, because("save-torn", line=kept))
            return ended(Soundness.DAMAGED, because("save-damaged" if head else "save-no-header", line=number))
        if sealed.seal != _seal(seal, bytes(sealed.line)):
            return ended(Soundness.DAMAGED, because("save-edited", line=number))
        if head is None:
            found = _head(sealed.line)
            if isinstance(found, Reason):
                return ended(Soundness.DAMAGED, found)
            head = found
        else:
            line = _body(sealed.line)
            if line is None:
                return ended(Soundness.DAMAGED, because("save-damaged", line=number))
            lines.append(line)
        seal, length, kept = sealed.seal, length + len(raw), number
    if head is None:
        return ended(Soundness.DAMAGED, because("save-empty"))
    return ended(Soundness.SOUND)


class Glimpse(Struct, frozen=True):
    """What the first line of a file and its last one say; those between are not looked at."""

    head: Header | None
    stood: TableSummary | None = None
    """How the table stood when a line last said so, of those looked at; None if none says."""
    at_end: bool = False
    """Whether that is the last line."""
    why: Reason | None = None


def glimpse(first: bytes, end: bytes) -> Glimpse:
    """Looks at a file by its first line and its end, of some lines. Never raises on bad data."""
    sealed = _unseal(first)
    if sealed is None or sealed.seal != _seal("", bytes(sealed.line)):
        return Glimpse(None, why=because("save-no-header" if first else "save-empty", line=1))
    head = _head(sealed.line)
    if isinstance(head, Reason):
        return Glimpse(None, why=head)
    lines = end.splitlines(keepends=True)
    for at in range(len(lines) - 1, 0, -1):
        if stood := _stood(lines[at - 1], lines[at]):
            return Glimpse(head, stood, at_end=at == len(lines) - 1)
    return Glimpse(head)


def _stood(before: bytes, line: bytes) -> TableSummary | None:
    """What a line tells, if it is whole and follows the line before it."""
    if b'"stood"' not in line or not line.endswith(b"\n"):
        return None
    sealed_before, sealed = _unseal(before), _unseal(line)
    if sealed_before is None or sealed is None or sealed.seal != _seal(sealed_before.seal, bytes(sealed.line)):
        return None
    told = _body(sealed.line)
    return told.stood if isinstance(told, Stood) else None


def _split(data: bytes) -> Iterator[tuple[bytes, bool]]:
    """Lines with their ends, and whether each has one."""
    start = 0
    while start < len(data):
        end = data.find(b"\n", start)
        if end < 0:
            yield data[start:], False
            return
        yield data[start : end + 1], end - start < LONGEST_LINE
        start = end + 1


def _unseal(raw: bytes) -> _Sealed | None:
    try:
        return msgspec.json.decode(raw, type=_Sealed)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def _head(line: Raw) -> Header | Reason:
    try:
        version = msgspec.json.decode(line, type=_AnyHead).head.format
        if version not in READABLE:
            return because("save-future", version=version)
        return msgspec.json.decode(line, type=Head).head
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return because("save-no-header", line=1)


class _Version(Struct, frozen=True):
    format: Number


class _AnyHead(Struct, frozen=True):
    head: _Version


class _Kind(Struct, frozen=True):
    do: Raw | msgspec.UnsetType = msgspec.UNSET
    undo: Number | msgspec.UnsetType = msgspec.UNSET
    deal: NonNegative | msgspec.UnsetType = msgspec.UNSET
    state: str = ""
    close: Row | msgspec.UnsetType = msgspec.UNSET
    stood: TableSummary | msgspec.UnsetType = msgspec.UNSET
    seed: str | msgspec.UnsetType = msgspec.UNSET
    referee: RefereeLook | msgspec.UnsetType = msgspec.UNSET


def _body(line: Raw) -> BodyLine | None:
    try:
        kind = msgspec.json.decode(line, type=_Kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    if isinstance(kind.do, Raw):
        return Do(kind.do)
    if isinstance(kind.undo, int):
        return Undo(kind.undo)
    if isinstance(kind.close, Row):
        return Close(kind.close)
    if isinstance(kind.stood, TableSummary):
        return Stood(kind.stood)
    if isinstance(kind.seed, str):
        return SeedTold(kind.seed)
    if isinstance(kind.referee, RefereeLook):
        return Refereed(kind.referee)
    return Check(kind.deal, kind.state) if isinstance(kind.deal, int) else None


class Journal:
    """A save file being written: each line is on the disk before ``write`` returns.

    Raises OSError when the disk will not take it, also when the file has gone or another is in its place (Replaced);
    then nothing of those lines counts, and writing may be tried again. Another file is never written to.
    A journal begun from nothing raises FileExistsError, an OSError too, rather than write over a file that is there.
    """

    def __init__(self, path: Path, seal: str = "", length: int = 0) -> None:
        self.path = path
        self._seal = seal
        self._length = length
        self._begun = length > 0
        self._end = b""
        """The last line that was written, where this journal has written any."""
        self._file: IO[bytes] | None = None

    def write(self, lines: Sequence[Head | BodyLine]) -> None:
        """Adds lines, flushed to the disk together; none changes nothing."""
        if not lines:
            return
        seal, sealed = self._seal, bytearray()
        for line in lines:
            body = msgspec.json.encode(line)
            seal = _seal(seal, body)
            sealed += msgspec.json.encode(_Sealed(seal, Raw(body))) + b"\n"
        block = bytes(sealed)
        self._append(block)
        self._seal = seal
        self._length += len(block)
        self._end = block[block.rindex(b"\n", 0, -1) + 1 :] if len(lines) > 1 else block

    def check(self) -> None:
        """Raises OSError as ``write`` if the file is not at its path, or does not hold what was written to it."""
        self._at_its_path(to_write=False)

    def renew(self) -> None:
        """Writes the file again where it has gone, as far as it was written. The file that has gone is read for that,
        for the system keeps it while it is open. Raises OSError, also where anything lies at the path.
        """
        if self._file is None:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        write_new(self.path, self._read(self._file, 0), PRIVATE_FILE)

    @property
    def may_renew(self) -> bool:
        """Whether the file went from a folder that is still there, on the same disk. Raises OSError if that cannot be
        told. Where a disk was taken away, what lies under its name is not the place for it.
        """
        return self._file is not None and os.fstat(self._file.fileno()).st_dev == self.path.parent.stat().st_dev

    def close(self) -> None:
        file, self._file = self._file, None
        if file:
            file.close()

    def _append(self, block: bytes) -> None:
        file = self._at_its_path(to_write=True)
        try:
            file.seek(self._length)
            file.truncate(self._length)
            if file.write(block) != len(block):  # It has room for a part of the block alone.
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            os.fsync(file.fileno())
        except OSError:
            self._give_up(file)
            raise

    def _at_its_path(self, to_write: bool) -> IO[bytes]:
        """The file, open, which lies at its path and is the one that was written. One that has gone is held open: it
        may come back, or be written again.
        """
        if not self._begun:
            self._file = open_private(self.path, "x+b", buffering=0)
            self._begun = True
            return self._file
        there = self.path.lstat()
        if self._file and os.path.samestat(os.fstat(self._file.fileno()), there):
            self._prove(self._file)
            if self._file.writable() or not to_write:
                return self._file
        file = open_private(self.path, "r+b" if to_write else "rb", buffering=0)
        try:
            self._prove(file)
        except OSError:
            file.close()
            raise
        self.close()
        self._file = file
        return file

    def _prove(self, file: IO[bytes]) -> None:
        """Raises Replaced unless a file holds, where the journal ends, the last line that was written to it."""
        if not self._length:
            return
        if self._end:
            sound = self._read(file, self._length - len(self._end)) == self._end
        else:
            end = self._read(file, max(0, self._length - LONGEST_LINE))
            last = _unseal(end.rstrip(b"\n").rpartition(b"\n")[2])
            sound = end.endswith(b"\n") and last is not None and last.seal == self._seal
        if not sound:
            raise Replaced(errno.ESTALE, "Another file lies in its place")

    def _read(self, file: IO[bytes], start: int) -> bytes:
        """What was written from ``start`` on. Raises Replaced if the file is shorter."""
        file.seek(start)
        data = bytearray()
        while len(data) < self._length - start:
            if not (part := file.read(self._length - start - len(data))):
                raise Replaced(errno.ESTALE, "Another file lies in its place")
            data += part
        return bytes(data)

    def _give_up(self, file: IO[bytes]) -> None:
        """Takes back what was written of a block that did not reach the disk, if the disk will even do that."""
        with suppress(OSError):
            file.truncate(self._length)
        with suppress(OSError):
            self.close()


def do(action: Action) -> Do:
    """The line of an action."""
    return Do(Raw(msgspec.json.encode(action)))

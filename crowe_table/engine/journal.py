"""The save file: the header and the actions of a session, one sealed line each. Loading replays the actions.

Each line is ``{"seal": …, "line": …}``. A seal is a hash of the line and the previous seal. It distinguishes a torn end
from a damaged middle, and detects edited lines. A line is one of

- ``{"head": Header}``;
- ``{"do": Action}``;
- ``{"undo": count}``;
- ``{"deal": number, "state": digest}``;
- ``{"stood": TableSummary}``, after every deal and when the table is left;
- ``{"referee": RefereeLook}``, when somebody was shown a hand of an unfinished game;
- ``{"close": Row}``, each player's result when the game is over;
- ``{"seed": text}``, the seed, which is in a separate file until the game is over.

Nothing in the file is ever evaluated as code.

Files of formats 1 to 3 are readable, and are rewritten in format 4 when the game continues. Digests of formats 1 and 2
depend on how an older program stored a table, so they are ignored. Later digests depend only on the state itself. A
file of format 1 has no series in its header and no closing line; it counts as a series of one game. Table summaries
exist since format 4.
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

from crowe_table import platforms
from crowe_table.decoding import decode
from crowe_table.disk import PRIVATE_FILE, Replaced, open_private, write_new
from crowe_table.engine.core import SPECTATOR, Action, Reason, because
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import GENERATOR
from crowe_table.engine.series import MatchPlace, Participant, Row, Series, new_series
from crowe_table.engine.sha import sha256

FORMAT = 4
"""The format for new files."""
SEALED_SINCE = 3
"""The first format whose digests are compared."""
READABLE = (1, 2, SEALED_SINCE, FORMAT)
SUFFIX = ".crowe"
MAX_LINE_BYTES = 1 << 20
MAX_NUMBER = 10**15
"""The largest number accepted in a file. The program never writes larger numbers, and can display all smaller ones."""

Number: TypeAlias = Annotated[int, Meta(ge=-MAX_NUMBER, le=MAX_NUMBER)]
NonNegative: TypeAlias = Annotated[int, Meta(ge=0, le=MAX_NUMBER)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=SPECTATOR)]
Sum: TypeAlias = Annotated[Farthings, Meta(ge=-MAX_NUMBER, le=MAX_NUMBER)]


LESSON = "lesson"
"""Value of ``exhibit`` in the header of a lesson."""


class Header(Struct, frozen=True):
    """The first line of a session. ``options`` remain raw JSON until the game decodes them."""

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
    """Start of the session: ISO 8601, UTC."""
    format: Number = FORMAT
    generator: str = GENERATOR
    exhibit: str = ""
    """The name of the famous deal in this session, if any."""
    seal: str | msgspec.UnsetType = msgspec.UNSET
    """The SHA-256 of the seed in hexadecimal, if the seed is kept apart during the game. ``seed`` is then empty.

    See ``hosting.seeds``.
    """
    known: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether a person may have known the cards because the seed had been typed in or played before."""
    written_series: Series | msgspec.UnsetType = msgspec.field(default=msgspec.UNSET, name="sitting")
    """The series before this game; unset if the series has no other game."""
    match: MatchPlace | msgspec.UnsetType = msgspec.UNSET
    """The place of this game in a match; unset if it belongs to none."""

    @property
    def series(self) -> Series:
        """The series as it stood when the game began."""
        if isinstance(self.written_series, Series):
            return self.written_series
        return new_series(self.players, self.purses, begun=self.begun)


class Head(Struct, frozen=True):
    """The line that holds the header."""

    head: Header


class Do(Struct, frozen=True):
    """The line that holds an action. The action stays raw JSON until the game decodes it."""

    do: Raw


class Undo(Struct, frozen=True):
    """The line of an undo: the number of actions taken back."""

    undo: Number


class Check(Struct, frozen=True):
    """The line with the number of a deal and the digest of the state when that deal began."""

    deal: NonNegative
    state: str


class Close(Struct, frozen=True):
    """The line of the result, at the end of the game."""

    close: Row


class TableSummary(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A summary of the table. With it, a listing need not replay the session. Sums are in farthings."""

    at: str
    """Time of the summary: ISO 8601, UTC."""
    deal: NonNegative
    scores: tuple[Number, ...]
    sides: tuple[SeatNumber, ...]
    purses: tuple[Sum, ...]
    unit: Sum
    finished: bool
    refereed: bool = False
    """Whether a referee was shown a hand during the game."""
    peeked: bool = False
    """Whether a person took back an action after learning something from it, or may have known the cards.

    Older sessions do not record this.
    """


class Stood(Struct, frozen=True):
    """The line of a table summary."""

    stood: TableSummary


class SeedRevealed(Struct, frozen=True):
    """The line that reveals a sealed seed after the game."""

    seed: str


class RefereeLook(Struct, frozen=True):
    """A referee's look at the hand of this seat, and its time."""

    seat: SeatNumber
    at: str
    """Time of the look: ISO 8601, UTC."""


class Refereed(Struct, frozen=True):
    """The line that records a referee's look at a hand. The session then counts as refereed."""

    referee: RefereeLook


BodyLine: TypeAlias = Do | Undo | Check | Close | Stood | SeedRevealed | Refereed
"""Any line except the header."""


class _Sealed(Struct, frozen=True, forbid_unknown_fields=True):
    seal: str
    line: Raw


class Soundness(StrEnum):
    """Whether a file is complete, truncated, or altered."""

    SOUND = "sound"
    TORN = "torn"
    DAMAGED = "damaged"


class FileContents(Struct, frozen=True):
    """The complete lines of a file, and a diagnosis of the rest."""

    soundness: Soundness
    head: Header | None
    lines: tuple[BodyLine, ...]
    kept: int
    """Number of complete lines, including the header."""
    length: int
    """Number of bytes up to the end of the last complete line."""
    seal: str
    why: Reason | None = None


def _seal(before: str, line: bytes) -> str:
    return sha256(before.encode() + line).hexdigest()[:16]


def read(data: bytes) -> FileContents:
    """Parse the bytes of a save file. Never raises on bad data; the result contains the diagnosis."""
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


class FileEnds(Struct, frozen=True):
    """The contents of the first line and the last lines of a file."""

    head: Header | None
    stood: TableSummary | None = None
    """The latest table summary among the lines examined; None if there is none."""
    at_end: bool = False
    """Whether the summary ``stood`` is the last line of the file."""
    why: Reason | None = None


def read_ends(first: bytes, end: bytes) -> FileEnds:
    """Parse the first line of a file and its last few lines. Never raises on bad data."""
    sealed = _unseal(first)
    if sealed is None or sealed.seal != _seal("", bytes(sealed.line)):
        return FileEnds(None, why=because("save-no-header" if first else "save-empty", line=1))
    head = _head(sealed.line)
    if isinstance(head, Reason):
        return FileEnds(None, why=head)
    lines = end.splitlines(keepends=True)
    for at in range(len(lines) - 1, 0, -1):
        if stood := _stood(lines[at - 1], lines[at]):
            return FileEnds(head, stood, at_end=at == len(lines) - 1)
    return FileEnds(head)


def _stood(before: bytes, line: bytes) -> TableSummary | None:
    """Return the summary in a line.

    None if the line has none, is incomplete, or does not continue the seal of the previous line.
    """
    if b'"stood"' not in line or not line.endswith(b"\n"):
        return None
    sealed_before, sealed = _unseal(before), _unseal(line)
    if sealed_before is None or sealed is None or sealed.seal != _seal(sealed_before.seal, bytes(sealed.line)):
        return None
    told = _body(sealed.line)
    return told.stood if isinstance(told, Stood) else None


def _split(data: bytes) -> Iterator[tuple[bytes, bool]]:
    """Yield each line with its line end, and whether it is complete."""
    start = 0
    while start < len(data):
        end = data.find(b"\n", start)
        if end < 0:
            yield data[start:], False
            return
        yield data[start : end + 1], end - start < MAX_LINE_BYTES
        start = end + 1


def _unseal(raw: bytes) -> _Sealed | None:
    try:
        return decode(raw, _Sealed)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def _head(line: Raw) -> Header | Reason:
    try:
        version = decode(line, _AnyHead).head.format
        if version not in READABLE:
            return because("save-future", version=version)
        return decode(line, Head).head
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
        kind = decode(line, _Kind)
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
        return SeedRevealed(kind.seed)
    if isinstance(kind.referee, RefereeLook):
        return Refereed(kind.referee)
    return Check(kind.deal, kind.state) if isinstance(kind.deal, int) else None


def written(lines: Sequence[Head | BodyLine]) -> bytes:
    """Return the bytes of a whole save file."""
    return _sealed_lines(lines, "")[0]


def _sealed_lines(lines: Sequence[Head | BodyLine], seal: str) -> tuple[bytes, str]:
    sealed = bytearray()
    for line in lines:
        body = msgspec.json.encode(line)
        seal = _seal(seal, body)
        sealed += msgspec.json.encode(_Sealed(seal, Raw(body))) + b"\n"
    return bytes(sealed), seal


class Journal:
    """A save file open for writing. Each line is on the disk before ``write`` returns.

    Raises OSError if the disk refuses, or if the file is missing or has been replaced (Replaced). In that case no line
    counts as written, and writing may be retried. Another program's file is never overwritten. If the file already
    exists, a new journal raises FileExistsError, which is also an OSError.
    """

    def __init__(self, path: Path, seal: str = "", length: int = 0) -> None:
        self.path = path
        self._seal = seal
        self._length = length
        self._begun = length > 0
        self._end = b""
        """The last line that this journal has written, if any."""
        self._file: IO[bytes] | None = None

    def write(self, lines: Sequence[Head | BodyLine]) -> None:
        """Append lines and flush them to the disk together."""
        if not lines:
            return
        block, seal = _sealed_lines(lines, self._seal)
        self._append(block)
        self._seal = seal
        self._length += len(block)
        self._end = block[block.rindex(b"\n", 0, -1) + 1 :] if len(lines) > 1 else block

    def check(self) -> None:
        """Raise OSError, as ``write`` does, unless the path leads to the file that this journal has written."""
        self._open_at_path(to_write=False)

    def renew(self) -> None:
        """Write the file again after it was deleted. Its contents come from the file handle, which is still open.

        Raises OSError, also if another file is now at the path.
        """
        if self._file is None:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        write_new(self.path, self._read(self._file, 0), PRIVATE_FILE)

    @property
    def may_renew(self) -> bool:
        """Whether the file was deleted from a folder that still exists on the same disk. Raises OSError if this is
        unknown.

        If the disk was removed, the path leads to another disk, where the file must not be written.
        """
        return self._file is not None and os.fstat(self._file.fileno()).st_dev == self.path.parent.stat().st_dev

    def close(self) -> None:
        file, self._file = self._file, None
        if file:
            file.close()

    def _append(self, block: bytes) -> None:
        file = self._open_at_path(to_write=True)
        try:
            file.seek(self._length)
            file.truncate(self._length)
            if file.write(block) != len(block):  # Only part of the block fits.
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            platforms.flush(file.fileno())
        except OSError:
            self._discard_block(file)
            raise

    def _open_at_path(self, to_write: bool) -> IO[bytes]:
        """Return the open file at the path. Raise Replaced unless it is the file that this journal has written.

        The handle of a deleted file stays open, because the file may reappear or be written again.
        """
        if not self._begun:
            self._file = open_private(self.path, "x+b", buffering=0)
            self._begun = True
            return self._file
        there = self.path.lstat()
        if self._file and os.path.samestat(os.fstat(self._file.fileno()), there):
            self._verify(self._file)
            if self._file.writable() or not to_write:
                return self._file
        file = open_private(self.path, "r+b" if to_write else "rb", buffering=0)
        try:
            self._verify(file)
        except OSError:
            file.close()
            raise
        self.close()
        self._file = file
        return file

    def _verify(self, file: IO[bytes]) -> None:
        """Raise Replaced unless this file contains the journal's last line at the expected position."""
        if not self._length:
            return
        if self._end:
            sound = self._read(file, self._length - len(self._end)) == self._end
        else:
            end = self._read(file, max(0, self._length - MAX_LINE_BYTES))
            last = _unseal(end.rstrip(b"\n").rpartition(b"\n")[2])
            sound = end.endswith(b"\n") and last is not None and last.seal == self._seal
        if not sound:
            raise Replaced(errno.ESTALE, "Another file lies in its place")

    def _read(self, file: IO[bytes], start: int) -> bytes:
        """Return the journal's bytes from ``start`` on. Raises Replaced if the file is shorter."""
        file.seek(start)
        data = bytearray()
        while len(data) < self._length - start:
            if not (part := file.read(self._length - start - len(data))):
                raise Replaced(errno.ESTALE, "Another file lies in its place")
            data += part
        return bytes(data)

    def _discard_block(self, file: IO[bytes]) -> None:
        """Truncate a partly written block, if the disk permits."""
        with suppress(OSError):
            file.truncate(self._length)
        with suppress(OSError):
            self.close()


def do(action: Action) -> Do:
    """Return the line of an action."""
    return Do(Raw(msgspec.json.encode(action)))

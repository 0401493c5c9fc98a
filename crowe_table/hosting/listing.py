"""The list of saved sessions and their states. A session that contains a summary is not replayed.

An index beside the sessions caches the list, so that later readings only compare names, times and sizes. A lost,
damaged or outdated index is rebuilt.
"""

import os
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from enum import StrEnum
from functools import lru_cache
from math import inf
from pathlib import Path
from threading import Lock, Thread
from time import thread_time
from typing import TypeAlias, TypeVar

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from crowe_table import __version__, games
from crowe_table.decoding import decode, decoder
from crowe_table.disk import open_regular, read_regular, why_of, write_whole
from crowe_table.engine.core import Reason, because
from crowe_table.engine.journal import (
    FORMAT,
    LESSON,
    MAX_LINE_BYTES,
    MAX_NUMBER,
    SUFFIX,
    Header,
    Soundness,
    TableSummary,
    read_ends,
)
from crowe_table.engine.money import COINAGES, COUNTERS, STAKES, Farthings
from crowe_table.engine.series import MatchPlace
from crowe_table.engine.sha import sha256
from crowe_table.hosting.locks import is_held
from crowe_table.hosting.new_table import MAX_PLAYERS, displayable, refuse_header, table_of
from crowe_table.hosting.referee import looks_of
from crowe_table.hosting.replay import MAX_FILE_BYTES, TOO_LONG, Replayed, load
from crowe_table.hosting.status import is_plausible, summary_of
from crowe_table.hosting.take_backs import peeked
from crowe_table.plain_text import MAX_NAME_LENGTH, name_from_text, name_to_text

INDEX = "index.json"
INDEX_VERSION = 5
"""Version of the index and the records. Files of other versions are rebuilt."""
MAX_INDEX_BYTES = 1 << 26
"""Maximum size of the index in bytes, enough for a hundred thousand sessions."""
TAIL_BYTES = 1 << 14
"""Number of bytes to read from the end of a file. They contain its last two lines, and usually the last deal."""
MAX_REPLAYED_BYTES, MAX_REPLAY_TIME = 1 << 16, 0.07
"""Maximum size in bytes of a file that is replayed to find its state, and maximum seconds of processor time for that.

With the rest of the work this takes less than 0.1 s. A longer file without a summary at its end is listed as its last
summary describes it.
"""
LATEST_TIME = 2.0**36
"""The latest time that is displayed, in seconds since 1970. It is in the year 4147, which every clock supports."""
HASH_BLOCK_BYTES = 1 << 16
"""Number of bytes of the index that are hashed before other threads may run."""
FIRST_VISIBLE = 256
"""Number of files after which the list is first shown. The list is updated whenever the number has doubled."""
FIRST_BUDGET, LATER_BUDGET = 3.0, 0.1
"""Seconds of processor time for replays during one reading: if there is no index, and if there is one.

Listing ten thousand files takes one second from their summaries, and a tenth of a second from the index.
"""
MAX_BUSY_TIME = 0.001
"""Seconds of processor time after which other threads may run."""
NAMES_PER_SLICE = 32
"""Number of names from an index or a folder that are read before other threads may run."""
PAUSE = 0.001
"""Seconds of each pause in which other threads may run. The pauses keep a long reading from delaying frames."""
MAX_WAIT = 0.03
"""Maximum seconds for which a caller waits for a reading.

They are less than two frames, but enough for a thousand names.
"""


class Group(StrEnum):
    """The groups of the list."""

    UNFINISHED = "unfinished"
    """Unfinished sessions, and unreadable sessions, because these also need attention."""
    FINISHED = "finished"
    FAMOUS = "famous"
    """Games of famous hands, finished or not."""


class SavedGame(Struct, frozen=True, kw_only=True, gc=False):
    """A saved session in the list. If it is unreadable, ``why`` says why, and most other fields are empty.

    There may be ten thousand entries, so they contain no objects that the garbage collector must track.
    """

    file: str
    """Path of the file."""
    soundness: Soundness
    game: str = ""
    preset: str = ""
    begun: str = ""
    """Time at which the session began: ISO 8601 in UTC."""
    touched: float = 0.0
    """Time at which the session was last played, in seconds since 1970.

    It comes from the summary or, without one, from the file's modification time.
    """
    names: tuple[str, ...] = ()
    sides: tuple[int, ...] = ()
    """The side of each seat."""
    scores: tuple[int, ...] = ()
    """The score of each side; empty in games without scores."""
    purses: tuple[Farthings, ...] = ()
    coinage: str = "georgian"
    unit: Farthings = Farthings(4)
    deal: int = 0
    series: str = ""
    """Name of the series to which the session belongs."""
    series_begun: str = ""
    """Time at which the series began: ISO 8601 in UTC."""
    number: int = 1
    """Number of the game in the series, from 1."""
    exhibit: str = ""
    """Name of the famous hand, or ``LESSON`` for a lesson; empty for any other game."""
    match: MatchPlace | None = None
    """The place of the game in a match; None if it belongs to none."""
    finished: bool = False
    refereed: bool = False
    """Whether a referee saw a hand during the game."""
    peeked: bool = False
    """Whether a person took something back after learning from it, if this was discovered in time."""
    in_use: bool = False
    """Whether a program has the session open."""
    why: Reason | None = None

    @property
    def path(self) -> Path:
        return Path(self.file)

    @property
    def name(self) -> str:
        """Name of the file."""
        return self.path.name

    @property
    def shown_name(self) -> str:
        """Name of the file in characters that can be displayed."""
        return displayable(self.name, MAX_NAME_LENGTH)

    @property
    def open(self) -> bool:
        """Whether a person can continue the session now."""
        damaged = self.soundness is Soundness.DAMAGED
        return not (damaged or self.finished or self.in_use or self.is_of_house)

    @property
    def is_of_house(self) -> bool:
        """Whether only computer players play, at another table of a match."""
        return self.match is not None and self.match.house

    @property
    def is_lesson(self) -> bool:
        return self.exhibit == LESSON

    @property
    def group(self) -> Group:
        if self.exhibit and not self.is_lesson:
            return Group.FAMOUS
        return Group.FINISHED if self.finished else Group.UNFINISHED


# --- One file --------------------------------------------------------------------------------------------------------


def replayed_entry(path: Path, found: Replayed, touched: float = 0.0) -> SavedGame:
    """Return the entry of a session that was replayed."""
    head = found.head
    if found.table is None or head is None:
        return SavedGame(file=os.fspath(path), soundness=found.soundness, touched=touched, why=found.why)
    stood = summary_of(found.table, refereed=bool(looks_of(found)), peeked=peeked(found, MAX_REPLAY_TIME))
    return _entry(path, head, stood, touched, found.soundness, found.why)


def read_entry(path: Path, touched: float = 0.0, may_replay: bool = True) -> SavedGame:
    """Return the entry of a session from its first and last lines. Never raises.

    If the file does not end with a summary, the session is replayed, provided that the file is short enough and
    ``may_replay`` is set. Damage between the lines read is found only when the session is opened.
    """
    try:
        with open_regular(path) as file:
            first = file.readline(MAX_LINE_BYTES)
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - TAIL_BYTES))
            end = file.read(TAIL_BYTES)
    except FileNotFoundError:
        return _unreadable(path, because("save-gone"), touched)
    except OSError as fault:
        return _unreadable(path, because("save-unreadable", why=why_of(fault)), touched)
    if size > MAX_FILE_BYTES:
        return _unreadable(path, because("save-too-long"), touched)
    seen = read_ends(first, end)
    if seen.head is None:
        return _unreadable(path, seen.why, touched)
    if why := refuse_header(seen.head):
        return _unreadable(path, why, touched)
    stood = seen.stood if seen.stood and is_plausible(seen.head, seen.stood) else None
    if size <= MAX_REPLAYED_BYTES and not (stood and seen.at_end):
        if not may_replay:
            return _entry(path, seen.head, stood or _initial_summary(seen.head), touched, why=because(TOO_LONG))
        found = load(path, MAX_REPLAY_TIME)
        if not _is_long(found.why):
            return replayed_entry(path, found, touched)
    if stood is None:
        if isinstance(table := table_of(seen.head), Reason):
            return _unreadable(path, table, touched)
        return _entry(path, seen.head, _initial_summary(seen.head), touched, why=because(TOO_LONG))
    return _entry(path, seen.head, stood, _timestamp(stood.at, touched) if seen.at_end else touched)


def _initial_summary(head: Header) -> TableSummary:
    seats = tuple(range(len(head.players)))
    return TableSummary(
        at=head.begun, deal=0, scores=(), sides=seats, purses=head.purses, unit=STAKES[head.stakes].unit, finished=False
    )


def _entry(
    path: Path,
    head: Header,
    stood: TableSummary,
    touched: float,
    soundness: Soundness = Soundness.SOUND,
    why: Reason | None = None,
) -> SavedGame:
    return SavedGame(
        file=os.fspath(path),
        soundness=soundness,
        game=head.game,
        preset=head.preset,
        begun=head.begun,
        touched=touched,
        names=tuple(player.name for player in head.players),
        sides=stood.sides,
        scores=stood.scores,
        purses=stood.purses,
        coinage=head.coinage,
        unit=stood.unit,
        deal=stood.deal,
        series=head.series.name,
        series_begun=head.series.begun,
        number=head.series.games + 1,
        exhibit=head.exhibit,
        match=head.match if isinstance(head.match, MatchPlace) else None,
        finished=stood.finished,
        refereed=stood.refereed,
        peeked=stood.peeked,
        why=why,
    )


def _is_long(why: Reason | None) -> bool:
    return why is not None and why.key == TOO_LONG


def _unreadable(path: Path, why: Reason | None, touched: float) -> SavedGame:
    return SavedGame(file=os.fspath(path), soundness=Soundness.DAMAGED, touched=touched, why=why)


def _timestamp(at: str, otherwise: float) -> float:
    try:
        told = datetime.fromisoformat(at).timestamp()
    except (ValueError, OverflowError, OSError):
        return otherwise
    return told if 0 <= told <= LATEST_TIME else otherwise


# --- All files -------------------------------------------------------------------------------------------------------


Stamp: TypeAlias = tuple[int, int]
"""The state of a file, to detect changes: modification time in nanoseconds since 1970, and size in bytes."""


class _Known(Struct, frozen=True, gc=False, omit_defaults=True):
    """A listed file. In the index its path is empty, because a folder name may not be valid text."""

    stamp: Stamp
    entry: SavedGame
    due: bool = False
    """Whether the session must still be replayed because time ran out."""


_DECODER = decoder(_Known)


class _Index(Struct, frozen=True):
    edition: str
    known: dict[str, Raw]
    """Entries by file name (``name_to_text``).

    They are decoded one by one, so that other threads can run between them.
    """


class _SealedIndex(Struct, frozen=True):
    seal: str
    index: Raw


class Listing:
    """The sessions of a folder. One thread may query it while another reads the folder.

    Its methods raise no exception.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._known: dict[str, _Known] | None = None
        self._sorted: tuple[SavedGame, ...] = ()
        self._reading = Lock()
        self._asking = Lock()
        self._reader: Thread | None = None
        self._asked = False
        """Whether another reading in the background was requested."""
        self.changes = 0
        """Number of changes to the list so far."""

    def read(self, *, thorough: bool = True, pause: float = PAUSE) -> None:
        """List every file of the folder. Only files that have changed are opened.

        If ``thorough`` is false, replays take no more processor time than FIRST_BUDGET, or LATER_BUDGET if there is an
        index. The remaining files are listed by their first and last lines, and replayed at a later reading. ``pause``
        is the length in seconds of the pauses in which other threads run.
        """
        with self._reading:
            before = self._from_index(pause) if self._known is None else self._known
            until = thread_time() + (inf if thorough else LATER_BUDGET if before else FIRST_BUDGET)
            files = self._files(pause)
            known = {name: each for name, each in before.items() if files.get(name) == each.stamp}
            changed = len(known) != len(before)
            fresh = [file for file in files.items() if (kept := known.get(file[0])) is None or kept.due]
            tell_at, rested = FIRST_VISIBLE, thread_time()
            for name, stamp in sorted(fresh, key=_newest_first):
                in_time = thread_time() < until
                if name in known and not in_time:
                    break
                touched = min(max(0.0, stamp[0] / 1e9), LATEST_TIME)
                entry = read_entry(self._folder / name, touched, in_time)
                known[name] = _Known(
                    stamp, _with_shared_strings(entry, entry.file), not in_time and _is_long(entry.why)
                )
                changed = True
                if len(known) >= tell_at:
                    self._publish(known)
                    tell_at = 2 * len(known)
                if thread_time() - rested > MAX_BUSY_TIME:
                    time.sleep(pause)
                    rested = thread_time()
            if changed or self._known is None:
                self._publish(known)
            if changed:
                self._write(known)

    def read_ahead(self, wait: float = 0.0) -> None:
        """Read the folder in the background, and wait up to ``wait`` seconds for the result.

        If a reading is already in progress, another one follows it, and this call does not wait.
        """
        with self._asking:
            self._asked = True
            if self._reader is not None:
                return
            reader = self._reader = Thread(target=self._read_while_asked, name="shelf", daemon=True)
            reader.start()
        reader.join(wait)

    def _read_while_asked(self) -> None:
        while True:
            with self._asking:
                if not self._asked:
                    self._reader = None
                    return
                self._asked = False
            self.read(thorough=False)

    @property
    def entries(self) -> tuple[SavedGame, ...]:
        """The sessions found so far, the last played first."""
        return self._sorted

    @property
    def empty(self) -> bool:
        """Whether there is no session at all."""
        return not self._sorted and not any(True for _ in self._session_files())

    def _publish(self, known: dict[str, _Known]) -> None:
        entries = sorted((each.entry for each in known.values()), key=lambda entry: (-entry.touched, entry.file))
        self._known, self._sorted = dict(known), tuple(entries)
        self.changes += 1

    def _files(self, pause: float) -> dict[str, Stamp]:
        return {each.name: _stamp(each) for each in _with_pauses(self._session_files(), pause)}

    def _session_files(self) -> "Iterator[os.DirEntry[str]]":
        with suppress(OSError), os.scandir(self._folder) as names:
            yield from (each for each in names if each.name.endswith(SUFFIX))

    def _from_index(self, pause: float) -> dict[str, _Known]:
        with suppress(OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            sealed = decode(read_regular(self._folder / INDEX, MAX_INDEX_BYTES), _SealedIndex)
            if sealed.seal == _seal(sealed.index):
                index = decode(sealed.index, _Index)
                if index.edition == edition():
                    return dict(map(self._from_line, _with_pauses(index.known.items(), pause)))
        return {}

    def _from_line(self, line: tuple[str, Raw]) -> tuple[str, _Known]:
        """Return the name and the entry of a file in the index. Raises ValidationError if the entry is implausible."""
        name, known = name_from_text(line[0]), _DECODER.decode(line[1])
        if not _is_plausible(known.entry):
            raise msgspec.ValidationError(line[0])
        return name, replace(known, entry=_with_shared_strings(known.entry, f"{os.fspath(self._folder)}{os.sep}{name}"))

    def _write(self, known: dict[str, _Known]) -> None:
        """Write the index. If that fails, the next run of the program reads the files again."""
        named = {name_to_text(name): Raw(msgspec.json.encode(_without_path(each))) for name, each in known.items()}
        index = Raw(msgspec.json.encode(_Index(edition(), named)))
        with suppress(OSError):
            write_whole(self._folder / INDEX, msgspec.json.encode(_SealedIndex(_seal(index), index)))


def _without_path(known: _Known) -> _Known:
    return replace(known, entry=replace(known.entry, file=""))


def _is_plausible(entry: SavedGame) -> bool:
    """Return whether an entry of the index can be displayed. Somebody may have edited the index."""
    players = len(entry.names)
    return (
        (entry.game in games.playable() or entry.game == "")
        and entry.coinage in (*COINAGES, COUNTERS)
        and players == len(entry.sides) == len(entry.purses)
        and len(entry.scores) <= players <= MAX_PLAYERS
        and all(0 <= side < (len(entry.scores) or players) for side in entry.sides)
        and all(abs(number) <= MAX_NUMBER for number in (*entry.scores, *entry.purses, entry.deal, entry.number))
        and 0 < entry.unit <= MAX_NUMBER
        and 0 <= entry.touched <= LATEST_TIME
    )


EachT = TypeVar("EachT")


def _with_pauses(each: Iterable[EachT], pause: float) -> Iterator[EachT]:
    """Yield each item. After every NAMES_PER_SLICE items, pause for ``pause`` seconds so that other threads can run."""
    for number, one in enumerate(each, 1):
        yield one
        if number % NAMES_PER_SLICE == 0:
            time.sleep(pause)


def _with_shared_strings(entry: SavedGame, file: str) -> SavedGame:
    """Return an entry whose strings are shared with other entries. Sharing saves a fifth of the memory."""
    return replace(
        entry,
        file=file,
        game=sys.intern(entry.game),
        preset=sys.intern(entry.preset),
        coinage=sys.intern(entry.coinage),
        series=sys.intern(entry.series),
        series_begun=sys.intern(entry.series_begun),
        exhibit=sys.intern(entry.exhibit),
        names=tuple(map(sys.intern, entry.names)),
        sides=_shared_sides(entry.sides),
    )


@lru_cache(maxsize=64)
def _shared_sides(sides: tuple[int, ...]) -> tuple[int, ...]:
    return sides


def in_group(entries: Iterable[SavedGame], group: Group) -> Sequence[SavedGame]:
    """Return the entries of one group. Games of computer players at other tables of a match are left out."""
    return [entry for entry in entries if entry.group is group and not entry.is_of_house]


def with_current_use(entry: SavedGame) -> SavedGame:
    return replace(entry, in_use=entry.in_use or is_held(entry.path))


def _stamp(each: "os.DirEntry[str]") -> Stamp:
    try:
        stat = each.stat()
    except OSError:
        return 0, 0
    return stat.st_mtime_ns, stat.st_size


def _newest_first(file: tuple[str, Stamp]) -> tuple[int, str]:
    return -file[1][0], file[0]


def edition() -> str:
    """Return a text that distinguishes the indexes of different editions of the program."""
    return f"{__version__} {FORMAT}.{INDEX_VERSION} {' '.join(games.playable())}"


def _seal(index: Raw) -> str:
    seal, whole = sha256(), memoryview(index)
    for at in range(0, len(whole), HASH_BLOCK_BYTES):
        seal.update(whole[at : at + HASH_BLOCK_BYTES])
    return seal.hexdigest()

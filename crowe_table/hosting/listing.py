"""What lies on the shelf: every saved session with how it stood, found without replaying what says so itself.

The sessions are the truth. What was found of them is kept in an index beside them, so that the next look at a season of
them takes no longer than a look at their names; an index that is lost, damaged or of another edition is made again.
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
from crowe_table.disk import open_regular, read_regular, why_of, write_whole
from crowe_table.engine.core import Reason, because
from crowe_table.engine.journal import FORMAT, LARGEST, LONGEST_LINE, SUFFIX, Header, Soundness, TableSummary, glimpse
from crowe_table.engine.money import COINAGES, COUNTERS, STAKES, Farthings
from crowe_table.engine.sha import sha256
from crowe_table.hosting.locks import held
from crowe_table.hosting.new_table import MOST_PLAYERS, shown, table_of, unfit_head
from crowe_table.hosting.referee import looks_of
from crowe_table.hosting.replay import LONG, LONGEST_FILE, Replayed, load
from crowe_table.hosting.status import could_stand, standing_of
from crowe_table.hosting.take_backs import peeked
from crowe_table.plain_text import LONGEST_NAME, name_from_text, name_to_text

INDEX = "index.json"
LAYOUT = 3
"""Which layout of the index and of the records this program writes; one of another is made again."""
LONGEST_INDEX = 1 << 26
"""Bytes: a hundred thousand sessions."""
END = 1 << 14
"""Bytes at the end of a file that hold its last two lines, and as a rule the last deal."""
LOOKED_THROUGH, PATIENCE = 1 << 16, 0.07
"""Bytes of the longest file that is replayed to find how it stands, and the seconds of the processor that this may
take, so that all of it takes no more than a tenth. Of a longer one that was not left but broken off it is told how it
stood after its last deal.
"""
LATEST = 2.0**36
"""Seconds since 1970 of the latest day that is shown, so that every clock has it: in the year 4147."""
SEALED_AT_ONCE = 1 << 16
"""Bytes of the index that are sealed before others may do something."""
TOGETHER = 256
"""Files after which what was found of them can be seen for the first time; then whenever there are twice as many."""
FIRST_BUDGET, LATER_BUDGET = 3.0, 0.1
"""Seconds of the processor after which nothing more is replayed in one reading: where there is no index, and where
there is one. To list ten thousand by what they say takes one second, to read them from the index a tenth.
"""
SLICE = 0.001
"""Seconds of the processor after which others may do something."""
AT_ONCE = 32
"""Names that are read, of an index or a folder, before others may do something."""
REST = 0.001
"""Seconds of such a rest, so that reading many takes nothing from the frames that are drawn meanwhile."""
WAIT = 0.03
"""Seconds that somebody who asks waits for what is new in the folder: less than two frames, and as much as a look at a
thousand names takes.
"""


class Group(StrEnum):
    """The parts of the list."""

    UNFINISHED = "unfinished"
    """With them what cannot be read: something is left to be done about it."""
    FINISHED = "finished"
    FAMOUS = "famous"
    """Games of famous deals, over or not."""


class SavedGame(Struct, frozen=True, kw_only=True, gc=False):
    """One saved session as it is listed. Where it cannot be read, ``why`` says so and the rest is empty.

    There may be ten thousand: it holds nothing that has to be looked through for what could be thrown away.
    """

    file: str
    """Its path."""
    soundness: Soundness
    game: str = ""
    preset: str = ""
    begun: str = ""
    """ISO 8601, universal time."""
    touched: float = 0.0
    """When it was last played, in seconds since 1970: as the file says; by the disk, if it does not."""
    names: tuple[str, ...] = ()
    sides: tuple[int, ...] = ()
    """For each seat, the number of its side."""
    scores: tuple[int, ...] = ()
    """For each side; none where nothing is scored."""
    purses: tuple[Farthings, ...] = ()
    coinage: str = "georgian"
    unit: Farthings = Farthings(4)
    deal: int = 0
    series: str = ""
    """The name of the series it belongs to."""
    series_begun: str = ""
    """ISO 8601, universal time."""
    number: int = 1
    """Which game of the series it is, from 1."""
    exhibit: str = ""
    """The famous deal it was begun with, if any."""
    finished: bool = False
    refereed: bool = False
    """Whether a referee was shown a hand of it while it was played."""
    peeked: bool = False
    """Whether anything was taken back after a person had learnt something by it, as far as that is found at once."""
    in_use: bool = False
    """Whether a program has it open."""
    why: Reason | None = None

    @property
    def path(self) -> Path:
        return Path(self.file)

    @property
    def name(self) -> str:
        """That of its file."""
        return self.path.name

    @property
    def shown_name(self) -> str:
        """The name of its file, fit to be shown: a file may be called anything."""
        return shown(self.name, LONGEST_NAME)

    @property
    def open(self) -> bool:
        """Whether it can be gone on with now."""
        return self.soundness is not Soundness.DAMAGED and not self.finished and not self.in_use

    @property
    def group(self) -> Group:
        if self.exhibit:
            return Group.FAMOUS
        return Group.FINISHED if self.finished else Group.UNFINISHED


# --- one file


def saved_game(path: Path, found: Replayed, touched: float = 0.0) -> SavedGame:
    """What is to be told of a file once it is read and replayed."""
    head = found.head
    if found.table is None or head is None:
        return SavedGame(file=os.fspath(path), soundness=found.soundness, touched=touched, why=found.why)
    stood = standing_of(found.table, refereed=bool(looks_of(found)), peeked=peeked(found, PATIENCE))
    return _listed(path, head, stood, touched, found.soundness, found.why)


def glimpsed(path: Path, touched: float = 0.0, may_replay: bool = True) -> SavedGame:
    """What a file says of itself at its beginning and end; if its end does not say, it is not too long and that may be
    done now, what comes of replaying it.

    Whether all between is sound is not looked at: that is found when it is opened. Never raises.
    """
    try:
        with open_regular(path) as file:
            first = file.readline(LONGEST_LINE)
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - END))
            end = file.read(END)
    except FileNotFoundError:
        return _unread(path, because("save-gone"), touched)
    except OSError as fault:
        return _unread(path, because("save-unreadable", why=why_of(fault)), touched)
    if size > LONGEST_FILE:
        return _unread(path, because("save-too-long"), touched)
    seen = glimpse(first, end)
    if seen.head is None:
        return _unread(path, seen.why, touched)
    if why := unfit_head(seen.head):
        return _unread(path, why, touched)
    stood = seen.stood if seen.stood and could_stand(seen.head, seen.stood) else None
    if size <= LOOKED_THROUGH and not (stood and seen.at_end):
        if not may_replay:
            return _listed(path, seen.head, stood or _begun(seen.head), touched, why=because(LONG))
        found = load(path, PATIENCE)
        if not _is_long(found.why):
            return saved_game(path, found, touched)
    if stood is None:
        if isinstance(table := table_of(seen.head), Reason):
            return _unread(path, table, touched)
        return _listed(path, seen.head, _begun(seen.head), touched, why=because(LONG))
    return _listed(path, seen.head, stood, _seconds(stood.at, touched) if seen.at_end else touched)


def _begun(head: Header) -> TableSummary:
    """What the first line tells of how a table stands."""
    seats = tuple(range(len(head.players)))
    return TableSummary(
        at=head.begun, deal=0, scores=(), sides=seats, purses=head.purses, unit=STAKES[head.stakes].unit, finished=False
    )


def _listed(
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
        finished=stood.finished,
        refereed=stood.refereed,
        peeked=stood.peeked,
        why=why,
    )


def _is_long(why: Reason | None) -> bool:
    return why is not None and why.key == LONG


def _unread(path: Path, why: Reason | None, touched: float) -> SavedGame:
    return SavedGame(file=os.fspath(path), soundness=Soundness.DAMAGED, touched=touched, why=why)


def _seconds(at: str, otherwise: float) -> float:
    try:
        told = datetime.fromisoformat(at).timestamp()
    except (ValueError, OverflowError, OSError):
        return otherwise
    return told if 0 <= told <= LATEST else otherwise


# --- all of them


Stamp: TypeAlias = tuple[int, int]
"""By what a file that has changed is known: when it was written, in nanoseconds since 1970, and its bytes."""


class _Known(Struct, frozen=True, gc=False, omit_defaults=True):
    """What is known of a file. In the index the entry has no path: the folder may be called by any bytes."""

    stamp: Stamp
    entry: SavedGame
    due: bool = False
    """Whether it is still to be replayed: there was no time for it."""


_DECODER = msgspec.json.Decoder(_Known)


class _Index(Struct, frozen=True):
    edition: str
    known: dict[str, Raw]
    """What is known of each file, by its name as text (``name_to_text``). They are read one after another, so that
    whoever draws meanwhile need not wait for all.
    """


class _SealedIndex(Struct, frozen=True):
    seal: str
    index: Raw


class Listing:
    """The sessions of a folder. It may be asked from one thread while another reads; nothing here raises."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._known: dict[str, _Known] | None = None
        self._sorted: tuple[SavedGame, ...] = ()
        self._reading = Lock()
        self._asking = Lock()
        self._reader: Thread | None = None
        self._asked = False
        """Whether a background reading was requested that has not begun."""
        self.changes = 0
        """How often something else was found in the folder than before."""

    def read(self, *, thorough: bool = True, rest: float = REST) -> None:
        """List every file of the folder. Only files that have changed are opened.

        Unless it is ``thorough``, no more processor time is spent on replaying than FIRST_BUDGET, or LATER_BUDGET where
        there is an index. The remaining files are listed by their first and last lines, and replayed at a later
        reading. ``rest`` is the length in seconds of the pauses that let other threads run.
        """
        with self._reading:
            before = self._from_index(rest) if self._known is None else self._known
            until = thread_time() + (inf if thorough else LATER_BUDGET if before else FIRST_BUDGET)
            files = self._files(rest)
            known = {name: each for name, each in before.items() if files.get(name) == each.stamp}
            changed = len(known) != len(before)
            fresh = [file for file in files.items() if (kept := known.get(file[0])) is None or kept.due]
            tell_at, rested = TOGETHER, thread_time()
            for name, stamp in sorted(fresh, key=_newest_first):
                in_time = thread_time() < until
                if name in known and not in_time:
                    break
                touched = min(max(0.0, stamp[0] / 1e9), LATEST)
                entry = glimpsed(self._folder / name, touched, in_time)
                known[name] = _Known(stamp, _shared(entry, entry.file), not in_time and _is_long(entry.why))
                changed = True
                if len(known) >= tell_at:
                    self._tell(known)
                    tell_at = 2 * len(known)
                if thread_time() - rested > SLICE:
                    time.sleep(rest)
                    rested = thread_time()
            if changed or self._known is None:
                self._tell(known)
            if changed:
                self._write(known)

    def read_ahead(self, wait: float = 0.0) -> None:
        """Read the folder in the background, and wait up to ``wait`` seconds for the result.

        If a reading is already under way, another one follows it, and this call does not wait.
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
        """All that is found so far, the last played first."""
        return self._sorted

    @property
    def empty(self) -> bool:
        """Whether there is no session at all."""
        return not self._sorted and not any(True for _ in self._named())

    def _tell(self, known: dict[str, _Known]) -> None:
        entries = sorted((each.entry for each in known.values()), key=lambda entry: (-entry.touched, entry.file))
        self._known, self._sorted = dict(known), tuple(entries)
        self.changes += 1

    def _files(self, rest: float) -> dict[str, Stamp]:
        """The files that may be sessions; what leads nowhere is one too."""
        return {each.name: _stamp(each) for each in _at_rest(self._named(), rest)}

    def _named(self) -> "Iterator[os.DirEntry[str]]":
        with suppress(OSError), os.scandir(self._folder) as names:
            yield from (each for each in names if each.name.endswith(SUFFIX))

    def _from_index(self, rest: float) -> dict[str, _Known]:
        with suppress(OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            sealed = msgspec.json.decode(read_regular(self._folder / INDEX, LONGEST_INDEX), type=_SealedIndex)
            if sealed.seal == _seal(sealed.index):
                index = msgspec.json.decode(sealed.index, type=_Index)
                if index.edition == edition():
                    return dict(map(self._from_line, _at_rest(index.known.items(), rest)))
        return {}

    def _from_line(self, line: tuple[str, Raw]) -> tuple[str, _Known]:
        """A file's name, and what the index says of it. Raises ValidationError if that cannot be."""
        name, known = name_from_text(line[0]), _DECODER.decode(line[1])
        if not _could_be(known.entry):
            raise msgspec.ValidationError(line[0])
        return name, replace(known, entry=_shared(known.entry, f"{os.fspath(self._folder)}{os.sep}{name}"))

    def _write(self, known: dict[str, _Known]) -> None:
        """What cannot be written is found again the next time."""
        named = {name_to_text(name): Raw(msgspec.json.encode(_without_path(each))) for name, each in known.items()}
        index = Raw(msgspec.json.encode(_Index(edition(), named)))
        with suppress(OSError):
            write_whole(self._folder / INDEX, msgspec.json.encode(_SealedIndex(_seal(index), index)))


def _without_path(known: _Known) -> _Known:
    return replace(known, entry=replace(known.entry, file=""))


def _could_be(entry: SavedGame) -> bool:
    """Whether an entry of the index can be shown: somebody may have written it by hand."""
    players = len(entry.names)
    return (
        (entry.game in games.slugs() or entry.game == "")
        and entry.coinage in (*COINAGES, COUNTERS)
        and players == len(entry.sides) == len(entry.purses)
        and len(entry.scores) <= players <= MOST_PLAYERS
        and all(0 <= side < (len(entry.scores) or players) for side in entry.sides)
        and all(abs(number) <= LARGEST for number in (*entry.scores, *entry.purses, entry.deal, entry.number))
        and 0 < entry.unit <= LARGEST
        and 0 <= entry.touched <= LATEST
    )


EachT = TypeVar("EachT")


def _at_rest(each: Iterable[EachT], rest: float) -> Iterator[EachT]:
    """Yield each item, and sleep ``rest`` seconds after every AT_ONCE items so that other threads can run."""
    for number, one in enumerate(each, 1):
        yield one
        if number % AT_ONCE == 0:
            time.sleep(rest)


def _shared(entry: SavedGame, file: str) -> SavedGame:
    """The entry of a file, its texts shared with those of other entries: a fifth of what an entry takes."""
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
    """Those that belong to one part of the list."""
    return [entry for entry in entries if entry.group is group]


def seen_now(entry: SavedGame) -> SavedGame:
    """The entry, and whether a program has it open now."""
    return replace(entry, in_use=entry.in_use or held(entry.path))


def _stamp(each: "os.DirEntry[str]") -> Stamp:
    try:
        stat = each.stat()
    except OSError:
        return 0, 0
    return stat.st_mtime_ns, stat.st_size


def _newest_first(file: tuple[str, Stamp]) -> tuple[int, str]:
    return -file[1][0], file[0]


def edition() -> str:
    """Tells this program's index from that of another edition."""
    return f"{__version__} {FORMAT}.{LAYOUT} {' '.join(games.slugs())}"


def _seal(index: Raw) -> str:
    seal, whole = sha256(), memoryview(index)
    for at in range(0, len(whole), SEALED_AT_ONCE):
        seal.update(whole[at : at + SEALED_AT_ONCE])
    return seal.hexdigest()

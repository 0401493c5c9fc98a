"""The shelf: the folder of saved sessions, and all that is done with one as a whole."""

import os
import secrets
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Thread

from msgspec import Struct
from msgspec.structs import replace

from crowe_table import games
from crowe_table.disk import beside, set_aside, why_of
from crowe_table.engine.core import Reason, because
from crowe_table.engine.journal import SUFFIX, Header, Journal, Reading, Soundness
from crowe_table.engine.money import Farthings
from crowe_table.hosting.exhibits import Exhibit
from crowe_table.hosting.locks import InUse, Lock, held
from crowe_table.hosting.new_table import NewTable, copied, header_of, lay
from crowe_table.hosting.replay import NOT_DAMAGE, Replayed, load
from crowe_table.hosting.session import Session
from crowe_table.hosting.writer import UNBORN

STALE = 3600.0
"""Seconds after which what was never begun never will be."""


class Entry(Struct, frozen=True, kw_only=True):
    """One saved session as the shelf lists it. Where it cannot be read, ``why`` says so and the rest is empty."""

    path: Path
    soundness: Soundness
    game: str = ""
    preset: str = ""
    begun: str = ""
    """ISO 8601, universal time."""
    touched: float = 0.0
    """When it was last written, in seconds since 1970."""
    names: tuple[str, ...] = ()
    sides: tuple[int, ...] = ()
    """For each seat, the number of its side."""
    scores: tuple[int, ...] = ()
    """For each side; none where nothing is scored."""
    purses: tuple[Farthings, ...] = ()
    coinage: str = "georgian"
    unit: Farthings = 4
    deal: int = 0
    sitting: str = ""
    """The name of the sitting it belongs to."""
    sitting_begun: str = ""
    """ISO 8601, universal time."""
    number: int = 1
    """Which game of the sitting it is, from 1."""
    finished: bool = False
    in_use: bool = False
    """Whether a program has it open."""
    why: Reason | None = None

    @property
    def open(self) -> bool:
        """Whether one can sit down to it again now."""
        return self.soundness is not Soundness.DAMAGED and not self.finished and not self.in_use


class Shelf:
    """The saved sessions of one data directory. Nothing here raises: what cannot be done is a Reason."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._known: dict[Path, tuple[int, int, Entry]] = {}

    def lay(self, new: NewTable) -> Session | Reason:
        """Lays a new table, to be written to a file of its own. The game's own reason, if it cannot be laid so."""
        head = header_of(new)
        if unfit := games.game(new.game).unfit(new.setup(head.seed)):
            return unfit
        return self._begin(head)

    def lay_copy(self, exhibit: Exhibit) -> Session | Reason:
        """Lays a famous deal for a visitor, to be written to a file of his own."""
        return self._begin(copied(exhibit.head))

    def _begin(self, head: Header) -> Session | Reason:
        table = lay(head)
        if isinstance(table, Reason):
            return table
        return Session(head, table, self.folder / _name(head))

    def resume(self, path: Path) -> Session | tuple[Reason, ...]:
        """Sits down again at a table as it was left; or says why not, and what became of the file.

        A torn end is moved to a file beside it; a damaged file is set aside under another name and never overwritten.
        """
        try:
            lock = Lock(path)
        except InUse:
            return (because("save-in-use"),)
        except FileNotFoundError:
            return (because("save-gone"),)
        except OSError as fault:
            return (because("save-unreadable", why=why_of(fault)),)
        found = load(path)
        if found.table is None or found.head is None:
            lock.release()
            return _aside(path, found)
        reading = found.reading
        notices = (_mend(path, reading),) if found.soundness is Soundness.TORN else ()
        journal = Journal(path, reading.seal, reading.length)
        return Session(found.head, found.table, path, journal, lock, notices)

    def entries(self) -> list[Entry]:
        """Every session on the shelf, the last played first.

        A session is replayed when it is first listed, which takes some milliseconds for each: see ``read_ahead``.
        """
        self._sweep()
        found = list(self._listed())
        return sorted(found, key=lambda entry: (-entry.touched, entry.path.name))

    @property
    def empty(self) -> bool:
        """Whether there is no session at all."""
        return not self._files()

    def latest(self) -> Entry | None:
        """The table that was left last and can be sat down to again. Reads no more files than it must."""
        return next((entry for entry in self._listed() if entry.open), None)

    def played_on(self, session: Session) -> bool:
        """Whether the company of this game has begun another after it."""
        account = session.head.account
        return any(entry.sitting == account.name != "" and entry.number > account.games + 1 for entry in self._listed())

    def read_ahead(self) -> None:
        """Reads the whole shelf off the frame, so that a later ``entries`` has little to do."""
        Thread(target=self.entries, name="shelf", daemon=True).start()

    def delete(self, path: Path) -> Reason | None:
        """Takes a session off the shelf for good."""
        if held(path):
            return because("save-in-use")
        try:
            path.unlink()
        except FileNotFoundError:
            return because("save-gone")
        except OSError as fault:
            return because("save-cannot-delete", why=why_of(fault))
        return None

    def _listed(self) -> Iterator[Entry]:
        """Entries, the last written first; a file that goes away meanwhile is passed over."""
        for path in sorted(self._files(), key=_written, reverse=True):
            with suppress(FileNotFoundError):
                yield self._entry(path)

    def _files(self) -> list[Path]:
        with suppress(OSError):
            return list(self.folder.glob(f"*{SUFFIX}"))
        return []

    def _entry(self, path: Path) -> Entry:
        stat = path.stat()
        known = self._known.get(path)
        if known is None or known[:2] != (stat.st_mtime_ns, stat.st_size):
            known = (stat.st_mtime_ns, stat.st_size, entry_of(path, load(path), stat.st_mtime))
            self._known[path] = known
        entry = known[2]
        return replace(entry, in_use=True) if held(path) else entry

    def _sweep(self) -> None:
        """Takes away what is left of sessions that were never begun: their first line was not yet written."""
        with suppress(OSError):
            for path in self.folder.glob(f"*{SUFFIX}{UNBORN}"):
                if time.time() - path.stat().st_mtime > STALE:
                    path.unlink(missing_ok=True)


def entry_of(path: Path, found: Replayed, touched: float = 0.0) -> Entry:
    """What is to be told of a file once it is read."""
    head = found.head
    if found.table is None or head is None:
        return Entry(path=path, soundness=found.soundness, touched=touched, why=found.why)
    watched = found.table.watch()
    return Entry(
        path=path,
        soundness=found.soundness,
        game=head.game,
        preset=head.preset,
        begun=head.begun,
        touched=touched,
        names=tuple(player.name for player in head.players),
        sides=watched.facts.sides,
        scores=watched.facts.scores,
        purses=watched.facts.purses,
        coinage=head.coinage,
        unit=watched.options.unit,
        deal=watched.deal,
        sitting=head.account.name,
        sitting_begun=head.account.begun,
        number=head.account.games + 1,
        finished=found.table.over,
        why=found.why,
    )


def _written(path: Path) -> float:
    """When a file was last written; the first of all days if it is gone."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _name(head: Header) -> str:
    """A name that no other session bears, and that tells a reader of the folder what it is."""
    when = head.begun[:16].translate({ord("T"): "-", ord(":"): None})
    return f"{head.game}-{when}-{secrets.token_hex(4)}{SUFFIX}"


def _mend(path: Path, reading: Reading) -> Reason:
    """Moves the torn end of a file to another beside it. If the disk will not have that, the end is left standing."""
    with suppress(OSError):
        torn = path.read_bytes()[reading.length :]
        beside(path, "torn").write_bytes(torn)
        os.truncate(path, reading.length)
    return because("save-torn", line=reading.kept)


def _aside(path: Path, found: Replayed) -> tuple[Reason, ...]:
    """Sets a damaged file aside; one that is only strange to this edition is left."""
    why = found.why or because("save-empty")
    if why.key in NOT_DAMAGE:
        return (why,)
    try:
        return (why, because("save-set-aside", file=set_aside(path).name))
    except OSError:
        return (why, because("save-left"))

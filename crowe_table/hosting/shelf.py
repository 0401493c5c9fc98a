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
from crowe_table.disk import beside, open_private, read_regular, set_aside, why_of
from crowe_table.engine.core import Reason, because
from crowe_table.engine.journal import SUFFIX, FileContents, Header, Soundness
from crowe_table.engine.money import Farthings
from crowe_table.hosting.locks import InUse, Lock, held
from crowe_table.hosting.new_table import NewTable, copied, header_of, table_of
from crowe_table.hosting.replay import LONGEST_FILE, NOT_DAMAGE, Replayed, load
from crowe_table.hosting.session import Session
from crowe_table.hosting.writer import UNFINISHED

STALE = 3600.0
"""Seconds after which what was never begun never will be."""


class SavedGame(Struct, frozen=True, kw_only=True):
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
    unit: Farthings = Farthings(4)
    deal: int = 0
    series: str = ""
    """The name of the series it belongs to."""
    series_begun: str = ""
    """ISO 8601, universal time."""
    number: int = 1
    """Which game of the series it is, from 1."""
    finished: bool = False
    in_use: bool = False
    """Whether a program has it open."""
    why: Reason | None = None

    @property
    def open(self) -> bool:
        """Whether it can be gone on with now."""
        return self.soundness is not Soundness.DAMAGED and not self.finished and not self.in_use


class Shelf:
    """The saved sessions of one data directory. Nothing here raises: what cannot be done is a Reason."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._known: dict[Path, tuple[int, int, SavedGame]] = {}

    def start(self, new: NewTable) -> Session | Reason:
        """Begins a session at a new table. The game's own reason, if there can be no such table."""
        head = header_of(new)
        if unfit := games.game(new.game).unfit(new.setup(head.seed)):
            return unfit
        return self._begin(head)

    def start_copy(self, head: Header) -> Session | Reason:
        """Begins a session with the cards, rules, players and purses of another: of a famous deal, or of a game that
        is played again. Its account begins anew.
        """
        return self._begin(copied(head))

    def _begin(self, head: Header) -> Session | Reason:
        table = table_of(head)
        if isinstance(table, Reason):
            return table
        return Session.start(head, table, self.folder / _name(head))

    def resume(self, path: Path) -> Session | tuple[Reason, ...]:
        """Goes on with a session as it was left; or says why not, and what became of the file.

        A torn end is moved to a file beside it; a damaged file is set aside under another name and never overwritten;
        one of an older format is written anew in today's.
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
        notices = (_mend(path, found.contents),) if found.soundness is Soundness.TORN else ()
        return Session.resume(found, found.head, found.table, path, lock, notices)

    def entries(self) -> list[SavedGame]:
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

    def latest(self) -> SavedGame | None:
        """The table that was left last and can be gone on with. Reads no more files than it must."""
        return next((entry for entry in self._listed() if entry.open), None)

    def played_on(self, session: Session) -> bool:
        """Whether the company of this game has begun another after it."""
        series = session.head.series
        return any(entry.series == series.name != "" and entry.number > series.games + 1 for entry in self._listed())

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

    def _listed(self) -> Iterator[SavedGame]:
        """Entries, the last written first; a file that goes away meanwhile is passed over."""
        for path in sorted(self._files(), key=_written, reverse=True):
            with suppress(FileNotFoundError):
                yield self._entry(path)

    def _files(self) -> list[Path]:
        with suppress(OSError):
            return list(self.folder.glob(f"*{SUFFIX}"))
        return []

    def _entry(self, path: Path) -> SavedGame:
        stat = path.stat()
        known = self._known.get(path)
        if known is None or known[:2] != (stat.st_mtime_ns, stat.st_size):
            known = (stat.st_mtime_ns, stat.st_size, saved_game(path, load(path), stat.st_mtime))
            self._known[path] = known
        entry = known[2]
        return replace(entry, in_use=True) if held(path) else entry

    def _sweep(self) -> None:
        """Takes away what is left of sessions that were never begun: their first line was not yet written."""
        with suppress(OSError):
            for path in self.folder.glob(f"*{SUFFIX}{UNFINISHED}"):
                if time.time() - path.stat().st_mtime > STALE:
                    path.unlink(missing_ok=True)


def saved_game(path: Path, found: Replayed, touched: float = 0.0) -> SavedGame:
    """What is to be told of a file once it is read."""
    head = found.head
    if found.table is None or head is None:
        return SavedGame(path=path, soundness=found.soundness, touched=touched, why=found.why)
    watched = found.table.watch()
    return SavedGame(
        path=path,
        soundness=found.soundness,
        game=head.game,
        preset=head.preset,
        begun=head.begun,
        touched=touched,
        names=tuple(player.name for player in head.players),
        sides=watched.public.sides,
        scores=watched.public.scores,
        purses=watched.public.purses,
        coinage=head.coinage,
        unit=watched.options.unit,
        deal=watched.public.deal,
        series=head.series.name,
        series_begun=head.series.begun,
        number=head.series.games + 1,
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


def _mend(path: Path, contents: FileContents) -> Reason:
    """Moves the torn end of a file to another beside it. If the disk will not have that, the end is left standing."""
    with suppress(OSError):
        torn = read_regular(path, LONGEST_FILE)[contents.length :]
        with open_private(beside(path, "torn"), "xb") as file:
            file.write(torn)
        os.truncate(path, contents.length)
    return because("save-torn", line=contents.kept)


def _aside(path: Path, found: Replayed) -> tuple[Reason, ...]:
    """Sets a damaged file aside; one that is only strange to this edition is left."""
    why = found.why or because("save-empty")
    if why.key in NOT_DAMAGE:
        return (why,)
    try:
        return (why, because("save-set-aside", file=set_aside(path).name))
    except OSError:
        return (why, because("save-left"))

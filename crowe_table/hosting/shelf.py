"""The shelf: the folder of saved sessions, and operations on whole sessions."""

import errno
import os
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread

from crowe_table import games, platforms
from crowe_table.disk import (
    DAMAGED,
    FRESH,
    STALE,
    beside,
    close_to_others,
    cut_off,
    open_private,
    read_regular,
    set_aside,
    sweep,
    why_of,
)
from crowe_table.engine.core import Reason, because
from crowe_table.engine.journal import SUFFIX, FileContents, Header, Soundness
from crowe_table.hosting import locks, seeds
from crowe_table.hosting.listing import MAX_WAIT, Listing, SavedGame, with_current_use
from crowe_table.hosting.locks import InUse, Lock, is_held
from crowe_table.hosting.losses import Loss, forget, indicates_loss, losses
from crowe_table.hosting.new_table import NewTable, copy_header, displayable, header_of, table_of
from crowe_table.hosting.replay import MAX_FILE_BYTES, NOT_DAMAGE, Replayed, load
from crowe_table.hosting.session import Session
from crowe_table.hosting.writer import UNWRITTEN

DELETED = ".thrown"
"""Ending of a deleted session that can still be restored."""


class Shelf:
    """The saved sessions in one data directory. Its methods raise no exception, but return Reasons."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._listing = Listing(folder)
        self._deleted_path: list[Path] = []
        self._losses: tuple[Loss, ...] | None = None
        """Data that an earlier run could not write. None until the search for them."""

    def start(self, new: NewTable) -> Session | Reason:
        """Start a session at a new table. If the game allows no such table, return a reason."""
        head = header_of(new)
        if unfit := games.game(new.game).unfit(new.setup(head.seed)):
            return unfit
        return self._begin(head)

    def start_copy(self, head: Header) -> Session | Reason:
        """Start a session with the cards, rules, players and purses of another session, and a new account.

        This is used for a famous hand, and for a game that is played again.
        """
        return self._begin(copy_header(head))

    def _begin(self, head: Header) -> Session | Reason:
        table = table_of(head)
        if isinstance(table, Reason):
            return table
        return Session.start(head, table, self.folder / new_file_name(head))

    def resume(self, path: Path) -> Session | tuple[Reason, ...]:
        """Continue a session as it was left. If that is impossible, return the reasons and what became of the file.

        A torn end is moved to a separate file. A damaged file is renamed and never overwritten. A file of an older
        format is converted.
        """
        if path.is_symlink():
            return (because("save-link"),)
        try:
            lock = Lock(path)
        except InUse:
            return (because("save-in-use"),)
        found = load(path)
        if found.table is None or found.head is None:
            told = _set_aside_damaged(path, found)
            lock.release()
            return told
        notices = (_cut_torn_end(path, found.contents),) if found.soundness is Soundness.TORN else ()
        return Session.resume(found, found.head, found.table, path, lock, notices)

    def entries(self) -> list[SavedGame]:
        """Return every session that is on the shelf now, the last played first."""
        self._listing.read()
        return [with_current_use(entry) for entry in self._listing.entries]

    def listed(self, refresh: bool = True) -> tuple[SavedGame, ...]:
        """Return the sessions found so far, the last played first. Whether they are in use is not checked.

        With ``refresh``, read the folder again in the background, and wait up to MAX_WAIT for the result.
        """
        if refresh:
            self._listing.read_ahead(MAX_WAIT)
        return self._listing.entries

    @property
    def changes(self) -> int:
        """Number of changes to the list so far."""
        return self._listing.changes

    @property
    def empty(self) -> bool:
        """Whether there is no session at all."""
        return self._listing.empty

    def latest(self, refresh: bool = True) -> SavedGame | None:
        """Return the table that was played last and can be continued, among the sessions found so far, or None.

        See ``listed`` for ``refresh``.
        """
        return next(
            (now for entry in self.listed(refresh) if entry.open and (now := with_current_use(entry)).open), None
        )

    def has_continuation(self, session: Session) -> bool:
        """Return whether the same company has begun another game after this one.

        Every file is listed first. Sessions that are not yet replayed count too, because their first lines suffice.
        """
        series = session.head.series
        self._listing.read(thorough=False, pause=0)
        return any(
            entry.series == series.name != "" and entry.number > series.games + 1 for entry in self._listing.entries
        )

    def read_ahead(self, wait: float = 0.0) -> None:
        """Read the shelf, and delete obsolete files, both in the background. Wait up to ``wait`` seconds for each."""
        sweeper = Thread(target=self._sweep, name="sweep", daemon=True)
        sweeper.start()
        self._listing.read_ahead(wait)
        sweeper.join(wait)

    def delete(self, paths: Sequence[Path]) -> Reason | None:
        """Delete sessions. If one of them was not deleted, return the reason.

        The sessions can be restored until others are deleted or the program ends.
        """
        self.forget_deleted()
        reasons = [self._delete(path) for path in paths]
        return next((reason for reason in reasons if reason), None)

    @property
    def deleted(self) -> int:
        """Number of sessions that can be restored."""
        return len(self._deleted_path)

    def restore_deleted(self) -> Reason | None:
        """Restore the sessions that were deleted last. If one of them was not restored, return the reason."""
        thrown, self._deleted_path = self._deleted_path, []
        refused = None
        for path in thrown:
            try:
                platforms.replace(_deleted_path(path), path)
            except OSError as fault:
                refused = because("save-not-brought-back", why=why_of(fault))
        return refused

    def forget_deleted(self) -> None:
        """Permanently delete the sessions that were deleted last."""
        for path in self._deleted_path:
            with suppress(OSError):
                _deleted_path(path).unlink()
                seeds.forget(path)
                path.with_name(path.name + UNWRITTEN).unlink(missing_ok=True)
        self._deleted_path = []

    @property
    def losses(self) -> tuple[Loss, ...]:
        """The losses found so far that are not yet reported: data that an earlier run could not write."""
        return self._losses or ()

    def forget_losses(self) -> None:
        """Record that the losses were reported."""
        told, self._losses = self.losses, ()
        forget(told)

    def _delete(self, path: Path) -> Reason | None:
        if is_held(path):
            return because("save-in-use")
        try:
            if path.is_dir():
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
            platforms.replace(path, _deleted_path(path))
        except FileNotFoundError:
            return because("save-gone")
        except OSError as fault:
            return because("save-cannot-delete", why=why_of(fault))
        self._deleted_path.append(path)
        return None

    def _sweep(self) -> None:
        """Delete the remains of sessions that were never written, and sessions that an earlier run deleted."""
        with suppress(OSError):
            close_to_others(self.folder)
        if self._losses is None:
            self._losses = losses(self.folder)
        self._delete_old(seeds.ENDING + FRESH, lambda path: path.lstat().st_mtime)
        self._delete_old(DELETED, _deletion_time)
        sweep(self.folder, indicates_loss)
        sweep(self.folder.parent)
        seeds.sweep(self.folder, (FRESH, DELETED, f".{DAMAGED}"))
        locks.sweep(self.folder)

    def _delete_old(self, ending: str, since: Callable[[Path], float]) -> None:
        """Delete the files with this ending that are older than STALE.

        ``since`` returns a file's time in seconds since 1970.
        """
        for path in self.folder.glob(f"*{SUFFIX}{ending}"):
            with suppress(OSError):
                if time.time() - since(path) > STALE:
                    path.unlink(missing_ok=True)


def _deletion_time(path: Path) -> float:
    """Return the time at which a session was deleted, in seconds since 1970. Raises OSError.

    This is the time at which its file was renamed. On Windows it is the time of the last change.
    """
    told = path.lstat()
    return platforms.rename_time(told)


def _deleted_path(path: Path) -> Path:
    return path.with_name(path.name + DELETED)


def new_file_name(head: Header) -> str:
    """Return a new unique file name with the game and the date."""
    when = head.begun[:16].translate({ord("T"): "-", ord(":"): None})
    return f"{head.game}-{when}-{os.urandom(4).hex()}{SUFFIX}"


def _cut_torn_end(path: Path, contents: FileContents) -> Reason:
    with suppress(OSError):
        torn = read_regular(path, MAX_FILE_BYTES)[contents.length :]
        with open_private(beside(path, "torn"), "xb") as file:
            file.write(torn)
        cut_off(path, contents.length)
    return because("save-torn", line=contents.kept)


def _set_aside_damaged(path: Path, found: Replayed) -> tuple[Reason, ...]:
    """Rename a damaged file. A file that this edition cannot read is left as it is."""
    why = found.why or because("save-empty")
    if why.key in NOT_DAMAGE:
        return (why,)
    try:
        aside = set_aside(path)
        seeds.follow(path, aside)
        return (why, because("save-set-aside", file=displayable(aside.name)))
    except OSError:
        return (why, because("save-left"))

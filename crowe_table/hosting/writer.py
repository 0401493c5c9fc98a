"""Writing a session down while it is played: off the frame, in order, and before anything is shown.

What an answer brought about is handed on only when its line is on the disk. If the disk will not take it, that is said,
the play goes on, and the lines wait: they are tried again with every further line, every two seconds, whenever somebody
asks for it, and when the table is left. Until they are written a mark lies beside the session's file, where the disk
takes even that, so that the next program can tell what was lost if this one ends before.
"""

import errno
import logging
import os
import time
from collections.abc import Sequence
from contextlib import suppress
from enum import Enum
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Generic, TypeVar

from crowe_table.disk import Replaced, fresh_name, make_folder, settle_folder, touch, why_of
from crowe_table.engine.core import Reason, because
from crowe_table.engine.journal import BodyLine, Head, Journal, SeedTold
from crowe_table.hosting.locks import InUse, Lock
from crowe_table.hosting.new_table import shown
from crowe_table.hosting.seeds import is_kept, keep

T = TypeVar("T")
Lines = Sequence[Head | BodyLine]
UNWRITTEN = ".unwritten"
"""The ending of the mark beside a session of which something could not be written."""
PATIENCE = 10.0
"""Seconds that leaving a table waits for a slow disk."""
LOOK = 2.0
"""Seconds between two looks at a file to which nothing is written, and two attempts to write what waits."""
SLOW = 1.0
"""Seconds after which what a disk has not yet taken is no longer taken for written."""
_FULL = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC), errno.EFBIG)
_READ_ONLY = (errno.EROFS, errno.EACCES, errno.EPERM)
_GONE = (errno.ENOENT, errno.ENOTDIR, errno.ENODEV, errno.ENXIO)
_IN_ITS_PLACE = (errno.ELOOP, errno.EISDIR, errno.EEXIST, errno.EINVAL)

_log = logging.getLogger(__name__)


class _Ask(Enum):
    """What the writer may be asked besides writing."""

    TRY_AGAIN = "try again"
    END = "end"


class Writer(Generic[T]):
    """Writes one session. ``write`` hands it lines and what they brought; ``released`` gives that back."""

    def __init__(self, path: Path, journal: Journal | None = None, lock: Lock | None = None, seed: str = "") -> None:
        """Goes on writing a journal. Without one, a file that begins with the first lines handed in takes its place at
        the path when these and the seed, which is kept apart, are whole on the disk; until then a file that is there
        stays as it is. ``seed`` is empty where it needs no file: the session tells it.
        """
        self._path = path
        self._fresh = fresh_name(path)
        self._mark = path.with_name(path.name + UNWRITTEN)
        self._seed = seed
        self._journal = journal
        self._lock = lock
        self._in: SimpleQueue[tuple[Lines, T] | _Ask] = SimpleQueue()
        self._out: SimpleQueue[tuple[T, Reason | None]] = SimpleQueue()
        self._unwritten: list[Head | BodyLine] = []
        self._last: Sequence[BodyLine] = ()
        self._fault: OSError | None = None
        self._given = self._taken = 0
        self._asked = self._tried = 0
        """How often somebody asked to try again, and how often it was tried for that."""
        self._handled = 0
        """How many of the lines' bundles the disk was offered."""
        self._since = 0.0
        """Since when, in seconds, the disk owes an answer."""
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, lines: Lines, brought: T) -> None:
        """Lines to be written, and what may be handed on once they are."""
        if self._handled == self._given:
            self._since = time.monotonic()
        self._given += 1
        self._in.put((lines, brought))

    @property
    def waiting(self) -> bool:
        """Whether something is not yet handed on."""
        return self._taken < self._given

    def unwritten(self) -> Reason | None:
        """Why something that was handed in is not on the disk, and what can be done; None if all of it is."""
        if fault := self._fault:
            return _told(fault, self._path)
        if self._handled < self._given and time.monotonic() - self._since > SLOW:
            return because("unwritten-slow")
        return None

    def try_again(self) -> None:
        """Tries soon to write what waits; a file that has gone is written anew, and its folder made."""
        self._asked += 1
        self._in.put(_Ask.TRY_AGAIN)

    @property
    def trying(self) -> bool:
        """Whether it is still to be seen what comes of trying again."""
        return self._tried < self._asked

    def released(self, wait: bool = False) -> list[tuple[T, Reason | None]]:
        """What may be shown now, each with what is to be said of the writing. Waits for all there is, if told to."""
        ready: list[tuple[T, Reason | None]] = []
        while self.waiting:
            try:
                ready.append(self._out.get(timeout=PATIENCE if wait else 0))
            except Empty:
                break
            self._taken += 1
        return ready

    def close(self, last: Sequence[BodyLine] = ()) -> Reason | None:
        """Writes what waits and these last lines, and lets go of the file. Why something could not be written, if so.

        The last lines alone are no loss: if the disk takes all but them, nothing is said.
        """
        self._last = last
        self._in.put(_Ask.END)
        self._thread.join(PATIENCE)
        if self._thread.is_alive():
            return because("save-slow")
        return because("save-not-written", why=why_of(self._fault)) if self._fault else None

    # --- on the writer's own thread

    def _run(self) -> None:
        while self._write_next():
            pass
        if self._unwritten or self._fault:
            self._try()
        if self._journal:
            with suppress(OSError):
                self._journal.write(() if self._unwritten else self._last)
            self._journal.close()
        if self._lock:
            self._lock.release()

    def _write_next(self) -> bool:
        """Writes what is handed in next and hands it on; nothing of it is remembered here. False at the end."""
        try:
            given = self._in.get(timeout=LOOK)
        except Empty:
            if self._journal or self._unwritten:
                self._try()
            return True
        if given is _Ask.END:
            return False
        if given is _Ask.TRY_AGAIN:
            self._try(renew=True)
            self._tried += 1
            return True
        lines, brought = given
        self._unwritten.extend(lines)
        told = self._try()
        self._handled += 1
        self._out.put((brought, told))
        return True

    def _try(self, renew: bool = False) -> Reason | None:
        """Writes all that waits, or makes sure that what was written is there. A sentence when that begins to fail, and
        when it succeeds again. A file that has gone is written anew, with its folder too if ``renew``.
        """
        before = self._fault
        try:
            if self._journal:
                self._go_on(self._journal, renew)
            else:
                self._begin()
        except OSError as fault:
            self._fault = fault
            if before is None:
                self._note(fault)
            return None if before else because("save-cannot-write", why=why_of(fault))
        if any(isinstance(line, SeedTold) for line in self._unwritten):
            self._seed = ""
        self._unwritten.clear()
        self._fault = None
        if before is None:
            return None
        with suppress(OSError):
            self._mark.unlink(missing_ok=True)
        return because("save-written-again")

    def _go_on(self, journal: Journal, renew: bool) -> None:
        if not os.path.lexists(self._path):
            if renew:
                make_folder(self._path.parent)
            if renew or journal.may_renew:
                journal.renew()
        journal.check()
        if self._seed and not is_kept(self._path):
            keep(self._path, self._seed)
        journal.write(self._unwritten)

    def _begin(self) -> None:
        """A file appears under the session's name only when its first lines are whole on the disk."""
        make_folder(self._path.parent)
        self._hold()
        self._fresh.unlink(missing_ok=True)
        journal = Journal(self._fresh)
        journal.write(self._unwritten)
        journal.close()
        keep(self._path, self._seed)
        journal.path.replace(self._path)
        journal.path = self._path
        self._journal = journal
        with suppress(OSError):
            settle_folder(self._path.parent)
            journal.check()  # From now on it is held open, and can be written anew if it goes.

    def _note(self, fault: OSError) -> None:
        """Marks that something of the session is not written. One that was never begun is marked by what lies there of
        its first lines.
        """
        _log.warning("A table cannot be written down: %s", why_of(fault))
        if self._journal:
            with suppress(OSError):
                touch(self._mark)

    def _hold(self) -> None:
        """Nobody else has this name, or the lock of the file that is replaced was handed in."""
        if self._lock is None:
            with suppress(InUse):
                self._lock = Lock(self._path)


def _told(fault: OSError, path: Path) -> Reason:
    """What is wrong and what can be done about it, in a sentence or two."""
    if isinstance(fault, Replaced) or fault.errno in _IN_ITS_PLACE:
        return because("unwritten-replaced", file=shown(path.name))
    if fault.errno in _FULL:
        return because("unwritten-full")
    if fault.errno in _READ_ONLY:
        return because("unwritten-read-only", folder=shown(path.parent.name))
    if fault.errno in _GONE:
        return because("unwritten-gone")
    return because("unwritten-failed", why=why_of(fault))

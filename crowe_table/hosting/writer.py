"""Writing of a session while it is played: in the background, in order, and before anything is shown.

The result of an answer is released only when its line is on the disk. If it cannot be written, a notice is released,
the game goes on, and the lines wait. Writing is tried again with every further line, every two seconds, on request, and
when the table is left. Meanwhile a mark beside the file of the session lets the next program detect a loss.
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

from crowe_table import platforms
from crowe_table.disk import Replaced, fresh_name, make_folder, touch, why_of
from crowe_table.engine.core import Reason, because
from crowe_table.engine.journal import BodyLine, Head, Journal, SeedRevealed
from crowe_table.hosting.locks import InUse, Lock
from crowe_table.hosting.new_table import displayable
from crowe_table.hosting.seeds import is_kept, keep

T = TypeVar("T")
Lines = Sequence[Head | BodyLine]
UNWRITTEN = ".unwritten"
"""Ending of the mark beside a session whose last lines have not been written."""
CLOSE_TIMEOUT = 10.0
"""Maximum seconds to wait for a slow disk when a table is left."""
CHECK_INTERVAL = 2.0
"""Seconds between two checks of an idle file, and between two attempts to write."""
SLOW_AFTER = 1.0
"""Seconds after which pending lines are reported as not written."""
_FULL = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC), errno.EFBIG)
"""Error numbers of a full disk."""
_READ_ONLY = (errno.EROFS, errno.EACCES, errno.EPERM)
"""Error numbers of a file or folder that must not be written."""
_GONE = (errno.ENOENT, errno.ENOTDIR, errno.ENODEV, errno.ENXIO)
"""Error numbers of a file, folder or disk that is gone."""
_IN_ITS_PLACE = (errno.ELOOP, errno.EISDIR, errno.EEXIST, errno.EINVAL)
"""Error numbers of a path that leads to something other than the session's file."""

_log = logging.getLogger(__name__)


class _Request(Enum):
    """Requests to the writer's thread, other than writing."""

    TRY_AGAIN = "try again"
    END = "end"


class Writer(Generic[T]):
    """Writes one session. ``write`` takes lines and a result.

    ``released`` returns the result once the lines are written.
    """

    def __init__(self, path: Path, journal: Journal | None = None, lock: Lock | None = None, seed: str = "") -> None:
        """Continue a journal. If ``journal`` is None, create a file.

        A new file replaces the one at the path only when its first lines and the seed, which is stored apart, are
        completely on the disk. ``seed`` is empty if the session itself contains it.
        """
        self._path = path
        self._fresh = fresh_name(path)
        self._mark = path.with_name(path.name + UNWRITTEN)
        self._seed = seed
        self._journal = journal
        self._lock = lock
        self._in: SimpleQueue[tuple[Lines, T] | _Request] = SimpleQueue()
        self._out: SimpleQueue[tuple[T, Reason | None]] = SimpleQueue()
        self._unwritten: list[Head | BodyLine] = []
        self._last: Sequence[BodyLine] = ()
        self._fault: OSError | None = None
        self._given = self._taken = 0
        self._asked = self._tried = 0
        """Number of retries that were requested, and number of retries that are done."""
        self._handled = 0
        """Number of ``write`` calls that were handled, with or without success."""
        self._since = 0.0
        """Time in seconds at which the oldest pending write was queued."""
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, lines: Lines, result: T) -> None:
        """Queue lines to be written, and the result to be released after them."""
        if self._handled == self._given:
            self._since = time.monotonic()
        self._given += 1
        self._in.put((lines, result))

    @property
    def waiting(self) -> bool:
        """Whether some result is not yet released."""
        return self._taken < self._given

    def unwritten(self) -> Reason | None:
        """Return why some lines are not on the disk, and how to remedy that; None if all lines are on the disk."""
        if fault := self._fault:
            return _explain(fault, self._path)
        if self._handled < self._given and time.monotonic() - self._since > SLOW_AFTER:
            return because("unwritten-slow")
        return None

    def try_again(self) -> None:
        """Request another attempt. A deleted file or folder is created again."""
        self._asked += 1
        self._in.put(_Request.TRY_AGAIN)

    @property
    def is_trying_again(self) -> bool:
        """Whether the result of ``try_again`` is still pending."""
        return self._tried < self._asked

    def released(self, wait: bool = False) -> list[tuple[T, Reason | None]]:
        """Return new results, each with a notice about writing or None. With ``wait``, wait for all of them."""
        ready: list[tuple[T, Reason | None]] = []
        while self.waiting:
            try:
                ready.append(self._out.get(timeout=CLOSE_TIMEOUT if wait else 0))
            except Empty:
                break
            self._taken += 1
        return ready

    def close(self, last: Sequence[BodyLine] = ()) -> Reason | None:
        """Write everything that is pending and these last lines, and close the file. If that fails, return the reason.

        The loss of the last lines alone is not reported.
        """
        self._last = last
        self._in.put(_Request.END)
        self._thread.join(CLOSE_TIMEOUT)
        if self._thread.is_alive():
            return because("save-slow")
        return because("save-not-written", why=why_of(self._fault)) if self._fault else None

    # --- In the writer's thread

    def _run(self) -> None:
        while self._write_next():
            pass
        if self._unwritten or self._fault:
            self._write_pending()
        if self._journal:
            with suppress(OSError):
                self._journal.write(() if self._unwritten else self._last)
            self._journal.close()
        if self._lock:
            self._lock.release()

    def _write_next(self) -> bool:
        """Handle the next item of the queue. Return False after the last item. No reference to the item remains."""
        try:
            given = self._in.get(timeout=CHECK_INTERVAL)
        except Empty:
            if self._journal or self._unwritten:
                self._write_pending()
            return True
        if given is _Request.END:
            return False
        if given is _Request.TRY_AGAIN:
            self._write_pending(renew=True)
            self._tried += 1
            return True
        lines, result = given
        self._unwritten.extend(lines)
        told = self._write_pending()
        self._handled += 1
        self._out.put((result, told))
        return True

    def _write_pending(self, renew: bool = False) -> Reason | None:
        """Write everything that is pending. If nothing is, check that the written file is still there.

        Return a notice when writing begins to fail, and when it succeeds again. With ``renew``, a deleted folder is
        created again.
        """
        before = self._fault
        try:
            if self._journal:
                self._continue(self._journal, renew)
            else:
                self._create()
        except OSError as fault:
            self._fault = fault
            if before is None:
                self._mark_unwritten(fault)
            return None if before else because("save-cannot-write", why=why_of(fault))
        if any(isinstance(line, SeedRevealed) for line in self._unwritten):
            self._seed = ""
        self._unwritten.clear()
        self._fault = None
        if before is None:
            return None
        with suppress(OSError):
            self._mark.unlink(missing_ok=True)
        return because("save-written-again")

    def _continue(self, journal: Journal, renew: bool) -> None:
        if not os.path.lexists(self._path):
            if renew:
                make_folder(self._path.parent)
            if renew or journal.may_renew:
                journal.renew()
        journal.check()
        if self._seed and not is_kept(self._path):
            keep(self._path, self._seed)
        journal.write(self._unwritten)

    def _create(self) -> None:
        """Create the file. It gets the name of the session only when its first lines are completely on the disk."""
        make_folder(self._path.parent)
        self._take_lock()
        self._fresh.unlink(missing_ok=True)
        journal = Journal(self._fresh)
        journal.write(self._unwritten)
        journal.close()
        keep(self._path, self._seed)
        platforms.replace(journal.path, self._path)
        journal.path = self._path
        self._journal = journal
        with suppress(OSError):
            platforms.flush_folder(self._path.parent)
            journal.check()  # The journal stays open from now on, so that it can be written again after it was deleted.

    def _mark_unwritten(self, fault: OSError) -> None:
        """Mark the session as not completely written.

        A new session needs no mark, because its unfinished file serves as one.
        """
        _log.warning("A table cannot be written down: %s", why_of(fault))
        if self._journal:
            with suppress(OSError):
                touch(self._mark)

    def _take_lock(self) -> None:
        """Take the lock of the session, unless the caller holds it already."""
        if self._lock is None:
            with suppress(InUse):
                self._lock = Lock(self._path)


def _explain(fault: OSError, path: Path) -> Reason:
    """Return a message that says what is wrong, and what to do about it."""
    if isinstance(fault, Replaced) or fault.errno in _IN_ITS_PLACE:
        return because("unwritten-replaced", file=displayable(path.name))
    if fault.errno in _FULL:
        return because("unwritten-full")
    if fault.errno in _READ_ONLY:
        return because("unwritten-read-only", folder=displayable(path.parent.name))
    if fault.errno in _GONE:
        return because("unwritten-gone")
    return because("unwritten-failed", why=why_of(fault))

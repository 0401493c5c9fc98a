"""Locks: one saved session is open in one program at a time. The system releases a lock when its holder dies.

The lock is on a separate file beside the session, which exists only while the session is open. Programs that copy or
read the session itself therefore block nobody.
"""

import os
import sys
import time
from contextlib import suppress
from pathlib import Path

from crowe_table.disk import PRIVATE_FILE

if sys.platform == "win32":
    import msvcrt

    def _hold(handle: int, alone: bool) -> None:
        del alone  # Windows has one kind of lock. A lock taken as a test is released at once.
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError as fault:
            raise InUse from fault

else:
    import fcntl

    def _hold(handle: int, alone: bool) -> None:
        try:
            fcntl.flock(handle, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
        except BlockingIOError as fault:
            raise InUse from fault
        except OSError:
            return  # Some network file systems have no locks: continue without.


ENDING = ".lock"
_FLAGS = os.O_RDWR | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
_TRIES, _PAUSE = 5, 0.01
"""Number of attempts, and the seconds between them. A lock may be held briefly by a program that tests it."""


class InUse(Exception):
    """The lock has another holder."""


class Lock:
    """The lock on a saved session, from creation until ``release``."""

    def __init__(self, session: Path) -> None:
        """Take the lock. Raises InUse if it has another holder.

        Continues without a lock where none can be made: in a read-only folder or on a full disk.
        """
        self._path = session.with_name(session.name + ENDING)
        self._handle: int | None = None
        with suppress(OSError):
            self._handle = self._taken()

    def _taken(self) -> int:
        for left in reversed(range(_TRIES)):
            handle = os.open(self._path, _FLAGS | os.O_CREAT, PRIVATE_FILE)
            try:
                _hold(handle, alone=True)
                if os.path.samestat(os.fstat(handle), self._path.lstat()):
                    return handle
            except FileNotFoundError:
                pass  # Its last holder deleted it between opening and locking.
            except InUse:
                if not left:
                    os.close(handle)
                    raise
                time.sleep(_PAUSE)
            except OSError:
                os.close(handle)
                raise
            os.close(handle)
        raise InUse

    def release(self) -> None:
        """Release the lock and delete its file."""
        handle, self._handle = self._handle, None
        if handle is None:
            return
        if sys.platform == "win32":
            os.close(handle)  # Windows deletes no open file; one that another program opened stays.
            _take_away(self._path)
        else:
            _take_away(self._path)
            os.close(handle)


def held(session: Path) -> bool:
    """Whether a program has this session open."""
    try:
        handle = os.open(session.with_name(session.name + ENDING), _FLAGS)
    except OSError:
        return False
    try:
        _hold(handle, alone=False)
    except InUse:
        return True
    finally:
        os.close(handle)
    return False


def sweep(folder: Path) -> None:
    """Delete the lock files of killed programs."""
    with suppress(OSError):
        for path in folder.glob(f"*{ENDING}"):
            session = path.with_name(path.name.removesuffix(ENDING))
            if not held(session):
                with suppress(InUse):
                    Lock(session).release()


def _take_away(path: Path) -> None:
    with suppress(OSError):
        path.unlink(missing_ok=True)

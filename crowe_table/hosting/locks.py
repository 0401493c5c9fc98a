"""Locks, so that only one program at a time has a saved session open. The system releases a dead program's locks.

The lock is on a separate file beside the session. That file exists only while the session is open. Programs that copy
or read the session itself therefore block nobody.
"""

import os
import time
from contextlib import suppress
from pathlib import Path

from crowe_table import platforms
from crowe_table.disk import PRIVATE_FILE

ENDING = ".lock"
_TRIES, _PAUSE = 5, 0.01
"""Number of attempts to take a lock, and seconds between them. A program that only tests a lock holds it briefly."""


class InUse(Exception):
    """Another program holds the lock."""


def _hold(handle: int, alone: bool) -> None:
    if not platforms.try_lock(handle, alone):
        raise InUse


class Lock:
    """The lock on a saved session, from its creation until ``release``."""

    def __init__(self, session: Path) -> None:
        """Take the lock. Raises InUse if another program holds it.

        If no lock can be made, as in a read-only folder or on a full disk, continue without one.
        """
        self._path = session.with_name(session.name + ENDING)
        self._handle: int | None = None
        with suppress(OSError):
            self._handle = self._acquire()

    def _acquire(self) -> int:
        for left in reversed(range(_TRIES)):
            handle = platforms.open_handle(str(self._path), os.O_RDWR | os.O_CREAT, PRIVATE_FILE, follow=False)
            try:
                _hold(handle, alone=True)
                if os.path.samestat(os.fstat(handle), self._path.lstat()):
                    return handle
            except FileNotFoundError:
                pass  # The program that held it deleted the file between opening and locking.
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
        platforms.unlock(handle)
        if not platforms.can_remove_open_files():
            os.close(handle)  # Windows deletes no open file, so that one which another program has open stays.
            _delete(self._path)
        else:
            _delete(self._path)
            os.close(handle)


def is_held(session: Path) -> bool:
    """Return whether a program has this session open."""
    try:
        handle = platforms.open_handle(
            str(session.with_name(session.name + ENDING)), os.O_RDWR, PRIVATE_FILE, follow=False
        )
    except OSError:
        return False
    try:
        _hold(handle, alone=False)
    except InUse:
        os.close(handle)
        return True
    platforms.unlock(handle)
    os.close(handle)
    return False


def sweep(folder: Path) -> None:
    """Delete the lock files of killed programs."""
    with suppress(OSError):
        for path in folder.glob(f"*{ENDING}"):
            session = path.with_name(path.name.removesuffix(ENDING))
            if not is_held(session):
                with suppress(InUse):
                    Lock(session).release()


def _delete(path: Path) -> None:
    with suppress(OSError):
        path.unlink(missing_ok=True)

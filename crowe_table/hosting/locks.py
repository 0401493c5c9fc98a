"""One saved session is open in one program at a time. The system lets go of a lock when its holder dies.

The lock is on a file of its own beside the session, which nobody else may open and which is there only while the
session is held: whoever reads a session, to copy it or to look at it, holds up nobody, whatever lock they take on it.
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
        del alone  # There is one kind of lock there; it is let go at once where it was only asked for.
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
            return  # A file system without locks, as some networks': one goes without.


ENDING = ".lock"
_FLAGS = os.O_RDWR | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
_TRIES, _PAUSE = 5, 0.01
"""How often, and at how many seconds' distance, a lock is tried again that may be held only by somebody asking whether
it is held.
"""


class InUse(Exception):
    """Another holds the lock."""


class Lock:
    """The hold on the name of a saved session, from its making until ``release``."""

    def __init__(self, session: Path) -> None:
        """Takes hold. Raises InUse if another has it. Where no lock can be made, as in a folder that is read-only or on
        a full disk, one goes without.
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
                pass  # Its last holder took it away between the opening and the hold.
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
        """Lets go, and takes the lock's file away."""
        handle, self._handle = self._handle, None
        if handle is None:
            return
        if sys.platform == "win32":
            os.close(handle)  # What is open cannot be taken away there; and what another has opened since stays.
            _take_away(self._path)
        else:
            _take_away(self._path)
            os.close(handle)


def held(session: Path) -> bool:
    """Whether a program holds this session."""
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
    """Takes away the locks of programs that were killed."""
    with suppress(OSError):
        for path in folder.glob(f"*{ENDING}"):
            session = path.with_name(path.name.removesuffix(ENDING))
            if not held(session):
                with suppress(InUse):
                    Lock(session).release()


def _take_away(path: Path) -> None:
    with suppress(OSError):
        path.unlink(missing_ok=True)

"""One saved session is open in one program at a time. The system lets go of a lock when its holder dies."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

from crowe_table.disk import open_regular

if sys.platform == "win32":
    import msvcrt

    _FAR = 0x7FFF_0000
    """A byte beyond any session's end: locking it hinders nobody who reads."""

    def _hold(file: IO[bytes]) -> None:
        file.seek(_FAR)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError as fault:
            raise InUse from fault

else:
    import fcntl

    def _hold(file: IO[bytes]) -> None:
        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as fault:
            raise InUse from fault
        except OSError:
            return  # A file system without locks, as some networks': one goes without.


class InUse(Exception):
    """Another holds the lock."""


class Lock:
    """The hold on a saved session, from its making until ``release``."""

    def __init__(self, path: Path) -> None:
        """Takes hold. Raises InUse if another has it, OSError if the file cannot be opened."""
        self._path = path
        self._file = self._held()

    def _held(self) -> IO[bytes]:
        file = open_regular(self._path)
        try:
            _hold(file)
            if not os.path.samestat(os.fstat(file.fileno()), self._path.stat()):
                raise InUse  # It was replaced by its holder between the opening and the hold.
        except (InUse, OSError):
            file.close()
            raise
        return file

    def release(self) -> None:
        """Lets go, for good or until ``take_again``."""
        self._file.close()

    def take_again(self) -> None:
        """Takes hold after a release, if nobody else has."""
        with suppress(OSError, InUse):
            self._file = self._held()


def held(path: Path) -> bool:
    """Whether a program holds this session."""
    try:
        Lock(path).release()
    except InUse:
        return True
    except OSError:
        return False
    return False


def put_in_place(fresh: Path, path: Path, old: Lock | None = None) -> Lock | None:
    """Gives a file that is whole on the disk the name of a session, in place of any that had it, and holds it.

    ``old`` is the hold on the file that is replaced. None is returned where the system gives no hold. Raises OSError if
    it cannot be done: then the old file is in its place, and held as before.
    """
    if sys.platform == "win32" and old is not None:
        old.release()  # A file that is open there cannot be replaced: another that opens it now stops us.
    lock = None if sys.platform == "win32" else _held_if_possible(fresh)
    try:
        fresh.replace(path)
    except OSError:
        if lock is not None:
            lock.release()
        if sys.platform == "win32" and old is not None:
            old.take_again()
        raise
    if old is not None:
        old.release()
    return lock or _held_if_possible(path)


def _held_if_possible(path: Path) -> Lock | None:
    with suppress(OSError, InUse):
        return Lock(path)
    return None

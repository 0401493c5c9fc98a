"""One saved session is open in one program at a time. The system lets go of a lock when its holder dies."""

import sys
from pathlib import Path
from typing import IO

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
        self._file = path.open("rb")
        try:
            _hold(self._file)
        except InUse:
            self._file.close()
            raise

    def release(self) -> None:
        self._file.close()


def held(path: Path) -> bool:
    """Whether a program holds this session."""
    try:
        Lock(path).release()
    except InUse:
        return True
    except OSError:
        return False
    return False

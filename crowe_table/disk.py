"""Safe file operations.

No function here writes through a symbolic link, and no other module opens a file for writing. Otherwise an attacker
could plant a link to choose a file that the program would destroy.
"""

import errno
import os
import re
import stat
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO

from crowe_table import platforms

PRIVATE_FOLDER, PRIVATE_FILE = 0o700, 0o600
"""Permissions of folders and files that only their owner can read, because a session contains every hand."""
ORDINARY_FILE = 0o666
"""Permissions of files at a path chosen by the user, subject to the umask."""
FRESH = ".new"
"""The extension of an incomplete file."""
STALE = 3600.0
"""Age in seconds after which an incomplete file counts as abandoned."""
_TOKEN_BYTES, _LONGEST_STEM = 8, 50
"""Random bytes in the name of an incomplete file, and the number of characters kept of its final name.

50 characters of up to four bytes, plus the suffix, stay below the limit of 255 bytes for a name.
"""
_FRESH_NAME = re.compile(rf"\.[0-9a-f]{{{2 * _TOKEN_BYTES}}}{re.escape(FRESH)}\Z")
DAMAGED = "damaged"
"""The extension of a damaged file that was set aside."""


class Replaced(OSError):
    """Raised when another file has replaced the file being written."""


class TooLong(OSError):
    """Raised when a file exceeds the reader's size limit."""


def why_of(fault: OSError) -> str:
    """Return the system's error message without paths and numbers."""
    return fault.strerror or type(fault).__name__


def open_regular(path: Path) -> IO[bytes]:
    """Open a file for reading without blocking. Raises OSError, also for a folder, a pipe or a device."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise _no_file()
    return open(path, "rb", opener=lambda name, flags: _handle(name, flags, 0))


def read_regular(path: Path, longest: int) -> bytes:
    """Return the contents of a file.

    Raises TooLong if the file exceeds ``longest`` bytes, and OSError for the same reasons as ``open_regular``.
    """
    with open_regular(path) as file:
        long = os.fstat(file.fileno()).st_size > longest
        data = b"" if long else file.read(longest + 1)
    if long or len(data) > longest:
        raise TooLong(errno.EFBIG, os.strerror(errno.EFBIG))
    return data


def open_private(path: Path, mode: str, buffering: int = -1, rights: int = PRIVATE_FILE) -> IO[bytes]:
    """Open a binary file for writing, without blocking. A new file gets the permissions ``rights``.

    Raises OSError, also for a link, a folder, a pipe or a device.
    """
    return open(path, mode, buffering, opener=lambda name, flags: _handle(name, flags, rights, follow=False))


def _handle(name: str, flags: int, rights: int, follow: bool = True) -> int:
    """Open a regular file. Truncate the file only after its type has been checked."""
    handle = platforms.open_handle(name, flags & ~os.O_TRUNC, rights, follow)
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise _no_file()
        if flags & os.O_TRUNC:
            os.ftruncate(handle, 0)
    except BaseException:
        os.close(handle)
        raise
    return handle


def make_folder(folder: Path) -> None:
    """Create a folder that only its owner can access, and any missing parents. Raises OSError."""
    for missing in reversed([each for each in (folder, *folder.parents) if not each.is_dir()]):
        missing.mkdir(PRIVATE_FOLDER, exist_ok=True)


def close_to_others(folder: Path) -> None:
    """Remove all permissions of other users from an existing folder. Raises OSError."""
    mode = stat.S_IMODE(folder.stat().st_mode)
    if platforms.has_file_modes() and mode & ~PRIVATE_FOLDER:
        folder.chmod(mode & PRIVATE_FOLDER)


def _no_file() -> OSError:
    return OSError(errno.EINVAL, "Not a regular file")


def touch(path: Path) -> None:
    """Set a file's time to now. Create the file if necessary. Raises OSError as ``open_private`` does."""
    with open_private(path, "ab") as file:
        if os.utime in os.supports_fd:
            os.utime(file.fileno())
        else:
            os.utime(path)


def cut_off(path: Path, length: int) -> None:
    """Truncate a file to ``length`` bytes. Raises OSError as ``open_private`` does."""
    with open_private(path, "r+b") as file:
        file.truncate(length)


def fresh_name(path: Path) -> Path:
    """Return an unpredictable temporary name in the same folder. The file is later renamed to ``path``."""
    return path.with_name(f"{path.name[-_LONGEST_STEM:]}.{os.urandom(_TOKEN_BYTES).hex()}{FRESH}")


def final_name(fresh: str) -> str | None:
    """Return the final name of a temporary file; None for any other file.

    If the final name is long, only its last characters are returned.
    """
    found = _FRESH_NAME.search(fresh)
    return fresh[: found.start()] if found else None


def sweep(folder: Path, spared: Callable[[str], bool] = lambda _: False) -> None:
    """Delete abandoned temporary files in a folder, except those whose names ``spared`` accepts. Never raises."""
    with suppress(OSError):
        for path in folder.iterdir():
            if final_name(path.name) and not spared(path.name) and time.time() - path.lstat().st_mtime > STALE:
                with suppress(OSError):
                    path.unlink(missing_ok=True)


def write_whole(path: Path, data: bytes, rights: int = PRIVATE_FILE) -> None:
    """Replace a file atomically, with the permissions ``rights``. A link at the path is replaced. Raises OSError."""
    fresh = fresh_name(path)
    _write_fresh(fresh, data, rights)
    try:
        platforms.replace(fresh, path)
    except OSError:
        _discard(fresh)
        raise
    platforms.flush_folder(path.parent)


def write_output(path: Path, data: bytes) -> None:
    """Write or replace a file atomically at a path chosen by the user.

    Raises OSError, also if the path is a link, is not a regular file, or is not writable.
    """
    if path.is_symlink():
        raise OSError(errno.ELOOP, "Is a symbolic link")
    if os.path.lexists(path):
        open_private(path, "r+b").close()
    write_whole(path, data, ORDINARY_FILE)


def write_new(path: Path, data: bytes, rights: int = ORDINARY_FILE) -> None:
    """Create a complete file, or none at all. Raises OSError, also if the path exists."""
    _write_fresh(path, data, rights)
    platforms.flush_folder(path.parent)


def _write_fresh(path: Path, data: bytes, rights: int) -> None:
    """Create a file, and flush it to the disk. Delete the file if that fails."""
    file = open_private(path, "xb", rights=rights)
    try:
        with file:
            file.write(data)
            file.flush()
            platforms.flush(file.fileno())
    except OSError:
        _discard(path)  # It is closed by now: Windows removes no open file.
        raise


def _discard(fresh: Path) -> None:
    with suppress(OSError):
        fresh.unlink(missing_ok=True)


def beside(path: Path, ending: str) -> Path:
    """Return an unused name for a variant: ``a.crowe.damaged``, then ``a.crowe.damaged-2``."""
    fresh, number = path.with_name(f"{path.name}.{ending}"), 1
    while os.path.lexists(fresh):
        number += 1
        fresh = path.with_name(f"{path.name}.{ending}-{number}")
    return fresh


def set_aside(path: Path) -> Path:
    """Rename a damaged file so that nothing overwrites it, and return its new path. Raises OSError."""
    aside = beside(path, DAMAGED)
    platforms.replace(path, aside)
    return aside

"""Small dealings with the disk that must not go wrong by halves.

Nothing here writes through a symbolic link, and nothing else in the program opens a file to write to it. Whoever can
plant a link where a file is about to be written would otherwise choose which file is destroyed.
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

PRIVATE_FOLDER, PRIVATE_FILE = 0o700, 0o600
"""What is kept is nobody else's to read: a session holds the cards of every hand."""
ORDINARY_FILE = 0o666
"""What is written where the user said: by the user's own custom (umask), it may be read by others."""
_NEVER_WAITING = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)
FRESH = ".new"
"""The ending of a file that is not yet whole."""
STALE = 3600.0
"""Seconds after which a file that is not yet whole never will be: the program that was writing it has ended."""
_TOKEN_BYTES, _LONGEST_STEM = 8, 50
"""Random bytes in the name of a file that is not yet whole, and letters of the final name in it: 50 of at most four
bytes each, with what is added, stay below the 255 bytes that a name may have.
"""
_FRESH_NAME = re.compile(rf"\.[0-9a-f]{{{2 * _TOKEN_BYTES}}}{re.escape(FRESH)}\Z")
DAMAGED = "damaged"
"""How a file is marked that was set aside."""


class Replaced(OSError):
    """Another file lies in the place of one that was being written."""


class TooLong(OSError):
    """A file holds more than whoever opened it will read."""


def why_of(fault: OSError) -> str:
    """What the system says was the matter, without the paths and numbers."""
    return fault.strerror or type(fault).__name__


def open_regular(path: Path) -> IO[bytes]:
    """Opens a file to read it, and never waits. Raises OSError, also for a folder, a pipe or a device."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise _no_file()
    return open(path, "rb", opener=lambda name, flags: _handle(name, flags, 0))


def read_regular(path: Path, longest: int) -> bytes:
    """All that is in a file. Raises TooLong for one of more bytes than ``longest``, and OSError as ``open_regular``."""
    with open_regular(path) as file:
        long = os.fstat(file.fileno()).st_size > longest
        data = b"" if long else file.read(longest + 1)
    if long or len(data) > longest:
        raise TooLong(errno.EFBIG, os.strerror(errno.EFBIG))
    return data


def open_private(path: Path, mode: str, buffering: int = -1, rights: int = PRIVATE_FILE) -> IO[bytes]:
    """Opens a file, in binary, to write to it, and never waits. One that is made now is nobody else's to read, unless
    it is given other ``rights``. Raises OSError, also for a link, a folder, a pipe or a device.
    """
    return open(path, mode, buffering, opener=lambda name, flags: _handle(name, flags | _NO_LINK, rights))


def _handle(name: str, flags: int, rights: int) -> int:
    """Opens a regular file, and nothing else: what is cut off is cut off only then."""
    handle = os.open(name, flags & ~os.O_TRUNC | _NEVER_WAITING, rights)
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
    """Makes a folder that is nobody else's to look into, and those above it that are missing. Raises OSError."""
    for missing in reversed([each for each in (folder, *folder.parents) if not each.is_dir()]):
        missing.mkdir(PRIVATE_FOLDER, exist_ok=True)


def close_to_others(folder: Path) -> None:
    """Takes from everybody else what they may do in a folder that is there. Raises OSError."""
    mode = stat.S_IMODE(folder.stat().st_mode)
    if mode & ~PRIVATE_FOLDER:
        folder.chmod(mode & PRIVATE_FOLDER)


def _no_file() -> OSError:
    return OSError(errno.EINVAL, "Not a regular file")


def touch(path: Path) -> None:
    """Sets a file's time to now; makes an empty one where there is none. Raises OSError as ``open_private``."""
    with open_private(path, "ab") as file:
        if os.utime in os.supports_fd:
            os.utime(file.fileno())
        else:
            os.utime(path)


def cut_off(path: Path, length: int) -> None:
    """Cuts a file off after so many bytes. Raises OSError as ``open_private``."""
    with open_private(path, "r+b") as file:
        file.truncate(length)


def fresh_name(path: Path) -> Path:
    """A name in the same folder, which nobody can guess, for what will take its place at ``path`` once it is whole."""
    return path.with_name(f"{path.name[-_LONGEST_STEM:]}.{os.urandom(_TOKEN_BYTES).hex()}{FRESH}")


def final_name(fresh: str) -> str | None:
    """The name, or its last letters, that a file would have been given once it was whole; None for any other file."""
    found = _FRESH_NAME.search(fresh)
    return fresh[: found.start()] if found else None


def sweep(folder: Path, spared: Callable[[str], bool] = lambda _: False) -> None:
    """Takes away the files of a folder that were not yet whole when their program was killed, but for those whose names
    are ``spared``. Nothing is raised.
    """
    with suppress(OSError):
        for path in folder.iterdir():
            if final_name(path.name) and not spared(path.name) and time.time() - path.lstat().st_mtime > STALE:
                with suppress(OSError):
                    path.unlink(missing_ok=True)


def write_whole(path: Path, data: bytes, rights: int = PRIVATE_FILE) -> None:
    """Writes a file so that after a failure at any moment it is either the old one or the new, and nobody else's to
    read, unless it is given other ``rights``. A link that lies there is replaced. Raises OSError.
    """
    fresh = fresh_name(path)
    _write_fresh(fresh, data, rights)
    try:
        fresh.replace(path)
    except OSError:
        _discard(fresh)
        raise
    settle_folder(path.parent)


def write_output(path: Path, data: bytes) -> None:
    """Writes a file whole or not at all where the user said, in place of one that is there. Raises OSError, also where
    a link or something else than a file is there, or a file that may not be written to.
    """
    if path.is_symlink():
        raise OSError(errno.ELOOP, "Is a symbolic link")
    if os.path.lexists(path):
        open_private(path, "r+b").close()
    write_whole(path, data, ORDINARY_FILE)


def write_new(path: Path, data: bytes, rights: int = ORDINARY_FILE) -> None:
    """Writes a file whole or not at all where nothing is. Raises OSError, also where there is something."""
    _write_fresh(path, data, rights)
    settle_folder(path.parent)


def _write_fresh(path: Path, data: bytes, rights: int) -> None:
    """Writes a file where nothing is, and sees it on the disk; where that fails, nothing is left of it."""
    with open_private(path, "xb", rights=rights) as file:
        try:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        except OSError:
            _discard(path)
            raise


def _discard(fresh: Path) -> None:
    with suppress(OSError):
        fresh.unlink(missing_ok=True)


def settle_folder(folder: Path) -> None:
    """Makes a name that was added to a folder outlast a loss of power, where the system lets a folder be flushed."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def beside(path: Path, ending: str) -> Path:
    """A name beside this one that nothing bears yet: ``a.crowe.damaged``, then ``a.crowe.damaged-2``."""
    fresh, number = path.with_name(f"{path.name}.{ending}"), 1
    while os.path.lexists(fresh):
        number += 1
        fresh = path.with_name(f"{path.name}.{ending}-{number}")
    return fresh


def set_aside(path: Path) -> Path:
    """Renames a damaged file so that nothing overwrites it, and returns where it is. Raises OSError."""
    aside = beside(path, DAMAGED)
    path.rename(aside)
    return aside

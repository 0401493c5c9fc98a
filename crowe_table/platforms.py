"""Differences between operating systems. Each is behind one function here; no other module asks which system it is."""

import errno
import faulthandler
import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    import subprocess
    from ctypes import CDLL

_NO_MEMORY_WORDS = ("can't start new thread", "out of memory", "cannot allocate memory", "failed to map segment")
"""Lower-case texts in the out-of-memory errors of Python, SDL, the C library and its loader."""


def is_out_of_memory(fault: BaseException | None) -> bool:
    """Return whether an exception, or one in its chain of causes, is an out-of-memory error.

    Not all of them are a MemoryError. A thread that cannot start and a failure in SDL are a RuntimeError. A library
    that cannot be loaded is an ImportError. A process that cannot start is an OSError.
    """
    while fault is not None:
        if isinstance(fault, MemoryError) or (isinstance(fault, OSError) and fault.errno == errno.ENOMEM):
            return True
        if isinstance(fault, RuntimeError | ImportError) and any(
            words in str(fault).lower() for words in _NO_MEMORY_WORDS
        ):
            return True
        fault = fault.__cause__ or fault.__context__
    return False


def end_at_once(code: int) -> NoReturn:
    """Exit without waiting for threads, which a library may block forever."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError, AttributeError):
            stream.flush()
    os._exit(code)


# --- files


def open_handle(name: str, flags: int, rights: int, follow: bool = True) -> int:
    """Open a file without waiting, as bytes, and closed to child processes. Raises OSError; ELOOP for a symbolic link
    unless ``follow``.

    Windows has no O_NOFOLLOW. There the path is looked at before, and compared with what was opened after.
    """
    flags |= getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
    if follow or hasattr(os, "O_NOFOLLOW"):
        return os.open(name, flags if follow else flags | os.O_NOFOLLOW, rights)
    if Path(name).is_symlink():
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), name)
    handle = os.open(name, flags, rights)
    if not os.path.samestat(os.fstat(handle), Path(name).lstat()):
        os.close(handle)
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), name)
    return handle


def flush(handle: int) -> None:
    """Bring what was written to a file to the disk. Raises OSError.

    On macOS fsync leaves data in the cache of the drive; F_FULLFSYNC, which some file systems lack, does not.
    """
    if sys.platform == "darwin":
        import fcntl

        with suppress(OSError):
            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
            return
    os.fsync(handle)


def flush_folder(folder: Path) -> None:
    """Bring the names in a folder to the disk, where folders can be opened: on Windows they cannot. Raises OSError."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


REPLACE_ATTEMPTS, REPLACE_PAUSE = 10, 0.02
"""Attempts to rename a file, and seconds between two: a virus scanner or an indexer closes a new file soon."""


def replace(old: Path, new: Path) -> None:
    """Rename a file, over another that may be there. Raises OSError.

    On Windows a file that any program has open can be neither renamed nor replaced; it is tried again for a while.
    """
    for left in reversed(range(REPLACE_ATTEMPTS)):
        try:
            old.replace(new)
            return
        except PermissionError:
            if can_remove_open_files() or not left:
                raise
        time.sleep(REPLACE_PAUSE)


def can_remove_open_files() -> bool:
    """Whether the name of a file can be removed while a program has it open: not on Windows."""
    return sys.platform != "win32"


def has_file_modes() -> bool:
    """Whether the mode of a folder says who may look into it. On Windows its access list does, which the folder
    inherits: below %LOCALAPPDATA% only its user has access.
    """
    return sys.platform != "win32"


def rename_time(stat: os.stat_result) -> float:
    """Seconds since 1970 at which a file that was only renamed since was renamed. On Windows, where ctime is the time
    of creation, the time of the last write.
    """
    return stat.st_mtime if sys.platform == "win32" else stat.st_ctime


LONGEST_PATH, LONGEST_BELOW = 259, 140
"""Characters of a path on Windows without a prefix, and of the longest path below a data folder."""
_LONG_PREFIX = "\\\\?\\"


def reachable(folder: Path) -> Path:
    """A folder under a name that allows for long paths below it: on Windows with the prefix ``\\\\?\\`` where the
    folder is deep.
    """
    if sys.platform == "win32":
        whole = os.path.abspath(folder)  # noqa: PTH100 - Path.resolve would follow links
        if not whole.startswith(_LONG_PREFIX) and len(whole) + LONGEST_BELOW > LONGEST_PATH:
            share = whole.startswith("\\\\")
            return Path(f"{_LONG_PREFIX}UNC\\{whole[2:]}" if share else f"{_LONG_PREFIX}{whole}")
    return folder


# --- locks


def try_lock(handle: int, alone: bool) -> bool:
    """Lock a file without waiting. False if another program holds a lock on it; also true on a file system without
    locks. ``alone``: an exclusive lock; else a shared one, where there are shared ones: Windows has none.
    """
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(handle, 0, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
    except OSError as fault:
        held = (errno.EACCES, errno.EDEADLK) if sys.platform == "win32" else (errno.EWOULDBLOCK, errno.EAGAIN)
        return fault.errno not in held
    return True


def unlock(handle: int) -> None:
    """Release a lock before its file is closed. POSIX does so by itself; Windows does so later, at some time."""
    if sys.platform == "win32":
        import msvcrt

        with suppress(OSError):
            os.lseek(handle, 0, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)


# --- processes


def background_flags() -> int:
    """Creation flags of a process that works for the window: on Windows it opens no console, is not interrupted from
    the keyboard, and gives way to the window.
    """
    if sys.platform == "win32":
        import subprocess  # Deferred, as all that few need: this module is loaded by every command.

        return subprocess.CREATE_NO_WINDOW | subprocess.BELOW_NORMAL_PRIORITY_CLASS
    return 0


NICENESS = 10


def give_way() -> None:
    """Give this process a lower priority. On Windows ``background_flags`` does so."""
    if sys.platform != "win32":
        os.nice(NICENESS)


_END_WITH_PARENT = 1
"""PR_SET_PDEATHSIG of Linux."""


def end_with_parent() -> None:
    """Have the system end this process when its parent ends: Linux alone can. No POSIX system is to write an image of
    its memory, which holds cards.
    """
    if sys.platform == "win32":
        return
    import resource

    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if sys.platform == "linux":
        from ctypes import CDLL

        CDLL(None).prctl(_END_WITH_PARENT, signal.SIGKILL)


def on_request_to_end(end: Callable[[], object]) -> None:
    """Call ``end`` in the main thread when the system asks the program to end: by SIGTERM, and on Windows, which sends
    none, by SIGBREAK when its console is closed.
    """
    for name in ("SIGTERM", "SIGBREAK"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), lambda *_: end())


def make_tell_where(program: "subprocess.Popen[bytes]") -> bool:
    """Have a program that hangs write where it is, even a stopped one. False on Windows, which has no such signal."""
    if sys.platform == "win32":
        return False
    program.send_signal(signal.SIGABRT)
    program.send_signal(signal.SIGCONT)
    return True


def waits_for_disk(pid: int) -> bool:
    """Whether a process cannot go on before the disk has answered. Linux alone tells."""
    with suppress(OSError, IndexError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "D"
    return False


def tell_crashes() -> None:
    """Have Python tell on standard error where it crashed. Without a console Windows gives a program no such stream."""
    if sys.stderr is not None:
        faulthandler.enable()


def c_library() -> "CDLL | None":
    """The C library of Linux; None elsewhere. Only glibc has all that is called of it."""
    if sys.platform == "linux":
        from ctypes import CDLL

        with suppress(OSError):
            return CDLL(None)
    return None


def shows_arguments() -> bool:
    """Whether /proc shows the arguments of a process where the process itself may write over them: on Linux."""
    return sys.platform == "linux"

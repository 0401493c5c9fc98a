"""Differences between operating systems, one function for each. No other module checks the operating system."""

import errno
import faulthandler
import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    import subprocess
    from ctypes import CDLL


class AccessApi(Enum):
    """The interfaces through which operating systems connect programs to screen readers."""

    UI_AUTOMATION = "UI Automation"
    NS_ACCESSIBILITY = "NSAccessibility"
    AT_SPI = "AT-SPI"


_NO_MEMORY_WORDS = ("can't start new thread", "out of memory", "cannot allocate memory", "failed to map segment")
"""Lower-case texts that occur in the out-of-memory errors of Python, SDL, the C library and its loader."""


def is_out_of_memory(fault: BaseException | None) -> bool:
    """Return whether an exception, or one in its chain of causes, is an out-of-memory error.

    Not every such error is a MemoryError. A thread that cannot start and a failure in SDL raise a RuntimeError. A
    library that cannot be loaded raises an ImportError. A process that cannot start raises an OSError.
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


# --- language --------------------------------------------------------------------------------------------------------

_LANGUAGE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables that name the locale of messages, in the order of setlocale(3)."""


def preferred_languages() -> tuple[str, ...]:
    """Return the system's languages for messages, best first, as two-letter codes.

    The environment is read as gettext reads it: LANGUAGE is a list, and the locale “C” asks for no language. Windows
    sets none of these variables; there the language of its user interface counts.
    """
    named = next((value for name in _LANGUAGE_VARIABLES if (value := os.environ.get(name))), "")
    if not named and sys.platform == "win32":
        import ctypes  # Deferred: needed for this alone.
        import locale

        named = locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    if not named or named.partition(".")[0] in ("C", "POSIX"):
        return ()
    found = (each.replace("-", "_").partition("_")[0] for each in (*os.environ.get("LANGUAGE", "").split(":"), named))
    return tuple(dict.fromkeys(each.partition(".")[0].lower() for each in found if each))


# --- files -----------------------------------------------------------------------------------------------------------


def open_handle(name: str, flags: int, rights: int, follow: bool = True) -> int:
    """Open a file in binary mode, without blocking, and not inheritable.

    Raises OSError; its code is ELOOP for a symbolic link, unless ``follow`` is set. Windows has no O_NOFOLLOW. There
    the path is checked before opening and compared with the open file afterwards.
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
    """Flush a file to the disk. Raises OSError.

    On macOS, fsync leaves data in the drive's cache. F_FULLFSYNC also empties the cache, but some file systems lack it.
    """
    if sys.platform == "darwin":
        import fcntl

        with suppress(OSError):
            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
            return
    os.fsync(handle)


def flush_folder(folder: Path) -> None:
    """Flush the names in a folder to the disk. Raises OSError. Does nothing on Windows, which cannot open folders."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


REPLACE_ATTEMPTS, REPLACE_PAUSE = 10, 0.02
"""Number of attempts to rename a file, and seconds between them.

Virus scanners and indexers briefly open new files, which blocks the renaming.
"""


def replace(old: Path, new: Path) -> None:
    """Rename a file, replacing an existing one. Raises OSError.

    Windows refuses while any program has either file open, so the function retries for a while.
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
    """Return whether an open file can be deleted. Windows forbids this."""
    return sys.platform != "win32"


def has_file_modes() -> bool:
    """Return whether the mode of a folder controls access to it.

    On Windows it does not. There, inherited access lists let only the user open folders below %LOCALAPPDATA%.
    """
    return sys.platform != "win32"


def rename_time(stat: os.stat_result) -> float:
    """Return the time of the last rename, in seconds since 1970.

    On Windows ctime is the creation time, so the function returns the time of the last write.
    """
    return stat.st_mtime if sys.platform == "win32" else stat.st_ctime


MAX_PATH, MAX_BELOW = 259, 140
"""Maximum number of characters of a Windows path without prefix, and of a path's part below a data folder."""
_LONG_PREFIX = "\\\\?\\"


def reachable(folder: Path) -> Path:
    """Return a folder in a form that permits long paths below it.

    A deep folder on Windows gets the prefix ``\\\\?\\``.
    """
    if sys.platform == "win32":
        whole = os.path.abspath(folder)  # noqa: PTH100 - Path.resolve would follow links
        if not whole.startswith(_LONG_PREFIX) and len(whole) + MAX_BELOW > MAX_PATH:
            share = whole.startswith("\\\\")
            return Path(f"{_LONG_PREFIX}UNC\\{whole[2:]}" if share else f"{_LONG_PREFIX}{whole}")
    return folder


# --- locks -----------------------------------------------------------------------------------------------------------


def try_lock(handle: int, alone: bool) -> bool:
    """Lock a file without blocking. Return False if another program holds a conflicting lock.

    If the file system has no locks, return True. ``alone`` requests an exclusive lock instead of a shared one. On
    Windows all locks are exclusive.
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
    """Release a lock before its file is closed. POSIX would release it on closing, but Windows does so with a delay."""
    if sys.platform == "win32":
        import msvcrt

        with suppress(OSError):
            os.lseek(handle, 0, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)


# --- display ---------------------------------------------------------------------------------------------------------


def use_physical_pixels() -> None:
    """Make SDL draw in physical pixels on Windows, which otherwise scales the window and so blurs its text.

    SDL reads the variable when its video system starts, so this function must run before. A value set by the user is
    kept.
    """
    if sys.platform == "win32":
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")


# --- processes -------------------------------------------------------------------------------------------------------


def background_flags() -> int:
    """Return the creation flags of a background process.

    On Windows the process has no console, receives no keyboard interrupts, and runs at low priority.
    """
    if sys.platform == "win32":
        import subprocess  # Deferred, like all rare imports here: every command loads this module.

        return subprocess.CREATE_NO_WINDOW | subprocess.BELOW_NORMAL_PRIORITY_CLASS
    return 0


NICENESS = 10


def give_way() -> None:
    """Lower the priority of this process. On Windows, ``background_flags`` has already done so."""
    if sys.platform != "win32":
        os.nice(NICENESS)


_END_WITH_PARENT = 1
"""PR_SET_PDEATHSIG on Linux."""


def end_with_parent() -> None:
    """Terminate this process when its parent exits (Linux only), and disable core dumps, which would contain cards
    (POSIX).
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
    """Call ``end`` in the main thread on SIGTERM.

    On Windows, call it on SIGBREAK, which is sent when a console closes.
    """
    for name in ("SIGTERM", "SIGBREAK"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), lambda *_: end())


def make_tell_where(program: "subprocess.Popen[bytes]") -> bool:
    """Make a hanging program print its stack and exit, even if the program is suspended.

    Returns False on Windows, which lacks the signal.
    """
    if sys.platform == "win32":
        return False
    program.send_signal(signal.SIGABRT)
    program.send_signal(signal.SIGCONT)
    return True


def waits_for_disk(pid: int) -> bool:
    """Return whether a process is blocked by disk access. Always False except on Linux, which alone reveals it."""
    with suppress(OSError, IndexError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "D"
    return False


def tell_crashes() -> None:
    """Print the stack to standard error on a crash. Does nothing in a Windows program without a console."""
    if sys.stderr is not None:
        faulthandler.enable()


def c_library() -> "CDLL | None":
    """Return the C library of Linux; None elsewhere. Only glibc has all the functions that this program calls."""
    if sys.platform == "linux":
        from ctypes import CDLL

        with suppress(OSError):
            return CDLL(None)
    return None


def shows_arguments() -> bool:
    """Return whether /proc shows a process's arguments and the process can overwrite them. Only Linux does."""
    return sys.platform == "linux"


def accessibility_api() -> AccessApi:
    """Return the system's interface to screen readers."""
    known = {"win32": AccessApi.UI_AUTOMATION, "darwin": AccessApi.NS_ACCESSIBILITY}
    return known.get(sys.platform, AccessApi.AT_SPI)


def can_reach_accessibility_bus() -> bool:
    """Return whether the program can expect to reach screen readers.

    AT-SPI needs a session bus. Its address is in the environment, or its socket is in the user's runtime folder. Other
    systems need no bus.
    """
    if accessibility_api() is not AccessApi.AT_SPI:
        return True
    folder = os.environ.get("XDG_RUNTIME_DIR")
    return bool(os.environ.get("DBUS_SESSION_BUS_ADDRESS") or (folder and Path(folder, "bus").exists()))


@dataclass(frozen=True)
class SpeechProgram:
    """A program of the system that speaks the UTF-8 text on its standard input. Killing it ends the speech."""

    listing: tuple[str, ...]
    """Command that lists the voices."""
    pattern: str
    """Regular expression for one voice in the list, with the groups ``name`` and ``language``."""
    speaking: tuple[str, ...]
    """Command that speaks. VOICE stands for the name of the voice."""


VOICE = "{voice}"
"""Placeholder for the name of a voice in ``SpeechProgram.speaking``."""
_SPEECH_OF_WINDOWS = (
    *("powershell", "-NoProfile", "-NonInteractive", "-Command"),
    "Add-Type -AssemblyName System.Speech; $s = New-Object System.Speech.Synthesis.SpeechSynthesizer; ",
)
_LIST_ON_WINDOWS = (
    "$s.GetInstalledVoices() | Where-Object Enabled | "
    "ForEach-Object { $_.VoiceInfo.Culture.Name + [char]9 + $_.VoiceInfo.Name }"
)
_SPEAK_ON_WINDOWS = (
    f"$s.SelectVoice('{VOICE}'); "
    "$r = New-Object IO.StreamReader([Console]::OpenStandardInput(), [Text.Encoding]::UTF8); $s.Speak($r.ReadToEnd())"
)


def speech_programs() -> tuple[SpeechProgram, ...]:
    """Return the programs that may speak on this system, the preferred one first. Any of them may be missing."""
    if sys.platform == "win32":
        *command, prelude = _SPEECH_OF_WINDOWS
        return (
            SpeechProgram(
                (*command, prelude + _LIST_ON_WINDOWS),
                r"^(?P<language>[A-Za-z-]+)\t(?P<name>[^'\r\n]+?)\r?$",
                (*command, prelude + _SPEAK_ON_WINDOWS),
            ),
        )
    if sys.platform == "darwin":
        pattern = r"^(?P<name>\S.*?)\s+(?P<language>[a-z]{2,3}[_-]\w+)\s+#"
        return (SpeechProgram(("say", "-v", "?"), pattern, ("say", "-v", VOICE, "-f", "-")),)
    # Voices in the folder mb need the program MBROLA, even though they are listed without it.
    pattern = r"^ *\d+ +(?P<name>(?P<language>[a-z][\w-]+)) +\S+ +\S+ +(?!mb/)\S+"
    return tuple(
        SpeechProgram((name, "--voices"), pattern, (name, "-v", VOICE, "--stdin")) for name in ("espeak-ng", "espeak")
    )

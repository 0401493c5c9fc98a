"""Keeping a seed out of the list of processes, which everybody on the machine may read."""

import sys
from contextlib import suppress
from pathlib import Path

FROM_INPUT = "-"
"""In place of a seed: it is read from standard input."""
_LONGEST = 1 << 10
_STARTS, _ENDS = 45, 46
"""Where /proc/self/stat tells between which addresses the arguments lie, counted after the name of the program."""


def read_input() -> str:
    """The first line of standard input; empty where there is none."""
    try:
        return sys.stdin.readline(_LONGEST).strip() if sys.stdin else ""
    except (OSError, ValueError):
        return ""


def hide(word: str) -> None:
    """Writes over an argument of this process where the system shows it, on Linux; elsewhere nothing is done. Until
    then it could be read: who wants to be sure of it gives it on standard input.
    """
    if sys.platform != "linux" or not word:
        return
    with suppress(OSError, ValueError, IndexError):
        told = Path("/proc/self/stat").read_text(errors="replace").rpartition(")")[2].split()
        _write_over(word.encode(errors="surrogateescape"), int(told[_STARTS]), int(told[_ENDS]))


def _write_over(word: bytes, start: int, end: int) -> None:
    import ctypes  # Not before: few are started with a seed.

    shown = Path("/proc/self/cmdline").read_bytes()
    if len(shown) != end - start or ctypes.string_at(start, len(shown)) != shown:
        return
    at = 0
    for argument in shown.split(b"\0"):
        if argument == word or argument.endswith(b"=" + word):
            ctypes.memset(start + at + len(argument) - len(word), ord("x"), len(word))
        at += len(argument) + 1

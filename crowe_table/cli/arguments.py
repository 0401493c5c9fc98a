"""Hiding a seed from the process list, which every user of the machine can read."""

import sys
from contextlib import suppress
from pathlib import Path

from crowe_table import platforms

FROM_INPUT = "-"
"""Argument that stands for a seed on standard input."""
_MAX_LINE_BYTES = 1 << 10
_ARGS_START, _ARGS_END = 45, 46
"""Indices of the arguments' start and end address in /proc/self/stat, counted after the program name."""


def read_input() -> str:
    """Return the first line of standard input; empty if there is none."""
    try:
        return sys.stdin.readline(_MAX_LINE_BYTES).strip() if sys.stdin else ""
    except (OSError, ValueError):
        return ""


def hide(secret: str) -> None:
    """Overwrite an argument of this process in the process list (Linux only).

    Before this call, everybody can see the argument. For full secrecy, pass the seed on standard input.
    """
    if not platforms.shows_arguments() or not secret:
        return
    with suppress(OSError, ValueError, IndexError):
        fields = Path("/proc/self/stat").read_text(errors="replace").rpartition(")")[2].split()
        _overwrite(secret.encode(errors="surrogateescape"), int(fields[_ARGS_START]), int(fields[_ARGS_END]))


def _overwrite(secret: bytes, start: int, end: int) -> None:
    import ctypes  # Deferred: rarely needed.

    shown = Path("/proc/self/cmdline").read_bytes()
    if len(shown) != end - start or ctypes.string_at(start, len(shown)) != shown:
        return
    at = 0
    for argument in shown.split(b"\0"):
        if argument == secret or argument.endswith(b"=" + secret):
            ctypes.memset(start + at + len(argument) - len(secret), ord("x"), len(secret))
        at += len(argument) + 1

"""Command and environment for another process of this program."""

import os
import sys
from pathlib import Path

_NEEDED = frozenset(
    {
        *("PYTHONHOME", "PYTHONHASHSEED", "PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX", "PYTHONUTF8"),
        *("LANG", "LC_ALL", "LC_CTYPE", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "SYSTEMROOT", "WINDIR"),
    }
)
"""Environment variables that a Python process may need in order to start."""


def own_command(argument: str) -> list[str]:
    """Return the command that starts this program with one argument."""
    program = [sys.executable] if _is_frozen() else [sys.executable, "-P", "-m", "crowe_table"]
    return [*program, argument]


def environment() -> dict[str, str]:
    """Return an environment with the same module path, and with only the variables that Python needs to start."""
    given = {name: value for name, value in os.environ.items() if name.upper() in _NEEDED}
    return {**given, "PYTHONPATH": os.pathsep.join(path or str(Path.cwd()) for path in sys.path)}


def system_environment() -> dict[str, str]:
    """Return the environment for a program of the system, without the library path of the standalone program."""
    names = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")
    kept = {name: value for name, value in os.environ.items() if name not in names or not _is_frozen()}
    original = {name: os.environ[f"{name}_ORIG"] for name in names if f"{name}_ORIG" in os.environ and _is_frozen()}
    return {**kept, **original}


def _is_frozen() -> bool:
    return bool(getattr(sys, "frozen", False))

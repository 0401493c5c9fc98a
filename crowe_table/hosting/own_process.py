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
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-P", "-m", "crowe_table"]
    return [*program, argument]


def environment() -> dict[str, str]:
    """Return an environment with the same module path, and without private variables."""
    given = {name: value for name, value in os.environ.items() if name.upper() in _NEEDED}
    return {**given, "PYTHONPATH": os.pathsep.join(path or str(Path.cwd()) for path in sys.path)}

"""How the program starts another process of its own."""

import os
import sys
from pathlib import Path

_NEEDED = frozenset(
    {
        *("PYTHONHOME", "PYTHONHASHSEED", "PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX", "PYTHONUTF8"),
        *("LANG", "LC_ALL", "LC_CTYPE", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "SYSTEMROOT", "WINDIR"),
    }
)
"""What of the environment a process of Python may need to begin."""


def own_command(argument: str) -> list[str]:
    """The command that starts this program with one argument."""
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-P", "-m", "crowe_table"]
    return [*program, argument]


def environment() -> dict[str, str]:
    """The same modules are found there as here, and nothing else of this environment is told."""
    given = {name: value for name, value in os.environ.items() if name.upper() in _NEEDED}
    return {**given, "PYTHONPATH": os.pathsep.join(path or str(Path.cwd()) for path in sys.path)}

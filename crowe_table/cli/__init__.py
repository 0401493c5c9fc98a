"""The command line, for administrators, tests and curious users.

Every command is a module with ``run(given, words) -> int``. Help, output and errors are in the system's language, or in
that of ``--language``; JSON and the log are in English. A usage error prints one sentence to standard error and exits
with code 2. Modules are imported only when needed, because the window must open without delay.
"""

import errno
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import TextIO

from crowe_table.cli.checked_arguments import USAGE_ERROR, UsageError
from crowe_table.cli.parsing import parse
from crowe_table.disk import why_of
from crowe_table.logs import is_thread_out_of_memory
from crowe_table.platforms import end_at_once, is_out_of_memory
from crowe_table.words import Words, system_language

_DISK_ERRORS = (errno.ENOSPC, errno.EFBIG, errno.EIO)
"""Error numbers of a full or failing disk. Commands that write a file of their own report these errors themselves."""
_WINDOW_COMMANDS = ("", "play", "open")
"""Commands that open the window. Their messages are in the language of the window's settings."""
_MODULES = {"": "window", "open": "open_file", "print": "print_things"}
"""Modules whose names differ from their commands. An imported module named print would hide the function."""
INTERRUPTED = 130
"""Exit code after an interrupt from the keyboard."""


def run(argv: Sequence[str]) -> int:
    """Run a command line and return the exit code. If memory runs out, exit the process immediately."""
    for stream in (sys.stdout, sys.stderr):
        _replace_unencodable(stream)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # Standard output is ours.
    try:
        return _run(argv)
    except (Exception, SystemExit) as fault:
        if not (is_out_of_memory(fault) or (isinstance(fault, SystemExit) and is_thread_out_of_memory())):
            raise
    _report_no_memory(argv)
    return end_at_once(USAGE_ERROR)


def _run(argv: Sequence[str]) -> int:
    words = Words(system_language())  # Its files are read when the first sentence is printed.
    try:
        code, given = 0, parse(argv)
        if given:
            words = Words(given.language())
            if given.command not in _WINDOW_COMMANDS and (broken := words.broken_files):
                print(f"crowe-table: {words.reason(broken)}", file=sys.stderr)
            code = import_module(f"crowe_table.cli.{_MODULES.get(given.command, given.command)}").run(given, words)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except UsageError as error:
        print(f"crowe-table: {words.reason(error.why)}", file=sys.stderr)
        return USAGE_ERROR
    except BrokenPipeError:
        sys.stdout = None  # The reader of our output has gone.
        return 0
    except OSError as fault:
        if fault.errno not in _DISK_ERRORS or fault.filename is not None:
            raise
        sys.stdout = None
        print(f"crowe-table: {words.text('cli-no-output', why=why_of(fault))}", file=sys.stderr)
        return USAGE_ERROR
    except KeyboardInterrupt:
        return INTERRUPTED


def _report_no_memory(argv: Sequence[str]) -> None:
    """Print an out-of-memory message to standard error, in the window's language if the command opens it."""
    said = Words().text("no-memory")
    with suppress(Exception):  # There may be no memory for another language.
        given = parse(argv)
        if given and given.command in _WINDOW_COMMANDS:
            from crowe_table.gui.language import language_of  # Deferred: rarely needed.
            from crowe_table.settings import load

            said = Words(language_of(load(given.data_dir())[0])).text("no-memory")
        elif given:
            said = Words(given.language()).text("no-memory")
    print(f"crowe-table: {said}", file=sys.stderr)


def _replace_unencodable(stream: TextIO | None) -> None:
    """Replace characters that the terminal cannot encode."""
    if stream is not None and hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")

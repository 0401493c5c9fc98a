"""The command line: for technicians, for tests, and for the curious.

Every verb is a module with ``run(given, words) -> int``. What was given wrongly is one sentence on standard error and
exit code 2. Nothing is loaded before it is needed: a window that opens must open at once.
"""

import errno
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TextIO

from crowe_table.cli.checked_arguments import WRONG, Wrong
from crowe_table.cli.parsing import parse
from crowe_table.disk import why_of
from crowe_table.words import Words

_NO_ROOM = (errno.ENOSPC, errno.EFBIG, errno.EIO)
"""What a disk says that takes no more of what is printed. Verbs that write a file of their own say so themselves."""
STOPPED = 130
"""The exit code where the user stopped it."""


def run(argv: Sequence[str]) -> int:
    """Does what the arguments say. Returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        _speak_plainly(stream)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # Standard output is ours.
    words = Words()
    try:
        given = parse(argv, words)
        code: int = import_module(f"crowe_table.cli.{given.verb or 'window'}").run(given, words) if given else 0
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except Wrong as wrong:
        print(f"crowe-table: {words.reason(wrong.why)}", file=sys.stderr)
        return WRONG
    except BrokenPipeError:
        sys.stdout = None  # Who read us has gone: there is nobody to tell.
        return 0
    except OSError as fault:
        if fault.errno not in _NO_ROOM or fault.filename is not None:
            raise
        sys.stdout = None
        print(f"crowe-table: {words.text('cli-no-output', why=why_of(fault))}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return STOPPED


def _speak_plainly(stream: TextIO | None) -> None:
    """A terminal that lacks a sign is shown another, and the program goes on."""
    if stream is not None and hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")

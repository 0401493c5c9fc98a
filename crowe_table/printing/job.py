"""Printing off the frame, into the user's documents.

The window prints in a process of its own. What typesets a paper takes 85 MB, which no process gives back that has once
loaded it.
"""

import logging
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import TypeVar

from crowe_table.disk import why_of, write_whole
from crowe_table.engine.core import Reason, because
from crowe_table.hosting.outcome import Outcome
from crowe_table.hosting.own_process import environment, own_command
from crowe_table.launch import PRINT
from crowe_table.words import Words

S = TypeVar("S")

_log = logging.getLogger(__name__)

LONGEST = 120.0
"""Seconds after which a process that prints is ended: a paper takes one or two."""
REFUSED = 3
"""Exit code of a process that could not read what it needs; the number of the system's error is its output."""
MINUTE = len("1775-10-14T20:30")
"""TypeAhead of a day and hour in ISO 8601, to the minute."""


def printed_card(words: Words, slug: str) -> bytes:
    """A game's rules on one page, as PDF. Raises OSError or BadRuleBook."""
    from crowe_table.printing.card import RulesCard  # Not before: its library takes a quarter of a second.

    return RulesCard(words, slug).pdf()


def printed_slip(words: Words, outcome: Outcome) -> bytes:
    """The slip of a game that is over, as PDF. Raises OSError."""
    from crowe_table.printing.slip import Slip  # As above.

    return Slip(words, outcome).pdf()


def printed_apart(paper: Callable[[Words, S], bytes], locale: str, subject: S) -> bytes:
    """One of the papers above, printed in a process of its own. Raises OSError, or RuntimeError where that fails."""
    done = subprocess.run(
        own_command(PRINT),
        input=pickle.dumps((paper, locale, subject)),
        capture_output=True,
        env=environment(),
        timeout=LONGEST,
        check=False,
    )
    if done.returncode == REFUSED:
        number = int(done.stdout)
        raise OSError(number, os.strerror(number))
    if done.returncode:
        raise RuntimeError(f"the process that prints ended with {done.returncode}: {done.stderr[-2000:].decode()}")
    return done.stdout


def print_paper() -> int:
    """Print the paper that standard input tells of to standard output. Returns the exit code."""
    paper, locale, subject = pickle.load(sys.stdin.buffer)  # noqa: S301 - from our own parent alone
    try:
        data = paper(Words(locale), subject)
    except OSError as fault:
        data, code = str(fault.errno or 0).encode(), REFUSED
    else:
        code = 0
    sys.stdout.buffer.write(data)
    return code


def slip_name(outcome: Outcome) -> str:
    """The name of its file: the game, and when it was begun."""
    head = outcome.walk.head
    when = "".join(letter for letter in head.begun[:MINUTE] if letter in "0123456789T").replace("T", "-")
    return "-".join(part for part in (head.game, when) if part) + ".pdf"


class PrintJob:
    """One file that is being made and laid into a folder, which is made where it is missing. What is there under the
    name is replaced.
    """

    def __init__(self, path: Path, make: Callable[[], bytes]) -> None:
        self._path = path
        self._make = make
        self.told: Reason | None = None
        """Where it lies, or why it does not; None while it is being made."""
        self._thread = Thread(target=self._run, name="print", daemon=True)
        self._thread.start()

    def wait(self) -> None:
        """Returns when it is done."""
        self._thread.join()

    def _run(self) -> None:
        try:
            data = self._make()
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self._path, data)
        except OSError as fault:
            self.told = because("print-not-written", file=str(self._path), why=why_of(fault))
        except Exception:
            _log.exception("%s could not be printed", self._path.name)
            self.told = because("print-fault")
        else:
            self.told = because("print-written", file=str(self._path))

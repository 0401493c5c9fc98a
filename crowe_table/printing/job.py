"""Background printing into the user's documents folder.

The window prints in a separate process, because the typesetting library occupies 85 MB that a process cannot release.
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

from crowe_table import platforms
from crowe_table.disk import why_of, write_whole
from crowe_table.engine.core import Reason, because
from crowe_table.hosting.outcome import Outcome
from crowe_table.hosting.own_process import environment, own_command
from crowe_table.hosting.visit_report import VisitReport
from crowe_table.launch import PRINT
from crowe_table.printing.raster import Raster
from crowe_table.words import Words
from crowe_table.words.table_rules import TableRules

S = TypeVar("S")

_log = logging.getLogger(__name__)

DEFAULT_PAPER = "A4"
PAGE_PAPERS = (DEFAULT_PAPER, "Letter")
"""Papers for the rulings, and for the slip, which takes half a sheet."""
CARD_PAPERS = (*PAGE_PAPERS, "A5", "pocket")
"""Papers for the rules card. The pocket size is 105 by 148 mm, a quarter of A4."""
TIMEOUT = 120.0
"""Time limit of the printing process in seconds. A page takes one or two seconds."""
REFUSED = 3
"""Exit code of a process that could not read a file. The process prints the system's error number."""
MINUTE = len("1775-10-14T20:30")
"""Length of an ISO 8601 time that ends with the minutes."""


def printed_card(words: Words, table: TableRules, four_colours: bool = False, paper: str = DEFAULT_PAPER) -> bytes:
    """Return the rules of a table on one page, as PDF. Raises OSError or BadRuleBook."""
    from crowe_table.printing.card import RulesCard  # Deferred: the library takes 250 ms to load.

    return RulesCard(words, table, four_colours, paper).pdf()


def printed_rulings(words: Words, slug: str, paper: str = DEFAULT_PAPER) -> bytes:
    """Return a game's rulings beside the words of its book, as PDF. Raises OSError or BadRulings."""
    from crowe_table.printing.rulings import RulingsPaper  # Deferred, as above.

    return RulingsPaper(words, slug, paper).pdf()


def printed_slip(
    words: Words,
    outcome: Outcome,
    four_colours: bool = False,
    paper: str = DEFAULT_PAPER,
    museum: str = "",
    logo: Raster | None = None,
) -> bytes:
    """Return the slip of a finished game, as PDF. Raises OSError."""
    from crowe_table.printing.slip import Slip  # Deferred, as above.

    return Slip(words, outcome, four_colours, paper, museum, logo).pdf()


def printed_visits(words: Words, report: VisitReport) -> bytes:
    """Return the statistics of an exhibition, as PDF. Raises OSError."""
    from crowe_table.printing.visits import visit_report  # Deferred, as above.

    return visit_report(words, report)


def printed_apart(paper: Callable[[Words, S], bytes], locale: str, subject: S) -> bytes:
    """Call one of the functions above, or a partial of such a function, in a separate process.

    Raises OSError, or RuntimeError if the process fails.
    """
    done = subprocess.run(
        own_command(PRINT),
        input=pickle.dumps((paper, locale, subject)),
        capture_output=True,
        env=environment(),
        creationflags=platforms.background_flags(),
        timeout=TIMEOUT,
        check=False,
    )
    if done.returncode == REFUSED:
        number = int(done.stdout)
        raise OSError(number, os.strerror(number))
    if done.returncode:
        raise RuntimeError(f"the process that prints ended with {done.returncode}: {done.stderr[-2000:].decode()}")
    return done.stdout


def print_paper() -> int:
    """Read a print request from standard input and write the PDF to standard output. Returns the exit code."""
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
    """Return the file name of a slip. It contains the game and its starting time."""
    head = outcome.walk.head
    when = "".join(letter for letter in head.begun[:MINUTE] if letter in "0123456789T").replace("T", "-")
    return "-".join(part for part in (head.game, when) if part) + ".pdf"


class PrintJob:
    """A job that prints a file into a folder, which it creates if necessary.

    An existing file of that name is replaced.
    """

    def __init__(self, path: Path, make: Callable[[], bytes]) -> None:
        self._path = path
        self._make = make
        self.told: Reason | None = None
        """The location of the file or the reason for failure; None while printing."""
        self._thread = Thread(target=self._run, name="print", daemon=True)
        self._thread.start()

    def wait(self) -> None:
        """Wait until the job is done."""
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

"""Printing off the frame, into the user's documents."""

import logging
from collections.abc import Callable
from pathlib import Path
from threading import Thread

from crowe_table.disk import why_of, write_whole
from crowe_table.engine.core import Reason, because
from crowe_table.hosting.outcome import Outcome
from crowe_table.words import Words

_log = logging.getLogger(__name__)

MINUTE = len("1775-10-14T20:30")
"""Letters of a day and hour in ISO 8601, to the minute."""


def printed_card(words: Words, slug: str) -> bytes:
    """A game's rules on one page, as PDF. Raises OSError or BadBooke."""
    from crowe_table.printing.card import RulesCard  # Not before: its library takes a quarter of a second.

    return RulesCard(words, slug).pdf()


def printed_slip(words: Words, outcome: Outcome) -> bytes:
    """The slip of a game that is over, as PDF. Raises OSError."""
    from crowe_table.printing.slip import Slip  # As above.

    return Slip(words, outcome).pdf()


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

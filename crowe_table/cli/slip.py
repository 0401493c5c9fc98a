"""``slip``: print the slip of a finished game, as PDF."""

from pathlib import Path

from crowe_table.cli.checked_arguments import Given, UsageError
from crowe_table.cli.output import write_pdf
from crowe_table.cli.session_file import path_of
from crowe_table.engine.core import SPECTATOR, Reason
from crowe_table.hosting.outcome import Outcome
from crowe_table.hosting.own_exhibit import fault_of_picture
from crowe_table.hosting.replay import load
from crowe_table.hosting.take_backs import peeked
from crowe_table.hosting.walkthrough import walk_of
from crowe_table.plain_text import clean_name
from crowe_table.printing.job import PAGE_PAPERS, printed_slip
from crowe_table.printing.raster import Raster
from crowe_table.words import Words


def run(given: Given, words: Words) -> int:
    """Write the slip from the view of the first human player."""
    path, out = path_of(given), given.out(".pdf")
    walk = walk_of(path)
    if isinstance(walk, Reason):
        raise UsageError(walk)
    seat = next(iter(walk.persons), SPECTATOR)
    outcome = Outcome(walk.view(walk.last, seat, False), walk, walk.result, peeked(load(path)))
    museum = clean_name(given.word("museum") or "")
    paper = given.one_of("paper", PAGE_PAPERS)
    logo = _logo(given)
    four_colour = given.flag("four_colour")
    return write_pdf(out, words, lambda: printed_slip(words, outcome, four_colour, paper, museum, logo))


def _logo(given: Given) -> Raster | None:
    """Return the logo of the museum; None if the option is not given. Raises UsageError if it cannot be printed."""
    word = given.word("logo")
    if word is None:
        return None
    if fault := fault_of_picture(Path(word)):
        raise UsageError(fault)
    from crowe_table.gui.logo import raster_of  # Deferred: pygame is slow to load.

    return raster_of(Path(word))

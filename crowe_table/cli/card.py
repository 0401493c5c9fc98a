"""``card``: print a game's rules on one page, as PDF."""

from crowe_table.cli.checked_arguments import Given
from crowe_table.cli.output import write_pdf
from crowe_table.printing.job import CARD_PAPERS, printed_card
from crowe_table.words import Words


def run(given: Given, words: Words) -> int:
    """Write the PDF and return the exit code."""
    table, out = given.rules(), given.out(".pdf")
    return write_pdf(
        out, words, lambda: printed_card(words, table, given.flag("four_colour"), given.one_of("paper", CARD_PAPERS))
    )

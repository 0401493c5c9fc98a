"""``card``: print a game's rules on one page, as PDF."""

from crowe_table.cli.checked_arguments import Given, usage_error
from crowe_table.disk import why_of, write_output
from crowe_table.printing.job import CARD_PAPERS, printed_card
from crowe_table.words import Words


def run(given: Given, words: Words) -> int:
    """Write the PDF and return the exit code."""
    table, out = given.rules(), given.out(".pdf")
    try:
        write_output(out, printed_card(words, table, given.flag("four_colour"), given.one_of("paper", CARD_PAPERS)))
    except OSError as fault:
        raise usage_error("cli-out-unwritten", word=str(out), why=why_of(fault)) from None
    print(words.text("cli-shot-done", file=str(out)))
    return 0

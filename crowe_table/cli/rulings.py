"""``rulings``: print a game's rulings beside the words of its book, in the terminal or as PDF."""

from textwrap import fill

from crowe_table.cli.checked_arguments import Given, usage_error
from crowe_table.cli.output import write_pdf
from crowe_table.cli.parsing import WIDTH
from crowe_table.printing.job import PAGE_PAPERS, printed_rulings
from crowe_table.words import Words
from crowe_table.words.rulings import rulings_of


def run(given: Given, words: Words) -> int:
    """Print the rulings or write the PDF, and return the exit code."""
    slug = given.game().slug
    rulings, _ = rulings_of(slug, words.locale)
    if not rulings:
        raise usage_error("cli-no-rulings", game=slug)
    if given.word("out") is None:
        own = words.game(slug)
        if rulings[0].departs:
            print(own.text("rulings-order"))
        for ruling in rulings:
            print(f"\n{ruling.number}. {ruling.title}")
            for key, text in ruling.columns():
                print(fill(f"{own.text(key)} {text}", WIDTH, initial_indent="  ", subsequent_indent="    "))
        return 0
    return write_pdf(given.out(".pdf"), words, lambda: printed_rulings(words, slug, given.one_of("paper", PAGE_PAPERS)))

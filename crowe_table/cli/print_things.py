"""``print``: print a pack, the boards of a game, or bank notes, as PDF."""

from collections.abc import Callable, Mapping

from crowe_table.cli.checked_arguments import Given, UsageError, usage_error
from crowe_table.disk import why_of, write_output
from crowe_table.engine.core import Reason
from crowe_table.words import Words


def run(given: Given, words: Words) -> int:
    """Write the PDF and return the exit code."""
    things = given.words("things")
    if not things:
        raise usage_error("cli-no-thing", allowed=", ".join(_THINGS))
    if things[0] not in _THINGS:
        raise usage_error("cli-thing", word=things[0], allowed=", ".join(_THINGS))
    out = given.out(".pdf")
    try:
        write_output(out, _THINGS[things[0]](given, things[1:]))
    except OSError as fault:
        raise usage_error("cli-out-unwritten", word=str(out), why=why_of(fault)) from None
    print(words.text("cli-shot-done", file=str(out)))
    return 0


def _pack(given: Given, more: list[str]) -> bytes:
    from crowe_table.printing.drawing import PAPERS  # Deferred: the library takes 250 ms to load.
    from crowe_table.printing.engraving import BACKS
    from crowe_table.printing.pack import LOWEST, SIZES, PackSheets, cards_of, grid_for

    _no_more(more)
    paper = PAPERS[given.one_of("paper", list(PAPERS))]
    size = SIZES[given.one_of("card-size", list(SIZES))]
    cards = cards_of(int(given.one_of("cards", list(map(str, LOWEST)))), given.number("packs", 1, 8, 1))
    back = given.one_of("back", BACKS)
    grid = grid_for(paper, size)
    if isinstance(grid, Reason):
        raise UsageError(grid)
    return PackSheets(Words(given.language()), cards, grid, back).pdf()


def _no_more(more: list[str]) -> None:
    if more:
        raise usage_error("cli-too-much", word=more[0], command="print")


_THINGS: Mapping[str, Callable[[Given, list[str]], bytes]] = {"pack": _pack}

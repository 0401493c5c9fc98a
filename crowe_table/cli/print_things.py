"""``print``: print a pack, the boards of a game, or bank notes, as PDF."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from crowe_table.cli.checked_arguments import Given, UsageError, usage_error
from crowe_table.cli.output import write_pdf
from crowe_table.engine.core import Reason
from crowe_table.words import Words

if TYPE_CHECKING:
    from crowe_table.printing.drawing import Paper


def run(given: Given, words: Words) -> int:
    """Write the PDF and return the exit code."""
    things = given.words("things")
    if not things:
        raise usage_error("cli-no-thing", allowed=", ".join(_THINGS))
    if things[0] not in _THINGS:
        raise usage_error("cli-thing", word=things[0], allowed=", ".join(_THINGS))
    return write_pdf(given.out(".pdf"), words, lambda: _THINGS[things[0]](given, words, things[1:]))


def _paper(given: Given) -> "Paper":
    from crowe_table.printing.drawing import PAPERS  # Deferred: the library takes 250 ms to load.

    return PAPERS[given.one_of("paper", list(PAPERS))]


def _pack(given: Given, words: Words, more: list[str]) -> bytes:
    from crowe_table.printing.engraving import BACKS  # Deferred, as above.
    from crowe_table.printing.pack import LOWEST, SIZES, PackSheets, cards_of, grid_for

    _no_more(more)
    size = SIZES[given.one_of("card-size", list(SIZES))]
    cards = cards_of(int(given.one_of("cards", list(map(str, LOWEST)))), given.number("packs", 1, 8, 1))
    back = given.one_of("back", BACKS)
    grid = grid_for(_paper(given), size)
    if isinstance(grid, Reason):
        raise UsageError(grid)
    return PackSheets(words, cards, grid, back, given.flag("four_colour")).pdf()


def _board(given: Given, words: Words, more: list[str]) -> bytes:
    from crowe_table.printing.boards import BoardSheets  # Deferred, as above.

    _no_more(more[1:])
    given = given.with_word("slug", more[0] if more else None)
    game, seats = given.game(), given.seats()
    options = game.preset(given.preset().name, seats)
    sheets = BoardSheets(words, game, game.layout(options, seats), options, _paper(given))
    if why := sheets.unfit():
        raise UsageError(why)
    return sheets.pdf()


def _notes(given: Given, words: Words, more: list[str]) -> bytes:
    from crowe_table.printing.notes import NoteSheets  # Deferred, as above.

    _no_more(more)
    sheets = NoteSheets(words, _paper(given))
    if why := sheets.unfit():
        raise UsageError(why)
    return sheets.pdf()


def _no_more(more: list[str]) -> None:
    if more:
        raise usage_error("cli-too-much", word=more[0], command="print")


_THINGS: Mapping[str, Callable[[Given, Words, list[str]], bytes]] = {"pack": _pack, "board": _board, "notes": _notes}

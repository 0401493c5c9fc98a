"""The last page of printed equipment. It explains how to print and make the things on the pages before it."""

from collections.abc import Sequence

from crowe_table.printing.drawing import LINE, Drawing, Paper
from crowe_table.printing.sheet import Ink
from crowe_table.words import Words

MARGIN = 18.0
SIZE = 11.0
"""Font size in points."""
RULER, TICK = 100.0, 2.0
"""Length in millimetres of the line that proves the page's true size, and of the ticks at its ends."""
SMALL = 180.0
"""Paper narrower than this, in millimetres, gets a smaller font."""


def making_page(words: Words, drawing: Drawing, paper: Paper, *kinds: str) -> None:
    """Add the page: how to print, and how to make each kind of thing."""
    size = SIZE if paper.width >= SMALL else SIZE - 3
    sheet = drawing.sheet(paper, MARGIN if paper.width >= SMALL else MARGIN / 2)
    sheet.line(words.text("making-title"), 2.4 * size, "great", ink=Ink.RED)
    sheet.space(2)
    sheet.rule()
    for kind in _unique(("print", *kinds)):
        sheet.space(3)
        sheet.line(words.text(f"making-{kind}-heading"), size + 2, "heading", ink=Ink.RED)
        sheet.space(1)
        sheet.marked(words.text(f"making-{kind}"), size)
    sheet.space(6)
    sheet.line(words.text("making-ruler"), size - 1.5, style="I", ink=Ink.FADED)
    left, y = (paper.width - RULER) / 2, sheet.y + 4
    drawing.line(left, y, left + RULER, y, LINE)
    for x in (left, left + RULER):
        drawing.line(x, y - TICK, x, y + TICK, LINE)


def _unique(kinds: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(kinds))

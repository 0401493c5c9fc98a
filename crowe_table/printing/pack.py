"""A pack of cards to print on both sides and cut out. Lengths are in millimetres."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from crowe_table.engine.cards import ACE, FULL_PACK, Card, rank
from crowe_table.engine.core import Reason, because
from crowe_table.printing.drawing import HAIRLINE, Drawing, PageArea, Paper
from crowe_table.printing.engraving import HEIGHT, WIDTH, back_operators, face_operators
from crowe_table.printing.making import making_page
from crowe_table.words import Words

LOWEST = {52: 1, 36: 5, 32: 6}
"""The rank index of the lowest card besides the ace, by size of pack: two, six or seven."""
SIZES = {"63x88": (63.0, 88.0), "64x95": (64.0, 95.0)}
"""Width and height of a card: today's usual size, and that of 1775."""
MARGIN = 8.0
"""Space around the cards for crop marks and for the edge that printers leave bare."""
BLEED = 2.0
"""Distance by which the pattern of the backs continues beyond the outer edges."""
MARK_FROM, MARK_TO = 2.5, 5.5
"""Distances from the cards to both ends of a crop mark."""


@dataclass(frozen=True)
class CardGrid:
    """The places of cards on a sheet, without gaps and centred on the page.

    The grid is symmetrical. The backs therefore match the fronts, whichever edge the sheet is turned on.
    """

    paper: Paper
    card: tuple[float, float]
    columns: int
    rows: int

    @property
    def area(self) -> PageArea:
        width, height = self.columns * self.card[0], self.rows * self.card[1]
        return PageArea((self.paper.width - width) / 2, (self.paper.height - height) / 2, width, height)

    def boxes(self, beyond: int = 0) -> list[PageArea]:
        """Return the places, row by row. ``beyond`` adds this number of rows and columns on each side."""
        area, (width, height) = self.area, self.card
        return [
            PageArea(area.x + column * width, area.y + row * height, width, height)
            for row in range(-beyond, self.rows + beyond)
            for column in range(-beyond, self.columns + beyond)
        ]


def grid_for(paper: Paper, card: tuple[float, float]) -> CardGrid | Reason:
    """Return the grid, upright or turned, that holds the most cards. If none fits, return the reason."""
    upright, turned = (
        CardGrid(each, card, int((each.width - 2 * MARGIN) // card[0]), int((each.height - 2 * MARGIN) // card[1]))
        for each in (paper, paper.turned)
    )
    best = max(upright, turned, key=lambda grid: max(grid.columns, 0) * max(grid.rows, 0))
    if best.columns < 1 or best.rows < 1:
        return because("print-paper-small", thing=f"{card[0]:g} × {card[1]:g} mm", paper=str(paper))
    return best


def cards_of(number: int, packs: int = 1) -> list[Card]:
    """Return the cards of one or more packs."""
    return [card for card in FULL_PACK if rank(card) == ACE or rank(card) >= LOWEST[number]] * packs


class PackSheets:
    """Sheets of fronts, each followed by a sheet of backs. A final page explains how to make the cards."""

    def __init__(
        self, words: Words, cards: Sequence[Card], grid: CardGrid, back: str, four_colours: bool = False
    ) -> None:
        self._words = words
        self._cards = cards
        self._grid = grid
        self._back = back
        self._four_colours = four_colours

    def pdf(self) -> bytes:
        """Return the PDF. Raises OSError if fonts or drawings cannot be read."""
        drawing = Drawing(self._words.text("print-pack-title", number=len(self._cards)), self._words.locale)
        boxes, size = self._grid.boxes(), (WIDTH, HEIGHT)
        for first in range(0, len(self._cards), len(boxes)):
            self._begin(drawing)
            for card, box in zip(self._cards[first:], boxes, strict=False):
                drawing.place(face_operators(card, self._four_colours), box, size, alt=self._words.card(card))
            self._begin(drawing)
            with drawing.clipped(self._grid.area.grown(BLEED)):
                for box in self._grid.boxes(beyond=1):
                    drawing.place(back_operators(self._back), box, size, stretched=True)
        making_page(self._words, drawing, self._grid.paper, "pack")
        return drawing.pdf()

    def _begin(self, drawing: Drawing) -> None:
        drawing.page(self._grid.paper)
        for mark in crop_marks(self._grid):
            drawing.line(*mark, width=HAIRLINE)


def crop_marks(grid: CardGrid) -> Iterator[tuple[float, float, float, float]]:
    """Yield a short line at both ends of every cut."""
    area, (width, height) = grid.area, grid.card
    for column in range(grid.columns + 1):
        x = area.x + column * width
        yield x, area.y - MARK_TO, x, area.y - MARK_FROM
        yield x, area.y + area.height + MARK_FROM, x, area.y + area.height + MARK_TO
    for row in range(grid.rows + 1):
        y = area.y + row * height
        yield area.x - MARK_TO, y, area.x - MARK_FROM, y
        yield area.x + area.width + MARK_FROM, y, area.x + area.width + MARK_TO, y

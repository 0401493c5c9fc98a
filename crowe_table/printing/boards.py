"""The boards, cloths, markers and sheets of a game, to print and make. Lengths are in millimetres.

The layout of the table determines what is printed. A game may declare further papers.
"""

from collections.abc import Iterator, Sequence
from math import ceil, cos, pi, sin

from crowe_table.engine.cards import RANKS, SPADES, make
from crowe_table.engine.core import Options, Reason, Record, because
from crowe_table.engine.game import Game
from crowe_table.engine.layout import ClothSpot, Kind, Layout, Spot
from crowe_table.engine.papers import Dials, PrintedTable, ScoreSheet
from crowe_table.printing.drawing import HAIRLINE, Drawing, PageArea, Paper
from crowe_table.printing.engraving import HEIGHT, WIDTH, face_operators
from crowe_table.printing.making import making_page
from crowe_table.printing.sheet import Ink
from crowe_table.words import Words

MARGIN = 10.0
"""Space at the edge of a page. Printers leave this space bare."""
LEAST = Paper(200, 270)
"""The smallest paper that has room for every board."""
TITLE = 18.0
"""Height of a title at the head of a page."""
_HOLES, _GROUP = 30, 5
"""Number of holes in a row of a peg board, and in a group."""
_PITCH, _GAP, _ROW, _HOLE = 7.0, 3.0, 9.5, 1.6
"""Distance between holes, extra distance between groups, distance between rows, and radius of a hole."""
_PLAIN_UNIT, _CARD = 63.0 / 73.0, (63.0, 88.0)
"""Size of a unit of a cloth without painted cards, and width and height of a real card, in millimetres."""
_OVERLAP = 10.0
"""Width of the strip that is printed on two adjacent pages of a cloth."""
_DIGITS = 9
"""Highest digit of a score dial. There are three dials: thousands, hundreds and tens."""


class BoardSheets:
    """All equipment of one game that can be printed and made."""

    def __init__(
        self, words: Words, game: Game[Record, Options], layout: Layout, options: Options, paper: Paper
    ) -> None:
        self._words = words.game(game.slug)
        self._title = self._words.text(f"game-{game.slug}")
        self._layout = layout
        self._declared = game.papers(options)
        self._paper = paper

    def unfit(self) -> Reason | None:
        """Return why nothing can be printed; None if there is something to print."""
        if (
            min(self._paper.width, self._paper.height) < LEAST.width
            or max(self._paper.width, self._paper.height) < LEAST.height
        ):
            return because("print-paper-small", thing=str(LEAST), paper=str(self._paper))
        if (
            not self._spots(Kind.BOARD, Kind.CLOTH, Kind.ABACUS, Kind.DIALS)
            and not self._layout.counters
            and not self._declared
        ):
            return because("print-nothing", game=self._title)
        return None

    def pdf(self) -> bytes:
        """Return the PDF. Raises OSError if fonts or drawings cannot be read."""
        drawing = Drawing(self._title, self._words.locale)
        made = list(self._draw(drawing))
        making_page(self._words, drawing, self._paper, *made)
        return drawing.pdf()

    def _draw(self, drawing: Drawing) -> Iterator[str]:
        """Draw everything, and yield the kind of each thing drawn."""
        for spot in self._spots(Kind.BOARD):
            self._peg_board(drawing, self._layout.target, spot.rows)
            yield "pegs"
        for spot in self._spots(Kind.CLOTH):
            self._cloth(drawing, spot.cloth)
            yield "cloth"
        for spot in self._spots(Kind.ABACUS):
            self._cases(drawing, spot.group)
            yield "cases"
        if dials := self._spots(Kind.DIALS):
            self._dials(drawing, Dials(len(dials), (_DIGITS,) * 3))
            yield "dials"
        if dishes := [spot for spot in self._spots(Kind.COINS) if spot.picture and spot.title]:
            self._draw_dishes(drawing, dishes)
            yield "dishes"
        if self._layout.counters:
            self._counters(drawing)
            yield "counters"
        for each in self._declared:
            match each:
                case Dials():
                    self._dials(drawing, each)
                    yield "dials"
                case ScoreSheet():
                    self._score_sheet(drawing, each)
                    yield "scores"
                case PrintedTable():
                    self._table(drawing, each)
                    yield "table"

    def _spots(self, *kinds: Kind) -> list[Spot]:
        return [spot for spot in self._layout.spots if spot.kind in kinds]

    def _page(self, drawing: Drawing, turned: bool = False) -> PageArea:
        paper = self._paper.turned if turned else self._paper
        drawing.page(paper)
        drawing.label(self._title, paper.width / 2, MARGIN + TITLE / 3, 24, "great", ink=Ink.RED, tag="H1")
        return PageArea(MARGIN, MARGIN + TITLE, paper.width - 2 * MARGIN, paper.height - 2 * MARGIN - TITLE)

    # --- boards and cloths

    def _peg_board(self, drawing: Drawing, target: int, tracks: int) -> None:
        """Draw rows of thirty holes for each side, alternately up and down, with a game hole at the end."""
        area = self._page(drawing, turned=True)
        rows = ceil((target - 1) / _HOLES)
        length = _HOLES * _PITCH + (_HOLES // _GROUP - 1) * _GAP
        left = area.middle[0] - length / 2 + 2
        top = area.y + (area.height - tracks * rows * _ROW - (tracks - 1) * _ROW / 2) / 2
        edge = PageArea(left - 19, top - _ROW, length + 34, tracks * rows * _ROW + (tracks - 1) * _ROW / 2 + _ROW)
        drawing.box(edge, 0.6)
        drawing.box(edge.grown(-1.5), 0.2)
        for track in range(tracks):
            y = top + track * (rows + 0.5) * _ROW
            self._track(drawing, left, y, rows, target)
        drawing.label(
            self._words.text("print-board-size", number=target),
            *(area.middle[0], edge.y + edge.height + 6),
            10,
            style="I",
            ink=Ink.FADED,
        )

    def _track(self, drawing: Drawing, left: float, top: float, rows: int, target: int) -> None:
        """Draw one side's rows, its two starting holes and its game hole."""

        def hole(x: float, y: float) -> None:
            drawing.circle(x, y, _HOLE)
            drawing.line(x - 0.5, y, x + 0.5, y, HAIRLINE)
            drawing.line(x, y - 0.5, x, y + 0.5, HAIRLINE)

        along = [left + _PITCH * (at + 0.5) + at // _GROUP * _GAP for at in range(_HOLES)]
        for back in (1, 2):
            hole(left - _PITCH * back + 1, top)
        for row in range(rows):
            y = top + row * _ROW
            for x in along:
                hole(x, y)
            for group in range(1, _HOLES // _GROUP):
                x = (along[group * _GROUP - 1] + along[group * _GROUP]) / 2
                drawing.line(x, y - _ROW / 3, x, y + _ROW / 3, 0.2, Ink.RED)
            end = along[-1] + 7 if row % 2 == 0 else left - 13
            drawing.label(str(min((row + 1) * _HOLES, target)), end + (0 if row % 2 == 0 else -1), y, 8, ink=Ink.FADED)
        game = (along[-1] + 13, top + (rows - 1) * _ROW) if rows % 2 else (left - 6, top + (rows - 1) * _ROW)
        drawing.circle(*game, 2.6, 0.2, Ink.RED)
        hole(*game)

    def _cloth(self, drawing: Drawing, spots: Sequence[ClothSpot]) -> None:
        """Draw the cloth at the size of real cards, on as many pages as it needs."""
        points = [point for spot in spots for point in spot.outline]
        least = min(x for x, _ in points), min(y for _, y in points)
        most = max(x for x, _ in points), max(y for _, y in points)
        unit = next((_unit(spot) for spot in spots if spot.card >= 0), _PLAIN_UNIT)
        width, height = ((high - low) * unit for low, high in zip(least, most, strict=True))
        paper = min(
            (self._paper, self._paper.turned),
            key=lambda each: _pages(each, width, height)[0] * _pages(each, width, height)[1],
        )
        columns, rows = _pages(paper, width, height)
        shown = PageArea(MARGIN, MARGIN, paper.width - 2 * MARGIN, paper.height - 2 * MARGIN)
        for row in range(rows):
            for column in range(columns):
                drawing.page(paper)
                x = shown.x + 2 - least[0] * unit - column * (shown.width - _OVERLAP)
                y = shown.y + 2 - least[1] * unit - row * (shown.height - _OVERLAP)
                with drawing.clipped(shown):
                    for spot in spots:
                        self._spot(drawing, spot, (x, y), unit, shown)
                self._joins(drawing, shown, (column > 0, row > 0))
                drawing.label(f"{row + 1} · {column + 1}", paper.width / 2, paper.height - MARGIN / 2, 8, ink=Ink.FADED)

    def _spot(self, drawing: Drawing, spot: ClothSpot, at: tuple[float, float], unit: float, shown: PageArea) -> None:
        outline = [(at[0] + x * unit, at[1] + y * unit) for x, y in spot.outline]
        left, top = min(x for x, _ in outline), min(y for _, y in outline)
        area = PageArea(left, top, max(x for x, _ in outline) - left, max(y for _, y in outline) - top)
        if (
            area.x > shown.x + shown.width
            or area.x + area.width < shown.x
            or area.y > shown.y + shown.height
            or area.y + area.height < shown.y
        ):
            return
        if spot.between:
            drawing.circle(*area.middle, 4, 0.2, Ink.FADED)
            return
        drawing.outlined(outline, Ink.BLACK.value)
        if spot.card >= 0:
            card = make(spot.card % 13, spot.card // 13)
            drawing.place(face_operators(card), area.grown(-1.5), (WIDTH, HEIGHT), alt=self._words.card(card))
        elif spot.title:
            drawing.label(self._words.text(spot.title), *area.middle, 26, "great", ink=Ink.RED, within=area.width - 4)

    def _joins(self, drawing: Drawing, shown: PageArea, joined: tuple[bool, bool]) -> None:
        """Mark the edges along which this page overlaps the pages to the left and above."""
        if joined[0]:
            x = shown.x + _OVERLAP
            for y in (shown.y - 4, shown.y + shown.height):
                drawing.line(x, y, x, y + 4, HAIRLINE)
        if joined[1]:
            y = shown.y + _OVERLAP
            for x in (shown.x - 4, shown.x + shown.width):
                drawing.line(x, y, x + 4, y, HAIRLINE)

    def _cases(self, drawing: Drawing, beads: int) -> None:
        """Draw a row for each rank. Counters placed on the row show how many cards of the rank are gone."""
        area = self._page(drawing)
        high = area.height / len(RANKS)
        card = high * 0.92 * WIDTH / HEIGHT
        pitch = min(24.0, (area.width - card - 20) / beads)
        left = area.middle[0] - (card + 12 + pitch * beads) / 2
        for rank in range(len(RANKS)):
            y = area.y + rank * high
            box = PageArea(left, y + high * 0.04, card, high * 0.92)
            drawing.place(face_operators(make(rank, SPADES)), box, (WIDTH, HEIGHT), alt=self._words.rank(rank))
            drawing.line(left + card + 6, y + high / 2, left + card + 12 + pitch * beads, y + high / 2, 0.2, Ink.FADED)
            for bead in range(beads):
                drawing.disc(left + card + 12 + pitch * (bead + 0.5), y + high / 2, min(high, pitch) * 0.42)
            drawing.line(left, y + high, left + card + 12 + pitch * beads, y + high, HAIRLINE, Ink.FADED)

    # --- markers and counters

    def _dials(self, drawing: Drawing, dials: Dials) -> None:
        """Draw a marker for each side, and a dial hand to cut out for each dial."""
        area = self._page(drawing)
        each = area.width / max(len(dials.counts), 2)
        radius = min(each / 2 - 5, 28.0)
        high = 2 * radius + 14
        for side in range(dials.sides):
            y = area.y + side * (high + 24)
            drawing.box(PageArea(area.x, y, area.width, high))
            for at, count in enumerate(dials.counts):
                middle = area.middle[0] + (at - (len(dials.counts) - 1) / 2) * each, y + high / 2
                drawing.circle(*middle, radius)
                drawing.circle(*middle, radius - 9, 0.2, Ink.RED)
                drawing.circle(*middle, 1.2)
                for number in range(count + 1):
                    turn = 2 * pi * number / (count + 1)
                    place = middle[0] + (radius - 4.5) * sin(turn), middle[1] - (radius - 4.5) * cos(turn)
                    drawing.label(str(number), *place, 16, "great")
                self._hand(drawing, middle[0], y + high + 10, radius - 9)

    def _hand(self, drawing: Drawing, x: float, y: float, length: float) -> None:
        left = x - length / 2
        points = [
            (left - 5, y - 3),
            (left + length - 6, y - 2),
            (left + length, y),
            (left + length - 6, y + 2),
            (left - 5, y + 3),
        ]
        drawing.outlined(points, Ink.BLACK.value, inside="#F3EAD6")
        drawing.circle(left, y, 1.2)

    def _draw_dishes(self, drawing: Drawing, dishes: Sequence[Spot]) -> None:
        """Draw dishes whose rims are to be bent upwards."""
        area = self._page(drawing)
        radius = min(60.0, area.height / len(dishes) / 2 - 4)
        for at, spot in enumerate(dishes):
            middle = area.middle[0], area.y + (at + 0.5) * area.height / len(dishes)
            for grown, width in ((0.0, 0.5), (-2.0, 0.2), (-18.0, 0.2)):
                drawing.circle(*middle, radius + grown, width)
            for notch in range(12):
                turn = 2 * pi * notch / 12
                across = (radius - 18) * sin(turn), (radius - 18) * cos(turn)
                outer = radius * sin(turn), radius * cos(turn)
                drawing.line(
                    middle[0] + across[0],
                    middle[1] + across[1],
                    middle[0] + outer[0],
                    middle[1] + outer[1],
                    HAIRLINE,
                    Ink.FADED,
                )
            drawing.label(self._words.text(spot.title), *middle, 26, "great", ink=Ink.RED, within=2 * radius - 44)

    def _counters(self, drawing: Drawing) -> None:
        for picture, value in self._layout.counters:
            area = self._page(drawing)
            size = _COUNTER_SIZES.get(picture.rpartition("-")[2], _ROUND)
            for box in drawing.tiled(area, size):
                drawing.counter(picture.rpartition("-")[2], box, str(value))

    # --- sheets

    def _score_sheet(self, drawing: Drawing, sheet: ScoreSheet) -> None:
        """Draw as many ruled score tables as fit."""
        area = self._page(drawing)
        high = 9.0
        game = (sheet.deals + 2) * high
        label = 34.0
        wide = (area.width - label) / sheet.sides
        for number in range(int((area.height + 8) // (game + 8))):
            top = area.y + number * (game + 8)
            drawing.box(PageArea(area.x, top, area.width, game), 0.6)
            for row in range(1, sheet.deals + 2):
                drawing.line(
                    area.x,
                    top + row * high,
                    area.x + area.width,
                    top + row * high,
                    0.4 if row in (1, sheet.deals + 1) else 0.15,
                )
                said = (
                    self._words.text("print-deal", number=row)
                    if row <= sheet.deals
                    else self._words.text("print-total")
                )
                drawing.label(said, area.x + label / 2, top + (row + 0.5) * high, 11, style="I")
            for side in range(sheet.sides):
                x = area.x + label + side * wide
                drawing.line(x, top, x, top + game, 0.4)
                drawing.line(x + wide * 0.6, top + high, x + wide * 0.6, top + game, 0.15)

    def _table(self, drawing: Drawing, table: PrintedTable) -> None:
        """Draw two copies of a table, to be cut apart."""
        area = self._page(drawing)
        wide = area.width / len(table.headings)
        high = min(14.0, area.height / 2 / (len(table.rows) + 2))
        for copy in range(2):
            top = area.y + copy * area.height / 2
            drawing.box(PageArea(area.x, top, area.width, high * (len(table.rows) + 1)), 0.6)
            for at, heading in enumerate(table.headings):
                drawing.label(
                    self._words.text(heading),
                    area.x + (at + 0.5) * wide,
                    top + high / 2,
                    14,
                    "heading",
                    ink=Ink.RED,
                    within=wide - 4,
                )
            for number, row in enumerate(table.rows, start=1):
                drawing.line(area.x, top + number * high, area.x + area.width, top + number * high, 0.2)
                for at, said in enumerate(row):
                    middle = area.x + (at + 0.5) * wide, top + (number + 0.5) * high
                    drawing.label(said, *middle, 18 if at == 0 else 13, "great" if at == 0 else "text", within=wide - 4)


_ROUND = (28.0, 28.0)
_COUNTER_SIZES = {"fish": (44.0, 16.0), "oblong": (48.0, 18.0)}
"""Width and height of counters that are not round."""


def _pages(paper: Paper, width: float, height: float) -> tuple[int, int]:
    across, down = paper.width - 2 * MARGIN - _OVERLAP, paper.height - 2 * MARGIN - _OVERLAP
    return max(1, ceil((width + 4 - _OVERLAP) / across)), max(1, ceil((height + 4 - _OVERLAP) / down))


def _unit(spot: ClothSpot) -> float:
    """Return the size of a cloth's unit in millimetres at which a real card lies best on this painted one.

    The painted card may have other proportions, so that the mean of its width and height decides.
    """
    xs, ys = [x for x, _ in spot.outline], [y for _, y in spot.outline]
    return (_CARD[0] / (max(xs) - min(xs)) + _CARD[1] / (max(ys) - min(ys))) / 2

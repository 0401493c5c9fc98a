"""Table of the sums that each player won or lost in the last deals. It is above the log of the deal."""

from collections.abc import Sequence
from dataclasses import replace

import pygame

from crowe_table import palette
from crowe_table.engine.core import Seat
from crowe_table.engine.money import COUNTERS, Farthings
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.faces import BREADTH, Medallion, medallion
from crowe_table.gui.draw.paper import StyledText, line_width, set_lines
from crowe_table.gui.draw.type import Face
from crowe_table.words import Words

SIZE, MIN_SIZE, CAPTION = 16, 13, 16
"""Text sizes of sums, the smallest to which they are reduced together, and of the caption."""
FACE_HEIGHT = 34
"""Maximum height of a portrait over its column, in table units."""
NUMBER, BESIDE = 30, 6
"""Width of the column of deal numbers, and free width beside a sum, in table units."""
MAX_ROWS = 5
"""Maximum number of finished deals. Older ones are only in the last row, the total."""
LEADING = 1.2
"""Height of a row, as a multiple of the height of its text."""
WIDE_SUM = Farthings(-2016)
"""A sum as wide as most: −£2 2s, or 84 counters at a penny farthing."""


class SumsTable:
    """The table of sums. Its columns are the players clockwise from the viewer, each headed by a portrait."""

    def __init__(
        self, assets: Assets, words: Words, seats: Sequence[Seat], faces: Sequence[str], width: int, viewer: Seat
    ) -> None:
        """Measure the columns. ``faces`` names the portraits of ``seats``."""
        self._assets = assets
        self._words = words
        self._seats = tuple(seats)
        self._faces = tuple(faces)
        self._width = width
        self._viewer = viewer
        self._in_quarters = False
        px = assets.canvas.px
        self._number = px(NUMBER * assets.look.text)
        self._each = (width - self._number) // max(1, len(self._seats))

    @property
    def fits(self) -> bool:
        """Whether each column has room for a common sum."""
        sum_ = StyledText(self._signed(WIDE_SUM), Face.BOLD, MIN_SIZE)
        return line_width(self._assets, sum_) + self._assets.canvas.px(BESIDE) <= self._each

    def draw(self, gains: Sequence[Sequence[Farthings]]) -> pygame.Surface:
        """Return a picture of the last deals and of the total of all. ``gains`` has a row for each finished deal."""
        assets, px = self._assets, self._assets.canvas.px
        first = max(0, len(gains) - MAX_ROWS)
        total = [Farthings(sum(row[seat] for row in gains)) for seat in self._seats]
        rows = [(str(first + at + 1), [row[seat] for seat in self._seats]) for at, row in enumerate(gains[first:])]
        self._in_quarters = self._has_quarters([*(sums for _, sums in rows), total])
        told = self._words.text("log-sums-quarters" if self._in_quarters else "log-sums")
        caption = StyledText(told, Face.ITALIC, CAPTION, palette.FADED_INK)
        size = self._size([*(sums for _, sums in rows), total])
        lines = [self._row(label, sums, size, Face.TEXT) for label, sums in rows]
        lines.append(self._row(self._words.text("log-sums-all"), total, size, Face.BOLD))
        head = [set_lines(assets, caption, self._width, centred=True), self._portraits()]
        height = sum(line.get_height() for line in (*head, *lines)) + px(14)
        surface = pygame.Surface((self._width, height), pygame.SRCALPHA)
        y = 0
        for at, line in enumerate((*head, *lines)):
            if at in (2, len(head) + len(lines) - 1):
                pygame.draw.line(surface, palette.INK, (0, y + px(1)), (self._width, y + px(1)), max(1, px(1)))
                y += px(3)
            surface.blit(line, line.get_rect(midtop=(self._width // 2, y)))
            y += line.get_height()
        for rule in (y + px(2), y + px(5)):
            pygame.draw.line(surface, palette.INK, (0, rule), (self._width, rule), max(1, px(1.2)))
        return surface

    def _portraits(self) -> pygame.Surface:
        px = self._assets.canvas.px
        height = min(px(FACE_HEIGHT * self._assets.look.text), round((self._each - px(3)) / BREADTH))
        surface = pygame.Surface((self._width, height + px(7)), pygame.SRCALPHA)
        for at, face in enumerate(self._faces):
            oval = medallion(self._assets, Medallion(face), height)
            surface.blit(oval, oval.get_rect(midtop=(self._middle(at), px(3))))
        return surface

    def _middle(self, at: int) -> int:
        return self._number + at * self._each + self._each // 2

    def _row(self, label: str, sums: Sequence[Farthings], size: float, face: Face) -> pygame.Surface:
        assets = self._assets
        height = round(assets.case.font(face, assets.canvas.px(size * assets.look.text)).get_linesize() * LEADING)
        surface = pygame.Surface((self._width, height), pygame.SRCALPHA)
        number = set_lines(assets, StyledText(label, Face.ITALIC, size, palette.FADED_INK), self._width)
        surface.blit(number, number.get_rect(center=(self._number // 2, height // 2)))
        for at, (seat, sum_) in enumerate(zip(self._seats, sums, strict=True)):
            ink = palette.RUBRIC if sum_ < 0 else palette.INK
            own = Face.BOLD if seat == self._viewer else face
            print_ = set_lines(assets, StyledText(self._signed(sum_), own, size, ink), self._width)
            surface.blit(print_, print_.get_rect(center=(self._middle(at), height // 2)))
        return surface

    def _size(self, rows: Sequence[Sequence[Farthings]]) -> float:
        words = StyledText("", Face.BOLD, SIZE)
        texts = {self._signed(sum_) for row in rows for sum_ in row}
        widest = max((line_width(self._assets, replace(words, text=text)) for text in texts), default=0)
        room = self._each - self._assets.canvas.px(BESIDE)
        return SIZE if widest <= room else SIZE * room / widest

    def _has_quarters(self, rows: Sequence[Sequence[Farthings]]) -> bool:
        company = self._words.company
        return company.coinage == COUNTERS and any(sum_ % company.unit for row in rows for sum_ in row)

    def _signed(self, sum_: Farthings) -> str:
        """Return a sum with its sign, or a dash for nothing.

        If the table contains quarter-pieces, every sum is a number of these, because a column has no room for words.
        """
        words = self._words
        if not sum_:
            return "–"
        told = words.brief_sum(Farthings(4 * sum_) if self._in_quarters else sum_)
        return words.text("ledger-plus", sum=told) if sum_ > 0 else told

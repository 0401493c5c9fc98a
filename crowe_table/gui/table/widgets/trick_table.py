"""The tricks of a deal as a table.

It has a row for each trick and a column for each player. The leader and the winner of each trick are marked.
"""

from collections.abc import Sequence

import pygame

from crowe_table import palette
from crowe_table.engine.core import Seat
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import StyledText, line_width, set_lines
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.widgets.log_lines import Sides
from crowe_table.words import Words
from crowe_table.words.deal_log import Trick

SIZE, NAME = 20, 15
NUMBER, SCORE = 34, 54
"""Width of the first column (trick numbers), and minimum width of the last column (tricks won), in table units."""
SCORE_BESIDE = 8
"""Padding of the figures in the last column, in table units."""


class TrickTable:
    """The table of tricks. It is redrawn whenever another trick is selected."""

    def __init__(
        self, assets: Assets, words: Words, tricks: Sequence[Trick], ring: Sequence[Seat], sides: Sides, width: int
    ) -> None:
        self._assets = assets
        self._words = words
        self._ring = tuple(ring)
        self._sides = sides
        self._width = width
        self._tricks = tuple(tricks) if any(trick.winner >= 0 for trick in tricks) else ()
        text, px = assets.look.text, assets.canvas.px
        self._number = px(NUMBER * text)
        widest = StyledText(_score(len(self._tricks), len(self._tricks)), Face.TEXT, SIZE)
        needed = max(px(SCORE * text), line_width(assets, widest) + px(SCORE_BESIDE))
        self._score_width = needed if sides.of_seat else 0
        self._each = (width - self._number - self._score_width) // max(1, len(self._ring))
        self._head = self._heading()
        self._row = round(assets.case.font(Face.TEXT, px(SIZE * text)).get_linesize() * 1.28)
        self.rows = [
            (self._head.get_height() + at * self._row, self._head.get_height() + (at + 1) * self._row)
            for at in range(len(self._tricks))
        ]
        """Top and bottom of each trick's row, in pixels."""

    def draw(self, looked_at: int) -> tuple[pygame.Surface, tuple[int, int]]:
        """Return a picture of the table, and the top and bottom of the highlighted row.

        ``looked_at`` is the index of the trick to highlight.
        """
        px = self._assets.canvas.px
        height = self._head.get_height() + self._row * len(self._tricks) + px(4)
        surface = pygame.Surface((self._width, height), pygame.SRCALPHA)
        surface.blit(self._head, (0, 0))
        taken = [0, 0]
        for at, (trick, (top, bottom)) in enumerate(zip(self._tricks, self.rows, strict=True)):
            area = pygame.Rect(0, top, self._width, bottom - top)
            if at == looked_at:
                surface.fill(palette.BRIGHT_BRASS, area)
                pygame.draw.rect(surface, palette.BRASS, area, max(1, px(1.5)))
            elif at % 2:
                surface.fill(palette.PAPER_PRESSED, area)
            self._draw_row(surface, area, at, trick)
            if self._sides.of_seat and trick.winner >= 0:
                taken[self._sides.of_seat[trick.winner]] += 1
                score = self._print(_score(*taken), Face.TEXT)
                surface.blit(score, score.get_rect(center=(self._width - self._score_width // 2, area.centery)))
        pygame.draw.line(surface, palette.INK, (0, height - px(3)), (self._width, height - px(3)), max(1, px(1.2)))
        where = self.rows[looked_at] if 0 <= looked_at < len(self.rows) else (height, height)
        return surface, where

    def _draw_row(self, surface: pygame.Surface, area: pygame.Rect, at: int, trick: Trick) -> None:
        px = self._assets.canvas.px
        number = self._print(str(at + 1), Face.TEXT)
        surface.blit(number, number.get_rect(center=(self._number // 2, area.centery)))
        for played, (seat, card) in enumerate(trick.plays):
            cell = pygame.Rect(self._number + self._ring.index(seat) * self._each, area.y, self._each, area.h)
            won = seat == trick.winner
            text = self._words.brief(card)
            print_ = self._print(text, Face.BOLD if won else Face.TEXT, self._assets.look.suit_ink(text))
            if won:
                ring = print_.get_rect(center=cell.center).inflate(px(20), -px(1)).clip(cell)
                pygame.draw.rect(surface, palette.BOOKE_PAPER, ring, border_radius=ring.h // 2)
                pygame.draw.rect(surface, palette.INK, ring, max(1, px(1.6)), border_radius=ring.h // 2)
            surface.blit(print_, print_.get_rect(center=cell.center))
            if played == 0:
                tip, half = cell.centerx - print_.get_width() // 2 - px(13), px(5)
                points = [(tip - px(8), cell.centery - half), (tip, cell.centery), (tip - px(8), cell.centery + half)]
                pygame.draw.polygon(surface, palette.INK, points)

    def _heading(self) -> pygame.Surface:
        """Return the players' names over their columns, in as many lines as needed, above a double rule."""
        assets, px, words = self._assets, self._assets.canvas.px, self._words
        names = [
            StyledText(words.text("log-plays", seat=seat), Face.HEADING, NAME, self._ink(seat)) for seat in self._ring
        ]
        prints = [set_lines(assets, each, self._each - px(4), centred=True) for each in names]
        score = [
            set_lines(assets, StyledText(words.text("log-tally"), Face.ITALIC, NAME), self._score_width, centred=True)
        ]
        height = max(print_.get_height() for print_ in (*prints, *(score if self._score_width else [])))
        surface = pygame.Surface((self._width, height + px(8)), pygame.SRCALPHA)
        for at, print_ in enumerate(prints):
            middle = self._number + at * self._each + self._each // 2
            surface.blit(print_, print_.get_rect(midbottom=(middle, height)))
        if self._score_width:
            surface.blit(score[0], score[0].get_rect(midbottom=(self._width - self._score_width // 2, height)))
        for y in (height + px(2), height + px(5)):
            pygame.draw.line(surface, palette.INK, (0, y), (self._width, y), max(1, px(1.2)))
        return surface

    def _ink(self, seat: Seat) -> str:
        return palette.SIDE_INKS[self._sides.of_seat[seat]] if self._sides.of_seat else palette.INK

    def _print(self, text: str, face: Face, colour: str = palette.INK) -> pygame.Surface:
        return set_lines(self._assets, StyledText(text, face, SIZE, colour), self._width)


def _score(first: int, second: int) -> str:
    """Return the text for the number of tricks that each side has won."""
    return f"{first} : {second}"

"""The tricks of a deal as a table.

It has a row for each trick and a column for each player. The leader and the winner of each trick are marked.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from crowe_table import palette
from crowe_table.engine.cards import RANKS, make
from crowe_table.engine.core import Seat
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import StyledText, line_width, longest_word, set_lines
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.widgets.log_lines import Sides
from crowe_table.words import Words
from crowe_table.words.deal_log import DealLog, Line, Trick

SIZE, NAME, MIN_NAME = 20, 15, 12
"""Text sizes of cards and of names. Names are reduced together, but not below the minimum."""
NUMBER, SCORE = 34, 54
"""Width of the first column (trick numbers), and minimum width of the last column (tricks won), in table units.

Both are meant for cards of the normal size.
"""
NAMES_APART = 2
"""Gap between the names of two columns, in table units."""
SCORE_BESIDE = 8
"""Padding of the figures in the last column, in table units."""
ARROW = 18
"""Width in table units that the arrow of the leader and the ring of the winner need beside a card."""
LEADING = 1.28
"""Height of a row, as a multiple of the height of its text."""
MAX_TRICKS = 26
"""Largest number of tricks in a deal of a game with two sides: Bézique with two packs has fewer."""


@dataclass(frozen=True)
class TrickRow:
    """One trick as a row: its number, its cards as texts, and the tricks that each side has won by then."""

    number: int
    trick: Trick
    cells: tuple[str, ...]
    """The text of each card, in the order of play."""
    tally: str = ""
    """Empty if the trick is not finished, or if the table does not have two sides."""


class TrickColumns:
    """The columns of a table of tricks, and the printing of its rows."""

    def __init__(
        self, assets: Assets, words: Words, ring: Sequence[Seat], sides: Sides, width: int, size: float = SIZE
    ) -> None:
        """Measure the columns. ``size`` is the text size of the cards.

        The column of the tally is left out if the others need its room.
        """
        self._assets = assets
        self._words = words
        self._ring = tuple(ring)
        self._sides = sides
        self._size = size
        self.width = width
        part, px = assets.look.text * size / SIZE, assets.canvas.px
        self._number = px(NUMBER * part)
        widest = StyledText(score_of(MAX_TRICKS, MAX_TRICKS), Face.TEXT, size)
        needed = max(px(SCORE * part), line_width(assets, widest) + px(SCORE_BESIDE))
        for score_width in (needed, 0) if sides.of_seat else (0,):
            self._score_width = score_width
            self._each = (width - self._number - score_width) // max(1, len(self._ring))
            self._names = self._name_prints()
            if self.fit:
                break
        self.row_height = round(assets.case.font(Face.TEXT, px(size * assets.look.text)).get_linesize() * LEADING)

    @property
    def fit(self) -> bool:
        """Whether every column has room for its name and for the widest card."""
        cards = (StyledText(self._words.brief(make(rank, 0)), Face.BOLD, self._size) for rank in range(len(RANKS)))
        widest = max(line_width(self._assets, card) for card in cards)
        return all(longest_word(self._assets, name) <= self._name_width for name in self._names) and (
            widest + self._assets.canvas.px(ARROW) <= self._each
        )

    @property
    def _name_width(self) -> int:
        return self._each - self._assets.canvas.px(NAMES_APART)

    def _name_prints(self) -> list[StyledText]:
        words, room = self._words, self._name_width
        names = [
            StyledText(words.text("log-plays", seat=seat), Face.HEADING, NAME, self._ink(seat)) for seat in self._ring
        ]
        longest = max((longest_word(self._assets, name) for name in names), default=0)
        size = NAME if longest <= room else max(MIN_NAME, NAME * room / longest)
        return [replace(name, size=size) for name in names]

    def head(self) -> pygame.Surface:
        """Return the players' names over their columns, in as many lines as needed, above a double rule."""
        assets, px, words = self._assets, self._assets.canvas.px, self._words
        prints = [set_lines(assets, name, self._name_width, centred=True) for name in self._names]
        tally = StyledText(words.text("log-tally"), Face.ITALIC, NAME)
        score = [set_lines(assets, tally, self._score_width, centred=True)] if self._score_width else []
        height = max(print_.get_height() for print_ in (*prints, *score))
        surface = pygame.Surface((self.width, height + px(8)), pygame.SRCALPHA)
        for at, print_ in enumerate(prints):
            middle = self._number + at * self._each + self._each // 2
            surface.blit(print_, print_.get_rect(midbottom=(middle, height)))
        for print_ in score:
            surface.blit(print_, print_.get_rect(midbottom=(self.width - self._score_width // 2, height)))
        for y in (height + px(2), height + px(5)):
            pygame.draw.line(surface, palette.INK, (0, y), (self.width, y), max(1, px(1.2)))
        return surface

    def row(self, row: TrickRow, ground: str = "") -> pygame.Surface:
        """Return a printed row. ``ground`` is the colour behind it. Empty for no colour."""
        surface = pygame.Surface((self.width, self.row_height), pygame.SRCALPHA)
        middle = self.row_height // 2
        if ground:
            surface.fill(ground)
        number = self._print(str(row.number), Face.TEXT)
        surface.blit(number, number.get_rect(center=(self._number // 2, middle)))
        for (seat, _), text in zip(row.trick.plays, row.cells, strict=True):
            self._print_card(surface, seat, text, row.trick)
        if self._score_width:
            tally = self._print(row.tally, Face.TEXT)
            surface.blit(tally, tally.get_rect(center=(self.width - self._score_width // 2, middle)))
        return surface

    def _print_card(self, surface: pygame.Surface, seat: Seat, text: str, trick: Trick) -> None:
        """Print one card of a trick. A ring marks the winner, and an arrow the leader."""
        px = self._assets.canvas.px
        at = self._ring.index(seat) if seat in self._ring else 0
        cell = pygame.Rect(self._number + at * self._each, 0, self._each, self.row_height)
        won = seat == trick.winner
        print_ = self._print(text, Face.BOLD if won else Face.TEXT, self._assets.look.suit_ink(text), self._each)
        arrow = px(ARROW) // 2
        if won:
            ring = print_.get_rect(center=cell.center).inflate(arrow, -px(1)).clip(cell)
            pygame.draw.rect(surface, palette.BOOKE_PAPER, ring, border_radius=ring.h // 2)
            pygame.draw.rect(surface, palette.INK, ring, max(1, px(1.6)), border_radius=ring.h // 2)
        surface.blit(print_, print_.get_rect(center=cell.center))
        if seat == trick.plays[0][0]:
            tip, half = max(cell.x + px(6), cell.centerx - print_.get_width() // 2 - px(7)), px(5)
            points = [(tip - px(6), cell.centery - half), (tip, cell.centery), (tip - px(6), cell.centery + half)]
            pygame.draw.polygon(surface, palette.INK, points)

    def _ink(self, seat: Seat) -> str:
        return palette.SIDE_INKS[self._sides.of_seat[seat]] if self._sides.of_seat else palette.INK

    def _print(self, text: str, face: Face, colour: str = palette.INK, room: int = 0) -> pygame.Surface:
        """Return a text on one line. If it is wider than ``room``, it is reduced."""
        words = StyledText(text, face, self._size, colour)
        wide = line_width(self._assets, words)
        if room and wide > room:
            words = replace(words, size=self._size * room / wide)
        return set_lines(self._assets, words, self.width)


class TrickTable:
    """The table of tricks. It is redrawn whenever another trick is selected."""

    def __init__(
        self, assets: Assets, words: Words, tricks: Sequence[Trick], ring: Sequence[Seat], sides: Sides, width: int
    ) -> None:
        self._px = assets.canvas.px
        self._columns = TrickColumns(assets, words, ring, sides, width)
        found = tuple(tricks) if any(trick.winner >= 0 for trick in tricks) else ()
        told = [tuple([words.brief(card) for _, card in trick.plays]) for trick in found]
        self._tricks = rows_of(found, told, sides)
        self._head = self._columns.head()
        top, each = self._head.get_height(), self._columns.row_height
        self.rows = [(top + at * each, top + (at + 1) * each) for at in range(len(self._tricks))]
        """Top and bottom of each trick's row, in pixels."""

    def draw(self, looked_at: int) -> tuple[pygame.Surface, tuple[int, int]]:
        """Return a picture of the table, and the top and bottom of the highlighted row.

        ``looked_at`` is the index of the trick to highlight.
        """
        px, width = self._px, self._columns.width
        height = self._head.get_height() + self._columns.row_height * len(self._tricks) + px(4)
        surface = pygame.Surface((width, height), pygame.SRCALPHA)
        surface.blit(self._head, (0, 0))
        for at, (row, (top, bottom)) in enumerate(zip(self._tricks, self.rows, strict=True)):
            ground = palette.BRIGHT_BRASS if at == looked_at else palette.PAPER_PRESSED if at % 2 else ""
            surface.blit(self._columns.row(row, ground), (0, top))
            if at == looked_at:
                pygame.draw.rect(surface, palette.BRASS, (0, top, width, bottom - top), max(1, px(1.5)))
        pygame.draw.line(surface, palette.INK, (0, height - px(3)), (width, height - px(3)), max(1, px(1.2)))
        where = self.rows[looked_at] if 0 <= looked_at < len(self.rows) else (height, height)
        return surface, where


def rows_of(tricks: Sequence[Trick], told: Sequence[tuple[str, ...]], sides: Sides) -> list[TrickRow]:
    """Return the rows of these tricks. ``told`` has the texts of the cards of each trick."""
    taken, rows = [0, 0], []
    for at, (trick, cells) in enumerate(zip(tricks, told, strict=True)):
        tally = ""
        if sides.of_seat and trick.winner >= 0:
            taken[sides.of_seat[trick.winner]] += 1
            tally = score_of(*taken)
        rows.append(TrickRow(at + 1, trick, cells, tally))
    return rows


def with_rows(log: DealLog, sides: Sides) -> list[Line | TrickRow]:
    """Return the log of a deal with one row for each trick, in place of the lines of its cards."""
    told: list[list[str]] = [[] for _ in log.tricks]
    for line in log.lines:
        if line.card_of:
            told[line.card_of - 1].append(line.right)
    rows = rows_of(log.tricks, [tuple(cells) for cells in told], sides)
    found: list[Line | TrickRow] = []
    shown = 0
    for line in log.lines:
        if not line.card_of:
            found.append(line)
        elif line.card_of > shown:
            shown = line.card_of
            found.append(rows[shown - 1])
    return found


def score_of(first: int, second: int) -> str:
    """Return the text for the number of tricks that each side has won."""
    return f"{first} : {second}"

"""Printed lines of the deal's log: text at the left, dots, and cards or an amount at the right."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from crowe_table import palette
from crowe_table.engine.core import Seat
from crowe_table.engine.layout import Kind, Layout
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import StyledText, draw_side_mark, line_width, set_lines
from crowe_table.gui.draw.printed import note_terms, terms_on
from crowe_table.gui.draw.type import Face, broken, width_of_text
from crowe_table.words.deal_log import Line, Style

SIZE, DETAIL_SIZE = 17, 16
"""Text sizes of lines and of details."""
NUMBERS, MARKS, INDENT, APART = 23, 14, 20, 5
"""Gutter for trick numbers, gutter for side marks, indent of a detail, and gap beside the dots, in table units."""
CLEAR = 5
"""Gap in table units between the number of a trick and its line."""
MIN_SIZE = 14
"""Smallest text size of lines. All lines of a log have the same size."""
NO_BREAK = "\N{NO-BREAK SPACE}"
QUOTES = ("“", "„", "«")
"""Opening quotation marks of the four languages."""


@dataclass(frozen=True)
class Sides:
    """The side of each player, as a number. The viewer's own side is 0. Empty if the log does not mark sides."""

    of_seat: tuple[int, ...] = ()

    @classmethod
    def seen_by(cls, viewer: Seat, sides: Sequence[int], layout: Layout) -> "Sides":
        """Return the sides of a table as this player sees them.

        Sides are marked if there are two, or if each side has pegs on a board.
        """
        count = len(set(sides))
        if count != 2 and not any(spot.kind is Kind.BOARD for spot in layout.spots):
            return cls()
        own = sides[viewer] if 0 <= viewer < len(sides) else sides[0]
        return cls(tuple((side - own) % count for side in sides))

    def of(self, line: Line) -> int | None:
        """Return the side that gained from this line. None if no side is marked."""
        return self.of_seat[line.seat] if line.gain and 0 <= line.seat < len(self.of_seat) else None


class LinePrinter:
    """A typesetter of lines at one width, with a cache."""

    def __init__(self, assets: Assets, sides: Sides, width: int, cards: Sequence[str] = ()) -> None:
        """Create the printer. ``cards`` are the widest texts of a player with a card, as “Captain Fenn won Kn♠”.

        All lines are reduced together, so that each of these stays on one row.
        """
        self._assets = assets
        self._sides = sides
        self._width = width
        self._size = self._fitted(cards)
        self._kept: dict[tuple[Line, int], pygame.Surface] = {}

    def forget(self) -> None:
        """Clear the cache, because another deal begins."""
        self._kept.clear()

    def set(self, line: Line, gutter: int) -> pygame.Surface:
        """Return a printed line, indented by ``gutter`` table units (see ``gutter_of``)."""
        found = self._kept.get((line, gutter))
        if found is None:
            found = self._kept[line, gutter] = self._print(line, gutter)
        return found

    def _print(self, line: Line, gutter: int) -> pygame.Surface:
        assets, px = self._assets, self._assets.canvas.px
        if line.style is Style.HEADING:
            words = StyledText(line.left, Face.HEADING, self._size)
            return self._middle(set_lines(assets, words, self._width, centred=True))
        if line.style in (Style.RESULT, Style.OWN):
            colour = palette.RUBRIC if line.style is Style.RESULT else palette.INK
            return set_lines(assets, StyledText(line.left, Face.BOLD, self._size, colour), self._width)
        side = self._sides.of(line)
        left = round(gutter * assets.canvas.scale * assets.look.text)
        left = px(INDENT * assets.look.text) if line.style is Style.DETAIL else left
        body = self._dotted(line, side, self._width - left)
        surface = pygame.Surface((self._width, body.get_height()), pygame.SRCALPHA)
        surface.blit(body, (left, 0))
        note_terms(surface, terms_on(body, (left, 0)))
        self._mark(surface, line, side, left)
        return surface

    def _dotted(self, line: Line, side: int | None, width: int) -> pygame.Surface:
        """Return a line with its text at the left, in as many rows as needed.

        The dots and the text at the right follow on the last row or, if it has no room, on a row of their own.
        """
        assets, px = self._assets, self._assets.canvas.px
        detail = line.style is Style.DETAIL
        size = self._size + DETAIL_SIZE - SIZE if detail else self._size
        colour = palette.FADED_INK if detail else palette.INK if side is None else palette.SIDE_INKS[side]
        face = Face.ITALIC if detail else Face.TEXT
        words = StyledText(line.left, face, size, colour)
        font = assets.case.font(face, px(size * assets.look.text))
        right = self._right(StyledText(line.right, face, size, colour), width) if line.right else None
        rows = broken(line.left, font, width).split("\n")
        last = width_of_text(font, rows[-1])
        room = width - 2 * px(APART) - (right.get_width() if right else 0)
        tall = right is not None and right.get_height() > font.get_linesize()
        beside = right is not None and last <= room and not (tall and len(rows) > 1)
        spoken = right is not None and line.right.startswith(QUOTES)
        if right and not beside and not tall and not spoken and ":" in line.left:
            narrow = broken(line.left, font, room).split("\n")
            whole = " ".join(narrow).split() == line.left.split()
            if whole and ":" in narrow[0]:  # Neither a word nor the name before the colon is broken.
                rows, last = narrow, width_of_text(font, narrow[-1])
                beside = last <= room
        if right and spoken and (not beside or right.get_height() > font.get_linesize()):
            gap = NO_BREAK if line.right[1:2] == NO_BREAK else ""  # French spaces colons as it spaces quotation marks.
            return set_lines(assets, replace(words, text=f"{line.left}{gap}: {line.right}"), width)
        left = set_lines(assets, replace(words, text="\n".join(rows)), width)
        if right is None:
            return left
        height = left.get_height() + (0 if beside else right.get_height())
        surface = pygame.Surface((width, max(height, right.get_height())), pygame.SRCALPHA)
        surface.blit(left, (0, 0))
        note_terms(surface, terms_on(left))
        surface.blit(right, (width - right.get_width(), surface.get_height() - right.get_height()))
        if beside or not tall:
            foot = surface.get_height() - font.get_linesize() + font.get_ascent()
            start = last if beside else px(INDENT)
            self._dots(surface, (start + px(APART), width - right.get_width() - px(APART)), foot)
        return surface

    def _fitted(self, cards: Sequence[str]) -> float:
        """Return the largest text size at which each of these texts stays on one row."""
        px = self._assets.canvas.px
        room = self._width - 2 * px(APART) - px((NUMBERS + MARKS) * self._assets.look.text)
        for size in range(SIZE, MIN_SIZE, -1):
            if all(line_width(self._assets, StyledText(card, Face.TEXT, size)) <= room for card in cards):
                return size
        return MIN_SIZE

    def _right(self, words: StyledText, width: int) -> pygame.Surface:
        assets = self._assets
        look = assets.look
        if all(look.suit_ink(part) == palette.INK for part in words.text.split(" ")):
            return set_lines(assets, words, width)
        space = line_width(assets, StyledText(" ", words.face, words.size))
        inks = [look.suit_ink(part, palette.INK if part else words.colour) for part in words.text.split(" ")]
        parts = [
            set_lines(assets, StyledText(part, words.face, words.size, ink), width)
            for part, ink in zip(words.text.split(" "), inks, strict=True)
        ]
        rows: list[list[pygame.Surface]] = [[]]
        for part in parts:
            if rows[-1] and sum(each.get_width() + space for each in rows[-1]) + part.get_width() > width:
                rows.append([])
            rows[-1].append(part)
        height = max(part.get_height() for part in parts)
        wide = max(sum(each.get_width() + space for each in row) - space for row in rows)
        surface = pygame.Surface((wide, height * len(rows)), pygame.SRCALPHA)
        for at, row in enumerate(rows):
            x = wide - (sum(each.get_width() + space for each in row) - space)
            for part in row:
                surface.blit(part, (x, at * height))
                x += part.get_width() + space
        return surface

    def _dots(self, surface: pygame.Surface, between: tuple[int, int], foot: int) -> None:
        px = self._assets.canvas.px
        step, side = max(3, px(6)), max(1, px(1.4))
        first = -(-between[0] // step) * step
        for x in range(first, between[1], step):
            surface.fill(palette.FADED_INK, (x, foot - side, side, side))

    def _mark(self, surface: pygame.Surface, line: Line, side: int | None, left: int) -> None:
        assets, px, text = self._assets, self._assets.canvas.px, self._assets.look.text
        middle = assets.case.font(Face.TEXT, px(self._size * text)).get_linesize() // 2
        if line.trick:
            number = set_lines(
                assets, StyledText(str(line.trick), Face.TEXT, self._size - 2, palette.FADED_INK), self._width
            )
            surface.blit(number, number.get_rect(midright=(px((NUMBERS - CLEAR) * text), middle)))
        if side is not None:
            draw_side_mark(surface, (left - px(MARKS * text) // 2 - px(1), middle), side, px(9 * text))

    def _middle(self, print_: pygame.Surface) -> pygame.Surface:
        surface = pygame.Surface((self._width, print_.get_height()), pygame.SRCALPHA)
        place = surface.blit(print_, print_.get_rect(midtop=(self._width // 2, 0)))
        note_terms(surface, terms_on(print_, place.topleft))
        return surface


def gutter_of(lines: Sequence[Line], sides: Sides) -> int:
    """Return the width in table units that all lines of a deal leave free for trick numbers and side marks."""
    numbers = any(line.trick for line in lines)
    marks = any(sides.of(line) is not None for line in lines)
    return NUMBERS * numbers + MARKS * marks

"""Sheet with rows of captioned pictures, on baize or on paper."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import pygame

from crowe_table import palette
from crowe_table.gui.draw.assets import Appearance, Assets
from crowe_table.gui.draw.canvas import HEIGHT, WIDTH, Canvas
from crowe_table.gui.draw.type import Face
from crowe_table.paths import shipped

EDGE: Final = 40
"""Margin around a sheet in pixels."""
_CAPTION: Final = 17
_HEADING: Final = 38


class Piece(NamedTuple):
    """Picture with its caption."""

    picture: pygame.Surface
    caption: str = ""


def open_case(scale: float = 1.0, look: Appearance | None = None) -> Assets:
    """Load the artwork as the program does, at the given number of pixels per table unit.

    Raises FileNotFoundError if a file is missing, because a specimen sheet must not show substitutes.
    """
    canvas = Canvas(round(WIDTH * scale), round(HEIGHT * scale))
    return whole(Assets(shipped("art"), canvas, look or Appearance(pencilled=False)))


def whole(assets: Assets) -> Assets:
    """Return the artwork unchanged. Raises FileNotFoundError if any file has failed to load."""
    if assets.complaints:
        raise FileNotFoundError(" ".join(map(str, assets.complaints)))
    return assets


class Sheet:
    """Sheet filled with headings and rows from the top down. It grows with its content."""

    def __init__(self, assets: Assets, width: int, on_paper: bool = False) -> None:
        self.assets = assets
        self.width = width
        self._on_paper = on_paper
        self._ink = palette.INK if on_paper else palette.BOOKE_PAPER
        self._laid: list[tuple[pygame.Surface, tuple[int, int]]] = []
        self._foot = EDGE

    @property
    def inner(self) -> int:
        """Width in pixels between the margins."""
        return self.width - 2 * EDGE

    def heading(self, text: str) -> None:
        """Add a heading across the whole width."""
        line = self.assets.case.line(text, Face.HEADING, _HEADING, self._ink)
        self._put(line, EDGE, self._foot)
        self._foot += line.get_height() + 14

    def row(self, pieces: Iterable[Piece], gap: int = 24) -> None:
        """Add pictures from left to right on one baseline. The row wraps at the margin."""
        row: list[tuple[Piece, int]] = []
        x = EDGE
        for piece in pieces:
            breadth = max(piece.picture.get_width(), self._caption(piece.caption).get_width())
            if row and x + breadth > self.width - EDGE:
                self._stand(row, gap)
                row, x = [], EDGE
            row.append((piece, x))
            x += breadth + gap
        self._stand(row, gap)

    def picture(self) -> pygame.Surface:
        """Return the finished sheet as a picture."""
        whole(self.assets)
        sheet = pygame.Surface((self.width, self._foot + EDGE))
        self._spread(sheet)
        for surface, place in self._laid:
            sheet.blit(surface, place)
        return sheet

    def _stand(self, row: list[tuple[Piece, int]], gap: int) -> None:
        if not row:
            return
        base = self._foot + max(piece.picture.get_height() for piece, _ in row)
        lowest = base
        for piece, x in row:
            self._put(piece.picture, x, base - piece.picture.get_height())
            if piece.caption:
                line = self._caption(piece.caption)
                self._put(line, x, base + 4)
                lowest = max(lowest, base + 4 + line.get_height())
        self._foot = lowest + gap

    def _caption(self, text: str) -> pygame.Surface:
        return self.assets.case.line(text, Face.TEXT, _CAPTION, self._ink)

    def _put(self, surface: pygame.Surface, x: int, y: int) -> None:
        self._laid.append((surface, (x, y)))

    def _spread(self, sheet: pygame.Surface) -> None:
        sheet.fill(palette.BOOKE_PAPER)
        baize = None if self._on_paper else self.assets.master("baize")
        if baize is None:
            return
        w, h = baize.get_size()
        sheet.blits([(baize, (x, y)) for x in range(0, sheet.get_width(), w) for y in range(0, sheet.get_height(), h)])

"""Specimen sheet of the fonts: every typeface in its sizes, the suit signs, and each pair of colours used for text."""

from __future__ import annotations

from typing import Final

import pygame

from art.specimens.sheet import Piece, Sheet, open_case
from crowe_table import palette
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.type import Face
from crowe_table.palette import CARRIES_TEXT, InkOn, contrast

WIDTH: Final = 1760
READ: Final = "Fifteen two, fifteen four, and a pair is six. 0123456789 £½¼¾"
SAMPLES: Final = {
    Face.TEXT: READ + " ♠♥♦♣ ❦ ☞ ⚀⚁⚂⚃⚄⚅ ← → ✓",
    Face.ITALIC: READ + " ♠♥♦♣ ſ",
    Face.BOLD: READ + " ♠♥♦♣",
    Face.HEADING: "Of Cribbage, and the Laws thereof",
    Face.DISPLAY: "Mr. Crowe’s Games, with the Laws of each; London, 1775",
    Face.DISPLAY_ITALIC: "Behold, four Kings in majeſty rever’d",
    Face.GREAT: "Crowe’s Table",
    Face.SCRIPT: "Eleven shillings and sixpence, N. Crowe",
}
SIZES: Final = {
    Face.TEXT: (14, 16, 18, 20, 22, 26, 32),
    Face.ITALIC: (14, 16, 18, 20, 22, 26, 32),
    Face.BOLD: (16, 20, 24, 30),
    Face.HEADING: (20, 24, 30, 40),
    Face.DISPLAY: (20, 26, 34, 44),
    Face.DISPLAY_ITALIC: (20, 26, 34, 44),
    Face.GREAT: (40, 54, 92),
    Face.SCRIPT: (28, 36, 48),
}
"""Sizes in pixels in which the program uses each typeface."""


def type_sheet() -> pygame.Surface:
    """Draw all typefaces on the paper of the rule book."""
    assets = open_case()
    sheet = Sheet(assets, WIDTH, on_paper=True)
    for face in Face:
        sheet.heading(face.value.removesuffix(".ttf").replace("-", " "))
        for size in SIZES[face]:
            sheet.row([Piece(assets.case.line(f"{size}  {SAMPLES[face]}", face, size, palette.INK))], 6)
    sheet.heading("Ink on its Grounds")
    sheet.row([_pair(assets, pair) for pair in CARRIES_TEXT])
    return sheet.picture()


def _pair(assets: Assets, pair: InkOn) -> Piece:
    swatch = pygame.Surface((300, 64))
    swatch.fill(pair.background)
    line = assets.case.line(f"Contrast {contrast(pair):.1f} to 1", Face.TEXT, 22, pair.ink)
    swatch.blit(line, line.get_rect(center=swatch.get_rect().center))
    return Piece(swatch, f"{pair.ink} on {pair.background}")

"""Printing inks of a card, their colours, and the order in which they are printed."""

from __future__ import annotations

from enum import StrEnum

from art import palette

RGB = tuple[int, int, int]

PAPER: RGB = palette.rgb(palette.CARD_PAPER)


class Ink(StrEnum):
    """Ink of a card. Each is printed by a plate of its own: six by stencils, and the lines by a woodblock."""

    YELLOW = "yellow"
    PINK = "pink"
    GREEN = "green"
    BLUE = "blue"
    RED = "red"
    BLACK = "black"
    LINE = "line"


PRINTING_ORDER: tuple[Ink, ...] = tuple(Ink)

WHITE: RGB = palette.rgb(palette.PLAIN_PAPER)
"""Paper colour of the plain, high-contrast pack."""
STRONG: dict[Ink, RGB] = {
    Ink.YELLOW: (255, 205, 40),
    Ink.PINK: (247, 176, 150),
    Ink.GREEN: (150, 190, 70),
    Ink.BLUE: (52, 104, 190),
    Ink.RED: (200, 24, 34),
    Ink.BLACK: (0, 0, 0),
    Ink.LINE: (10, 14, 40),
}
"""Colour of each ink in the plain, high-contrast pack."""
COLOURS: dict[Ink, RGB] = {
    Ink.YELLOW: palette.rgb(palette.OCHRE),
    Ink.PINK: palette.rgb(palette.PINK),
    Ink.GREEN: palette.rgb(palette.GREEN_TINT),
    Ink.BLUE: palette.rgb(palette.PALE_BLUE),
    Ink.RED: palette.rgb(palette.VERMILION),
    Ink.BLACK: palette.rgb(palette.STENCIL_BLACK),
    Ink.LINE: palette.rgb(palette.BLOCK_BLUE),
}
"""Colour of each ink of the ordinary pack, at full strength on white paper."""

"""Specimen sheet of tickets, the paper backgrounds of buttons: in every state, several sizes and high contrast."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from art.specimens.sheet import Piece, Sheet, open_case
from crowe_table import palette
from crowe_table.gui.draw.assets import Appearance, Assets
from crowe_table.gui.draw.paper import ButtonState, StyledText, label, ticket
from crowe_table.gui.draw.type import Face

WIDTH: Final = 1560
SIZES: Final = ((120, 56), (200, 56), (200, 64), (320, 64))
LOOKS: Final = (
    ("Ordinary Print", Appearance()),
    ("Largest Print", Appearance(text=1.6)),
    ("Strong Contrast", Appearance(contrast=True)),
)
KINDS: Final = (
    ("refusal", StyledText("Hearts were led: follow suit.", Face.TEXT, 22, palette.RUBRIC)),
    ("name", StyledText("Mr. Sharp", Face.HEADING, 24)),
    ("score", StyledText("121 : 98", Face.TEXT, 28)),
    ("secondary", StyledText("Law V.", Face.ITALIC, 20, palette.FADED_INK)),
)


def ticket_sheet() -> pygame.Surface:
    """Draw all tickets on baize, at one pixel per table unit."""
    sheet = Sheet(open_case(), WIDTH)
    for heading, look in LOOKS:
        assets = open_case(look=look)
        sheet.heading(heading)
        for state in ButtonState:
            sheet.row(_worn(assets, state))
        sheet.row(_kinds(assets))
    return sheet.picture()


def _worn(assets: Assets, state: ButtonState) -> Iterator[Piece]:
    for w, h in SIZES:
        words = StyledText("Why can’t I?" if w >= 200 else "Play")
        yield Piece(label(assets, words, w, h, state, "W"), f"{state}, {w} x {h}")


def _kinds(assets: Assets) -> Iterator[Piece]:
    for kind, words in KINDS:
        yield Piece(label(assets, words, 250, 64), kind)
    yield Piece(ticket(assets, 120, 80, marked=True), "marked")

"""Specimen sheets of the pack: all 52 cards on baize, in the sizes that the program uses."""

from __future__ import annotations

from typing import Final

import pygame

from art.specimens.sheet import Piece, Sheet, open_case
from crowe_table.engine.cards import RANKS, SUITS, make

HEIGHTS: Final = (96, 120, 173, 240)
"""Heights of cards in pixels: in the last trick, in a crowded hand, in a window of 1280 x 800, and on a large screen.
"""
GAP: Final = 6


def contact_sheet(height: int) -> pygame.Surface:
    """Draw all cards at one height: a row for each suit, from ace to king."""
    assets = open_case()
    breadth = assets.card(0, height).get_width()
    sheet = Sheet(assets, len(RANKS) * (breadth + GAP) + 80)
    sheet.heading(f"The English Pack of 1775, {height} pixels high")
    for suit in range(len(SUITS)):
        sheet.row([Piece(assets.card(make(rank, suit), height)) for rank in range(len(RANKS))], GAP)
    return sheet.picture()

"""The icon of the program: a spade on card paper."""

import pygame

from crowe_table import palette
from crowe_table.engine.cards import SPADES
from crowe_table.gui.draw.pips import pip


def emblem(size: int) -> pygame.Surface:
    """Return the icon as a square, ``size`` pixels wide."""
    frame = max(1, round(size * 3 / 64))
    sign = pygame.Surface((size, size))
    sign.fill(palette.CARD_PAPER)
    pygame.draw.rect(sign, palette.BLOCK_BLUE, sign.get_rect().inflate(-2 * frame, -2 * frame), frame)
    spade = pip(SPADES, round(size * 44 / 64), palette.STENCIL_BLACK)
    sign.blit(spade, spade.get_rect(center=sign.get_rect().center))
    return sign

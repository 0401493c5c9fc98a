"""An abacus that counts played cards. It has a wire for each rank, and on it a bead for each card.

When a card is played, its bead is pushed up.
"""

from collections.abc import Sequence

import pygame

from crowe_table import palette
from crowe_table.engine.cards import RANKS
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import StyledText, set_words
from crowe_table.gui.draw.type import Face
from crowe_table.words import Words

_HEAD, _FOOT, _ASIDE = 24, 8, 12
"""Thickness of the frame in table units: above the beads, below them, and at each side."""
_LETTER = 16
_PRINTED = 0.86
"""Maximum width of a rank's name, as a fraction of the distance between the wires. A wider one is condensed."""


def abacus(assets: Assets, words: Words, pushed: Sequence[float], beads: int, area: pygame.Rect) -> pygame.Surface:
    """Return a picture of the abacus, with a margin for its shadow.

    ``pushed`` is the number of raised beads on each wire. The number has a fraction while a bead moves.
    """
    px, m = assets.canvas.px, assets.margin
    surface = assets.cached(("abacus", area.size, beads), lambda: _frame(assets, words, area)).copy()
    head, foot, aside = px(_HEAD * assets.look.text), px(_FOOT), px(_ASIDE)
    pitch = (area.w - 2 * aside) / len(pushed)
    room = area.h - head - foot
    height = min(room / (beads + 1.6), pitch * 0.62)
    for at, up in enumerate(pushed):
        x = m + aside + pitch * (at + 0.5)
        for bead in range(beads):
            part = max(0.0, min(1.0, up - bead))
            top, bottom = m + head + height * (bead + 0.5), m + area.h - foot - height * (beads - bead - 0.5)
            place = pygame.Rect(0, 0, round(min(pitch * 0.82, height * 1.55)), round(height * 0.94))
            place.center = round(x), round(bottom + (top - bottom) * part)
            surface.blit(_bead(assets, place.size, part >= 1), place)
    return surface


def _frame(assets: Assets, words: Words, area: pygame.Rect) -> pygame.Surface:
    """Return the mahogany frame with its wires and the names of the ranks."""
    px, m = assets.canvas.px, assets.margin
    body = pygame.Surface(area.size, pygame.SRCALPHA)
    pygame.draw.rect(body, palette.RIM_LINE, body.get_rect(), border_radius=px(8))
    pygame.draw.rect(body, palette.MAHOGANY, body.get_rect().inflate(-px(3), -px(3)), border_radius=px(7))
    head, foot, aside = px(_HEAD * assets.look.text), px(_FOOT), px(_ASIDE)
    pitch = (area.w - 2 * aside) / len(RANKS)
    for at in range(len(RANKS)):
        x = round(aside + pitch * (at + 0.5))
        pygame.draw.line(body, palette.BRASS, (x, head), (x, area.h - foot), max(1, px(1.5)))
        name = words.text(f"rank-brief-{at}")
        line = set_words(assets, StyledText(name, Face.BOLD, _LETTER, palette.BOOKE_PAPER), round(pitch))
        if line.get_width() > pitch * _PRINTED:
            line = pygame.transform.smoothscale(line, (round(pitch * _PRINTED), line.get_height()))
        body.blit(line, line.get_rect(midbottom=(x, head + px(1))))
    whole = pygame.Surface((area.w + 2 * m, area.h + 2 * m), pygame.SRCALPHA)
    whole.blit(assets.shadowed(body, 3), (0, 0))
    return whole


def _bead(assets: Assets, size: tuple[int, int], gone: bool) -> pygame.Surface:
    """Return a bead made of bone. It is dark if ``gone``, because its card has been played."""
    return assets.cached(("bead", size, gone), lambda: _drawn_bead(size, gone))


def _drawn_bead(size: tuple[int, int], gone: bool) -> pygame.Surface:
    bead = pygame.Surface((size[0] * 3, size[1] * 3), pygame.SRCALPHA)
    pygame.draw.ellipse(bead, palette.RIM_LINE, bead.get_rect())
    pygame.draw.ellipse(bead, palette.CUT_PAPER if gone else palette.CARD_PAPER, bead.get_rect().inflate(-6, -6))
    shine = bead.get_rect().inflate(-size[0] * 1.7, -size[1] * 2).move(-size[0] // 3, -size[1] // 2)
    pygame.draw.ellipse(bead, palette.FADED_INK if gone else palette.PLAIN_PAPER, shine)
    return pygame.transform.smoothscale(bead, size)

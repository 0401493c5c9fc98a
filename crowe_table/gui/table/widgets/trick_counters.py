"""The count of tricks: a row of counters for the viewer's side and one for the others, each with its number."""

import pygame

from crowe_table import palette
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import StyledText, line_width, set_lines
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.widgets.coins import money_picture
from crowe_table.words import Words

COUNTER = "counter-round"
"""Picture of a counter."""
NAME_SIZE, FIGURE_SIZE = 17, 20
"""Text sizes of a side's name and of its number."""
APART, LIFTED = 8, 10
"""Gap beside the counters, and maximum distance between two counters, in table units."""


def trick_counters(
    assets: Assets, words: Words, taken: tuple[int, int], alone: bool, area: pygame.Rect
) -> pygame.Surface:
    """Return a picture of the tricks that both sides have taken. ``alone`` says that the viewer has no partner."""
    m, px = assets.margin, assets.canvas.px
    surface = pygame.Surface((area.w + 2 * m, area.h + 2 * m), pygame.SRCALPHA)
    names = [words.text("tally-yours" if alone else "tally-ours"), words.text("tally-theirs")]
    styled = [StyledText(name, Face.ITALIC, NAME_SIZE, palette.BOOKE_PAPER) for name in names]
    left = max(line_width(assets, each) for each in styled) + px(APART)
    figure = line_width(assets, StyledText("13", Face.BOLD, FIGURE_SIZE)) + px(APART)
    ground = (*pygame.Color(assets.look.table_top.dark)[:3], 120)
    pygame.draw.rect(surface, ground, pygame.Rect((m, m), area.size), border_radius=px(8))
    for at, (name, number) in enumerate(zip(styled, taken, strict=True)):
        row = pygame.Rect(m, m + at * area.h // 2, area.w, area.h // 2)
        printed = set_lines(assets, name, area.w)
        surface.blit(printed, printed.get_rect(midleft=(row.x + px(APART), row.centery)))
        told = set_lines(assets, StyledText(str(number), Face.BOLD, FIGURE_SIZE, palette.BOOKE_PAPER), area.w)
        surface.blit(told, told.get_rect(midright=(row.right - px(APART), row.centery)))
        _lay(surface, assets, number, pygame.Rect(row.x + left + px(APART), row.y, row.w - left - figure, row.h))
    return surface


def _lay(surface: pygame.Surface, assets: Assets, number: int, room: pygame.Rect) -> None:
    """Lay counters in a row. They overlap if they need to."""
    counter = money_picture(assets, COUNTER, round(room.h * 0.72))
    if counter is None or not number:
        return
    w, _ = counter.get_size()
    free = room.w - w - 2 * assets.canvas.px(APART)
    step = min(assets.canvas.px(LIFTED), free // max(1, number - 1))
    for at in range(number):
        surface.blit(counter, counter.get_rect(midleft=(room.x + at * step, room.centery)))

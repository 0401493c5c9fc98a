"""The count of tricks of the viewer's side and of the others: two rows of counters, or one line for a slip."""

from dataclasses import replace

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
LINE_SIZE = 17
"""Text size of the line."""
BOOK, BOOK_APART = 18, 6
"""Side of the picture of a trick before the line, and gap beside it, in table units."""
SMOOTH = 4
"""Factor by which the picture of a trick is drawn larger and then reduced, for smooth edges."""


def trick_counters(
    assets: Assets, words: Words, taken: tuple[int, int], alone: bool, area: pygame.Rect
) -> pygame.Surface:
    """Return a picture of the tricks that both sides have taken. ``alone`` says that the viewer has no partner."""
    m, px = assets.margin, assets.canvas.px
    surface = pygame.Surface((area.w + 2 * m, area.h + 2 * m), pygame.SRCALPHA)
    styled = [StyledText(name, Face.ITALIC, NAME_SIZE, palette.BOOKE_PAPER) for name in _names(words, alone)]
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


def trick_line(assets: Assets, words: Words, taken: tuple[int, int], alone: bool, width: int) -> pygame.Surface:
    """Return one line with the tricks that both sides have taken, after a picture of a trick.

    It is reduced to fit ``width`` pixels.
    """
    (ours, theirs), px = _names(words, alone), assets.canvas.px
    pieces = [
        StyledText(ours, Face.ITALIC, LINE_SIZE),
        StyledText(str(taken[0]), Face.BOLD, LINE_SIZE),
        StyledText(f"· {theirs}", Face.ITALIC, LINE_SIZE),
        StyledText(str(taken[1]), Face.BOLD, LINE_SIZE),
    ]
    book = _book(assets)
    beside = book.get_width() + px(BOOK_APART)
    space = line_width(assets, StyledText(" ", Face.ITALIC, LINE_SIZE))
    whole = sum(line_width(assets, each) for each in pieces) + space * (len(pieces) - 1)
    size = LINE_SIZE * min(1.0, (width - beside) / whole)
    prints = [set_lines(assets, replace(each, size=size), width) for each in pieces]
    wide = beside + sum(each.get_width() for each in prints) + space * (len(prints) - 1)
    line = pygame.Surface((wide, max(book.get_height(), *(each.get_height() for each in prints))), pygame.SRCALPHA)
    line.blit(book, book.get_rect(midleft=(0, line.get_height() // 2)))
    left = beside
    for print_ in prints:
        line.blit(print_, (left, line.get_height() - print_.get_height()))
        left += print_.get_width() + space
    return line


def _names(words: Words, alone: bool) -> tuple[str, str]:
    """Return the names of the viewer's side and of the others."""
    return words.text("tally-yours" if alone else "tally-ours"), words.text("tally-theirs")


def _book(assets: Assets) -> pygame.Surface:
    """Return a picture of a taken trick: two card backs, one across the other."""
    side = assets.canvas.px(BOOK * assets.look.text)
    large = pygame.Surface((SMOOTH * side, SMOOTH * side), pygame.SRCALPHA)
    large.fill((*pygame.Color(palette.INK)[:3], 0))
    long, short = round(SMOOTH * side * 0.94), round(SMOOTH * side * 0.62)
    edge = max(SMOOTH, round(SMOOTH * side * 0.06))
    for size in ((long, short), (short, long)):
        back = pygame.Rect((0, 0), size)
        back.center = large.get_rect().center
        pygame.draw.rect(large, palette.CARD_PAPER, back, border_radius=2 * edge)
        pygame.draw.rect(large, palette.INK, back, edge, border_radius=2 * edge)
    return pygame.transform.smoothscale(large, (side, side))


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

"""Charts drawn on paper: columns, bars and one divided bar, hatched like an engraving."""

from collections.abc import Sequence

import pygame

from crowe_table import palette
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import StyledText, set_lines
from crowe_table.gui.draw.type import Face
from crowe_table.gui.pages.flow import Block

COLUMN_HEIGHT = 112
"""Height in table units of the tallest column."""
BAR_HEIGHT = 20
"""Height in table units of a horizontal bar."""
SIZE, SMALL_SIZE = 20, 18
"""Text sizes of names and values, and of labels and legends."""
FIGURE_WIDTHS = (84, 50)
"""Widths in table units of the columns of figures beside a bar, from right to left."""
NO_BREAK = "\N{NO-BREAK SPACE}"
WIDE_HATCHING, NARROW_HATCHING = 7, 4
"""Distances between two lines of hatching in table units, for wide and for narrow hatching."""


def hatch(surface: pygame.Surface, assets: Assets, area: pygame.Rect, distance: float = NARROW_HATCHING) -> None:
    """Fill an area with slanting lines and draw its border."""
    if area.w <= 0 or area.h <= 0:
        return
    px = assets.canvas.px
    before = surface.get_clip()
    surface.set_clip(area.clip(before))
    for x in range(area.x - area.h, area.right, px(distance)):
        pygame.draw.aaline(surface, palette.INK, (x, area.bottom), (x + area.h, area.y))
    surface.set_clip(before)
    pygame.draw.rect(surface, palette.INK, area, max(1, px(1.2)))


def columns_block(assets: Assets, surface: pygame.Surface, columns: Sequence[tuple[str, int]]) -> Block:
    """Return a column chart. ``columns`` must not be empty.

    The chart prints the value of its highest column. A label is left out if it would overlap the previous one.
    """
    px = assets.canvas.px
    most = max(1, *(number for _, number in columns))
    top, high = _set(assets, str(most), Face.BOLD), px(COLUMN_HEIGHT)
    names = [_set(assets, name, Face.TEXT, SMALL_SIZE) for name, _ in columns]
    total = top.get_height() + high + px(8) + names[0].get_height()

    def lay(area: pygame.Rect) -> None:
        base = area.y + top.get_height() + high
        each = area.w / len(columns)
        told = -area.w
        for at, ((_, number), name) in enumerate(zip(columns, names, strict=True)):
            middle = round(area.x + each * (at + 0.5))
            tall = round(high * number / most)
            wide = round(each * 0.72)
            bar = pygame.Rect(middle - wide // 2, base - tall, wide, tall)
            hatch(surface, assets, bar, NARROW_HATCHING * 0.75 if number == most else NARROW_HATCHING)
            if number == most:
                surface.blit(top, top.get_rect(midbottom=(middle, bar.y)))
            place = name.get_rect(midtop=(middle, base + px(6)))
            if place.x >= told + px(6):
                surface.blit(name, place)
                told = place.right
        pygame.draw.line(surface, palette.INK, (area.x, base), (area.right, base), max(2, px(2)))

    return Block(total, lay)


def bars_block(
    assets: Assets, surface: pygame.Surface, name: str, number: int, most: int, figures: Sequence[str], width: int
) -> Block:
    """Return one row of a bar chart: a name, a bar, and figures at the right. A full bar stands for ``most``."""
    px = assets.canvas.px
    wide = [round(px(each) * assets.look.text) for each in FIGURE_WIDTHS[: len(figures)]]
    told = set_lines(assets, StyledText(name, Face.TEXT, SIZE), round(width * 0.46))
    set_figures = [_set(assets, each, Face.TEXT if at == 0 else Face.ITALIC) for at, each in enumerate(figures)]

    def lay(area: pygame.Rect) -> None:
        surface.blit(told, told.get_rect(midleft=(area.x, area.centery)))
        left, right = area.x + round(width * 0.48), area.right - sum(wide)
        bar = pygame.Rect(
            left, area.centery - px(BAR_HEIGHT) // 2, round((right - left) * number / max(1, most)), px(BAR_HEIGHT)
        )
        hatch(surface, assets, bar)
        x = area.right
        for each, column in zip(reversed(set_figures), wide, strict=True):
            surface.blit(each, each.get_rect(midright=(x, area.centery)))
            x -= column

    return Block(max(told.get_height(), px(BAR_HEIGHT)), lay)


def divided_block(assets: Assets, surface: pygame.Surface, parts: Sequence[tuple[str, int]], width: int) -> Block:
    """Return a single bar that is divided in proportion to the numbers. The names of the parts are below it."""
    px, total = assets.canvas.px, max(1, sum(number for _, number in parts))
    names = set_lines(
        assets,
        StyledText("  ·  ".join(name.replace(" ", NO_BREAK) for name, _ in parts), Face.ITALIC, SMALL_SIZE),
        width,
        True,
    )

    def lay(area: pygame.Rect) -> None:
        x = area.x
        for at, (_, number) in enumerate(parts):
            wide = round(area.w * number / total)
            hatch(surface, assets, pygame.Rect(x, area.y, wide, px(28)), NARROW_HATCHING if at % 2 else WIDE_HATCHING)
            x += wide
        surface.blit(names, names.get_rect(midtop=(area.centerx, area.y + px(34))))

    return Block(px(34) + names.get_height(), lay)


def figures_block(assets: Assets, surface: pygame.Surface, figures: Sequence[tuple[str, str]], width: int) -> Block:
    """Return large figures side by side, each with its label below."""
    each = width // len(figures)
    figure_prints = [_set(assets, figure, Face.TEXT, 34) for figure, _ in figures]
    told = [
        set_lines(
            assets, StyledText(what, Face.ITALIC, SMALL_SIZE, palette.FADED_INK), each - assets.canvas.px(10), True
        )
        for _, what in figures
    ]
    high = max(figure.get_height() for figure in figure_prints)

    def lay(area: pygame.Rect) -> None:
        for at, (figure, what) in enumerate(zip(figure_prints, told, strict=True)):
            middle = area.x + each * at + each // 2
            surface.blit(figure, figure.get_rect(midtop=(middle, area.y)))
            surface.blit(what, what.get_rect(midtop=(middle, area.y + high)))

    return Block(high + max(line.get_height() for line in told), lay)


def _set(assets: Assets, text: str, face: Face, size: float = SIZE) -> pygame.Surface:
    return set_lines(assets, StyledText(text, face, size), assets.canvas.size[0])

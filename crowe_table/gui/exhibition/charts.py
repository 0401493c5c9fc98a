"""Charts drawn on paper: columns, bars and one divided bar, hatched like an engraving."""

from collections.abc import Sequence

import pygame

from crowe_table import palette
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import StyledText, set_lines
from crowe_table.gui.draw.type import Face
from crowe_table.gui.pages.flow import Block

COLUMNS_HIGH = 112
"""Height in table units of the tallest column."""
BAR = 20
SIZE, SMALL = 20, 18
FIGURES = (84, 50)
"""Widths in table units of the columns of figures, from the right."""
NO_BREAK = "\N{NO-BREAK SPACE}"
OPEN, CLOSE = 7, 4
"""Spacing in table units of open and close hatching."""


def hatch(surface: pygame.Surface, assets: Assets, area: pygame.Rect, apart: float = CLOSE) -> None:
    """Fill an area with slanting lines and draw its border."""
    if area.w <= 0 or area.h <= 0:
        return
    px = assets.canvas.px
    before = surface.get_clip()
    surface.set_clip(area.clip(before))
    for x in range(area.x - area.h, area.right, px(apart)):
        pygame.draw.aaline(surface, palette.INK, (x, area.bottom), (x + area.h, area.y))
    surface.set_clip(before)
    pygame.draw.rect(surface, palette.INK, area, max(1, px(1.2)))


def columns_block(assets: Assets, surface: pygame.Surface, columns: Sequence[tuple[str, int]]) -> Block:
    """Return a column chart with each value above its column. ``columns`` is not empty."""
    px = assets.canvas.px
    most = max(1, *(number for _, number in columns))
    top, high = _set(assets, str(most), Face.BOLD), px(COLUMNS_HIGH)
    names = [_set(assets, name, Face.TEXT, SMALL) for name, _ in columns]
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
            hatch(surface, assets, bar, CLOSE * 0.75 if number == most else CLOSE)
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
    """Return a name, a bar in proportion to ``number`` out of ``most``, and figures at the right."""
    px = assets.canvas.px
    wide = [round(px(each) * assets.look.text) for each in FIGURES[: len(figures)]]
    told = set_lines(assets, StyledText(name, Face.TEXT, SIZE), round(width * 0.46))
    set_figures = [_set(assets, each, Face.TEXT if at == 0 else Face.ITALIC) for at, each in enumerate(figures)]

    def lay(area: pygame.Rect) -> None:
        surface.blit(told, told.get_rect(midleft=(area.x, area.centery)))
        left, right = area.x + round(width * 0.48), area.right - sum(wide)
        bar = pygame.Rect(left, area.centery - px(BAR) // 2, round((right - left) * number / max(1, most)), px(BAR))
        hatch(surface, assets, bar)
        x = area.right
        for each, column in zip(reversed(set_figures), wide, strict=True):
            surface.blit(each, each.get_rect(midright=(x, area.centery)))
            x -= column

    return Block(max(told.get_height(), px(BAR)), lay)


def divided_block(assets: Assets, surface: pygame.Surface, parts: Sequence[tuple[str, int]], width: int) -> Block:
    """Return one bar divided in proportion to its parts, with a legend below."""
    px, total = assets.canvas.px, max(1, sum(number for _, number in parts))
    names = set_lines(
        assets,
        StyledText("  ·  ".join(name.replace(" ", NO_BREAK) for name, _ in parts), Face.ITALIC, SMALL),
        width,
        True,
    )

    def lay(area: pygame.Rect) -> None:
        x = area.x
        for at, (_, number) in enumerate(parts):
            wide = round(area.w * number / total)
            hatch(surface, assets, pygame.Rect(x, area.y, wide, px(28)), CLOSE if at % 2 else OPEN)
            x += wide
        surface.blit(names, names.get_rect(midtop=(area.centerx, area.y + px(34))))

    return Block(px(34) + names.get_height(), lay)


def figures_block(assets: Assets, surface: pygame.Surface, figures: Sequence[tuple[str, str]], width: int) -> Block:
    """Return large figures side by side, each with its label below."""
    each = width // len(figures)
    great = [_set(assets, figure, Face.TEXT, 34) for figure, _ in figures]
    told = [
        set_lines(assets, StyledText(what, Face.ITALIC, SMALL, palette.FADED_INK), each - assets.canvas.px(10), True)
        for _, what in figures
    ]
    high = max(figure.get_height() for figure in great)

    def lay(area: pygame.Rect) -> None:
        for at, (figure, what) in enumerate(zip(great, told, strict=True)):
            middle = area.x + each * at + each // 2
            surface.blit(figure, figure.get_rect(midtop=(middle, area.y)))
            surface.blit(what, what.get_rect(midtop=(middle, area.y + high)))

    return Block(high + max(line.get_height() for line in told), lay)


def _set(assets: Assets, text: str, face: Face, size: float = SIZE) -> pygame.Surface:
    return set_lines(assets, StyledText(text, face, size), assets.canvas.size[0])

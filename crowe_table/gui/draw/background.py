"""Backgrounds: a table top by candle light, on dark mahogany."""

from collections.abc import Iterator

import pygame

from crowe_table import palette
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.parts import InParts, whole

RIM = 16
"""Width in table units of the mahogany rim around the table top."""


def table_background(assets: Assets, body: pygame.Rect) -> pygame.Surface:
    """Return a card table on dark wood. ``body`` is the area of the table in pixels.

    One pool of warm light, slightly above the middle, falls on the table top.
    """
    return whole(table_in_parts(assets, body))


def table_in_parts(assets: Assets, body: pygame.Rect) -> InParts[pygame.Surface]:
    """Do the work of ``table_background``, one part at each step.

    Wood is drawn only if it is visible around the table.
    """
    covered = body.contains((0, 0), assets.canvas.size)
    background = pygame.Surface(assets.canvas.size) if covered else (yield from desk_in_parts(assets))
    yield
    table = background.subsurface(body)
    if assets.look.contrast:
        table.fill(palette.PLAIN_BAIZE)
        _rim(table, assets.canvas.px(RIM))
        return background
    yield from _fill_lit(assets, table, assets.look.table_top.picture, assets.look.table_top.lit)
    yield
    area = table.get_rect()
    if (yield from assets.frame_in_parts("rim", table, area)):
        inner = area.inflate(-2 * assets.canvas.px(RIM + 5), -2 * assets.canvas.px(RIM + 5))
        yield from assets.frame_in_parts("rim-shade", table, inner)
    else:
        _rim(table, assets.canvas.px(RIM))
    return background


def desk_background(assets: Assets) -> pygame.Surface:
    """Return the dark mahogany that is visible around the pages."""
    return whole(desk_in_parts(assets))


def desk_in_parts(assets: Assets) -> InParts[pygame.Surface]:
    """Do the work of ``desk_background``, one part at each step."""
    background = pygame.Surface(assets.canvas.size)
    yield from _fill_lit(assets, background, "desk", "#2A130B")
    return background


def _fill_lit(assets: Assets, surface: pygame.Surface, name: str, plain: str) -> Iterator[None]:
    """Fill a surface with copies of the picture ``name``, in candle light.

    If it is missing, use the colour ``plain``.
    """
    tile = yield from assets.master_in_parts(name)
    _fill_tiled(surface, tile, plain)
    yield
    light = yield from _light(assets, surface.get_size())
    yield
    surface.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def _fill_tiled(background: pygame.Surface, tile: pygame.Surface | None, plain: str) -> None:
    background.fill(plain)
    if tile is None:
        return
    w, h = tile.get_size()
    for x in range(0, background.get_width(), w):
        for y in range(0, background.get_height(), h):
            background.blit(tile, (x, y))


def _light(assets: Assets, size: tuple[int, int]) -> InParts[pygame.Surface]:
    """Return a picture of candle light, by which a background is multiplied.

    It is bright and warm slightly above the middle, and about a third as bright in the corners.
    """
    painted = yield from assets.master_in_parts("candle-light")
    yield
    if painted is not None:
        return pygame.transform.smoothscale(painted, size)
    w, h = 64, 40
    small = pygame.Surface((w, h))
    for x in range(w):
        for y in range(h):
            distance = ((x / (w - 1) - 0.5) / 0.72) ** 2 + ((y / (h - 1) - 0.44) / 0.74) ** 2
            full = max(0.34, 1.04 - 0.62 * distance)
            small.set_at(
                (x, y), (min(255, round(255 * full)), min(255, round(250 * full)), min(255, round(236 * full)))
            )
    return pygame.transform.smoothscale(small, size)


def _rim(background: pygame.Surface, width: int) -> None:
    area = background.get_rect()
    edge = pygame.Color(palette.MAHOGANY)
    dark = pygame.Color(palette.RIM_LINE)
    for i in range(width):
        shade = edge.lerp(dark, abs(i / width - 0.35) * 0.9)
        pygame.draw.rect(background, shade, area.inflate(-2 * i, -2 * i), 1)
    pygame.draw.rect(background, dark, area.inflate(-2 * width, -2 * width), max(1, width // 6))

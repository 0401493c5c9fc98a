"""What lies under everything: the baize in its rim by candle light, upon dark mahogany."""

import pygame

from crowe_table import palette
from crowe_table.gui.draw.assets import Assets

RIM = 16
"""Table units of mahogany about the baize."""


def table_background(assets: Assets, body: pygame.Rect) -> pygame.Surface:
    """A card table on dark wood: ``body`` is its rim of mahogany, in pixels, and within it lies green baize, in one
    warm pool of light slightly above its middle.
    """
    background = beneath_table(assets, body)
    lay_table(assets, background, body)
    return background


def beneath_table(assets: Assets, body: pygame.Rect) -> pygame.Surface:
    """The dark wood, unless the table covers all of it."""
    covered = body.contains((0, 0), assets.canvas.size)
    return pygame.Surface(assets.canvas.size) if covered else desk_background(assets)


def lay_table(assets: Assets, background: pygame.Surface, body: pygame.Rect) -> None:
    """The rim, and the baize within it."""
    table = background.subsurface(body)
    if assets.look.contrast:
        table.fill(palette.PLAIN_BAIZE)
        _rim(table, assets.canvas.px(RIM))
        return
    _tile(table, assets.master("baize"), palette.BAIZE_LIT)
    table.blit(_light(assets, body.size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    whole = table.get_rect()
    if assets.frame("rim", table, whole):
        inner = whole.inflate(-2 * assets.canvas.px(RIM + 5), -2 * assets.canvas.px(RIM + 5))
        assets.frame("rim-shade", table, inner)
    else:
        _rim(table, assets.canvas.px(RIM))


def desk_background(assets: Assets) -> pygame.Surface:
    """Dark mahogany, for the book to lie on."""
    background = pygame.Surface(assets.canvas.size)
    _tile(background, assets.master("desk"), "#2A130B")
    background.blit(_light(assets, assets.canvas.size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return background


def _tile(background: pygame.Surface, tile: pygame.Surface | None, plain: str) -> None:
    background.fill(plain)
    if tile is None:
        return
    w, h = tile.get_size()
    for x in range(0, background.get_width(), w):
        for y in range(0, background.get_height(), h):
            background.blit(tile, (x, y))


def _light(assets: Assets, size: tuple[int, int]) -> pygame.Surface:
    """A map to multiply by: full and warm a little above the middle, falling to about a third in the corners."""
    painted = assets.master("candle-light")
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

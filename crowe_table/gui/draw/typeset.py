"""Typesetting on paper: display lines, headings, printers' rules, fans of cards, and the division of a page."""

import math
from collections.abc import Iterator, Sequence
from functools import partial

import pygame
from pygame import Vector2

from crowe_table import palette
from crowe_table.engine.cards import Card
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import StyledText, set_lines
from crowe_table.gui.draw.printed import remember
from crowe_table.gui.draw.type import HEADINGS, Face

RAISED = 12
"""Distance in table units by which a heading starts above the printed area of a page."""


def spaced(assets: Assets, text: str, face: Face, size: float, gap: float, colour: str = palette.INK) -> pygame.Surface:
    """Return a line of letter-spaced display type, cut to the height of the letters.

    ``gap`` is the space between letters in table units.
    """
    px = assets.canvas.px(size)
    letters = [assets.case.line(letter, face, px, colour) for letter in text]
    space = assets.canvas.px(gap)
    width = sum(letter.get_width() for letter in letters) + space * max(0, len(letters) - 1)
    surface = pygame.Surface((max(1, width), max(letter.get_height() for letter in letters)), pygame.SRCALPHA)
    x = 0
    for letter in letters:
        surface.blit(letter, (x, 0))
        x += letter.get_width() + space
    inked = surface.get_bounding_rect()
    line = surface.subsurface((0, inked.y, surface.get_width(), max(1, inked.h)))
    return remember(line, text, face in HEADINGS)


def double_rule(background: pygame.Surface, assets: Assets, left: int, right: int, y: int) -> None:
    """Draw a printer's rule: a thick line over a thin one."""
    px = assets.canvas.px
    pygame.draw.line(background, palette.INK, (left, y), (right, y), max(2, px(2.6)))
    pygame.draw.line(background, palette.INK, (left, y + px(5)), (right, y + px(5)), max(1, px(1)))


def double_frame(background: pygame.Surface, assets: Assets, area: pygame.Rect) -> None:
    """Draw a frame around a page: a thick line outside a thin one."""
    px = assets.canvas.px
    pygame.draw.rect(background, palette.INK, area, max(2, px(2.4)))
    pygame.draw.rect(background, palette.INK, area.inflate(-px(12), -px(12)), max(1, px(1)))


def heading(background: pygame.Surface, assets: Assets, area: pygame.Rect, text: str, size: float = 38) -> int:
    """Draw the heading of a page with a rule below it. Return the top of the content that follows."""
    px = assets.canvas.px
    line = set_lines(assets, StyledText(text, Face.HEADING, size), area.w, centred=True)
    background.blit(line, line.get_rect(midtop=(area.centerx, area.y - px(RAISED))))
    ornament_rule(background, assets, area.centerx, area.y - px(RAISED) + line.get_height() + px(4))
    return area.y + heading_height(assets, area.w, text, size)


def heading_height(assets: Assets, width: int, text: str, size: float = 38) -> int:
    """Return the height in pixels that a heading takes from its area."""
    line = set_lines(assets, StyledText(text, Face.HEADING, size), width, centred=True)
    return line.get_height() + assets.canvas.px(24) - assets.canvas.px(RAISED)


def ornament_rule(background: pygame.Surface, assets: Assets, middle: int, y: int) -> None:
    """Draw a thin line with a printer's ornament in its middle."""
    px = assets.canvas.px
    ornament = assets.case.line("❦", Face.TEXT, px(22), palette.RUBRIC)
    for way in (-1, 1):
        pygame.draw.line(
            background, palette.INK, (middle + way * px(20), y), (middle + way * px(150), y), max(1, px(1.2))
        )
    background.blit(ornament, ornament.get_rect(center=(middle, y)))


def rows(area: pygame.Rect, top: int, count: int, height: int, gap: int) -> list[pygame.Rect]:
    """Return ``count`` areas below one another, from ``top``."""
    return [pygame.Rect(area.x, top + i * (height + gap), area.w, height) for i in range(count)]


def columns(area: pygame.Rect, count: int, gap: int) -> list[pygame.Rect]:
    """Return ``count`` areas side by side."""
    width = (area.w - gap * (count - 1)) // count
    return [pygame.Rect(area.x + i * (width + gap), area.y, width, area.h) for i in range(count)]


def plate(background: pygame.Surface, assets: Assets, face: pygame.Surface, area: pygame.Rect) -> None:
    """Draw a card on a page like an engraving, in a double frame. The paper shows through the card."""
    flag = 0 if assets.look.contrast else pygame.BLEND_RGB_MULT
    background.blit(face, area, special_flags=flag)
    px = assets.canvas.px
    pygame.draw.rect(background, palette.INK, area.inflate(px(16), px(16)), max(1, px(1)))
    pygame.draw.rect(background, palette.INK, area.inflate(px(26), px(26)), max(2, px(2.4)))


MAX_NARROW_FAN = 6
"""Maximum number of cards in a narrow fan. A fan of more cards takes the full width."""


def fan(background: pygame.Surface, assets: Assets, cards: Sequence[Card], area: pygame.Rect) -> Iterator[None]:
    """Draw a fan of cards with their shadows, one card at each step."""
    for laid, centre in fanned(assets, cards, area):
        background.blit(laid, laid.get_rect(center=(round(centre.x), round(centre.y))))
        yield


def fanned(assets: Assets, cards: Sequence[Card], area: pygame.Rect) -> Iterator[tuple[pygame.Surface, Vector2]]:
    """Yield the cards of a fan, rotated and with their shadows, each with its centre."""
    many = len(cards) > MAX_NARROW_FAN
    height = min(area.h * 0.66, area.w * (0.36 if many else 0.5))
    half = min(5.0 * (len(cards) - 1), 25.0)
    radius = (area.w - 1.1 * height) / 2 / math.sin(math.radians(half)) if many else height * 1.75
    sag = radius * (1 - math.cos(math.radians(half))) / 2 if many else height * 0.06
    for place, card in enumerate(cards):
        turn = half * (2 * place / max(1, len(cards) - 1) - 1)
        laid = assets.cached(
            ("fanned", card, round(height), turn), partial(_rotated_card, assets, card, round(height), turn)
        )
        yield laid, Vector2(area.centerx, area.centery + radius - sag) + Vector2(0, -radius).rotate(turn)


def _rotated_card(assets: Assets, card: Card, height: int, turn: float) -> pygame.Surface:
    face = assets.unmarked().face(card, height).convert_alpha()
    return assets.shadowed(pygame.transform.rotozoom(face, -turn, 1), 3)


def cloth(background: pygame.Surface, assets: Assets, area: pygame.Rect) -> None:
    """Draw a piece of the table top in a dark frame."""
    top = assets.look.table_top
    tile = None if assets.look.contrast else assets.master(top.picture)
    background.fill(palette.PLAIN_BAIZE if assets.look.contrast else top.lit, area)
    if tile:
        background.set_clip(area)
        for x in range(area.x, area.right, tile.get_width()):
            for y in range(area.y, area.bottom, tile.get_height()):
                background.blit(tile, (x, y))
        background.set_clip(None)
    pygame.draw.rect(background, palette.RIM_LINE, area, assets.canvas.px(2))

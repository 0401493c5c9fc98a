"""A game's own counters, used in place of money. They lie sorted in a player's box, or in a heap in a dish."""

import pygame

from crowe_table import palette
from crowe_table.engine.money import Farthings
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import StyledText, set_words
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.widgets.coins import Currency, heap, money_picture, split_by_kind
from crowe_table.words import Words

FIGURES = 15
"""Text size of the numbers in a box, in table units."""
SHOWN = 3
"""Maximum number of counters drawn of each kind in a box."""
STEP = 0.16
"""Distance between two counters of a pile, as a fraction of the compartment's height."""
WELL = (0.62, 0.56)
"""Width and height of the part of a dish that holds counters, as fractions of the dish."""
SUM = 18
"""Text size of the sum below a dish, in table units."""


def box_of_counters(
    assets: Assets, words: Words, amount: int, currency: Currency, picture: str, area: pygame.Rect
) -> pygame.Surface:
    """Return a picture of a box with a compartment and a number for each kind of counter.

    If the player owes counters, the box shows the debt.
    """
    m, px = assets.margin, assets.canvas.px
    surface = pygame.Surface((area.w + 2 * m, area.h + 2 * m), pygame.SRCALPHA)
    box = assets.picture(picture, area.w, area.h)
    if box:
        surface.blit(assets.cached(("box", picture, area.size), lambda: assets.shadowed(box, 3)), (0, 0))
    cells = [cell.move(m, m) for cell in compartments(area.size, len(currency.own), px(5))]
    if amount < 0:
        owed = set_words(
            assets,
            StyledText(words.text("box-owes", number=-amount), Face.ITALIC, FIGURES + 1, palette.BOOKE_PAPER),
            area.w,
        )
        surface.blit(owed, owed.get_rect(center=surface.get_rect().center))
        return surface
    for cell, (name, number) in zip(cells, split_by_kind(amount, currency.own), strict=True):
        figures = set_words(assets, StyledText(str(number), Face.BOLD, FIGURES, palette.BOOKE_PAPER), cell.w)
        at = figures.get_rect(midbottom=(cell.centerx, cell.bottom - px(1)))
        _pile(surface, assets, name, min(number, SHOWN), pygame.Rect(cell.x, cell.y, cell.w, at.y - cell.y + px(3)))
        surface.blit(figures, at)
    return surface


def dish_of_counters(
    assets: Assets, words: Words, amount: int, currency: Currency, picture: str, area: pygame.Rect
) -> pygame.Surface:
    """Return a picture of a dish with its counters, and their total value below it."""
    m, px = assets.margin, assets.canvas.px
    size = StyledText(words.counters(amount), Face.BOLD, SUM, palette.BOOKE_PAPER)
    label = set_words(assets, size, area.w)
    surface = pygame.Surface((area.w + 2 * m, area.h + 2 * m), pygame.SRCALPHA)
    room = pygame.Rect(m, m, area.w, area.h - label.get_height())
    dish = assets.natural(picture)
    if dish:
        w, h = dish.get_size()
        part = min(room.w / w, room.h / h)
        w, h = round(w * part), round(h * part)
        laid = assets.picture(picture, w, h)
        assert laid is not None
        shadowed = assets.cached(("dish", picture, w, h), lambda: assets.shadowed(laid, 4))
        surface.blit(shadowed, shadowed.get_rect(center=room.center))
        room = pygame.Rect(0, 0, round(w * WELL[0]), round(h * WELL[1])).move(0, 0)
        room.center = m + area.w // 2, m + (area.h - label.get_height()) // 2
    if amount:
        lying = heap(assets, Farthings(amount), currency, room.size)
        surface.blit(lying, lying.get_rect(center=room.center))
    strip = label.get_rect(midbottom=(surface.get_width() // 2, surface.get_height() - m))
    background = (*pygame.Color(assets.look.table_top.dark)[:3], 170)
    pygame.draw.rect(surface, background, strip.inflate(px(10), 0), border_radius=px(6))
    surface.blit(label, strip)
    return surface


def compartments(size: tuple[int, int], number: int, rim: int) -> list[pygame.Rect]:
    """Return the compartments of a box, side by side. ``rim`` is the width of the frame and of the walls."""
    width = (size[0] - rim * (number + 1)) // number
    return [pygame.Rect(rim + at * (width + rim), rim, width, size[1] - 2 * rim) for at in range(number)]


def _pile(surface: pygame.Surface, assets: Assets, name: str, number: int, room: pygame.Rect) -> None:
    counter = money_picture(assets, name, room.h - round(room.h * STEP * (SHOWN - 1)))
    if counter is None:
        return
    w, h = counter.get_size()
    if w > room.w - 4:
        w, h = room.w - 4, h * (room.w - 4) // w
        counter = assets.picture(name, max(1, w), max(1, h)) or counter
    step = max(1, round(room.h * STEP))
    top = room.bottom - h - max(0, (room.h - h - step * (number - 1)) // 2)
    for at in range(number):
        surface.blit(counter, (room.centerx - w // 2 + (at % 2) * 2, top - at * step))

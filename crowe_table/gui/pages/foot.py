"""The row of buttons at the foot of a page, and the area above it."""

from collections.abc import Sequence

import pygame

from crowe_table.gui.controls.button import Press, press_height, press_width
from crowe_table.gui.draw.assets import Assets

BUTTON, GAP = 56, 8
"""Height of a row of buttons, and gap between two of them, in table units."""


def row_areas(assets: Assets, area: pygame.Rect, presses: Sequence[Press]) -> list[pygame.Rect]:
    """Return the areas of a row of buttons at the foot of an area, all of the same height.

    The buttons have equal widths if their labels allow it. If one row is too narrow, there are two rows. A single
    button gets half the width.
    """
    gap = assets.canvas.px(GAP)
    if len(presses) == 1 and press_width(assets, presses[0]) < area.w // 2:
        area = pygame.Rect(area.x, area.y, (area.w - gap) // 2, area.h)
    room = area.w - gap * (len(presses) - 1)
    needs = [press_width(assets, press) for press in presses]
    if sum(needs) > room and len(presses) > 1:
        half = (len(presses) + 1) // 2
        lower = row_areas(assets, area, presses[half:])
        above = pygame.Rect(area.x, area.y, area.w, lower[0].y - gap - area.y)
        return [*row_areas(assets, above, presses[:half]), *lower]
    widths = shares(needs, room)
    high = max(press_height(assets, press, w) for press, w in zip(presses, widths, strict=True))
    areas, x = [], area.x
    for w in widths:
        areas.append(pygame.Rect(x, area.bottom - high, w, high))
        x += w + gap
    return areas


def above(assets: Assets, area: pygame.Rect, areas: Sequence[pygame.Rect]) -> pygame.Rect:
    """Return the part of an area above its row of buttons."""
    foot_ = min(place.y for place in areas) - assets.canvas.px(2 * GAP)
    return pygame.Rect(area.x, area.y, area.w, foot_ - area.y)


def shares(needs: Sequence[int], room: int) -> list[int]:
    """Return the widths of the buttons in pixels.

    They are equal if possible. Otherwise each button gets the width it needs and an equal share of the rest.
    """
    same = room // len(needs)
    if max(needs) <= same:
        return [same] * len(needs)
    spare = max(0, room - sum(needs)) // len(needs)
    return [need + spare for need in needs]


def foot(area: pygame.Rect, assets: Assets) -> pygame.Rect:
    """Return the area of the row of buttons at the foot of a page."""
    high = assets.canvas.px(BUTTON)
    return pygame.Rect(area.x, area.bottom - high, area.w, high)

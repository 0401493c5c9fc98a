"""Positions of the cards of a zone within its area, by kind of pile, in pixels. This module draws nothing."""

from collections.abc import Callable, Mapping

import pygame

from crowe_table.engine.layout import Kind

CARD_PITCH = 1.04
"""Distance between cards that do not overlap, as a multiple of a card's width."""
CARDS_PER_PIXEL, MAX_RISE = 8, 6
"""Number of cards that raise a pile by one pixel, and maximum pixels by which it rises above its area."""
Place = tuple[int, int]
"""The top left corner of a card."""


def fan(area: pygame.Rect, count: int, card: tuple[int, int]) -> list[Place]:
    """Return the positions of cards side by side, centred in the area. They overlap no more than necessary."""
    return _line(area, count, card, CARD_PITCH, centred=True)


def row(area: pygame.Rect, count: int, card: tuple[int, int]) -> list[Place]:
    """Return the positions of cards side by side, from the left. They overlap no more than necessary."""
    return _line(area, count, card, CARD_PITCH, centred=False)


def stack(area: pygame.Rect, count: int, card: tuple[int, int]) -> list[Place]:
    """Return the positions of cards on top of one another. A very high stack also extends below its area."""
    lower = max(0, (count - 1) // CARDS_PER_PIXEL - MAX_RISE)
    left = area.centerx - card[0] // 2 + lower
    top = area.bottom - card[1] + lower
    return [(left - depth // CARDS_PER_PIXEL, top - depth // CARDS_PER_PIXEL) for depth in range(count)]


def packets(area: pygame.Rect, count: int, card: tuple[int, int], group: int) -> list[Place]:
    """Return the positions of cards in heaps of ``group``, side by side from the left."""
    heaps = _line(area, -(-count // group), card, 0.4, centred=False)
    return [heaps[at // group] for at in range(count)]


def spread(area: pygame.Rect, count: int, card: tuple[int, int]) -> list[Place]:
    """Return the positions of a whole pack that is spread across the table for a cut."""
    return _line(area, count, card, 0.3, centred=True)


def _line(area: pygame.Rect, count: int, card: tuple[int, int], widest: float, centred: bool) -> list[Place]:
    if count == 0:
        return []
    step = card[0] * widest
    if count > 1:
        step = min(step, (area.w - card[0]) / (count - 1))
    whole = step * (count - 1) + card[0]
    left = area.centerx - whole / 2 if centred else area.x
    top = area.centery - card[1] // 2
    return [(round(left + i * step), top) for i in range(count)]


ARRANGE: Mapping[Kind, Callable[[pygame.Rect, int, tuple[int, int]], list[Place]]] = {
    Kind.FAN: fan,
    Kind.ROW: row,
    Kind.STACK: stack,
    Kind.PACKETS: stack,
}
"""For each kind of pile, the function that arranges it.

For PACKETS, the stage calls ``packets`` with the group size of the spot.
"""

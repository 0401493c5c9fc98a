"""Where the cards of a zone lie within its place, by the kind of the place. Pure geometry, in pixels."""

from collections.abc import Callable, Mapping

import pygame

from crowe_table.engine.layout import Kind

APART = 1.04
"""From one card to the next where there is room, in widths of a card."""
THICK, RISES = 8, 6
"""Cards to a pixel of a pile's height, and how many pixels it may rise above its place, over which its name stands."""
Place = tuple[int, int]
"""The top left corner of a card."""


def fan(area: pygame.Rect, count: int, card: tuple[int, int]) -> list[Place]:
    """Side by side about the middle, overlapping only as much as they must."""
    return _line(area, count, card, APART, centred=True)


def row(area: pygame.Rect, count: int, card: tuple[int, int]) -> list[Place]:
    """Side by side from the left, overlapping only as much as they must."""
    return _line(area, count, card, APART, centred=False)


def stack(area: pygame.Rect, count: int, card: tuple[int, int]) -> list[Place]:
    """One upon another; the height of the pile shows. Four packs reach below their place as well as above it."""
    lower = max(0, (count - 1) // THICK - RISES)
    left = area.centerx - card[0] // 2 + lower
    top = area.bottom - card[1] + lower
    return [(left - depth // THICK, top - depth // THICK) for depth in range(count)]


def packets(area: pygame.Rect, count: int, card: tuple[int, int], group: int) -> list[Place]:
    """Heaps of so many, heap beside heap from the left."""
    heaps = _line(area, -(-count // group), card, 0.4, centred=False)
    return [heaps[at // group] for at in range(count)]


def spread(area: pygame.Rect, count: int, card: tuple[int, int]) -> list[Place]:
    """A whole pack drawn out across the table to be cut from."""
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
"""Every kind that holds cards; packets are laid by their own group."""

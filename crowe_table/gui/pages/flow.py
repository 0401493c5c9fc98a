"""What runs on from page to page: blocks measured one by one and laid under one another, as many as a page holds."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import pygame

from crowe_table.gui.draw.parts import InParts, whole

BODY = 20
"""Table units of the type of what is read on a page, and written."""


@dataclass(frozen=True)
class Block:
    """Something to be laid on a page: how high it is in pixels, and what lays it."""

    high: int
    lay: Callable[[pygame.Rect], None]
    clings: bool = False
    """Whether no page ends with it, as with a heading."""


def space(high: int) -> Block:
    """Room that stays free."""
    return Block(high, lambda _: None)


def gathered(blocks: Iterable[Block]) -> InParts[list[Block]]:
    """Measures blocks, one at each step."""
    found = list[Block]()
    for block in blocks:
        found.append(block)
        yield
    return found


def divided(blocks: Sequence[Block], rooms: Sequence[int], gap: int) -> list[list[Block]]:
    """The blocks page by page. Pages are so many pixels high, in turn; there is always a first page."""
    pages: list[list[Block]] = [[]]
    for unit in _units(blocks):
        page = pages[-1]
        if page and height([*page, *unit], gap) > rooms[(len(pages) - 1) % len(rooms)]:
            pages.append([])
        pages[-1].extend(unit)
    return pages


def evened(blocks: Sequence[Block], rooms: Sequence[int], gap: int) -> list[list[Block]]:
    """The blocks page by page, and those of a single spread as evenly over its pages as can be."""
    pages = divided(blocks, rooms, gap)
    if len(pages) > len(rooms):
        return pages
    least, most = 0, max(rooms)
    while most - least > 1:
        middle = (least + most) // 2
        if len(divided(blocks, [min(middle, room) for room in rooms], gap)) > len(rooms):
            least = middle
        else:
            most = middle
    return divided(blocks, [min(most, room) for room in rooms], gap)


def height(blocks: Sequence[Block], gap: int) -> int:
    """How high blocks are together, in pixels."""
    return sum(block.high for block in blocks) + gap * max(0, len(blocks) - 1)


def lay(blocks: Sequence[Block], area: pygame.Rect, gap: int) -> int:
    """Lays blocks one under another from the top of an area. Returns where what follows may begin."""
    return whole(lay_in_parts(blocks, area, gap))


def lay_in_parts(blocks: Sequence[Block], area: pygame.Rect, gap: int) -> InParts[int]:
    """The same, a block at each step."""
    y = area.y
    for block in blocks:
        block.lay(pygame.Rect(area.x, y, area.w, block.high))
        y += block.high + gap
        yield
    return y


def _units(blocks: Sequence[Block]) -> list[list[Block]]:
    """What is not to be parted: each block with those that cling to it before."""
    units: list[list[Block]] = []
    joined = False
    for block in blocks:
        if joined:
            units[-1].append(block)
        else:
            units.append([block])
        joined = block.clings
    return units

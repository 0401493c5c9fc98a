"""Flow layout. Blocks are measured, and then stacked on as many pages as they need."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import pygame

from crowe_table.gui.draw.parts import InParts, whole

BODY = 20
"""Text size of paragraphs."""


@dataclass(frozen=True)
class Block:
    """A block on a page: its height in pixels, and the function that lays it out in an area."""

    high: int
    lay: Callable[[pygame.Rect], None]
    clings: bool = False
    """Whether the block must be on the same page as the next block, as a heading must."""


def space(high: int) -> Block:
    """Return empty space."""
    return Block(high, lambda _: None)


def gathered(blocks: Iterable[Block]) -> InParts[list[Block]]:
    """Measure the blocks, one at each step, and return them as a list."""
    found = list[Block]()
    for block in blocks:
        found.append(block)
        yield
    return found


def divided(blocks: Sequence[Block], rooms: Sequence[int], gap: int) -> list[list[Block]]:
    """Divide blocks into pages. At least one page results.

    ``rooms`` are the heights of the pages in pixels. After the last height, the first one is used again.
    """
    pages: list[list[Block]] = [[]]
    for unit in _units(blocks):
        page = pages[-1]
        if page and height([*page, *unit], gap) > rooms[(len(pages) - 1) % len(rooms)]:
            pages.append([])
        pages[-1].extend(unit)
    return pages


def evened(blocks: Sequence[Block], rooms: Sequence[int], gap: int) -> list[list[Block]]:
    """Divide blocks into pages like ``divided``.

    If the blocks need no more pages than ``rooms`` has heights, distribute them evenly.
    """
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
    """Return the total height in pixels of the blocks with their gaps."""
    return sum(block.high for block in blocks) + gap * max(0, len(blocks) - 1)


def lay(blocks: Sequence[Block], area: pygame.Rect, gap: int) -> int:
    """Stack blocks from the top of an area. Return the y coordinate after them."""
    return whole(lay_in_parts(blocks, area, gap))


def lay_in_parts(blocks: Sequence[Block], area: pygame.Rect, gap: int) -> InParts[int]:
    """Stack blocks from the top of an area, one at each step. Return the y coordinate after them."""
    y = area.y
    for block in blocks:
        block.lay(pygame.Rect(area.x, y, area.w, block.high))
        y += block.high + gap
        yield
    return y


def _units(blocks: Sequence[Block]) -> list[list[Block]]:
    """Group the blocks that must stay on the same page."""
    units: list[list[Block]] = []
    joined = False
    for block in blocks:
        if joined:
            units[-1].append(block)
        else:
            units.append([block])
        joined = block.clings
    return units

"""Flow layout: blocks are measured and stacked, as many as fit a page."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import pygame

from crowe_table.gui.draw.parts import InParts, whole

BODY = 20
"""Type size of body text in table units."""


@dataclass(frozen=True)
class Block:
    """Block on a page: its height in pixels, and a function that lays it out."""

    high: int
    lay: Callable[[pygame.Rect], None]
    clings: bool = False
    """Whether the block must not be the last on a page, as with a heading."""


def space(high: int) -> Block:
    """Empty space."""
    return Block(high, lambda _: None)


def gathered(blocks: Iterable[Block]) -> InParts[list[Block]]:
    """Measure blocks, one per step."""
    found = list[Block]()
    for block in blocks:
        found.append(block)
        yield
    return found


def divided(blocks: Sequence[Block], rooms: Sequence[int], gap: int) -> list[list[Block]]:
    """Divide blocks into pages of the given heights in pixels, in turn. There is always a first page."""
    pages: list[list[Block]] = [[]]
    for unit in _units(blocks):
        page = pages[-1]
        if page and height([*page, *unit], gap) > rooms[(len(pages) - 1) % len(rooms)]:
            pages.append([])
        pages[-1].extend(unit)
    return pages


def evened(blocks: Sequence[Block], rooms: Sequence[int], gap: int) -> list[list[Block]]:
    """Like ``divided``, and balance the pages of a single spread."""
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
    """Total height of the blocks in pixels."""
    return sum(block.high for block in blocks) + gap * max(0, len(blocks) - 1)


def lay(blocks: Sequence[Block], area: pygame.Rect, gap: int) -> int:
    """Stack blocks from the top of an area. Return the y coordinate below them."""
    return whole(lay_in_parts(blocks, area, gap))


def lay_in_parts(blocks: Sequence[Block], area: pygame.Rect, gap: int) -> InParts[int]:
    """The same, one block per step."""
    y = area.y
    for block in blocks:
        block.lay(pygame.Rect(area.x, y, area.w, block.high))
        y += block.high + gap
        yield
    return y


def _units(blocks: Sequence[Block]) -> list[list[Block]]:
    """Groups that must stay together: each block with the headings before it."""
    units: list[list[Block]] = []
    joined = False
    for block in blocks:
        if joined:
            units[-1].append(block)
        else:
            units.append([block])
        joined = block.clings
    return units

"""Where a spoken word lies for its moment: beside its speaker's ticket, over nothing that has to be seen."""

from collections.abc import Iterator, Sequence
from itertools import chain, product
from math import hypot

from crowe_table.engine.layout import PILES, Kind, Spot
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.table.arrange import Placement
from crowe_table.gui.table.blocks import closed, has_ring
from crowe_table.gui.table.clear import Clear

SPEECHES = (250, 190, 140)
"""Table units of the width of a word's paper in ordinary print: in a narrow one it takes more lines."""
_GAP, _ABOUT = 4, 2
"""Table units between a ticket and the word, and about everything else."""
_STEP = 24
"""Table units between places farther away."""
_PART = 4
"""A word may lie so many parts of the ticket's breadth farther to the right or the left."""
Size = tuple[float, float]
Extent = tuple[float, float, float, float]
"""Left, top, width and height."""


def room_for_word(
    placement: Placement,
    hand: str,
    chair: int,
    ticket: Box,
    sizes: Sequence[Size],
    taken: Sequence[Box],
    titles: Sequence[Box],
) -> tuple[int, Box] | None:
    """Where a word of one of these sizes lies, and which of them it is: the first for which there is a place where
    nothing lies; else upon what is the speaker's own, but no tag; else upon their tags, which it then covers whole;
    else farther away; else upon a title. None where there is no room: it is read at the foot of the table and in the
    account.

    ``chair`` is the speaker's, −1 for who keeps the bank for the house; ``ticket`` their ticket. ``hand``: the zone
    that is held in the hand; ``taken``: where else there is something to be read, as other words.
    """
    area = placement.clear_of_question
    there = [(spot, box) for spot, box in placement.boxes.items() if spot not in placement.absent]
    things = [(spot, box) for spot, box in there if not has_ring(spot)]
    foreign = [(spot, box) for spot, box in things if not _gives_way(spot, hand, chair, placement)]
    tags = [(spot, box) for spot, box in things if spot.kind is Kind.TAG and (spot, box) not in foreign]
    others = [*placement.tickets, ticket, *taken]
    lying = [[*(box for _, box in kept), *others] for kept in (things, [*foreign, *tags], foreign)]
    clears = [Clear(area, boxes, _ABOUT) for boxes in (*([*each, *titles] for each in lying), lying[2])]
    for clear, ring in product(clears, [box for spot, box in there if has_ring(spot)]):
        clear.take_circle(ring, 0)
    around = [(at, place) for at, size in enumerate(sizes) for place in _around(ticket, *size, area)]
    *best, last = clears
    near = (each for clear in best for each in around if clear.is_free(*each[1]))
    far = _farther(ticket, sizes, area, best[-1])
    upon = chain((each for each in around if last.is_free(*each[1])), _farther(ticket, sizes, area, last))
    found = next(chain(near, far, upon), None)
    if found is None:
        return None
    at, extent = found
    besides = [*(box for spot, box in things if (spot, box) not in tags), *others]
    return at, _covering(extent, [box for _, box in tags], Clear(area, besides, _ABOUT))


def _covering(extent: Extent, tags: Sequence[Box], clear: Clear) -> Box:
    """A word's paper, made so large that no rim is seen of a tag beneath it, if there is room for that."""
    x, y, w, h = extent
    left, top, right, low = x, y, x + w, y + h
    for tag in tags:
        if tag.x < x + w and x < tag.x + tag.w and tag.y < y + h and y < tag.y + tag.h:
            left, top = min(left, tag.x), min(top, tag.y)
            right, low = max(right, tag.x + tag.w), max(low, tag.y + tag.h)
    if clear.is_free(left, top, right - left, low - top):
        x, y, w, h = left, top, right - left, low - top
    return Box(round(x), round(y), round(w), round(h))


def _gives_way(spot: Spot, hand: str, chair: int, placement: Placement) -> bool:
    """Whether this belongs to a player whose word may lie over it for its moment: all but cards that are read."""
    if chair < 0:
        return bool(spot.banker)
    if spot.of != chair:
        return False
    if spot.kind not in PILES:
        return True
    return chair > 0 and (closed(spot) if spot.shows != hand else chair not in placement.shown)


def _around(ticket: Box, wide: float, high: float, area: Box) -> Iterator[Extent]:
    """Where a word may lie that touches a ticket: beneath it, beside it, above it, and at its corners; it stays within
    the area.
    """
    most_x, most_y = area.x + area.w - wide, area.y + area.h - high
    left, right = ticket.x - _GAP - wide, ticket.x + ticket.w + _GAP
    above, below = ticket.y - _GAP - high, ticket.y + ticket.h + _GAP
    steps = [ticket.x + (ticket.w - wide) * part / _PART for part in (2, 0, 4, 1, 3)]
    xs = [min(max(x, area.x), most_x) for x in steps]
    ys = (ticket.y + (ticket.h - high) / 2, ticket.y, ticket.y + ticket.h - high)
    places = [
        *((x, below) for x in xs),
        *((x, y) for y in ys for x in (left, right)),
        *((x, above) for x in xs),
        *((x, y) for y in (below, above) for x in (left, right)),
    ]
    inside = [(x, y) for x, y in places if area.x <= x <= most_x and area.y <= y <= most_y]
    for x, y in inside or [(min(max(ticket.x, area.x), most_x), min(max(below, area.y), most_y))]:
        yield x, y, wide, high


def _farther(ticket: Box, sizes: Sequence[Size], area: Box, clear: Clear) -> Iterator[tuple[int, Extent]]:
    """Of all places of the table that are free the nearest to a ticket, for each of these sizes."""
    middle_x, middle_y = ticket.x + ticket.w / 2, ticket.y + ticket.h / 2
    for at, (wide, high) in enumerate(sizes):
        xs, ys = range(area.x, area.x + area.w - int(wide), _STEP), range(area.y, area.y + area.h - int(high), _STEP)
        free = clear.free_of(xs, ys, wide, high)
        nearest = min(((hypot(x + wide / 2 - middle_x, y + high / 2 - middle_y), x, y) for x, y in free), default=None)
        if nearest:
            yield at, (*nearest[1:], wide, high)

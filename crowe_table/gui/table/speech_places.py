"""Positions of speech slips. Each slip touches the ticket of its speaker, and covers as little else as possible."""

from collections.abc import Iterator, Sequence

from crowe_table.gui.draw.canvas import Box

SPEECHES = (250, 190, 140)
"""Widths of a slip in table units to try in turn at normal text size. A narrower slip has more lines."""
GAP = 4
"""Gap in table units between a ticket and its speech slip."""
_PARTS = (2, 0, 4, 1, 3)
"""Alignments of a slip with a ticket to try in turn, from 0 (left edges aligned) to 4 (right edges aligned)."""
_SEEN, _COINS = 60, 8
"""Cost of covering a unit of area that must stay visible, and a unit of coins. For anything else the cost is 1."""
Size = tuple[float, float]


def room_for_word(
    area: Box, ticket: Box, sizes: Sequence[Size], seen: Sequence[Box], coins: Sequence[Box], lying: Sequence[Box]
) -> tuple[int, Box]:
    """Return the index of the best size for a speech slip, and the slip's box within ``area``.

    ``seen`` lists boxes that must stay visible, such as other tickets and face-up cards. ``coins`` lists boxes that
    should stay visible if possible, and ``lying`` all other boxes on the cloth.
    """
    found: list[tuple[float, int, Box]] = []
    for at, size in enumerate(sizes):
        for place in _touching(ticket, *size, area, seen):
            cost = _SEEN * _covered(place, seen) + _COINS * _covered(place, coins) + _covered(place, lying)
            if not cost:
                return at, place
            found.append((cost, at, place))
    _, at, place = min(found, key=lambda each: each[0])
    return at, place


def _covered(place: Box, boxes: Sequence[Box]) -> float:
    """Return the total area of these boxes that a slip at ``place`` would cover."""
    total = 0.0
    for box in boxes:
        across = min(place.x + place.w, box.x + box.w) - max(place.x, box.x)
        down = min(place.y + place.h, box.y + box.h) - max(place.y, box.y)
        total += max(0, across) * max(0, down)
    return total


def _touching(ticket: Box, width: float, height: float, area: Box, seen: Sequence[Box]) -> Iterator[Box]:
    """Yield the boxes within the area that touch a ticket: below, beside and above it.

    The last of them also touch a box that must stay visible. If there is no place, yield a box moved into the area.
    """
    most_x, most_y = area.x + area.w - width, area.y + area.h - height
    left, right = ticket.x - GAP - width, ticket.x + ticket.w + GAP
    above, below = ticket.y - GAP - height, ticket.y + ticket.h + GAP
    xs = [min(max(ticket.x + (ticket.w - width) * part / 4, area.x), most_x) for part in _PARTS]
    ys = (ticket.y + (ticket.h - height) / 2, ticket.y, ticket.y + ticket.h - height)
    places = [
        *((x, below) for x in xs),
        *((x, min(max(y, area.y), most_y)) for y in ys for x in (left, right)),
        *((x, above) for x in xs),
        *((x, y) for box in seen for x in (box.x + box.w, box.x - width) for y in (below, above)),
    ]
    touching = [(x, y) for x, y in places if left <= x <= right]
    inside = [(x, y) for x, y in touching if area.x <= x <= most_x and area.y <= y <= most_y]
    for x, y in inside or [(min(max(ticket.x, area.x), most_x), min(max(above, area.y), most_y))]:
        yield Box(round(x), round(y), round(width), round(height))

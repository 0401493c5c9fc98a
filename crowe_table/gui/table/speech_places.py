"""Places for speech slips: each touches its speaker's ticket, and covers as little as possible."""

from collections.abc import Iterator, Sequence

from crowe_table.gui.draw.canvas import Box

SPEECHES = (250, 190, 140)
"""Slip widths in table units for normal print; a narrow slip has more lines."""
GAP = 4
"""Table units between a ticket and the slip."""
_PARTS = (2, 0, 4, 1, 3)
"""Quarter steps in which a slip shifts along a ticket, best first."""
_SEEN, _COINS = 60, 8
"""Costs of covering something that must be seen, and coins, in multiples of the cost of covering something else."""
Size = tuple[float, float]


def room_for_word(
    area: Box, ticket: Box, sizes: Sequence[Size], seen: Sequence[Box], coins: Sequence[Box], lying: Sequence[Box]
) -> tuple[int, Box]:
    """Return the place of a speech slip in an area, and the index of its size.

    ``seen``: what must not be covered, as other tickets and open cards; ``coins``: what should not;
    ``lying``: everything else on the cloth.
    """
    found: list[tuple[float, int, Box]] = []
    for at, size in enumerate(sizes):
        for place in _touching(ticket, *size, area):
            cost = _SEEN * _covered(place, seen) + _COINS * _covered(place, coins) + _covered(place, lying)
            if not cost:
                return at, place
            found.append((cost, at, place))
    _, at, place = min(found, key=lambda each: each[0])
    return at, place


def _covered(place: Box, boxes: Sequence[Box]) -> float:
    """Return the area of these boxes under a slip."""
    total = 0.0
    for box in boxes:
        across = min(place.x + place.w, box.x + box.w) - max(place.x, box.x)
        down = min(place.y + place.h, box.y + box.h) - max(place.y, box.y)
        total += max(0, across) * max(0, down)
    return total


def _touching(ticket: Box, width: float, height: float, area: Box) -> Iterator[Box]:
    """Yield the places that touch a ticket within the area: below, beside and above it."""
    most_x, most_y = area.x + area.w - width, area.y + area.h - height
    left, right = ticket.x - GAP - width, ticket.x + ticket.w + GAP
    above, below = ticket.y - GAP - height, ticket.y + ticket.h + GAP
    xs = [min(max(ticket.x + (ticket.w - width) * part / 4, area.x), most_x) for part in _PARTS]
    ys = (ticket.y + (ticket.h - height) / 2, ticket.y, ticket.y + ticket.h - height)
    places = [
        *((x, below) for x in xs),
        *((x, min(max(y, area.y), most_y)) for y in ys for x in (left, right)),
        *((x, above) for x in xs),
    ]
    inside = [(x, y) for x, y in places if area.x <= x <= most_x and area.y <= y <= most_y]
    for x, y in inside or [(min(max(ticket.x, area.x), most_x), min(max(above, area.y), most_y))]:
        yield Box(round(x), round(y), round(width), round(height))

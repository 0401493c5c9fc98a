"""Places for speech slips: beside the speaker's ticket, covering nothing that must stay visible.

Where a slip could be taken for another player's, it bears the speaker's name.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import partial
from itertools import product
from math import ceil, floor, hypot, inf

from crowe_table.engine.layout import PILES, Kind, Spot
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.table.blocks import closed, has_ring
from crowe_table.gui.table.free_space import Clear
from crowe_table.gui.table.placement import Placement

SPEECHES = (250, 190, 140)
"""Slip widths in table units for normal print; a narrow slip has more lines."""
_GAP, _ABOUT = 4, 2
"""Table units between a ticket and the slip, and between the slip and everything else."""
_STEP = 24
"""Grid step of more distant places, in table units."""
_REACH = 150
"""Maximum distance from a ticket at which the speaker is still clear, in table units."""
_NEARER = 2
"""A slip must lie this many times nearer to its own ticket than to any other."""
_PART = 4
"""Number of horizontal steps in which a slip shifts along a ticket."""
Size = tuple[float, float]
Extent = tuple[float, float, float, float]
"""Left, top, width and height."""


def room_for_word(
    placement: Placement,
    hand: str,
    chair: int,
    ticket: Box,
    sizes: Sequence[Size],
    named: bool,
    empty: Collection[Spot],
    taken: Sequence[Box],
    titles: Sequence[Box],
) -> tuple[int, Box] | None:
    """Return the place of a speech slip and the index of its size, or None if there is no place.

    An unnamed slip takes the first place where its speaker is clear: where nothing may come to lie; where only coins
    may, but none do; over the speaker's own objects except coins and tags; a little farther away, over nothing; over
    the speaker's coins, which are paid during speech; over the speaker's tags, covering them whole. A named slip may
    lie anywhere: beside the ticket, far away, or over a title. Without a place, the text appears only at the foot of
    the table and in the log.

    ``chair``: the speaker's, −1 for the banker; ``ticket``: the speaker's ticket; ``hand``: the zone held in the hand;
    ``empty``: coin spots without coins; ``taken``: other areas to keep readable, as earlier slips; ``named``: whether
    the slip bears the speaker's name.
    """
    area = placement.clear_of_question
    there = [(spot, box) for spot, box in placement.boxes.items() if spot not in placement.absent]
    things = [(spot, box) for spot, box in there if not has_ring(spot)]
    full = [(spot, box) for spot, box in things if spot not in empty]
    foreign = [(spot, box) for spot, box in full if not _may_be_covered(spot, hand, chair, placement)]
    own = [(spot, box) for spot, box in full if (spot, box) not in foreign]
    tags = [(spot, box) for spot, box in own if spot.kind is Kind.TAG]
    coin = [(spot, box) for spot, box in own if spot.kind is Kind.COINS]
    others = [*placement.tickets, ticket, *taken]
    beside_coin, upon_coin = [*foreign, *tags, *coin], [*foreign, *tags]
    lying = [[*(box for _, box in kept), *others] for kept in (things, full, beside_coin, upon_coin, foreign)]
    clears = [Clear(area, boxes, _ABOUT) for boxes in (*([*each, *titles] for each in lying), lying[-1])]
    for clear, ring in product(clears, [box for spot, box in there if has_ring(spot)]):
        clear.take_circle(ring, 0)
    besides = [*(box for spot, box in full if (spot, box) not in tags), *others]
    rivals = [box for at, box in enumerate(placement.tickets) if at != chair]
    places = _named_places(ticket, sizes, clears) if named else _places(ticket, sizes, rivals, clears, bool(coin))
    found = next(places, None)
    if found is None:
        return None
    at, extent = found
    return at, _covering_tags(extent, [box for _, box in tags], Clear(area, besides, _ABOUT))


def _places(
    ticket: Box, sizes: Sequence[Size], rivals: Sequence[Box], clears: Sequence[Clear], coin: bool
) -> Iterator[tuple[int, Extent]]:
    """Yield the places where the speaker is clear, best first, covering more and more.

    ``coin``: whether the speaker has coins there.
    """
    bare, empty, beside_coin, upon_coin, upon_tags, _ = clears
    around = list(_touching_all(ticket, sizes, bare.area))
    free = partial(_unambiguous_and_free, ticket, rivals)
    yield from (each for clear in (bare, empty, beside_coin) for each in around if free(clear, each[1]))
    if coin:
        yield from (each for each in _nearest_free(ticket, sizes, empty, _REACH) if free(empty, each[1]))
    yield from (each for clear in (upon_coin, upon_tags) for each in around if free(clear, each[1]))


def _named_places(ticket: Box, sizes: Sequence[Size], clears: Sequence[Clear]) -> Iterator[tuple[int, Extent]]:
    """Yield the places of a slip that bears its speaker's name, best first."""
    *titles_kept, last = clears
    around = list(_touching_all(ticket, sizes, last.area))
    yield from (each for clear in titles_kept for each in around if clear.is_free(*each[1]))
    yield from _nearest_free(ticket, sizes, titles_kept[-1])
    yield from (each for each in around if last.is_free(*each[1]))
    yield from _nearest_free(ticket, sizes, last)


def _covering_tags(extent: Extent, tags: Sequence[Box], clear: Clear) -> Box:
    """Return the slip's box, enlarged to cover tags completely if there is space."""
    x, y, w, h = extent
    left, top, right, low = x, y, x + w, y + h
    for tag in tags:
        if tag.x < x + w and x < tag.x + tag.w and tag.y < y + h and y < tag.y + tag.h:
            left, top = min(left, tag.x), min(top, tag.y)
            right, low = max(right, tag.x + tag.w), max(low, tag.y + tag.h)
    if clear.is_free(left, top, right - left, low - top):
        x, y, w, h = left, top, right - left, low - top
    return Box(round(x), round(y), round(w), round(h))


def _may_be_covered(spot: Spot, hand: str, chair: int, placement: Placement) -> bool:
    """Whether an object belongs to the speaker and may be covered: all but open cards."""
    if chair < 0:
        return bool(spot.banker)
    if spot.of != chair:
        return False
    if spot.kind not in PILES:
        return True
    return chair > 0 and (closed(spot) if spot.shows != hand else chair not in placement.shown)


def _touching_all(ticket: Box, sizes: Sequence[Size], area: Box) -> Iterator[tuple[int, Extent]]:
    """Yield the places that touch a ticket, for each size."""
    return ((at, place) for at, size in enumerate(sizes) for place in _touching(ticket, *size, area))


def _touching(ticket: Box, width: float, height: float, area: Box) -> Iterator[Extent]:
    """Yield the places that touch a ticket: below, beside, above and at its corners, all within the area."""
    max_x, max_y = area.x + area.w - width, area.y + area.h - height
    left, right = ticket.x - _GAP - width, ticket.x + ticket.w + _GAP
    above, below = ticket.y - _GAP - height, ticket.y + ticket.h + _GAP
    steps = [ticket.x + (ticket.w - width) * part / _PART for part in (2, 0, 4, 1, 3)]
    xs = [min(max(x, area.x), max_x) for x in steps]
    ys = (ticket.y + (ticket.h - height) / 2, ticket.y, ticket.y + ticket.h - height)
    places = [
        *((x, below) for x in xs),
        *((x, y) for y in ys for x in (left, right)),
        *((x, above) for x in xs),
        *((x, y) for y in (below, above) for x in (left, right)),
    ]
    inside = [(x, y) for x, y in places if area.x <= x <= max_x and area.y <= y <= max_y]
    for x, y in inside or [(min(max(ticket.x, area.x), max_x), min(max(below, area.y), max_y))]:
        yield x, y, width, height


def _nearest_free(ticket: Box, sizes: Sequence[Size], clear: Clear, reach: float = inf) -> Iterator[tuple[int, Extent]]:
    """Yield the free place nearest to a ticket for each size, at most ``reach`` away."""
    area, middle_x, middle_y = clear.area, ticket.x + ticket.w / 2, ticket.y + ticket.h / 2
    for at, (width, height) in enumerate(sizes):
        xs = _within(range(area.x, area.x + area.w - int(width), _STEP), ticket.x - width, ticket.x + ticket.w, reach)
        ys = _within(range(area.y, area.y + area.h - int(height), _STEP), ticket.y - height, ticket.y + ticket.h, reach)
        free = ((x, y) for x, y in clear.free_of(xs, ys, width, height) if _apart(ticket, x, y, width, height) <= reach)
        nearest = min(
            ((hypot(x + width / 2 - middle_x, y + height / 2 - middle_y), x, y) for x, y in free), default=None
        )
        if nearest:
            yield at, (*nearest[1:], width, height)


def _within(places: range, least: float, most: float, reach: float) -> range:
    """Return the places at most ``reach`` beyond these bounds."""
    if reach == inf:
        return places
    first = max(0, ceil((least - reach - places.start) / places.step))
    return places[first : max(first, floor((most + reach - places.start) / places.step) + 1)]


def _unambiguous_and_free(ticket: Box, rivals: Sequence[Box], clear: Clear, place: Extent) -> bool:
    """Whether a place is free and clearly belongs to this ticket."""
    if not clear.is_free(*place):
        return False
    own = _apart(ticket, *place)
    return all(_apart(each, *place) >= _NEARER * own for each in rivals)


def _apart(ticket: Box, x: float, y: float, width: float, height: float) -> float:
    """Return the distance of a slip from a ticket, edge to edge."""
    across = max(x - ticket.x - ticket.w, ticket.x - x - width, 0)
    down = max(y - ticket.y - ticket.h, ticket.y - y - height, 0)
    return hypot(across, down)

"""Where a spoken word lies for its moment: beside its speaker's ticket, over nothing that has to be seen. Where it
would be taken for another's word, its paper bears the speaker's name.
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
"""Table units of the width of a word's paper in ordinary print: in a narrow one it takes more lines."""
_GAP, _ABOUT = 4, 2
"""Table units between a ticket and the word, and about everything else."""
_STEP = 24
"""Table units between places farther away."""
_REACH = 150
"""Table units between a ticket and a word by which it is still seen whose word it is."""
_NEARER = 2
"""A word is taken for a player's if it lies so many times nearer to their ticket than to any other."""
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
    named: bool,
    empty: Collection[Spot],
    taken: Sequence[Box],
    titles: Sequence[Box],
) -> tuple[int, Box] | None:
    """Where a word of one of these sizes lies, and which of them it is: the first for which there is a place where
    nothing may come to lie; else where coin may, but none does; else upon what is the speaker's own, but neither coin
    nor tag; else a little farther away, where nothing lies; else upon their coin, which is paid while they speak; else
    upon their tags, which it then covers whole. None where there is no such place from which it is seen whose word it
    is. On a paper that bears the speaker's name it may be anywhere: beside their ticket, else far away, else upon a
    title. None where there is no room then either: it is read at the foot of the table and in the account.

    ``chair`` is the speaker's, −1 for who keeps the bank for the house; ``ticket`` their ticket. ``hand``: the zone
    that is held in the hand; ``empty``: places of coin where none lies now; ``taken``: where else there is something
    to be read, as other words. ``named``: whether the paper bears the speaker's name.
    """
    area = placement.clear_of_question
    there = [(spot, box) for spot, box in placement.boxes.items() if spot not in placement.absent]
    things = [(spot, box) for spot, box in there if not has_ring(spot)]
    full = [(spot, box) for spot, box in things if spot not in empty]
    foreign = [(spot, box) for spot, box in full if not _gives_way(spot, hand, chair, placement)]
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
    return at, _covering(extent, [box for _, box in tags], Clear(area, besides, _ABOUT))


def _places(
    ticket: Box, sizes: Sequence[Size], rivals: Sequence[Box], clears: Sequence[Clear], coin: bool
) -> Iterator[tuple[int, Extent]]:
    """The places of a word by which it is seen whose it is, the best first: where nothing lies, and where it lies upon
    more and more. ``coin``: whether there is coin of the speaker's.
    """
    bare, empty, beside_coin, upon_coin, upon_tags, _ = clears
    around = list(_around_all(ticket, sizes, bare.area))
    free = partial(_theirs_and_free, ticket, rivals)
    yield from (each for clear in (bare, empty, beside_coin) for each in around if free(clear, each[1]))
    if coin:
        yield from (each for each in _farther(ticket, sizes, empty, _REACH) if free(empty, each[1]))
    yield from (each for clear in (upon_coin, upon_tags) for each in around if free(clear, each[1]))


def _named_places(ticket: Box, sizes: Sequence[Size], clears: Sequence[Clear]) -> Iterator[tuple[int, Extent]]:
    """The same for a word that bears its speaker's name."""
    *titles_kept, last = clears
    around = list(_around_all(ticket, sizes, last.area))
    yield from (each for clear in titles_kept for each in around if clear.is_free(*each[1]))
    yield from _farther(ticket, sizes, titles_kept[-1])
    yield from (each for each in around if last.is_free(*each[1]))
    yield from _farther(ticket, sizes, last)


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


def _around_all(ticket: Box, sizes: Sequence[Size], area: Box) -> Iterator[tuple[int, Extent]]:
    """The places that touch a ticket, for each of these sizes."""
    return ((at, place) for at, size in enumerate(sizes) for place in _around(ticket, *size, area))


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


def _farther(ticket: Box, sizes: Sequence[Size], clear: Clear, reach: float = inf) -> Iterator[tuple[int, Extent]]:
    """Of all places of the table that are free the nearest to a ticket, for each of these sizes; none beyond reach."""
    area, middle_x, middle_y = clear.area, ticket.x + ticket.w / 2, ticket.y + ticket.h / 2
    for at, (wide, high) in enumerate(sizes):
        xs = _within(range(area.x, area.x + area.w - int(wide), _STEP), ticket.x - wide, ticket.x + ticket.w, reach)
        ys = _within(range(area.y, area.y + area.h - int(high), _STEP), ticket.y - high, ticket.y + ticket.h, reach)
        free = ((x, y) for x, y in clear.free_of(xs, ys, wide, high) if _apart(ticket, x, y, wide, high) <= reach)
        nearest = min(((hypot(x + wide / 2 - middle_x, y + high / 2 - middle_y), x, y) for x, y in free), default=None)
        if nearest:
            yield at, (*nearest[1:], wide, high)


def _within(places: range, least: float, most: float, reach: float) -> range:
    """Those of the places that are no farther than so much beyond these bounds."""
    if reach == inf:
        return places
    first = max(0, ceil((least - reach - places.start) / places.step))
    return places[first : max(first, floor((most + reach - places.start) / places.step) + 1)]


def _theirs_and_free(ticket: Box, rivals: Sequence[Box], clear: Clear, place: Extent) -> bool:
    """Whether nothing lies in a place, and it is seen that what lies there belongs to this ticket and no other."""
    if not clear.is_free(*place):
        return False
    own = _apart(ticket, *place)
    return all(_apart(each, *place) >= _NEARER * own for each in rivals)


def _apart(ticket: Box, x: float, y: float, wide: float, high: float) -> float:
    """How far a paper lies from a ticket, edge to edge."""
    across = max(x - ticket.x - ticket.w, ticket.x - x - wide, 0)
    down = max(y - ticket.y - ticket.h, ticket.y - y - high, 0)
    return hypot(across, down)

"""What is contested, as one block: the trick with a place for every chair, the pot, the board, the cloth."""

from collections.abc import Iterator, Sequence

from crowe_table.engine.layout import PILES, Spot
from crowe_table.gui.table.blocks import (
    GAP,
    ROOMY,
    Block,
    Sizes,
    card_width,
    closed,
    closed_pile,
    in_line,
    leanest,
    open_pile,
    overlapped,
    piled,
    side_by_side,
    thing,
    together,
)

HALF = 0.5
"""Of a card's width that is seen at least where the cards of one player lie over one another in the middle."""


def middles(spots: Sequence[Spot], sizes: Sizes) -> list[Block]:
    """The ways of laying all that lies in the middle, of which none takes more of both width and height."""
    if not spots:
        return []
    found: list[Block] = []
    for blocks in _ways(_named(spots), sizes):
        found += together(blocks, GAP, HALF)
    return leanest(found)


def _named(spots: Sequence[Spot]) -> list[list[Spot]]:
    """Things of one name together, in the order of the layout."""
    groups: dict[tuple[str, bool], list[Spot]] = {}
    for spot in spots:
        groups.setdefault((spot.shows, spot.of >= 0), []).append(spot)
    return list(groups.values())


def _ways(groups: Sequence[Sequence[Spot]], sizes: Sizes) -> Iterator[list[Block]]:
    """Each choice of how the things of every name lie."""
    if not groups:
        yield []
        return
    first, *rest = groups
    for block in _group(first, sizes):
        for others in _ways(rest, sizes):
            yield [block, *others]


def _group(spots: Sequence[Spot], sizes: Sizes) -> list[Block]:
    if len(spots) == 1:
        spot = spots[0]
        if spot.kind not in PILES:
            return [thing(spot, sizes.middle, sizes)]
        if closed(spot):
            return [closed_pile(spot, sizes.back, sizes)]
        return [_pile(spot, room, sizes) for room in _rooms(spot, sizes)]
    if spots[0].kind not in PILES:
        return [in_line([thing(spot, sizes.middle, sizes) for spot in spots], GAP)]
    return [ring for room in _rooms(spots[0], sizes) for ring in _rings([_pile(spot, room, sizes) for spot in spots])]


def _pile(spot: Spot, room: float, sizes: Sizes) -> Block:
    return open_pile(spot, spot.cards, sizes.middle_card, room, sizes)


def _rooms(spot: Spot, sizes: Sizes) -> list[float]:
    """The widths that a pile may have: its cards side by side, and over one another where they are small already."""
    high = sizes.middle_card
    rooms = [side_by_side(spot.cards, high)]
    if spot.cards > 1 and card_width(high) < ROOMY:
        rooms.append(overlapped(spot.cards, high, card_width(high) * HALF))
        rooms.append(overlapped(spot.cards, high))
    return rooms


def _rings(piles: Sequence[Block]) -> Iterator[Block]:
    """A pile for every chair, clockwise from the viewer's at the foot, each on the side of its player."""
    count = len(piles)
    if count == 2:
        yield piled([piles[1], piles[0]], GAP, HALF)
        yield in_line([piles[1], piles[0]], 3 * GAP)
        return
    if count == 4:
        inner = piled([piles[2], piles[0]], GAP, HALF)
        yield in_line([piles[1], inner, piles[3]], GAP)
    for beside in range((count - 1) // 2 + 1):
        lower = [*piles[beside:0:-1], piles[0], *piles[: count - 1 - beside : -1]]
        upper = piles[beside + 1 : count - beside]
        if upper and abs(len(upper) - len(lower)) < 3:
            yield piled([in_line(upper, GAP), in_line(lower, GAP)], GAP, HALF)

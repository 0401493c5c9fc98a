"""The viewer's area: the cards in the middle of the foot, with the ticket and its companions beside or above."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import ceil

from crowe_table.engine.layout import PILES, Spot
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.table.blocks import (
    GAP,
    MIN_READ,
    TIGHT,
    Cluster,
    Laid,
    Sizes,
    closed_pile,
    fitted_height,
    in_line,
    leanest,
    open_pile,
    side_by_side,
    thing,
    together,
    widths,
)
from crowe_table.gui.table.seat_blocks import SeatBlocks

CLEAR_OF_HAND, CLEAR_OF_CHOSEN = 14, 19
"""Table units kept free above the viewer's cards, as playable ones rise by ten; and below the ticket, where a chosen
card covers only its frame.
"""
ASKEW = 0.02
"""Maximum offset of the viewer's cards from the middle line, as a fraction of the table's width."""
SMALL_BACKS = 64
"""Height of card backs beside the viewer's ticket."""
_NOTHING = Cluster(0, 0, ())


@dataclass(frozen=True)
class Own:
    """One arrangement of the viewer's objects, and the remaining space beside and above them."""

    laid: Laid
    left_foot: float
    """Height below which the ticket and its companions occupy the left side."""
    right_foot: float
    hand: Box
    """Box of the viewer's cards; without cards, an empty-width box at the foot."""
    ease: float = 1.0
    """Width of the cards as a fraction of their full width."""
    above: bool = False
    """Whether the ticket stands above the cards, not beside them."""


class ViewerArea:
    """The viewer's area on one table, at one set of sizes."""

    def __init__(self, belongings: SeatBlocks) -> None:
        self._belongings = belongings
        self._area = belongings.things.area
        self._foot = belongings.things.above_question
        self._between = belongings.sizes.spacing.players

    def ways(self, may_rise: bool = True) -> list[Own]:
        """Return all arrangements of the viewer's objects; ``may_rise`` includes those with the ticket above the
        cards.
        """
        hand, wide = self._belongings.things.own_cards(), self._area.w
        heads, others = self._belongings.heads(0), self._others(hand)
        groups = [
            way
            for way in leanest(way for head in heads for way in together([*head, *others], TIGHT, 0.0, upwards=True))
            if way.w < wide
        ]
        if not hand:
            return [self._alone(group) for group in groups]
        rows = _rows(hand, wide, self._belongings.sizes)
        slack = 2 * ASKEW * wide
        found = [
            self._beside(hand, group, row)
            for group in groups
            for row in rows
            if row.w <= wide + slack - 2 * (group.w + GAP)
        ]
        if not may_rise:
            return found
        found += [self._above(hand, group, _NOTHING, row) for group in groups for row in rows]
        if others:
            right = together(others, TIGHT, 1.0, upwards=True)
            found += [
                self._above(hand, head, way, row)
                for (head, *loose), way, row in product(heads, right, rows)
                if not loose and head.w + GAP + way.w <= wide
            ]
        return found

    def _others(self, hand: Sequence[Spot]) -> list[Cluster]:
        """Return the viewer's objects other than hand and tags."""
        things, sizes = self._belongings.things, self._belongings.sizes
        spots = [spot for spot in things.chairs[0] if spot not in hand and not things.is_tag(spot, sizes)]
        return [
            closed_pile(spot, min(sizes.back, SMALL_BACKS), sizes)
            if spot.kind in PILES
            else thing(spot, min(1.3, max(sizes.backs, 1.0)), sizes)
            for spot in spots
        ]

    def _alone(self, group: Cluster) -> Own:
        """Arrange ticket and companions without cards."""
        area, foot = self._area, self._foot
        group_top = foot.y + foot.h - group.h
        top = group_top - self._between
        right = top if self._reaches_over(group) else foot.y + foot.h
        return Own(group.laid(area.x, group_top), top, right, Box(area.x + area.w // 2, area.y + area.h, 0, 0))

    def _beside(self, hand: Sequence[Spot], group: Cluster, row: Cluster) -> Own:
        """Arrange ticket and companions at the left of the hand."""
        area, foot = self._area, self._foot
        group_top = foot.y + foot.h - group.h
        x, y = max(area.x + (area.w - row.w) / 2, area.x + group.w + GAP), area.y + area.h - row.h
        laid = group.laid(area.x, group_top) | row.laid(x, y)
        return Own(laid, group_top - self._between, foot.y + foot.h, _whole(x, y, row), _ease(row, hand))

    def _above(self, hand: Sequence[Spot], group: Cluster, other: Cluster, row: Cluster) -> Own:
        """Arrange a wide hand along the foot, ticket and companions above its left end, the rest above its right."""
        area = self._area
        x = area.x + (area.w - row.w) / 2
        hand_top = round(area.y + area.h - row.h)
        group_top = hand_top - CLEAR_OF_CHOSEN - group.h
        right_top = hand_top - CLEAR_OF_CHOSEN - other.h
        laid = row.laid(x, hand_top) | group.laid(area.x, group_top)
        laid |= other.laid(area.x + area.w - other.w, right_top)
        right_foot = round(right_top) - self._between if other.parts else hand_top - CLEAR_OF_HAND
        if self._reaches_over(group):
            right_foot = min(right_foot, round(group_top) - self._between)
        return Own(laid, round(group_top) - self._between, right_foot, _whole(x, hand_top, row), _ease(row, hand), True)

    def _reaches_over(self, group: Cluster) -> bool:
        """Whether the ticket's companions are so wide that nobody can sit to their right."""
        return group.w > self._area.w / 2


def _rows(hand: Sequence[Spot], wide: float, sizes: Sizes) -> list[Cluster]:
    """Return the arrangements of the viewer's cards in a row of at most this width."""
    count = sum(spot.cards for spot in hand)
    room = wide - GAP * (len(hand) - 1)
    high = fitted_height(count, sizes.own_card, room, MIN_READ * sizes.least)
    piles = [
        [
            open_pile(spot, spot.cards, high, width, sizes)
            for width in widths(spot.cards, high, room * spot.cards / count, sizes)
        ]
        for spot in hand
    ]
    rows = [in_line(row, GAP) for row in product(*piles)]
    return [row for row in rows if row.w <= wide]


def _whole(x: float, y: float, block: Cluster) -> Box:
    return Box(round(x), round(y), ceil(block.w), ceil(block.h))


def _ease(row: Cluster, hand: Sequence[Spot]) -> float:
    """Return the width of the row as a fraction of the preferred width."""
    cards = sum(spot.cards for spot in hand)
    return min(1.0, row.w / side_by_side(cards, row.h))

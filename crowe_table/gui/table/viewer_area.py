"""The viewer's own place: their cards in the middle of the foot, their ticket and what lies with it beside or above."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import ceil

from crowe_table.engine.layout import PILES, Spot
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.table.blocks import (
    GAP,
    LEAST_READ,
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
"""Table units kept free above the viewer’s cards, of which those that may be played stand out by ten; and beneath their
ticket, of which a card that is chosen covers no more than the frame.
"""
ASKEW = 0.02
"""The viewer's cards lie no farther from the table's middle line, in parts of its width."""
SMALL_BACKS = 64
"""The height of backs that lie with the viewer's ticket."""
_NOTHING = Cluster(0, 0, ())


@dataclass(frozen=True)
class Own:
    """One way in which the viewer's things lie, and what is left of the area beside and above them."""

    laid: Laid
    left_foot: float
    """Below this the left side is taken by the ticket and what lies with it."""
    right_foot: float
    hand: Box
    """The viewer's cards; nothing wide at the foot where there are none."""
    ease: float = 1.0
    """What part of their full width the cards have."""
    above: bool = False
    """Whether the ticket stands above the cards, and not beside them at the foot."""


class ViewerArea:
    """The viewer's own place on one table, at one set of sizes."""

    def __init__(self, belongings: SeatBlocks) -> None:
        self._belongings = belongings
        self._area = belongings.things.area
        self._foot = belongings.things.above_question
        self._between = belongings.sizes.spacing.players

    def ways(self, may_rise: bool = True) -> list[Own]:
        """Every way in which the viewer's things may lie; ``may_rise``: the ticket above the cards too."""
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
        """What the viewer has besides the hand and the tags."""
        things, sizes = self._belongings.things, self._belongings.sizes
        spots = [spot for spot in things.chairs[0] if spot not in hand and not things.is_tag(spot, sizes)]
        return [
            closed_pile(spot, min(sizes.back, SMALL_BACKS), sizes)
            if spot.kind in PILES
            else thing(spot, min(1.3, max(sizes.backs, 1.0)), sizes)
            for spot in spots
        ]

    def _alone(self, group: Cluster) -> Own:
        """Ticket and the like of one who holds no cards."""
        area, foot = self._area, self._foot
        group_top = foot.y + foot.h - group.h
        top = group_top - self._between
        right = top if self._reaches_over(group) else foot.y + foot.h
        return Own(group.laid(area.x, group_top), top, right, Box(area.x + area.w // 2, area.y + area.h, 0, 0))

    def _beside(self, hand: Sequence[Spot], group: Cluster, row: Cluster) -> Own:
        """Ticket and the like at the left of the hand."""
        area, foot = self._area, self._foot
        group_top = foot.y + foot.h - group.h
        x, y = max(area.x + (area.w - row.w) / 2, area.x + group.w + GAP), area.y + area.h - row.h
        laid = group.laid(area.x, group_top) | row.laid(x, y)
        return Own(laid, group_top - self._between, foot.y + foot.h, _whole(x, y, row), _ease(row, hand))

    def _above(self, hand: Sequence[Spot], group: Cluster, other: Cluster, row: Cluster) -> Own:
        """A wide hand along the whole foot, ticket and the like above its left end, and the rest above its right."""
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
        """Whether what lies with the viewer's ticket is so wide that nobody can sit to the right of it."""
        return group.w > self._area.w / 2


def _rows(hand: Sequence[Spot], wide: float, sizes: Sizes) -> list[Cluster]:
    """The ways in which the viewer's cards lie in a row of at most this width."""
    count = sum(spot.cards for spot in hand)
    room = wide - GAP * (len(hand) - 1)
    high = fitted_height(count, sizes.own_card, room, LEAST_READ * sizes.least)
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
    """What part of the width that the cards would like to have they have."""
    cards = sum(spot.cards for spot in hand)
    return min(1.0, row.w / side_by_side(cards, row.h))

"""Final step of the layout: give the remaining space to whatever was reduced, and place objects on or within others."""

from collections.abc import Mapping, Sequence
from math import ceil

from crowe_table.engine.layout import Kind, Place, Spot
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.draw.packs import RATIO
from crowe_table.gui.table.blocks import (
    DICE_FALL,
    GAP,
    OWNER,
    TIGHT,
    TITLE,
    TITLE_WIDE,
    Laid,
    Sizes,
    closed,
    is_help,
    is_owned,
    on_cloth,
    side_by_side,
)
from crowe_table.gui.table.crowding import FOLDED
from crowe_table.gui.table.free_space import Clear
from crowe_table.gui.table.margins import Aside, parts_of, piles_aside, with_lines
from crowe_table.gui.table.placement import Placement
from crowe_table.gui.table.seating import ChairSplit
from crowe_table.gui.table.table_items import TableItems
from crowe_table.gui.table.viewer_area import CLEAR_OF_HAND

NOWHERE = 60
"""Half the side of the placeholder box of an object without space, in table units."""


class RemainingSpace:
    """Turns the arranged objects into a Placement."""

    def __init__(self, things: TableItems, aside: Aside, laid: Laid, sizes: Sizes) -> None:
        self._things = things
        self._wanted_aside, self._aside, self._parts = things.aside, aside.spots, dict(aside.parts)
        self._sizes = sizes
        self._apart = sizes.spacing.aside
        self._tickets = tuple(laid[chair][0] for chair in range(things.layout.seats))
        self._boxes = {key: box for key, (box, _) in laid.items() if isinstance(key, Spot)}
        self._cards = {key: card for key, (_, card) in laid.items() if isinstance(key, Spot) and card}

    def placement(self, seating: ChairSplit) -> Placement:
        """Return the final place of every object."""
        things, boxes = self._things, self._boxes
        self._widen_hands()
        middle = [boxes[spot] for spot in things.middle if spot in boxes]
        self._lay_upon()
        self._bring_back()
        self._unfold()
        self._make_way()
        self._lay_within()
        self._order_talk()
        absent = frozenset(spot for spot in things.layout.spots if spot not in boxes)
        for spot in absent:
            boxes[spot] = _nowhere(things.area)
            self._cards[spot] = round(self._sizes.back)
        return Placement(
            cloth=things.cloth,
            clear_of_question=things.above_question,
            shown=things.shown,
            seating=seating,
            folded=frozenset(spot for spot, part in self._parts.items() if part == FOLDED and spot not in absent),
            tickets=self._tickets,
            boxes=boxes,
            absent=absent,
            cards=self._cards,
            middle=_about(middle) if middle else _middle_of(things.area),
            sizes=self._sizes,
        )

    # --- Reduced objects

    def _widen_hands(self) -> None:
        """Widen overlapping hands into the free space beside them; the viewer's symmetrically."""
        shown, bare = self._things.shown, self._things.standing.bare
        for spot in [spot for spot in self._cards if spot.kind is Kind.FAN and not closed(spot)]:
            if spot.place is not Place.CHAIR or spot.of in bare or 0 < spot.of not in shown:
                continue
            box = self._boxes[spot]
            wanted = ceil(side_by_side(shown.get(spot.of, spot.cards), self._cards[spot])) - box.w
            if wanted <= 0:
                continue
            left, right = self._free_beside(spot, box)
            if spot.of == 0:
                left = right = min(left, right, wanted // 2)
            right = min(right, wanted)
            left = min(left, wanted - right) if spot.of else left
            self._boxes[spot] = Box(box.x - left, box.y, box.w + left + right, box.h)

    def _free_beside(self, spot: Spot, box: Box) -> tuple[int, int]:
        """Return the free width at the left and at the right of a hand."""
        area, top = self._things.area, box.y - (CLEAR_OF_HAND if spot.of == 0 else TIGHT)
        others = [*(each for other, each in self._boxes.items() if other is not spot), *self._tickets]
        level = [each for each in others if each.y < box.y + box.h + TIGHT and each.y + each.h > top]
        ends = [each.x + each.w + GAP for each in level if each.x < box.x] + [area.x]
        begins = [each.x - GAP for each in level if each.x > box.x] + [area.x + area.w]
        return max(0, box.x - max(ends)), max(0, min(begins) - box.x - box.w)

    def _bring_back(self) -> None:
        """Restore objects that were left out at the edges wherever they now fit."""
        for spot in [spot for spot in self._wanted_aside if spot not in self._boxes]:
            clear = self._clear_of(self._tickets, self._boxes)
            ways = [(1.0, way) for way in piles_aside(spot, self._sizes)]
            if is_help(spot):
                ways = [(part, with_lines(spot, part, self._sizes)) for part in parts_of(spot)]
            for part, way in ways:
                place = clear.at_edge(way.w, way.h, anywhere=True)
                if place:
                    ((_, box, card),) = way.at(place.x, place.y)
                    self._boxes[spot], self._parts[spot] = box, part
                    self._cards.update({spot: card} if card else {})
                    break

    def _unfold(self) -> None:
        """Unfold reduced charts wherever they now fit, even away from the edges."""
        boxes = self._boxes
        lesser = [spot for spot, part in self._parts.items() if part < 1 and spot in boxes]
        whole = {spot: box for spot, box in boxes.items() if spot not in lesser}
        taken = [*self._tickets, *(self._with_print(spot, box) for spot, box in whole.items())]
        for spot in lesser:
            others = [boxes[other] for other in lesser if other is not spot]
            clear = Clear(self._things.above_question, [*taken, *others], self._apart)
            for part in [part for part in parts_of(spot) if part > self._parts[spot]]:
                way = with_lines(spot, part, self._sizes)
                place = clear.at_edge(way.w, way.h, anywhere=True)
                if place:
                    boxes[spot], self._parts[spot] = place, part
                    break

    def _make_way(self) -> None:
        """Unfold a chart if it fits after moving other objects in the margins."""
        aside = [spot for spot in self._aside if spot in self._boxes]
        fixed = {spot: box for spot, box in self._boxes.items() if spot not in aside}
        talk = self._things.talk
        for chart in [spot for spot in aside if self._parts.get(spot) == FOLDED and spot not in talk]:
            moved = self._moved_aside(chart, aside, self._clear_of(self._tickets, fixed))
            if moved:
                self._boxes.update(moved)
                self._parts[chart] = 1.0

    def _moved_aside(self, chart: Spot, aside: Sequence[Spot], clear: Clear) -> dict[Spot, Box] | None:
        """Return the margin objects rearranged with this chart open and placed first; None if they do not fit."""
        open_ = with_lines(chart, 1.0, self._sizes)
        size = Box(0, 0, ceil(open_.w), ceil(open_.h))
        found: dict[Spot, Box] = {}
        near: tuple[float, float] | None = None
        for spot in sorted(aside, key=lambda spot: spot is not chart):
            whole = size if spot is chart else self._with_print(spot, self._boxes[spot])
            place = clear.at_edge(whole.w, whole.h, near, anywhere=spot is chart or closed(spot))
            if place is None:
                return None
            clear.take(place, self._apart)
            lying = whole if spot is chart else self._boxes[spot]
            found[spot] = Box(place.x + lying.x - whole.x, place.y + lying.y - whole.y, lying.w, lying.h)
            near = None if spot is chart else (place.x + place.w / 2, place.y + place.h / 2)
        return found

    def _order_talk(self) -> None:
        """Sort the displays of earlier calls into reading order, column by column."""
        boxes = self._boxes
        lying = [spot for spot in self._things.talk if spot in boxes]
        if len({(boxes[spot].w, boxes[spot].h) for spot in lying}) == 1:
            boxes.update(zip(lying, sorted(boxes[spot] for spot in lying), strict=True))

    def _clear_of(self, tickets: Sequence[Box], boxes: Mapping[Spot, Box]) -> Clear:
        """Return the space outside tickets and these objects with their print."""
        taken = [*tickets, *(self._with_print(spot, box) for spot, box in boxes.items())]
        return Clear(self._things.above_question, taken, self._apart)

    def _with_print(self, spot: Spot, box: Box) -> Box:
        """Return an object's box extended by its title, which may be wider, or by cards raised from the viewer's
        hand.
        """
        text = self._things.text
        beside = max(0, round((TITLE_WIDE * text - box.w) / 2)) if spot.title and not spot.terse else 0
        above = round((TITLE if spot.title else OWNER if is_owned(spot) else 0) * text)
        if spot.of == 0 and self._things.is_hand(spot):
            above = CLEAR_OF_HAND
        return Box(box.x - beside, box.y - above, box.w + 2 * beside, box.h + above)

    # --- Objects on or within others

    def _lay_upon(self) -> None:
        """Place markers at the left and right of the area where the dice fall, and notes below it."""
        table = next((box for spot, box in self._boxes.items() if spot.kind is Kind.DICE), None)
        if table is None:
            return
        upon = [spot for spot in self._things.layout.spots if spot.place is Place.UPON]
        radius, x, y = table.w * DICE_FALL, table.x + table.w / 2, table.y + table.h / 2
        markers = [spot for spot in upon if spot.kind is Kind.MARKER]
        side = radius * 0.54
        for at, spot in enumerate(markers):
            middle = x + radius * 0.9 * (at - (len(markers) - 1) / 2)
            top = round(y - radius * 0.5 - side / 2)
            self._boxes[spot] = Box(round(middle - side / 2), top, round(side), round(side))
        for spot in upon:
            if spot not in markers:
                wide, high = radius * 1.36, radius * 0.5
                self._boxes[spot] = Box(round(x - wide / 2), round(y + radius * 0.47), round(wide), round(high))

    def _lay_within(self) -> None:
        """Place piles that share another's box: that of their own chair, or their part of the table's."""
        boxes, cards, spots = self._boxes, self._cards, self._things.layout.spots
        for spot in [spot for spot in spots if spot.within]:
            named = [each for each in spots if each.shows == spot.within and each in boxes]
            own = next((each for each in named if each.of == spot.of), None)
            if own and own.kind is Kind.CLOTH:
                boxes[spot], cards[spot] = on_cloth(own, boxes[own], spot.shows, self._things.text)
            elif own:
                boxes[spot] = boxes[own]
                cards.update({spot: cards[own]} if own in cards else {})
            elif named:
                cards[spot] = cards[named[0]]
                boxes[spot] = _share(boxes[named[0]], cards[spot], spot, named[0])


def _about(boxes: Sequence[Box]) -> Box:
    """Return the bounding box of these boxes."""
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, foot = max(box.x + box.w for box in boxes), max(box.y + box.h for box in boxes)
    return Box(left, top, right - left, foot - top)


def _middle_of(area: Box) -> Box:
    return Box(area.x + area.w // 4, area.y + area.h // 4, area.w // 2, area.h // 2)


def _nowhere(area: Box) -> Box:
    """Return the placeholder box of an object without space."""
    return Box(area.x + area.w // 2 - NOWHERE, area.y + area.h // 2 - NOWHERE, 2 * NOWHERE, 2 * NOWHERE)


def _share(box: Box, card: int, spot: Spot, whole: Spot) -> Box:
    """Return a chair's part of a row that all chairs fill together."""
    wide = round(card * RATIO)
    step = (box.w - wide) / max(1, whole.cards - 1)
    left = round(box.x + step * spot.cards * spot.of)
    return Box(left, box.y, round(wide + step * (spot.cards - 1)), box.h)

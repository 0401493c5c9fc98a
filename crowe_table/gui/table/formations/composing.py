"""Composition of a table: every object is placed in the region that the formation's plan gives it.

The result depends only on the layout, the size of the cloth and the text size. So nothing moves during a sitting.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from crowe_table.engine.layout import Formation, Kind, Layout, Place, Spot
from crowe_table.gui.draw.assets import MIN_CONTROL
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.draw.packs import RATIO
from crowe_table.gui.table.formations.blocks import (
    APART,
    CLOSE,
    DICE_FALL,
    GAP,
    LEAST_READ,
    TIGHT,
    TITLE_WIDE,
    Laid,
    Measures,
    Title,
    card_width,
    on_cloth,
    overlapped,
    side_by_side,
)
from crowe_table.gui.table.formations.blueprint import Blueprint, Flow, Region, hand_of
from crowe_table.gui.table.formations.chairs import Chair, seat_players
from crowe_table.gui.table.formations.cloth import cloth as cloth_drawing
from crowe_table.gui.table.formations.facing import facing
from crowe_table.gui.table.formations.open_hands import MAX_CARDS, Holder, open_hands
from crowe_table.gui.table.formations.oval import oval
from crowe_table.gui.table.formations.placement import Placement
from crowe_table.gui.table.formations.regions import fill
from crowe_table.gui.table.formations.ring import ring
from crowe_table.gui.table.formations.square import square

MARGIN = 10
"""Table units between the edge of the baize and the objects on it."""
QUESTION_OVER, QUESTION_GROWS = 15, 50
"""Table units kept free for a long question at the lower edge.

The first is for normal text size, the second is added at twice that size.
"""
CLEAR_OF_HAND = 12
"""Table units kept free above the viewer's cards. Playable cards rise by ten units."""
HAND_NEEDS, LEAST_OWN, OWN_PART = 702, 217, 0.235
"""Table units: width reserved for a hand of thirteen cards, and minimum width of the viewer's ticket.

``OWN_PART`` is the maximum width of that ticket as a fraction of the cloth.
"""
FEW, SHOWING, SHOWING_OF_MANY = 9, 70, 50
"""Maximum number of cards in a small hand, and visible width of a card in a small and a larger hand.

Widths are in table units.
"""
SHOWING_OPEN = 18
"""Minimum visible width of a card in an opponent's face-up hand at the top, in table units. It shows the index."""
LEAST_OPEN = 84
"""Minimum card height in table units of a face-up hand in large print, on a crowded table."""
MOST_HAND, WITHOUT_HAND = 236, 173
"""Maximum card height in table units: of the viewer's hand, and of all cards in games without a hand."""
AT_SIDE, BESIDE, AT_HEAD = 0.36, 0.23, 0.46
"""Maximum width of an opponent's face-up hand as a fraction of the cloth.

The cases are below a ticket at the side, beside a ticket, and for a single player at the top.
"""
APART_IN_TRICK = 8
IN_TRICK = 0.93
"""Height of a card in a trick, as a fraction of the height of the viewer's cards."""
MAX_SIDES = 3
"""Maximum number of opponents at a table where each opponent has a whole side."""
MAY_EXCEED = 45
"""Table units by which a face-up hand can extend below its player's region."""
NOWHERE = 60
"""Half the side, in table units, of the placeholder box for an object that finds no space."""
DRAWINGS: Mapping[Formation, Callable[[Layout, float], Blueprint]] = {
    Formation.FACING: facing,
    Formation.SQUARE: square,
    Formation.OVAL: oval,
    Formation.CLOTH: cloth_drawing,
    Formation.RING: ring,
}
"""For each formation, the function that returns its plan for a layout at a text scale."""
EVERYWHERE = frozenset({Place.CHAIR, Place.UPON})
"""Anchors that every formation provides."""


def drawing_of(layout: Layout, text: float = 1.0) -> Blueprint:
    """Return the plan of a layout at a text scale.

    Raise ValueError if the layout uses an anchor that its formation does not have. The message names both.
    """
    drawing = DRAWINGS[layout.formation](layout, text)
    known = EVERYWHERE | drawing.places.keys() | ({Place.MELDS} if drawing.melds else set())
    for spot in layout.spots:
        if not spot.within and spot.place not in known:
            raise ValueError(f"formation “{layout.formation}” has no anchor “{spot.place}” for “{spot.shows}”")
    if layout.ladder and drawing.ladder is None:
        raise ValueError(f"formation “{layout.formation}” has no space for the ladder of a bidding")
    return drawing


@lru_cache(maxsize=64)
def compose(layout: Layout, cloth: Box, text: float, ticket: tuple[int, int], control: int = MIN_CONTROL) -> Placement:
    """Return the box of every object of a layout on a cloth.

    ``text`` is the text scale, and ``control`` is the minimum width and height of a control in table units.
    """
    return _Composition(layout, cloth, text, ticket, control).placement()


class _Composition:
    """Working state while one table is composed."""

    def __init__(self, layout: Layout, cloth: Box, text: float, ticket: tuple[int, int], control: int) -> None:
        self._layout, self._cloth, self._text = layout, cloth, text
        self._drawing = drawing_of(layout, text)
        self._area = area = Box(cloth.x + MARGIN, cloth.y + MARGIN, cloth.w - 2 * MARGIN, cloth.h - 2 * MARGIN)
        rises = round(QUESTION_OVER + QUESTION_GROWS * (text - 1))
        self._clear = Box(area.x, area.y, area.w, area.h - rises)
        self._hand = hand_of(layout)
        room = min(area.w - HAND_NEEDS, OWN_PART * area.w) if self._hand else OWN_PART * area.w
        self._own_width = min(ticket[0], max(LEAST_OWN, int(room)))
        self._laid: Laid = {}
        self._folded: set[Spot] = set()
        largest = self._lay_hand() if self._hand else float(WITHOUT_HAND)
        self._measures = Measures(text, ticket, control, largest)

    def placement(self) -> Placement:
        layout, area = self._layout, self._area
        self._seat()
        for place, region in self._drawing.places.items():
            self._lay_place(place, region)
        for chair, region in enumerate(self._drawing.melds):
            self._fill(region, [spot for spot in self._free(Place.MELDS) if spot.of == chair])
        tickets = tuple(self._laid[chair][0] for chair in range(layout.seats))
        boxes = {key: box for key, (box, _) in self._laid.items() if isinstance(key, Spot)}
        cards = {key: card for key, (_, card) in self._laid.items() if isinstance(key, Spot) and card}
        middle = Box(area.x + area.w // 4, area.y + area.h // 5, area.w // 2, area.h // 2)
        _lay_upon(layout, boxes, cards, middle)
        _lay_within(layout, boxes, cards, self._text)
        absent = frozenset(spot for spot in layout.spots if spot not in boxes)
        for spot in absent:
            boxes[spot] = Box(middle.x + middle.w // 2 - NOWHERE, middle.y, 2 * NOWHERE, 2 * NOWHERE)
            cards[spot] = LEAST_READ
        hands = [
            spot
            for spot in layout.spots
            if spot.shows == layout.hand and spot.of > 0 and spot.kind is not Kind.STACK and spot not in absent
        ]
        return Placement(
            cloth=self._cloth,
            clear_of_question=self._clear,
            tickets=tickets,
            ticket=self._measures.ticket,
            boxes=boxes,
            cards=cards,
            titles={key.above: box for key, (box, _) in self._laid.items() if isinstance(key, Title)},
            opened=self._open_hands(hands, boxes),
            folded=frozenset(self._folded),
            absent=absent,
            middle=middle,
            ladder=self._box(self._drawing.ladder) if self._drawing.ladder and layout.ladder else None,
            text=self._text,
        )

    def _box(self, region: Region) -> Box:
        """Return a region in table units, limited to the area above the question."""
        area = self._area
        left, top = area.x + region.left * area.w, area.y + region.top * area.h
        foot = min(area.y + region.foot * area.h, self._clear.y + self._clear.h)
        return Box(round(left), round(top), round((region.right - region.left) * area.w), round(foot - top))

    def _free(self, place: Place) -> list[Spot]:
        """Return the objects at an anchor that do not share the box of another object."""
        return [spot for spot in self._layout.spots if spot.place is place and not spot.within]

    # --- Players

    def _lay_hand(self) -> float:
        """Place the viewer's cards at the bottom, and return their height in table units.

        They are centred if that leaves enough space for the viewer's ticket. In large print they lie above a long
        question as far as there is room.
        """
        area, drawing = self._area, self._drawing
        (spot, *_) = self._hand
        left, right = area.x + self._own_width + GAP, area.x + drawing.hand_ends * area.w
        room, count = right - left, spot.cards
        showing = SHOWING if count <= FEW else SHOWING_OF_MANY
        rises = QUESTION_GROWS * (self._text - 1)
        high = (1 - drawing.hand) * area.h - CLEAR_OF_HAND - (rises if drawing.hand_ends < 1 else 0)
        high = min(MOST_HAND, high)
        high = max(LEAST_READ, min(high, (room - showing * (count - 1)) / RATIO))
        wide = min(side_by_side(count, high), room)
        x = min(max(area.x + (area.w - wide) / 2, left), right - wide)
        spare = max(0.0, (1 - drawing.hand) * area.h - CLEAR_OF_HAND - high)
        foot = area.y + area.h - min(spare, rises)
        self._laid[spot] = Box(round(x), round(foot - high), round(wide), round(high)), int(high)
        return high

    def _seat(self) -> None:
        """Place the blocks of all players."""
        area, drawing = self._area, self._drawing
        own = drawing.own if drawing.own.right else drawing.own._replace(right=self._own_width / area.w)
        measures = replace(self._measures, ticket=(self._own_width, self._measures.ticket[1]))
        self._laid |= seat_players([self._chair(0, own)], measures if self._hand else self._measures)
        others = [self._chair(chair, region) for chair, region in enumerate(drawing.others, 1)]
        for flow in Flow:
            alike = [chair for chair in others if chair.region.flow is flow]
            if alike:
                self._laid |= seat_players(alike, self._measures)

    def _chair(self, number: int, region: Region) -> Chair:
        spots = [spot for spot in self._free(Place.CHAIR) if spot.of == number and spot not in self._hand]
        return Chair.of(number, spots, self._layout.hand, region, self._box(region))

    def _open_hands(self, hands: Sequence[Spot], boxes: Mapping[Spot, Box]) -> Mapping[Spot, tuple[Box, int]]:
        """Return the box and card height of each opponent's hand while the hand is face up."""
        others = self._drawing.others
        if len(others) <= MAX_SIDES or max((spot.cards for spot in hands), default=0) > MAX_CARDS:
            return {spot: self._opened(spot, boxes[spot]) for spot in hands}
        holders = [
            Holder(spot, region, self._box(region), self._laid[spot.of][0], boxes[spot])
            for spot, region in ((spot, others[spot.of - 1]) for spot in hands)
        ]
        return open_hands(holders, self._area, self._laid, self._measures.largest)

    def _opened(self, spot: Spot, box: Box) -> tuple[Box, int]:
        """Return the box and card height of an opponent's hand while the hand is face up.

        The hand may cover the centre of the table, but no ticket. In large print it is made smaller for that.
        """
        area, region = self._area, self._drawing.others[spot.of - 1]
        slot, (ticket, _) = self._box(region), self._laid[spot.of]
        free = slot.y + slot.h
        crowd = len(self._drawing.others) > MAX_SIDES
        alone = sum(each.x == region.x for each in self._drawing.others) == 1
        most: float
        tallest: float
        at_head = region.flow is Flow.ROW and 1 < len(self._drawing.others) <= MAX_SIDES
        if at_head and (found := self._beside(spot, slot)):
            return found
        beside_ticket = region.flow is Flow.ROW and len(self._drawing.others) == 1
        beside = crowd and region.x != 0.5 and slot.y + slot.h + MAY_EXCEED - box.y < LEAST_READ
        if beside and self._text > 1 and any(each.x == 0.5 for each in self._drawing.others):
            beside = self._foot_below(spot) - ticket.y - ticket.h < LEAST_READ
        tallest = self._measures.largest
        if beside_ticket:
            most, tallest = area.x + area.w - box.x, LEAST_READ
        elif beside:
            most = max(BESIDE * area.w, area.w / 2 - slot.w - GAP - APART / 2)
        elif region.x != 0.5:
            most = slot.w if crowd else AT_SIDE * area.w
            tallest = min(tallest, max(LEAST_READ, slot.y + slot.h + MAY_EXCEED - box.y))
        else:
            most = slot.w if crowd or region.flow is Flow.ROW or not alone else AT_HEAD * area.w
        least = float(LEAST_READ)
        if crowd and region.x != 0.5 and not beside and self._text > 1:
            free = self._foot_below(spot)
            least = max(LEAST_OPEN, min(least, free - ticket.y - ticket.h))
            tallest = least
        high = max(least, min(tallest, ((most + APART) / spot.cards - APART) / RATIO))
        wide = min(side_by_side(spot.cards, high), most)
        x: float
        if region.x < 0.5:
            x = slot.x + (slot.w + GAP if beside else 0)
        elif region.x > 0.5:
            x = slot.x + slot.w - wide - (slot.w + GAP if beside else 0)
        else:
            x = box.x if beside_ticket else slot.x + (slot.w - wide) / 2
        y = slot.y if beside else slot.y + slot.h if region.flow is Flow.ROW and not beside_ticket else box.y
        if crowd and not beside and region.x != 0.5:
            y = min(y, max(ticket.y + ticket.h, round(free - high)))
        return Box(round(x), round(y), round(wide), round(high)), int(high)

    def _foot_below(self, spot: Spot) -> int:
        """Return the lowest possible edge of a face-up hand below its ticket, above the next ticket."""
        ticket, _ = self._laid[spot.of]
        others = [box for key, (box, _) in self._laid.items() if isinstance(key, int) and box.y > ticket.y]
        near = [box.y for box in others if box.x < ticket.x + ticket.w and ticket.x < box.x + box.w]
        return min(near, default=self._area.y + self._area.h) - CLOSE

    def _beside(self, spot: Spot, slot: Box) -> tuple[Box, int] | None:
        """Return the box and card height of a face-up hand at the top, between its ticket and the next object.

        None if there is no room. The hand then lies below the ticket and covers a part of the trick.
        """
        ticket, _ = self._laid[spot.of]
        left, foot = ticket.x + ticket.w + TIGHT, slot.y + slot.h
        others = [(key, box) for key, (box, _) in self._laid.items() if not isinstance(key, int) and key.of != spot.of]
        near = [(key, box) for key, box in others if box.y < foot and box.x > left]
        ends = [box.x - self._beyond(key, box) - TIGHT for key, box in near]
        room = min([*ends, self._area.x + self._area.w]) - left
        if slot.h < LEAST_READ or room < overlapped(spot.cards, LEAST_READ, SHOWING_OPEN):
            return None
        wide = min(side_by_side(spot.cards, LEAST_READ), room)
        return Box(round(left), slot.y, round(wide), LEAST_READ), LEAST_READ

    def _beyond(self, key: Spot | Title, box: Box) -> float:
        """Return the width by which the title of an object extends beyond its box. Titles of piles have boxes."""
        if isinstance(key, Title) or not key.title or Title(key) in self._laid:
            return 0.0
        return max(0.0, TITLE_WIDE * self._text - box.w) / 2

    # --- Anchors

    def _lay_place(self, place: Place, region: Region) -> None:
        spots = self._free(place)
        if place is Place.TRICK and spots and all(spot.of >= 0 and spot.kind is Kind.STACK for spot in spots):
            self._lay_trick(self._box(region), region.y, spots)
        else:
            self._fill(region, sorted(spots, key=lambda spot: spot.of == 0 and place is Place.TRICK))

    def _fill(self, region: Region, spots: Sequence[Spot]) -> None:
        filled = fill(self._box(region), spots, region.flow, region.x, region.y, self._measures)
        self._laid |= filled.laid
        self._folded |= filled.folded

    def _lay_trick(self, area: Box, lean: float, spots: Sequence[Spot]) -> None:
        """Place each player's card of a trick towards that player.

        The viewer's card lies nearest to the viewer. The cards of two players lie side by side.
        """
        sides = [region.x for region in self._drawing.others]
        left = [at + 1 for at, x in enumerate(sides) if x < 0.5][::-1]
        right = [at + 1 for at, x in enumerate(sides) if x > 0.5]
        head = [at + 1 for at, x in enumerate(sides) if x == 0.5]
        grid: list[tuple[int, float, float]] = []
        if len(sides) == 1:
            grid = [(1, -0.5, 0.0), (0, 0.5, 0.0)]
        else:
            out = max(1.0, len(head) / 2 + 0.5) if head else 1.0
            middle = -0.5 if head else -0.25
            grid += [(chair, at - (len(head) - 1) / 2, -0.5) for at, chair in enumerate(head)]
            for column, x in ((left, -out), (right, out)):
                centre = 0.0 if head else middle
                grid += [(chair, x, centre + at - (len(column) - 1) / 2) for at, chair in enumerate(column)]
            grid.append((0, 0.0, 0.5))
        across = max(x for _, x, _ in grid) - min(x for _, x, _ in grid) + 1
        down = max(y for *_, y in grid) - min(y for *_, y in grid) + 1
        high = min(
            max(LEAST_READ, IN_TRICK * self._measures.largest),
            (area.h + APART_IN_TRICK) / down - APART_IN_TRICK - TIGHT,
            ((area.w + APART_IN_TRICK) / across - APART_IN_TRICK - TIGHT) / RATIO,
        )
        wide = card_width(high) + TIGHT
        lowest = min(y for *_, y in grid)
        centre = area.x + area.w / 2
        top = area.y + (area.h - down * (high + TIGHT + APART_IN_TRICK) + APART_IN_TRICK) * lean
        for chair, x, y in grid:
            place = Box(
                round(centre + x * (wide + APART_IN_TRICK) - wide / 2),
                round(top + (y - lowest) * (high + TIGHT + APART_IN_TRICK)),
                round(wide),
                round(high + TIGHT),
            )
            self._laid |= {spot: (place, int(high)) for spot in spots if spot.of == chair}


# --- Objects on or within others -------------------------------------------------------------------------------------


def _lay_upon(layout: Layout, boxes: dict[Spot, Box], cards: dict[Spot, int], middle: Box) -> None:
    """Place objects that lie on others.

    Markers and charts lie within the dice table, above and below its centre. Reviewed cards lie over the centre.
    """
    upon = [spot for spot in layout.spots if spot.place is Place.UPON]
    for spot in [spot for spot in upon if spot.kind is Kind.FAN]:
        boxes[spot], cards[spot] = middle, LEAST_READ
    table = next((box for spot, box in boxes.items() if spot.kind is Kind.DICE), None)
    if table is None:
        return
    radius, x, y = table.w * DICE_FALL, table.x + table.w / 2, table.y + table.h / 2
    markers = [spot for spot in upon if spot.kind is Kind.MARKER]
    side = radius * 0.54
    for at, spot in enumerate(markers):
        centre = x + radius * 0.9 * (at - (len(markers) - 1) / 2)
        boxes[spot] = Box(round(centre - side / 2), round(y - radius * 0.5 - side / 2), round(side), round(side))
    for spot in [spot for spot in upon if spot.kind is Kind.CHART]:
        wide, high = radius * 1.5, radius * 0.5
        boxes[spot] = Box(round(x - wide / 2), round(y + radius * 0.42), round(wide), round(high))


def _lay_within(layout: Layout, boxes: dict[Spot, Box], cards: dict[Spot, int], text: float) -> None:
    """Place piles that share a box with another object.

    The pile of each chair lies in the box of that chair, or in its part of a common row.
    """
    for spot in [spot for spot in layout.spots if spot.within]:
        named = [each for each in layout.spots if each.shows == spot.within and each in boxes]
        own = next((each for each in named if each.of == spot.of), None)
        if own and own.kind is Kind.CLOTH:
            boxes[spot], cards[spot] = on_cloth(own, boxes[own], spot.shows, text)
        elif own:
            boxes[spot] = boxes[own]
            cards.update({spot: cards[own]} if own in cards else {})
        elif named:
            cards[spot] = cards.get(named[0], LEAST_READ)
            boxes[spot] = _share(boxes[named[0]], cards[spot], spot, named[0])


def _share(box: Box, card: int, spot: Spot, whole: Spot) -> Box:
    """Return the part of a row that belongs to one chair. All chairs share the row."""
    wide = round(card_width(card))
    step = (box.w - wide) / max(1, whole.cards - 1)
    left = round(box.x + step * spot.cards * spot.of)
    return Box(left, box.y, round(wide + step * (spot.cards - 1)), box.h)

"""Finds a place for everything on a table: pure geometry, which knows of a game only what its layout says.

The viewer sits along the foot. The others sit round the rest of the table in their order, clockwise, each with their
ticket, cards, tags and coins together. What is contested lies in the middle, and what lies aside wherever there is
room. One scale is made as large as all of it allows; then own cards, shown cards, middle and backs take what is left,
in the order in which the layout names them.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import product
from math import ceil
from typing import TypeAlias

from crowe_table.engine.layout import PILES, Growth, Kind, Layout, Place, Spot
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.table.blocks import (
    BACK,
    CLOSE,
    GAP,
    TIGHT,
    Cluster,
    Key,
    Sizes,
    closed,
    closed_pile,
    fitted_height,
    in_line,
    leanest,
    open_pile,
    overlapped,
    piled,
    side_by_side,
    single,
    thing,
    together,
    widths,
)
from crowe_table.gui.table.middle import middles
from crowe_table.gui.table.room import Room

MOST_ASIDE = 150
"""The height of a card to be read that lies aside."""
MARGIN, BETWEEN = 10, 16
"""Table units between the edge of the baize and what lies on it, and between two players."""
SMALLEST, LARGEST = 0.3, 1.7
"""The scales between which one is sought for everything."""
HALVINGS, EVEN_HALVINGS, GROWTHS = 5, 3, 4
MOST: Mapping[Growth, float] = {Growth.OWN: 1.35, Growth.SHOWN: 1.5, Growth.MIDDLE: 1.9, Growth.BACKS: 1.5}
"""How large each may grow, as a scale."""
CLEAR_OF_HAND = 14
"""Table units kept free above the viewer's cards, of which those that may be played stand out by ten."""
SPEECHES = ((250, 50), (210, 50), (176, 50))
CANDIDATES, CLOSE_CANDIDATES = 3, 5
"""Plans of each seating that are tried in full at one scale, the most promising first; and on a crowded table."""
MOST_SIDE, MOST_TOP = 4, 5
"""Players at one side of the table, and along the top."""
LESS = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.5)
"""How much smaller things are made on a crowded table, in turn."""
AT_SIDE, AT_SIDE_ALONE = 0.34, 0.44
"""The part of the table's width that a hand to be read may take at a side, and that a single one may."""
STEADINESS = (1.0, 0.8, 0.6)
"""How much smaller still, in turn, so that nobody moves to another side of the table."""
QUESTION_OVER = 15
"""Table units above the edge of what may be used that a long question in ordinary print reaches."""
EVENNESS = 0.82
"""Everything may be made so much smaller that the company sits evenly."""
ASKEW = 0.02
"""On a balanced table the viewer's cards lie no farther from its middle line, in parts of its width."""
HARDER = 0.08
"""The viewer's cards lie over one another no more than this beyond the way in which they do least."""
ROUND_FIT = 0.85
"""A round thing of this part of a rectangle's width and height may fit among what stands in its corners."""

Laid: TypeAlias = dict[Key, tuple[Box, int]]
"""Where each thing lies, and how high its cards are."""


@dataclass(frozen=True)
class Occupancy:
    """What changes the room that is wanted: nothing else does, so that things keep their places."""

    shown: tuple[tuple[int, int], ...] = ()
    """The chairs of others whose hands lie open, and of how many cards each."""
    bare: frozenset[int] = frozenset()
    """The chairs that hold no hand while others show theirs."""
    there: frozenset[Spot] = frozenset()
    """The things that are seldom there, and are now."""


@dataclass(frozen=True)
class Placement:
    """Where everything lies, in table units from the window's top left corner."""

    cloth: Box
    seating: "ChairSplit"
    tickets: tuple[Box, ...]
    """By chair."""
    speech: tuple[Box, ...]
    """By chair: where there is room for what a player says."""
    boxes: Mapping[Spot, Box]
    absent: frozenset[Spot]
    """What has no room now: cards come and go in the middle, all else is not shown."""
    cards: Mapping[Spot, int]
    """The height of a card in each pile."""
    middle: Box
    """What is contested, all of it; cards that are looked at again lie over it."""
    sizes: Sizes


@dataclass(frozen=True)
class ChairSplit:
    """How many sit at the left, along the top and at the right, and whether those along the top have the corners."""

    left: int
    top: int
    right: int
    corners: bool

    @property
    def awry(self) -> float:
        """How unevenly the table is sat round."""
        others = self.left + self.top + self.right
        lopsided = self.right - self.left + 0.02 * self.corners
        return abs(self.left / others - 0.28) + lopsided / 10


@dataclass(frozen=True)
class Manner:
    """One way of laying a plan."""

    lean: float = 0.5
    """Where those at the sides sit: in the middle of what is free there, or as far down or up as may be."""
    mirrored: bool = False
    """Whether both sides end at one height, so that players across from one another sit alike."""
    middle_first: bool = False
    """Whether what lies aside takes what the middle has left, and not the other way about."""
    anywhere: bool = False
    """Whether what lies aside may lie away from the edges of the table."""
    near: float = 1.0
    """How far the middle may lie from the table's middle line, in parts of its width."""


BALANCED = tuple(Manner(mirrored=True, middle_first=True, anywhere=anywhere, near=ASKEW) for anywhere in (False, True))
COARSE = (Manner(mirrored=True, middle_first=True, anywhere=True), Manner(anywhere=True))
"""By which it is found how large all may be, before it is laid well."""
EVERY_MANNER = (
    *BALANCED,
    Manner(mirrored=True, middle_first=True, anywhere=True),
    *(Manner(mirrored=True, anywhere=anywhere) for anywhere in (False, True)),
    *(Manner(lean=lean, anywhere=True) for lean in (0.5, 1.0, 0.0)),
)


@dataclass(frozen=True)
class Own:
    """The viewer's own place: where its things lie, and what is left of the area beside and above them."""

    laid: Laid
    left_foot: int
    """Below this the left side is taken by the ticket and what lies with it."""
    right_foot: int
    hand: Box
    """The viewer's cards; nothing wide at the foot where there are none."""
    ease: float = 1.0
    """What part of their full width the cards have."""


@dataclass
class Plan:
    """One way in which everybody may sit, at one set of sizes; the more promising, the greater ``worth``."""

    seating: ChairSplit
    left: Sequence[Cluster]
    top: Sequence[Cluster]
    right: Sequence[Cluster]
    own: Own
    hall: tuple[float, float, float, float]
    """Left, top, right and bottom of what they leave in the middle."""
    worth: float
    tops: float = field(default=0)
    """How deep those along the top reach."""


@lru_cache(maxsize=128)
def arrange(layout: Layout, cloth: Box, text: float, ticket: tuple[int, int], standing: Occupancy) -> Placement:
    """Where everything of this layout lies on a cloth; ``text`` is times the ordinary print."""
    return Arranger(layout, cloth, text, ticket, standing).placement()


class Arranger:
    """One search for a placement."""

    def __init__(self, layout: Layout, cloth: Box, text: float, ticket: tuple[int, int], standing: Occupancy) -> None:
        self._layout = layout
        self._cloth = cloth
        self._area = Box(cloth.x + MARGIN, cloth.y + MARGIN, cloth.w - 2 * MARGIN, cloth.h - 2 * MARGIN)
        self._text = text
        self._ticket = ticket
        self._standing = standing
        self._shown = dict(standing.shown)
        laid = [spot for spot in layout.spots if not spot.within and self._is_laid(spot)]
        self._chairs = [
            [spot for spot in laid if spot.place is Place.CHAIR and spot.of == of] for of in range(layout.seats)
        ]
        self._middle = [spot for spot in laid if spot.place is Place.MIDDLE]
        self._aside = [spot for spot in laid if spot.place is Place.ASIDE]
        self._seatings = _seatings(layout.seats - 1)
        self._between, self._gap, self._about = BETWEEN, GAP - 2, TIGHT
        """Table units between two players, about a thing, and besides about the middle."""
        self._seated = self._seatings[0]
        """How all sit in what was found last."""
        self._manners = EVERY_MANNER
        """The ways of laying a plan, in turn."""
        self._crowds = False
        """Whether the viewer's own cards may lie over one another so that all else has room."""

    def _is_laid(self, spot: Spot) -> bool:
        """Whether room is made for a thing. What helps a viewer to decide gives way to hands that lie open."""
        if spot.kind is Kind.CHART and spot.rows and self._shown:
            return False
        return not spot.seldom or spot in self._standing.there

    def placement(self) -> Placement:
        """The largest there is room for."""
        low, high = SMALLEST, LARGEST
        sizes = self._sizes(low)
        self._manners = COARSE
        found = self._at(sizes)
        if found is None:
            self._manners = EVERY_MANNER
            found = self._at(sizes)
        if found is None:
            return self._crowded()
        found, low = self._largest(found, low, high, HALVINGS)
        found, low = self._evenly(found, low)
        sizes = self._sizes(low)
        for what in self._layout.grows:
            found, sizes = self._grown(what, found, sizes)
        return self._finished(found, sizes)

    def _largest(self, found: Laid, low: float, high: float, halvings: int) -> tuple[Laid, float]:
        """All of it at the greatest scale between these, of which the lesser is known to do."""
        for _ in range(halvings):
            scale = (low + high) / 2
            better = self._at(self._sizes(scale))
            if better:
                found, low = better, scale
            else:
                high = scale
        return found, low

    def _evenly(self, found: Laid, scale: float) -> tuple[Laid, float]:
        """The table sat round as evenly as may be, for which all of it may be a little smaller."""
        every, usual = self._seatings, self._usual()
        seated = [(usual, part * EVENNESS) for part in STEADINESS if usual in every]
        others = [(seating, EVENNESS) for seating in sorted(every, key=lambda seating: seating.awry)]
        tried = [(manners, *each) for each in seated for manners in (BALANCED, EVERY_MANNER)]
        tried += [(manners, *each) for manners in (BALANCED, EVERY_MANNER) for each in others]
        for manners, seating, part in tried:
            self._seatings, self._manners = [seating], manners
            even = self._at(self._sizes(scale * part))
            if even:
                return self._largest(even, scale * part, scale, EVEN_HALVINGS)
        self._seatings, self._manners = every, EVERY_MANNER
        return found, scale

    def _usual(self) -> ChairSplit | None:
        """How all sit while nothing is laid open, and nothing lies there that seldom does."""
        if self._standing == Occupancy():
            return None
        return arrange(self._layout, self._cloth, self._text, self._ticket, Occupancy()).seating

    def _sizes(self, scale: float) -> Sizes:
        own, shown, middle, backs = (min(most, scale) for most in MOST.values())
        return Sizes(own, shown, middle, backs, self._text, self._ticket)

    def _grown(self, what: Growth, found: Laid, sizes: Sizes) -> tuple[Laid, Sizes]:
        """One of the scales made as large as it can be, the others as they are."""
        low, high = sizes.scale(what), MOST[what]
        for at in range(GROWTHS):
            scale = high if at == 0 else (low + high) / 2
            larger = sizes.with_scale(what, scale)
            better = self._at(larger)
            if better:
                found, sizes, low = better, larger, scale
            else:
                high = scale
            if high - low < 0.03:
                break
        return found, sizes

    def _crowded(self) -> Placement:
        """More than there is room for: cards lie over one another, players close together; then print is smaller, down
        to the ordinary; then cards are; and at last what lies aside goes where it will.
        """
        self._crowds = True
        self._between, self._gap, self._about = TIGHT, 3, 0
        self._seatings = _seatings(self._layout.seats - 1, uneven=True)
        crowded = [(text, 1.0) for text in LESS if text * self._text >= 1 or text == 1]
        crowded += [(crowded[-1][0], least) for least in LESS[1:]]
        for text, least in crowded:
            small = self._small(text, least)
            found = self._at(small)
            if found:
                return self._finished(found, small)
        for text in LESS:
            small = self._small(text * crowded[-1][0], LESS[-1])
            found = self._at(small, loosely=True)
            if found:
                return self._finished(found, small)
        raise ValueError(f"no room on {self._cloth} for {self._layout.seats} players")

    def _small(self, text: float, least: float) -> Sizes:
        """The smallest of all sizes, print and the least of cards made so much smaller."""
        ticket = round(self._ticket[0] * text), round(self._ticket[1] * text)
        return replace(self._sizes(SMALLEST), text=self._text * text, ticket=ticket, least=least, close=True)

    # --- one set of sizes

    def _at(self, sizes: Sizes, loosely: bool = False) -> Laid | None:
        """Everything at these sizes, or None if it will not go."""
        centres = middles(self._middle, sizes)
        many = CLOSE_CANDIDATES if sizes.close else CANDIDATES
        tried: Counter[ChairSplit] = Counter()
        for plan in sorted(self._plans(centres, sizes), key=lambda plan: -plan.worth):
            if self._manners is BALANCED and self._askew(plan.own) > ASKEW:
                continue
            tried[plan.seating] += 1
            if tried[plan.seating] > many:
                continue
            found = self._lay(plan, centres, sizes, loosely)
            if found:
                self._seated = plan.seating
                return found
        return None

    def _plans(self, centres: Sequence[Cluster], sizes: Sizes) -> list[Plan]:
        owns = self._owns(sizes)
        part = AT_SIDE if len(self._shown) > 1 else AT_SIDE_ALONE
        sides = [self._ways_of_sitting(chair, sizes, part * self._area.w) for chair in range(1, self._layout.seats)]
        plans = []
        for seating in self._seatings:
            wide = self._area.w / seating.top - GAP if seating.top else 0
            tops = [
                self._ways_of_sitting(chair, sizes, wide)
                for chair in range(seating.left + 1, seating.left + seating.top + 1)
            ]
            for row in _rows(tops):
                for own in owns:
                    plan = self._plan(seating, row, sides, own, centres)
                    if plan:
                        plans.append(plan)
        return plans

    def _plan(
        self,
        seating: ChairSplit,
        row: Sequence[Cluster],
        sides: Sequence[Sequence[Cluster]],
        own: Own,
        centres: Sequence[Cluster],
    ) -> Plan | None:
        """This row along the top, with the narrowest columns at the sides that are low enough; None if too much."""
        area = self._area
        deep = max((block.h for block in row), default=0)
        begins = area.y + (deep + self._between if seating.corners and row else 0)
        left = _column(
            sides[: seating.left], own.left_foot - begins, own.hand.x - area.x, own.hand.y - begins, self._between
        )
        beyond = area.x + area.w - own.hand.x - own.hand.w
        foot = own.right_foot - begins
        right = _column(sides[seating.left + seating.top :], foot, beyond, own.hand.y - begins, self._between)
        if left is None or right is None:
            return None
        left_wide = max((block.w + GAP for block in left), default=0)
        right_wide = max((block.w + GAP for block in right), default=0)
        along = sum(block.w + GAP for block in row) - GAP
        if along > area.w - (0 if seating.corners else left_wide + right_wide):
            return None
        top = area.y + (deep + self._between if row else 0)
        hall = area.x + left_wide, top, area.x + area.w - right_wide, own.hand.y - CLEAR_OF_HAND
        w, h = hall[2] - hall[0], hall[3] - hall[1]
        fit = max((min(w / each.w, h / each.h) / _round_fit(each) for each in centres), default=1.0)
        worth = min(fit, 1.25) - seating.awry + (own.ease - self._askew(own)) / 2
        return Plan(seating, left, row, right, own, hall, worth, top) if fit > 0.7 else None

    def _lay(self, plan: Plan, centres: Sequence[Cluster], sizes: Sizes, loosely: bool) -> Laid | None:
        """Everybody in their places, then what lies aside, then the middle where it has most room.

        Who sits at the sides moves up or down where what lies aside needs it.
        """
        seated: dict[tuple[float, bool], tuple[Laid, Room] | None] = {}
        for manner in self._manners:
            key = manner.lean, manner.mirrored
            if key not in seated:
                seated[key] = self._seated_room(plan, manner)
            before = seated[key]
            if before is None:
                continue
            laid, room = dict(before[0]), before[1].copy()
            if loosely:
                return self._centred(plan, centres, laid, room, 1.0) and self._lay_over(laid, room, sizes)
            if manner.middle_first:
                centred = self._centred(plan, centres, laid, room, manner.near)
                found = centred and self._lay_aside(centred, room, sizes, manner.anywhere)
            else:
                beside = self._lay_aside(laid, room, sizes, manner.anywhere)
                found = beside and self._centred(plan, centres, beside, room, manner.near)
            if found:
                return found
        return None

    def _seated_room(self, plan: Plan, manner: Manner) -> tuple[Laid, Room] | None:
        """Everybody in their places, and what they leave."""
        laid = self._seat(plan, manner)
        if laid is None:
            return None
        room = Room(self._area)
        room.take_all((box for box, _ in laid.values()), self._gap)
        room.take(self._foot_of_area(), 0)
        return laid, room

    def _foot_of_area(self) -> Box:
        """Where a long question reaches over the rim: it may lie over the viewer's cards there, and nothing else."""
        area, high = self._area, round(QUESTION_OVER * self._text)
        return Box(area.x, area.y + area.h - high, area.w, high)

    def _seat(self, plan: Plan, manner: Manner) -> Laid | None:
        """Everybody in their places; None if they cannot sit in this manner."""
        area, lean = self._area, manner.lean
        laid = dict(plan.own.laid)
        begins = plan.tops if plan.seating.corners else area.y
        left_foot = _foot(plan.left, plan.own.left_foot, plan.own.hand.x - area.x, plan.own.hand.y)
        beyond = area.x + area.w - plan.own.hand.x - plan.own.hand.w
        right_foot = _foot(plan.right, plan.own.right_foot, beyond, plan.own.hand.y)
        if manner.mirrored and plan.left and plan.right:
            left_foot = right_foot = min(left_foot, right_foot)
            if max(_high(plan.left), _high(plan.right)) > left_foot - begins:
                return None
        for key, box, card in _stacked(plan.left[::-1], area.x, begins, left_foot, lean, right=False):
            laid[key] = box, card
        for key, box, card in _stacked(
            [block.mirrored() for block in plan.right], area.x + area.w, begins, right_foot, lean, right=True
        ):
            laid[key] = box, card
        ends = (area.x, area.x + area.w) if plan.seating.corners else (round(plan.hall[0]), round(plan.hall[2]))
        for key, box, card in _spread(plan.top, ends, self._middle_line, area.y):
            laid[key] = box, card
        return laid

    @property
    def _middle_line(self) -> float:
        return self._area.x + self._area.w / 2

    def _lay_aside(self, laid: Laid, room: Room, sizes: Sizes, anywhere: bool) -> Laid | None:
        """What lies aside, at the edges of the table if not ``anywhere``, each thing near the one before; None if there
        is no room.
        """
        near: tuple[float, float] | None = None
        for spot in self._aside:
            found = ((way, room.at_edge(way.w, way.h, near, anywhere)) for way in self._ways_aside(spot, sizes))
            block, place = next(((way, place) for way, place in found if place), (None, None))
            if block is None or place is None:
                return None
            laid.update((key, (box, card)) for key, box, card in block.at(place.x, place.y))
            room.take(place, self._gap)
            near = place.x + place.w / 2, place.y + place.h / 2
        return laid

    def _lay_over(self, laid: Laid, room: Room, sizes: Sizes) -> Laid:
        """What lies aside over whatever else lies there, where there is no room for it."""
        for spot in self._aside:
            block = self._ways_aside(spot, sizes)[-1]
            place = room.at_edge(block.w, block.h, anywhere=True) or Room(self._area).at_edge(block.w, block.h)
            at = place or self._area
            laid.update((key, (box, card)) for key, box, card in block.at(at.x, at.y))
            room.take(at, 0)
        return laid

    def _ways_aside(self, spot: Spot, sizes: Sizes) -> list[Cluster]:
        """The ways in which a thing may lie aside, the best first."""
        if spot.kind not in PILES:
            return [thing(spot, min(1.0, sizes.middle), sizes)]
        if closed(spot):
            return [closed_pile(spot, min(sizes.back, BACK), sizes)]
        high = min(sizes.shown_card, MOST_ASIDE)
        rooms = (side_by_side(spot.cards, high), side_by_side(spot.cards, high) * 0.62, overlapped(spot.cards, high))
        return [open_pile(spot, spot.cards, high, room, sizes) for room in rooms]

    def _centred(self, plan: Plan, centres: Sequence[Cluster], laid: Laid, room: Room, near: float) -> Laid | None:
        """The middle as near as may be to the middle of what is left; None if it is farther from the table's middle
        line than this, in parts of its width.
        """
        if not centres:
            return laid
        _, top, _, foot = plan.hall
        aim = self._middle_line, (top + foot) / 2
        best: tuple[float, Box, Cluster] | None = None
        for block in centres:
            alone = len(block.parts) == 1 and _is_round(block)
            place = room.nearest(block.w + 2 * self._about, block.h + 2 * self._about, aim, alone)
            if place:
                aside = abs(place.x + place.w / 2 - aim[0]) / self._area.w
                if best is None or aside < best[0] - ASKEW:
                    best = aside, place, block
            if best and best[0] < ASKEW:
                break
        if best is None or best[0] > near:
            return None
        _, place, block = best
        for key, box, card in block.at(place.x + self._about, place.y + self._about):
            laid[key] = box, card
        room.take(place, 0)
        return laid

    # --- each player's things

    def _ways_of_sitting(self, chair: int, sizes: Sizes, wide: float) -> list[Cluster]:
        """The ways in which what belongs to one of the others can lie; a hand that is read is at most so wide."""
        spots = [spot for spot in self._chairs[chair] if spot.kind is not Kind.TAG]
        rest = [ways for ways in (self._of_chair(spot, sizes, wide) for spot in spots) if ways]
        return leanest(
            way
            for head, others in product(self._heads(chair, sizes), product(*rest))
            for way in together([*head, *others], TIGHT, 0.5)
        )

    def _heads(self, chair: int, sizes: Sizes) -> list[list[Cluster]]:
        """The ways in which a ticket and its player's tags can lie: beneath it; the viewer's own beside it too; by
        themselves on a crowded table.
        """
        ticket = single(chair, *sizes.ticket)
        tags = [thing(spot, 1.0, sizes) for spot in self._chairs[chair] if spot.kind is Kind.TAG]
        beneath = [piled([ticket, *tags], CLOSE, 0.5)]
        found = [[way] for way in (leanest([*beneath, in_line([ticket, *tags], TIGHT)]) if chair == 0 else beneath)]
        return [*found, [ticket, *tags]] if tags and sizes.close else found

    def _of_chair(self, spot: Spot, sizes: Sizes, wide: float) -> list[Cluster]:
        """The ways in which a thing of one of the others can lie; none if it is not there."""
        if spot.kind not in PILES:
            return [thing(spot, min(1.3, sizes.backs), sizes)]
        if spot.shows != self._layout.hand:
            return [closed_pile(spot, sizes.back * 0.8, sizes)] if closed(spot) else self._read(spot, 0, sizes, wide)
        if spot.of in self._shown:
            return self._read(spot, self._shown[spot.of], sizes, wide)
        return [] if spot.of in self._standing.bare else [closed_pile(spot, sizes.back, sizes)]

    def _read(self, spot: Spot, count: int, sizes: Sizes, wide: float) -> list[Cluster]:
        count = count or spot.cards
        high = fitted_height(count, sizes.shown_card, wide)
        return [
            open_pile(spot, count, high, room, sizes)
            for room in widths(count, high, wide, half=False, close=sizes.close)
        ]

    # --- the viewer's own place

    def _owns(self, sizes: Sizes) -> list[Own]:
        hand = [spot for spot in self._chairs[0] if spot.kind in PILES and not closed(spot)]
        hand += [spot for spot in self._chairs[0] if spot.shows == self._layout.hand and spot not in hand]
        heads = self._heads(0, sizes)
        others = []
        for spot in self._chairs[0]:
            if spot in hand or spot.kind is Kind.TAG:
                continue
            small = closed_pile(spot, min(sizes.back, 64), sizes) if spot.kind in PILES else None
            others.append(small or thing(spot, min(1.3, max(sizes.backs, 1.0)), sizes))
        nothing = Cluster(0, 0, ())
        ways = [
            way
            for way in leanest(way for head in heads for way in together([*head, *others], TIGHT, 0.0, upwards=True))
            if way.w < self._area.w
        ]
        if not hand:
            return [self._own_alone(way) for way in ways]
        rows = self._own_hand(hand, self._area.w, sizes)
        found = [
            self._own_beside(hand, way, row)
            for way in ways
            for row in self._own_hand(hand, self._area.w - way.w - GAP, sizes)
        ]
        found += [self._own_above(hand, way, nothing, row) for way in ways for row in rows]
        if others:
            right = together(others, TIGHT, 1.0, upwards=True)
            found += [
                self._own_above(hand, head, way, row)
                for (head, *loose), way, row in product(heads, right, rows)
                if not loose
            ]
        ease = max((own.ease for own in found), default=0)
        if self._crowds:
            return found
        return [own for own in found if own.ease > ease - HARDER]

    def _askew(self, own: Own) -> float:
        """How far the viewer's cards lie from the middle, in parts of the table's width."""
        return abs(own.hand.x + own.hand.w / 2 - self._area.x - self._area.w / 2) / self._area.w

    def _own_hand(self, hand: Sequence[Spot], wide: float, sizes: Sizes) -> list[Cluster]:
        """The ways in which the viewer's cards lie in a row of at most this width."""
        count = sum(spot.cards for spot in hand)
        high = fitted_height(count, sizes.own_card, wide - GAP * (len(hand) - 1))
        shares = [(wide - GAP * (len(hand) - 1)) * spot.cards / count for spot in hand]
        piles = [
            [
                open_pile(spot, spot.cards, high, width, sizes)
                for width in widths(spot.cards, high, share, half=False, close=sizes.close)
            ]
            for spot, share in zip(hand, shares, strict=True)
        ]
        rows = [in_line(row, GAP) for row in product(*piles)]
        return [row for row in rows if row.w <= wide]

    def _own_alone(self, group: Cluster) -> Own:
        """Ticket and the like of one who holds no cards."""
        area = self._area
        foot = area.y + area.h
        laid: Laid = {key: (box, card) for key, box, card in group.at(area.x, foot - group.h)}
        top = round(foot - group.h) - self._between
        return Own(laid, top, top if self._reaches_over(group) else foot, Box(area.x + area.w // 2, foot, 0, 0))

    def _own_beside(self, hand: Sequence[Spot], group: Cluster, row: Cluster) -> Own:
        """Ticket and the like at the left of the hand."""
        area = self._area
        foot = area.y + area.h
        laid: Laid = {key: (box, card) for key, box, card in group.at(area.x, foot - group.h)}
        group_top = round(foot - group.h)
        x = min(max(area.x + area.w / 2 - row.w / 2, area.x + group.w + GAP), area.x + area.w - row.w)
        laid.update((key, (box, card)) for key, box, card in row.at(x, foot - row.h))
        return Own(laid, group_top - self._between, foot, _whole(x, foot - row.h, row), _ease(row, hand))

    def _own_above(self, hand: Sequence[Spot], group: Cluster, other: Cluster, row: Cluster) -> Own:
        """A wide hand along the whole foot, ticket and the like above its left end, and the rest above its right."""
        area = self._area
        foot = area.y + area.h
        x = area.x + (area.w - row.w) / 2
        hand_top = round(foot - row.h)
        group_top = hand_top - CLEAR_OF_HAND - group.h
        laid: Laid = {key: (box, card) for key, box, card in row.at(x, hand_top)}
        laid.update((key, (box, card)) for key, box, card in group.at(area.x, group_top))
        right_top = hand_top - CLEAR_OF_HAND - other.h
        laid.update((key, (box, card)) for key, box, card in other.at(area.x + area.w - other.w, right_top))
        right_foot = round(right_top) - self._between if other.parts else hand_top - CLEAR_OF_HAND
        if self._reaches_over(group):
            right_foot = min(right_foot, round(group_top) - self._between)
        return Own(laid, round(group_top) - self._between, right_foot, _whole(x, hand_top, row), _ease(row, hand))

    def _reaches_over(self, group: Cluster) -> bool:
        """Whether what lies with the viewer's ticket is so wide that nobody can sit to the right of it."""
        return group.w > self._area.w / 2

    # --- the end

    def _finished(self, laid: Laid, sizes: Sizes) -> Placement:
        """What lies upon and within other things has its place too, and what is said."""
        boxes = {key: box for key, (box, _) in laid.items() if isinstance(key, Spot)}
        cards = {key: card for key, (_, card) in laid.items() if isinstance(key, Spot) and card}
        tickets = tuple(laid[chair][0] for chair in range(self._layout.seats))
        centre = [boxes[spot] for spot in self._middle]
        self._lay_upon(boxes)
        self._lay_within(boxes, cards)
        absent: set[Spot] = set()
        for spot in self._layout.spots:
            if spot not in boxes:
                absent.add(spot)
                boxes[spot] = _nowhere(self._area)
                cards[spot] = round(sizes.back)
        return Placement(
            cloth=self._cloth,
            seating=self._seated,
            tickets=tickets,
            speech=self._speech(boxes, tickets, sizes),
            boxes=boxes,
            absent=frozenset(absent),
            cards=cards,
            middle=_about(centre) if centre else _middle_of(self._area),
            sizes=sizes,
        )

    def _lay_upon(self, boxes: dict[Spot, Box]) -> None:
        """Markers at the left and right of where the dice fall, notes beneath."""
        table = next((box for spot, box in boxes.items() if spot.kind is Kind.DICE), None)
        upon = [spot for spot in self._layout.spots if spot.place is Place.UPON]
        if table is None:
            return
        radius, x, y = table.w * 0.427, table.x + table.w / 2, table.y + table.h / 2
        markers = [spot for spot in upon if spot.kind is Kind.MARKER]
        side = radius * 0.54
        for at, spot in enumerate(markers):
            middle = x + radius * 0.9 * (at - (len(markers) - 1) / 2)
            boxes[spot] = Box(round(middle - side / 2), round(y - radius * 0.42 - side / 2), round(side), round(side))
        for spot in upon:
            if spot not in markers:
                wide, high = radius * 1.04, radius * 0.36
                boxes[spot] = Box(round(x - wide / 2), round(y + radius * 0.5), round(wide), round(high))

    def _lay_within(self, boxes: dict[Spot, Box], cards: dict[Spot, int]) -> None:
        """Piles that share the place of another: their own chair's, or their part of the table's."""
        for spot in self._layout.spots:
            if not spot.within:
                continue
            named = [each for each in self._layout.spots if each.shows == spot.within and each in boxes]
            own = next((each for each in named if each.of == spot.of), None)
            if own:
                boxes[spot], cards[spot] = boxes[own], cards[own]
            elif named:
                cards[spot] = cards[named[0]]
                boxes[spot] = _share(boxes[named[0]], cards[spot], spot, named[0])

    def _speech(self, boxes: Mapping[Spot, Box], tickets: Sequence[Box], sizes: Sizes) -> tuple[Box, ...]:
        """Beside each ticket, where nothing lies; else upon its player's own backs; else farther away."""
        room = Room(self._area)
        room.take_all(boxes.values(), 2)
        room.take_all(tickets, 2)
        found: list[Box] = []
        for chair, ticket in enumerate(tickets):
            near = ticket.x + ticket.w / 2, ticket.y + ticket.h / 2
            high = round(SPEECHES[0][1] * sizes.text)
            upon = Room(self._area)
            upon.take_all((box for spot, box in boxes.items() if not self._is_backs(spot, chair)), 2)
            upon.take_all((*tickets, *found), 2)
            free = [each.nearest(wide * sizes.text, high, near) for each in (room, upon) for wide, _ in SPEECHES]
            close = [box for box in free if box and _apart(box, ticket) < ticket.w]
            places = close or [box for box in free if box] or [_beneath(ticket, high, self._area)]
            room.take(places[0], 2)
            found.append(places[0])
        return tuple(found)

    def _is_backs(self, spot: Spot, chair: int) -> bool:
        """Whether this is the hand of one of the others that nobody reads."""
        return spot.shows == self._layout.hand and spot.of == chair > 0 and chair not in self._shown


# --- where blocks lie


def _seatings(others: int, uneven: bool = False) -> list[ChairSplit]:
    """The ways of sitting round a table; ``uneven``: with one more at the right, where nobody has the corner."""
    found = []
    for side, more in product(range(min(MOST_SIDE, others // 2) + 1), (0, 1) if uneven else (0,)):
        top = others - 2 * side - more
        if not 0 <= top <= MOST_TOP or side + more > MOST_SIDE:
            continue
        found.append(ChairSplit(side, top, side + more, corners=False))
        if side and top:
            found.append(ChairSplit(side, top, side + more, corners=True))
    return found


def _rows(chairs: Sequence[Sequence[Cluster]]) -> list[list[Cluster]]:
    """The ways of sitting in a row: for each depth, everybody as narrow as that allows."""
    if not chairs:
        return [[]]
    depths = sorted({block.h for ways in chairs for block in ways})
    least = max(min(block.h for block in ways) for ways in chairs)
    return [
        [min((block for block in ways if block.h <= deep), key=lambda block: block.w) for ways in chairs]
        for deep in depths
        if deep >= least
    ]


def _column(
    chairs: Sequence[Sequence[Cluster]], high: float, beside: float, above: float, between: int
) -> list[Cluster] | None:
    """Everybody in a column of this height as narrow as it can be; None if it is too low.

    A column wider than what is left ``beside`` the viewer's hand must end ``above`` it.
    """
    if not chairs:
        return []
    widths = sorted({block.w for ways in chairs for block in ways})
    least = max(min(block.w for block in ways) for ways in chairs)
    for wide in widths:
        if wide < least:
            continue
        column = [min((block for block in ways if block.w <= wide), key=lambda block: block.h) for ways in chairs]
        room = high if wide + GAP <= beside else min(high, above - GAP)
        if sum(block.h + between for block in column) - between <= room:
            return column
    return None


def _foot(column: Sequence[Cluster], foot: int, beside: float, hand_top: int) -> int:
    """Where a column ends: beside the viewer's hand if it is narrow enough, else above it."""
    wide = max((block.w for block in column), default=0)
    return foot if wide + GAP <= beside else min(foot, hand_top - CLEAR_OF_HAND)


def _stacked(
    column: Sequence[Cluster], x: int, top: float, foot: float, lean: float, right: bool
) -> list[tuple[Key, Box, int]]:
    """A column from above; what height is left over lies about each alike, or all above or below (``lean``)."""
    spare = foot - top - sum(block.h for block in column)
    between = spare / len(column) if lean == 0.5 and column else GAP
    whole = sum(block.h for block in column) + between * (len(column) - 1)
    y = top + (foot - top - whole) * lean
    found: list[tuple[Key, Box, int]] = []
    for block in column:
        found += block.at(x - block.w if right else x, y)
        y += block.h + between
    return found


def _spread(row: Sequence[Cluster], ends: tuple[int, int], middle: float, y: int) -> list[tuple[Key, Box, int]]:
    """A row along the top, what width is left over about each alike; those right of the middle are mirrored, and the
    tickets and hands are as near the middle as they can be.
    """
    if not row:
        return []
    row = [block.mirrored() if 2 * at >= len(row) and len(row) > 1 else block for at, block in enumerate(row)]
    between = (ends[1] - ends[0] - sum(block.w for block in row)) / len(row)
    x = ends[0] + between / 2
    laid: list[tuple[float, Cluster]] = []
    for block in row:
        laid.append((x, block))
        x += block.w + between
    cores = [(at + left, at + right) for at, block in laid for left, right in [_core(block)]]
    aside = middle - (cores[0][0] + cores[-1][1]) / 2
    moved = max(-between / 2, min(between / 2, aside))
    return [each for at, block in laid for each in block.at(at + moved, y)]


def _core(block: Cluster) -> tuple[float, float]:
    """From where to where a player's ticket and cards reach; all else comes and goes."""
    core = [part for part in block.parts if not isinstance(part[0], Spot) or part[0].kind is Kind.FAN]
    return min(left for _, left, *_ in core), max(left + w for _, left, _, w, *_ in core)


def _high(column: Sequence[Cluster]) -> float:
    return sum(block.h for block in column) + GAP * (len(column) - 1)


# --- measures


def _whole(x: float, y: float, block: Cluster) -> Box:
    return Box(round(x), round(y), ceil(block.w), ceil(block.h))


def _ease(row: Cluster, hand: Sequence[Spot]) -> float:
    """What part of the width that the cards would like to have they have."""
    cards = sum(spot.cards for spot in hand)
    return min(1.0, row.w / side_by_side(cards, row.h))


def _is_round(block: Cluster) -> bool:
    key = block.parts[0][0]
    return isinstance(key, Spot) and key.kind is Kind.DICE and bool(key.picture)


def _round_fit(block: Cluster) -> float:
    return ROUND_FIT if len(block.parts) == 1 and _is_round(block) else 1.0


def _about(boxes: Sequence[Box]) -> Box:
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, foot = max(box.x + box.w for box in boxes), max(box.y + box.h for box in boxes)
    return Box(left, top, right - left, foot - top)


def _middle_of(area: Box) -> Box:
    return Box(area.x + area.w // 4, area.y + area.h // 4, area.w // 2, area.h // 2)


def _beneath(ticket: Box, high: int, area: Box) -> Box:
    """Over the cards at a ticket's foot; at its head if it stands at the edge of the table."""
    below = ticket.y + ticket.h
    return Box(ticket.x, below if below + high <= area.y + area.h else ticket.y - high, ticket.w, high)


def _nowhere(area: Box) -> Box:
    """Where a thing comes from or goes to that has no room now."""
    return Box(area.x + area.w // 2 - 60, area.y + area.h // 2 - 60, 120, 120)


def _apart(one: Box, other: Box) -> int:
    """How far one box is from another."""
    across = max(0, other.x - one.x - one.w, one.x - other.x - other.w)
    return across + max(0, other.y - one.y - one.h, one.y - other.y - other.h)


def _share(box: Box, card: int, spot: Spot, whole: Spot) -> Box:
    """A chair's part of a row of cards that all chairs fill together."""
    wide = round(card * 640 / 940)
    step = (box.w - wide) / max(1, whole.cards - 1)
    left = round(box.x + step * spot.cards * spot.of)
    return Box(left, box.y, round(wide + step * (spot.cards - 1)), box.h)

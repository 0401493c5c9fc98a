"""Finds a place for everything on a table: pure geometry, which knows of a game only what its layout says.

The viewer sits along the foot, their cards in the middle of it. The others sit round the rest of the table in their
order, clockwise and alike at both sides, each with their ticket, cards, tags and coins together. What is contested lies
on the table's middle line, and what lies aside in the corners and at the edges. One scale is made as large as all of it
allows; then own cards, shown cards, middle and backs take what is left, in the order in which the layout names them.

A table too crowded for all of it gives way step by step (``MANNERS``): charts lose their remarks, cards lie over one
another, players sit closer; print is never smaller than it was asked for.
"""

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from math import ceil
from typing import TypeAlias

from msgspec.structs import replace as change

from crowe_table.engine.layout import CHARTS, PILES, Growth, Kind, Layout, Place, Spot
from crowe_table.gui.draw.assets import LEAST_CONTROL
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.table.blocks import (
    BACK,
    CLOSE,
    DICE_FALL,
    GAP,
    LEAST_READ,
    OWNER,
    TIGHT,
    TITLE,
    TITLE_WIDE,
    Cluster,
    Laid,
    Sizes,
    closed,
    closed_pile,
    fitted_height,
    has_ring,
    in_line,
    is_owned,
    leanest,
    on_cloth,
    open_pile,
    overlapped,
    piled,
    side_by_side,
    single,
    thing,
    together,
    widths,
)
from crowe_table.gui.table.clear import Clear
from crowe_table.gui.table.middle import middles
from crowe_table.gui.table.seating import (
    ChairSplit,
    Column,
    above,
    columns,
    narrowest,
    rows,
    seatings,
    spread,
    stacked,
    width_of,
)

MOST_ASIDE = 150
"""The height of a card to be read that lies aside."""
CRAMPED = 0.62
"""Of the width that such cards take side by side, where there is not room for all of it."""
PAIRED = (1.0, 0.85, 0.7)
"""Parts of the height of such cards at which two are laid together, the best first."""
MARGIN, BETWEEN = 10, 16
"""Table units between the edge of the baize and what lies on it, and between two players."""
PLAINLY, CLOSELY = (BETWEEN, 8, 14, TIGHT), (TIGHT, 3, 4, 0)
"""Table units between two players, about a thing, about one that lies aside, and besides about the middle."""
LARGEST = 1.7
"""The scale above which none is sought for everything."""
HALVINGS, GROWTHS = 4, 3
MOST: Mapping[Growth, float] = {Growth.OWN: 1.35, Growth.SHOWN: 1.5, Growth.MIDDLE: 1.9, Growth.BACKS: 1.5}
"""How large each may grow, as a scale."""
CLEAR_OF_HAND, CLEAR_OF_CHOSEN = 14, 19
"""Table units kept free above the viewer’s cards, of which those that may be played stand out by ten; and beneath their
ticket, of which a card that is chosen covers no more than the frame.
"""
CANDIDATES = 4
"""Plans of each seating that are tried in full at one scale, the most promising first."""
AT_ONCE = 16
"""Plans that are made at one step of a search."""
KEPT = 64
"""Placements that are kept, those that were asked for last. A game of Schafskopf asked for 58."""
AT_SIDE, AT_SIDE_ALONE = 0.34, 0.44
"""The part of the table's width that a hand to be read may take at a side, and that a single one may."""
QUESTION_OVER, QUESTION_GROWS = 15, 50
"""Table units above the edge of what may be used that a long question in ordinary print reaches, and how many more in
print twice as large.
"""
ASKEW = 0.02
"""The viewer's cards lie no farther from the table's middle line, in parts of its width."""
LITTLE, LEAST_FIT = 0.04, 0.7
"""What is not worth another search for a greater scale; and less of the middle's size than this is not tried."""
NARROW, ROOMY_TOP = 0.86, 7
"""Of the width of a ticket that it has where all sit above what is contested; and of how many all have the whole."""
ROUND_FIT = 0.85
"""A round thing of this part of a rectangle's width and height may fit among what stands in its corners."""


BRIEF, FOLDED = 0.6, 0.0
"""A chart without the lines that may give way, and one of which only the heading is seen; a whole one is 1."""


Trials: TypeAlias = Generator[None, None, tuple[Laid, Sizes]]
"""Stops now and then, and ends with what was found, and at what sizes."""


@dataclass(frozen=True)
class Manner:
    """How far a table may give way so that all of it has room."""

    floor: float
    """The least scale of everything."""
    charts: float = 1.0
    """How charts lie at least; folded ones are pressed to be read."""
    sparing: bool = False
    """Whether charts for which there is no room are not shown; nor anything but cards to be read, where players have no
    tags.
    """
    overlap: bool = False
    """Whether cards to be read may lie half over one another."""
    close: bool = False
    """Whether players sit close together, and cards may show only their corners."""
    tags: bool = True
    """Whether players have their tags."""
    least: float = 1.0
    """How much smaller than they should be cards to be read may be; then a cloth may be of any size."""
    control: float = 1.0
    """How much smaller than it should be may be what is pressed on a cloth."""


SMALLER = (0.9, 0.8, 0.7, 0.6, 0.5)
"""How much smaller than they should be cards are, one step after another, where there is no room otherwise."""
MANNERS = (
    Manner(0.85),
    Manner(0.85, charts=BRIEF),
    Manner(0.7),
    Manner(0.7, charts=BRIEF),
    Manner(0.85, charts=FOLDED),
    Manner(0.7, charts=FOLDED),
    Manner(0.65, charts=BRIEF, overlap=True, close=True),
    Manner(0.65, charts=FOLDED, overlap=True, close=True),
    Manner(0.65, charts=FOLDED, sparing=True, overlap=True),
    Manner(0.55, charts=FOLDED, sparing=True, overlap=True, close=True),
    Manner(0.3, charts=FOLDED, sparing=True, overlap=True, close=True),
    *(
        Manner(0.3, charts=FOLDED, sparing=True, overlap=True, close=True, tags=False, least=least, control=control)
        for least, control in (*((1.0, each) for each in (1.0, 0.9, 0.8)), *((each, 0.8) for each in SMALLER))
    ),
)
"""In turn; the first in which there is room is that of the table."""


@dataclass(frozen=True)
class Occupancy:
    """What changes the room that is wanted: nothing else does, so that things keep their places."""

    shown: tuple[tuple[int, int], ...] = ()
    """The chairs of others whose hands lie open, and of how many cards each."""
    bare: frozenset[int] = frozenset()
    """The chairs that hold no hand while others show theirs."""
    there: frozenset[Spot] = frozenset()
    """The things that are seldom there, and are now."""

    def holds(self, other: "Occupancy") -> bool:
        """Whether there is room in this for all that the other has."""
        shown = dict(self.shown)
        return other.there <= self.there and all(shown.get(chair, 0) >= cards for chair, cards in other.shown)


@dataclass(frozen=True)
class Placement:
    """Where everything lies, in table units from the window's top left corner."""

    cloth: Box
    seating: ChairSplit
    clear_of_question: Box
    """What may be used but for the foot, over which a long question reaches."""
    shown: Mapping[int, int]
    """The chairs of others whose hands lie open, and of how many cards each."""
    tickets: tuple[Box, ...]
    """By chair."""
    boxes: Mapping[Spot, Box]
    folded: frozenset[Spot]
    """The charts of which there is room for the heading alone."""
    absent: frozenset[Spot]
    """What has no room now: cards come and go in the middle, all else is not shown."""
    cards: Mapping[Spot, int]
    """The height of a card in each pile."""
    middle: Box
    """What is contested, all of it; cards that are looked at again lie over it."""
    sizes: Sizes


@dataclass(frozen=True)
class Own:
    """The viewer's own place: where its things lie, and what is left of the area beside and above them."""

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


@dataclass(frozen=True)
class Plan:
    """One way in which everybody may sit, at one set of sizes; the more promising, the greater ``promise``."""

    left: Sequence[Cluster]
    top: Sequence[Cluster]
    right: Sequence[Cluster]
    own: Own
    begins: float
    """Where those at the sides may begin, and where they must end."""
    foot: float
    corners: bool
    """Whether those along the top have the corners."""
    hall: tuple[float, float, float, float]
    """Left, top, right and bottom of what they leave in the middle."""
    promise: float
    inset: float = 0.0
    """What those in the upper corners take of the hall's width at either side."""


def arrange(
    layout: Layout,
    cloth: Box,
    text: float,
    ticket: tuple[int, int],
    standing: Occupancy,
    control: int = LEAST_CONTROL,
) -> Placement:
    """Where everything of this layout lies on a cloth; ``text`` is times the ordinary print, ``control`` the least side
    of what is pressed.
    """
    return search(layout, cloth, text, ticket, standing, control).placement()


@lru_cache(maxsize=KEPT)
def search(
    layout: Layout,
    cloth: Box,
    text: float,
    ticket: tuple[int, int],
    standing: Occupancy,
    control: int = LEAST_CONTROL,
) -> "Search":
    """The same, to be found a little at a time: what was found is kept."""
    return Search(Arranger(layout, cloth, text, ticket, standing, control))


class Search:
    """A search for a placement. It is carried on from where it was left."""

    def __init__(self, arranger: "Arranger") -> None:
        self._steps: Iterator[Placement | None] = arranger.steps()
        self._found: Placement | None = None

    def step(self) -> bool:
        """A little of it. Whether all is found.

        Raises ValueError where there is no room.
        """
        if self._found is None:
            self._found = next(self._steps, None)
        if self._found is None:
            return False
        self._steps = iter(())
        return True

    def placement(self) -> Placement:
        """What is found in the end."""
        while self._found is None:
            self.step()
        return self._found


class Arranger:
    """Looks for one placement."""

    def __init__(
        self,
        layout: Layout,
        cloth: Box,
        text: float,
        ticket: tuple[int, int],
        standing: Occupancy,
        control: int = LEAST_CONTROL,
    ) -> None:
        self._layout = layout
        self._control = control
        self._cloth = cloth
        self._area = Box(cloth.x + MARGIN, cloth.y + MARGIN, cloth.w - 2 * MARGIN, cloth.h - 2 * MARGIN)
        self._text = text
        self._wide = any(each.card >= 0 for spot in layout.spots for each in spot.cloth)
        """Whether what is contested takes the whole breadth of the table."""
        self._ticket = (round(ticket[0] * NARROW), ticket[1]) if self._wide and layout.seats > ROOMY_TOP else ticket
        self._standing = standing
        self._shown = dict(standing.shown)
        laid = [spot for spot in layout.spots if not spot.within and self._is_laid(spot)]
        self._chairs = [
            [spot for spot in laid if spot.place is Place.CHAIR and spot.of == of] for of in range(layout.seats)
        ]
        talk = [spot for spot in laid if _gives_way(spot)] if any(is_trick(spot) for spot in laid) else []
        self._middle = [spot for spot in laid if spot.place is Place.MIDDLE and spot not in talk]
        self._aside = [*talk, *(spot for spot in laid if spot.place is Place.ASIDE)]
        self._wanted_aside = self._aside
        self._talk = talk if len(talk) > 1 else []
        """Several things that tell what was said: they keep together, in their order."""
        alike = [self._needs(chair) for chair in range(layout.seats)]
        self._models = [0, *(alike.index(needs, 1) for needs in alike[1:])]
        """By chair: the first of the others who has the same things, laid in the same ways."""
        self._seatings = self._preferred()
        self._sparing = False
        """Whether a chart is left out for which there is no room."""
        self._tags = True
        """Whether room is made for the players' tags."""
        self._above = self._may_rise = True
        """Whether the viewer's ticket stood above their cards where all found room last, and whether it may."""
        self._parts: dict[Spot, float] = {}
        """The part of each chart's lines that was laid last."""
        self._kept: dict[Spot, float] | None = None
        """The same, where a chart gives way no farther."""

    def _is_laid(self, spot: Spot) -> bool:
        """Whether room is made for a thing. What helps a viewer to decide gives way to hands that lie open."""
        if _is_help(spot) and self._shown:
            return False
        return not spot.seldom or spot in self._standing.there

    def _needs(self, chair: int) -> tuple[tuple[Spot, ...], int, bool]:
        """What lies with a player, whoever it is."""
        spots = tuple(change(spot, of=1) for spot in self._chairs[chair])
        return spots, self._shown.get(chair, 0), chair in self._standing.bare

    def steps(self) -> Iterator[Placement | None]:
        """The largest there is room for: None after each step, and the placement in the end."""
        for manner in MANNERS:
            sizes, self._sparing = self._sizes(manner, manner.floor), manner.sparing
            self._tags = manner.tags
            for seating in self._seatings:
                found = yield from self._at(sizes, seating)
                if found:
                    self._aside, self._sparing = [spot for spot in self._aside if spot in found], False
                    self._kept = dict(self._parts)
                    found, sizes = yield from self._largest(found, sizes, seating, manner)
                    yield self._finished(found, sizes, seating)
                    return
        raise ValueError(f"no room on {self._cloth} for {self._layout.seats} players")

    def _preferred(self) -> tuple[ChairSplit, ...]:
        """The ways of sitting, first as all sit while nothing is laid open, and nothing lies there that seldom does."""
        every = (above if self._wide else seatings)(self._layout.seats - 1)
        if self._standing == Occupancy():
            return every
        usual = arrange(self._layout, self._cloth, self._text, self._ticket, Occupancy(), self._control).seating
        return usual, *(seating for seating in every if seating != usual)

    def _sizes(self, manner: Manner, scale: float) -> Sizes:
        plain = Sizes(
            *(1.0, 1.0, 1.0, 1.0),
            self._text,
            self._ticket,
            manner.charts,
            manner.overlap,
            manner.close,
            manner.least,
            self._control * manner.control,
        )
        for what, most in MOST.items():
            plain = plain.with_scale(what, min(most, scale))
        return plain

    def _largest(self, found: Laid, sizes: Sizes, seating: ChairSplit, manner: Manner) -> Trials:
        """All of it at the greatest scale there is room for; then what the layout names grows by itself; but
        what nobody reads not so that the viewer's ticket must leave the foot for it.
        """
        low, high = manner.floor, LARGEST
        for _ in range(HALVINGS):
            scale = (low + high) / 2
            larger = self._sizes(manner, scale)
            better = yield from self._at(larger, seating)
            if better:
                found, sizes, low = better, larger, scale
            else:
                high = scale
        for what in self._layout.grows:
            self._may_rise = self._above or what is not Growth.BACKS
            found, sizes = yield from self._grown(what, found, sizes, seating)
        return found, sizes

    def _grown(self, what: Growth, found: Laid, sizes: Sizes, seating: ChairSplit) -> Trials:
        """One of the scales made as large as it can be, the others as they are."""
        low, high = sizes.scale(what), MOST[what]
        for at in range(GROWTHS):
            if high - low < LITTLE:
                break
            scale = high if at == 0 else (low + high) / 2
            larger = sizes.with_scale(what, scale)
            better = yield from self._at(larger, seating)
            if better:
                found, sizes, low = better, larger, scale
            else:
                high = scale
        return found, sizes

    # --- one set of sizes

    def _at(self, sizes: Sizes, seating: ChairSplit) -> Generator[None, None, Laid | None]:
        """Everything at these sizes, all sitting so, or None if it will not go."""
        self._between, self._gap, self._apart, self._about = CLOSELY if sizes.close else PLAINLY
        centres = middles([spot for spot in self._middle if not self._is_over(spot)], sizes)
        yield
        plans: list[Plan] = []
        for plan in self._plans(seating, centres, sizes):
            plans.append(plan)
            if len(plans) % AT_ONCE == 0:
                yield
        for plan in sorted(plans, key=lambda plan: -plan.promise)[:CANDIDATES]:
            yield
            laid = self._lay(plan, centres, sizes)
            if laid:
                self._above = plan.own.above
                return laid
        return None

    def _plans(self, seating: ChairSplit, centres: Sequence[Cluster], sizes: Sizes) -> Iterator[Plan]:
        owns = self._owns(sizes)
        self._sat: dict[tuple[int, float], list[Cluster]] = {}
        part = AT_SIDE if len(self._shown) > 1 else AT_SIDE_ALONE
        ends = range(1, seating.side + 1), range(seating.side + seating.top + 1, self._layout.seats)
        left, right = (
            columns([self._ways_of_sitting(chair, sizes, part * self._area.w) for chair in side], self._between)
            for side in ends
        )
        wide = self._area.w / seating.top - GAP if seating.top else 0
        along = range(seating.side + 1, seating.side + seating.top + 1)
        tops = [self._ways_of_sitting(chair, sizes, wide) for chair in along]
        for row in rows(tops):
            for own in owns:
                plan = self._plan(seating, row, (left, right), own, centres)
                if plan:
                    yield plan

    def _plan(
        self,
        seating: ChairSplit,
        row: Sequence[Cluster],
        sides: tuple[Sequence[Column], Sequence[Column]],
        own: Own,
        centres: Sequence[Cluster],
    ) -> Plan | None:
        """This row along the top, with the narrowest columns at the sides that are low enough; None if too much."""
        area = self._area
        if seating.high:
            return self._plan_above(row, sides, own, centres)
        tops = area.y + (max(block.h for block in row) + self._between if row else 0)
        if row and tops > own.left_foot:
            return None
        begins = tops if seating.corners else float(area.y)
        foot = min(own.left_foot, own.right_foot)
        left, right = (narrowest(side, foot - begins) for side in sides)
        if left is None or right is None:
            return None
        aside = max(left.w, right.w) + GAP if seating.side else 0.0
        hand = own.hand
        beside = min(hand.x - area.x, area.x + area.w - hand.x - hand.w)
        if aside > beside and foot > hand.y - CLEAR_OF_HAND:
            return None
        if width_of(row) > area.w - (0 if seating.corners else 2 * aside):
            return None
        hall = area.x + aside, tops, area.x + area.w - aside, own.hand.y - CLEAR_OF_HAND
        w, h = hall[2] - hall[0], hall[3] - hall[1]
        fit = max((min(w / each.w, h / each.h) / _round_fit(each) for each in centres), default=1.0)
        if fit < LEAST_FIT or w < 0:
            return None
        return Plan(
            left.blocks, row, right.blocks, own, begins, foot, seating.corners, hall, min(fit, 1.25) + own.ease / 2
        )

    def _plan_above(
        self,
        row: Sequence[Cluster],
        sides: tuple[Sequence[Column], Sequence[Column]],
        own: Own,
        centres: Sequence[Cluster],
    ) -> Plan | None:
        """All above the middle: this row between the two corners, where several sit one beneath another."""
        area, (left, right) = self._area, (side[0] for side in sides)
        deep = max([left.h, right.h, *(block.h for block in row)])
        begins = area.y + deep + self._between if deep else float(area.y)
        aside = max(left.w, right.w) + GAP if left.blocks else 0.0
        hall = area.x, begins, area.x + area.w, own.hand.y - CLEAR_OF_HAND
        w, h = area.w, min(own.left_foot, own.right_foot) - begins
        fit = max((min(w / each.w, h / each.h) for each in centres), default=1.0)
        if fit < LEAST_FIT or width_of(row) > area.w - 2 * aside:
            return None
        foot = begins - self._between
        return Plan(left.blocks, row, right.blocks, own, area.y, foot, False, hall, min(fit, 1.25), aside)

    def _lay(self, plan: Plan, centres: Sequence[Cluster], sizes: Sizes) -> Laid | None:
        """Everybody in their places, then the middle on the table's middle line, then what lies aside."""
        laid = dict(plan.own.laid) | self._seat(plan)
        clear = Clear(self._above_question(), (box for box, _ in laid.values()), self._gap)
        hand = plan.own.hand
        clear.take(Box(hand.x, hand.y - CLEAR_OF_HAND, hand.w, hand.h + CLEAR_OF_HAND), 0)
        centred = self._centred(plan, centres, clear)
        if centred is None:
            return None
        laid |= centred
        clear.widen(self._apart - self._gap)
        for spots in self._orders_aside():
            beside = self._lay_aside(spots, clear.copy(), sizes)
            if beside is not None:
                return laid | beside
        return None

    def _orders_aside(self) -> list[list[Spot]]:
        """What lies aside, in the order in which the layout names it; or charts first, for they need most room."""
        orders = [self._aside, sorted(self._aside, key=lambda spot: not _is_help(spot))]
        return orders if orders[0] != orders[1] else orders[:1]

    def _above_question(self) -> Box:
        """What may be used but for the foot, where a long question reaches over the rim: it may lie over the viewer's
        cards there, and nothing else.
        """
        area = self._area
        return Box(area.x, area.y, area.w, area.h - round(QUESTION_OVER + QUESTION_GROWS * (self._text - 1)))

    def _seat(self, plan: Plan) -> Laid:
        """The others in their places."""
        area = self._area
        blocks = (*plan.left, *plan.top, *plan.right)
        named = [self._named(block, chair) for chair, block in enumerate(blocks, 1)]
        left, top = named[: len(plan.left)], named[len(plan.left) : len(plan.left) + len(plan.top)]
        right = [block.mirrored() for block in named[len(plan.left) + len(plan.top) :]]
        ends = (area.x, area.x + area.w) if plan.corners else (plan.hall[0] + plan.inset, plan.hall[2] - plan.inset)
        return {
            **stacked(left[::-1], area.x, plan.begins, plan.foot, right=False),
            **stacked(right, area.x + area.w, plan.begins, plan.foot, right=True),
            **spread(top, ends, self._middle_line, area.y),
        }

    def _named(self, block: Cluster, chair: int) -> Cluster:
        """What was laid for the first player who has the same things, as this one's."""
        model = self._models[chair]
        if model == chair:
            return block
        things = zip(self._chairs[model], self._chairs[chair], strict=True)
        return block.named({model: chair, **dict(things)})

    @property
    def _middle_line(self) -> float:
        return self._area.x + self._area.w / 2

    def _centred(self, plan: Plan, centres: Sequence[Cluster], clear: Clear) -> Laid | None:
        """The middle as near as may be to the middle of what is left of the table's middle line; None if there is no
        room there.
        """
        if not centres:
            return {}
        aim = self._middle_line, (plan.hall[1] + plan.hall[3]) / 2
        for block in centres:
            alone = len(block.parts) == 1 and _is_round(block)
            place = clear.on_line(block.w + 2 * self._about, block.h + 2 * self._about, aim, alone)
            if place:
                take = clear.take_circle if alone else clear.take
                take(place, 0)
                x, y = place.x + self._about, place.y + self._about
                return {key: (box, card) for key, box, card in block.at(x, y)}
        return None

    def _lay_aside(self, spots: Sequence[Spot], clear: Clear, sizes: Sizes) -> Laid | None:
        """These things at the edges of the table, each near the one before; None if there is no room."""
        laid = self._lay_talk(clear, sizes)
        laid.update(self._lay_pair(spots, clear, sizes))
        near: tuple[float, float] | None = None
        for spot in spots:
            if spot in laid:
                box = laid[spot][0]
                near = box.x + box.w / 2, box.y + box.h / 2
                continue
            ways = (
                (part, way, clear.at_edge(way.w, way.h, near, anywhere))
                for part, way, anywhere in self._ways_aside(spot, sizes)
            )
            part, block, place = next(((part, way, place) for part, way, place in ways if place), (1.0, None, None))
            self._parts[spot] = part
            if block is None or place is None:
                if self._sparing and (_is_help(spot) or not (self._tags or _is_read(spot) or spot.banker)):
                    continue
                return None
            laid.update((key, (box, card)) for key, box, card in block.at(place.x, place.y))
            clear.take(place, self._apart)
            near = place.x + place.w / 2, place.y + place.h / 2
        return laid

    def _lay_pair(self, spots: Sequence[Spot], clear: Clear, sizes: Sizes) -> Laid:
        """Two piles whose titles are read against each other, side by side or one above the other; nothing where there
        is no room for that.
        """
        pair = [spot for spot in spots if spot.terse and spot.read and spot.title]
        if len(pair) != 2:
            return {}
        for smaller in PAIRED:
            high = max(LEAST_READ * sizes.least, min(sizes.shown_card, MOST_ASIDE) * smaller)
            ways = [open_pile(spot, spot.cards, high, side_by_side(spot.cards, high), sizes) for spot in pair]
            for block in (in_line(ways, TIGHT), piled(ways, TIGHT, 1)):
                place = clear.at_edge(block.w, block.h)
                if place:
                    clear.take(place, self._apart)
                    return {key: (box, card) for key, box, card in block.at(place.x, place.y)}
        return {}

    def _lay_talk(self, clear: Clear, sizes: Sizes) -> Laid:
        """What tells what was said, all of it open in one column or row; nothing where there is no room for that."""
        if not self._talk:
            return {}
        kept = (1.0, BRIEF) if self._kept is None else tuple({self._kept[spot] for spot in self._talk})
        alike = kept if self._kept is None or len(kept) == 1 else ()
        for part in [part for part in alike if part >= max(sizes.charts, BRIEF)]:
            things = [thing(spot, 1.0, replace(sizes, charts=part)) for spot in self._talk]
            for block in (piled(things, TIGHT, 0), in_line(things, TIGHT)):
                place = clear.at_edge(block.w, block.h)
                if place:
                    self._parts.update(dict.fromkeys(self._talk, part))
                    clear.take(place, self._apart)
                    return {key: (box, card) for key, box, card in block.at(place.x, place.y)}
        return {}

    def _ways_aside(self, spot: Spot, sizes: Sizes) -> list[tuple[float, Cluster, bool]]:
        """The ways in which a thing may lie aside, the best first: of a chart, with the part of its lines; and whether
        it may lie away from the edges. A chart does so before it is folded, where nothing is left out for it.
        """
        if not _is_help(spot):
            anywhere = closed(spot) or sizes.close
            return [(1.0, way, anywhere) for way in self._piles_aside(spot, sizes)]
        kept = _parts_of(spot) if self._kept is None else (self._kept[spot],)
        ways = [
            (part, _with_lines(spot, part, sizes), anywhere)
            for anywhere in (False, True)
            for part in kept
            if part >= sizes.charts and not (anywhere and self._sparing)
        ]
        return sorted(ways, key=lambda way: way[0] == FOLDED)

    def _piles_aside(self, spot: Spot, sizes: Sizes) -> list[Cluster]:
        if spot.kind not in PILES:
            return [thing(spot, min(1.0, sizes.middle), sizes)]
        if closed(spot):
            return [closed_pile(spot, min(sizes.back, BACK), sizes)]
        high = min(sizes.shown_card, MOST_ASIDE)
        rooms = [side_by_side(spot.cards, high)]
        if sizes.charts < 1:
            rooms.append(side_by_side(spot.cards, high) * CRAMPED)
        if sizes.overlap:
            rooms.append(overlapped(spot.cards, high))
        return [open_pile(spot, spot.cards, high, room, sizes) for room in rooms]

    # --- each player's things

    def _ways_of_sitting(self, chair: int, sizes: Sizes, wide: float) -> list[Cluster]:
        """The ways in which what belongs to one of the others can lie, under the names of the first who has the same; a
        hand that is read is at most so wide.
        """
        model = self._models[chair]
        if (model, wide) not in self._sat:
            self._sat[model, wide] = self._sitting(model, sizes, wide)
        return self._sat[model, wide]

    def _sitting(self, chair: int, sizes: Sizes, wide: float) -> list[Cluster]:
        spots = [spot for spot in self._chairs[chair] if not self._is_tag(spot)]
        rest = [ways for ways in (self._of_chair(spot, sizes, wide) for spot in spots) if ways]
        return leanest(
            way
            for head, others in product(self._heads(chair, sizes), product(*rest))
            for way in together([*head, *others], TIGHT, 0.5)
        )

    def _is_over(self, spot: Spot) -> bool:
        """Whether it is a place of the trick for which a table has no room on which every hand lies open: the deal is
        over, and nothing lies there.
        """
        open_ = len(self._shown) == self._layout.seats - 1
        return open_ and not self._tags and spot.kind is Kind.STACK and spot.of >= 0

    def _is_tag(self, spot: Spot) -> bool:
        """Whether it lies with the ticket, or not at all: a box that holds counters does where there is no room for
        tags either, for the ticket tells what is in it.
        """
        return spot.kind is Kind.TAG or (not self._tags and spot.kind is Kind.COINS and bool(spot.picture))

    def _heads(self, chair: int, sizes: Sizes) -> list[list[Cluster]]:
        """The ways in which a ticket and its player's tags can lie: beneath it; the viewer's own beside it too; by
        themselves on a crowded table.
        """
        ticket = single(chair, *sizes.ticket)
        spots = [spot for spot in self._chairs[chair] if spot.kind is Kind.TAG] if self._tags else []
        tags = [thing(spot, 1.0, sizes) for spot in spots]
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
        high = fitted_height(count, sizes.shown_card, wide, LEAST_READ * sizes.least)
        return [open_pile(spot, count, high, room, sizes) for room in widths(count, high, wide, sizes)]

    # --- the viewer's own place

    def _owns(self, sizes: Sizes) -> list[Own]:
        hand = [spot for spot in self._chairs[0] if spot.kind in PILES and not closed(spot)]
        hand += [spot for spot in self._chairs[0] if spot.shows == self._layout.hand and spot not in hand]
        heads = self._heads(0, sizes)
        others = []
        for spot in self._chairs[0]:
            if spot in hand or self._is_tag(spot):
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
        slack = 2 * ASKEW * self._area.w
        found = [
            self._own_beside(hand, way, row)
            for way in ways
            for row in self._own_hand(hand, self._area.w, sizes)
            if row.w <= self._area.w + slack - 2 * (way.w + GAP)
        ]
        if not self._may_rise:
            return found
        rows = self._own_hand(hand, self._area.w, sizes)
        found += [self._own_above(hand, way, nothing, row) for way in ways for row in rows]
        if others:
            right = together(others, TIGHT, 1.0, upwards=True)
            found += [
                self._own_above(hand, head, way, row)
                for (head, *loose), way, row in product(heads, right, rows)
                if not loose and head.w + GAP + way.w <= self._area.w
            ]
        return found

    def _own_hand(self, hand: Sequence[Spot], wide: float, sizes: Sizes) -> list[Cluster]:
        """The ways in which the viewer's cards lie in a row of at most this width."""
        count = sum(spot.cards for spot in hand)
        high = fitted_height(count, sizes.own_card, wide - GAP * (len(hand) - 1), LEAST_READ * sizes.least)
        shares = [(wide - GAP * (len(hand) - 1)) * spot.cards / count for spot in hand]
        piles = [
            [open_pile(spot, spot.cards, high, width, sizes) for width in widths(spot.cards, high, share, sizes)]
            for spot, share in zip(hand, shares, strict=True)
        ]
        rows = [in_line(row, GAP) for row in product(*piles)]
        return [row for row in rows if row.w <= wide]

    def _own_alone(self, group: Cluster) -> Own:
        """Ticket and the like of one who holds no cards."""
        area, foot = self._area, self._above_question()
        group_top = foot.y + foot.h - group.h
        laid: Laid = {key: (box, card) for key, box, card in group.at(area.x, group_top)}
        top = group_top - self._between
        right = top if self._reaches_over(group) else foot.y + foot.h
        return Own(laid, top, right, Box(area.x + area.w // 2, area.y + area.h, 0, 0))

    def _own_beside(self, hand: Sequence[Spot], group: Cluster, row: Cluster) -> Own:
        """Ticket and the like at the left of the hand."""
        area, foot = self._area, self._above_question()
        group_top = foot.y + foot.h - group.h
        laid: Laid = {key: (box, card) for key, box, card in group.at(area.x, group_top)}
        x, y = max(area.x + (area.w - row.w) / 2, area.x + group.w + GAP), area.y + area.h - row.h
        laid.update((key, (box, card)) for key, box, card in row.at(x, y))
        return Own(laid, group_top - self._between, foot.y + foot.h, _whole(x, y, row), _ease(row, hand))

    def _own_above(self, hand: Sequence[Spot], group: Cluster, other: Cluster, row: Cluster) -> Own:
        """A wide hand along the whole foot, ticket and the like above its left end, and the rest above its right."""
        area = self._area
        foot = area.y + area.h
        x = area.x + (area.w - row.w) / 2
        hand_top = round(foot - row.h)
        group_top = hand_top - CLEAR_OF_CHOSEN - group.h
        laid: Laid = {key: (box, card) for key, box, card in row.at(x, hand_top)}
        laid.update((key, (box, card)) for key, box, card in group.at(area.x, group_top))
        right_top = hand_top - CLEAR_OF_CHOSEN - other.h
        laid.update((key, (box, card)) for key, box, card in other.at(area.x + area.w - other.w, right_top))
        right_foot = round(right_top) - self._between if other.parts else hand_top - CLEAR_OF_HAND
        if self._reaches_over(group):
            right_foot = min(right_foot, round(group_top) - self._between)
        return Own(laid, round(group_top) - self._between, right_foot, _whole(x, hand_top, row), _ease(row, hand), True)

    def _reaches_over(self, group: Cluster) -> bool:
        """Whether what lies with the viewer's ticket is so wide that nobody can sit to the right of it."""
        return group.w > self._area.w / 2

    # --- the end

    def _finished(self, laid: Laid, sizes: Sizes, seating: ChairSplit) -> Placement:
        """What lies upon and within other things has its place too, and what is said."""
        boxes = {key: box for key, (box, _) in laid.items() if isinstance(key, Spot)}
        cards = {key: card for key, (_, card) in laid.items() if isinstance(key, Spot) and card}
        tickets = tuple(laid[chair][0] for chair in range(self._layout.seats))
        self._ease(boxes, cards, tickets)
        centre = [boxes[spot] for spot in self._middle if spot in boxes]
        self._lay_upon(boxes)
        self._bring_back(boxes, cards, tickets, sizes)
        self._unfold(boxes, tickets, sizes)
        self._make_way(boxes, tickets, sizes)
        self._lay_within(boxes, cards)
        self._order_talk(boxes)
        absent: set[Spot] = set()
        for spot in self._layout.spots:
            if spot not in boxes:
                absent.add(spot)
                boxes[spot] = _nowhere(self._area)
                cards[spot] = round(sizes.back)
        return Placement(
            cloth=self._cloth,
            clear_of_question=self._above_question(),
            shown=self._shown,
            seating=seating,
            folded=frozenset(spot for spot, part in self._parts.items() if part == FOLDED and spot not in absent),
            tickets=tickets,
            boxes=boxes,
            absent=frozenset(absent),
            cards=cards,
            middle=_about(centre) if centre else _middle_of(self._area),
            sizes=sizes,
        )

    def _bring_back(self, boxes: dict[Spot, Box], cards: dict[Spot, int], tickets: Sequence[Box], sizes: Sizes) -> None:
        """What was left out for want of room at the edges lies wherever there is room for it in the end."""
        for spot in [spot for spot in self._wanted_aside if spot not in boxes]:
            taken = [*tickets, *(self._with_print(each, box) for each, box in boxes.items())]
            clear = Clear(self._above_question(), taken, self._apart)
            ways = [(1.0, way) for way in self._piles_aside(spot, sizes)]
            if _is_help(spot):
                ways = [(part, _with_lines(spot, part, sizes)) for part in _parts_of(spot)]
            for part, way in ways:
                place = clear.at_edge(way.w, way.h, anywhere=True)
                if place:
                    ((_, box, card),) = way.at(place.x, place.y)
                    boxes[spot], self._parts[spot] = box, part
                    cards.update({spot: card} if card else {})
                    break

    def _unfold(self, boxes: dict[Spot, Box], tickets: Sequence[Box], sizes: Sizes) -> None:
        """Charts that gave way lie open wherever there is room for them in the end, though it be at no edge."""
        lesser = [spot for spot, part in self._parts.items() if part < 1 and spot in boxes]
        taken = [*tickets, *(self._with_print(spot, box) for spot, box in boxes.items() if spot not in lesser)]
        for spot in lesser:
            others = [boxes[other] for other in lesser if other is not spot]
            clear = Clear(self._above_question(), [*taken, *others], self._apart)
            for part in [part for part in _parts_of(spot) if part > self._parts[spot]]:
                way = _with_lines(spot, part, sizes)
                place = clear.at_edge(way.w, way.h, anywhere=True)
                if place:
                    boxes[spot], self._parts[spot] = place, part
                    break

    def _make_way(self, boxes: dict[Spot, Box], tickets: Sequence[Box], sizes: Sizes) -> None:
        """A chart that is folded still lies open where there is room for it once other things aside lie elsewhere."""
        aside = [spot for spot in self._aside if spot in boxes]
        fixed = [self._with_print(spot, box) for spot, box in boxes.items() if spot not in aside]
        for chart in [spot for spot in aside if self._parts.get(spot) == FOLDED and spot not in self._talk]:
            open_ = _with_lines(chart, 1.0, sizes)
            moved = self._moved_aside(chart, Box(0, 0, ceil(open_.w), ceil(open_.h)), aside, boxes, [*tickets, *fixed])
            if moved:
                boxes.update(moved)
                self._parts[chart] = 1.0

    def _moved_aside(
        self, chart: Spot, size: Box, aside: Sequence[Spot], boxes: Mapping[Spot, Box], fixed: Sequence[Box]
    ) -> dict[Spot, Box] | None:
        """Where this chart would lie, first of all that lies aside, and where the rest; None if that will not go."""
        clear, found = Clear(self._above_question(), fixed, self._apart), dict[Spot, Box]()
        near: tuple[float, float] | None = None
        for spot in sorted(aside, key=lambda spot: spot is not chart):
            whole = size if spot is chart else self._with_print(spot, boxes[spot])
            place = clear.at_edge(whole.w, whole.h, near, anywhere=spot is chart or closed(spot))
            if place is None:
                return None
            clear.take(place, self._apart)
            lying = whole if spot is chart else boxes[spot]
            found[spot] = Box(place.x + lying.x - whole.x, place.y + lying.y - whole.y, lying.w, lying.h)
            near = None if spot is chart else (place.x + place.w / 2, place.y + place.h / 2)
        return found

    def _order_talk(self, boxes: dict[Spot, Box]) -> None:
        """What tells what was said reads in its order, column by column, wherever it found room."""
        lying = [spot for spot in self._talk if spot in boxes]
        if len({(boxes[spot].w, boxes[spot].h) for spot in lying}) == 1:
            boxes.update(zip(lying, sorted(boxes[spot] for spot in lying), strict=True))

    def _with_print(self, spot: Spot, box: Box) -> Box:
        """A thing with what is printed over it, which may be wider, or with what stands out of the viewer's hand."""
        beside = max(0, round((TITLE_WIDE * self._text - box.w) / 2)) if spot.title and not spot.terse else 0
        above = round((TITLE if spot.title else OWNER if is_owned(spot) else 0) * self._text)
        if spot.of == 0 and spot.shows == self._layout.hand:
            above = CLEAR_OF_HAND
        return Box(box.x - beside, box.y - above, box.w + 2 * beside, box.h + above)

    def _ease(self, boxes: dict[Spot, Box], cards: Mapping[Spot, int], tickets: Sequence[Box]) -> None:
        """Hands that lie over one another take what is still free beside them; the viewer's own alike at both ends."""
        for spot in [spot for spot in cards if spot.kind is Kind.FAN and not closed(spot)]:
            if spot.place is not Place.CHAIR or spot.of in self._standing.bare or 0 < spot.of not in self._shown:
                continue
            box = boxes[spot]
            wanted = ceil(side_by_side(self._shown.get(spot.of, spot.cards), cards[spot])) - box.w
            if wanted <= 0:
                continue
            top = box.y - (CLEAR_OF_HAND if spot.of == 0 else TIGHT)
            level = [each for other, each in boxes.items() if other is not spot] + list(tickets)
            level = [each for each in level if each.y < box.y + box.h + TIGHT and each.y + each.h > top]
            ends = [each.x + each.w + GAP for each in level if each.x < box.x] + [self._area.x]
            begins = [each.x - GAP for each in level if each.x > box.x] + [self._area.x + self._area.w]
            left, right = max(0, box.x - max(ends)), max(0, min(begins) - box.x - box.w)
            if spot.of == 0:
                left = right = min(left, right, wanted // 2)
            right = min(right, wanted)
            left = min(left, wanted - right) if spot.of else left
            boxes[spot] = Box(box.x - left, box.y, box.w + left + right, box.h)

    def _lay_upon(self, boxes: dict[Spot, Box]) -> None:
        """Markers at the left and right of where the dice fall, notes beneath."""
        table = next((box for spot, box in boxes.items() if spot.kind is Kind.DICE), None)
        upon = [spot for spot in self._layout.spots if spot.place is Place.UPON]
        if table is None:
            return
        radius, x, y = table.w * DICE_FALL, table.x + table.w / 2, table.y + table.h / 2
        markers = [spot for spot in upon if spot.kind is Kind.MARKER]
        side = radius * 0.54
        for at, spot in enumerate(markers):
            middle = x + radius * 0.9 * (at - (len(markers) - 1) / 2)
            boxes[spot] = Box(round(middle - side / 2), round(y - radius * 0.5 - side / 2), round(side), round(side))
        for spot in upon:
            if spot not in markers:
                wide, high = radius * 1.36, radius * 0.5
                boxes[spot] = Box(round(x - wide / 2), round(y + radius * 0.47), round(wide), round(high))

    def _lay_within(self, boxes: dict[Spot, Box], cards: dict[Spot, int]) -> None:
        """Piles that share the place of another: their own chair's, or their part of the table's."""
        for spot in self._layout.spots:
            if not spot.within:
                continue
            named = [each for each in self._layout.spots if each.shows == spot.within and each in boxes]
            own = next((each for each in named if each.of == spot.of), None)
            if own and own.kind is Kind.CLOTH:
                boxes[spot], cards[spot] = on_cloth(own, boxes[own], spot.shows, self._text)
            elif own:
                boxes[spot] = boxes[own]
                cards.update({spot: cards[own]} if own in cards else {})
            elif named:
                cards[spot] = cards[named[0]]
                boxes[spot] = _share(boxes[named[0]], cards[spot], spot, named[0])


# --- measures


def _whole(x: float, y: float, block: Cluster) -> Box:
    return Box(round(x), round(y), ceil(block.w), ceil(block.h))


def _ease(row: Cluster, hand: Sequence[Spot]) -> float:
    """What part of the width that the cards would like to have they have."""
    cards = sum(spot.cards for spot in hand)
    return min(1.0, row.w / side_by_side(cards, row.h))


def _is_help(spot: Spot) -> bool:
    """Whether a thing is there only to help a viewer to decide."""
    return spot.kind in CHARTS and spot.rows > 0


def is_trick(spot: Spot) -> bool:
    """Whether it is one player's place of a trick for which there is room only once one of its cards is played."""
    return spot.seldom and spot.place is Place.MIDDLE and spot.of >= 0 and spot.kind is Kind.STACK


def _parts_of(spot: Spot) -> tuple[float, ...]:
    """In what parts a chart may lie, the best first."""
    return (1.0, BRIEF, FOLDED) if spot.spare else (1.0, FOLDED)


def _with_lines(spot: Spot, part: float, sizes: Sizes) -> Cluster:
    """A chart with room for so much of its lines."""
    return thing(spot, 1.0, replace(sizes, charts=part))


def _gives_way(spot: Spot) -> bool:
    """Whether a thing tells what was said: it lies in the middle until cards are played, and then aside."""
    return _is_help(spot) and spot.place is Place.MIDDLE


def _is_read(spot: Spot) -> bool:
    """Whether a thing is cards that are there to be read."""
    return spot.kind in PILES and not closed(spot)


def _is_round(block: Cluster) -> bool:
    key = block.parts[0][0]
    return isinstance(key, Spot) and has_ring(key)


def _round_fit(block: Cluster) -> float:
    return ROUND_FIT if len(block.parts) == 1 and _is_round(block) else 1.0


def _about(boxes: Sequence[Box]) -> Box:
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, foot = max(box.x + box.w for box in boxes), max(box.y + box.h for box in boxes)
    return Box(left, top, right - left, foot - top)


def _middle_of(area: Box) -> Box:
    return Box(area.x + area.w // 4, area.y + area.h // 4, area.w // 2, area.h // 2)


def _nowhere(area: Box) -> Box:
    """Where a thing comes from or goes to that has no room now."""
    return Box(area.x + area.w // 2 - 60, area.y + area.h // 2 - 60, 120, 120)


def _share(box: Box, card: int, spot: Spot, whole: Spot) -> Box:
    """A chair's part of a row of cards that all chairs fill together."""
    wide = round(card * 640 / 940)
    step = (box.w - wide) / max(1, whole.cards - 1)
    left = round(box.x + step * spot.cards * spot.of)
    return Box(left, box.y, round(wide + step * (spot.cards - 1)), box.h)

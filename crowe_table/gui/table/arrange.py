"""Finds a place for every object on a table: pure geometry, independent of games except for their layouts.

The viewer sits at the foot, with the cards in its middle. The others sit around the table clockwise, alike on both
sides, each with ticket, cards, tags and coins together. The middle lies on the table's middle line, the margins in
corners and at edges. One scale is maximised for everything; then own cards, open cards, middle and backs use the
remaining space, in the order given by the layout.

A table too crowded for that makes concessions step by step (``crowding.CROWDINGS``): charts lose their notes, cards
overlap, players sit closer. Print never becomes smaller than requested.
"""

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeAlias

from crowe_table.engine.layout import Growth, Kind, Layout, Spot
from crowe_table.gui.draw.assets import MIN_CONTROL
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.table.blocks import GAP, Cluster, Laid, Sizes, has_ring
from crowe_table.gui.table.crowding import CROWDINGS, Crowding
from crowe_table.gui.table.free_space import Clear
from crowe_table.gui.table.margins import Aside
from crowe_table.gui.table.middle import middles
from crowe_table.gui.table.placement import Occupancy, Placement
from crowe_table.gui.table.remaining_space import RemainingSpace
from crowe_table.gui.table.seat_blocks import SeatBlocks
from crowe_table.gui.table.seating import (
    ChairSplit,
    Column,
    columns,
    narrowest,
    rows,
    seatings,
    seatings_above,
    spread,
    stacked,
    width_of,
)
from crowe_table.gui.table.table_items import TableItems
from crowe_table.gui.table.viewer_area import CLEAR_OF_HAND, Own, ViewerArea

LARGEST = 1.7
"""Maximum overall scale to try."""
HALVINGS, GROWTHS = 4, 3
"""Steps of the search for the overall scale, and for each scale that grows separately."""
MOST: Mapping[Growth, float] = {Growth.OWN: 1.35, Growth.SHOWN: 1.5, Growth.MIDDLE: 1.9, Growth.BACKS: 1.5}
"""Maximum scale of each group."""
CANDIDATES = 4
"""Plans of each seating that are tried completely at one scale, most promising first."""
AT_ONCE = 16
"""Plans created per step of a search."""
KEPT = 64
"""Maximum number of cached placements, least recently used evicted; one Schafskopf game requests 58."""
AT_SIDE, AT_SIDE_ALONE = 0.34, 0.44
"""Maximum width of an open hand at a side as a fraction of the table's width: one of several, and a single one."""
LITTLE, MIN_FIT = 0.04, 0.7
"""Gain of scale not worth another search; and minimum fraction of its size at which to try the middle."""
ROOMY_FIT = 1.25
"""Fit of the middle above which a plan is not considered more promising."""
ROUND_FIT = 0.85
"""Fraction of a rectangle's sides at which a round object may fit between objects in its corners."""

Trials: TypeAlias = Generator[None, None, tuple[Laid, Sizes]]
"""A search that pauses between steps, and returns the arrangement with its sizes."""


@dataclass(frozen=True)
class Plan:
    """One arrangement of all players at one set of sizes; higher ``promise`` is better."""

    left: Sequence[Cluster]
    top: Sequence[Cluster]
    right: Sequence[Cluster]
    own: Own
    begins: float
    """Upper and lower limits of the columns at the sides."""
    foot: float
    corners: bool
    """Whether those along the top take the corners."""
    hall: tuple[float, float, float, float]
    """Left, top, right and bottom of the space left in the middle."""
    promise: float
    inset: float = 0.0
    """Width taken from the space at each side by those in the upper corners."""


def arrange(
    layout: Layout,
    cloth: Box,
    text: float,
    ticket: tuple[int, int],
    standing: Occupancy,
    control: int = MIN_CONTROL,
) -> Placement:
    """Return the placement of a layout on a cloth; ``text`` is the print scale, ``control`` the minimum side of a
    control.
    """
    return search(layout, cloth, text, ticket, standing, control).placement()


@lru_cache(maxsize=KEPT)
def search(
    layout: Layout,
    cloth: Box,
    text: float,
    ticket: tuple[int, int],
    standing: Occupancy,
    control: int = MIN_CONTROL,
) -> "Search":
    """Return the search for a placement, to be advanced step by step; searches are cached."""
    return Search(Arranger(layout, cloth, text, ticket, standing, control))


class Search:
    """A resumable search for a placement."""

    def __init__(self, arranger: "Arranger") -> None:
        self._steps: Iterator[Placement | None] = arranger.steps()
        self._found: Placement | None = None

    def step(self) -> bool:
        """Advance the search by one step; return True once it is complete.

        Raises ValueError if there is not enough space.
        """
        if self._found is None:
            self._found = next(self._steps, None)
        if self._found is None:
            return False
        self._steps = iter(())
        return True

    def placement(self) -> Placement:
        """Return the placement found."""
        while self._found is None:
            self.step()
        return self._found


class Arranger:
    """Searches one placement."""

    def __init__(
        self,
        layout: Layout,
        cloth: Box,
        text: float,
        ticket: tuple[int, int],
        standing: Occupancy,
        control: int = MIN_CONTROL,
    ) -> None:
        self._things = TableItems(layout, cloth, text, ticket, standing, control)
        self._aside = Aside(self._things)
        self._above = self._may_rise = True
        """Whether the viewer's ticket stood above the cards in the last arrangement that fit, and whether it may."""
        every = (seatings_above if self._things.wide else seatings)(layout.seats - 1)
        self._seatings = every
        """Candidate seatings, starting with that of the normal state without open hands or rarely present objects."""
        if standing != Occupancy():
            usual = arrange(layout, cloth, text, ticket, Occupancy(), control).seating
            self._seatings = usual, *(seating for seating in every if seating != usual)

    def steps(self) -> Iterator[Placement | None]:
        """Search the largest arrangement that fits: yield None after each step, and finally the placement."""
        for crowding in CROWDINGS:
            sizes = self._sizes(crowding, crowding.floor)
            for seating in self._seatings:
                found = yield from self._at(sizes, seating)
                if found:
                    self._aside.keep(found)
                    found, sizes = yield from self._largest(found, sizes, seating, replace(crowding, sparing=False))
                    yield RemainingSpace(self._things, self._aside, found, sizes).placement(seating)
                    return
        raise ValueError(f"no room on {self._things.cloth} for {self._things.layout.seats} players")

    def _sizes(self, crowding: Crowding, scale: float) -> Sizes:
        sizes = self._things.sizes(crowding)
        for what, most in MOST.items():
            sizes = sizes.with_scale(what, min(most, scale))
        return sizes

    def _largest(self, found: Laid, sizes: Sizes, seating: ChairSplit, crowding: Crowding) -> Trials:
        """Search the largest overall scale, then let the groups named by the layout grow.

        The viewer's ticket does not leave the foot to make space for larger backs.
        """
        sizes = replace(sizes, sparing=crowding.sparing)
        low, high = crowding.floor, LARGEST
        for _ in range(HALVINGS):
            scale = (low + high) / 2
            larger = self._sizes(crowding, scale)
            better = yield from self._at(larger, seating)
            if better:
                found, sizes, low = better, larger, scale
            else:
                high = scale
        for what in self._things.layout.grows:
            self._may_rise = self._above or what is not Growth.BACKS
            found, sizes = yield from self._grown(what, found, sizes, seating)
        return found, sizes

    def _grown(self, what: Growth, found: Laid, sizes: Sizes, seating: ChairSplit) -> Trials:
        """Maximise one of the scales while the others stay fixed."""
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

    # --- One set of sizes

    def _at(self, sizes: Sizes, seating: ChairSplit) -> Generator[None, None, Laid | None]:
        """Arrange everything at these sizes in this seating; None if it does not fit."""
        centres = middles([spot for spot in self._things.middle if not self._gives_up_trick(spot, sizes)], sizes)
        belongings = SeatBlocks(self._things, sizes)
        yield
        plans: list[Plan] = []
        for plan in self._plans(seating, centres, belongings):
            plans.append(plan)
            if len(plans) % AT_ONCE == 0:
                yield
        for plan in sorted(plans, key=lambda plan: -plan.promise)[:CANDIDATES]:
            yield
            laid = self._lay(plan, centres, belongings)
            if laid:
                self._above = plan.own.above
                return laid
        return None

    def _gives_up_trick(self, spot: Spot, sizes: Sizes) -> bool:
        """Whether a place of the trick is dropped: on a crowded table with every hand open, when the deal is over."""
        all_open = len(self._things.shown) == self._things.layout.seats - 1
        return all_open and not sizes.tags and spot.kind is Kind.STACK and spot.of >= 0

    def _plans(self, seating: ChairSplit, centres: Sequence[Cluster], belongings: SeatBlocks) -> Iterator[Plan]:
        """Yield the possible plans of a seating."""
        owns = ViewerArea(belongings).ways(self._may_rise)
        area, seats, spacing = self._things.area, self._things.layout.seats, belongings.sizes.spacing
        part = AT_SIDE if len(self._things.shown) > 1 else AT_SIDE_ALONE
        ends = range(1, seating.side + 1), range(seating.side + seating.top + 1, seats)
        left, right = (
            columns([belongings.of_other(chair, part * area.w) for chair in side], spacing.players) for side in ends
        )
        wide = area.w / seating.top - GAP if seating.top else 0
        along = range(seating.side + 1, seating.side + seating.top + 1)
        tops = [belongings.of_other(chair, wide) for chair in along]
        planned = self._plan_above if seating.high else self._plan
        for row in rows(tops):
            for own in owns:
                plan = planned(seating, row, (left, right), own, centres, spacing.players)
                if plan:
                    yield plan

    def _plan(
        self,
        seating: ChairSplit,
        row: Sequence[Cluster],
        sides: tuple[Sequence[Column], Sequence[Column]],
        own: Own,
        centres: Sequence[Cluster],
        between: float,
    ) -> Plan | None:
        """Return a plan with this row along the top and the narrowest columns low enough at the sides; None if it does
        not fit.
        """
        area = self._things.area
        tops = area.y + (max(block.h for block in row) + between if row else 0)
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
        if fit < MIN_FIT or w < 0:
            return None
        promise = min(fit, ROOMY_FIT) + own.ease / 2
        return Plan(left.blocks, row, right.blocks, own, begins, foot, seating.corners, hall, promise)

    def _plan_above(
        self,
        seating: ChairSplit,
        row: Sequence[Cluster],
        sides: tuple[Sequence[Column], Sequence[Column]],
        own: Own,
        centres: Sequence[Cluster],
        between: float,
    ) -> Plan | None:
        """Return a plan with all players above the middle: this row between two corners of stacked blocks."""
        del seating
        area, (left, right) = self._things.area, (side[0] for side in sides)
        deep = max([left.h, right.h, *(block.h for block in row)])
        begins = area.y + deep + between if deep else float(area.y)
        aside = max(left.w, right.w) + GAP if left.blocks else 0.0
        hall = area.x, begins, area.x + area.w, own.hand.y - CLEAR_OF_HAND
        w, h = area.w, min(own.left_foot, own.right_foot) - begins
        fit = max((min(w / each.w, h / each.h) for each in centres), default=1.0)
        if fit < MIN_FIT or width_of(row) > area.w - 2 * aside:
            return None
        foot, promise = begins - between, min(fit, ROOMY_FIT)
        return Plan(left.blocks, row, right.blocks, own, area.y, foot, False, hall, promise, aside)

    def _lay(self, plan: Plan, centres: Sequence[Cluster], belongings: SeatBlocks) -> Laid | None:
        """Lay out the players, then the middle on its line, then the margins."""
        sizes, spacing = belongings.sizes, belongings.sizes.spacing
        laid = dict(plan.own.laid) | self._seat(plan, belongings)
        clear = Clear(self._things.above_question, (box for box, _ in laid.values()), spacing.things)
        hand = plan.own.hand
        clear.take(Box(hand.x, hand.y - CLEAR_OF_HAND, hand.w, hand.h + CLEAR_OF_HAND), 0)
        centred = self._centred(plan, centres, clear, spacing.middle)
        if centred is None:
            return None
        clear.widen(spacing.aside - spacing.things)
        beside = self._aside.lay(clear, sizes)
        return None if beside is None else laid | centred | beside

    def _seat(self, plan: Plan, belongings: SeatBlocks) -> Laid:
        """Lay out the opponents."""
        area = self._things.area
        blocks = (*plan.left, *plan.top, *plan.right)
        named = [belongings.named(block, chair) for chair, block in enumerate(blocks, 1)]
        left, top = named[: len(plan.left)], named[len(plan.left) : len(plan.left) + len(plan.top)]
        right = [block.mirrored() for block in named[len(plan.left) + len(plan.top) :]]
        ends = (area.x, area.x + area.w) if plan.corners else (plan.hall[0] + plan.inset, plan.hall[2] - plan.inset)
        return {
            **stacked(left[::-1], area.x, plan.begins, plan.foot, right=False),
            **stacked(right, area.x + area.w, plan.begins, plan.foot, right=True),
            **spread(top, ends, self._things.middle_line, area.y),
        }

    def _centred(self, plan: Plan, centres: Sequence[Cluster], clear: Clear, about: float) -> Laid | None:
        """Place the middle near the centre of the free part of the middle line, with a gap; None if it does not fit."""
        if not centres:
            return {}
        aim = self._things.middle_line, (plan.hall[1] + plan.hall[3]) / 2
        for block in centres:
            alone = _is_round(block)
            place = clear.on_line(block.w + 2 * about, block.h + 2 * about, aim, alone)
            if place:
                take = clear.take_circle if alone else clear.take
                take(place, 0)
                return block.laid(place.x + about, place.y + about)
        return None


def _is_round(block: Cluster) -> bool:
    """Whether a block is one round object and nothing else."""
    key = block.parts[0][0]
    return len(block.parts) == 1 and isinstance(key, Spot) and has_ring(key)


def _round_fit(block: Cluster) -> float:
    return ROUND_FIT if _is_round(block) else 1.0

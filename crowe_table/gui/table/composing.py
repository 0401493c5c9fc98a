"""Decides when to recompose a table: when hands are laid open, or a rarely present object appears.

The consequences of an answer are known before they are shown, so space for all of them is found in advance.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import TypeAlias

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.engine.core import NO_SEAT, Seat, View, zone_of
from crowe_table.engine.fold import piles_of
from crowe_table.engine.layout import OF_CHARTS, PILES, Kind, Layout, Place, Spot
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.table.arrange import Search, search
from crowe_table.gui.table.blocks import is_trick
from crowe_table.gui.table.displayed import Displayed
from crowe_table.gui.table.frame import frame_of
from crowe_table.gui.table.placement import Occupancy, Placement
from crowe_table.gui.table.stage import Stage, chairs
from crowe_table.gui.table.widgets.tickets import ticket_size

CardsOf: TypeAlias = Callable[[str], Sequence[Card]]
"""Function that returns the cards of a zone, or none if there is no such zone."""


@dataclass(frozen=True)
class Seen:
    """The state of a table that affects the layout."""

    hands: Mapping[int, Sequence[Card]]
    """Cards in the hand of each chair."""
    there: frozenset[Spot]
    """Rarely present objects that are present."""
    spent: bool
    """Whether the pack is used up."""

    def occupancy(self, before: Occupancy) -> Occupancy:
        """Return the required occupancy, given the previous one in the same deal."""
        held = dict(before.shown)
        shown = {
            chair: max(len(cards), held.get(chair, 0))
            for chair, cards in self.hands.items()
            if chair and HIDDEN not in cards and (cards or chair in held)
        }
        bare = before.bare
        if shown.keys() != held.keys():
            bare = frozenset(chair for chair, cards in self.hands.items() if not cards).difference(shown)
        stays = frozenset(spot for spot in before.there if not (self.spent and _goes_with_pack(spot)))
        return Occupancy(tuple(sorted(shown.items())), bare if shown else frozenset(), stays | self.there)


class Composer:
    """Watches one table. Space reserved during a deal stays reserved until the next."""

    def __init__(self, layout: Layout, assets: Assets, sides: tuple[int, ...], all_open: bool = False) -> None:
        """Create a composer; ``sides`` holds each seat's side.

        ``all_open`` keeps every hand open throughout, as in a replay, so that one composition serves it all.
        """
        self._layout = layout
        self._transient = [spot for spot in layout.spots if spot.transient]
        self._within = [spot for spot in layout.spots if spot.within and spot.kind in PILES]
        """Objects that share another's box, which is then present too."""
        self._cloth = frame_of(assets).cloth
        self._text, self._control = assets.look.text, assets.look.min_control
        self._ticket = ticket_size(self._text, len(set(sides)) < len(sides))
        self._all_open = all_open
        self._standing = _fullest(layout) if all_open else Occupancy()
        self._wanted = self._standing
        """Occupancy required by the current state."""
        self._ahead = self._standing
        """Occupancy required by the foreseen state."""
        self._deal_ends = False
        """Whether the foreseen state belongs to another deal."""

    def placement(self) -> Placement:
        """Return the place of every object in the current state."""
        return self._search(self._standing).placement()

    def foresee(self, view: View, deal: int) -> None:
        """Foresee a View; ``deal`` is the number of the current deal."""
        if self._all_open:
            return
        self._deal_ends = view.public.deal != deal
        self._ahead = self._seen_in(view).occupancy(Occupancy() if self._deal_ends else self._wanted)

    def placements(self) -> Iterator[Placement | None]:
        """Search the places for the current and the foreseen state; yield each when found, and None in between."""
        for occupancy in (self._standing, self._ahead):
            search = self._search(occupancy)
            while not search.step():
                yield None
            yield search.placement()

    def look(self, stage: Stage, displayed: Displayed, fresh: bool) -> bool:
        """Whether the table must be recomposed; ``fresh``: another deal begins."""
        if self._all_open:
            return False
        wanted = self._seen_on(stage, displayed).occupancy(Occupancy() if fresh else self._wanted)
        if wanted == self._wanted and not fresh:
            return False
        self._wanted = wanted
        standing = self._ahead if self._deal_ends == fresh and self._ahead.holds(wanted) else wanted
        changed, self._standing = standing != self._standing, standing
        return changed

    def _search(self, standing: Occupancy) -> Search:
        return search(self._layout, self._cloth, self._text, self._ticket, standing, self._control)

    # --- Current state

    def _seen_in(self, view: View) -> Seen:
        """Return what will be visible in this View."""
        ring, facts = view.public.ring, view.public
        displayed = Displayed(view, self._layout.turn)
        joined = {spot.shows for spot in self._layout.spots if spot.joins and getattr(facts, spot.joins) == view.seat}
        piles = piles_of(view)
        return self._seen(chairs(ring, view.seat), lambda key: piles.get(key, ()), joined, displayed)

    def _seen_on(self, stage: Stage, displayed: Displayed) -> Seen:
        """Return what is visible now."""

        def pile(key: str) -> Sequence[Card]:
            return [piece.card for piece in stage.zones.get(key, ())]

        joined = {spot.shows for spot in self._transient if stage.joined(spot.shows)}
        return self._seen(chairs(stage.ring, stage.viewer), pile, joined, displayed)

    def _seen(self, sits: Mapping[Seat, int], pile: CardsOf, joined: Set[str], displayed: Displayed) -> Seen:
        hands = {chair: pile(zone_of(self._layout.hand, seat)) for seat, chair in sits.items()}
        seats = {chair: seat for seat, chair in sits.items()}
        lying = [
            spot
            for spot in (*self._transient, *self._within)
            if _is_there(spot, seats.get(spot.of, NO_SEAT), pile, joined, displayed)
        ]
        begun = {spot.within or spot.shows for spot in lying}
        there = {spot for spot in self._transient if spot in lying or (is_trick(spot) and spot.shows in begun)}
        return Seen(hands, frozenset(there), not pile(self._layout.pack))


def _goes_with_pack(spot: Spot) -> bool:
    """Whether a spot is a row of dealt cards that gains none once the pack is used up."""
    return spot.kind in (Kind.FAN, Kind.ROW) and spot.place in (Place.MIDDLE, Place.CHAIR)


def _is_there(spot: Spot, seat: Seat, pile: CardsOf, joined: Set[str], displayed: Displayed) -> bool:
    if spot.kind in PILES:
        return spot.shows not in joined and bool(pile(zone_of(spot.shows, seat) if seat >= 0 else spot.shows))
    if spot.kind is Kind.COINS:
        return displayed.lying(spot.shows, seat) > 0
    if spot.kind in OF_CHARTS:
        return displayed.chart(spot.shows) is not None
    if spot.kind in (Kind.DIALS, Kind.SCORE_CARDS):
        return any(displayed.score(each) for each in displayed.view.public.ring)
    return bool(displayed.rows(spot.shows, seat))


def _fullest(layout: Layout) -> Occupancy:
    """Return the occupancy with all hands open and complete, and all rarely present objects."""
    hands = [spot for spot in layout.spots if spot.shows == layout.hand and spot.of > 0]
    transient = frozenset(spot for spot in layout.spots if spot.transient)
    return Occupancy(tuple(sorted((spot.of, spot.cards) for spot in hands)), frozenset(), transient)

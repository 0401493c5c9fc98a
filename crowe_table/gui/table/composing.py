"""When a table is composed anew: hands are laid open, or something lies there that seldom does. Else nothing moves."""

from collections.abc import Iterable

from crowe_table.engine.cards import HIDDEN
from crowe_table.engine.core import Seat, zone_of
from crowe_table.engine.layout import PILES, Kind, Layout, Spot
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.table.arrange import Occupancy, Placement, arrange
from crowe_table.gui.table.displayed import Displayed
from crowe_table.gui.table.frame import frame_of
from crowe_table.gui.table.stage import Stage
from crowe_table.gui.table.widgets.tickets import ticket_size


class Composer:
    """Watches one table. What was made room for within a deal keeps its room until the next."""

    def __init__(self, layout: Layout, assets: Assets, sides: bool, all_open: bool = False) -> None:
        """``sides``: whether players have partners; ``all_open``: whether every hand lies open from first to last, as
        when a game is walked through again: then one composition serves for all of it.
        """
        self._layout = layout
        self._cloth = frame_of(assets).cloth
        self._text = assets.look.text
        self._ticket = ticket_size(self._text, sides)
        self._standing = _fullest(layout) if all_open else Occupancy()
        self._all_open = all_open

    def placement(self) -> Placement:
        """Where everything lies as the table stands."""
        return arrange(self._layout, self._cloth, self._text, self._ticket, self._standing)

    def look(self, stage: Stage, displayed: Displayed, fresh: bool) -> bool:
        """Whether the table must be composed anew; ``fresh`` where another deal begins."""
        if self._all_open:
            return False
        before = Occupancy() if fresh else self._standing
        shown = dict(self._shown(stage, dict(before.shown)))
        same = shown.keys() == dict(before.shown).keys()
        bare = before.bare if same else frozenset(self._bare(stage)).difference(shown)
        there = before.there | {
            spot for spot in self._layout.spots if spot.seldom and self._is_there(spot, stage, displayed)
        }
        standing = Occupancy(tuple(sorted(shown.items())), bare if shown else frozenset(), there)
        if standing == self._standing:
            return False
        self._standing = standing
        return True

    def _shown(self, stage: Stage, before: dict[int, int]) -> Iterable[tuple[int, int]]:
        """The chairs of others whose hands lie open, and of how many cards; an open hand that is played out is one."""
        for seat in stage.ring:
            chair, cards = stage.chair(seat), self._hand(stage, seat)
            if chair and HIDDEN not in cards and (cards or chair in before):
                yield chair, max(len(cards), before.get(chair, 0))

    def _bare(self, stage: Stage) -> Iterable[int]:
        return (stage.chair(seat) for seat in stage.ring if not self._hand(stage, seat))

    def _hand(self, stage: Stage, seat: Seat) -> list[int]:
        return [piece.card for piece in stage.zones.get(zone_of(self._layout.hand, seat), [])]

    def _is_there(self, spot: Spot, stage: Stage, displayed: Displayed) -> bool:
        seat = next((seat for seat in stage.ring if stage.chair(seat) == spot.of), Seat(-1))
        if spot.kind in PILES and stage.joined(spot.shows):
            return False
        if spot.kind in PILES:
            return bool(stage.zones.get(zone_of(spot.shows, seat) if seat >= 0 else spot.shows))
        if spot.kind is Kind.COINS:
            return displayed.lying(spot.shows, seat) > 0
        if spot.kind is Kind.CHART:
            return displayed.chart(spot.shows) is not None
        return bool(displayed.rows(spot.shows, seat))


def _fullest(layout: Layout) -> Occupancy:
    """All hands open and whole, and everything there that seldom is."""
    hands = [spot for spot in layout.spots if spot.shows == layout.hand and spot.of > 0]
    seldom = frozenset(spot for spot in layout.spots if spot.seldom)
    return Occupancy(tuple(sorted((spot.of, spot.cards) for spot in hands)), frozenset(), seldom)

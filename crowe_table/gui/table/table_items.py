"""The objects on one table, grouped by location, and the area available for them."""

from msgspec.structs import replace

from crowe_table.engine.layout import PILES, Kind, Layout, Place, Spot
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.table.blocks import Sizes, closed, is_help, is_trick
from crowe_table.gui.table.crowding import Crowding
from crowe_table.gui.table.placement import Occupancy

MARGIN = 10
"""Table units between the edge of the baize and the objects on it."""
QUESTION_OVER, QUESTION_GROWS = 15, 50
"""Table units a long question rises over the usable area: in normal print, and in addition at twice the print size."""
NARROW_FACTOR, MAX_FULL_WIDTH_SEATS = 0.86, 7
"""Ticket width factor where all sit above the middle; and the most players who keep the full width."""


class TableItems:
    """All objects to arrange. They do not change during a search for places."""

    def __init__(
        self,
        layout: Layout,
        cloth: Box,
        text: float,
        ticket: tuple[int, int],
        standing: Occupancy,
        control: int,
    ) -> None:
        """Collect the objects; ``text`` is the print scale, ``control`` the minimum side of a control."""
        self.layout = layout
        self.cloth = cloth
        self.text = text
        self.control = control
        self.standing = standing
        self.shown = dict(standing.shown)
        self.area = Box(cloth.x + MARGIN, cloth.y + MARGIN, cloth.w - 2 * MARGIN, cloth.h - 2 * MARGIN)
        self.wide = any(each.card >= 0 for spot in layout.spots for each in spot.cloth)
        """Whether the middle takes the full width of the table."""
        self.ticket = (
            (round(ticket[0] * NARROW_FACTOR), ticket[1])
            if self.wide and layout.seats > MAX_FULL_WIDTH_SEATS
            else ticket
        )
        laid = [spot for spot in layout.spots if not spot.within and self._has_room(spot)]
        self.chairs = [
            [spot for spot in laid if spot.place is Place.CHAIR and spot.of == of] for of in range(layout.seats)
        ]
        talk = [spot for spot in laid if _shows_earlier_calls(spot)] if any(is_trick(spot) for spot in laid) else []
        self.middle = [spot for spot in laid if spot.place is Place.MIDDLE and spot not in talk]
        self.aside = [*talk, *(spot for spot in laid if spot.place is Place.ASIDE)]
        self.talk = talk if len(talk) > 1 else []
        """Two or more displays of earlier calls; they stay together, in order."""
        alike = [self._needs(chair) for chair in range(layout.seats)]
        self.models = [0, *(alike.index(needs, 1) for needs in alike[1:])]
        """By chair: the first opponent's chair with the same objects, laid out alike."""

    def _has_room(self, spot: Spot) -> bool:
        """Return whether space is made for an object. Decision aids give way to open hands."""
        if is_help(spot) and self.shown:
            return False
        return not spot.transient or spot in self.standing.there

    def _needs(self, chair: int) -> tuple[tuple[Spot, ...], int, bool]:
        """Return the objects at a chair, independent of the chair."""
        spots = tuple(replace(spot, of=1) for spot in self.chairs[chair])
        return spots, self.shown.get(chair, 0), chair in self.standing.bare

    def sizes(self, crowding: Crowding) -> Sizes:
        """Return all sizes at scale 1, on a table of this crowding."""
        return Sizes(
            *(1.0, 1.0, 1.0, 1.0),
            self.text,
            self.ticket,
            crowding.charts,
            crowding.overlap,
            crowding.close,
            crowding.least,
            self.control * crowding.control,
            crowding.sparing,
            crowding.tags,
        )

    @property
    def middle_line(self) -> float:
        return self.area.x + self.area.w / 2

    @property
    def above_question(self) -> Box:
        """The usable area without the foot, where a long question covers the rim. Only the viewer's cards may lie under
        it.
        """
        area = self.area
        return Box(area.x, area.y, area.w, area.h - round(QUESTION_OVER + QUESTION_GROWS * (self.text - 1)))

    def is_tag(self, spot: Spot, sizes: Sizes) -> bool:
        """Return whether a spot lies with the ticket or is dropped.

        A box of counters counts as a tag where there are no tags, because the ticket shows its contents.
        """
        return spot.kind is Kind.TAG or (not sizes.tags and spot.kind is Kind.COINS and bool(spot.picture))

    def is_hand(self, spot: Spot) -> bool:
        """Return whether a spot is its player's hand."""
        return spot.shows == self.layout.hand

    def own_cards(self) -> list[Spot]:
        """Return the viewer's piles in the row at the foot: open ones, and the hand."""
        read = [spot for spot in self.chairs[0] if spot.kind in PILES and not closed(spot)]
        return [*read, *(spot for spot in self.chairs[0] if self.is_hand(spot) and spot not in read)]


def _shows_earlier_calls(spot: Spot) -> bool:
    """Return whether an object lies in the middle before the play, and in the margins during it."""
    return is_help(spot) and spot.place is Place.MIDDLE

"""What lies on one table, by where it lies, and the area there is for it."""

from msgspec.structs import replace

from crowe_table.engine.layout import PILES, Kind, Layout, Place, Spot
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.table.blocks import Sizes, closed, is_help, is_trick
from crowe_table.gui.table.crowding import Crowding
from crowe_table.gui.table.placement import Occupancy

MARGIN = 10
"""Table units between the edge of the baize and what lies on it."""
QUESTION_OVER, QUESTION_GROWS = 15, 50
"""Table units above the edge of what may be used that a long question in ordinary print reaches, and how many more in
print twice as large.
"""
NARROW, ROOMY_TOP = 0.86, 7
"""Of the width of a ticket that it has where all sit above what is contested; and of how many all have the whole."""


class TableItems:
    """All that is to be arranged. Nothing in it changes while places are looked for."""

    def __init__(
        self,
        layout: Layout,
        cloth: Box,
        text: float,
        ticket: tuple[int, int],
        standing: Occupancy,
        control: int,
    ) -> None:
        """``text`` is times the ordinary print, ``control`` the least side of what is pressed."""
        self.layout = layout
        self.cloth = cloth
        self.text = text
        self.control = control
        self.standing = standing
        self.shown = dict(standing.shown)
        self.area = Box(cloth.x + MARGIN, cloth.y + MARGIN, cloth.w - 2 * MARGIN, cloth.h - 2 * MARGIN)
        self.wide = any(each.card >= 0 for spot in layout.spots for each in spot.cloth)
        """Whether what is contested takes the whole breadth of the table."""
        self.ticket = (round(ticket[0] * NARROW), ticket[1]) if self.wide and layout.seats > ROOMY_TOP else ticket
        laid = [spot for spot in layout.spots if not spot.within and self._has_room(spot)]
        self.chairs = [
            [spot for spot in laid if spot.place is Place.CHAIR and spot.of == of] for of in range(layout.seats)
        ]
        talk = [spot for spot in laid if _tells_what_was_said(spot)] if any(is_trick(spot) for spot in laid) else []
        self.middle = [spot for spot in laid if spot.place is Place.MIDDLE and spot not in talk]
        self.aside = [*talk, *(spot for spot in laid if spot.place is Place.ASIDE)]
        self.talk = talk if len(talk) > 1 else []
        """Several things that tell what was said: they keep together, in their order."""
        alike = [self._needs(chair) for chair in range(layout.seats)]
        self.models = [0, *(alike.index(needs, 1) for needs in alike[1:])]
        """By chair: the first of the others who has the same things, laid in the same ways."""

    def _has_room(self, spot: Spot) -> bool:
        """Whether room is made for a thing. What helps a viewer to decide gives way to hands that lie open."""
        if is_help(spot) and self.shown:
            return False
        return not spot.seldom or spot in self.standing.there

    def _needs(self, chair: int) -> tuple[tuple[Spot, ...], int, bool]:
        """What lies with a player, whoever it is."""
        spots = tuple(replace(spot, of=1) for spot in self.chairs[chair])
        return spots, self.shown.get(chair, 0), chair in self.standing.bare

    def sizes(self, crowding: Crowding) -> Sizes:
        """How large everything is at the scale 1, on a table as crowded as this."""
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
        """What may be used but for the foot, where a long question reaches over the rim: it may lie over the viewer's
        cards there, and nothing else.
        """
        area = self.area
        return Box(area.x, area.y, area.w, area.h - round(QUESTION_OVER + QUESTION_GROWS * (self.text - 1)))

    def is_tag(self, spot: Spot, sizes: Sizes) -> bool:
        """Whether it lies with the ticket, or not at all: a box that holds counters does where there is no room for
        tags either, for the ticket tells what is in it.
        """
        return spot.kind is Kind.TAG or (not sizes.tags and spot.kind is Kind.COINS and bool(spot.picture))

    def is_hand(self, spot: Spot) -> bool:
        """Whether it is what its player holds in the hand."""
        return spot.shows == self.layout.hand

    def own_cards(self) -> list[Spot]:
        """The viewer's piles that lie in a row at the foot: those to be read, and the hand."""
        read = [spot for spot in self.chairs[0] if spot.kind in PILES and not closed(spot)]
        return [*read, *(spot for spot in self.chairs[0] if self.is_hand(spot) and spot not in read)]


def _tells_what_was_said(spot: Spot) -> bool:
    """Whether a thing lies in the middle until cards are played, and then aside."""
    return is_help(spot) and spot.place is Place.MIDDLE

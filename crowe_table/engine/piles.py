"""Piles: where cards lie, declared once for a game. From the declaration come zones, copies, and imagined worlds."""

from enum import Enum

from msgspec import Struct

from crowe_table.engine.cards import Card
from crowe_table.engine.core import ALL, MOST_SEATS, NO_SEAT, NOBODY, Seat, Viewers, Zone, seats, viewers, zone_of


class SeenBy(Enum):
    """Who knows the faces of a pile."""

    NOBODY = "nobody"
    OWNER = "owner"
    ALL = "all"


class Pile(Struct, frozen=True):
    """One pile of one table: the stock, or the hand of seat 2."""

    key: str
    """As in a View: ``stock``, ``hand:2``."""
    owner: Seat
    """The seat it belongs to; NO_SEAT where it is the table's."""
    viewers: Viewers
    face_down: bool
    unordered: bool
    shown_on_arrival: Viewers
    """Who is shown a card that comes here."""
    empty: Zone
    """How it looks to everybody while no card lies there."""


class Piles(Struct):
    """The piles of a game, in the order in which they are declared."""

    rows: tuple[tuple[Pile, ...], ...] = ()

    def one(
        self, name: str, seen_by: SeenBy = SeenBy.NOBODY, *, face_down: bool = False, unordered: bool = False
    ) -> Pile:
        """A pile of the whole table. ``face_down``: who sees it knows it by memory alone, and events show backs."""
        pile = self._declared(name, NO_SEAT, seen_by, face_down, unordered)
        self.rows += ((pile,),)
        return pile

    def each(
        self, name: str, seen_by: SeenBy = SeenBy.NOBODY, *, face_down: bool = False, unordered: bool = False
    ) -> tuple[Pile, ...]:
        """A pile before each player: ``HAND[seat]``."""
        piles = tuple(
            self._declared(zone_of(name, seat), seat, seen_by, face_down, unordered) for seat in seats(MOST_SEATS)
        )
        self.rows += (piles,)
        return piles

    def _declared(self, key: str, owner: Seat, seen_by: SeenBy, face_down: bool, unordered: bool) -> Pile:
        if seen_by is SeenBy.OWNER and owner == NO_SEAT:
            raise ValueError(f"Nobody owns the pile “{key}”: declare it with each, or say who else sees it.")
        own = viewers(owner) if owner != NO_SEAT else NOBODY
        mask = {SeenBy.NOBODY: NOBODY, SeenBy.OWNER: own, SeenBy.ALL: ALL}[seen_by]
        shown = NOBODY if face_down else mask
        empty = Zone(key, (), mask, face_down, unordered)
        return Pile(key, owner, mask, face_down, unordered, shown, empty)

    def empty(self, seats: int) -> dict[str, list[Card]]:
        """Every pile of a table for so many, by its key and in order, without cards."""
        return {pile.key: [] for pile in self.of_table(seats)}

    def of_table(self, seats: int) -> list[Pile]:
        """Every pile of a table for so many, in order."""
        return [pile for row in self.rows for pile in row[:seats]]

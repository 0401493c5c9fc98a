"""Piles of cards, declared once for each game. Zones, copies and imagined worlds derive from the declaration."""

from enum import Enum

from msgspec import Struct

from crowe_table.engine.cards import Card
from crowe_table.engine.core import ALL, MAX_SEATS, NO_SEAT, NOBODY, Seat, Viewers, Zone, seats, viewers, zone_of


class SeenBy(Enum):
    """The seats that know the faces of a pile."""

    NOBODY = "nobody"
    OWNER = "owner"
    ALL = "all"


class Pile(Struct, frozen=True):
    """One pile of one table: the stock, or the hand of seat 2."""

    key: str
    """The key in a View: ``stock``, ``hand:2``."""
    owner: Seat
    """The seat that owns the pile; NO_SEAT if it belongs to the table."""
    viewers: Viewers
    face_down: bool
    unordered: bool
    shown_on_arrival: Viewers
    """The seats that see a card when it arrives here."""
    empty: Zone
    """The pile's zone while it is empty. It is the same for all viewers."""


class Piles(Struct):
    """The piles of a game, in order of declaration."""

    rows: tuple[tuple[Pile, ...], ...] = ()

    def one(
        self, name: str, seen_by: SeenBy = SeenBy.NOBODY, *, face_down: bool = False, unordered: bool = False
    ) -> Pile:
        """Declare a pile of the whole table.

        If ``face_down`` is true, its viewers know the cards only from memory, and events show backs.
        """
        pile = self._declared(name, NO_SEAT, seen_by, face_down, unordered)
        self.rows += ((pile,),)
        return pile

    def each(
        self, name: str, seen_by: SeenBy = SeenBy.NOBODY, *, face_down: bool = False, unordered: bool = False
    ) -> tuple[Pile, ...]:
        """Declare one pile for each player: ``HAND[seat]``."""
        piles = tuple(
            self._declared(zone_of(name, seat), seat, seen_by, face_down, unordered) for seat in seats(MAX_SEATS)
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
        """Return every pile of a table with ``seats`` players, without cards. The keys are in order."""
        return {pile.key: [] for pile in self.of_table(seats)}

    def of_table(self, seats: int) -> list[Pile]:
        """Return every pile of a table with ``seats`` players, in order."""
        return [pile for row in self.rows for pile in row[:seats]]

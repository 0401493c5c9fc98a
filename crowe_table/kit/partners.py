"""Two against two, partners facing each other: what the records of such games have in common."""

from crowe_table.engine.core import Seat
from crowe_table.kit.tricks import TrickRecord


class PartnersRecord(TrickRecord, kw_only=True):
    """What all know of a game of tricks for two sides of two."""

    def partner(self, seat: Seat) -> Seat:
        """Who sits opposite, whether they play or rest."""
        return self.ring[(self.ring.index(seat) + 2) % 4]

    def partners(self, side: int) -> tuple[Seat, ...]:
        """The two players of a side, as they sit from the dealer's left."""
        first = self.ring.index(self.dealer) + 1
        return tuple([seat for seat in self.ring[first:] + self.ring[:first] if self.sides[seat] == side])

    def by_side(self, values: tuple[int, ...]) -> tuple[int, int]:
        """Values of the seats, added up by side."""
        first, second, third, fourth = (values[seat] for seat in self.ring)
        return first + third, second + fourth

"""Common record of games for two partnerships of two players, seated opposite each other."""

from crowe_table.engine.core import Seat
from crowe_table.kit.tricks import TrickRecord


class PartnersRecord(TrickRecord, kw_only=True):
    """Public record of a trick-taking game for two partnerships."""

    def partner(self, seat: Seat) -> Seat:
        """Return the seat opposite, whether or not its player rests."""
        return self.ring[(self.ring.index(seat) + 2) % 4]

    def partners(self, side: int) -> tuple[Seat, ...]:
        """Return the two players of a side, in seat order from the dealer's left."""
        first = self.ring.index(self.dealer) + 1
        return tuple([seat for seat in self.ring[first:] + self.ring[:first] if self.sides[seat] == side])

    def by_side(self, values: tuple[int, ...]) -> tuple[int, int]:
        """Return the values of the seats, summed for each side."""
        first, second, third, fourth = (values[seat] for seat in self.ring)
        return first + third, second + fourth

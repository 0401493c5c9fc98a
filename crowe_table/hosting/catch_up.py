"""Catching up: the events that a player missed, limited to what their seat may know."""

from collections.abc import Iterator

from msgspec.structs import replace

from crowe_table.engine.cards import HIDDEN
from crowe_table.engine.core import SPECTATOR, Action, Seat, Shown, View, Zone
from crowe_table.engine.privacy import redact_all
from crowe_table.engine.table import AnyTable
from crowe_table.hosting.update import Update

UNSEEN = -1
"""Placeholder for a number of actions when not even the first deal was seen."""


class CatchUp:
    """A table since one seat last saw it. Creating it costs at most one deal."""

    def __init__(self, table: AnyTable, seat: Seat, after: int = UNSEEN) -> None:
        """``after`` is the number of actions the seat has seen."""
        self._table = table
        self._seat = seat
        self._after = after
        self._earlier = table.at(max(0, after))

    def covered(self) -> View:
        """Return the table before the player picks up their cards: public knowledge, from their chair."""
        return replace(self._earlier.view(SPECTATOR), seat=self._seat)

    def updates(self) -> Iterator[Update]:
        """Yield the player's private cards, then each action since, as far as the seat may know it.

        A seat that has seen nothing gets all events from the beginning. Ends at the state of the table when this was
        called. Each update is computed on demand in less than a millisecond, so that a long list blocks no frame.
        """
        return self._told(tuple(self._table.actions[max(0, self._after) :]))

    def _told(self, since: tuple[Action, ...]) -> Iterator[Update]:
        earlier, seat = self._earlier, self._seat
        own = earlier.view(seat)
        yield Update(own.past, own) if self._after < 0 else Update(_turned_up(self.covered(), own), own)
        for action in since:
            yield Update(redact_all(earlier.repeat(action), seat), earlier.view(seat))


def whole_game(table: AnyTable, seat: Seat) -> Iterator[Update]:
    """Yield the whole game from its first question, as far as this seat may know it."""
    return CatchUp(table, seat).updates()


def _turned_up(covered: View, own: View) -> tuple[Shown, ...]:
    """Return the events that turn up the player's private cards."""
    pairs = zip(covered.zones, own.zones, strict=True)
    return tuple(_shown_cards(before, after) for before, after in pairs if _turns_up(before, after))


def _turns_up(before: Zone, after: Zone) -> bool:
    """Whether a zone turns face up. Cards without a known order cannot be pointed to."""
    return not after.face_down and not after.unordered and tuple(before.cards) != tuple(after.cards)


def _shown_cards(before: Zone, after: Zone) -> Shown:
    places = tuple(place for place, card in enumerate(after.cards) if card != before.cards[place] == HIDDEN)
    return Shown(after.key, places, tuple(after.cards[place] for place in places))

"""The events that a player missed, limited to what their seat may know."""

from collections.abc import Iterator

from msgspec.structs import replace

from crowe_table.engine.cards import HIDDEN
from crowe_table.engine.core import SPECTATOR, Action, Seat, Shown, View, Zone
from crowe_table.engine.privacy import redact_all
from crowe_table.engine.table import AnyTable
from crowe_table.hosting.update import Update

UNSEEN = -1
"""Value of ``after`` for a seat that has seen nothing, not even the opening of the table."""


class CatchUp:
    """A table, and the actions there that one seat has not seen. Creating the object replays at most one deal."""

    def __init__(self, table: AnyTable, seat: Seat, after: int = UNSEEN) -> None:
        """Prepare the updates. ``after`` is the number of actions that the seat has seen."""
        self._table = table
        self._seat = seat
        self._after = after
        self._earlier = table.at(max(0, after))

    def covered(self) -> View:
        """Return the table before the player picks up their cards.

        It shows what everybody knows, seen from the player's chair.
        """
        return replace(self._earlier.view(SPECTATOR), seat=self._seat)

    def updates(self) -> Iterator[Update]:
        """Yield the player's private cards, and then each missed action, as far as the seat may know it.

        A seat that has seen nothing gets all events from the beginning. The last update is the state of the table at
        the time of the call. Each update takes less than a millisecond. It is made only when it is requested, so a long
        list does not block a frame.
        """
        return self._missed_updates(tuple(self._table.actions[max(0, self._after) :]))

    def _missed_updates(self, since: tuple[Action, ...]) -> Iterator[Update]:
        earlier, seat = self._earlier, self._seat
        own = earlier.view(seat)
        yield Update(own.past, own) if self._after < 0 else Update(_turned_up(self.covered(), own), own)
        for action in since:
            yield Update(redact_all(earlier.repeat(action), seat), earlier.view(seat))


def whole_game(table: AnyTable, seat: Seat) -> Iterator[Update]:
    """Yield the whole game from its first question, as far as a seat may know it."""
    return CatchUp(table, seat).updates()


def _turned_up(covered: View, own: View) -> tuple[Shown, ...]:
    pairs = zip(covered.zones, own.zones, strict=True)
    return tuple(_shown_cards(before, after) for before, after in pairs if _turns_up(before, after))


def _turns_up(before: Zone, after: Zone) -> bool:
    """Return whether the cards of a zone are turned face up.

    False for an unordered zone, because its cards have no fixed positions.
    """
    return not after.face_down and not after.unordered and tuple(before.cards) != tuple(after.cards)


def _shown_cards(before: Zone, after: Zone) -> Shown:
    places = tuple(place for place, card in enumerate(after.cards) if card != before.cards[place] == HIDDEN)
    return Shown(after.key, places, tuple(after.cards[place] for place in places))

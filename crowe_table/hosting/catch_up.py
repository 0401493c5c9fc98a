"""Telling what happened at a table to somebody who was not looking: no more than their seat may know of it."""

from collections.abc import Iterator

from msgspec.structs import replace

from crowe_table.engine.cards import HIDDEN
from crowe_table.engine.core import SPECTATOR, Action, Seat, Shown, View, Zone
from crowe_table.engine.privacy import redact_all
from crowe_table.engine.table import AnyTable
from crowe_table.hosting.update import Update

UNSEEN = -1
"""In place of a number of actions: not even the first deal was seen."""


class CatchUp:
    """A table from where one seat last saw it, and what has happened since. Making it costs no more than a deal."""

    def __init__(self, table: AnyTable, seat: Seat, after: int = UNSEEN) -> None:
        """``after``: how many actions the seat saw."""
        self._table = table
        self._seat = seat
        self._after = after
        self._earlier = table.at(max(0, after))

    def covered(self) -> View:
        """How the table stood before the player takes up their cards: what everybody may know, from their chair."""
        return replace(self._earlier.view(SPECTATOR), seat=self._seat)

    def updates(self) -> Iterator[Update]:
        """First the player takes up what they alone may know; where they saw nothing yet, they see all from the
        beginning. Then each action that was done since, as they may know it. Ends where the table stands when this is
        called. Each update is made when it is asked for, in less than a millisecond: a long tale need hold up no frame.
        """
        return self._told(tuple(self._table.actions[max(0, self._after) :]))

    def _told(self, since: tuple[Action, ...]) -> Iterator[Update]:
        earlier, seat = self._earlier, self._seat
        own = earlier.view(seat)
        yield Update(own.past, own) if self._after < 0 else Update(_taken_up(self.covered(), own), own)
        for action in since:
            yield Update(redact_all(earlier.repeat(action), seat), earlier.view(seat))


def whole_game(table: AnyTable, seat: Seat) -> Iterator[Update]:
    """The table from its first question, and what each action brought about, as this seat may know it."""
    return CatchUp(table, seat).updates()


def _taken_up(covered: View, own: View) -> tuple[Shown, ...]:
    """What the player alone may know is shown to them where it lies."""
    pairs = zip(covered.zones, own.zones, strict=True)
    return tuple(_turned(before, after) for before, after in pairs if _turns(before, after))


def _turns(before: Zone, after: Zone) -> bool:
    """Cards that lie face down stay so, and of those in no known order none can be pointed to."""
    return not after.face_down and not after.unordered and tuple(before.cards) != tuple(after.cards)


def _turned(before: Zone, after: Zone) -> Shown:
    places = tuple(place for place, card in enumerate(after.cards) if card != before.cards[place] == HIDDEN)
    return Shown(after.key, places, tuple(after.cards[place] for place in places))

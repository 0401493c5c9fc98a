"""Telling again what happened at a table, to one who was not looking: his cards last of all, and no more than his."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.cards import HIDDEN
from crowe_table.engine.core import SPECTATOR, AnyEvent, Reason, Seat, Shown, View, Zone
from crowe_table.engine.privacy import redact_all
from crowe_table.engine.state import State
from crowe_table.engine.table import Table

UNLAID = -1
"""In place of a number of actions: not even the laying of the table was seen."""


class Seen(Struct, frozen=True):
    """What one watcher may know of what happened, and how the table stands for him after it."""

    events: tuple[AnyEvent, ...]
    """None after a resuming or a taking back: then the View alone says how things are."""
    view: View


class Retelling:
    """A table from where one seat last saw it. It is replayed from its beginning, once."""

    def __init__(self, table: Table[State], seat: Seat, after: int = UNLAID) -> None:
        """``after``: how many actions he saw."""
        self._table = table
        self._seat = seat
        self._after = after
        self._again = Table(table.game, table.setup)
        for action in table.actions[: max(0, after)]:
            self._again.submit(action)

    def veiled(self) -> View:
        """How it stood before he takes up his cards: what everybody may know, and no more, from his chair."""
        return replace(self._again.view(SPECTATOR), seat=self._seat)

    def told(self) -> Iterator[Seen]:
        """He takes up what he alone may know and sees all that has happened since; where he saw nothing yet, all."""
        again, seat = self._again, self._seat
        own = again.view(seat)
        yield Seen(own.past, own) if self._after < 0 else Seen(_taken_up(self.veiled(), own), own)
        for action in self._table.actions[max(0, self._after) :]:
            happened = again.submit(action)
            if not isinstance(happened, Reason):
                yield Seen(redact_all(happened, seat), again.view(seat))


def retell(table: Table[State], seat: Seat) -> Iterator[Seen]:
    """The laying of a table and what each action brought about, as this seat may know it."""
    return Retelling(table, seat).told()


def _taken_up(veiled: View, own: View) -> tuple[Shown, ...]:
    """What he alone may know is shown to him where it lies."""
    pairs = zip(veiled.zones, own.zones, strict=True)
    return tuple(_turned(before, after) for before, after in pairs if _turns(before, after))


def _turns(before: Zone, after: Zone) -> bool:
    """Cards that lie face down stay so, and of those in no known order none can be pointed to."""
    return not after.down and not after.loose and tuple(before.cards) != tuple(after.cards)


def _turned(before: Zone, after: Zone) -> Shown:
    places = tuple(place for place, card in enumerate(after.cards) if card != before.cards[place] == HIDDEN)
    return Shown(after.key, places, tuple(after.cards[place] for place in places))

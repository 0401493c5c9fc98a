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


def retell(table: Table[State], seat: Seat, after: int = UNLAID) -> Iterator[Seen]:
    """What each action after so many brought about, as this seat may know it; the laying first, if that is wanted."""
    again = Table(table.game, table.setup)
    if after < 0:
        first = again.view(seat)
        yield Seen(first.past, first)
    for number, action in enumerate(table.actions, 1):
        told = again.submit(action)
        if number > after and not isinstance(told, Reason):
            yield Seen(redact_all(told, seat), again.view(seat))


def standing(table: Table[State], after: int) -> Table[State]:
    """The table as it stood after so many actions."""
    again = Table(table.game, table.setup)
    for action in table.actions[: max(0, after)]:
        again.submit(action)
    return again


def veiled(table: Table[State], seat: Seat) -> View:
    """The table from a player's chair before he takes up his cards: what everybody may know, and no more."""
    return replace(table.view(SPECTATOR), seat=seat)


def taken_up(table: Table[State], seat: Seat) -> Seen:
    """He takes up what he alone may know, where it lies."""
    own = table.view(seat)
    pairs = zip(veiled(table, seat).zones, own.zones, strict=True)
    return Seen(tuple(_turned(before, after) for before, after in pairs if _turns(before, after)), own)


def _turns(before: Zone, after: Zone) -> bool:
    """Cards that lie face down stay so, and of those in no known order none can be pointed to."""
    return not after.down and not after.loose and tuple(before.cards) != tuple(after.cards)


def _turned(before: Zone, after: Zone) -> Shown:
    places = tuple(place for place, card in enumerate(after.cards) if card != before.cards[place] == HIDDEN)
    return Shown(after.key, places, tuple(after.cards[place] for place in places))

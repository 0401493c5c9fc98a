"""The events of a finished game, deal by deal, in a form that does not depend on names or data structures in the code.

Cards dealt, dice, points, payments and messages of each deal are plain text. All events of each viewer are hashed into
a digest, and so are the displayed facts. The number and order of changes of facts are not compared.
"""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

import msgspec

from crowe_table.engine.cards import text
from crowe_table.engine.core import (
    SPECTATOR,
    Announced,
    AnyEvent,
    Changed,
    Ended,
    Moved,
    Paid,
    Reason,
    Said,
    Scored,
    Seat,
    Shown,
    Shuffled,
    Threw,
    seats,
)
from crowe_table.engine.privacy import redact_all
from tests.any_game import AnyTable

Plain: TypeAlias = "int | str | Sequence[Plain] | Mapping[str, Plain]"
Facts: TypeAlias = dict[str, Plain]
Happened: TypeAlias = tuple[int, Sequence[AnyEvent], Facts]
"""The number of the deal after an action, the events of the action, and the facts after the action."""


class Story:
    """Record of a game in progress. Actions that are taken back leave no trace."""

    def __init__(self, table: AnyTable, facts: Sequence[str]) -> None:
        """Begin the record of a new table. ``facts`` are the names of the displayed facts."""
        self._table = table
        self._names = facts
        self._known = self._standing()
        laid: list[AnyEvent] = []
        table.game.new(table.setup, laid.append)
        self._past: list[Happened] = [(table.deal, laid, self._known)]

    def goes_on(self, events: Sequence[AnyEvent]) -> None:
        """Add the events of an action."""
        for event in events:
            if isinstance(event, Changed) and event.fact in self._known:
                self._known = {**self._known, event.fact: msgspec.to_builtins(event.value)}
        self._past.append((self._table.deal, events, self._known))

    def is_taken_back(self, count: int) -> None:
        """Remove the last ``count`` actions."""
        del self._past[-count:]
        self._known = self._standing()

    def told(self) -> list[dict[str, Plain]]:
        """Return the record of the whole game, deal by deal."""
        numbers = sorted({deal for deal, _, _ in self._past})
        return [self._deal(number, [each for each in self._past if each[0] == number]) for number in numbers]

    def _standing(self) -> Facts:
        record = self._table.watch().public
        return {name: msgspec.to_builtins(getattr(record, name)) for name in self._names}

    def _deal(self, number: int, happened: Sequence[Happened]) -> dict[str, Plain]:
        events = [event for _, emitted, _ in happened for event in emitted]
        viewers = {"spectator": SPECTATOR, **{str(seat): seat for seat in seats(self._table.setup.seats)}}
        lines: dict[str, Sequence[Plain]] = {
            "dealt": dealt(events),
            "thrown": [" ".join(map(str, event.dice)) for event in events if isinstance(event, Threw)],
            "scored": [scored(event) for event in events if isinstance(event, Scored)],
            "paid": [paid(event) for event in events if isinstance(event, Paid)],
            "said": [line for event in events if (line := said(event))],
        }
        return {
            "deal": number,
            "answers": len(happened),
            **{name: found for name, found in lines.items() if found},
            "facts": digest(facts for _, _, facts in happened),
            "told": {name: digest(told_to(events, viewer)) for name, viewer in viewers.items()},
        }


def dealt(events: Iterable[AnyEvent]) -> list[Plain]:
    """Return the cards dealt to each player, in order."""
    hands: dict[str, list[str]] = {}
    for event in events:
        if isinstance(event, Moved) and event.how == "deal":
            hands.setdefault(event.target, []).extend(map(text, event.cards))
    return [" ".join((target, *cards)) for target, cards in hands.items()]


def scored(event: Scored) -> str:
    return f"{event.seat} {event.before}+{event.points}={event.after} {event.what.key}"


def paid(event: Paid) -> str:
    return f"{event.source.text} {event.farthings} {event.target.text} {event.why.key}"


def said(event: AnyEvent) -> str:
    """Return the speaker and the message of an event, without the number that the table adds.

    Empty if nothing was said.
    """
    match event:
        case Said():
            return f"{event.seat} {event.words.key}"
        case Announced():
            return event.words.key
        case Ended():
            return f"{event.why.key} {' '.join(map(str, event.winners))}"
        case _:
            return ""


def told_to(events: Iterable[AnyEvent], viewer: Seat) -> list[Plain]:
    """Return the events as a viewer receives them, without changes of facts."""
    return [plain(event) for event in redact_all(events, viewer) if not isinstance(event, Changed)]


def plain(event: AnyEvent) -> Plain:
    """Return an event in a form that never changes: its kind, and its contents in a fixed order."""
    match event:
        case Moved():
            places, cards = list(event.places), list(event.cards)
            return ["moved", event.source, places, event.target, cards, event.how, int(event.under)]
        case Shown():
            return ["shown", event.zone, list(event.places), list(event.cards)]
        case Shuffled():
            return ["shuffled", event.zone, event.how]
        case Said():
            return ["said", event.seat, *words(event.words)]
        case Announced():
            return ["announced", *words(event.words)]
        case Scored():
            lines: list[Plain] = [
                [each.points, *words(each.why), list(each.cards), each.running] for each in event.lines
            ]
            return ["scored", event.side, scored(event), *words(event.what), lines]
        case Paid():
            return ["paid", paid(event), *words(event.why)]
        case Threw():
            return ["threw", event.seat, list(event.dice)]
        case Ended():
            return ["ended", list(event.winners), *words(event.why)]
        case Changed():
            return ["changed", event.fact, msgspec.to_builtins(event.value)]


def words(reason: Reason) -> tuple[str, Plain]:
    """Return the key of a message and its arguments by name."""
    return reason.key, msgspec.to_builtins(dict(reason.args))


def digest(told: Iterable[Plain]) -> str:
    """Return a short hash of plain data."""
    return hashlib.sha256(msgspec.json.encode(list(told), order="sorted")).hexdigest()[:12]

"""What a viewer sees, carried forward by what he is told: the last View and the events since are the next View.

The screen moves its cards in just this way, and never asks where they are.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from msgspec.structs import asdict

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.engine.core import AnyEvent, FactValue, Moved, Now, Paid, Scored, Shown, Shuffled, View
from crowe_table.engine.money import MINT

Zones: TypeAlias = Mapping[str, tuple[Card, ...]]
Told: TypeAlias = Mapping[str, Any]


class Turncoat(AssertionError):
    """A card whose face was known is told to be another."""


def zones_of(view: View) -> Zones:
    """The cards of every zone, as this viewer sees them; what lies face down he does not see, though he may know it."""
    return {zone.key: (HIDDEN,) * len(zone.cards) if zone.down else tuple(zone.cards) for zone in view.zones}


def fold(zones: Zones, event: AnyEvent) -> Zones:
    """The zones after an event. Raises Turncoat if a known face is contradicted."""
    match event:
        case Moved():
            left, taken = _part(zones[event.source], event.places)
            laid = _told(taken, event.cards)
            zones = {**zones, event.source: left}
            there = zones[event.target]
            return {**zones, event.target: laid + there if event.under else there + laid}
        case Shown():
            known = dict(zip(event.places, _told(_part(zones[event.zone], event.places)[1], event.cards), strict=True))
            return {**zones, event.zone: tuple(known.get(i, card) for i, card in enumerate(zones[event.zone]))}
        case Shuffled():
            return {**zones, event.zone: (HIDDEN,) * len(zones[event.zone])}
        case _:
            return zones


def told_of(view: View, live: Sequence[str]) -> Told:
    """The facts that events tell: those the screen shows, the scores and the purses."""
    facts = {**asdict(view.facts), "deal": view.deal}
    return {name: facts[name] for name in (*live, "scores", "purses", "accounts")}


def fold_told(told: Told, event: AnyEvent) -> Told:
    """The facts after an event."""
    match event:
        case Now():
            return {**told, event.fact: event.value} if event.fact in told else told
        case Scored():
            return {**told, "scores": _set(told["scores"], event.side, event.after)}
        case Paid():
            told = _bank(told, event.source, -event.farthings)
            return _bank(told, event.target, event.farthings)
        case _:
            return told


def _part(cards: tuple[Card, ...], places: Sequence[int]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    assert len(set(places)) == len(places)
    assert all(0 <= place < len(cards) for place in places)
    left = tuple(card for i, card in enumerate(cards) if i not in places)
    return left, tuple(cards[place] for place in places)


def _told(before: Sequence[Card], now: Sequence[Card]) -> tuple[Card, ...]:
    for old, new in zip(before, now, strict=True):
        if HIDDEN not in (old, new) and old != new:
            raise Turncoat(f"{old} is told to be {new}")
    return tuple(now)


def _bank(told: Told, account: str, change: int) -> Told:
    if account == MINT:
        return told
    name, _, seat = account.partition(":")
    if name != "purse":
        laid = dict(told["accounts"])
        laid[account] = laid.get(account, 0) + change
        return {**told, "accounts": tuple(sorted((each, sum_) for each, sum_ in laid.items() if sum_))}
    purses = told["purses"]
    assert isinstance(purses, tuple)
    return {**told, "purses": _set(purses, int(seat), purses[int(seat)] + change)}


def _set(values: FactValue, at: int, value: int) -> tuple[int, ...]:
    assert isinstance(values, tuple)
    return (*values[:at], value, *values[at + 1 :])

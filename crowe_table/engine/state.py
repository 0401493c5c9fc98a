"""What a State is, and how it is cloned.

A State is everything true at the table: slotted, mutable, made of ints, strings, tuples, lists and a few things that
can clone themselves. It carries its phase as data, so that it can be copied, compared and given other hands.
"""

import hashlib
from collections.abc import Iterator
from typing import ClassVar, Self, TypeAlias

import msgspec

from crowe_table.engine.cards import Card
from crowe_table.engine.money import Ledger
from crowe_table.engine.rng import Chance, Rng

Plain: TypeAlias = "int | float | str | bool | list[Plain] | tuple[Plain, ...] | dict[str, Plain] | None"


class State:
    """The part of the truth that all games share. Games add slots; every slot is copied by ``clone``."""

    __slots__ = ("chance", "deal", "dealer", "hands", "ledger", "pack", "phase", "ring", "rng", "seats")

    _names: ClassVar[tuple[str, ...]] = __slots__

    def __init_subclass__(cls) -> None:
        own = cls.__dict__.get("__slots__", ())
        cls._names = (*cls._names, *((own,) if isinstance(own, str) else own))

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.ring: tuple[int, ...] = tuple(range(seats))
        self.chance = chance
        self.rng: Rng = chance.stream("table")
        self.deal = 0
        self.dealer = 0
        self.phase = ""
        self.pack: list[Card] = []
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.ledger = Ledger()

    def clone(self) -> Self:
        """A copy that shares nothing that can change."""
        cls = type(self)
        twin = cls.__new__(cls)
        for name in cls._names:
            value = getattr(self, name)
            kind = type(value)
            if kind is list:
                value = _copy_list(value)
            elif kind is Rng or kind is Ledger:
                value = value.clone()
            setattr(twin, name, value)
        return twin

    def record(self) -> Iterator[tuple[str, Plain]]:
        """Every slot as plain data, in order."""
        for name in self._names:
            yield name, _plain(getattr(self, name))

    def digest(self) -> str:
        """A short seal of the whole state: equal for equal states on every machine."""
        return hashlib.sha256(msgspec.json.encode(list(self.record()))).hexdigest()[:16]

    def after(self, seat: int, steps: int = 1) -> int:
        """The seat so many places clockwise; a negative number goes to the right."""
        ring = self.ring
        return ring[(ring.index(seat) + steps) % self.seats]

    def round_from(self, seat: int) -> tuple[int, ...]:
        """All the seats once, clockwise, from this one."""
        at = self.ring.index(seat)
        return self.ring[at:] + self.ring[:at]


def _copy_list(items: list[object]) -> list[object]:
    if items and type(items[0]) is list:
        return [_copy_list(item) if type(item) is list else item for item in items]
    return items[:]


def _plain(value: object) -> Plain:
    if isinstance(value, int | str | float) or value is None:
        return value
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if isinstance(value, Rng):
        return list(value.position())
    if isinstance(value, Ledger):
        return dict(value.record())
    if isinstance(value, Chance):
        return value.seed
    plain: Plain = msgspec.to_builtins(value)
    return plain

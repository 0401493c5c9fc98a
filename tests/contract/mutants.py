"""Illegal actions: legal actions with one change, and actions of other games."""

from collections.abc import Iterator
from random import Random
from typing import Any, get_origin, get_type_hints

from msgspec.structs import asdict, fields

from crowe_table.engine.core import Action, act_of

HUGE = 2**70
FAR = (-1, 0, 1, 2, 3, 4, 7, 31, 32, 48, 51, 52, 53, 99, 207, 208, -2, -52, HUGE, -HUGE)
WORDS = ("", "pass", "nonsense", "\0", "é" * 500)


class ForeignAction(Action, frozen=True, tag="smuggled"):
    """An action that belongs to no game."""

    card: int = 0


def mutants(sound: Action, kinds: tuple[type[Action], ...], rng: Random, count: int) -> Iterator[Action]:
    """Yield changed copies of an action, actions of every type in the game, and one action of no game."""
    yield ForeignAction(sound.seat)
    for _ in range(count):
        yield _changed(sound, rng) if rng.random() < 0.8 else _conjured(rng.choice(kinds), sound.seat, rng)


def plain(action: Action) -> tuple[object, ...]:
    """Return the contents of an action, ignoring the order of its cards."""
    said = asdict(action)
    return (act_of(action), *(tuple(sorted(v)) if isinstance(v, tuple) else v for v in said.values()))


def _changed(sound: Action, rng: Random) -> Action:
    values = asdict(sound)
    name = rng.choice(list(values))
    values[name] = _bent(values[name], rng)
    if rng.random() < 0.2:
        values["seat"] = _bent(values["seat"], rng)
    return type(sound)(**values)


def _conjured(kind: type[Action], seat: int, rng: Random) -> Action:
    values: dict[str, Any] = {"seat": seat}
    hints = get_type_hints(kind)
    for field in fields(kind):
        if field.name == "seat":
            continue
        if hints[field.name] is str:
            values[field.name] = rng.choice(WORDS)
        elif get_origin(hints[field.name]) is not tuple:
            values[field.name] = rng.choice(FAR)
        else:
            values[field.name] = tuple(rng.choice(FAR) for _ in range(rng.randrange(8)))
    return kind(**values)


def _bent(value: object, rng: Random) -> object:
    match value:
        case int():
            return rng.choice((value + 1, value - 1, rng.choice(FAR), rng.randrange(52)))
        case tuple():
            return _bent_tuple(list(value), rng)
        case _:
            return rng.choice(WORDS)


def _bent_tuple(values: list[int], rng: Random) -> tuple[int, ...]:
    match rng.randrange(6):
        case 0:
            return ()
        case 1:
            values.append(rng.choice(FAR))
        case 2 if values:
            values.append(values[0])
        case 3 if values:
            values[rng.randrange(len(values))] = rng.choice((*FAR, rng.randrange(52)))
        case 4 if values:
            values.pop()
        case _:
            return tuple(values) * 3000
    return tuple(values)

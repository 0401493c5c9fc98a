"""Actions written in a game's text files, for example in its lesson.

Actions are separated by ``|``. Each consists of the number of its seat, its tag and its fields. Seat 0 may be left out:

    play AD | 1 play 6C
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import get_origin

import msgspec

from crowe_table.engine.cards import Card, parse, parse_all
from crowe_table.engine.core import Action, Seat, act_of

FIRST_SEAT = Seat(0)
"""The seat of an action that does not name one."""


def types_by_tag(actions: Iterable[type[Action]]) -> dict[str, type[Action]]:
    """Return the types of actions by the tag that they have in saves."""
    return {act_of(each): each for each in actions}


def read_actions(text: str, types: Mapping[str, type[Action]]) -> tuple[Action, ...]:
    """Return the actions in a text, in order. Raises a ValueError that quotes the faulty part."""
    return tuple(_read_action(each.split(), types) for each in text.split("|"))


def _read_action(words: Sequence[str], types: Mapping[str, type[Action]]) -> Action:
    seat = FIRST_SEAT
    if words and words[0].isdecimal():
        seat, words = Seat(int(words[0])), words[1:]
    if not words or words[0] not in types:
        raise ValueError(f"“{' '.join(words)}” is no action of this game")
    action, values = types[words[0]], list(words[1:])
    fields = [field for field in msgspec.structs.fields(action) if field.name != "seat"]
    given: dict[str, object] = {}
    for field in fields:
        if field.type == tuple[Card, ...]:
            given[field.name], values = tuple(parse_all(values)), []
        elif get_origin(field.type) is tuple:
            given[field.name], values = tuple(map(_read_number, values)), []
        elif not values and field.required:
            raise ValueError(f"“{words[0]}” lacks its {field.name}")
        elif not values:
            break
        elif field.type is Card:
            given[field.name] = parse(values.pop(0))
        else:
            given[field.name] = values.pop(0) if field.type is str else _read_number(values.pop(0))
    if values:
        raise ValueError(f"“{' '.join(values)}” is too much for “{words[0]}”")
    return action(seat, **given)


def _read_number(word: str) -> int:
    if not word.isdecimal():
        raise ValueError(f"“{word}” is no number")
    return int(word)

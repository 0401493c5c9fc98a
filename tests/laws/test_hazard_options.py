"""Every value of every Hazard option changes the game in some deal."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from msgspec import Meta
from msgspec.structs import replace

from crowe_table.engine.core import Setup
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.games.hazard.options import BOOKS, HazardOptions
from tests.contract.tables import DEEP_PURSE, answer, drawn
from tests.laws.hazard_tables import GAME

KINDS = get_type_hints(HazardOptions, include_extras=True)
BASES = 60
"""Number of tables tried for a value. The presets come first, then random options."""
ANSWERS = 400
"""Number of actions tried at each table."""
PLAYERS = 4


def values_of(name: str) -> tuple[Any, ...]:
    """Return the values of an option to test.

    For a number these are two: one step above the minimum and one step below the maximum.
    """
    kind = KINDS[name]
    if kind is bool:
        return False, True
    if get_origin(kind) is Literal:
        return get_args(kind)
    bounds = next(note for note in get_args(kind) if isinstance(note, Meta))
    least, step = int(bounds.ge or 0), int(bounds.multiple_of or 1)
    most = 10 * step if bounds.le is None else int(bounds.le)
    return least + step, most - step


def bases(name: str) -> Iterator[HazardOptions]:
    yield from BOOKS.values()
    rng = Random(name)
    while True:
        made = drawn(rng.choice(list(BOOKS.values())), rng)
        assert isinstance(made, HazardOptions)
        yield made


def differ(ours: HazardOptions, theirs: HazardOptions, seed: str) -> bool:
    """Return whether two tables diverge under the same actions."""
    setups = [Setup(options, PLAYERS, (DEEP_PURSE,) * PLAYERS, Chance(seed)) for options in (ours, theirs)]
    if any(GAME.unfit(setup) for setup in setups):
        return False
    (one, other), rng = (Table(GAME, setup) for setup in setups), Random(seed)
    for _ in range(ANSWERS):
        if seen(one) != seen(other):
            return True
        if one.over:
            return False
        action = answer(one, rng)
        if one.submit(action) != other.submit(action):
            return True
    return False


def seen(table: Table[Any, HazardOptions]) -> list[object]:
    """Return the question and the legal actions at a table."""
    question = table.question
    views = [table.view(each.seat) for each in question.asked] if question else []
    return [question, *((view.ask, view.legal) for view in views)]


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in KINDS for value in values_of(name)], ids=str)
def test_every_option_value_changes_the_game(name: str, value: object) -> None:
    others = [other for other in values_of(name) if other != value]
    for number, options in enumerate(islice(bases(name), BASES)):
        theirs = replace(options, **{name: others[number % len(others)]})
        if differ(replace(options, **{name: value}), theirs, f"{name} {number}"):
            return
    pytest.fail(f"Nobody would notice that {name} is {value!r}.")

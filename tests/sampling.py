"""Selection of tables for slow tests.

The selected tables cover every preset, and each game's lowest, middle and highest number of players. They do not cover
every combination. With CROWE_SOAK set, all tables are selected.
"""

import os
from collections.abc import Collection, Iterator, Sequence
from random import Random
from typing import TypeVar

from crowe_table import games
from crowe_table.engine.core import Action, act_of
from crowe_table.kit.between_deals import ProposeRise, Ready

SOAK = bool(os.environ.get("CROWE_SOAK"))
ONLY = os.environ.get("CROWE_GAME", "")
"""The only game to test. Empty for all."""
TESTED = (ONLY,) if ONLY else games.playable()
"""Games that are used by tests of all playable games. They include drafts."""
T = TypeVar("T")
Seated = tuple[str, str, int]
"""A game, one of its presets, and the number of players."""


def every_table(seats: Collection[int] = range(1, 10)) -> list[Seated]:
    """Return each game with each of its presets, for each of these numbers of players that it supports."""
    return [
        (slug, preset.name, many)
        for slug in TESTED
        for preset in games.game(slug).presets
        for many in preset.seats
        if many in seats
    ]


def some_tables(seats: Collection[int] = range(1, 10)) -> list[Seated]:
    """Return each preset once.

    Together the tables cover the lowest, a middle and the highest number of players of each game.
    """
    return every_table(seats) if SOAK else [table for slug in TESTED for table in _of(slug, seats)]


def _of(slug: str, seats: Collection[int]) -> Iterator[Seated]:
    presets = [preset for preset in games.game(slug).presets if set(preset.seats) & set(seats)]
    many = sorted({number for preset in presets for number in preset.seats if number in seats})
    wanted = dict.fromkeys((many[-1], many[0], many[len(many) // 2])) if many else {}
    for turn, preset in enumerate(presets):
        fit = [number for number in preset.seats if number in seats]
        number = next((number for number in wanted if number in fit), fit[turn % len(fit)])
        wanted.pop(number, None)
        yield slug, preset.name, number
    yield from ((slug, next(each.name for each in presets if number in each.seats), number) for number in wanted)


def spread(values: Sequence[T]) -> list[tuple[str, T]]:
    """Return each tested game with one of the values in turn; with CROWE_SOAK set, with each of them."""
    every = [(slug, value) for slug in TESTED for value in values]
    return every if SOAK else [(slug, values[turn % len(values)]) for turn, slug in enumerate(TESTED)]


# --- random games ----------------------------------------------------------------------------------------------------

SETTLES = 0.75
"""Probability that a player settles bets that could be changed for ever."""
CHANGES = frozenset({"bet", "copper", "uncopper", "take_up", "shift"})
RESIGNS = ("resign",)
PLAYS_ON = 0.998
"""Probability that a player plays on who may resign at every turn."""


def settling(lawful: Sequence[Action], rng: Random) -> Sequence[Action]:
    """Return the given actions. If bets can be changed for ever, usually return only the action that settles them."""
    ready = [action for action in lawful if isinstance(action, Ready)]
    if ready and rng.random() < SETTLES and any(act_of(action) in CHANGES for action in lawful):
        return ready
    return lawful


def played_on(lawful: Sequence[Action], rng: Random) -> Sequence[Action]:
    """Return the given actions, usually without resigning, and with only the settling action for open bets.

    Without this, a random game would never reach its end.
    """
    settled = settling(lawful, rng)
    if settled is not lawful:
        return settled
    played = [action for action in lawful if act_of(action) not in RESIGNS]
    return lawful if len(played) == len(lawful) or rng.random() > PLAYS_ON else played


def going_on(answers: Sequence[Action]) -> list[Action]:
    """Return the actions that lead towards the end of the game.

    They never propose an early end. A random choice among them settles open bets in three of four cases.
    """
    found = [answer for answer in answers if not isinstance(answer, ProposeRise)]
    ready = [answer for answer in found if isinstance(answer, Ready)]
    changing = any(act_of(answer) in CHANGES for answer in found)
    return [*found, *(ready * (3 * len(found)) if changing else ())]

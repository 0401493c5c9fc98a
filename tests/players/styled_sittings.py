"""Sittings of computer players with their betting styles, for tests and measurements.

``python -m tests.players.styled_sittings`` prints the table of docs/strength.md.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from crowe_table.engine.core import TABLE, Action, Options, Seat, Setup, Timeout
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.games import game
from crowe_table.hosting.choosing import choose
from crowe_table.search.advice import Level
from crowe_table.search.levels import SOUND
from crowe_table.words.characters import CHARACTERS, Character
from tests.any_game import AnyTable, AnyView

UNITS = 100
"""Purse of each player, in units."""
BY_FACE = {each.face: each for each in CHARACTERS}
PLAIN = Character()


class Answered(Struct, frozen=True):
    """An answer, and the view from which it was given."""

    view: AnyView
    action: Action


def company(*faces: str) -> tuple[Character, ...]:
    return tuple(BY_FACE.get(face, PLAIN) for face in faces)


def play(
    slug: str, options: Options, players: Sequence[Character], seed: str, level: Level = SOUND
) -> tuple[list[Answered], list[float]]:
    """Play a sitting. Return all answers, and the money of each player at the end as a fraction of the purse."""
    purse = Farthings(UNITS * options.unit)
    table: AnyTable = Table(game(slug), Setup(options, len(players), (purse,) * len(players), Chance(seed)))
    thoughts, answers = Chance(f"{seed} thoughts"), list[Answered]()
    while question := table.question:
        answers.append(_answer(table, sorted(question.asked, key=lambda each: each.must), players, level, thoughts))
        assert isinstance(table.submit(answers[-1].action), tuple)
    return answers, [money / purse for money in table.watch().public.purses]


def _answer(table: AnyTable, asked: Any, players: Sequence[Character], level: Level, thoughts: Chance) -> Answered:
    for each in asked:
        who, view = players[each.seat], table.view(each.seat)
        rng = thoughts.stream(f"choice {each.seat}", len(table.actions))
        action = choose(view, level, rng, temper=who.temper, style=who.style)
        if action is not None:
            return Answered(view, action)
    return Answered(table.watch(), Timeout(TABLE))


def stakes_of(answers: Sequence[Answered], act: type[Action], seat: Seat | None = None) -> list[float]:
    """Return the stakes in units, of all players or of one."""
    return [
        each.action.amount / each.view.options.unit  # type: ignore[attr-defined]
        for each in answers
        if isinstance(each.action, act) and seat in (None, each.action.seat)
    ]

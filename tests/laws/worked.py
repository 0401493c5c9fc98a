"""What the tests of several games' laws share: their worked examples, and who may answer by which acts."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import pytest

from crowe_table.engine.core import Action, AnyEvent, OptionsT, RecordT, Seat
from crowe_table.engine.game import Game
from crowe_table.engine.state import State

Examples: TypeAlias = Callable[[str], Any]


def examples_among(book: Sequence[Any]) -> Examples:
    """Of a game's examples, what gives a test those of a rule, each by its name. Fails where a rule has none."""

    def examples(rule: str) -> Any:
        found = [example for example in book if example["rule"] == rule]
        assert found
        return pytest.mark.parametrize(
            ("given", "expect"),
            [(each["given"], each["expect"]) for each in found],
            ids=[each["name"] for each in found],
        )

    return examples


def done(game: Game[RecordT, OptionsT], s: State[RecordT, OptionsT], actions: Sequence[Action]) -> list[AnyEvent]:
    """What is told when these answers are given in turn. Fails where one is not asked for, or refused."""
    told: list[AnyEvent] = []
    for action in actions:
        assert type(action) in acts_of(game, s, action.seat), action
        assert game.refuse(s, action) is None, (action, game.refuse(s, action))
        game.apply(s, action, told.append)
    return told


def acts_of(game: Game[RecordT, OptionsT], s: State[RecordT, OptionsT], seat: Seat) -> set[type[Action]]:
    """By which acts a seat may answer now; none if it is asked nothing."""
    question = game.question(s)
    asked = question.asked_of(seat) if question else None
    return set(asked.acts) if asked else set()

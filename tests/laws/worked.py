"""Helpers for tests of the rules: worked examples, and the actions that a seat may take."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

import pytest

from crowe_table.engine.core import Action, Announced, AnyEvent, OptionsT, RecordT, Said, Seat
from crowe_table.engine.game import Game
from crowe_table.engine.state import AnyState, State
from crowe_table.engine.table import Table

Examples: TypeAlias = Callable[[str], Any]


def examples_among(book: Sequence[Any]) -> Examples:
    """Return a function that returns a rule's examples as test parameters.

    The function fails if the rule has no examples.
    """

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
    """Submit actions in turn and return the events. Fail if one is refused or was not asked for, or money is lost."""
    events: list[AnyEvent] = []
    for action in actions:
        assert type(action) in acts_of(game, s, action.seat), action
        assert game.refuse(s, action) is None, (action, game.refuse(s, action))
        game.apply(s, action, events.append)
        assert s.ledger.sum() == 0
    return events


def acts_of(game: Game[RecordT, OptionsT], s: State[RecordT, OptionsT], seat: Seat) -> set[type[Action]]:
    """Return the types of the actions that a seat may take. The set is empty if the seat is not asked."""
    question = game.question(s)
    asked = question.asked_of(seat) if question else None
    return set(asked.acts) if asked else set()


def submitted(table: Table[RecordT, OptionsT], *actions: Action) -> tuple[AnyEvent, ...]:
    """Submit legal actions to a table and return the events of the last. Fail if one is refused."""
    events: tuple[AnyEvent, ...] = ()
    for action in actions:
        told = table.submit(action)
        assert isinstance(told, tuple), (action, told)
        events = told
    return events


def announced(events: Iterable[object]) -> list[str]:
    """Return the keys of the table's announcements."""
    return [e.words.key for e in events if isinstance(e, Announced)]


def said(events: Iterable[object]) -> list[str]:
    """Return the keys of what the players said."""
    return [e.words.key for e in events if isinstance(e, Said)]


def left_on_table(s: AnyState) -> dict[str, int]:
    """Return the sums outside the purses, by account."""
    held = s.ledger.balances.items()
    return {account.text: sum_ for account, sum_ in held if sum_ and account.name not in ("purse", "mint")}

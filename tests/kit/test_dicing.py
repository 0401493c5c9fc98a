"""Throwing dice. Everybody sees the throws, and one player has the box first."""

from typing import Any

import pytest

from crowe_table.engine import dice
from crowe_table.engine.core import Said, Threw, because
from crowe_table.kit.dicing import BoxRecord, Throw, begin_throwing_for_box, on_throw, throw, when_throwing_for_box
from crowe_table.kit.rules import Rules
from tests.kit.small import A, B, C, SmallPhase, asked, do, listen, question, table


@pytest.fixture
def throws(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """Return a list of the next throws, which the test fills."""
    to_come: list[tuple[int, int]] = []
    monkeypatch.setattr(dice, "throw", lambda rng: to_come.pop(0))
    return to_come


def test_all_see_a_throw(throws: list[tuple[int, int]]) -> None:
    s = table(record=BoxRecord)
    events = listen(s)
    throws.append((6, 5))
    assert (throw(s, B), s.public.dice, events) == (11, (6, 5), [Threw(B, (6, 5))])


def test_the_effect_of_a_throw_depends_on_the_phase(throws: list[tuple[int, int]]) -> None:
    rules, totals = Rules[Any](), []
    on_throw(rules, SmallPhase.FIRST)(lambda s, total: totals.append(total))
    throws.append((1, 2))
    do(rules, table(record=BoxRecord), Throw(A))
    assert totals == [3]


def test_the_highest_throw_gets_the_box_and_ties_throw_again(throws: list[tuple[int, int]]) -> None:
    rules, first = Rules[Any](), []
    when_throwing_for_box(rules, SmallPhase.FIRST, lambda s, seat: first.append(seat))
    s = table(record=BoxRecord)
    begin_throwing_for_box(s)
    events = listen(s)
    throws += [(6, 4), (1, 1), (5, 5), (2, 2), (2, 3)]
    for seat in (A, B, C):
        assert asked(question(rules, s)) == {seat: ("Throw",)}
        do(rules, s, Throw(seat))
    assert (s.public.throwing, first) == ((A, C), [])
    assert Said(A, because("say-throw-again")) in events
    do(rules, s, Throw(A))
    do(rules, s, Throw(C))
    assert (first, s.public.totals) == ([C], ((10, 4), (2,), (10, 5)))

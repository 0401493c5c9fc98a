"""Answers within the error of the best are ranked by the rules."""

from crowe_table.engine.core import Seat
from crowe_table.kit.between_deals import Ready, Rise
from crowe_table.search.advice import NO_REASON, Advice, Measure, rules_decide_ties

READY, RISE = Ready(Seat(0)), Rise(Seat(0))


def advice(second: float, error: float, measure: Measure = Measure.POINTS) -> tuple[Advice, ...]:
    return Advice(RISE, 1.0, NO_REASON, measure), Advice(READY, second, NO_REASON, measure, error)


def test_the_rules_decide_within_the_error() -> None:
    found = rules_decide_ties(advice(0.9, 0.1), [READY, RISE])
    assert [(each.action, each.value) for each in found] == [(READY, 1.0), (RISE, 1.0)]


def test_values_decide_beyond_the_error() -> None:
    told = advice(0.9, 0.09)
    assert rules_decide_ties(told, [READY, RISE]) == told


def test_an_answer_that_the_rules_do_not_rank_comes_last() -> None:
    told = advice(0.9, 0.1)
    assert rules_decide_ties(told, [RISE]) == told
    assert rules_decide_ties(told, [READY])[0].action == READY


def test_nothing_changes_without_comparable_values() -> None:
    told = advice(1.0, 0.1, Measure.NOTHING)
    assert rules_decide_ties(told, [READY, RISE]) == told
    assert rules_decide_ties((), [READY]) == ()

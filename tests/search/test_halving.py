"""Sequential halving. It spends its trials on good candidates, and can be stopped at any time."""

from itertools import count
from random import Random

from crowe_table.search.halving import halve


def noisy(rng: Random):
    """Return a noisy value function.

    Each sampled world affects all candidates alike. A candidate's value is its number plus noise.
    """

    def value(world: float, candidate: int) -> float:
        return candidate + world + rng.gauss(0, 3)

    return value


def test_the_best_candidate_is_found_and_tried_most() -> None:
    rng = Random(1)
    found = [halve(range(16), 60, lambda: rng.gauss(0, 50), noisy(rng)) for _ in range(40)]
    assert sum(trials[0].candidate >= 14 for trials in found) >= 36
    first = found[0]
    assert {trial.candidate for trial in first} == set(range(16))
    assert first[0].count > 3 * first[-1].count


def test_the_budget_is_not_exceeded() -> None:
    tried = count()

    def value(world: int, candidate: int) -> float:
        next(tried)
        return float(candidate)

    trials = halve(range(8), 30, lambda: 0, value)
    assert trials[0].candidate == 7
    assert next(tried) <= 30 * 8


def test_two_candidates_share_the_whole_budget() -> None:
    trials = halve("ab", 50, lambda: 0, lambda _, candidate: float(candidate == "b"))
    assert [(trial.candidate, trial.count) for trial in trials] == [("b", 50), ("a", 50)]


def test_it_can_be_stopped_between_worlds() -> None:
    worlds = count(1)
    drawn: list[int] = []

    def draw() -> int:
        drawn.append(next(worlds))
        return drawn[-1]

    trials = halve(range(4), 1000, draw, lambda _, candidate: float(candidate), should_stop=lambda: len(drawn) == 3)
    assert len(drawn) == 3
    assert [trial.count for trial in trials] == [3, 3, 3, 3]
    assert trials[0].candidate == 3

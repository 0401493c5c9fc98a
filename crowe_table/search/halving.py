"""Sequential halving: many candidates are tried briefly, and the better half more often, until few are left.

Karnin, Koren and Somekh, "Almost optimal exploration in multi-armed bandits" (2013). All candidates of a round are
tried in the same worlds, so that no candidate profits from a lucky world.
"""

from collections.abc import Callable, Sequence
from math import ceil, log2, sqrt
from statistics import stdev
from typing import Generic, TypeVar

from crowe_table.search.advice import StopCheck, never_stop

C = TypeVar("C")
W = TypeVar("W")


class Trial(Generic[C]):
    """A candidate with its results in the worlds tried so far."""

    __slots__ = ("candidate", "total", "values")

    def __init__(self, candidate: C) -> None:
        self.candidate = candidate
        self.total = 0.0
        self.values: list[float] = []
        """Value of the candidate in each world. The order of the worlds is the same for all candidates."""

    @property
    def count(self) -> int:
        return len(self.values)

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def error(self, best: "Trial[C]") -> float:
        """Return the standard error of the difference from the best candidate.

        Only the worlds in which both were tried count.
        """
        differences = [one - other for one, other in zip(best.values, self.values, strict=False)]
        return stdev(differences) / sqrt(len(differences)) if len(differences) > 1 else 0.0


def halve(
    candidates: Sequence[C],
    worlds: int,
    draw: Callable[[], W],
    value: Callable[[W, C], float],
    should_stop: StopCheck = never_stop,
) -> list[Trial[C]]:
    """Return the candidates, best first. The total number of trials is ``worlds`` times the number of candidates.

    ``draw`` samples a world. ``value`` evaluates a candidate in a world without changing the world. ``should_stop`` is
    polled between worlds to stop early. A candidate that was dropped early never ranks above one that was kept longer.
    """
    trials = [Trial(candidate) for candidate in candidates]
    kept: list[Trial[C]] = trials
    given_up: list[Trial[C]] = []
    rounds = max(1, ceil(log2(max(2, len(trials)))))
    budget = worlds * len(trials) // rounds
    while True:
        if not _try(kept, max(1, budget // len(kept)), draw, value, should_stop):
            break
        kept = sorted(kept, key=lambda trial: -trial.mean)
        if len(kept) <= 2:
            break
        half = ceil(len(kept) / 2)
        given_up = kept[half:] + given_up
        kept = kept[:half]
    return sorted(kept, key=lambda trial: -trial.mean) + given_up


def _try(
    trials: Sequence[Trial[C]],
    worlds: int,
    draw: Callable[[], W],
    value: Callable[[W, C], float],
    should_stop: StopCheck,
) -> bool:
    """Try every candidate in ``worlds`` more worlds. Return False if the search was stopped early."""
    for _ in range(worlds):
        world = draw()
        for trial in trials:
            found = value(world, trial.candidate)
            trial.total += found
            trial.values.append(found)
        if should_stop():
            return False
    return True

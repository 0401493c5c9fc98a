"""Taking the time."""

from collections.abc import Callable
from time import perf_counter

PATIENCE = 1.0
"""Seconds each thing is measured for, at the least."""


def rate(work: Callable[[], int]) -> float:
    """How many a second: the best of three measurements. ``work`` does some and returns how many."""
    return max(_once(work) for _ in range(3))


def _once(work: Callable[[], int]) -> float:
    done, began = 0, perf_counter()
    while (passed := perf_counter() - began) < PATIENCE / 3:
        done += work()
    return done / passed


def say(what: str, per_second: float, note: str = "") -> None:
    """One line of the account."""
    print(f"{what:<44} {per_second:>14,.0f} a second   {note}".rstrip())

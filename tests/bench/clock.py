"""Measurement of rates."""

from collections.abc import Callable
from time import perf_counter

MIN_SECONDS = 1.0
"""Minimum length of the three measurements together."""


def rate(work: Callable[[], int]) -> float:
    """Return the rate per second, the highest of three measurements.

    Each call of ``work`` returns its number of units.
    """
    return max(_once(work) for _ in range(3))


def _once(work: Callable[[], int]) -> float:
    done, began = 0, perf_counter()
    while (passed := perf_counter() - began) < MIN_SECONDS / 3:
        done += work()
    return done / passed


def say(what: str, per_second: float, note: str = "") -> None:
    """Print one line of results."""
    print(f"{what:<44} {per_second:>14,.0f} a second   {note}".rstrip())

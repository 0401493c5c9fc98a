"""Memory management: when to collect garbage, and when to return free memory to the system.

Closed screens are freed without the collector. ``Navigator.put_away`` cuts their references, and their parts refer to
each other in one direction only, see ``weakly``. The collector finds what slips through.
"""

import gc
import math
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import ParamSpec, TypeVar, cast
from weakref import WeakMethod, proxy

from crowe_table import platforms

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")

TIDY, UNTIDY = 10, 200
"""Middle-generation collections after which the oldest generation is collected too: when idle, and in any case, though
that costs a frame.
"""
QUIET = 1.0
"""Seconds without input after which memory is tidied."""
PICTURE_BYTES = 1 << 21
"""Minimum bytes of a picture that is allocated apart from the heap. A lower limit costs frame time: with the size of a
card, Brag with eight players took 8.4 ms, not 6.6 ms, in one frame of a hundred.
"""
_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD = -1, -3
"""Names of these settings in glibc."""


def keep_for_good() -> None:
    """Exempt all current objects from garbage collection. Other old objects are collected by ``Tidier``, as that takes
    as long as a frame.
    """
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, UNTIDY)


class Tidier:
    """Collects garbage and trims the heap: after a screen closes, in the first quiet second after input, and after much
    activity without either. It does one of the two in a turn of the loop, and only in an idle turn.
    """

    def __init__(self) -> None:
        self._left = False
        """Whether a screen was closed since the last collection began."""
        self._quiet_at = math.inf
        """End of the first quiet second, in seconds of the window's clock; infinite once handled."""
        self._steps: Iterator[None] = iter(())

    def stir(self, now: float) -> None:
        """Record input at the given second."""
        self._quiet_at = now + QUIET

    def leave(self) -> None:
        """Record that a screen was closed."""
        self._left = True

    def step(self, now: float) -> bool:
        """Collect or trim if due. Return whether anything was done."""
        quiet = now >= self._quiet_at
        if self._left or quiet or gc.get_count()[2] >= TIDY:
            self._left, self._steps = False, giving_back()
            self._quiet_at = math.inf if quiet else self._quiet_at
        return next(self._steps, self) is not self


def give_back() -> None:
    """Collect garbage and return free memory to the system."""
    deque(giving_back(), 0)


def giving_back() -> Iterator[None]:
    """Do the same, one of the two at each step."""
    gc.collect()
    yield
    trim()
    yield


def trim() -> None:
    """Give free memory back to the system, where the C library can: of itself it keeps some eight megabytes."""
    if library := platforms.c_library():
        with suppress(AttributeError):
            library.malloc_trim(0)


def keep_no_pieces() -> None:
    """Return large pictures to the system as soon as they are freed.

    By default the C library moves them to the heap once some were freed, and keeps the holes they leave.
    """
    if library := platforms.c_library():
        with suppress(AttributeError):
            library.mallopt(_M_MMAP_THRESHOLD, PICTURE_BYTES)
            library.mallopt(_M_TRIM_THRESHOLD, PICTURE_BYTES)


def weak_steps(steps: Callable[[T], Iterator[R]], part: T) -> Iterator[R]:
    """Start a generator method of a part without a reference from the generator to the part. This does not help while
    the generator waits for another method of the same part.
    """
    return steps(cast(T, proxy(part)))


def weakly(method: Callable[P, R]) -> Callable[P, R]:
    """Return a callback that does not keep the method's object alive; that object must outlive its callers.

    Without it, a part that receives a callback from its owner would form a reference cycle with the owner.
    """
    weak = WeakMethod(method)

    def call(*args: P.args, **kwargs: P.kwargs) -> R:
        found = weak()
        if found is None:
            raise ReferenceError("what was to be called is gone")
        return found(*args, **kwargs)

    return call

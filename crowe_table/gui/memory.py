"""Memory: when garbage is collected, and when free memory goes back to the system.

A screen that is left is freed without the collector: ``Navigator.put_away`` cuts what it refers to, and its parts refer
to each other in one direction, see ``weakly``. The collector finds what slips through.
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
"""Collections of the middle generation after which the oldest is collected too: while nothing happens, and in any case,
though that costs a frame.
"""
QUIET = 1.0
"""Seconds without input after which memory is tidied."""
PICTURE_BYTES = 1 << 21
"""What is larger than this is a picture of much of the window. Were it less, frames would be longer: at Brag for eight
one in a hundred took 8.4 ms, and not 6.6, when it was the size of a card.
"""
_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD = -1, -3
"""What the C library of Linux calls these settings."""


def keep_for_good() -> None:
    """Keep what is there now for ever: the collector never looks at it again. All else that is old is collected by
    ``Tidier``, for that takes as long as a frame.
    """
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, UNTIDY)


class Tidier:
    """Collects all garbage and trims the heap: after a screen was left, and in the first quiet second after input; also
    where much has happened without either. It does one of the two in a turn of the window's loop, and only in a turn in
    which nothing else happens.
    """

    def __init__(self) -> None:
        self._left = False
        """Whether a screen was left since it last began."""
        self._quiet_at = math.inf
        """Seconds of the window's clock at which the first quiet second is over; infinite once that is done with."""
        self._steps: Iterator[None] = iter(())

    def stir(self, now: float) -> None:
        """Something was pressed, at this second."""
        self._quiet_at = now + QUIET

    def leave(self) -> None:
        """A screen was left."""
        self._left = True

    def step(self, now: float) -> bool:
        """Do one of the two, where it is due. Whether anything was done."""
        quiet = now >= self._quiet_at
        if self._left or quiet or gc.get_count()[2] >= TIDY:
            self._left, self._steps = False, giving_back()
            self._quiet_at = math.inf if quiet else self._quiet_at
        return next(self._steps, self) is not self


def give_back() -> None:
    """Collect all garbage, and give free memory back to the system."""
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
    """Large pictures go back to the system whenever they are freed.

    Of itself the C library takes them from the heap once it has seen some go, and keeps the holes they leave.
    """
    if library := platforms.c_library():
        with suppress(AttributeError):
            library.mallopt(_M_MMAP_THRESHOLD, PICTURE_BYTES)
            library.mallopt(_M_TRIM_THRESHOLD, PICTURE_BYTES)


def weak_steps(steps: Callable[[T], Iterator[R]], part: T) -> Iterator[R]:
    """Start a generator method of a part, so that the part may hold what runs and is not held by it. That does not help
    while the generator waits for another method of the same part.
    """
    return steps(cast(T, proxy(part)))


def weakly(method: Callable[P, R]) -> Callable[P, R]:
    """Return a callback that does not keep the method's object alive; that object outlives whoever calls it.

    A part that is given a callback by what holds it would else form a reference cycle with it.
    """
    weak = WeakMethod(method)

    def call(*args: P.args, **kwargs: P.kwargs) -> R:
        found = weak()
        if found is None:
            raise ReferenceError("what was to be called is gone")
        return found(*args, **kwargs)

    return call

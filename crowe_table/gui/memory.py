"""Memory management: when to collect garbage, and when to return free memory to the system.

Closed screens are freed without the collector. ``Navigator.close_screen`` drops their references, and their parts refer
to each other in one direction only (see ``weak_callback``). The collector frees what remains.
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

IDLE_THRESHOLD, FORCED_THRESHOLD = 10, 200
"""Number of collections of the middle generation after which the oldest generation is collected too.

``Tidier`` uses the first number while the program is idle. Python uses the second at any time, which costs a frame.
"""
QUIET_TIME = 1.0
"""Seconds without input after which memory is freed."""
PICTURE_BYTES = 1 << 21
"""Minimum size of a picture that is allocated outside the heap, in bytes.

A lower limit costs frame time. With the size of a card, one frame in a hundred took at least 8.4 ms instead of 6.6 ms
(Brag, eight players).
"""
_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD = -1, -3
"""Numbers by which ``mallopt`` knows the settings M_TRIM_THRESHOLD and M_MMAP_THRESHOLD (glibc's ``malloc.h``)."""


def freeze_objects() -> None:
    """Exempt all present objects from garbage collection.

    Collecting old objects takes as long as a frame, so ``Tidier`` collects them while the program is idle.
    """
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, FORCED_THRESHOLD)


class Tidier:
    """Garbage collection and trimming of the heap.

    Both happen after a screen was closed, after the first quiet second, and after long activity without either. They
    use only idle turns of the loop: one turn for the collection, and the next for the trim.
    """

    def __init__(self) -> None:
        self._left = False
        """Whether a screen was closed since the last collection began."""
        self._quiet_at = math.inf
        """Time when the first quiet second ends, in seconds. Infinite after memory has been freed."""
        self._steps: Iterator[None] = iter(())

    def note_input(self, now: float) -> None:
        """Record input at the given time in seconds."""
        self._quiet_at = now + QUIET_TIME

    def leave(self) -> None:
        """Record that a screen was closed."""
        self._left = True

    def step(self, now: float) -> bool:
        """Collect garbage or trim the heap if this is due. Return whether anything was done."""
        quiet = now >= self._quiet_at
        if self._left or quiet or gc.get_count()[2] >= IDLE_THRESHOLD:
            self._left, self._steps = False, freeing_memory()
            self._quiet_at = math.inf if quiet else self._quiet_at
        return next(self._steps, self) is not self


def free_memory() -> None:
    """Collect garbage and return free memory to the system."""
    deque(freeing_memory(), 0)


def freeing_memory() -> Iterator[None]:
    """Collect garbage at one step, and return free memory to the system at the next."""
    gc.collect()
    yield
    trim()
    yield


def trim() -> None:
    """Give free memory back to the system. Otherwise the C library would keep about eight megabytes."""
    if library := platforms.c_library():
        with suppress(AttributeError):
            library.malloc_trim(0)


def allocate_pictures_apart() -> None:
    """Allocate large pictures outside the heap, so that their memory returns to the system as soon as they are freed.

    By default the C library raises its size limit for such allocations whenever a large block is freed. Later pictures
    would then leave holes in the heap.
    """
    if library := platforms.c_library():
        with suppress(AttributeError):
            library.mallopt(_M_MMAP_THRESHOLD, PICTURE_BYTES)
            library.mallopt(_M_TRIM_THRESHOLD, PICTURE_BYTES)


def weak_steps(steps: Callable[[T], Iterator[R]], part: T) -> Iterator[R]:
    """Start a generator method so that the generator does not keep its object alive.

    This does not work while the generator is inside a ``yield from`` to another method of the same object.
    """
    return steps(cast(T, proxy(part)))


def weak_callback(method: Callable[P, R]) -> Callable[P, R]:
    """Return a callback that does not keep the object of the method alive. After the object is gone, calling it raises
    ReferenceError.

    Otherwise an object and the part that has its callback would refer to each other. Only the garbage collector could
    free them.
    """
    weak = WeakMethod(method)

    def call(*args: P.args, **kwargs: P.kwargs) -> R:
        found = weak()
        if found is None:
            raise ReferenceError("what was to be called is gone")
        return found(*args, **kwargs)

    return call

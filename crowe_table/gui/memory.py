"""Memory: when it is looked through for what nobody uses any more, and when that goes back to the system."""

import gc
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from ctypes import CDLL

TIDY, UNTIDY = 10, 200
"""How often what is young is looked through before what is old is too: while nothing happens, and in any case."""
PICTURE_BYTES = 1 << 21
"""What is larger than this is a picture of much of the window. Were it less, frames would be longer: at Brag for eight
one in a hundred took 8.4 ms, and not 6.6, when it was the size of a card.
"""
_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD = -1, -3
"""What the C library of Linux calls these settings."""


def keep_for_good() -> None:
    """What is there now stays: it is never again looked through for what could be thrown away. All else that is old is
    looked through while nothing happens, see ``tidy``, for that takes as long as a frame.
    """
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, UNTIDY)


def tidy() -> bool:
    """While nothing happens: looks through all for what could be thrown away, if it is long since. Whether it did."""
    if gc.get_count()[2] < TIDY:
        return False
    gc.collect()
    return True


def give_back() -> None:
    """What nobody uses any more is let go of, and goes back to the system."""
    deque(giving_back(), 0)


def giving_back() -> Iterator[None]:
    """The same in two steps."""
    gc.collect()
    yield
    trim()


def trim() -> None:
    """What was let go of goes back to the system: of itself the C library keeps some eight megabytes of it."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            CDLL(None).malloc_trim(0)


def keep_no_pieces() -> None:
    """Large pictures go back to the system whenever they are let go of.

    Of itself the C library takes them from the heap once it has seen some go, and keeps the holes they leave.
    """
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            library = CDLL(None)
            library.mallopt(_M_MMAP_THRESHOLD, PICTURE_BYTES)
            library.mallopt(_M_TRIM_THRESHOLD, PICTURE_BYTES)

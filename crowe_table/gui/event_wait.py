"""A sleep that ends at the next event."""

import ctypes
import time
from collections.abc import Callable
from math import ceil

import pygame

LOOK = 1 / 16
"""Polling interval in seconds for events, on systems where SDL cannot wake the program."""


def sleeper() -> Callable[[float], object]:
    """Return a function that sleeps for a number of seconds, or until the next event.

    ``pygame.event.wait`` polls a thousand times a second, which costs 2 % of a core. SDL's own function lets the system
    wake the program. If pygame does not export that function, as on Windows, poll 16 times a second.
    """
    try:
        wait = ctypes.CDLL(pygame.event.__file__).SDL_WaitEventTimeout
    except (OSError, AttributeError):
        return lambda seconds: time.sleep(min(seconds, LOOK))
    wait.argtypes = (ctypes.c_void_p, ctypes.c_int)
    return lambda seconds: wait(None, ceil(seconds * 1000))

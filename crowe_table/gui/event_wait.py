"""Sleep that ends when something is pressed."""

import ctypes
import time
from collections.abc import Callable
from math import ceil

import pygame

LOOK = 1 / 16
"""Seconds slept where the library cannot wake the program: so often it looks for events itself."""


def sleeper() -> Callable[[float], object]:
    """What sleeps for so many seconds, but not beyond the next event.

    ``pygame.event.wait`` looks a thousand times a second, which costs 2 % of a core. SDL has the system wake it; where
    pygame's library does not lead to SDL's, as under Windows, the sleep is short instead.
    """
    try:
        wait = ctypes.CDLL(pygame.event.__file__).SDL_WaitEventTimeout
    except (OSError, AttributeError):
        return lambda seconds: time.sleep(min(seconds, LOOK))
    wait.argtypes = (ctypes.c_void_p, ctypes.c_int)
    return lambda seconds: wait(None, ceil(seconds * 1000))

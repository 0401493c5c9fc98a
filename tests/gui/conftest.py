"""Tables and their pictures refer to each other in rings, so they are freed only by the garbage collector, which counts
objects and not the size of pictures: without a word from here a run comes to hold gigabytes."""

import gc
from collections.abc import Iterator
from itertools import count

import pygame
import pytest

from crowe_table.gui.table import director, screen, tabletop
from tests.gui import drawn

TESTS_BETWEEN = 8
"""Tests after which their windows are freed."""
LOOK = 2**-13
"""Seconds from one look at the clock to the next: a table's slice of a frame has room for thirty."""
_tests = count(1)


@pytest.fixture(autouse=True)
def windows_are_freed() -> Iterator[None]:
    yield
    if next(_tests) % TESTS_BETWEEN == 0:
        gc.collect()


@pytest.fixture(autouse=True, scope="session")
def pictures_are_read_once() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load", drawn.load_once)
        yield


@pytest.fixture(autouse=True, scope="session")
def every_machine_is_as_fast() -> Iterator[None]:
    """What a table draws ahead takes as many frames here as anywhere, however busy the machine is: else what is painted
    together, and when something rests, would depend upon it.
    """
    looks = count()
    with pytest.MonkeyPatch.context() as patch:
        for module in (director, screen, tabletop):
            patch.setattr(module, "perf_counter", lambda: next(looks) * LOOK)
        yield


@pytest.fixture(autouse=True, scope="module")
def nothing_is_drawn() -> None:
    """Another file's tests may have ended pygame, and its types with it."""
    drawn.forget()

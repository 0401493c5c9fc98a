"""Tables and their pictures refer to each other in rings, so they are freed only by the garbage collector, which counts
objects and not the size of pictures: without a word from here a run comes to hold gigabytes."""

import gc
from collections.abc import Iterator
from itertools import count

import pygame
import pytest

from tests.gui import drawn

TESTS_BETWEEN = 8
"""Tests after which their windows are freed."""
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


@pytest.fixture(autouse=True, scope="module")
def nothing_is_drawn() -> None:
    """Another file's tests may have ended pygame, and its types with it."""
    drawn.forget()

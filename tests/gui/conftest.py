"""Tables and their pictures refer to each other in rings, so they are freed only by the garbage collector, which counts
objects and not the size of pictures: without a word from here a run comes to hold gigabytes."""

import gc
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from pathlib import Path
from shutil import copytree

import pygame
import pytest

from crowe_table.gui.pages.results import ResultsPage
from crowe_table.gui.table import director, screen, tabletop
from tests.gui import drawn
from tests.gui.hot_seat_fixture import Ended, HotSeatWindow

MOST_TICKS = 500
"""After which a page that is not opened never will be."""
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


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str, str], Path]:
    """A shelf with one game upon it that was played to its end before these players. Each is played once in a run."""

    @cache
    def shelf(levels: str, seed: str) -> Path:
        folder = tmp_path_factory.mktemp("played")
        window = HotSeatWindow(folder)
        window.end_game(levels, seed)
        window.nav.leave_table()
        return folder

    return shelf


@pytest.fixture
def ended(window: HotSeatWindow, tmp_path: Path, played: Callable[[str, str], Path]) -> Ended:
    """Opens, in the window of a test, a game that is over, and comes to the page of its end."""

    def opened(levels: str = "ph", seed: str = "5") -> ResultsPage:
        copytree(played(levels, seed), tmp_path, dirs_exist_ok=True)
        (entry,) = window.shelf.entries()
        assert window.nav.resume(entry.path) == ()
        for _ in range(MOST_TICKS):
            page = window.stack[-1]
            if isinstance(page, ResultsPage):
                return page
            window.tick(200)
        raise AssertionError("the page of the end is not opened")

    return opened

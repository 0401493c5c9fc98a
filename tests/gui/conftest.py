"""Fixtures for tests of the screens.

Tables and their pictures form reference cycles, which only the garbage collector frees. The collector counts objects,
not the size of pictures. Without the explicit collections here, a run would use gigabytes.
"""

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

MAX_TICKS = 500
"""Number of ticks after which a page that has not opened counts as a failure."""
TESTS_BETWEEN = 8
"""Number of tests between two garbage collections of closed windows."""
LOOK = 2**-13
"""Seconds that the replaced clock advances at each reading.

The time slice of a table in a frame holds about thirty readings.
"""
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
    """Replace the clock, so that a table prepares the same amount of work in each frame on any machine.

    Otherwise the load of the machine would decide what is painted together, and when objects come to rest.
    """
    looks = count()
    with pytest.MonkeyPatch.context() as patch:
        for module in (director, screen, tabletop):
            patch.setattr(module, "perf_counter", lambda: next(looks) * LOOK)
        yield


@pytest.fixture(autouse=True, scope="module")
def nothing_is_drawn() -> None:
    """Clear the drawing caches, because tests in another file may have shut pygame down."""
    drawn.forget()


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str, str], Path]:
    """Return a function that plays a game and returns its folder. Each game is played once in a run."""

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
    """Return a function that opens a finished game in the test's window and shows its results page."""

    def opened(levels: str = "ph", seed: str = "5") -> ResultsPage:
        copytree(played(levels, seed), tmp_path, dirs_exist_ok=True)
        (entry,) = window.shelf.entries()
        assert window.nav.resume(entry.path) == ()
        for _ in range(MAX_TICKS):
            page = window.stack[-1]
            if isinstance(page, ResultsPage):
                return page
            window.tick(200)
        raise AssertionError("the results page did not open")

    return opened

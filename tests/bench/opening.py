"""The longest steps in opening and leaving tables and pages: ``python -m tests.bench.opening``.

Every page is opened and left, and so is every preset with every number of players. Caches are empty, so every card is
printed and every layout is computed. All this is repeated in several processes. For each step, the report has its
beginning, its end and its minimum processor time, which excludes delays by a shared machine. With ``--size 1920x1080``
the window is larger, and with ``--only hazard,brag`` only these tables are measured.
"""

import argparse
import gc
import time
from collections.abc import Callable, Collection, Mapping
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from types import GeneratorType
from typing import TypeAlias, TypeVar

from crowe_table import games
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.memory import allocate_pictures_apart
from crowe_table.gui.pages.new_table import NewTablePage, first_choice
from crowe_table.gui.table.formations.composing import compose
from crowe_table.launch import PlayRequest
from tests.sampling import every_table
from tests.soak.season import PAGES, Season, Window

TIMES = 3
MAX_TOLD = 40
FRAMES = 3
"""Number of frames measured after opening."""

LONG = 10.0
"""Duration in milliseconds from which a step counts as long."""
Step: TypeAlias = tuple[str, int, str]
"""Key of a measured step: the table or page, the number of the step, and the lines where the step begins and ends."""

T = TypeVar("T")


class Measured(Window):
    """A window in which tables and pages are opened, with the time of each step by name and order."""

    def __init__(self, folder: Path, size: tuple[int, int]) -> None:
        self.taken: dict[Step, float] = {}
        """Processor time of each step, in milliseconds."""
        self._number = 0
        super().__init__(folder, Season(), size)

    def begin(self) -> None:
        """Restart the numbering of steps, and empty the caches."""
        self._number = 0
        forget(self.app.services.assets)
        gc.collect()

    def _timed(self, act: Callable[[], T], where: str) -> T:
        began_at, began = self._at, time.thread_time()
        found = act()
        taken = 1000 * (time.thread_time() - began)
        self._number += 1
        place, _, what = where.partition(", ")
        part = f"{what}: {began_at} to {self._at}" if what == "opened" else what or "a frame"
        self.taken[place, self._number, part] = taken
        return found

    @property
    def _at(self) -> str:
        """The line at which the generator that opens a page is suspended."""
        parts = self.app.nav._opening
        at = "its end"
        while isinstance(parts, GeneratorType) and parts.gi_frame:
            at = f"{Path(parts.gi_code.co_filename).stem}.{parts.gi_code.co_name}:{parts.gi_frame.f_lineno}"
            parts = parts.gi_yieldfrom
        return at

    def open_table(self, request: PlayRequest) -> None:
        """Open a table, paint it several times, and leave it."""
        self.begin()
        where = f"{request.slug} {request.preset} {request.seats}"
        self._timed(lambda: self.app.nav.play_request(request), f"{where}, sat down at")
        for _ in range(FRAMES):
            self.frame(where)
        for way in (self.app.nav.open_menu, self.app.nav.open_rules):
            self._timed(way, f"{where}: {way.__name__}")
            self.frame(f"{where}: {way.__name__}")
            self._timed(self.app.nav.back, f"{where}: {way.__name__}, left")
        self.frame(where)
        self._timed(self.app.nav.leave_table, f"{where}, left")
        self.frame(f"title after {where}")

    def lay_table(self, slug: str) -> None:
        """Open the page that sets up a new table of this game."""
        nav, services = self.app.nav, self.app.services
        nav.open_over(NewTablePage(services, nav, first_choice(services, slug, nav._seats), nav._seats))

    def open_page(self, name: str, way: Callable[[], None]) -> None:
        """Open a page, paint it several times, and leave it."""
        self.begin()
        self._timed(way, name)
        for _ in range(FRAMES):
            self.frame(name)
        self._timed(self.app.nav.back, f"{name}, left")
        self.frame(name)


def forget(assets: Assets) -> None:
    """Empty the caches of surfaces and layouts."""
    assets.clear_caches()
    assets._cards.clear()
    compose.cache_clear()


def measure(size: tuple[int, int], only: Collection[str]) -> dict[Step, float]:
    """Measure each step once in a separate process. Return its time in seconds."""
    allocate_pictures_apart()
    with TemporaryDirectory() as place:
        window = Measured(Path(place) / "sessions", size)
        window.frame("title")
        window.prepare()
        for name in (*PAGES, "open_lessons", "open_rules", "open_records"):
            window.open_page(name, getattr(window.app.nav, name))
        for slug in games.slugs():
            window.open_page(f"new table of {slug}", partial(window.lay_table, slug))
        for slug, preset, seats in every_table():
            if not only or slug in only:
                window.open_table(PlayRequest(slug, preset, seats, seed="opening"))
        window.app.nav.close()
    return window.taken


def _longest(steps: Mapping[Step, float]) -> list[tuple[Step, float]]:
    """Return the longest step of each kind, longest first.

    Steps are of one kind if they begin and end at the same lines.
    """
    longest: dict[str, tuple[Step, float]] = {}
    for step, taken in steps.items():
        if step[2] not in longest or taken > longest[step[2]][1]:
            longest[step[2]] = step, taken
    return sorted(longest.values(), key=lambda each: -each[1])


def main() -> None:
    """Print the longest steps and their total time."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--size", type=lambda words: tuple(map(int, words.split("x"))), default=(1280, 800))
    parser.add_argument("--only", type=lambda words: words.split(","), default=[], help="games, by comma")
    parser.add_argument("--times", type=int, default=TIMES)
    asked = parser.parse_args()
    with get_context("spawn").Pool(1, maxtasksperchild=1) as pool:
        runs = pool.starmap(measure, [(asked.size, asked.only)] * asked.times, chunksize=1)
    least = {step: min(run[step] for run in runs) for step in runs[0] if all(step in run for run in runs)}
    for (where, number, part), taken in _longest(least)[:MAX_TOLD]:
        alike = sum(other > LONG for (_, _, theirs), other in least.items() if theirs == part)
        print(f"{taken:5.1f} ms ({alike:3d} alike over {LONG:.0f}): {where}, step {number}, {part}")
    many, long = len(least), sum(taken > LONG for taken in least.values())
    print(f"{long} of {many} steps over {LONG:.0f} ms; all together {sum(least.values()):.0f} ms")


if __name__ == "__main__":
    main()

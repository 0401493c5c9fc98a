"""The longest steps in which tables and pages are opened and left: ``python -m tests.bench.opening``.

Every table, each preset for every number of players, is opened and left again, and each page, with nothing kept of what
was drawn before: every card is printed, every place looked for. All of it is done in several processes, one after
another. Each step is told by the least of its times, of the thread's own time of the processor, so that what a shared
machine adds drops out, and by where it begins and ends. ``--size 1920x1080`` measures a larger window; ``--only
hazard,brag`` opens no other tables.
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
from crowe_table.gui.memory import keep_no_pieces
from crowe_table.gui.pages.new_table import NewTablePage, first_choice
from crowe_table.gui.table import arrange
from crowe_table.launch import PlayRequest
from tests.sampling import every_table
from tests.soak.season import PAGES, Season, Window

TIMES = 3
MOST_TOLD = 40
FRAMES = 3
"""Frames that are measured of what was opened."""

LONG = 10.0
"""Milliseconds."""
Step: TypeAlias = tuple[str, int, str]
"""The table or page, the number of the step there, and where it began and ended."""

T = TypeVar("T")


class Measured(Window):
    """The season's window; what is done in it is kept by what it was, in its order."""

    def __init__(self, folder: Path, size: tuple[int, int]) -> None:
        self.taken: dict[Step, float] = {}
        """Milliseconds."""
        self._number = 0
        super().__init__(folder, Season(), size)

    def begin(self) -> None:
        """What is done next is the first thing done there; nothing is kept of what was drawn before."""
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
        """Where that which is being opened waits to go on."""
        parts = self.app.nav._opening
        at = "its end"
        while isinstance(parts, GeneratorType) and parts.gi_frame:
            at = f"{Path(parts.gi_code.co_filename).stem}.{parts.gi_code.co_name}:{parts.gi_frame.f_lineno}"
            parts = parts.gi_yieldfrom
        return at

    def open_table(self, request: PlayRequest) -> None:
        """A table is opened, looked at and left."""
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
        """The page on which a table of this game is laid."""
        nav, services = self.app.nav, self.app.services
        nav.open_over(NewTablePage(services, nav, first_choice(services, slug, nav._seats), nav._seats))

    def open_page(self, name: str, way: Callable[[], None]) -> None:
        """A page is opened, looked at and left."""
        self.begin()
        self._timed(way, name)
        for _ in range(FRAMES):
            self.frame(name)
        self._timed(self.app.nav.back, f"{name}, left")
        self.frame(name)


def forget(assets: Assets) -> None:
    """Nothing is kept of what was drawn, and of where things were laid."""
    assets.let_go()
    assets._cards.clear()
    arrange.search.cache_clear()


def measure(size: tuple[int, int], only: Collection[str]) -> dict[Step, float]:
    """What each step took, once, in a process of its own."""
    keep_no_pieces()
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
    """Of all steps that begin and end at the same places the longest; the longest of these first."""
    longest: dict[str, tuple[Step, float]] = {}
    for step, taken in steps.items():
        if step[2] not in longest or taken > longest[step[2]][1]:
            longest[step[2]] = step, taken
    return sorted(longest.values(), key=lambda each: -each[1])


def main() -> None:
    """Prints the longest steps, and how long all of them took."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--size", type=lambda words: tuple(map(int, words.split("x"))), default=(1280, 800))
    parser.add_argument("--only", type=lambda words: words.split(","), default=[], help="games, by comma")
    parser.add_argument("--times", type=int, default=TIMES)
    asked = parser.parse_args()
    with get_context("spawn").Pool(1, maxtasksperchild=1) as pool:
        runs = pool.starmap(measure, [(asked.size, asked.only)] * asked.times, chunksize=1)
    least = {step: min(run[step] for run in runs) for step in runs[0] if all(step in run for run in runs)}
    for (where, number, part), taken in _longest(least)[:MOST_TOLD]:
        alike = sum(other > LONG for (_, _, theirs), other in least.items() if theirs == part)
        print(f"{taken:5.1f} ms ({alike:3d} alike over {LONG:.0f}): {where}, step {number}, {part}")
    many, long = len(least), sum(taken > LONG for taken in least.values())
    print(f"{long} of {many} steps over {LONG:.0f} ms; all together {sum(least.values()):.0f} ms")


if __name__ == "__main__":
    main()

"""Random clicks and keys on all pages and tables of one window, and the memory of the process.

``python -m tests.soak.random_input --inputs 20000`` runs the window's own loop on a virtual clock and opens every page
and table in turn. It prints the slope of the resident memory over the second half. With ``--minutes 3`` it runs in real
time with the worker process, seven inputs a second, and then rests for ten seconds. The inputs depend only on
``--seed``.
"""

import argparse
import os
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import linear_regression
from tempfile import TemporaryDirectory
from typing import cast
from unittest.mock import patch

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from crowe_table.gui import app as app_module
from crowe_table.gui.app import App
from crowe_table.gui.memory import allocate_pictures_apart
from crowe_table.gui.table.log_page import LogPage
from crowe_table.hosting import hot_seat
from crowe_table.hosting.lessons import games_with_lessons
from crowe_table.hosting.opponents import ComputerPlayers
from crowe_table.hosting.shelf import Shelf
from crowe_table.hosting.worker import Worker
from crowe_table.settings import Settings
from tests.gui.test_opening import PAGES
from tests.gui.window import spots
from tests.soak.season import RandomAnswers, resident, tables

AT_TABLE = ("open_menu", "open_ledger", "open_walk")
VISIT = 40
"""Number of inputs on one page or table."""
BETWEEN = 1 / 7
"""Seconds between two inputs."""
REST = 3.0
"""Seconds without input before memory is read. The program frees memory in the first idle second."""
RESTED = 10
"""Seconds of rest after all inputs, in real time."""
SAMPLE = 100
"""Number of inputs between two readings of the memory."""
LONG_FRAME = 0.008
"""Seconds from which a frame counts as long."""
KEYS = (
    *(pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN) * 4,
    *(pygame.K_ESCAPE, pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_BACKSPACE),
    *(pygame.K_F1, pygame.K_F2, pygame.K_F3),
    *map(ord, "abcdefghijklmnopqrstuvwxyz0123456789"),
)
CLICKS, AIMED = 0.6, 0.7
"""Probability that an input is a click, and probability that a click hits a control."""


class VirtualTime:
    """Stand-in for the module ``time`` in the loop of the window. A sleep advances the clock and waits for the disk."""

    def __init__(self) -> None:
        self.now = 1000.0

    def perf_counter(self) -> float:
        """Return the virtual time. Each call advances it by half a millisecond."""
        self.now += 0.0005
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += max(0.0, seconds)
        time.sleep(0.001)


@dataclass
class Readings:
    """Resident memory in kilobytes, read after every SAMPLE inputs, and processor seconds of each frame."""

    memory: list[int] = field(default_factory=list)
    frames: list[float] = field(default_factory=list)

    @property
    def slope(self) -> float:
        """Growth of the resident memory over the second half, in kilobytes per input."""
        half = self.memory[len(self.memory) // 2 :]
        return linear_regression(range(0, SAMPLE * len(half), SAMPLE), half).slope

    @property
    def long_frames(self) -> float:
        """Share of the frames that are longer than LONG_FRAME."""
        return sum(frame > LONG_FRAME for frame in self.frames) / max(1, len(self.frames))


class RandomVisitor(App):
    """The program's window, with a visitor who gives a fixed number of random inputs."""

    def __init__(
        self,
        folder: Path,
        seed: str,
        inputs: int,
        clock: Callable[[], float],
        told: Callable[[str], None],
        size: tuple[int, int],
    ) -> None:
        """Create the window. ``clock`` returns seconds, and ``told`` receives messages about the progress."""
        shelf, settings = Shelf(folder / "sessions"), Settings(speed="quick")
        super().__init__(settings, shelf, lambda changed: None, self._trace_line, size, mute=True)
        self._chance = Random(seed)
        self._clock = clock
        self._inputs = inputs
        self.given = 0
        self._next_input = 0.0
        self._released: list[pygame.event.Event] = []
        self._spots: list[tuple[int, int]] = []
        self.readings = Readings()
        self._pages = self._all_pages()
        self._resting_until = 0.0
        self.nav.quit = lambda: None  # type: ignore[method-assign]
        self._told = told
        self.sampled = True
        """Whether memory is read after every SAMPLE inputs, after a rest."""
        self._turn_began = time.thread_time()
        self._go_on, self.nav.build_next_part = self.nav.build_next_part, self._time_turn  # type: ignore[method-assign]

    def _time_turn(self) -> bool:
        now = time.thread_time()
        self.readings.frames.append(now - self._turn_began)
        self._turn_began = now
        return self._go_on()

    def _trace_line(self, line: str) -> None:
        if line.startswith(("asked", "laid")):
            self._spots = list(spots(line if line.startswith("asked") else f"laid - {line[5:]}").values())

    # --- Navigation

    def _all_pages(self) -> Iterator[Callable[[], object]]:
        """Yield every page and table in turn, endlessly. A page that opens over a table comes after that table."""
        nav = self.nav
        requests = tables(self._chance)
        lessons, deals = cycle(games_with_lessons()), cycle(nav.famous_deals())
        while True:
            for name in PAGES:
                yield getattr(nav, name)
                yield partial(nav.play_request, next(requests))
            for name in AT_TABLE:
                yield partial(nav.play_request, next(requests))
                yield partial(self._over_table, name)
            yield partial(nav.play_lesson, next(lessons))
            yield partial(nav.play_exhibit, next(deals))
            yield self._open_log

    def _over_table(self, name: str) -> None:
        if self.nav.at_table and (name != "open_walk" or self.nav.game_over()):
            getattr(self.nav, name)()

    def _open_log(self) -> None:
        table = self.nav._hot_seat.face if self.nav._hot_seat else None
        open_log = getattr(table, "_open_log", None)
        if open_log and not isinstance(self.nav.top, LogPage):
            open_log()

    # --- Inputs

    def _each_turn(self, now: float) -> None:
        if self._resting_until:
            if now / 1000 < self._resting_until:
                return
            self._resting_until = 0.0
            self.readings.memory.append(resident())
            if len(self.readings.memory) % 10 == 0:
                self._told(f"{self.given} inputs, {self.readings.memory[-1]} kB, {len(self.readings.frames)} frames")
            if self.given >= self._inputs:
                self.nav._screens.clear()
                return
        if self.nav.top is None:
            self.nav.open_title()

    def _events(self) -> list[pygame.event.Event]:
        pygame.event.get()
        now = self._clock()
        if self._resting_until or now < self._next_input:
            return []
        self._next_input = now + BETWEEN
        if self._released:
            released, self._released = self._released, []
            return released
        self.given += 1
        if self.given % VISIT == 0:
            next(self._pages)()
            return []
        if self.sampled and self.given % SAMPLE == 1:
            self._resting_until = now + REST
        return self._click() if self._chance.random() < CLICKS else self._press_key()

    def _click(self) -> list[pygame.event.Event]:
        at = self._aim()
        self._released = [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1)]
        return [
            pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)),
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1),
        ]

    def _aim(self) -> tuple[int, int]:
        controls = getattr(self.nav.top, "controls", ())
        places = [control.area.center for control in controls] or self._spots
        if places and self._chance.random() < AIMED:
            return cast(tuple[int, int], self._chance.choice(places))
        w, h = self._pane.size
        return self._chance.randrange(w), self._chance.randrange(h)

    def _press_key(self) -> list[pygame.event.Event]:
        key = self._chance.choice(KEYS)
        letter = chr(key) if 32 <= key < 127 else ""
        self._released = [pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode=letter)]
        return [pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter)]


def give_inputs(inputs: int, seed: str = "random input", told: Callable[[str], None] = lambda line: None) -> Readings:
    """Give this number of inputs on a virtual clock. Opponents answer at random and at once."""
    clock = VirtualTime()
    with ExitStack() as patches:
        patches.enter_context(patch.object(app_module, "time", clock))
        patches.enter_context(patch.object(app_module, "sleeper", lambda: clock.sleep))
        players = partial(ComputerPlayers, clock=lambda: clock.now)
        patches.enter_context(patch.object(hot_seat, "ComputerPlayers", players))
        with _visitor(seed, inputs, lambda: clock.now, told) as visitor:
            visitor.nav._worker = cast(Worker, RandomAnswers())
            visitor.run()
    return visitor.readings


def give_in_real_time(
    minutes: float, seed: str, size: tuple[int, int], told: Callable[[str], None] = lambda line: None
) -> Readings:
    """Give seven inputs a second for this number of minutes, and then none for ten seconds.

    Memory is read every second.
    """
    with _visitor(seed, 10**9, time.perf_counter, told, size) as visitor:
        began = time.perf_counter()
        last = [began]
        attend = visitor._each_turn

        def attend_and_read(now: float) -> None:
            attend(now)
            if time.perf_counter() - last[0] >= 1:
                last[0] += 1
                visitor.readings.memory.append(resident())
            elapsed = time.perf_counter() - began
            if elapsed > 60 * minutes:
                visitor._resting_until = float("inf")
            if elapsed > 60 * minutes + RESTED:
                visitor.nav._screens.clear()

        visitor.sampled = False
        visitor._each_turn = attend_and_read  # type: ignore[method-assign]
        visitor.run()
    return visitor.readings


@contextmanager
def _visitor(
    seed: str,
    inputs: int,
    clock: Callable[[], float],
    told: Callable[[str], None],
    size: tuple[int, int] = (1280, 800),
) -> Iterator[RandomVisitor]:
    """Yield a window on the title page. It has a data directory of its own."""
    allocate_pictures_apart()
    with (
        TemporaryDirectory() as place,
        patch.dict(os.environ, HOME=place, XDG_DATA_HOME=place, XDG_DOCUMENTS_DIR=place),
    ):
        visitor = RandomVisitor(Path(place), seed, inputs, clock, told, size)
        visitor.nav.open_title()
        yield visitor


def main() -> None:
    """Run with the options of the command line, and print the figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--inputs", type=int, default=20_000)
    parser.add_argument("--minutes", type=float, default=0.0, help="in real time")
    parser.add_argument("--size", type=lambda told: tuple(map(int, told.split("x"))), default=(1280, 800))
    parser.add_argument("--seed", default="random input")
    asked = parser.parse_args()
    say = partial(print, flush=True)
    if asked.minutes:
        readings = give_in_real_time(asked.minutes, asked.seed, asked.size, say)
        under_way, rested = readings.memory[:-RESTED], readings.memory[-1]
        say(f"most {max(under_way)} kB, at the end {under_way[-1]} kB, {RESTED} s later {rested} kB")
    else:
        readings = give_inputs(asked.inputs, asked.seed, say)
        say(f"slope over the second half {readings.slope:.3f} kB an input")
    ordered = sorted(readings.frames)
    say(f"{len(ordered)} frames, {100 * readings.long_frames:.2f} % over {1000 * LONG_FRAME:.0f} ms")
    say("longest: " + ", ".join(f"{1000 * frame:.1f}" for frame in ordered[-10:]) + " ms")
    say("kB: " + " ".join(map(str, readings.memory)))


if __name__ == "__main__":
    main()

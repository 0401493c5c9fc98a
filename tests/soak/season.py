"""A season at one window: game after game at all tables, with the pages between them.

``python -m tests.soak.season --games 100`` prints the memory that each game leaves behind, its standard error, and the
longest frames. With ``--only hazard,brag`` it plays only these games. The window is drawn without a display on a
virtual clock. Opponents answer at random, without the worker process.

A frame is measured by the processor time of this thread. The wall clock is measured for comparison, although a busy
machine distorts it. Opening and leaving a table or page is a frame like any other.
"""

import argparse
import gc
import os
import time
from collections import Counter, deque
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from statistics import linear_regression, stdev
from tempfile import TemporaryDirectory
from typing import TypeVar, cast

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from crowe_table import games
from crowe_table.gui.app import App
from crowe_table.gui.hot_seat import HotSeatScreen
from crowe_table.gui.memory import allocate_pictures_apart
from crowe_table.gui.prewarming import Prewarming
from crowe_table.gui.table.screen import TableScreen
from crowe_table.hosting import hot_seat
from crowe_table.hosting.choosing import may_pass
from crowe_table.hosting.opponents import ComputerPlayers
from crowe_table.hosting.shelf import Shelf
from crowe_table.hosting.time_limit import MAX_STEP
from crowe_table.hosting.worker import Worker, WorkerAnswer
from crowe_table.launch import PlayRequest
from crowe_table.search.betting_style import BettingStyle
from crowe_table.search.temper import Leaning
from crowe_table.settings import Settings
from tests.any_game import AnyView
from tests.sampling import going_on

STEPS = (1000 / 60, 200.0, 200.0, 200.0, 500.0)
"""Milliseconds of the virtual clock between two frames. The games use the values in turn."""
RESTING = 1000 * MAX_STEP
"""Milliseconds of the virtual clock between two frames while nothing moves. The loop counts no longer step."""
DISK = 0.004
"""Seconds that the disk takes to write a line. The result is shown only afterwards, and the wait takes no frames."""
LONGEST_FRAME = 0.05
"""Seconds of processor time from which a frame is too long."""
MAX_LEFT = 10.0
"""Maximum kilobytes that each game may leave behind."""
SETTLING = 0.4
"""Share of the games after which all permanent caches are full."""
MAX_FRAMES = 4_000
"""Number of frames after which an unfinished game is left, as by a visitor."""
MAX_TOLD = 20
"""Number of the longest frames that are printed."""
PARTS = 10
"""Number of parts of the season. The slopes of the parts are compared to estimate the error of the whole."""
PAGES = ("open_saved", "open_settings", "open_about", "open_exhibits", "open_new_table")


T = TypeVar("T")


class RandomAnswers:
    """Stand-in for the computer players that answers at random and at once."""

    pid = None

    def __init__(self) -> None:
        self._chance = Random("by lot")
        self._tickets = 0
        self._answers: deque[WorkerAnswer] = deque()

    def warm(self) -> None: ...

    def close(self) -> None: ...

    def ask(
        self, view: AnyView, level: str, seed: str, temper: Leaning = Leaning.EVEN, style: BettingStyle | None = None
    ) -> int:
        self._tickets += 1
        passes = may_pass(view) and self._chance.random() < 0.5
        action = None if passes else self._chance.choice(going_on(view.legal))
        self._answers.append(WorkerAnswer(self._tickets, action))
        return self._tickets

    def advise(self, view: AnyView) -> int:
        self._tickets += 1
        self._answers.append(WorkerAnswer(self._tickets, None))
        return self._tickets

    def poll(self) -> WorkerAnswer | None:
        return self._answers.popleft() if self._answers else None


@dataclass(frozen=True, order=True)
class Frame:
    """One turn of the window's loop, in seconds."""

    own: float
    """Processor time of this thread, in seconds."""
    wall: float
    where: str
    slower: float = 1.0
    """Factor by which the processor was slower than at its best, after a frame that was too long."""

    def __str__(self) -> str:
        slower = f", the processor {self.slower:.1f} times slower than at best" if self.own > LONGEST_FRAME else ""
        return f"{1000 * self.own:.1f} ms ({1000 * self.wall:.1f} on the wall{slower}): {self.where}"


@dataclass
class Season:
    """Measurements of a season."""

    games: int = 0
    finished: int = 0
    frames: int = 0
    longest: list[Frame] = field(default_factory=list)
    """The longest frames by processor time. They include all frames that are too long."""
    long_on_the_wall: int = 0
    """Number of frames that were too long by the wall clock."""
    memory: list[int] = field(default_factory=list)
    """Kilobytes of resident memory after each game."""

    @property
    def slope(self) -> float:
        """Kilobytes that each game left behind, after the caches were full."""
        return slope_of(self._settled)

    @property
    def error(self) -> float:
        """Standard error of the slope.

        It is computed from the slopes of parts, because consecutive games are correlated.
        """
        after = self._settled
        each = len(after) // PARTS
        if each < 2:
            return float("nan")
        means = [sum(after[at * each : (at + 1) * each]) / each for at in range(PARTS)]
        slope = slope_of(means)
        rests = [mean - slope * at for at, mean in enumerate(means)]
        return stdev(rests) * ((PARTS - 1) / (PARTS - 2)) ** 0.5 / ((PARTS**3 - PARTS) / 12) ** 0.5 / each

    @property
    def _settled(self) -> list[int]:
        return self.memory[int(len(self.memory) * SETTLING) :]

    def count(self, frame: Frame) -> None:
        self.frames += 1
        self.long_on_the_wall += frame.wall > LONGEST_FRAME
        if frame.own > LONGEST_FRAME or len(self.longest) < MAX_TOLD or frame > self.longest[-1]:
            ordered = sorted([*self.longest, frame], reverse=True)
            self.longest = [*ordered[:MAX_TOLD], *(each for each in ordered[MAX_TOLD:] if each.own > LONGEST_FRAME)]


def measure_processor() -> float:
    """Return the time that a fixed computation takes now, in seconds. The time varies on a shared machine."""
    began = time.thread_time()
    sum(number * number for number in range(20_000))
    return time.thread_time() - began


def slope_of(each: Sequence[float]) -> float:
    """Return the slope of a sequence, fitted by least squares."""
    return linear_regression(range(len(each)), each).slope


def tables(chance: Random, only: Collection[str] = ()) -> Iterator[PlayRequest]:
    """Yield every preset and number of players in random order, endlessly, for these games or for all."""
    every = [
        (slug, preset.name, seats)
        for slug in games.slugs()
        if not only or slug in only
        for preset in games.game(slug).presets
        for seats in preset.seats
    ]
    while True:
        chance.shuffle(every)
        for slug, preset, seats in every:
            yield PlayRequest(slug, preset, seats, seed=f"season-{chance.randrange(10**9)}")


class Window:
    """The program's window, stepped frame by frame."""

    def _seconds(self) -> float:
        return self._now / 1000

    def __init__(self, folder: Path, season: Season, size: tuple[int, int] = (1280, 800)) -> None:
        settings = Settings(reduced_motion=True, forced_cards="never")
        self.app = App(settings, Shelf(folder), lambda changed: None, size=size, mute=True)
        vars(hot_seat)["ComputerPlayers"] = partial(ComputerPlayers, clock=self._seconds)
        self.app.nav._worker = cast(Worker, RandomAnswers())
        self.app.nav.in_parts = True
        self.app.nav.open_title()
        self.season = season
        self.chance = Random("season")
        self._now = self._step = 200.0
        self._moving = True
        self._at_best = min(measure_processor() for _ in range(50))

    def prepare(self) -> None:
        """Complete the preparations that the program makes in the background of its title page."""
        preparing = Prewarming(self.app.services, self.app.nav.famous_deals, at_title=True)
        while preparing.step():
            time.sleep(DISK)

    def frame(self, where: str) -> None:
        """Run one turn of the window's loop. ``where`` names the place for the measurements."""
        nav = self.app.nav
        self._timed(nav.release_closed, f"{where}, released")
        while nav.is_opening():
            self._timed(nav.build_next_part, f"{where}, opened")
        screen = nav.top
        assert screen is not None
        self._now += self._step if self._moving else max(self._step, RESTING)
        if not self._moving:
            time.sleep(DISK)

        def turn() -> None:
            self._moving = screen.step(self._now)
            self.app._show()

        self._timed(turn, where)

    def _timed(self, act: Callable[[], T], where: str) -> T:
        began, on_the_wall = time.thread_time(), time.perf_counter()
        found = act()
        own, wall = time.thread_time() - began, time.perf_counter() - on_the_wall
        slower = measure_processor() / self._at_best if own > LONGEST_FRAME else 1.0
        self.season.count(Frame(own, wall, where, slower))
        return found

    def play(self, request: PlayRequest) -> bool:
        """Play a game to its end or to the limit. Return whether it ended."""
        nav = self.app.nav
        self._step = STEPS[self.season.games % len(STEPS)]
        where = f"{request.slug} {request.preset} {request.seats}"
        assert self._timed(lambda: nav.play_request(request), f"{where}, sat down at") is None
        for _ in range(MAX_FRAMES):
            self.frame(where)
            screen = nav.top
            if not isinstance(screen, HotSeatScreen):
                break
            table = screen.face
            if isinstance(table, TableScreen) and not table.director.busy and table.answer.asked:
                view = table.answer.view
                if view.legal and not (may_pass(view) and self.chance.random() < 0.5):
                    table.controller.submit(self.chance.choice(going_on(view.legal)))
            elif screen.session.over and not screen.waiting:
                break
        over = nav.game_over()
        for _ in range(8):
            self.frame(f"{where}, at its end")
        self._timed(nav.leave_table, f"{where}, left")
        self.frame("title")
        return over

    def look_round(self, number: int) -> None:
        """Open one of the pages that visitors look at between games."""
        name = PAGES[number % len(PAGES)]
        open_page: Callable[[], None] = getattr(self.app.nav, name)
        self._timed(open_page, name)
        for _ in range(3):
            self.frame(name)
        self._timed(self.app.nav.back, f"{name}, left")
        self.frame("title")


def resident() -> int:
    """Return the resident memory in kilobytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024


def play(
    number: int, only: Collection[str] = (), told: Callable[[str], None] = lambda line: None, told_each: int = 20
) -> Season:
    """Play this number of games in one window. ``only`` names the games to play; all are played if it is empty."""
    season = Season()
    allocate_pictures_apart()
    with TemporaryDirectory() as place:
        window = Window(Path(place) / "sessions", season)
        for _ in range(20):
            window.frame("title")
        window.prepare()
        for request in islice(tables(window.chance, only), number):
            season.finished += window.play(request)
            season.games += 1
            if season.games % 5 == 0:
                window.look_round(season.games // 5)
            gc.collect()
            season.memory.append(resident())
            if season.games % told_each == 0:
                told(f"{season.games} games, {season.memory[-1]} kB, {season.frames} frames, {season.longest[0]}")
        window.app.nav.close()
    return season


def main() -> None:
    """Play a season of games and print the results."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--only", type=lambda words: words.split(","), default=(), help="games, by comma")
    asked = parser.parse_args()
    season = play(asked.games, asked.only, lambda line: print(line, flush=True))
    print(f"{season.games} games, {season.finished} to their end, {season.frames} frames")
    print(
        f"memory from {season.memory[0]} to {season.memory[-1]} kB: {season.slope:.1f} ± {season.error:.1f} kB a game"
    )
    long = [frame for frame in season.longest if frame.own > LONGEST_FRAME]
    print(f"over {1000 * LONGEST_FRAME:.0f} ms: {len(long)} frames, {season.long_on_the_wall} on the wall")
    for frame in season.longest:
        print(f"    {frame}")
    for where, count in Counter(frame.where for frame in long).most_common():
        print(f"    {count} at {where}")


if __name__ == "__main__":
    main()

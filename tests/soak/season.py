"""A season at one window: game after game over all tables, with the pages between them.

``python -m tests.soak.season --games 100`` prints how much memory each game leaves behind and how long the longest
frame took. The window is drawn without a display and has a clock of its own, so that nothing waits; the players of the
house answer by lot, in place of the process in which they think. Frames are timed on this thread's own clock of the
processor.
"""

import argparse
import gc
import os
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import cast

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from crowe_table import games
from crowe_table.engine.core import View
from crowe_table.gui.app import App
from crowe_table.gui.hot_seat import HotSeatScreen
from crowe_table.gui.preparing import keep_for_good
from crowe_table.gui.table.screen import TableScreen
from crowe_table.hosting import hot_seat
from crowe_table.hosting.choosing import may_pass
from crowe_table.hosting.house_players import HousePlayers
from crowe_table.hosting.patience import MOMENT
from crowe_table.hosting.shelf import Shelf
from crowe_table.hosting.worker import Worker, WorkerAnswer
from crowe_table.launch import PlayRequest
from crowe_table.search.temper import Leaning
from crowe_table.settings import Settings
from tests.sampling import going_on

STEPS = (1000 / 60, 200.0, 200.0, 200.0, 500.0)
"""Milliseconds of the window's clock between two frames, for one game after another."""
RESTING = 1000 * MOMENT
"""The same while nothing moves: the table waits for whoever may speak, and counts no more than that at once."""
DISK = 0.004
"""Seconds in which a line is written down: what it brought is not shown before, and no frames are spent on waiting."""
LONGEST_FRAME = 0.05
"""Seconds of the processor."""
MOST_LEFT = 10.0
"""Kilobytes that a game may leave behind."""
SETTLING = 0.4
"""The part of the games after which whatever is kept for good has been met."""
MOST_FRAMES = 4_000
"""Frames after which a game that is not over is left, as visitors leave games too."""
PAGES = ("open_saved", "open_settings", "open_about", "open_exhibits", "open_new_table")


class ByLot:
    """Answers for the house at once."""

    pid = None

    def __init__(self) -> None:
        self._chance = Random("by lot")
        self._tickets = 0
        self._answers: deque[WorkerAnswer] = deque()

    def warm(self) -> None: ...

    def close(self) -> None: ...

    def ask(self, view: View, level: str, seed: str, temper: Leaning = Leaning.EVEN) -> int:
        self._tickets += 1
        passes = may_pass(view) and self._chance.random() < 0.5
        action = None if passes else self._chance.choice(going_on(view.legal))
        self._answers.append(WorkerAnswer(self._tickets, action))
        return self._tickets

    def advise(self, view: View) -> int:
        self._tickets += 1
        self._answers.append(WorkerAnswer(self._tickets, None))
        return self._tickets

    def poll(self) -> WorkerAnswer | None:
        return self._answers.popleft() if self._answers else None


@dataclass
class Season:
    """What was found."""

    games: int = 0
    finished: int = 0
    frames: int = 0
    longest: list[tuple[float, str]] = field(default_factory=list)
    """The longest frames in seconds, and where."""
    memory: list[int] = field(default_factory=list)
    """Kilobytes resident after each game."""

    @property
    def slope(self) -> float:
        """Kilobytes that each game left behind, once the window had settled."""
        after = self.memory[int(len(self.memory) * SETTLING) :]
        mean_at, mean = (len(after) - 1) / 2, sum(after) / len(after)
        above = sum((at - mean_at) * (each - mean) for at, each in enumerate(after))
        return above / sum((at - mean_at) ** 2 for at in range(len(after)))


def tables(chance: Random) -> Iterator[PlayRequest]:
    """Every preset of every game for every number of players, in an order drawn by lot, again and again."""
    every = [
        (slug, preset.name, seats)
        for slug in games.slugs()
        for preset in games.game(slug).presets
        for seats in preset.seats
    ]
    while True:
        chance.shuffle(every)
        for slug, preset, seats in every:
            yield PlayRequest(slug, preset, seats, seed=f"season-{chance.randrange(10**9)}")


class Window:
    """The program's window, carried on frame by frame."""

    def __init__(self, folder: Path, season: Season) -> None:
        settings = Settings(reduced_motion=True)
        self.app = App(settings, Shelf(folder), lambda changed: None, size=(1280, 800), mute=True)
        hot_seat.HousePlayers = partial(HousePlayers, clock=lambda: self._now / 1000)  # type: ignore[misc,assignment]
        self.app.nav._worker = cast(Worker, ByLot())
        self.app.nav.open_title()
        self.season = season
        self.chance = Random("season")
        self._now = self._step = 200.0
        self._moving = True

    def frame(self, where: str) -> None:
        """One turn of the window's loop."""
        screen = self.app.nav.top
        assert screen is not None
        self._now += self._step if self._moving else max(self._step, RESTING)
        if not self._moving:
            time.sleep(DISK)
        began = time.thread_time()
        self._moving = screen.step(self._now)
        self.app._show()
        taken = time.thread_time() - began
        self.season.frames += 1
        if len(self.season.longest) < 20 or taken > self.season.longest[-1][0]:
            self.season.longest = sorted([*self.season.longest, (taken, where)], reverse=True)[:20]

    def play(self, request: PlayRequest) -> bool:
        """A game to its end, or as long as it is played. Whether it came to its end."""
        nav = self.app.nav
        self._step = STEPS[self.season.games % len(STEPS)]
        where = f"{request.slug} {request.preset} {request.seats}"
        assert nav.play_request(request) is None
        for _ in range(MOST_FRAMES):
            self.frame(where)
            screen = nav.top
            if not isinstance(screen, HotSeatScreen):
                break
            table = screen.face
            if isinstance(table, TableScreen) and not table.director.busy and table.visitor.answering.asked:
                view = table.visitor.view
                if view.legal and not (may_pass(view) and self.chance.random() < 0.5):
                    table.desk.submit(self.chance.choice(going_on(view.legal)))
            elif screen.session.over and not screen.waiting:
                break
        over = nav.game_over()
        for _ in range(8):
            self.frame(f"{where}, at its end")
        nav.leave_table()
        self.frame("title")
        return over

    def look_round(self, number: int) -> None:
        """A page that visitors look at between games."""
        name = PAGES[number % len(PAGES)]
        open_page: Callable[[], None] = getattr(self.app.nav, name)
        open_page()
        for _ in range(3):
            self.frame(name)
        self.app.nav.back()
        self.frame("title")


def resident() -> int:
    """Kilobytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024


def play(number: int, told: Callable[[str], None] = lambda line: None, told_each: int = 20) -> Season:
    """So many games in one window."""
    season = Season()
    with TemporaryDirectory() as place:
        window = Window(Path(place) / "sessions", season)
        for _ in range(20):
            window.frame("title")
        keep_for_good()
        for request in islice(tables(window.chance), number):
            season.finished += window.play(request)
            season.games += 1
            if season.games % 5 == 0:
                window.look_round(season.games // 5)
            gc.collect()
            season.memory.append(resident())
            if season.games % told_each == 0:
                told(f"{season.games} games, {season.memory[-1]} kB, {season.frames} frames, {season.longest[:3]}")
        window.app.nav.close()
    return season


def main() -> None:
    """Prints the figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=100)
    season = play(parser.parse_args().games, lambda line: print(line, flush=True))
    print(f"{season.games} games, {season.finished} to their end, {season.frames} frames")
    print(f"memory from {season.memory[0]} to {season.memory[-1]} kB: {season.slope:.1f} kB a game")
    for seconds, where in season.longest:
        print(f"    {1000 * seconds:.1f} ms: {where}")
    print(Counter(where for seconds, where in season.longest if seconds > LONGEST_FRAME))


if __name__ == "__main__":
    main()

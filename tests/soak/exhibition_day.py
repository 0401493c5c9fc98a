"""A day of an exhibition in one window, with idle hours and visitors of every kind.

``python -m tests.soak.exhibition_day --alone 8 --visits 40 --size 3840x2160`` prints a line for each visit, the memory
over time, and the statistics at the end. The window is drawn without a display on a virtual clock. Opponents answer at
random, without the worker process.
"""

import argparse
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, cast

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from crowe_table.engine.core import Seat
from crowe_table.gui.exhibition.attract_mode import AttractMode
from crowe_table.gui.exhibition.guard import VisitStage
from crowe_table.gui.exhibition.navigator import ExhibitionFiles
from crowe_table.gui.exhibition.object_page import ObjectPage
from crowe_table.gui.exhibition.sheets import ChoosingPage
from crowe_table.gui.exhibition.window import ExhibitionApp, Opening
from crowe_table.gui.hot_seat import HotSeatScreen
from crowe_table.gui.memory import allocate_pictures_apart
from crowe_table.gui.pages.page import Page
from crowe_table.gui.table.screen import TableScreen
from crowe_table.hosting import hot_seat
from crowe_table.hosting.choosing import may_pass
from crowe_table.hosting.exhibition import Exhibition
from crowe_table.hosting.opponents import ComputerPlayers
from crowe_table.hosting.shelf import Shelf
from crowe_table.hosting.visits import Figures, Visits
from crowe_table.hosting.worker import Worker
from crowe_table.words import locales
from tests.sampling import going_on
from tests.soak.season import DISK, RandomAnswers, resident

FRAME = 1000 / 30
"""Milliseconds of the virtual clock between two frames while something moves. Otherwise QUIET applies."""
QUIET = 250.0
MINUTE, HOUR = 60_000.0, 3_600_000.0
SIZE = (1920, 1080)
EXHIBITION = Exhibition(pin="480916", idle_seconds=30, countdown_seconds=10, visit_minutes=5, languages=locales())
MASHED = (
    *(pygame.K_ESCAPE, pygame.K_F1, pygame.K_F2, pygame.K_F3, pygame.K_F4, pygame.K_F5, pygame.K_F11, pygame.K_TAB),
    *(pygame.K_RETURN, pygame.K_SPACE, pygame.K_LEFT, pygame.K_DOWN, pygame.K_q, pygame.K_m, pygame.K_h, pygame.K_w),
    *(pygame.K_BACKSPACE, pygame.K_HOME, pygame.K_PAGEDOWN, pygame.K_1, pygame.K_7),
)


@dataclass
class Day:
    """Measurements of the day."""

    frames: int = 0
    busy: float = 0.0
    """Processor time, in seconds."""
    memory: list[tuple[float, int]] = field(default_factory=list)
    """Pairs of the hour on the virtual clock and the resident memory in kilobytes."""
    visits: int = 0
    stuck: int = 0
    """Number of visits after which the table was not reset."""


class DrawnExhibition:
    """The window of an exhibition, stepped frame by frame."""

    def __init__(self, folder: Path, frame: float = FRAME, size: tuple[int, int] = SIZE) -> None:
        self.day = Day()
        self.chance = Random("visitors")
        self._frame = frame
        self.now = 1_000_000.0
        self.visits = Visits(folder / "visits")
        self.folder = folder / "sessions"
        files = ExhibitionFiles(folder, self.visits)
        self.app = ExhibitionApp(Opening(EXHIBITION, files, size, mute=True), Shelf(self.folder))
        clock = partial(ComputerPlayers, clock=lambda: self.now / 1000)
        vars(hot_seat)["ComputerPlayers"] = clock
        self.app.nav._worker = cast(Worker, RandomAnswers())
        self.app.nav.open_attract_mode()
        self._moving = True

    def frame(self) -> None:
        """Run one turn of the window's loop."""
        began = time.thread_time()
        self.now += self._frame if self._moving else QUIET
        if not self._moving:
            time.sleep(DISK)
        self.app.nav.release_closed()
        self.app._each_turn(self.now)
        top = self.app.nav.top
        assert top is not None, "a visitor left the exhibition"
        self._moving = top.step(self.now)
        self.app._show()
        self.app._update_listener(self.now)
        self.day.frames += 1
        self.day.busy += time.thread_time() - began

    def wait(self, seconds: float) -> None:
        until = self.now + seconds * 1000
        while self.now < until:
            self.frame()

    def hear(self, kind: int, **what: Any) -> None:
        self.app._handle(pygame.event.Event(kind, **what), self.now)

    def press(self, point: tuple[int, int], held: float = 0.1) -> None:
        self.hear(pygame.MOUSEBUTTONDOWN, pos=point, button=1)
        self.wait(held)
        self.hear(pygame.MOUSEBUTTONUP, pos=point, button=1)
        self.wait(0.4)

    def strike(self, key: int, mod: int = 0) -> None:
        self.hear(pygame.KEYDOWN, key=key, mod=mod, unicode="")
        self.hear(pygame.KEYUP, key=key, mod=mod)

    def anywhere(self) -> tuple[int, int]:
        """Return a random point in screen coordinates."""
        w, h = self.app._pane.window.get_size()
        return self._as_screens_have((self.chance.randrange(w), self.chance.randrange(h)))

    def _as_screens_have(self, point: tuple[int, int]) -> tuple[int, int]:
        found: tuple[int, int] = self.app._pane.to_screen(pygame.event.Event(pygame.MOUSEMOTION, pos=point)).pos
        return found

    def sit_down(self) -> None:
        """Begin a visit by touching the screen, or by pressing Play on an object page, and choose a game."""
        shown = self.app.nav.top
        part = shown._part if isinstance(shown, AttractMode) else None
        if isinstance(part, ObjectPage):
            self.press(next(control.area for control in part.controls if control.key == "play").center)
        else:
            self.press(self.anywhere())
        self.wait(0.5)
        page = self.app.nav.top
        if isinstance(page, ChoosingPage):
            games = [control for control in page.controls if control.key.startswith("game-")]
            self.press(self.chance.choice(games).area.center)

    def answer(self) -> None:
        """Answer the current question at random."""
        screen = self.app.nav.top
        table = screen.face if isinstance(screen, HotSeatScreen) else None
        if isinstance(table, TableScreen) and not table.director.busy and table.answer.asked:
            view = table.answer.view
            if view.legal and not (may_pass(view) and self.chance.random() < 0.5):
                self.strike(pygame.K_LSHIFT)
                table.controller.submit(self.chance.choice(going_on(view.legal)))

    # --- visitors

    def impatient(self) -> None:
        """Press at random points and leave."""
        for _ in range(self.chance.randrange(20, 120)):
            self.press(self.anywhere(), 0.05)

    def idle(self) -> None:
        """Begin a game and do nothing."""
        self.sit_down()

    def in_mid_deal(self) -> None:
        """Play for a while and leave."""
        self.sit_down()
        for _ in range(self.chance.randrange(10, 60)):
            self.answer()
            self.wait(1.0)

    def to_the_end(self) -> None:
        """Play a game to its end, and leave by the button for leaving."""
        self.sit_down()
        while self.app.nav.at_table and not self.app.nav.game_over() and self.app.guard.stage is VisitStage.VISIT:
            self.answer()
            self.wait(1.0)
        if self.app.guard.stage is VisitStage.VISIT:
            self.app.nav.finish()

    def holding_corners(self) -> None:
        """Hold the staff corners and try to guess the PIN."""
        w, h = self.app._pane.window.get_size()
        for corner in ((3, 3), (w - 3, h - 3)):
            self.press(self._as_screens_have(corner), 6)
        for _ in range(14):
            page = self.app.nav.top
            if isinstance(page, Page):
                self.press(self.chance.choice(page.controls).area.center)

    def all_keys_at_once(self) -> None:
        for _ in range(self.chance.randrange(5, 40)):
            for key in self.chance.sample(MASHED, len(MASHED)):
                self.strike(key, self.chance.choice((0, 0, pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_SHIFT)))
            self.hear(pygame.QUIT)
            self.wait(0.3)

    def slow_reader(self) -> None:
        """Read a page about an object for ten minutes, touching it now and then."""
        shown = self.app.nav.top
        while isinstance(shown, AttractMode) and not shown.reading:
            self.wait(5.0)
        for _ in range(30):
            self.press(self._as_screens_have((700, 300)), 0.1)
            self.wait(20.0)

    def two_hands(self) -> None:
        """Press with two fingers at once, at random points."""
        for _ in range(40):
            points = self.anywhere(), self.anywhere()
            for finger, (x, y) in enumerate(points):
                self.hear(pygame.FINGERDOWN, finger_id=finger, touch_id=1, x=x / SIZE[0], y=y / SIZE[1], dx=0, dy=0)
                self.hear(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1, touch=True)
            self.wait(0.2)
            for finger, (x, y) in enumerate(points):
                self.hear(pygame.FINGERUP, finger_id=finger, touch_id=1, x=x / SIZE[0], y=y / SIZE[1], dx=0, dy=0)
                self.hear(pygame.MOUSEBUTTONUP, pos=(x, y), button=1, touch=True)
            self.wait(0.2)

    def seated(self) -> None:
        """Play with touches in the lower half of the screen alone."""
        self.sit_down()
        w, h = self.app._pane.window.get_size()
        for _ in range(60):
            self.press(self._as_screens_have((self.chance.randrange(w), self.chance.randrange(h // 2, h))), 0.1)

    def language_changer(self) -> None:
        """Begin a game, and change the language again and again."""
        self.sit_down()
        for locale in self.chance.sample(locales(), len(locales())):
            self.app.nav._choose_language(locale)
            self.answer()
            self.wait(2.0)
            words = self.app.services.words
            assert words.locale == locale
            assert not self.app.nav.at_table or words.seat(Seat(0)) == words.text("name-visitor")

    def leaving_a_lesson(self) -> None:
        """Begin a lesson, and leave in it."""
        self.sit_down()
        if isinstance(self.app.nav.top, ChoosingPage) or self.app.nav.at_table:
            self.app.nav.leave_table()
            self.wait(0.5)
            self.app.nav.play_lesson("cribbage")
            self.wait(20.0)

    KINDS = (
        *(impatient, idle, in_mid_deal, to_the_end, holding_corners, all_keys_at_once),
        *(slow_reader, two_hands, seated, language_changer, leaving_a_lesson),
    )

    def visit(self, kind: "Callable[[DrawnExhibition], None]") -> str:
        """Let one visitor come and go, and return a line for the log. Check that no traces of the visit are left."""
        began = self.now
        kind(self)
        left = self.now
        until = self.now + 10 * MINUTE
        while not self._laid() and self.now < until:
            self.frame()
        laid = self._laid() and self.app.services.settings == self.app.nav._initial_settings
        self.wait(1.0)
        self.day.visits += 1
        self.day.stuck += not laid
        told = f"{kind.__name__:16} {(left - began) / 1000:5.0f} s, laid anew after {(self.now - left) / 1000:4.0f} s"
        return told if laid else f"{told}: NOT LAID ANEW"

    def _laid(self) -> bool:
        return self.app.guard.stage is VisitStage.ATTRACT_MODE and isinstance(self.app.nav.top, AttractMode)

    def alone(self, hours: float, told: Callable[[str], None] = lambda line: None) -> None:
        """Let the window idle for a number of hours."""
        began = self.now
        while self.now < began + hours * HOUR:
            self.wait(6 * 60)
            at = (self.now - began) / HOUR
            self.day.memory.append((at, resident()))
            share = 100 * self.day.busy / (at * HOUR / 1000)
            told(f"{at:5.2f} h alone: {resident() / 1024:6.1f} MB, {self.day.busy:6.1f} s = {share:.2f} % of a core")


def main() -> None:
    """Run the day with the options of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--alone", type=float, default=0.5, help="hours")
    parser.add_argument("--frames", type=float, default=30, help="a second")
    parser.add_argument("--visits", type=int, default=12)
    parser.add_argument("--size", default="1920x1080")
    given = parser.parse_args()
    allocate_pictures_apart()
    with TemporaryDirectory() as place:
        width, height = map(int, given.size.split("x"))
        exhibit = DrawnExhibition(Path(place), 1000 / given.frames, (width, height))
        exhibit.wait(1)
        exhibit.alone(given.alone, partial(print, flush=True))
        began = exhibit.now
        for number in range(given.visits):
            line = exhibit.visit(exhibit.KINDS[number % len(exhibit.KINDS)])
            print(f"{(exhibit.now - began) / MINUTE:5.1f} min: {line}; {resident() / 1024:.1f} MB", flush=True)
        figures = Figures(tuple(visit for day in exhibit.visits.days() for visit in exhibit.visits.of(day)))
        print(f"{figures.visits} visits, {dict(figures.endings)}, {figures.crashes} crashes, {exhibit.day.stuck} stuck")
        print(f"games {figures.games}; asked why {figures.why}; {dict(figures.assists)}; {dict(figures.languages)}")
        for day in exhibit.visits.days():
            print((exhibit.visits.folder / f"visits-{day.isoformat()}.csv").read_text())
        exhibit.app.nav.close()


if __name__ == "__main__":
    main()

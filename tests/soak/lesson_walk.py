"""Lessons played in a real window on a virtual screen through xdotool, with a screenshot of every step.

``python -m tests.soak.lesson_walk cribbage whist --by keys --size 1920x1080 --language de --out DIR`` opens each lesson
from the title page and plays all its deals to their end. Where a wrong answer is possible, the script gives one first.
In each deal, it once leaves the lesson in the middle and returns. It needs Xvfb and xdotool. At the end it prints a
sentence for each step that failed.
"""

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
from msgspec import structs

from crowe_table.engine.cards import Card, parse, rank, suit, text
from crowe_table.engine.core import Action, act_of
from crowe_table.gui.app import App
from crowe_table.gui.pages.page import Page
from crowe_table.hosting.lessons import games_with_lessons, lessons_of
from crowe_table.hosting.shelf import Shelf
from crowe_table.kit.lessons import Lesson, LessonStep
from crowe_table.settings import Settings, save
from crowe_table.words import Words
from tests.gui.window import Program, Screen, missing, spots

LETTERS = 2
"""Length of a card's name, without the number of its pack."""
SETTLED = 0.8
"""Seconds to wait after a page or a question appears."""
STARTED = 2
"""Seconds to wait after the window opens, before the first key."""
KEY_INTERVAL = 100
"""Milliseconds between two keys."""
LONGEST = 150
"""Maximum seconds that the other players take for their answers."""
TRIES = 2
HEARD = 12
"""Maximum seconds until an answer is accepted. The time is enough on a busy machine."""
OPENED = 30
"""Maximum seconds until the sheet before a deal is drawn, with the picture of a game's end."""
ADVISED = 4
"""Maximum seconds until a hint appears."""
Places = dict[str, tuple[int, int]]


class Stuck(Exception):
    """A step that failed, described in a sentence."""


class Route:
    """The pages that lead from the title page to a lesson.

    They are laid out without a window, with their controls at the positions that they have in the program.
    """

    def __init__(self, size: tuple[int, int], settings: Settings, folder: Path) -> None:
        self._app = App(settings, Shelf(folder / "sessions"), lambda settings: None, size=size, mute=True)
        self._app.nav.open_title()

    @property
    def _page(self) -> Page:
        page = self._app.nav.top
        assert isinstance(page, Page)
        return page

    def has(self, key: str) -> bool:
        return any(control.key == key for control in self._page.controls)

    def point(self, key: str) -> tuple[int, int]:
        """Return the centre of a control, in pixels."""
        return next(control.area.center for control in self._page.controls if control.key == key)

    def tabs(self, key: str) -> int:
        """Return the number of Tab presses that move the focus to a control."""
        for times in range(1, len(self._page.controls) + 2):
            self._page.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
            if self._page.held and self._page.held.key == key:
                return times
        raise Stuck(f"Tab does not reach {key}.")

    def open_deal(self, slug: str, deal: int) -> None:
        """Open the sheet before a further deal of a lesson. The table opens it after the deal before."""
        self._app.nav.open_lesson(slug, deal)

    def press(self, key: str) -> None:
        """Press a control."""
        next(control for control in self._page.controls if control.key == key).act()

    def close(self) -> None:
        self._app.nav.quit()


class Walker:
    """One visitor at one window."""

    def __init__(self, given: argparse.Namespace, screen: Screen, slug: str, folder: Path) -> None:
        self._given, self._screen, self._slug, self._folder = given, screen, slug, folder
        self._settings = Settings(language=given.language, speed=given.speed)
        self._size: tuple[int, int] = given.size
        self._words = Words(given.language)
        save(self._settings, folder)
        self._program = self._open()
        self._pictures = 0

    def _open(self) -> Program:
        w, h = self._size
        words = ("--size", f"{w}x{h}", "--data-dir", str(self._folder), "--trace", "--mute")
        program = Program(self._screen, *words)
        program.wait_for("ready", 60)
        time.sleep(STARTED)
        return program

    def close(self) -> None:
        self._program.close()

    def _type(self, *names: str) -> None:
        """Press keys, no faster than a visitor does. On a busy machine, faster keys get lost."""
        self._screen.do("key", "--delay", KEY_INTERVAL, *names)

    def photograph(self, name: str) -> None:
        """Take a screenshot. The file name has its number and ``name``."""
        out: Path = self._given.out / f"{self._slug}-{self._given.by}"
        out.mkdir(parents=True, exist_ok=True)
        self._pictures += 1
        path = out / f"{self._pictures:02}-{name}.png"
        self._screen.photograph(path)

    # --- Opening the lesson

    def go_to_lesson(self) -> None:
        """Go from the title page to the lesson, turning the pages of the list of lessons if necessary."""
        self.photograph("title")
        route = Route(self._size, self._settings, self._folder)
        self._press(route, "lessons")
        self.photograph("lessons")
        while not route.has(f"lesson-{self._slug}"):
            if not route.has("after"):
                raise Stuck(f"There is no way to the lesson of {self._slug}.")
            self._press(route, "after")
        self._press(route, f"lesson-{self._slug}")
        self._begin(route)
        route.close()

    def go_to_next_deal(self, deal: int) -> None:
        """Begin a further deal on the sheet that the table opens after the deal before."""
        route = Route(self._size, self._settings, self._folder)
        route.open_deal(self._slug, deal)
        self._begin(route)
        route.close()

    def _begin(self, route: Route) -> None:
        """Wait for the sheet before a deal, and press its button. That button has the focus from the start."""
        self._program.wait_for("opened lesson", OPENED)
        time.sleep(SETTLED)
        self.photograph("aim")
        if self._given.by == "mouse":
            self._screen.click(*route.point("begin"))
        else:
            self._type("Return")

    def _press(self, route: Route, key: str) -> None:
        if self._given.by == "mouse":
            self._screen.click(*route.point(key))
        else:
            self._type(*["Tab"] * route.tabs(key), "Return")
        route.press(key)
        time.sleep(SETTLED)

    # --- Playing the lesson

    def play(self) -> None:
        """Play every deal of the lesson, and then ask for a hint."""
        for deal, lesson in enumerate(lessons_of(self._slug)):
            if deal:
                self.go_to_next_deal(deal)
            self._play_deal(lesson)
        self._ask_for_hint()

    def _play_deal(self, lesson: Lesson) -> None:
        """Play every step of a deal."""
        for number, step in enumerate(lesson.steps):
            places = self._asked(step.name)
            self.photograph(f"{step.name}")
            if number == len(lesson.steps) // 2:
                places = self._leave_and_come_back(step.name)
            self._err(step, places)
            self._do(step, places)
            time.sleep(SETTLED)
            self.photograph(f"{step.name}-done")

    def _ask_for_hint(self) -> None:
        places = self._asked("what comes after the lesson")
        self.photograph("after")
        if self._given.by == "mouse":
            self._screen.click(*places["hint"])
        else:
            self._type("h")
        time.sleep(ADVISED)
        self.photograph("hint")

    def _asked(self, what: str) -> Places:
        try:
            found = spots(self._program.wait_for("asked", LONGEST))
        except AssertionError as fault:
            self.photograph("stuck")
            raise Stuck(f"{self._slug}: {what} is never asked for: {fault}") from fault
        time.sleep(SETTLED)
        return found

    def _leave_and_come_back(self, what: str) -> Places:
        """Close the window, reopen it, and continue the table with the first control of the title page."""
        self._program.close()
        self._program = self._open()
        self._type("Tab", "Return")
        places = self._asked(f"{what}, once left,")
        self.photograph(f"{what}-again")
        return places

    def _err(self, step: LessonStep, places: Places) -> None:
        """Give a wrong answer if another card or button exists, and check that the lesson refuses it.

        A card is pressed twice, because the first press may only raise it.
        """
        if step.loose:
            return
        wanted = _cards(step.do)
        cards = [name for name in places if _is_card(name) and parse(name) not in wanted]
        acts = [name for name in places if name.startswith("act-") and name != f"act-{act_of(step.do)}"]
        wrong = cards[:1] if wanted and len(wanted) == 1 else acts[:1]
        if not wrong:
            return
        if self._given.by == "keys" and not wanted:
            return
        for _ in range(TRIES if wanted else 1):
            self._press_one(wrong[0], places)
            if self._accepted(SETTLED / 2):
                raise Stuck(f"{self._slug}: at the step {step.name} a wrong answer, {wrong[0]}, counts.")
        self.photograph(f"{step.name}-wrong")

    def _press_one(self, name: str, places: Places) -> None:
        if self._given.by == "mouse":
            self._screen.click(*places[name])
        elif _is_card(name):
            self._type(*self._letters(parse(name)), "space")

    def _letters(self, card: Card) -> list[str]:
        """Return the letters that select a card by keyboard, in the language of the table."""
        ranks, suits = self._words.text("rank-letters"), self._words.text("suit-letters")
        return [ranks[rank(card)].lower(), suits[suit(card)].lower()]

    def _do(self, step: LessonStep, places: Places) -> None:
        """Give the answer of the lesson. Press again, as a visitor would, if the first press only raised the card."""
        for number in range(TRIES):
            if self._given.by == "mouse":
                self._by_mouse(step.do, places, by_spot=number == 0)
            else:
                self._by_keys(step.do, places)
            if self._accepted(HEARD):
                return
        self.photograph("stuck")
        raise Stuck(f"{self._slug}: the step {step.name} does not go on; heard {self._program.heard[-4:]}.")

    def _accepted(self, seconds: float) -> bool:
        """Return whether an answer is accepted within a number of seconds. Earlier refusals are skipped."""
        try:
            self._program.wait_for("accepted", seconds)
        except AssertionError:
            return False
        return True

    def _by_mouse(self, do: Action, places: Places, by_spot: bool) -> None:
        """Answer with the mouse.

        Press a spot of the cloth if ``by_spot`` is set and the answer has a spot. Otherwise press the button.
        """
        cards = [text(card) for card in _cards(do)]
        spot = f"spot-{getattr(do, 'spot', '')}"
        if len(cards) == 1:
            keys = cards
        elif spot in places and by_spot:
            keys = [spot]
        else:
            keys = [key for key in (f"act-{act_of(do)}", "throw", "confirm") if key in places][:1]
        for key in keys:
            self._screen.click(*places[key])

    def _by_keys(self, do: Action, places: Places) -> None:
        cards = _cards(do)
        own = len({text(card)[:LETTERS] for card in cards}) == len(cards) == 1
        if own and text(cards[0]) in places:
            self._type(*self._letters(cards[0]), "Return")
        else:
            self._type("Return")


def _cards(action: Action) -> tuple[Card, ...]:
    fields = structs.asdict(action)
    found = fields.get("cards", (fields["card"],) if "card" in fields else ())
    return tuple(found) if not isinstance(found, str) and all(isinstance(each, int) for each in found) else ()


def _is_card(name: str) -> bool:
    body = name.partition("'")[0]
    return len(body) == LETTERS and body[0] in "A23456789TJQK" and body[1] in "SHDC"


def walk(given: argparse.Namespace, screen: Screen, slug: str) -> str:
    """Play one lesson. Return a sentence about a failure, or an empty text."""
    with TemporaryDirectory() as folder:
        walker = Walker(given, screen, slug, Path(folder))
        try:
            walker.go_to_lesson()
            walker.play()
        except (Stuck, AssertionError) as fault:
            return str(fault)
        finally:
            walker.close()
    return ""


def _sides(told: str) -> tuple[int, int]:
    w, h = map(int, told.split("x"))
    return w, h


def main(words: Sequence[str] | None = None) -> int:
    """Play the lessons named on the command line. Return the number of lessons that failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slugs", nargs="*", default=games_with_lessons(), metavar="SLUG")
    parser.add_argument("--by", choices=("mouse", "keys"), default="mouse")
    parser.add_argument("--size", type=_sides, default=(1280, 800))
    parser.add_argument("--language", default="en")
    parser.add_argument("--speed", choices=("slow", "ordinary", "quick", "instant"), default="ordinary")
    parser.add_argument("--out", type=Path, default=Path("lesson-pictures"))
    given = parser.parse_args(words)
    if lacking := missing():
        parser.error(f"{' and '.join(lacking)} must be installed")
    failed = 0
    screen = Screen(given.size)
    try:
        for slug in given.slugs:
            wrong = walk(given, screen, slug)
            failed += bool(wrong)
            print(f"{slug} by {given.by}: {wrong or 'played through'}", flush=True)
    finally:
        screen.close()
    return failed


if __name__ == "__main__":
    sys.exit(main())

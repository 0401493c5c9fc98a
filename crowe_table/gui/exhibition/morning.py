"""The morning check: picture, sound, touch, clock, disk and the last crash, on one page."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime

import pygame

from crowe_table.gui.controls.button import Press
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.draw.typeset import heading
from crowe_table.gui.exhibition.checks import POINTS
from crowe_table.gui.pages.book import LEFT_WIDE, RIGHT_WIDE, SpreadPage
from crowe_table.gui.pages.flow import BODY, Block
from crowe_table.gui.screen import Navigator, Services

GAP = 16
HEADING_SIZE = 34
DONE = "✓ "
"""Mark before the name of a test that was done."""
GIGABYTE, MEGABYTE = 1e9, 1e6


@dataclass(frozen=True)
class MorningState:
    """Facts that the program finds out by itself."""

    now: datetime
    free: int | None
    """Free space of the disk in bytes; None if it is unknown."""
    used: int
    """Total size of the exhibition's files in bytes."""
    last_crash: datetime | None


@dataclass(frozen=True)
class MorningTests:
    """The tests that staff start. The touch test reports the number of points that were touched."""

    display: Callable[[], None]
    sound: Callable[[], None]
    touch: Callable[[Callable[[int], None]], None]


class MorningPage(SpreadPage):
    """The list that staff go through before opening."""

    def __init__(self, services: Services, nav: Navigator, state: MorningState, tests: MorningTests) -> None:
        super().__init__(services, nav)
        self._state = state
        self._tests = tests
        self._done: set[str] = set()
        """Names of the tests that were started."""
        self._touched: int | None = None
        """Number of points touched in the last touch test. None before the first test."""

    def compose(self) -> Iterator[None]:
        text, px = self.services.words.text, self.assets.canvas.px
        left, right = self.rect(LEFT_WIDE), self.rect(RIGHT_WIDE)
        y = heading(self.scene.background, self.assets, left, text("exhibition-morning-heading"), HEADING_SIZE)
        tests = (("display", self._tests.display), ("sound", self._tests.sound), ("touch", self._test_touch))
        blocks = [self._test(name, test, left.w) for name, test in tests]
        if self._touched is not None:
            told = text("exhibition-morning-touched", number=self._touched, most=len(POINTS))
            blocks.append(self.said(StyledText(told, size=BODY), left.w))
        areas = [pygame.Rect(left.x, y, left.w, left.bottom - y), right]
        blocks += [self.said(StyledText(told, size=BODY), right.w) for told in self._facts()]
        yield from self.run_on(blocks, areas, px(GAP), [Press("back", text("exhibition-staff-back"), self.back)])

    def _test(self, name: str, test: Callable[[], None], width: int) -> Block:
        text = self.services.words.text
        label = text(f"exhibition-staff-{name}")

        def start() -> None:
            self._done.add(name)
            test()
            self.recompose()

        marked = f"{DONE if name in self._done else ''}{label}"
        return self.pressed_telling(Press(name, marked, start), text(f"exhibition-staff-{name}-told"), width)

    def _test_touch(self) -> None:
        self._tests.touch(self._note_touched)

    def _note_touched(self, number: int) -> None:
        self._touched = number
        self.recompose()

    def _facts(self) -> list[str]:
        """Return the sentences about clock, disk and the last crash."""
        text, state = self.services.words.text, self._state
        facts = [
            text("exhibition-morning-clock", date=day_and_month(self.services, state.now), time=f"{state.now:%H:%M}")
        ]
        if state.free is not None:
            free, used = round(state.free / GIGABYTE), round(state.used / MEGABYTE)
            facts.append(text("exhibition-morning-disk", free=free, used=used))
        if state.last_crash is None:
            facts.append(text("exhibition-morning-no-crash"))
        else:
            date = day_and_month(self.services, state.last_crash)
            facts.append(text("exhibition-staff-report", date=date, time=f"{state.last_crash:%H:%M}"))
        return facts


def day_and_month(services: Services, day: datetime) -> str:
    """Return the weekday, day and month of a date."""
    return services.words.text("exhibition-date", weekday=day.isoweekday(), day=day.day, month=day.month)

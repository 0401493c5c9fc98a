"""A table in an exhibition, as visitors meet it: the impatient, the idle, those who look for a way out, and staff."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from crowe_table.gui.exhibition.guard import VisitStage
from crowe_table.gui.exhibition.house import ExhibitionApp, Opening
from crowe_table.gui.exhibition.sheets import ChoosingPage, DarkScreen, IdleSheet, PinSheet, SoonSheet
from crowe_table.gui.exhibition.showing import OBJECTS, Showing
from crowe_table.gui.hot_seat import HotSeatScreen
from crowe_table.gui.pages.page import Page
from crowe_table.hosting.exhibition import Exhibition
from crowe_table.hosting.shelf import Shelf
from crowe_table.words import Words

SIZE = (1280, 800)
SETTINGS = Exhibition(games=("blind-hookey", "whist"), idle_seconds=30, countdown_seconds=10, visit_minutes=5)


class Visitors:
    """One exhibition without a display, whose clock goes as the test says."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.app = ExhibitionApp(Opening(SETTINGS, size=SIZE, mute=True), Shelf(folder))
        self.day = (12, 0)
        self.app.guard._day = lambda: self.day
        self.now = 1_000_000.0
        self.app.nav.open_showing()
        self.wait(0.1)

    def wait(self, seconds: float) -> None:
        """Lets time pass, in ten looks."""
        for _ in range(10):
            self.now += seconds * 100
            self.app.guard.step(self.now)
            if self.app.nav.top:
                self.app.nav.top.step(self.now)
                self.app._hearing.attend(self.app.nav.top, self.now)

    def hear(self, kind: int, **what: object) -> None:
        self.app._handle(pygame.event.Event(kind, **what), self.now)

    def touch(self, point: tuple[int, int], held: float = 0.1) -> None:
        self.wait(0.5)
        self.hear(pygame.MOUSEBUTTONDOWN, pos=point, button=1)
        self.wait(held)
        self.hear(pygame.MOUSEBUTTONUP, pos=point, button=1)

    def press(self, key: str) -> None:
        page = self.app.nav.top
        assert isinstance(page, Page)
        self.touch(next(each.area for each in page.controls if each.key == key).center)

    def sit_down(self) -> None:
        self.touch((640, 400))
        self.press("game-blind-hookey")
        assert isinstance(self.app.nav.top, HotSeatScreen)

    @property
    def shown(self) -> type:
        return type(self.app.nav.top)


@pytest.fixture
def visitors(tmp_path: Path) -> Iterator[Visitors]:
    found = Visitors(tmp_path / "sessions")
    yield found
    found.app.nav.close()
    pygame.quit()


def test_the_house_shows_its_things_and_plays_till_somebody_touches_it(visitors: Visitors) -> None:
    showing = visitors.app.nav.top
    assert isinstance(showing, Showing)
    parts = set()
    for _ in range(4 * len(OBJECTS)):
        visitors.wait(9.0)
        parts.add(type(showing._part).__name__)
    assert parts == {"ShownTitle", "HotSeatScreen", "ObjectPage"}
    words = Words()
    assert all(words.has(f"exhibition-object-{number}-name") for number in range(len(OBJECTS)))


def test_the_first_touch_opens_the_choice_and_the_second_sits_down(visitors: Visitors) -> None:
    visitors.sit_down()
    assert visitors.app.nav.at_table


def test_nothing_a_visitor_presses_leads_out(visitors: Visitors) -> None:
    visitors.touch((640, 400))
    for key, mod in ((pygame.K_ESCAPE, 0), (pygame.K_F11, 0), (pygame.K_F4, pygame.KMOD_ALT), (pygame.K_q, 64)):
        visitors.hear(pygame.KEYDOWN, key=key, mod=mod, unicode="")
        visitors.hear(pygame.KEYUP, key=key, mod=mod)
    visitors.hear(pygame.QUIT)
    for button in (2, 3, 4, 5):
        visitors.hear(pygame.MOUSEBUTTONDOWN, pos=(300, 300), button=button)
    assert visitors.shown is ChoosingPage
    visitors.app.nav.quit()
    visitors.wait(0.1)
    assert visitors.shown is Showing, "who leaves the house leaves the table to the next visitor"


def test_an_idle_visitor_is_asked_and_then_nothing_of_the_visit_is_left(visitors: Visitors) -> None:
    visitors.sit_down()
    visitors.app.nav.change_settings(visitors.app.services.settings)
    visitors.wait(31)
    assert visitors.shown is IdleSheet
    visitors.press("more")
    visitors.wait(0.1)
    assert visitors.shown is HotSeatScreen
    visitors.wait(31)
    visitors.wait(11)
    assert visitors.shown is Showing
    assert visitors.app.guard.stage is VisitStage.SHOWING
    assert list(visitors.folder.glob("*.jsonl")) == []
    assert visitors.app.services.words.company.names == ()


def test_a_visit_ends_with_notice(visitors: Visitors) -> None:
    visitors.sit_down()
    seen: list[type] = []
    while Showing not in seen:
        visitors.hear(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="")
        visitors.hear(pygame.KEYUP, key=pygame.K_TAB, mod=0)
        visitors.wait(20)
        seen.append(visitors.shown)
    assert SoonSheet in seen
    assert len(seen) == 15, "five minutes"


def test_staff_leave_by_two_corners_and_their_number(visitors: Visitors) -> None:
    visitors.touch((2, 2), held=6)
    visitors.touch((1278, 798), held=6)
    visitors.wait(0.1)
    assert visitors.shown is PinSheet
    for figure in "1234":
        visitors.press(f"figure-{figure}")
    assert visitors.shown is PinSheet, "that was not the number"
    for figure in SETTINGS.pin:
        visitors.press(f"figure-{figure}")
    assert visitors.app.nav.top is None


def test_outside_its_hours_it_is_dark_and_hears_nothing(visitors: Visitors) -> None:
    visitors.app.guard._settings = Exhibition(games=("whist",), opens="10:00", closes="17:00")
    visitors.day = (18, 30)
    visitors.wait(0.1)
    visitors.touch((600, 300))
    assert visitors.shown is DarkScreen
    visitors.day = (10, 0)
    visitors.wait(0.1)
    assert visitors.shown is Showing

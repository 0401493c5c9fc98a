"""Memory. Garbage is collected while the loop is idle, and closed screens are freed without a collection."""

import gc
import importlib
import inspect
import pkgutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, cast
from weakref import ref

import pygame
import pytest

import crowe_table.gui
from crowe_table import games
from crowe_table.engine.core import Seat, because
from crowe_table.gui import memory
from crowe_table.gui import nav as nav_module
from crowe_table.gui.draw.scene import Scene
from crowe_table.gui.exhibition import attract_mode, navigator
from crowe_table.gui.exhibition import window as exhibition_window
from crowe_table.gui.exhibition.attract_mode import AttractMode, AttractTitle
from crowe_table.gui.exhibition.checks import CleaningScreen, DisplayTest, PlainScreen, TouchTest
from crowe_table.gui.exhibition.facing import FacingScreen, FacingTable
from crowe_table.gui.exhibition.morning import MorningPage
from crowe_table.gui.exhibition.object_page import ObjectPage
from crowe_table.gui.exhibition.own_words_page import OwnWordsPage
from crowe_table.gui.exhibition.sheets import (
    ChoosingPage,
    DarkScreen,
    EndingSoonSheet,
    IdleSheet,
    PinSheet,
    RestingPage,
    VisitorMenu,
)
from crowe_table.gui.exhibition.staff import StaffPage
from crowe_table.gui.exhibition.visitor_results import VisitorResultsPage
from crowe_table.gui.hot_seat import CoveredTable, HotSeatScreen
from crowe_table.gui.lesson_opening import LessonOpeningSheet
from crowe_table.gui.memory import IDLE_THRESHOLD, QUIET_TIME, Tidier, weak_callback
from crowe_table.gui.nav import WindowNavigator
from crowe_table.gui.pages import results, rules
from crowe_table.gui.pages.about import AboutPage
from crowe_table.gui.pages.confirm import ConfirmSheet
from crowe_table.gui.pages.contents import ContentsPage
from crowe_table.gui.pages.cover import CoverPage
from crowe_table.gui.pages.daily import DailyPage
from crowe_table.gui.pages.deal_slip import DealSlipSheet
from crowe_table.gui.pages.edge import EdgePage
from crowe_table.gui.pages.exhibits import ExhibitsPage
from crowe_table.gui.pages.fault import FaultPage
from crowe_table.gui.pages.house_rules import HouseRulesPage
from crowe_table.gui.pages.ledger import LedgerPage
from crowe_table.gui.pages.lessons import DifferencesSheet, LessonsPage, OfferedWays, OfferSheet
from crowe_table.gui.pages.lost import LostPage
from crowe_table.gui.pages.match import MatchPage
from crowe_table.gui.pages.menu import MenuSheet
from crowe_table.gui.pages.new_table import ChairSheet, NewTablePage
from crowe_table.gui.pages.pass_table import PassTableSheet
from crowe_table.gui.pages.printing import PrintSheet
from crowe_table.gui.pages.records import RecordsPage
from crowe_table.gui.pages.results import ResultsPage
from crowe_table.gui.pages.review import ReviewPage
from crowe_table.gui.pages.rules import RulesPage
from crowe_table.gui.pages.saved import SavedPage
from crowe_table.gui.pages.settings import SettingsPage
from crowe_table.gui.pages.title import TitlePage
from crowe_table.gui.pages.unwritten import UnwrittenSheet
from crowe_table.gui.screen import Confirmation, Screen
from crowe_table.gui.table.log_page import LogPage
from crowe_table.gui.table.screen import TableScreen
from crowe_table.gui.walkthrough import WalkPage
from crowe_table.hosting.visits import VisitEnd
from crowe_table.hosting.worker import Worker
from crowe_table.words.table_rules import printed_rules
from tests.gui.hot_seat_fixture import HotSeatWindow
from tests.gui.test_exhibition import Visitors, at_object
from tests.sampling import TESTED
from tests.soak.season import RandomAnswers

ANSWERS = 12
"""Number of answers at a table before it is left."""
INPUTS, MAX_KILOBYTES = 600, 180 << 10
"""Number of inputs in a short run, and its memory limit.

It used 240 MB before screens were released, and 160 MB since.
"""


class Watch:
    """All screens created while the garbage collector is off. ``held`` lists those that are still alive."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._made: list[tuple[type[Screen], ref[Screen]]] = []
        self._scenes: list[ref[Scene]] = []
        built, drawn = Screen.__init__, Scene.__init__

        def note(screen: Screen, *given: object) -> None:
            built(screen, *given)  # type: ignore[arg-type]
            self._made.append((type(screen), ref(screen)))

        def note_scene(scene: Scene, background: pygame.Surface) -> None:
            drawn(scene, background)
            self._scenes.append(ref(scene))

        patch.setattr(Screen, "__init__", note)
        patch.setattr(Scene, "__init__", note_scene)
        gc.collect()
        gc.disable()

    @property
    def kinds(self) -> set[type[Screen]]:
        return {kind for kind, _ in self._made}

    @property
    def held(self) -> list[str]:
        """The names of the screens that are still alive. A scene counts as a screen."""
        screens = [kind.__name__ for kind, screen in self._made if screen() is not None]
        return screens + ["Scene" for scene in self._scenes if scene() is not None]


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Iterator[Watch]:
    yield Watch(monkeypatch)
    gc.enable()


@pytest.fixture
def window(tmp_path: Path, watch: Watch, monkeypatch: pytest.MonkeyPatch) -> HotSeatWindow:
    """Return a window that has only its title page. Its output goes to the folder of the test."""
    for module in (results, rules):
        monkeypatch.setattr(module, "documents_dir", lambda: tmp_path)
    monkeypatch.setattr(nav_module, "freeing_memory", lambda: iter(()))  # Collection would hide leaks.
    window = HotSeatWindow(tmp_path)
    monkeypatch.setattr(window, "search", lambda: None)
    return window


def look_at(window: HotSeatWindow) -> Screen:
    """Show the topmost screen, use it by keyboard, and rebuild it as for another size. Return the screen."""
    window.tick()
    for key in (pygame.K_TAB, pygame.K_DOWN, pygame.K_RIGHT):
        window.hear(pygame.KEYDOWN, key=key, mod=0, unicode="")
        window.hear(pygame.KEYUP, key=key, mod=0, unicode="")
    window.nav.rebuild()
    window.tick()
    return window.stack[-1]


def pages(window: HotSeatWindow) -> None:
    nav = window.nav
    for opened in (
        *(nav.open_new_table, nav.open_saved, nav.open_records, nav.open_exhibits, nav.open_lessons, nav.open_rules),
        *(nav.open_settings, nav.open_about, nav.open_daily, nav.open_match),
    ):
        opened()
        look_at(window)
        nav.back()
        window.tick()


def a_table_is_chosen(window: HotSeatWindow) -> None:
    nav = window.nav
    nav.open_new_table()
    contents = look_at(window)
    assert isinstance(contents, ContentsPage)
    contents._opener("brag")()
    page = look_at(window)
    assert isinstance(page, NewTablePage)
    offered = OfferedWays(page._be_taught, page._open_table)
    for over in (
        HouseRulesPage(window.services, nav, page.choice),
        ChairSheet(window.services, nav, page, page.choice, 1),
        OfferSheet(window.services, nav, page, "brag", offered),
        DifferencesSheet(window.services, nav, page, printed_rules("brag", "braggers"), page._open_table),
    ):
        nav.open_over(over)
        look_at(window)
        nav.back()
    assert nav.open_lesson("cribbage") is None
    look_at(window)
    nav.back()
    nav.back()
    nav.back()


def odds_are_looked_at(window: HotSeatWindow) -> None:
    window.lay("ph", "blind-hookey", "packets")
    window.settle()
    window.nav.open_odds()
    look_at(window)
    window.nav.back()
    window.nav.leave_table()


def a_game_is_over(window: HotSeatWindow) -> None:
    window.end_game("ph")
    page, nav = window.stack[-1], window.nav
    assert isinstance(page, ResultsPage)
    page._open_slip()
    look_at(window)
    nav.back()
    page._print_slip()
    sheet = look_at(window)
    assert isinstance(sheet, PrintSheet)
    sheet._job.wait()
    nav.back()
    nav.open_walk()
    look_at(window)
    nav.back()
    nav.open_review()
    review = look_at(window)
    assert isinstance(review, ReviewPage)
    review._job.wait()
    nav.back()
    nav.leave_table()


def two_share_the_window(window: HotSeatWindow) -> None:
    window.lay("pphh")
    window.cover_up()
    window.take()
    window.nav.open_menu()
    menu = look_at(window)
    assert isinstance(menu, MenuSheet)
    window.nav.open_pass_table(menu.behind)
    look_at(window)
    window.nav.pass_table(Seat(1))
    window.tick()
    assert window.cover
    window.nav.leave_table()


def a_screen_fails(window: HotSeatWindow) -> None:
    window.lay("ph")
    window.tick()
    window.nav.recover()
    look_at(window)
    window.nav.back()


def something_is_unwritten(window: HotSeatWindow) -> None:
    nav, services = window.nav, window.services
    window.lay("ph")
    nav.unwritten = lambda: because("save-unfit")  # type: ignore[method-assign]
    nav.open_over(UnwrittenSheet(services, nav, nav._screen_behind_sheet(), nav.leave_table, (0, 0)))
    look_at(window)
    del nav.unwritten
    nav.back()
    nav.leave_table()
    nav.open_over(LostPage(services, nav, (), lambda: None))
    look_at(window)
    nav.back()


WAYS: dict[Callable[[HotSeatWindow], None], set[type[Screen]]] = {
    pages: {
        *(ContentsPage, SavedPage, RecordsPage, ExhibitsPage, LessonsPage, RulesPage, SettingsPage, AboutPage),
        *(TitlePage, DailyPage, MatchPage),
    },
    a_table_is_chosen: {
        ContentsPage,
        NewTablePage,
        HouseRulesPage,
        ChairSheet,
        OfferSheet,
        LessonOpeningSheet,
        DifferencesSheet,
    },
    a_game_is_over: {HotSeatScreen, TableScreen, ResultsPage, DealSlipSheet, PrintSheet, WalkPage, ReviewPage},
    odds_are_looked_at: {HotSeatScreen, TableScreen, EdgePage},
    two_share_the_window: {HotSeatScreen, TableScreen, CoverPage, CoveredTable, MenuSheet, PassTableSheet},
    something_is_unwritten: {HotSeatScreen, TableScreen, UnwrittenSheet, LostPage},
    a_screen_fails: {HotSeatScreen, TableScreen, FaultPage},
}
OVER_A_TABLE = {MenuSheet, LedgerPage, LogPage, ConfirmSheet}
"""Screens that can be opened over the table of every game."""
IN_AN_EXHIBITION = {
    *(AttractMode, AttractTitle, ObjectPage, ChoosingPage, PinSheet, StaffPage, CleaningScreen, DisplayTest, IdleSheet),
    *(EndingSoonSheet, RestingPage, DarkScreen, HotSeatScreen, TableScreen),
}


IN_OTHER_TESTS: set[type[Screen]] = {
    *(OwnWordsPage, VisitorMenu, MorningPage, TouchTest, FacingScreen, FacingTable, VisitorResultsPage),
}
"""Screens of an exhibition that ``test_exhibition`` opens and closes."""


def kinds_below(kind: type[Any]) -> Iterator[type[Any]]:
    for below in kind.__subclasses__():
        yield below
        yield from kinds_below(below)


def test_these_tests_leave_every_screen_of_the_program() -> None:
    for module in pkgutil.walk_packages(crowe_table.gui.__path__, "crowe_table.gui."):
        importlib.import_module(module.name)
    every = {kind for kind in kinds_below(Screen) if kind.__module__.startswith("crowe_table.")}
    concrete = {kind for kind in every if not inspect.isabstract(kind)} - {PlainScreen}
    assert concrete == set().union(*WAYS.values(), OVER_A_TABLE, IN_AN_EXHIBITION, IN_OTHER_TESTS)


@pytest.mark.parametrize("way", WAYS)
def test_a_closed_screen_is_freed_without_the_collector(
    way: Callable[[HotSeatWindow], None], window: HotSeatWindow, watch: Watch
) -> None:
    way(window)
    window.tick()
    assert watch.kinds >= WAYS[way]
    assert watch.held == ["TitlePage", "Scene"]
    window.nav.quit()
    window.nav.release_closed()
    assert watch.held == []


@pytest.mark.parametrize("slug", TESTED)
def test_a_closed_table_is_freed_without_the_collector(slug: str, window: HotSeatWindow, watch: Watch) -> None:
    preset, nav = games.game(slug).presets[0], window.nav
    window.lay("phhhhhhh"[: preset.seats[0]], slug, preset.name)
    chance = Random(slug)
    window.play(chance, lambda window: window.session.count > ANSWERS)
    for opened in (nav.open_menu, nav.open_ledger, open_account(window), partial(ask_first, window)):
        opened()
        look_at(window)
        nav.back()
        window.tick()
    nav.rebuild()
    window.tick()
    session = ref(window.session)
    nav.leave_table()
    window.tick()
    assert watch.kinds >= {HotSeatScreen, TableScreen, *OVER_A_TABLE}
    assert watch.held == ["TitlePage", "Scene"]
    assert session() is None


def open_account(window: HotSeatWindow) -> Callable[[], None]:
    def opened() -> None:
        assert window.table
        window.table.director.finish()
        looker = window.table._client
        page = LogPage(window.services, window.nav, looker, window.table.answer.view)
        window.nav.open_over(page)

    return opened


def ask_first(window: HotSeatWindow) -> None:
    asked = Confirmation.from_messages(window.services.words, "leave-table")
    window.nav.confirm(asked, window.nav.leave_table, (0, 0))


def test_an_exhibition_frees_closed_screens_without_the_collector(
    tmp_path: Path, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (nav_module, attract_mode, navigator, exhibition_window):
        monkeypatch.setattr(module, "freeing_memory", lambda: iter(()), raising=False)
        monkeypatch.setattr(module, "free_memory", lambda: None, raising=False)
    visitors = Visitors(tmp_path / "sessions")
    visitors.app.nav._worker = cast(Worker, RandomAnswers())
    nav, services = visitors.app.nav, visitors.app.services
    for _ in range(10):
        visitors.wait(9.0)
    at_object(visitors)
    while nav.reading:
        visitors.wait(9.0)
    visitors.touch((640, 400))
    visitors.sit_down_to("cribbage")

    def open_staff() -> None:
        nav.open_pin()
        nav._open_staff_page()

    for opened in (
        lambda: nav.ask_idle(nav.close_idle, nav.finish, 10),
        open_staff,
        *(nav.open_ending_soon, nav.open_dark),
        lambda: nav._open_staff(CleaningScreen(services, nav.back)),
        lambda: nav._open_staff(DisplayTest(services, nav.back)),
    ):
        opened()
        visitors.app._show()
        while not isinstance(nav.top, HotSeatScreen):
            WindowNavigator.back(nav)
        nav.release_closed()
    nav.open_resting()
    nav.end_visit(VisitEnd.FINISHED)
    visitors.wait(0.1)
    assert watch.kinds >= IN_AN_EXHIBITION
    assert set(watch.held) <= {"AttractMode", "AttractTitle", "Scene"}
    nav.close()
    nav.release_closed()
    assert watch.held == ["Scene"], "the strip beside the screens"
    pygame.quit()


def test_garbage_is_collected_in_the_first_quiet_second_after_closing_a_screen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []
    monkeypatch.setattr(gc, "collect", lambda: done.append("collect"))
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, 0))
    monkeypatch.setattr(memory, "trim", lambda: done.append("trim"))
    tidier = Tidier()
    assert not tidier.step(0)
    tidier.note_input(10.0)
    assert not tidier.step(10.0 + QUIET_TIME - 0.01)
    assert tidier.step(10.0 + QUIET_TIME)
    assert done == ["collect"], "one of the two per turn"
    assert tidier.step(10.0 + QUIET_TIME)
    assert done == ["collect", "trim"]
    assert not tidier.step(60.0), "nothing has happened since"
    tidier.note_input(70.0)
    tidier.leave()
    assert tidier.step(70.0)
    assert tidier.step(70.0)
    assert not tidier.step(70.0)
    assert tidier.step(70.0 + QUIET_TIME), "the quiet second still occurs"


def test_garbage_is_collected_during_long_periods_without_input() -> None:
    tidier = Tidier()
    gc.collect()
    assert not tidier.step(0)
    for _ in range(IDLE_THRESHOLD):
        gc.collect(1)
    assert tidier.step(0)
    assert gc.get_count()[2] == 0


def test_a_weak_callback_keeps_nobody_alive() -> None:
    class Part:
        def double(self, number: int) -> int:
            return 2 * number

    part = Part()
    call, gone = weak_callback(part.double), ref(part)
    assert call(4) == 8
    del part
    assert gone() is None
    with pytest.raises(ReferenceError):
        call(4)


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
def test_random_input_stays_within_the_memory_limit() -> None:
    """This is a short run in a separate process. ``make soak`` gives twenty thousand inputs and checks the slope."""
    command = [sys.executable, "-m", "tests.soak.random_input", "--inputs", f"{INPUTS}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=True)
    kilobytes = [int(word) for word in done.stdout.rsplit("kB:", 1)[1].split()]
    assert len(kilobytes) > INPUTS // 100
    assert max(kilobytes) < MAX_KILOBYTES

"""The Navigator opens every page that a screen may request, and returns from every page."""

import inspect
from pathlib import Path
from typing import Any

import pygame
import pytest

from crowe_table.gui.hot_seat import HotSeatScreen
from crowe_table.gui.nav import WindowNavigator
from crowe_table.gui.pages.about import AboutPage
from crowe_table.gui.pages.contents import ContentsPage
from crowe_table.gui.pages.daily import DailyPage
from crowe_table.gui.pages.exhibits import ExhibitsPage
from crowe_table.gui.pages.ledger import LedgerPage
from crowe_table.gui.pages.lessons import LessonsPage
from crowe_table.gui.pages.menu import MenuSheet
from crowe_table.gui.pages.rules import RulesPage
from crowe_table.gui.pages.saved import SavedPage
from crowe_table.gui.pages.settings import SettingsPage
from crowe_table.gui.pages.title import TitlePage
from crowe_table.gui.screen import Navigator, Screen
from crowe_table.gui.table.screen import TableScreen
from crowe_table.gui.walkthrough import WalkPage
from crowe_table.hosting.sharing import save_copy
from crowe_table.hosting.shelf import Shelf
from crowe_table.launch import PlayRequest
from tests.gui.hot_seat_fixture import HotSeatWindow
from tests.hosting.test_sharing import session

PAGES = {
    "open_new_table": ContentsPage,
    "open_saved": SavedPage,
    "open_exhibits": ExhibitsPage,
    "open_daily": DailyPage,
    "open_lessons": LessonsPage,
    "open_rules": RulesPage,
    "open_settings": SettingsPage,
    "open_about": AboutPage,
}


@pytest.fixture
def window(tmp_path: Path) -> HotSeatWindow:
    return HotSeatWindow(tmp_path)


def test_the_windows_navigator_opens_every_page() -> None:
    """The base class opens nothing, so the window's Navigator must override all its methods."""
    ways = {name for name, way in inspect.getmembers(Navigator, inspect.isfunction)}
    assert ways - set(vars(WindowNavigator)) == set()


@pytest.mark.parametrize("way", PAGES)
def test_a_page_opens_over_the_title_and_closes(window: HotSeatWindow, way: str) -> None:
    getattr(window.nav, way)()
    assert isinstance(window.nav.top, PAGES[way])
    window.nav.back()
    window.nav.in_parts = True
    getattr(window.nav, way)()
    _frames_until_open(window.nav)
    page = window.nav.top
    assert isinstance(page, PAGES[way])
    assert not page.unloaded
    window.nav.back()
    assert isinstance(window.nav.top, TitlePage)


def test_at_a_table_the_rules_are_those_of_its_game(window: HotSeatWindow) -> None:
    window.lay("ph", "hazard", "crowe")
    window.settle()
    window.nav.open_menu()
    menu = window.nav.top
    assert isinstance(menu, MenuSheet)
    next(control for control in menu.controls if control.key == "rules").act()
    page = window.nav.top
    assert isinstance(page, RulesPage)
    assert page._slug == "hazard"
    window.nav.back()
    window.nav.open_ledger()
    assert isinstance(window.nav.top, LedgerPage)
    window.nav.leave_table()
    assert isinstance(window.nav.top, TitlePage)
    assert not any(isinstance(screen, HotSeatScreen) for screen in window.stack)
    window.nav.open_rules()
    assert isinstance(window.nav.top, RulesPage)
    assert window.nav.top._slug != "hazard"


def test_table_commands_fail_without_a_table(window: HotSeatWindow) -> None:
    with pytest.raises(RuntimeError, match="no table is open"):
        window.nav.open_menu()


def test_a_table_opens_and_closes_one_part_per_frame(window: HotSeatWindow) -> None:
    nav = window.nav
    nav.in_parts = True
    assert nav.play_request(PlayRequest("hazard", "crowe", 3)) is None
    assert _frames_until_open(nav) > 3
    table = nav.top
    assert isinstance(table, HotSeatScreen)
    assert isinstance(table.face, TableScreen)
    assert not nav.build_next_part()
    nav.leave_table()
    assert nav.top is window.stack[0]
    assert _frames_until_open(nav) > 1
    title = nav.top
    assert isinstance(title, TitlePage)
    assert not title.unloaded
    assert nav.play_request(PlayRequest("whist", "crowe", 4)) is None
    nav.open_menu()
    assert isinstance(nav.top, MenuSheet)
    table = window.stack[-2]
    assert isinstance(table, HotSeatScreen)
    assert isinstance(table.face, TableScreen), "a sheet needs a page below it"
    assert _frames_until_open(nav) > 3
    nav.open_settings()
    nav.back()
    assert not nav.is_opening(), "a closed screen is not drawn further"
    nav.back()
    top: Any = nav.top
    assert top is table
    assert isinstance(top.face, TableScreen)


def test_opening_a_table_from_another_draws_no_title_page(
    window: HotSeatWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert window.nav.play_request(PlayRequest("hazard", "crowe", 3)) is None
    monkeypatch.setattr(TitlePage, "compose", lambda page: pytest.fail("nobody sees it"))
    assert window.nav.play_request(PlayRequest("hazard", "crowe", 3)) is None


def _frames_until_open(nav: WindowNavigator) -> int:
    frames = 0
    while nav.is_opening():
        nav.build_next_part()
        frames += 1
    return frames


def test_the_last_screen_left_ends_the_program(window: HotSeatWindow) -> None:
    window.nav.open_about()
    window.nav.quit()
    assert window.nav.top is None


def shared_file(folder: Path, actions: int) -> Path:
    copy = save_copy(session(Shelf(folder / "other"), actions).path, folder / "documents")
    assert isinstance(copy, Path)
    return copy


@pytest.mark.parametrize("dropped", [True, False])
@pytest.mark.parametrize(("actions", "opened"), [(5, HotSeatScreen), (100_000, WalkPage)])
def test_the_file_of_a_game_opens_it(
    window: HotSeatWindow, tmp_path: Path, actions: int, opened: type[Screen], dropped: bool
) -> None:
    copy = shared_file(tmp_path, actions)
    if dropped:
        window.nav.open_dropped(copy)
    else:
        assert window.nav.open_at_start(copy) is None
    window.tick()
    assert isinstance(window.stack[-1], opened)


def test_a_file_that_is_no_game_is_explained_on_the_page_of_saved_games(window: HotSeatWindow, tmp_path: Path) -> None:
    (tmp_path / "poem.crowe").write_text("a poem\n")
    window.nav.open_dropped(tmp_path / "poem.crowe")
    window.tick()
    page = window.stack[-1]
    assert isinstance(page, SavedPage)
    assert [why.key for why in page._said] == ["save-no-header"]


def test_a_game_is_saved_as_a_file(window: HotSeatWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crowe_table.gui.pages.saved.documents_dir", lambda: tmp_path / "documents")
    session(window.shelf, 5)
    window.nav.open_saved()
    window.tick()
    page = window.stack[-1]
    assert isinstance(page, SavedPage)
    page.hold("share")
    window.hear(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    window.hear(pygame.KEYUP, key=pygame.K_RETURN, mod=0, unicode="")
    window.tick()
    assert [why.key for why in page._said] == ["saved-shared", "saved-shared-cards"]
    assert len([*(tmp_path / "documents").iterdir()]) == 1

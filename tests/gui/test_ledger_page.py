"""A series on the screen: consecutive games, with purses carried over from game to game, and the Ledger."""

from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from crowe_table.gui.hot_seat import HotSeatScreen
from crowe_table.gui.pages.ledger import LedgerPage
from crowe_table.gui.pages.menu import MenuSheet
from crowe_table.gui.pages.new_table import NewTablePage
from crowe_table.gui.pages.results import ResultsPage
from crowe_table.gui.pages.saved import SavedPage
from crowe_table.gui.pages.table_setup import PERSON
from crowe_table.hosting.replay import load
from tests.gui.hot_seat_fixture import Ended, HotSeatWindow


@pytest.fixture
def window(tmp_path: Path) -> HotSeatWindow:
    return HotSeatWindow(tmp_path)


def press(window: HotSeatWindow, key: str) -> None:
    area = next(each.area for each in window.stack[-1].controls if each.key == key)
    window.hear(pygame.MOUSEBUTTONDOWN, pos=area.center, button=1)
    window.hear(pygame.MOUSEBUTTONUP, pos=area.center, button=1)
    if window.stack:
        window.tick()


def test_purses_carry_over_to_another_game_and_company(window: HotSeatWindow) -> None:
    window.end_game("ph")
    first = window.session
    won = first.result()
    assert won[0] != 0
    press(window, "change")
    page = window.stack[-1]
    assert isinstance(page, NewTablePage)
    names = [guest.name for guest in page.choice.guests]
    assert names[:2] == ["Mrs. Battle", "Mr. Sharp"]
    assert [page.choice.purse(guest) for guest in page.choice.guests[:3]] == [2016 + won[0], 2016 + won[1], 2016]
    press(window, "guest-1")
    window.stack[-1].hold("guest")
    window.strike(pygame.K_HOME)
    window.strike(pygame.K_ESCAPE)
    assert window.stack[-1] is page
    newcomer = page.choice.guests[1].name
    assert newcomer not in names[:2]
    press(window, "sit")
    assert isinstance(window.stack[-1], HotSeatScreen)
    assert len(window.stack) == 2
    second = window.session
    assert second.head.purses == (2016 + won[0], 2016)
    account = second.head.series
    assert [player.name for player in account.company] == ["Mrs. Battle", "Mr. Sharp", newcomer]
    assert account.name == first.head.series.name
    assert account.sum == 0


def test_another_game_from_the_results_page_continues_the_series(window: HotSeatWindow, ended: Ended) -> None:
    ended()
    name, won = window.session.head.series.name, window.session.result()
    press(window, "again")
    head = window.session.head
    assert head.series.name == name
    assert head.series.games == 1
    assert head.purses == tuple(2016 + each for each in won)


def test_a_reopened_table_whose_series_went_on_starts_a_new_series(window: HotSeatWindow, ended: Ended) -> None:
    ended()
    path, name = window.session.path, window.session.head.series.name
    press(window, "again")
    window.play(Random(1), lambda p: p.asked)
    window.nav.leave_table()
    assert window.nav.resume(path) == ()
    window.settle()
    for _ in range(20):
        window.tick(200)
    assert isinstance(window.stack[-1], ResultsPage)
    press(window, "again")
    assert window.session.head.series.name not in (name, "")
    assert window.session.head.series.games == 1


def test_purses_can_be_refilled(window: HotSeatWindow, ended: Ended) -> None:
    ended()
    poor = min(range(2), key=lambda seat: window.session.result()[seat])
    press(window, "change")
    page = window.stack[-1]
    press(window, "fill")
    assert page.choice.purse(page.choice.guests[poor]) == 2016
    press(window, "sit")
    head = window.session.head
    assert head.purses[poor] == 2016
    assert head.series.rows[-1].mint == -head.series.rows[-1].moved[poor] < 0
    window.play(Random(1), lambda p: p.asked)
    assert load(window.session.path).table


@pytest.mark.parametrize("levels", ["ph", "pp", "hh"])
def test_the_ledger_opens_from_the_results_page_and_the_menu(window: HotSeatWindow, ended: Ended, levels: str) -> None:
    ended(levels)
    press(window, "ledger")
    page = window.stack[-1]
    assert isinstance(page, LedgerPage)
    assert page._summary.sum == 0
    assert not page._summary.playing
    rows: list[Any] = [each for each in page.controls if each.key.startswith("member-")]
    marks = [each.entry.mark for each in rows]
    assert len(marks) == 2
    assert sum(mark.startswith("+") for mark in marks) == sum(mark.startswith("−") for mark in marks) == 1
    press(window, "member-1")
    assert page._chosen == 1
    press(window, "back")
    assert isinstance(window.stack[-1], ResultsPage)
    window.strike(pygame.K_ESCAPE)
    window.tick()
    assert isinstance(window.stack[-1], HotSeatScreen)
    window.strike(pygame.K_ESCAPE)
    menu = window.stack[-1]
    assert isinstance(menu, MenuSheet)
    keys = {each.key for each in menu.controls}
    assert {"change", "ledger"} <= keys
    press(window, "ledger")
    assert isinstance(window.stack[-1], LedgerPage)
    press(window, "back")
    press(window, "change")
    assert isinstance(window.stack[-1], NewTablePage)


def test_the_game_cannot_be_changed_during_play(window: HotSeatWindow) -> None:
    window.lay("ph")
    window.play(Random(2), lambda p: p.asked)
    window.strike(pygame.K_ESCAPE)
    assert "change" not in {each.key for each in window.stack[-1].controls}
    press(window, "ledger")
    page = window.stack[-1]
    assert isinstance(page, LedgerPage)
    assert page._summary.playing
    assert page._summary.sum == 0


def test_a_series_keeps_its_currency(window: HotSeatWindow, ended: Ended) -> None:
    ended()
    press(window, "change")
    page = window.stack[-1]
    assert isinstance(page, NewTablePage)
    seen = set()
    for _ in range(8):
        page.hold("stakes")
        window.strike(pygame.K_RETURN)
        seen.add(page.choice.stakes)
    assert "counters" not in seen
    assert len(seen) == 4
    assert not any(each.key == "coinage" for each in page.controls)


def test_people_may_sit_out_and_return(window: HotSeatWindow, ended: Ended) -> None:
    """Four people play, and then only two. Each of the others may be given a chair again."""
    ended("pppp", "four")
    press(window, "change")
    page = window.stack[-1]
    assert isinstance(page, NewTablePage)
    page.hold("seats")
    window.strike(pygame.K_HOME)
    assert page.choice.seats == 2
    press(window, "guest-0")
    window.stack[-1].hold("guest")
    for _ in page.choice.guests:
        if page.choice.guests[0].name != "Miss Tolliver":
            window.strike(pygame.K_RETURN)
    assert page.choice.guests[0].name == "Miss Tolliver"
    window.strike(pygame.K_ESCAPE)
    assert page.choice.guests[0].level == PERSON
    press(window, "sit")
    head = window.session.head
    assert head.players[0].name == "Miss Tolliver"
    assert len(head.series.company) == 4
    assert head.series.sum == 0


def test_the_shelf_shows_the_series_of_a_table(window: HotSeatWindow, ended: Ended) -> None:
    ended()
    press(window, "again")
    window.play(Random(1), lambda p: p.asked)
    window.nav.leave_table()
    entries = window.shelf.entries()
    assert sorted(entry.number for entry in entries) == [1, 2]
    assert len({entry.series for entry in entries}) == 1
    window.nav.open_saved()
    page = window.stack[-1]
    assert isinstance(page, SavedPage)
    window.tick()

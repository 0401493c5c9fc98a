"""The page about the odds of the stakes."""

from pathlib import Path

import pygame
import pytest

from crowe_table.gui.pages.edge import EdgePage
from crowe_table.gui.pages.menu import MenuSheet
from crowe_table.hosting.edge import LINES
from tests.gui.hot_seat_fixture import HotSeatWindow

STEPS = LINES + 10


@pytest.fixture
def window(tmp_path: Path) -> HotSeatWindow:
    return HotSeatWindow(tmp_path)


def open_odds(window: HotSeatWindow) -> EdgePage:
    window.nav.open_menu()
    menu = window.nav.top
    assert isinstance(menu, MenuSheet)
    next(control for control in menu.controls if control.key == "odds").act()
    page = window.nav.top
    assert isinstance(page, EdgePage)
    return page


@pytest.mark.parametrize(("slug", "preset"), [("blind-hookey", "packets"), ("bassett", "pearson"), ("hazard", "crowe")])
def test_a_thousand_hands_are_drawn_line_by_line(window: HotSeatWindow, slug: str, preset: str) -> None:
    window.lay("ph", slug, preset)
    window.settle()
    page = open_odds(window)
    steps = sum(page.step(float(number)) for number in range(STEPS))
    assert steps == len(page._runs) == LINES
    target = pygame.Surface((1280, 800))
    page.invalidate()
    page.paint(target)
    assert page._plot.w > 300
    assert page._plot.h > 200
    window.nav.back()
    assert not isinstance(window.nav.top, EdgePage)


def test_a_page_that_is_left_early_computes_nothing_more(window: HotSeatWindow) -> None:
    window.lay("ph", "blind-hookey", "packets")
    window.settle()
    page = open_odds(window)
    page.step(0.0)
    window.nav.back()
    assert len(page._runs) == 1


def test_a_game_of_skill_has_no_odds(window: HotSeatWindow) -> None:
    window.lay("ph", "cribbage", "crowe")
    window.settle()
    assert not window.nav.has_odds()
    window.nav.open_menu()
    assert isinstance(window.nav.top, MenuSheet)
    assert "odds" not in [control.key for control in window.nav.top.controls]


def test_speculation_has_sums_but_no_chart(window: HotSeatWindow) -> None:
    window.lay("phh", "speculation", "crowe")
    window.settle()
    page = open_odds(window)
    assert not page.step(0.0)
    assert page._runs == []

"""Windows of any size, even too small to read. They cause no fault, and nothing is drawn out of proportion."""

from collections.abc import Callable
from random import Random

import pygame
import pytest

from crowe_table import games, paths
from crowe_table.gui.app import MIN_WINDOW_SIZE, appearance_of
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.canvas import MAX_SIZE, MIN_SIZE, Canvas
from crowe_table.gui.draw.shadows import Shadows
from crowe_table.gui.exhibition.strip import screen_of
from crowe_table.gui.pages.confirm import ConfirmSheet
from crowe_table.gui.pages.page import Page
from crowe_table.gui.pages.rules import RulesPage
from crowe_table.gui.pages.settings import SettingsPage
from crowe_table.gui.pane import Pane
from crowe_table.gui.screen import Confirmation, Screen, Services
from crowe_table.settings import Settings
from tests.gui.table_fixture import Chair
from tests.gui.test_pages import PageWindow, title_page
from tests.sampling import SOAK, TESTED

EXTREMES = ((1, 1), (2500, 1), (1, 2500), (7, 2500), (2500, 40), MIN_WINDOW_SIZE)
RANDOM_SIZES = 40 if SOAK else 2
"""Number of additional random sizes per screen."""
LARGE = Settings(text_size="largest")


def sizes(seed: str) -> list[tuple[int, int]]:
    chance = Random(seed)
    return [*EXTREMES, *((chance.randint(1, 2500), chance.randint(1, 2500)) for _ in range(RANDOM_SIZES))]


def show(services: Services, screens: list[Screen], size: tuple[int, int], now: float) -> None:
    """Rebuild and paint all screens at this window size, as the program does."""
    pane = Pane(pygame.display.set_mode(size))
    w, h = pane.surface.get_size()
    assert w <= max(MAX_SIZE[0], size[0])
    assert h <= max(MAX_SIZE[1], size[1])
    assert w >= MIN_SIZE[0]
    assert h >= MIN_SIZE[1]
    services.assets = Assets(paths.shipped("art"), Canvas(w, h), appearance_of(services.settings))
    for screen in screens:
        screen.build()
        screen.invalidate()
    screens[-1].step(now)
    pane.show(screens[-1].paint(pane.surface))


@pytest.mark.parametrize("slug", TESTED if SOAK else ("whist", "hazard", "cribbage"))
def test_tables_survive_every_window_size(slug: str) -> None:
    chair = Chair(games.game(slug).presets[0].seats[0], "storm", slug=slug, preset=games.game(slug).presets[0].name)
    chair.settle()
    for size in sizes(slug):
        show(chair.services, [chair.screen], size, chair.now)
    chair.resize((1280, 800))
    chair.settle()
    chair.answer(Random(1))


def confirmed(window: PageWindow) -> Page:
    words = window.services.words
    asked = Confirmation.from_messages(words, "unsaved")
    return ConfirmSheet(window.services, window, window.stack[-1], asked, window.quit, (640, 400))


@pytest.mark.parametrize("settings", [Settings(), LARGE], ids=["ordinary", "largest"])
@pytest.mark.parametrize(
    "page",
    [
        title_page,
        confirmed,
        lambda window: SettingsPage(window.services, window),
        lambda window: RulesPage(window.services, window, "whist", ""),
    ],
    ids=["title", "confirm", "settings", "rules"],
)
def test_pages_survive_every_window_size(page: Callable[[PageWindow], Page], settings: Settings) -> None:
    window = PageWindow(settings=settings)
    window.open_over(title_page(window))
    window.open_over(page(window))
    for size in sizes("pages"):
        show(window.services, window.stack, size, window.now)


@pytest.mark.parametrize("size", EXTREMES)
def test_a_press_in_a_window_of_any_size_lies_within_the_picture(size: tuple[int, int]) -> None:
    pane = Pane(pygame.display.set_mode(size))
    w, h = size
    for point in ((0, 0), (w - 1, h - 1), (w // 2, h // 2)):
        to_screen = pane.to_screen(pygame.event.Event(pygame.MOUSEMOTION, pos=point))
        assert pane.surface.get_rect().collidepoint(to_screen.pos)
        assert pane.to_window(to_screen.pos) == pytest.approx(point, abs=1)


def test_the_strip_leaves_screens_space_in_every_window() -> None:
    for w, h in sizes("strip"):
        assert pygame.Rect(0, 0, w, h).contains(screen_of(w, h))
        assert min(screen_of(w, h).size) >= 1


@pytest.mark.parametrize("size", [(0, 0), (-3, 20), (20, -3), (1, 1)])
def test_an_empty_shadow_is_that_of_one_pixel(size: tuple[int, int]) -> None:
    shadow = Shadows().under(*size, margin=4, drop=1, blur=2)
    assert min(shadow.get_size()) >= 1 + 2 * 4

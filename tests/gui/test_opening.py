"""Screens open in steps of similar size. The size is measured as work, not as time."""

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from crowe_table.gui.draw.type import TypeCase
from crowe_table.gui.nav import WindowNavigator
from crowe_table.gui.table.formations.composing import compose
from crowe_table.launch import PlayRequest
from crowe_table.words.catalogue import Catalogue
from tests.gui.hot_seat_fixture import HotSeatWindow

PAGES = (
    "open_new_table",
    "open_saved",
    "open_records",
    "open_exhibits",
    "open_daily",
    "open_lessons",
    "open_rules",
    "open_settings",
    "open_about",
)
"""Methods of the navigator that open a page."""
TABLES = (("brag", "modern", 8), ("bassett", "pearson", 8), ("cribbage", "modern", 3), ("hazard", "crowe", 8))
MOST = {"points read": 1_200_000, "points scaled": 1_300_000, "messages read": 20, "lines set": 20}
"""Maximum work in one step.

The numbers of pixels come from the board for three players and from the window of the test.
"""


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Return a counter of slow operations. Tests reset it."""
    counted = Counter[str]()
    load, scale, read, line = pygame.image.load, pygame.transform.smoothscale, Catalogue._read, TypeCase.line

    def loaded(file: Path) -> pygame.Surface:
        picture = load(file)
        counted["points read"] += picture.get_width() * picture.get_height()
        return picture

    def scaled(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
        counted["points scaled"] += size[0] * size[1]
        return scale(picture, size)

    def message_read(catalogue: Catalogue, key: str) -> None:
        counted["messages read"] += not catalogue._bundle.has_message(key)
        read(catalogue, key)

    def set_line(case: TypeCase, *args: object) -> pygame.Surface:
        before = len(case._lines)
        found = line(case, *args)  # type: ignore[arg-type]
        counted["lines set"] += len(case._lines) > before
        return found

    monkeypatch.setattr(pygame.image, "load", loaded)
    monkeypatch.setattr(pygame.transform, "smoothscale", scaled)
    monkeypatch.setattr(Catalogue, "_read", message_read)
    monkeypatch.setattr(TypeCase, "line", set_line)
    return counted


def steps(nav: WindowNavigator, done: Counter[str], begin: Callable[[], object]) -> Iterator[Counter[str]]:
    """Yield the slow operations of each step while a screen opens."""
    nav.in_parts = True
    begin()
    while nav.is_opening():
        done.clear()
        nav.build_next_part()
        yield Counter(done)


def check(nav: WindowNavigator, done: Counter[str], begin: Callable[[], object]) -> None:
    """Assert that no step of opening a screen does more work than the maximum."""
    taken = list(steps(nav, done, begin))
    assert len(taken) > 3
    for number, step in enumerate(taken):
        assert {what: step[what] for what in MOST if step[what] > MOST[what]} == {}, f"step {number} of {len(taken)}"


@pytest.mark.parametrize("way", PAGES)
def test_every_step_of_opening_a_page_is_short(tmp_path: Path, done: Counter[str], way: str) -> None:
    nav = HotSeatWindow(tmp_path).nav
    check(nav, done, getattr(nav, way))


@pytest.mark.parametrize(("slug", "preset", "seats"), TABLES)
def test_every_step_of_opening_or_leaving_a_table_is_short(
    tmp_path: Path, done: Counter[str], slug: str, preset: str, seats: int
) -> None:
    compose.cache_clear()
    nav = HotSeatWindow(tmp_path).nav
    check(nav, done, lambda: nav.play_request(PlayRequest(slug, preset, seats, seed="opening")))
    check(nav, done, nav.open_menu)
    nav.back()
    check(nav, done, nav.open_rules)
    nav.back()
    check(nav, done, nav.leave_table)

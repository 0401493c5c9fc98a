"""The page The Deal of the Day. The visitor plays, comes back, sees the result, and compares it with a friend's."""

from datetime import date
from pathlib import Path

import pygame
import pytest

from crowe_table.engine.core import Reason
from crowe_table.gui.pages.daily import DailyPage
from crowe_table.gui.walkthrough import WalkPage
from crowe_table.hosting.daily import DailyResult, daily_deal, read_result_code, result_code
from crowe_table.hosting.session import Session
from tests.gui.hot_seat_fixture import HotSeatWindow
from tests.hosting.test_daily import finished, started


@pytest.fixture
def window(tmp_path: Path) -> HotSeatWindow:
    return HotSeatWindow(tmp_path)


def opened(window: HotSeatWindow) -> DailyPage:
    window.nav.open_daily()
    window.tick()
    page = window.stack[-1]
    assert isinstance(page, DailyPage)
    return page


def press(window: HotSeatWindow, page: DailyPage, key: str) -> None:
    page.hold(key)
    window.hear(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    window.hear(pygame.KEYUP, key=pygame.K_RETURN, mod=0, unicode="")
    window.tick()


def told(page: DailyPage) -> list[str]:
    return [*page._own_result(), *page._comparison()]


def test_the_deal_of_today_is_played_and_continued(window: HotSeatWindow) -> None:
    press(window, opened(window), "play")
    session = window.nav._session
    assert isinstance(session, Session)
    assert session.head.seed == daily_deal(date.today()).seed
    window.nav.leave_table()
    window.tick()
    press(window, opened(window), "play")
    assert window.nav._session.head.begun == session.head.begun, "the same game is continued"


def test_a_finished_deal_shows_its_result_and_its_code(window: HotSeatWindow) -> None:
    finished(window.shelf, daily_deal(date.today()))
    page = opened(window)
    [own] = told(page)
    assert own.startswith("Today: ")
    copied: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.scrap, "put_text", copied.append)
        press(window, page, "copy")
    assert isinstance(read_result_code(copied[0]), DailyResult)
    press(window, page, "play")
    assert isinstance(window.stack[-1], WalkPage)


def test_a_friend_is_compared_on_the_same_day(window: HotSeatWindow) -> None:
    page = opened(window)
    page._type(result_code(DailyResult(date.today(), 7, 3)))
    press(window, page, "compare")
    assert "7 points, and the best of the others 3" in told(page)[1]
    assert told(page)[2] == "You did not play that deal."
    page._type("not a code")
    press(window, page, "compare")
    assert told(page)[1] == window.services.words.reason(as_reason("not a code"))


def test_an_empty_field_cannot_be_compared(window: HotSeatWindow) -> None:
    page = opened(window)
    compare = next(each for each in page.controls if each.key == "compare")
    page.step(1)
    assert not compare.enabled
    page._type("a")
    assert compare.enabled
    page._type(" ")
    assert not compare.enabled


def as_reason(text: str) -> Reason:
    read = read_result_code(text)
    assert isinstance(read, Reason)
    return read


def test_a_game_in_progress_has_no_result(window: HotSeatWindow) -> None:
    started(window.shelf, daily_deal(date.today())).close()
    assert told(opened(window)) == ["You have not played today’s deal to its end yet."]

"""The page of Famous Hands, which tells the story of a deal and plays a copy of it. Shipped files are never changed."""

import os
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from crowe_table import games
from crowe_table.engine.core import Reason, Seat, because
from crowe_table.engine.journal import Head, Header, Journal
from crowe_table.engine.money import Farthings
from crowe_table.engine.series import Participant
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.draw.parts import InParts
from crowe_table.gui.hot_seat import HotSeatScreen
from crowe_table.gui.pages import exhibits as exhibits_page
from crowe_table.gui.pages.exhibits import MIN_FAN, ExhibitsPage
from crowe_table.gui.pages.flow import Block, lay
from crowe_table.gui.pages.title import COURTS
from crowe_table.hosting.exhibits import Exhibit, exhibits, hand_of
from crowe_table.hosting.replay import load
from crowe_table.paths import shipped
from crowe_table.settings import Settings
from crowe_table.words import locales
from tests.gui.hot_seat_fixture import HotSeatWindow
from tests.gui.test_pages import PageWindow, control, title_page
from tests.present import appended

FOUND = exhibits()


@pytest.mark.parametrize("number", range(len(FOUND)), ids=[exhibit.name for exhibit in FOUND])
def test_a_famous_hand_is_played_as_the_visitors_own_session(tmp_path: Path, number: int) -> None:
    saves = sorted(shipped("saves").iterdir())
    before = [(path, path.read_bytes(), path.stat().st_mtime_ns) for path in saves]
    window = HotSeatWindow(tmp_path)
    window.nav.open_exhibits()
    page = window.stack[-1]
    assert isinstance(page, ExhibitsPage)
    page._chosen = number
    page.recompose()
    page.hold("play")
    window.hear(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)
    assert isinstance(window.stack[-1], HotSeatScreen)
    exhibit, session = FOUND[number], window.session
    assert session.path.parent == tmp_path / "sessions"
    assert session.head.exhibit == exhibit.name
    assert (session.head.seed, session.head.options) == (exhibit.head.seed, exhibit.head.options)
    assert session.head.series.name
    window.play(Random(number), lambda p: p.session.count > 6)
    seat = exhibit.seat
    assert window.viewer == seat
    window.nav.leave_table()
    assert load(session.path).table
    assert [(path, path.read_bytes(), path.stat().st_mtime_ns) for path in saves] == before
    assert sorted(shipped("saves").iterdir()) == saves


def test_the_page_shows_only_the_visitors_hand() -> None:
    for exhibit in FOUND:
        hand = hand_of(exhibit)
        game: Any = games.game(exhibit.head.game)
        piles = {pile.key.partition(":")[0] for pile in game.piles.of_table(2)}
        assert ("hand" in piles) <= len(hand) <= 13
        assert len(set(hand)) == len(hand)


def test_every_famous_hand_can_be_read_and_reached_by_keyboard_and_mouse() -> None:
    window = PageWindow()
    page = window.show(ExhibitsPage(window.services, window, window.famous_deals))
    for number, _ in enumerate(FOUND[:6]):
        window.click(control(page, f"exhibit-{number}").area.center)
        assert page._chosen == number
        words = window.services.words.game(FOUND[number].game)
        for tail in ("", "-story", "-task"):
            assert words.has(f"exhibit-{FOUND[number].name}{tail}")
    window.click(control(page, f"exhibit-{page._chosen}").area.center)
    assert page.held is control(page, "play")
    window.key(pygame.K_RETURN)
    assert window.went == [FOUND[page._chosen]]


@pytest.mark.parametrize("locale", locales())
def test_the_longest_tale_continues_on_another_page_at_full_print_size(
    locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even the smallest window with the largest print shows the whole text and the hand. Nothing covers the button."""
    ends: list[int] = []
    said: list[StyledText] = []
    fans: list[pygame.Rect] = []
    set_plainly = ExhibitsPage.said

    def lay_and_note(blocks: Sequence[Block], area: pygame.Rect, gap: int) -> InParts[int]:
        yield
        ends.append(lay(blocks, area, gap) - gap)
        return ends[-1] + gap

    def said_and_noted(self: ExhibitsPage, words: StyledText, width: int, centred: bool = False) -> Block:
        block = set_plainly(self, words, width, centred)

        def lay_noted(area: pygame.Rect) -> None:
            said.append(words)
            block.lay(area)

        return replace(block, lay=lay_noted)

    monkeypatch.setattr(exhibits_page, "lay_in_parts", lay_and_note)
    monkeypatch.setattr(exhibits_page, "fan", lambda _background, _assets, _hand, area: iter([appended(fans, area)]))
    monkeypatch.setattr(ExhibitsPage, "said", said_and_noted)
    window = PageWindow((1024, 768), Settings(text_size="largest", language=locale))
    page = ExhibitsPage(window.services, window, window.famous_deals)
    told = [window.services.words.game(each.game).text(f"exhibit-{each.name}-story") for each in FOUND]
    page._chosen = told.index(max(told, key=len))
    window.show(page)
    tops = [control(page, "tale-after").area.top]
    while control(page, "tale-after").enabled:
        window.key(pygame.K_PAGEDOWN)
        tops.append(control(page, "tale-after").area.top)
    words = window.services.words.game(FOUND[page._chosen].game)
    name = f"exhibit-{FOUND[page._chosen].name}"
    story = " ".join(dict.fromkeys(each.text for each in said if each.size == 20)).replace("\n", " ")
    assert story == words.text(f"{name}-story")
    assert [each.text for each in said[-2:]] == [words.text("exhibits-asked"), words.text(f"{name}-task")]
    assert [each.size for each in said[-2:]] == [24, 21]
    assert len(tops) == page._pages > 1
    assert max(ends) <= min(tops)
    assert len(fans) == 1
    assert fans[0].h >= window.services.assets.canvas.px(MIN_FAN)
    for _ in range(page._pages - 1):
        assert control(page, "tale-before").enabled
        window.key(pygame.K_PAGEUP)
    assert not control(page, "tale-before").enabled


def test_a_paragraph_longer_than_a_page_breaks_between_two_lines() -> None:
    window = PageWindow()
    page = window.show(ExhibitsPage(window.services, window, window.famous_deals))
    words = StyledText("One word follows another to the end of all. " * 40)
    parts = page.said_in_parts(words, 400, 300)
    assert len(parts) > 1
    assert max(part.high for part in parts) <= 300
    assert sum(part.high for part in parts) == pytest.approx(page.said(words, 400).high, rel=0.02)


def test_a_hand_that_cannot_be_played_says_why() -> None:
    window = PageWindow()
    window.refusal = because("save-other-laws", game="whist", laws=9, ours=1)
    page = window.show(ExhibitsPage(window.services, window, window.famous_deals))
    page._play()
    assert isinstance(page._refusal, Reason)
    assert len(window.stack) == 1


def test_without_famous_hands_their_page_is_not_offered() -> None:
    window = PageWindow()
    window.famous_deals = ()
    page = window.show(title_page(window, COURTS[0]))
    assert "exhibits" not in {each.key for each in page.controls}
    window.famous_deals = FOUND
    page.build()
    window.rest()
    window.click(control(page, "exhibits").area.center)
    assert window.went == ["exhibits"]


@pytest.mark.parametrize("kept", [True, False])
@pytest.mark.parametrize("hands", [True, False])
def test_the_title_page_always_has_all_its_buttons(kept: bool, hands: bool) -> None:
    window = PageWindow()
    window.famous_deals = FOUND if hands else ()
    window.shelf.saved = window.shelf.saved if kept else []
    page = window.show(title_page(window, COURTS[0]))
    keys = {each.key for each in page.controls}
    assert {"seat", "rules", "settings", "about", "leave"} <= keys
    assert ("saved" in keys) == kept
    assert ("exhibits" in keys) == hands


def test_many_hands_take_several_pages(tmp_path: Path) -> None:
    """The shipped famous hands are repeated until they need more than one page."""
    window = PageWindow()
    window.famous_deals = FOUND * 3
    page = window.show(ExhibitsPage(window.services, window, window.famous_deals))
    seen = set()
    while True:
        seen |= {each.key for each in page.controls if each.key.startswith("exhibit-")}
        after = control(page, "after")
        if not after.enabled:
            break
        window.click(after.area.center)
    assert len(seen) == len(FOUND) * 3


def test_a_copied_hand_is_dated_today(tmp_path: Path) -> None:
    window = HotSeatWindow(tmp_path)
    assert window.nav.play_exhibit(FOUND[0]) is None
    year = time.gmtime().tm_year
    assert window.session.head.begun.startswith(str(year))
    assert not FOUND[0].head.begun.startswith(str(year))
    assert os.fspath(window.session.path.name).startswith(FOUND[0].game)


def test_an_impossible_deal_shows_no_hand(tmp_path: Path) -> None:
    head = Header(
        game="cribbage", laws=99, preset="crowe", options=FOUND[0].head.options,
        players=(Participant("A"), Participant("B")),
        purses=(Farthings(0), Farthings(0)), seed="none", exhibit="broken",
    )  # fmt: skip
    journal = Journal(tmp_path / "broken.crowe")
    journal.write([Head(head)])
    journal.close()
    broken = Exhibit(path=journal.path, name="broken", game="cribbage", seat=Seat(0), head=head)
    assert hand_of(broken) == ()
    window = HotSeatWindow(tmp_path)
    refused = window.nav.play_exhibit(broken)
    assert refused is not None
    assert refused.key == "save-other-laws"

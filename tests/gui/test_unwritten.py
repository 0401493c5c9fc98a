"""Data that is not saved to disk.

A warning is visible, no text claims that the data is saved, and leaving asks first.
"""

import ast
import errno
import os
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

import crowe_table
from crowe_table.engine.core import Reason, because
from crowe_table.gui.exhibition.navigator import ExhibitionNavigator
from crowe_table.gui.nav import PROMISES_FOR_ALL_TABLES, WindowNavigator
from crowe_table.gui.pages.fault import FaultPage
from crowe_table.gui.pages.lost import LostPage
from crowe_table.gui.pages.title import TitlePage
from crowe_table.gui.pages.unwritten import UnwrittenSheet
from crowe_table.gui.table.frame import frame_of
from crowe_table.hosting import writer
from crowe_table.hosting.session import Session
from crowe_table.settings import Settings
from crowe_table.words import Words, locales
from tests.gui.hot_seat_fixture import HotSeatWindow
from tests.gui.table_fixture import Chair
from tests.hosting.test_disk_faults import wait_until
from tests.small_disk import refusing

PACKAGE = Path(crowe_table.__file__).parent
REASONS = (
    because("unwritten-full"),
    because("unwritten-read-only", folder="sessions"),
    because("unwritten-gone"),
    because("unwritten-replaced", file="schafskopf-2026-11-27-1005-0c1d54b5.crowe"),
    because("unwritten-slow"),
    because("unwritten-failed", why=os.strerror(errno.EIO)),
)
FULL = REASONS[0]
PROMISES = ("menu", "leave-house", "leave-table", "fault", "saved", "about")


# --- The warning -----------------------------------------------------------------------------------------------------


def marked(chair: Chair, why: Reason | None) -> None:
    chair.doors.unwritten = lambda: why  # type: ignore[method-assign]
    chair.settle()


@pytest.mark.parametrize("why", REASONS, ids=lambda why: why.key)
@pytest.mark.parametrize("locale", locales())
def test_the_warning_is_above_the_log_and_covers_nothing(locale: str, why: Reason) -> None:
    for size, text in (((1024, 768), "largest"), ((1280, 800), "ordinary"), ((1920, 1080), "larger")):
        chair = Chair(size=size, settings=replace(Settings(language=locale), text_size=text))
        chair.settle()
        before = chair.screen.tabletop.log_paper.area
        marked(chair, why)
        mark, account = chair.screen.unwritten.area, chair.screen.tabletop.log_paper.area
        assert mark
        assert frame_of(chair.services.assets).area(frame_of(chair.services.assets).account).contains(mark)
        assert account.top >= mark.bottom
        assert account.bottom == before.bottom
        for control in chair.screen.answers.controls:
            assert not control.area.colliderect(mark), control.key
        marked(chair, None)
        assert chair.screen.unwritten.area is None
        assert chair.screen.tabletop.log_paper.area == before


@pytest.mark.parametrize(
    ("slug", "preset", "seats"), [("hazard", "crowe", 6), ("brag", "crowe", 5), ("ombre", "pearson", 4)]
)
def test_the_warning_hides_no_answer(slug: str, preset: str, seats: int) -> None:
    chair = Chair(seats, size=(1024, 768), slug=slug, preset=preset, settings=Settings(language="de"))
    chair.settle()
    marked(chair, REASONS[3])
    mark = chair.screen.unwritten.area
    assert mark
    for control in chair.screen.answers.controls:
        assert not control.area.colliderect(mark), control.key


def test_the_log_moves_even_if_its_height_is_unchanged() -> None:
    chair = Chair()
    marked(chair, None)
    paper = chair.screen.tabletop.log_paper
    paper.set_bottom(paper.area.bottom - 50)
    paper.show()
    before, lay = paper.area, paper._paper.y
    paper.bottom += 30
    paper.set_top(before.y + 30)
    assert paper.area == before.move(0, 30)
    assert paper._paper.y == lay + 30


def test_the_warning_survives_messages_and_a_resize() -> None:
    chair = Chair()
    marked(chair, FULL)
    for _ in range(40):
        chair.screen.step(chair.now + 1000)
        chair.now += 1000
    assert chair.screen.unwritten.area
    chair.resize((1920, 1080))
    chair.settle()
    assert chair.screen.unwritten.area


# --- Leaving ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> HotSeatWindow:
    monkeypatch.setattr(writer, "CHECK_INTERVAL", 0.02)
    window = HotSeatWindow(tmp_path)
    window.lay("ph", "cribbage", "crowe")
    window.settle()
    return window


def full(patch: pytest.MonkeyPatch, window: HotSeatWindow) -> Session:
    """Fill the disk and continue the game. Return the session."""
    patch.setattr(os, "fsync", refusing(errno.ENOSPC))
    session = window.nav._session
    session.submit(session.view(session.awaited[0]).legal[0])
    wait_until("unwritten-full", session)
    return session


WAYS_OUT: dict[str, Callable[[WindowNavigator], object]] = {
    "leave the table": lambda nav: nav.leave_table(),
    "leave the house": lambda nav: nav.quit(),
    "close the window": lambda nav: nav.close_window(),
    "another game": lambda nav: nav.play_same_cards(),
}


@pytest.mark.parametrize("way", WAYS_OUT)
def test_every_way_of_leaving_asks_first(window: HotSeatWindow, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    nav = window.nav
    with monkeypatch.context() as broken:
        session = full(broken, window)
        WAYS_OUT[way](nav)
        sheet = nav.top
        assert isinstance(sheet, UnwrittenSheet)
        sheet.back()
        assert nav.at_table
        WAYS_OUT[way](nav)
        sheet = nav.top
        assert isinstance(sheet, UnwrittenSheet)
        nav.try_again()
        while nav.is_trying_again:
            time.sleep(0.005)
        sheet.step(1e6)
        assert nav.top is sheet, "the disk is still full"
    nav.try_again()
    wait_until("", session)
    while nav.is_trying_again:
        time.sleep(0.005)
    sheet.step(2e6)
    assert nav.top is None or isinstance(nav.top, TitlePage) or nav._session is not session
    assert session.close() is None


def test_a_second_press_on_the_close_button_closes_the_window(
    window: HotSeatWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        full(broken, window)
        window.nav.close_window()
        assert isinstance(window.nav.top, UnwrittenSheet)
        window.nav.close_window()
        assert window.nav.top is None


def test_closing_the_window_asks_no_second_time_over_the_same_question(
    window: HotSeatWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        full(broken, window)
        window.nav.leave_table()
        sheet = window.nav.top
        assert isinstance(sheet, UnwrittenSheet)
        window.nav.close_window()
        assert window.nav.top is sheet
        window.nav.close_window()
        assert window.nav.top is None


def test_termination_asks_nobody_and_the_next_start_reports_it(
    window: HotSeatWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with monkeypatch.context() as broken:
        full(broken, window)
        window.nav.close()
        assert window.nav.top is None
    again = HotSeatWindow(tmp_path)
    again.nav.show_losses()
    assert isinstance(again.nav.top, TitlePage), "nothing is found before the search of the shelf"
    again.nav._shelf.read_ahead(wait=60)
    again.nav.show_losses()
    page = again.nav.top
    assert isinstance(page, LostPage)
    page.back()
    again.nav.show_losses()
    assert isinstance(again.nav.top, TitlePage), "it is reported once"


# --- Promises --------------------------------------------------------------------------------------------------------


def test_a_promise_of_saving_is_true(window: HotSeatWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    nav, words = window.nav, Words()
    assert [nav.kept(promise) for promise in PROMISES] == [words.text(f"kept-{promise}") for promise in PROMISES]
    with monkeypatch.context() as broken:
        full(broken, window)
        assert {nav.kept(promise) for promise in PROMISES} == {words.reason(FULL)}
        nav._close_all()
    assert {nav.kept(promise) for promise in PROMISES_FOR_ALL_TABLES} == {words.text("unwritten-left")}
    window.lay("ph", "cribbage", "crowe")
    assert nav.kept("menu") == words.text("kept-menu"), "it holds for this table"
    assert nav.kept("leave-house") == words.text("unwritten-left"), "it does not hold for every table"


def test_the_fault_page_does_not_claim_that_lost_data_is_saved(
    window: HotSeatWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        full(broken, window)
        window.nav.recover()
    assert isinstance(window.nav.top, FaultPage)
    assert window.nav.kept("fault") == Words().text("unwritten-left")


SPEAKS_OF_KEEPING = {
    "en": r"\bis saved( by itself|,| as|:)|\b(is|are) kept\b|keeps? it as",
    "de": r"aufgehoben|bleibt stehen, wie|(ist|wird) (von selbst |Karte für Karte )?gespeichert",
    "fr": r"\bgardée?s?\b|se garde ",
    "es": r"\bse guardan?\b|guardad[ao]s?\b",
}
NO_PROMISE = {
    "saved-shared": "said when the file is written",
    "share-not-taken": "said when the file is not copied",
    "refuse-fault-reported": "said when the report is written",
    "save-set-aside": "said when it is set aside",
    "save-cannot-write": "that something is not saved",
    "save-no-seed": "of where a thing should be, which is not there",
    "save-link": "of a table that lies elsewhere",
    "settings-set-aside": "said when it is set aside",
    "refuse-hint-house": "hints, put away",
    "hint-line-keeps": "a card",
    "saved-heading": "a title",
    "title-saved": "a title",
    "saved-none": "that there is none",
    "match-gone": "that a match is not there",
    "seat-money-own": "a purse",
    "exhibition-staff-day": "that nothing personal is kept",
    "exhibition-tables": "a setting, explained to staff",
    "exhibition-tables-kept": "the name of a setting",
    "exhibition-statistics": "a setting, explained to staff",
    "confirm-unsaved-told": "a warning of what is not saved",
    "records-written": "a file, once it is written",
    "print-written": "a file, once it is written",
}


@pytest.mark.parametrize("locale", SPEAKS_OF_KEEPING)
def test_one_function_shows_every_promise_of_saving(locale: str) -> None:
    """The key of each such message begins with ``kept-``. Only one function of the window uses these keys."""
    found = set()
    for path in (PACKAGE / "words" / locale).glob("*.ftl"):
        if path.name in ("cli.ftl", "table.ftl", "history.ftl"):
            continue  # The command line reports locations; the others mean cards.
        for message in re.split(r"(?m)^(?=[a-z][\w-]* =)", path.read_text("utf-8"))[1:]:
            key, _, text = message.partition(" =")
            if re.search(SPEAKS_OF_KEEPING[locale], re.sub(r"(?m)^#.*", "", text), re.IGNORECASE):
                found.add(key)
    assert {key for key in found if not key.startswith("kept-")} <= set(NO_PROMISE)
    assert {key for key in found if key.startswith("kept-")} == {f"kept-{promise}" for promise in PROMISES}


def test_no_other_message_promises_saving() -> None:
    spelt = {
        (source.relative_to(PACKAGE).as_posix(), node.value)
        for source in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(source.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.match(r"kept-", node.value)
    }
    assert spelt == {("gui/nav.py", "kept-")}


def test_an_exhibition_promises_no_saving() -> None:
    nav = ExhibitionNavigator.__new__(ExhibitionNavigator)
    nav._services = type("Spoken", (), {"words": Words()})()
    assert nav.unwritten() is None
    told = {nav.kept(promise) for promise in PROMISES}
    assert told == {Words().text("exhibition-not-your-own")}
    assert not any(re.search(SPEAKS_OF_KEEPING["en"], each) for each in told)

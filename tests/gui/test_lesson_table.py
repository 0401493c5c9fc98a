"""A lesson at the table. Its sentence stays readable. Its task is highlighted, and one press answers it."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import HIDDEN
from crowe_table.engine.core import Reason, Seat, act_of
from crowe_table.engine.journal import Header
from crowe_table.gui.hot_seat import HotSeatScreen
from crowe_table.gui.lesson_opening import LessonOpeningSheet
from crowe_table.gui.pages.lessons import LessonLine, LessonsPage
from crowe_table.gui.pages.page import Page
from crowe_table.gui.table.forced_answer import offered
from crowe_table.gui.table.screen import TableScreen
from crowe_table.hosting.lessons import games_with_lessons, lesson_head, lesson_of, lessons_of, step_count
from crowe_table.hosting.new_table import table_of
from crowe_table.kit.between_deals import ProposeRise
from crowe_table.kit.lessons import LessonStep
from crowe_table.kit.tricks import Play
from crowe_table.settings import Settings
from crowe_table.words import Words
from crowe_table.words.terms import plain
from tests.gui.hot_seat_fixture import QUICK, TIMEOUT, HotSeatWindow, company
from tests.present import present

LESSON = lesson_of("cribbage")
assert LESSON
PICTURE_SHARE = 0.5
"""Minimum height of the picture before a lesson, as a fraction of the window's height."""
STEPS = {step.name: step for step in LESSON.steps}


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HotSeatWindow]:
    found = HotSeatWindow(tmp_path_factory.mktemp("lesson"), settings=Settings(reduced_motion=True))
    yield found
    found.nav.close()


@pytest.fixture
def table(window: HotSeatWindow) -> TableScreen:
    assert window.nav.play_lesson("cribbage") is None
    assert window.table
    return window.table


def go_to(window: HotSeatWindow, name: str, slug: str = "cribbage") -> LessonStep:
    """Complete all steps before this one."""
    lesson = lesson_of(slug)
    assert lesson
    for step in lesson.steps:
        assert window.table
        until = time.monotonic() + TIMEOUT
        while window.table.answer.taught != step.do:
            assert time.monotonic() < until
            window.tick(200)
        if step.name == name:
            return step
        window.table.controller.submit(step.do)
    raise LookupError(name)


def spoken(window: HotSeatWindow, which: str) -> str:
    """Return the instruction (``step``) or the explanation (``why``) as it should be displayed."""
    assert window.table
    reason = getattr(window.table.controller._client.lesson(), which)
    return window.table.tabletop._words.reason(reason)


def test_a_lesson_opens_with_the_aim_of_the_game(window: HotSeatWindow, table: TableScreen) -> None:
    go_to(window, next(iter(STEPS)))
    note = table.tabletop.log_paper.describe().note
    assert note == plain(f"{spoken(window, 'step')} {spoken(window, 'why')}")
    assert "Peg 61 holes before the other does." in note


def test_pressing_one_requested_card_gives_them_all(window: HotSeatWindow, table: TableScreen) -> None:
    step = go_to(window, "lay-out")
    table.controller.choose(table.answer.chosen[0])
    assert any(line.startswith(f"accepted {type(step.do).__name__}") for line in window.traced)


def test_after_a_wrong_answer_the_right_card_is_raised_again(window: HotSeatWindow, table: TableScreen) -> None:
    step = go_to(window, "fifteen")
    assert isinstance(step.do, Play)
    wrong = next(card for card in table.answer.allowed if card != step.do.card)
    table.controller.give(wrong)
    assert table.answer.refusal is not None
    assert table.answer.chosen == [step.do.card]
    area = table.tabletop.papers.counted(next(s for s in table.tabletop.stage.layout.spots if s.shows == "count"))
    assert area
    assert [edge.contains(area) for edge in table.tabletop.highlights.areas()] == [True]


def test_a_lessons_sentence_stays_readable_after_a_deal(window: HotSeatWindow, table: TableScreen) -> None:
    go_to(window, "counted")
    question, paper = table.tabletop.question, table.tabletop.log_paper
    assert (paper.lesson, question.result) == (plain(spoken(window, "step")), "")
    assert table.answer.view.ask
    assert question.says == plain(table.tabletop._words.ask(table.answer.view.ask))


def test_an_answer_that_would_end_the_game_is_refused_without_confirmation(
    window: HotSeatWindow, table: TableScreen
) -> None:
    step = go_to(window, "counted")
    table.controller.press(act_of(ProposeRise))
    assert isinstance(window.stack[-1], HotSeatScreen)
    assert table.answer.refusal
    assert table.answer.refusal.key == "lesson-another"
    assert table.answer.taught == step.do


def test_the_next_task_waits_until_the_explanation_is_read(window: HotSeatWindow, table: TableScreen) -> None:
    """The opponent answers meanwhile, because the explanation may be about that answer. A press ends the wait."""
    go_to(window, "lead")
    table.controller.submit(STEPS["lead"].do)
    until = time.monotonic() + TIMEOUT
    while not table._held_back:
        assert time.monotonic() < until
        window.tick(0 if window.session.waiting else 10)  # Reading takes no time during disk writes.
    assert window.session.count > 0
    assert table.answer.view.call is not None
    assert not table.answer.asked
    assert table.tabletop.log_paper.lesson == plain(spoken(window, "why"))
    window.hear(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")
    window.tick(10)
    assert table.answer.taught == STEPS["fifteen"].do


def test_an_explanation_fits_beside_the_most_answers(tmp_path: Path) -> None:
    """The test uses German, a window of the minimum height, and the largest print.

    Below the list of bids, only the lesson's answer has a button.
    """
    settings = replace(QUICK, language="de", text_size="largest")
    window = HotSeatWindow(tmp_path, settings=settings, size=(1280, 800))
    window.services.words = Words("de")
    assert window.nav.play_lesson("piquet") is None
    step = go_to(window, "sequence", "piquet")
    assert window.table
    for _ in range(3):
        window.tick(50)
    paper = window.table.tabletop.log_paper
    assert paper.area.h >= paper.least
    ladder = window.table.answers.ladder
    assert ladder
    below = [each for each in window.table.answers.controls if not ladder.box.contains(each.area)]
    acts = [control.key for control in below if control.key.startswith("act-")]
    assert acts == [f"act-{act_of(step.do)}"]
    window.nav.close()


def test_an_act_outside_the_lesson_is_not_begun(window: HotSeatWindow) -> None:
    """After the refusal, one press still places the lesson's bet, because its sum is already dialled."""
    assert window.nav.play_lesson("bassett") is None
    step = go_to(window, "three", "bassett")
    table = window.table
    assert table
    table.controller.press("copper")
    assert table.answer.refusal
    assert table.answer.refusal.key == "lesson-another"
    do: Any = step.do
    table.controller.pick_spot(do.spot)
    assert any(line == f"accepted {step.do}" for line in window.traced)


def test_enter_gives_a_lessons_answer_without_cards(window: HotSeatWindow) -> None:
    """The answer is given although the keyboard focus is on a card."""
    assert window.nav.play_lesson("ombre") is None
    step = go_to(window, "claim", "ombre")
    table = window.table
    assert table
    while not table.answer.gate.open or table.guarded:
        window.tick(100)
    table.focus.hold(table.focus.cards[0])
    table.keyboard.press(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    assert any(line == f"accepted {step.do}" for line in window.traced)


def test_why_in_a_lesson_explains_its_step(window: HotSeatWindow) -> None:
    assert window.nav.play_lesson("ombre") is None
    go_to(window, "ace", "ombre")
    table = window.table
    assert table
    words, lesson = table.tabletop._words, table.controller._client.lesson()
    assert lesson
    assert lesson.reason
    assert lesson.reason.key == "lesson-ace-why"
    table.controller.why_not(HIDDEN)
    assert table.tabletop.question.says == plain(words.text("lesson-reason", why=words.reason(lesson.reason)))


def test_players_named_in_a_lesson_are_highlighted(window: HotSeatWindow) -> None:
    """The learner is not highlighted. The edges disappear with the sentence."""
    assert window.nav.play_lesson("ombre") is None
    go_to(window, "pass", "ombre")
    assert window.table
    tabletop = window.table.tabletop
    ticket = tabletop.stage.ticket_area(Seat(2))
    assert [edge.contains(ticket) for edge in tabletop.highlights.areas()] == [True]
    assert window.nav.play_lesson("ombre") is None
    go_to(window, "heart", "ombre")
    assert window.table.tabletop.highlights.areas() == []


def test_the_panel_is_cleared_when_play_is_free(window: HotSeatWindow, table: TableScreen) -> None:
    table.controller.submit(go_to(window, list(STEPS)[-1]).do)
    while not table.answer.asked:
        window.tick(200)
    assert table.tabletop.log_paper.lesson == window.services.words.text("lesson-over")
    table.controller.submit(table.answer.legal[0])
    until = time.monotonic() + TIMEOUT
    while table.tabletop.log_paper.lesson:
        assert time.monotonic() < until
        window.tick(50)


def test_a_highlight_keeps_clear_of_its_title(window: HotSeatWindow) -> None:
    assert window.nav.play_lesson("all-fours") is None
    go_to(window, "give", "all-fours")
    assert window.table
    table = window.table.tabletop
    turned = next(spot for spot in table.stage.layout.spots if spot.shows == "turned")
    name, place = table._titles._set(turned)[1:]
    assert [edge.colliderect(name.get_bounding_rect().move(place.topleft)) for edge in table.highlights.areas()] == [
        False
    ]


def test_the_page_marks_lessons_begun_and_done(tmp_path: Path) -> None:
    window = HotSeatWindow(tmp_path, settings=replace(QUICK, text_size="ordinary"), size=(1920, 1080))
    window.nav.open_lessons()
    page = window.stack[-1]
    assert isinstance(page, LessonsPage)
    slugs, words = page._slugs, window.services.words
    hard = [int(words.game(slug).text(f"game-{slug}-difficulty")) for slug in slugs]
    assert hard == sorted(hard)
    assert set(slugs) == set(games_with_lessons())
    window.nav.back()
    assert window.nav.play_lesson("cribbage") is None
    go_to(window, "fifteen")
    window.nav.leave_table()
    done = list(STEPS).index("fifteen")
    assert lesson_mark(window, "cribbage") == f"{done} of {len(STEPS)} steps"
    assert lesson_mark(window, "whist") == "6 min."
    assert window.nav.play_lesson("cribbage") is None
    assert window.table
    window.table.controller.submit(go_to(window, list(STEPS)[-1]).do)
    window.tick(50)
    window.nav.leave_table()
    assert lesson_mark(window, "cribbage") == words.text("lessons-done")
    window.nav.close()


@pytest.mark.parametrize("opens", ["open_lessons", "open_new_table", "open_rules", "open_records", "open_about"])
def test_tab_reaches_everything_on_the_last_spread_of_a_page(opens: str, tmp_path: Path) -> None:
    """The control that has the first focus may be on another spread, or be disabled there."""
    window = HotSeatWindow(tmp_path, settings=replace(QUICK, text_size="largest"), size=(1024, 768))
    getattr(window.nav, opens)()
    page = window.stack[-1]
    assert isinstance(page, Page)
    while turns := [each for each in page.controls if each.key == "after" and each.enabled]:
        turns[0].act()
    wanted = {each.key for each in page.controls if each.enabled}
    page.hold("")
    reached = set()
    for _ in page.controls:
        window.strike(pygame.K_TAB)
        reached.add(present(page.held).key)
    assert reached == wanted
    page.hold("")
    window.strike(pygame.K_RETURN)
    assert page.held
    window.nav.close()


def test_a_deal_that_begins_in_the_middle_announces_its_first_task(tmp_path: Path) -> None:
    window = HotSeatWindow(tmp_path, settings=QUICK)
    assert window.nav.play_lesson("bezique", 1) is None
    go_on(window, lessons_of("bezique")[1].steps[0])
    for _ in range(20):
        window.tick(50)
    assert [line.partition("@")[0] for line in window.traced] == ["asked follow AS"]
    window.nav.close()


@pytest.mark.parametrize("slug", ["cribbage", "ombre", "hazard"])
def test_a_lesson_shows_the_end_of_its_game_first(slug: str, tmp_path: Path) -> None:
    """The test uses German, a small window, and the largest print."""
    settings = replace(QUICK, language="de", text_size="largest")
    window = HotSeatWindow(tmp_path, settings=settings, size=(1024, 768))
    window.services.words = Words("de")
    window.nav.open_lessons()
    assert window.nav.open_lesson(slug) is None
    sheet = window.stack[-1]
    assert isinstance(sheet, LessonOpeningSheet)
    whole = sheet.rect(sheet.box)
    assert window.surface.get_rect().contains(whole)
    assert whole.contains(sheet.picture_area)
    assert sheet.picture_area.h >= PICTURE_SHARE * window.surface.get_height()
    assert all(not sheet.picture_area.colliderect(control.area) for control in sheet.controls)
    sheet._begin()
    assert window.table
    assert window.table.answer.view.game == slug
    window.nav.close()


def test_the_next_deal_of_a_lesson_follows_the_first(tmp_path: Path) -> None:
    window = HotSeatWindow(tmp_path, settings=QUICK)
    assert window.nav.play_lesson("bezique") is None
    assert window.table
    window.table.controller.submit(go_to(window, present(lesson_of("bezique")).steps[-1].name, "bezique").do)
    until = time.monotonic() + TIMEOUT
    while not isinstance(window.stack[-1], LessonOpeningSheet):
        assert time.monotonic() < until
        window.tick(200)
    stays = next(control for control in window.stack[-1].controls if control.key == "back")
    assert stays.describe().name == "Play this deal on"
    window.stack[-1]._begin()
    later = lessons_of("bezique")[1]
    assert tuple(window.session.actions[: len(later.played)]) == later.played
    go_on(window, later.steps[0])
    assert "nothing more" in window.table.tabletop.log_paper.describe().note
    window.table.controller.submit(later.steps[0].do)
    window.nav.leave_table()
    assert (
        lesson_mark(window, "bezique") == f"{len(lessons_of('bezique')[0].steps) + 1} of {step_count('bezique')} steps"
    )
    window.nav.open_lessons()
    page = window.stack[-1]
    assert isinstance(page, LessonsPage)
    page._beginner("bezique")()
    assert isinstance(sheet := window.stack[-1], LessonOpeningSheet)
    assert sheet.picture_area.h > 0
    assert sheet._deal == 1
    assert next(control for control in sheet.controls if control.key == "back").describe().name == "Back"
    window.nav.close()


def test_a_spectator_of_a_game_without_hands_is_offered_nothing() -> None:
    head = lesson_head("hazard", present(lesson_of("hazard")), company("phh"))
    assert isinstance(head, Header)
    table = table_of(head)
    assert not isinstance(table, Reason)
    assert offered(table.watch(), Settings(sure_tricks="ask", forced_cards="ask"), None) is None


def test_nothing_interrupts_the_last_sentence_of_a_lesson(tmp_path: Path) -> None:
    """The settings offer to play sure tricks only after it, and not for a last card."""
    window = HotSeatWindow(tmp_path, settings=replace(QUICK, sure_tricks="ask"), offers=True)
    assert window.nav.play_lesson("bezique", 1) is None
    for step in lessons_of("bezique")[1].steps:
        go_on(window, step)
        present(window.table).controller.submit(step.do)
    for _ in range(60):
        window.tick(200)
    assert window.stack[-1] is window.hot_seat
    table = present(window.table)
    assert table.tabletop.log_paper.lesson == window.services.words.text("lesson-over")
    assert table.tabletop.question.says == "Lead any card."
    window.nav.close()


def go_on(window: HotSeatWindow, step: LessonStep) -> None:
    """Wait until the lesson asks for this step."""
    until = time.monotonic() + TIMEOUT
    while not window.table or window.table.answer.taught != step.do:
        assert time.monotonic() < until
        window.tick(200)


def lesson_mark(window: HotSeatWindow, slug: str) -> str:
    """Read the saved sessions, open the page of lessons, and return the mark of a game."""
    window.nav._shelf.entries()
    window.nav.open_lessons()
    page = window.stack[-1]
    assert isinstance(page, LessonsPage)
    mark = page._mark(slug)
    lines = [each for each in page.controls if isinstance(each, LessonLine)]
    assert {each.entry.mark for each in lines if each.key == f"lesson-{slug}"} <= {mark}
    window.nav.back()
    return mark

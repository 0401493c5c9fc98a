"""Every lesson can be completed by a player who follows its instructions."""

from itertools import islice
from pathlib import Path

import pytest

from crowe_table.engine.core import Reason
from crowe_table.engine.series import Participant
from crowe_table.gui.pages.summaries import summary_line
from crowe_table.hosting.hot_seat import HotSeat
from crowe_table.hosting.lessons import (
    games_with_lessons,
    lesson_head,
    lesson_minutes,
    lesson_of,
    lessons_of,
    lessons_taken,
    play_out,
    step_count,
)
from crowe_table.hosting.listing import Group
from crowe_table.hosting.session import Session
from crowe_table.hosting.shelf import Shelf
from crowe_table.hosting.worker import Worker
from crowe_table.kit.lessons import ACCOUNT, LEARNER, Lesson
from crowe_table.settings import Settings
from crowe_table.words import Words
from crowe_table.words.characters import computer_players
from tests.hosting.test_lesson_truth import head_of
from tests.present import present

LONGEST = 170
"""Maximum length of an instruction, which has three lines at the foot of the table."""


DEALS = [(slug, deal) for slug in games_with_lessons() for deal in range(len(lessons_of(slug)))]
"""Every deal of every lesson."""


def begun(slug: str, folder: Path, deal: int = 0) -> tuple[Session, HotSeat, Lesson]:
    lesson = lessons_of(slug)[deal]
    visitor = Participant("A Visitor")
    others = islice(computer_players(Words(), "sound", [visitor]), lesson.seats - 1)
    head = lesson_head(slug, lesson, (visitor, *others))
    assert not isinstance(head, Reason), head
    session = Shelf(folder).start_copy(head)
    assert isinstance(session, Session)
    client = HotSeat(session, Worker(), Settings)
    client.sit(LEARNER)
    return session, client, lesson


def listen(session: Session, client: HotSeat) -> None:
    """Let the script answer until the learner is asked."""
    told = client.lesson()
    while told and not told.do and not told.over:
        client.poll(resting=True)
        session.releases(wait=True)
        told = client.lesson()


@pytest.mark.parametrize(("slug", "deal"), DEALS)
def test_a_lesson_ends_in_free_play(slug: str, deal: int, tmp_path: Path) -> None:
    session, client, lesson = begun(slug, tmp_path, deal)
    words = Words().game(slug)
    names = [player.name for player in session.head.players]
    assert 8 <= len(lesson.steps) <= 15
    assert len({step.name for step in lesson.steps}) == len(lesson.steps)
    for number, step in enumerate(lesson.steps):
        listen(session, client)
        told = client.lesson()
        assert told
        assert told.why
        assert (told.why.key == lesson.aim) == (number == 0)
        assert len(words.reason(told.why, names)) <= LONGEST
        assert told.step
        assert (told.number, told.steps, told.step.key) == (number, len(lesson.steps), f"lesson-{step.name}")
        for key in (told.step.key, f"{told.step.key}-why"):
            assert words.has(key)
        others = [each for each in session.view(LEARNER).legal if each != step.do and type(each) is not type(step.do)]
        if others:
            refusal = client.submit(others[0])
            assert refusal
            assert refusal.key == "lesson-another"
        assert len(words.reason(told.step, names)) <= LONGEST, step.name
        assert {*step.lit} <= {ACCOUNT, *(spot.shows for spot in client.layout().spots)}
        assert told.do
        assert client.submit(told.do) is None
        session.releases(wait=True)
        told = client.lesson()
        assert told
        assert told.why
        assert len(words.reason(told.why, names)) <= LONGEST, step.name
    listen(session, client)
    told = client.lesson()
    assert told
    assert told.over
    assert told.following == next(iter(lessons_of(slug)[deal + 1 :]), None)
    assert not session.over
    session.close()


@pytest.mark.parametrize("slug", games_with_lessons())
def test_the_steps_of_all_deals_have_different_names(slug: str) -> None:
    names = [step.name for deal in lessons_of(slug) for step in deal.steps]
    assert len(set(names)) == len(names)
    assert step_count(slug) == len(names)


def test_a_lesson_takes_longer_the_more_there_is_to_read_and_to_do() -> None:
    assert lesson_minutes("brag") < lesson_minutes("bezique") < lesson_minutes("schafskopf")


@pytest.mark.parametrize(("slug", "deal"), DEALS)
def test_the_game_of_a_lesson_is_finished_for_its_picture(slug: str, deal: int) -> None:
    lesson, head = lessons_of(slug)[deal], head_of(slug, deal)
    ending, again = play_out(head, lesson), play_out(head, lesson)
    assert 0 < len(ending.winners) < len(head.players)
    assert ending.view == again.view
    assert ending.view.seat == LEARNER


def test_a_lesson_survives_take_backs_and_resuming(tmp_path: Path) -> None:
    session, client, lesson = begun("cribbage", tmp_path)
    listen(session, client)
    assert client.submit(lesson.steps[0].do) is None
    session.releases(wait=True)
    listen(session, client)
    assert client.take_back() is None
    told = client.lesson()
    assert told
    assert told.number == 0
    session.close()
    again = Shelf(tmp_path).resume(session.path)
    assert isinstance(again, Session)
    resumed = HotSeat(again, Worker(), Settings)
    resumed.sit(LEARNER)
    told = resumed.lesson()
    assert told
    assert told.do == lesson.steps[0].do
    again.close()


def test_a_lesson_that_was_left_is_listed_as_a_lesson(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    lesson = present(lesson_of("cribbage"))
    players = tuple(Participant(name, "" if name == "Ann" else "learner") for name in ("Ann", "Mr. Sharp"))
    head = lesson_head("cribbage", lesson, players)
    assert not isinstance(head, Reason)
    session = shelf.start_copy(head)
    assert isinstance(session, Session)
    session.close()
    entry = present(shelf.latest())
    assert entry.group is Group.UNFINISHED
    assert summary_line(Words(), entry).startswith("Cribbage: the lesson, on ")


def test_steps_that_were_taken_back_are_not_done(tmp_path: Path) -> None:
    session, client, lesson = begun("cribbage", tmp_path)
    for step in lesson.steps[:3]:
        listen(session, client)
        assert client.submit(step.do) is None
        session.releases(wait=True)
    session.close()
    shelf = Shelf(tmp_path)
    assert list(lessons_taken(shelf.entries())) == [("cribbage", "", 3)]
    again = shelf.resume(session.path)
    assert isinstance(again, Session)
    resumed = HotSeat(again, Worker(), Settings)
    resumed.sit(LEARNER)
    listen(again, resumed)
    assert resumed.take_back() is None
    again.close()
    (saved,) = Shelf(tmp_path).entries()
    assert list(lessons_taken([saved])) == [("cribbage", "", 2)]
    saved.path.unlink()
    assert list(lessons_taken([saved])) == [("cribbage", "", 0)]

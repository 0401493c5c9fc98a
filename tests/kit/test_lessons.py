"""Lesson files: their contents, and the sentence that describes each fault."""

import re
from typing import Any

import pytest

from crowe_table import games
from crowe_table.engine.cards import parse, parse_all
from crowe_table.engine.core import Seat
from crowe_table.games.cribbage.actions import LayOut
from crowe_table.kit.dealing import Cut
from crowe_table.kit.lessons import LEARNER, LessonStep, read_lessons
from crowe_table.kit.tricks import Play

ACTIONS = games.game("cribbage").actions
HEAD = "preset: crowe\nseed: s\n"


def test_a_lesson_is_read() -> None:
    (lesson,) = read_lessons(
        '# a comment\npreset: crowe\nseed: s\nseats: 4\nrules: {"target": 31}\nopening: cut 3 | 2 cut 4\n\n'
        "lay [crib, count]: lay_out QD 3C | 1 play 7S\nlead any: play AS\n",
        ACTIONS,
    )
    assert (lesson.preset, lesson.seed, lesson.seats, lesson.rules) == ("crowe", "s", 4, {"target": 31})
    assert lesson.opening == (Cut(LEARNER, 3), Cut(Seat(2), 4))
    laid = LayOut(LEARNER, tuple(parse_all("QD 3C")))
    assert lesson.steps == (
        LessonStep("lay", laid, (Play(Seat(1), parse("7S")),), lit=("crib", "count")),
        LessonStep("lead", Play(LEARNER, parse("AS")), loose=True),
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("seed: s\n", "A lesson lacks its preset."),
        (HEAD + "lead play 7S\n", "Line 3: expected “name [highlights] any: actions”."),
        (HEAD + "lead: dance 7S\n", "Line 3: “dance 7S” is no action of this game."),
        (HEAD + "lead: play\n", "Line 3: “play” lacks its card."),
        (HEAD + "lead: play 7S 8S\n", "Line 3: “8S” is too much for “play”."),
        (HEAD + "lead: play XX\n", "Line 3: “XX” is no card"),
        (HEAD + "lead: cut deep\n", "Line 3: “deep” is no number."),
    ],
)
def test_a_fault_is_named_with_its_line(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        read_lessons(text, ACTIONS)


def test_every_game_has_a_lesson_that_can_be_read() -> None:
    for slug in games.slugs():
        file: Any = games.file_of(slug, "lesson.txt")
        assert read_lessons(file.read_text("utf-8"), games.game(slug).actions)

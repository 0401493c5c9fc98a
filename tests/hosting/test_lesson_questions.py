"""Questions on the rules that a lesson answers. The file of questions is also for trials with visitors."""

import tomllib
from pathlib import Path

import pytest

from crowe_table.engine.core import Reason
from crowe_table.hosting.lessons import games_with_lessons
from crowe_table.kit.facts import arguments
from crowe_table.kit.lessons import LEARNER
from crowe_table.words import Company, Words
from tests.hosting.test_lesson_truth import head_of, messages

QUESTIONS = tomllib.loads(Path(__file__).with_name("lesson_questions.toml").read_text("utf-8"))
NUMBER = 10
"""Number of questions on a game."""


@pytest.mark.parametrize("slug", games_with_lessons())
def test_a_lesson_answers_ten_questions_on_its_rules(slug: str) -> None:
    asked = QUESTIONS[slug]
    assert len({each["question"] for each in asked}) == NUMBER
    names = tuple(player.name for player in head_of(slug).players)
    words = Words("en", slug, Company(names=names, viewer=LEARNER, coinage="counters"))
    said = {key: words.reason(Reason(key, arguments(facts))) for key, _, facts in messages(slug)}
    assert all(each["answer"] for each in asked)
    assert not [each for each in asked if each["says"] not in said[f"lesson-{each['message']}"]]

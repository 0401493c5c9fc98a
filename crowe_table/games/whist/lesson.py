"""Scripted lesson. Its texts are in lesson.ftl."""

from crowe_table.engine.cards import parse
from crowe_table.engine.core import Seat
from crowe_table.kit.dealing import Cut
from crowe_table.kit.lessons import LEARNER, Lesson, LessonStep
from crowe_table.kit.tricks import Play

YOU = LEARNER
LEFT = Seat(1)
PARTNER = Seat(2)
RIGHT = Seat(3)

LESSON = Lesson(
    preset="crowe",
    seed="lesson-54",
    seats=4,
    rules={"ritual": "quick", "dealer_may_shuffle_last": False},
    opening=(
        Cut(YOU, 37),
        Cut(LEFT, 2),
        Cut(PARTNER, 27),
        Cut(RIGHT, 39),
        Play(LEFT, parse("4D")),
        Play(PARTNER, parse("6D")),
        Play(RIGHT, parse("KD")),
    ),
    steps=(
        LessonStep("ace", Play(YOU, parse("AD"))),
        LessonStep(
            "trumps",
            Play(YOU, parse("AS")),
            (
                Play(LEFT, parse("4S")),
                Play(PARTNER, parse("3S")),
                Play(RIGHT, parse("2S")),
            ),
            lit=("trumps",),
        ),
        LessonStep(
            "queen",
            Play(YOU, parse("QD")),
            (
                Play(LEFT, parse("7D")),
                Play(PARTNER, parse("2H")),
                Play(RIGHT, parse("2D")),
            ),
        ),
        LessonStep(
            "again",
            Play(YOU, parse("KS")),
            (
                Play(LEFT, parse("8S")),
                Play(PARTNER, parse("7S")),
                Play(RIGHT, parse("5S")),
            ),
        ),
        LessonStep(
            "ruff",
            Play(YOU, parse("5D")),
            (
                Play(LEFT, parse("8D")),
                Play(PARTNER, parse("9S")),
                Play(RIGHT, parse("3D")),
                Play(PARTNER, parse("3C")),
                Play(RIGHT, parse("JC")),
            ),
        ),
        LessonStep(
            "low",
            Play(YOU, parse("4C")),
            (
                Play(LEFT, parse("2C")),
                Play(RIGHT, parse("AC")),
            ),
        ),
        LessonStep(
            "follow",
            Play(YOU, parse("5C")),
            (
                Play(LEFT, parse("QC")),
                Play(PARTNER, parse("8C")),
                Play(RIGHT, parse("JH")),
            ),
        ),
        LessonStep(
            "single",
            Play(YOU, parse("KH")),
            (
                Play(LEFT, parse("AH")),
                Play(PARTNER, parse("4H")),
                Play(LEFT, parse("KC")),
                Play(PARTNER, parse("9C")),
                Play(RIGHT, parse("6H")),
            ),
        ),
        LessonStep(
            "keep",
            Play(YOU, parse("6C")),
            (
                Play(LEFT, parse("5H")),
                Play(PARTNER, parse("QH")),
                Play(RIGHT, parse("7H")),
            ),
        ),
        LessonStep(
            "partner",
            Play(YOU, parse("7C")),
            (
                Play(PARTNER, parse("8H")),
                Play(RIGHT, parse("TH")),
            ),
        ),
        LessonStep("trump", Play(YOU, parse("6S")), (Play(LEFT, parse("3H")),)),
    ),
)

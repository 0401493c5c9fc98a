"""Scripted lesson. Its texts are in lesson.ftl."""

from crowe_table.engine.cards import parse
from crowe_table.engine.core import Seat
from crowe_table.kit.dealing import Cut
from crowe_table.kit.lessons import LEARNER, Lesson, LessonStep
from crowe_table.kit.tricks import Play

YOU = LEARNER
SECOND = Seat(1)
THIRD = Seat(2)
FOURTH = Seat(3)

LESSON = Lesson(
    preset="plain",
    seed="lesson-3",
    seats=4,
    opening=(
        Cut(FOURTH, 43),
        Cut(THIRD, 27),
        Cut(SECOND, 31),
        Cut(YOU, 20),
        Cut(SECOND, 42),
        Play(FOURTH, parse("3S")),
        Play(THIRD, parse("6S")),
        Play(SECOND, parse("2S")),
    ),
    steps=(
        LessonStep(
            "under",
            Play(YOU, parse("4S")),
            (
                Play(THIRD, parse("7S")),
                Play(SECOND, parse("QS")),
            ),
        ),
        LessonStep(
            "low",
            Play(YOU, parse("5S")),
            (
                Play(FOURTH, parse("9S")),
                Play(SECOND, parse("3D")),
            ),
        ),
        LessonStep(
            "high",
            Play(YOU, parse("TD")),
            (
                Play(FOURTH, parse("9D")),
                Play(THIRD, parse("7D")),
            ),
        ),
        LessonStep(
            "single",
            Play(YOU, parse("JC")),
            (
                Play(FOURTH, parse("8C")),
                Play(THIRD, parse("5C")),
                Play(SECOND, parse("TC")),
            ),
        ),
        LessonStep(
            "knave",
            Play(YOU, parse("JD")),
            (
                Play(FOURTH, parse("5D")),
                Play(THIRD, parse("2D")),
                Play(SECOND, parse("8D")),
            ),
        ),
        LessonStep(
            "nine",
            Play(YOU, parse("9H")),
            (
                Play(FOURTH, parse("8H")),
                Play(THIRD, parse("5H")),
                Play(SECOND, parse("7H")),
            ),
        ),
        LessonStep(
            "hearts",
            Play(YOU, parse("JH")),
            (
                Play(FOURTH, parse("6H")),
                Play(THIRD, parse("AH")),
                Play(SECOND, parse("KH")),
                Play(THIRD, parse("2C")),
                Play(SECOND, parse("3C")),
            ),
        ),
        LessonStep(
            "ace",
            Play(YOU, parse("AD")),
            (
                Play(FOURTH, parse("9C")),
                Play(FOURTH, parse("6D")),
                Play(THIRD, parse("4D")),
                Play(SECOND, parse("QD")),
            ),
        ),
        LessonStep("throw", Play(YOU, parse("4H")), (Play(SECOND, parse("2H")),)),
        LessonStep(
            "free",
            Play(YOU, parse("JS")),
            (
                Play(FOURTH, parse("3H")),
                Play(THIRD, parse("AC")),
                Play(FOURTH, parse("QC")),
                Play(THIRD, parse("6C")),
                Play(SECOND, parse("4C")),
            ),
        ),
        LessonStep(
            "spades",
            Play(YOU, parse("AS")),
            (
                Play(FOURTH, parse("TH")),
                Play(THIRD, parse("KD")),
                Play(SECOND, parse("KS")),
            ),
        ),
    ),
)

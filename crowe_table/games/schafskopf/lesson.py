"""Scripted lesson. Its texts are in lesson.ftl."""

from crowe_table.engine.cards import parse, parse_all
from crowe_table.engine.core import Seat
from crowe_table.games.schafskopf.actions import Bury, DeclineBlind, TakeBlind
from crowe_table.kit.dealing import Cut
from crowe_table.kit.lessons import LEARNER, Lesson, LessonStep
from crowe_table.kit.tricks import Play

YOU = LEARNER
SECOND = Seat(1)
THIRD = Seat(2)
FOURTH = Seat(3)

LESSON = Lesson(
    preset="pearson",
    seed="lesson-3",
    seats=4,
    opening=(
        Cut(YOU, 19),
        Cut(SECOND, 24),
        Cut(THIRD, 22),
        Cut(FOURTH, 10),
        Cut(SECOND, 18),
        Cut(FOURTH, 1),
    ),
    steps=(
        LessonStep(
            "decline",
            DeclineBlind(YOU),
            (
                DeclineBlind(SECOND),
                TakeBlind(THIRD),
                Bury(THIRD, tuple(parse_all("7S 9C"))),
            ),
            lit=("order",),
        ),
        LessonStep(
            "ace",
            Play(YOU, parse("AS")),
            (
                Play(SECOND, parse("8S")),
                Play(THIRD, parse("AD")),
                Play(THIRD, parse("AH")),
            ),
        ),
        LessonStep(
            "eight",
            Play(YOU, parse("8H")),
            (
                Play(SECOND, parse("KH")),
                Play(THIRD, parse("7H")),
            ),
        ),
        LessonStep(
            "give",
            Play(YOU, parse("AC")),
            (
                Play(SECOND, parse("TH")),
                Play(SECOND, parse("KC")),
                Play(THIRD, parse("9H")),
            ),
        ),
        LessonStep("ten", Play(YOU, parse("TC"))),
        LessonStep(
            "king",
            Play(YOU, parse("KS")),
            (
                Play(SECOND, parse("9S")),
                Play(THIRD, parse("KD")),
                Play(THIRD, parse("7D")),
            ),
        ),
        LessonStep("queen", Play(YOU, parse("QD")), (Play(SECOND, parse("TD")),)),
        LessonStep(
            "seven",
            Play(YOU, parse("7C")),
            (
                Play(SECOND, parse("8C")),
                Play(THIRD, parse("8D")),
                Play(THIRD, parse("JD")),
            ),
        ),
        LessonStep("nine", Play(YOU, parse("9D")), (Play(SECOND, parse("JS")),)),
    ),
)

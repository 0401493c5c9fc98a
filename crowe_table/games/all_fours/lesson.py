"""Scripted lesson. Its sentences are in lesson.ftl."""

from crowe_table.engine.cards import parse
from crowe_table.engine.core import Seat
from crowe_table.games.all_fours.actions import Beg, GivePoint
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.dealing import Cut
from crowe_table.kit.lessons import ACCOUNT, LEARNER, Lesson, LessonStep
from crowe_table.kit.tricks import Play

YOU = LEARNER
ELDER = Seat(1)

LESSON = Lesson(
    preset="pearson",
    seed="lesson-3",
    opening=(
        Cut(YOU, 25),
        Cut(ELDER, 45),
        Beg(ELDER),
    ),
    steps=(
        LessonStep("give", GivePoint(YOU), (Play(ELDER, parse("2H")),), lit=("turned",)),
        LessonStep("ace", Play(YOU, parse("AH"))),
        LessonStep(
            "low",
            Play(YOU, parse("2C")),
            (
                Play(ELDER, parse("6C")),
                Play(ELDER, parse("9D")),
            ),
        ),
        LessonStep("spare", Play(YOU, parse("7H")), (Play(ELDER, parse("2S")),)),
        LessonStep("knave", Play(YOU, parse("JC"))),
        LessonStep("queen", Play(YOU, parse("QH")), (Play(ELDER, parse("9S")),)),
        LessonStep("last", Play(YOU, parse("9H")), (Play(ELDER, parse("JS")),)),
        LessonStep("count", Ready(YOU), (Ready(ELDER),), lit=(ACCOUNT,)),
        LessonStep("beg", Beg(YOU), lit=("turned",)),
    ),
)

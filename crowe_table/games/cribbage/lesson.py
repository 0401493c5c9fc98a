"""Scripted lesson. Its sentences are in lesson.ftl."""

from crowe_table.engine.cards import parse, parse_all
from crowe_table.engine.core import Seat
from crowe_table.games.cribbage.actions import LayOut
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.dealing import Cut
from crowe_table.kit.lessons import ACCOUNT, LEARNER, Lesson, LessonStep
from crowe_table.kit.tricks import Play

YOU = LEARNER
ELDER = Seat(1)

LESSON = Lesson(
    preset="crowe",
    seed="lesson-358",
    opening=(
        Cut(YOU, 37),
        Cut(ELDER, 38),
        Cut(YOU, 23),
        Cut(ELDER, 37),
    ),
    steps=(
        LessonStep(
            "lay-out",
            LayOut(YOU, tuple(parse_all("QD 3C"))),
            (LayOut(ELDER, tuple(parse_all("TD 4H"))),),
            lit=("crib",),
        ),
        LessonStep("lead", Play(YOU, parse("7D")), (Play(ELDER, parse("7S")),)),
        LessonStep("fifteen", Play(YOU, parse("AD")), (Play(ELDER, parse("6C")),), lit=("count",)),
        LessonStep("pair", Play(YOU, parse("6D"))),
        LessonStep("counted", Ready(YOU), (Ready(ELDER),), lit=(ACCOUNT,)),
        LessonStep(
            "own-crib",
            LayOut(YOU, tuple(parse_all("6C 9S"))),
            (
                LayOut(ELDER, tuple(parse_all("6H 9C"))),
                Play(ELDER, parse("TD")),
            ),
            lit=("crib",),
        ),
        LessonStep("wait", Play(YOU, parse("AC")), (Play(ELDER, parse("JC")),), lit=("count",)),
        LessonStep("thirty-one", Play(YOU, parse("KD")), lit=("count",)),
        LessonStep("farewell", Ready(YOU), lit=(ACCOUNT,)),
    ),
)

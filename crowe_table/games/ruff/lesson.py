"""Scripted lesson. Its texts are in lesson.ftl."""

from crowe_table.engine.cards import parse
from crowe_table.engine.core import Seat
from crowe_table.games.ruff.actions import Assist, LayOutOne, PassBid, TakeUp
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.dealing import Cut
from crowe_table.kit.lessons import ACCOUNT, LEARNER, Lesson, LessonStep
from crowe_table.kit.tricks import Play

YOU = LEARNER
LEFT = Seat(1)
MIN_AS_PARTNER = Seat(2)
RIGHT = Seat(3)

LESSON = Lesson(
    preset="pearson",
    seed="lesson-31",
    seats=4,
    opening=(
        Cut(YOU, 19),
        Cut(LEFT, 22),
        Cut(MIN_AS_PARTNER, 14),
        Cut(RIGHT, 15),
    ),
    steps=(
        LessonStep(
            "pass",
            PassBid(YOU),
            (
                Assist(LEFT),
                LayOutOne(RIGHT, parse("TC")),
                Play(LEFT, parse("QH")),
                Play(MIN_AS_PARTNER, parse("7C")),
                Play(RIGHT, parse("KH")),
            ),
            lit=("turned",),
        ),
        LessonStep("seven", Play(YOU, parse("7H")), (Play(RIGHT, parse("AH")),)),
        LessonStep(
            "nine",
            Play(YOU, parse("9H")),
            (
                Play(LEFT, parse("9S")),
                Play(MIN_AS_PARTNER, parse("JD")),
                Play(LEFT, parse("9D")),
                Play(MIN_AS_PARTNER, parse("KD")),
                Play(RIGHT, parse("7D")),
            ),
        ),
        LessonStep(
            "spare",
            Play(YOU, parse("8C")),
            (
                Play(MIN_AS_PARTNER, parse("7S")),
                Play(RIGHT, parse("KS")),
            ),
        ),
        LessonStep("bower", Play(YOU, parse("JC")), (Play(LEFT, parse("AS")),)),
        LessonStep(
            "last",
            Play(YOU, parse("JH")),
            (
                Play(LEFT, parse("8D")),
                Play(MIN_AS_PARTNER, parse("8S")),
                Play(RIGHT, parse("TD")),
            ),
        ),
        LessonStep(
            "counted",
            Ready(YOU),
            (
                Ready(LEFT),
                Ready(MIN_AS_PARTNER),
                Ready(RIGHT),
                PassBid(LEFT),
                PassBid(MIN_AS_PARTNER),
                PassBid(RIGHT),
            ),
            lit=(ACCOUNT,),
        ),
        LessonStep("take-up", TakeUp(YOU), lit=("turned",)),
        LessonStep("lay-out", LayOutOne(YOU, parse("8S"))),
    ),
)

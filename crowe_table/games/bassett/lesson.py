"""Scripted lesson. Its sentences are in lesson.ftl."""

from crowe_table.engine.core import Seat
from crowe_table.engine.money import Farthings
from crowe_table.games.bassett.actions import Copper, LiftStake, PlaceBet
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.lessons import LEARNER, Lesson, LessonStep

YOU = LEARNER
SECOND = Seat(1)
THIRD = Seat(2)

LESSON = Lesson(
    preset="pearson",
    seed="lesson-2",
    seats=3,
    steps=(
        LessonStep("bet", PlaceBet(YOU, Farthings(4), "7")),
        LessonStep(
            "turn",
            Ready(YOU),
            (
                PlaceBet(SECOND, Farthings(4), "46"),
                PlaceBet(SECOND, Farthings(4), "56"),
                Ready(SECOND),
                PlaceBet(THIRD, Farthings(4), "JK"),
                PlaceBet(THIRD, Farthings(4), "3"),
                Ready(THIRD),
            ),
            lit=("pack",),
        ),
        LessonStep("lift", LiftStake(YOU, "7")),
        LessonStep("five", PlaceBet(YOU, Farthings(4), "5")),
        LessonStep("three", PlaceBet(YOU, Farthings(4), "3")),
        LessonStep(
            "second",
            Ready(YOU),
            (
                Ready(SECOND),
                PlaceBet(THIRD, Farthings(4), "QK"),
                Ready(THIRD),
            ),
            lit=("pack",),
        ),
        LessonStep(
            "split",
            Ready(YOU),
            (
                Ready(SECOND),
                Ready(THIRD),
            ),
        ),
        LessonStep("clear", LiftStake(YOU, "3")),
        LessonStep("leave", LiftStake(YOU, "5")),
        LessonStep("two", PlaceBet(YOU, Farthings(4), "2")),
        LessonStep("copper", Copper(YOU, "2")),
        LessonStep(
            "against",
            Ready(YOU),
            (
                Ready(SECOND),
                Ready(THIRD),
            ),
        ),
    ),
)

"""Scripted lesson. Its sentences are in lesson.ftl."""

from crowe_table.engine.core import Seat
from crowe_table.engine.money import Farthings
from crowe_table.games.brag.actions import Fold, See, Wager, Yield
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.lessons import LEARNER, Lesson, LessonStep

YOU = LEARNER
SECOND = Seat(1)
THIRD = Seat(2)

LESSON = Lesson(
    preset="crowe",
    seed="lesson-1",
    seats=3,
    rules={"blind_play": False},
    opening=(
        Fold(SECOND),
        Wager(THIRD, Farthings(4)),
    ),
    steps=(
        LessonStep("fold", Fold(YOU)),
        LessonStep(
            "second",
            Ready(YOU),
            (
                Ready(SECOND),
                Ready(THIRD),
                Wager(THIRD, Farthings(4)),
            ),
        ),
        LessonStep(
            "raise",
            Wager(YOU, Farthings(8)),
            (
                Wager(SECOND, Farthings(8)),
                Fold(THIRD),
            ),
            lit=("pot",),
        ),
        LessonStep("see", See(YOU), lit=("pot",)),
        LessonStep("yield", Yield(YOU), lit=("pot",)),
        LessonStep(
            "third",
            Ready(YOU),
            (
                Ready(SECOND),
                Ready(THIRD),
            ),
        ),
        LessonStep(
            "brag",
            Wager(YOU, Farthings(12)),
            (
                Fold(SECOND),
                Fold(THIRD),
            ),
            lit=("ranks",),
        ),
        LessonStep("after", Ready(YOU)),
    ),
)

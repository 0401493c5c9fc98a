"""Scripted lesson. Its texts are in lesson.ftl."""

from crowe_table.engine.core import Seat
from crowe_table.engine.money import Farthings
from crowe_table.games.hazard.actions import CastOn, Declare, LayOdds, SetStake
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.dicing import Throw
from crowe_table.kit.lessons import LEARNER, Lesson, LessonStep

YOU = LEARNER
SECOND = Seat(1)
THIRD = Seat(2)

LESSON = Lesson(
    preset="crowe",
    seed="lesson-44",
    seats=3,
    steps=(
        LessonStep(
            "box",
            Throw(YOU),
            (
                Throw(SECOND),
                Throw(THIRD),
            ),
        ),
        LessonStep(
            "declare",
            Declare(YOU, Farthings(80)),
            (
                SetStake(SECOND, Farthings(40)),
                SetStake(THIRD, Farthings(40)),
            ),
        ),
        LessonStep("main", Throw(YOU), lit=("throws",)),
        LessonStep("nick", Throw(YOU), lit=("main",)),
        LessonStep(
            "keep",
            Ready(YOU),
            (
                Ready(SECOND),
                Ready(THIRD),
            ),
        ),
        LessonStep(
            "again",
            Declare(YOU, Farthings(64)),
            (
                SetStake(SECOND, Farthings(32)),
                SetStake(THIRD, Farthings(32)),
            ),
        ),
        LessonStep("seven", Throw(YOU)),
        LessonStep(
            "chance",
            Throw(YOU),
            (
                LayOdds(SECOND, Farthings(4)),
                LayOdds(THIRD, Farthings(4)),
            ),
            lit=("main",),
        ),
        LessonStep("stand", CastOn(YOU), lit=("odds",)),
        LessonStep("out", Throw(YOU), lit=("chance",)),
        LessonStep(
            "pass",
            Ready(YOU),
            (
                Ready(SECOND),
                Ready(THIRD),
                Declare(SECOND, Farthings(64)),
                SetStake(THIRD, Farthings(32)),
            ),
        ),
        LessonStep(
            "set",
            SetStake(YOU, Farthings(24)),
            (
                Throw(SECOND),
                Throw(SECOND),
                Throw(SECOND),
                LayOdds(THIRD, Farthings(9)),
            ),
        ),
        LessonStep(
            "odds",
            LayOdds(YOU, Farthings(7)),
            (
                CastOn(SECOND),
                Throw(SECOND),
                Throw(SECOND),
                Throw(SECOND),
                Throw(SECOND),
                Throw(SECOND),
                Throw(SECOND),
                Throw(SECOND),
                Throw(SECOND),
                Throw(SECOND),
            ),
            lit=("chance",),
        ),
        LessonStep("end", Ready(YOU)),
    ),
)

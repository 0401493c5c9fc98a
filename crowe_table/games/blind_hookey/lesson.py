"""Scripted lesson. Its sentences are in lesson.ftl."""

from crowe_table.engine.core import Seat
from crowe_table.engine.money import Farthings
from crowe_table.games.blind_hookey.actions import LiftPacket, Stake
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.dealing import Cut
from crowe_table.kit.lessons import ACCOUNT, LEARNER, Lesson, LessonStep
from crowe_table.kit.shuffling import LeavePack, Shuffle

YOU = LEARNER
SECOND = Seat(1)
THIRD = Seat(2)
FOURTH = Seat(3)

LESSON = Lesson(
    preset="packets",
    seed="lesson-1",
    seats=4,
    opening=(
        Cut(YOU, 37),
        Cut(SECOND, 27),
        Cut(THIRD, 46),
        Cut(FOURTH, 27),
    ),
    steps=(
        LessonStep(
            "shuffle",
            Shuffle(YOU),
            (
                Cut(FOURTH, 18),
                LiftPacket(SECOND, 6),
                LiftPacket(THIRD, 12),
                LiftPacket(FOURTH, 5),
                Stake(SECOND, Farthings(4), ""),
                Stake(THIRD, Farthings(4), ""),
                Stake(FOURTH, Farthings(4), ""),
            ),
        ),
        LessonStep(
            "paid",
            Ready(YOU),
            (
                Ready(SECOND),
                Ready(THIRD),
                Ready(FOURTH),
                LeavePack(SECOND),
            ),
            lit=(ACCOUNT,),
        ),
        LessonStep(
            "cut",
            Cut(YOU, 33),
            (
                LiftPacket(THIRD, 8),
                LiftPacket(FOURTH, 4),
            ),
            loose=True,
        ),
        LessonStep(
            "lift",
            LiftPacket(YOU, 4),
            (
                Stake(THIRD, Farthings(4), ""),
                Stake(FOURTH, Farthings(4), ""),
            ),
            lit=("pack",),
        ),
        LessonStep("stake", Stake(YOU, Farthings(4), "")),
        LessonStep(
            "lost",
            Ready(YOU),
            (
                Ready(SECOND),
                Ready(THIRD),
                Ready(FOURTH),
                LeavePack(SECOND),
            ),
        ),
        LessonStep(
            "cut-again",
            Cut(YOU, 39),
            (
                LiftPacket(THIRD, 8),
                LiftPacket(FOURTH, 12),
            ),
            loose=True,
        ),
        LessonStep(
            "any",
            LiftPacket(YOU, 6),
            (
                Stake(THIRD, Farthings(4), ""),
                Stake(FOURTH, Farthings(4), ""),
            ),
        ),
        LessonStep("dare", Stake(YOU, Farthings(4), "")),
        LessonStep("won", Ready(YOU)),
    ),
)

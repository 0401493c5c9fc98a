"""Scripted lesson. Its sentences are in lesson.ftl."""

from crowe_table.engine.core import Seat
from crowe_table.engine.money import Farthings
from crowe_table.games.baccara.actions import Banco, BetOnCoup, DrawCard, KeepSilent, NameCutter, StayOnTwo
from crowe_table.kit.bank import TakeBank
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.dealing import Cut
from crowe_table.kit.lessons import ACCOUNT, LEARNER, Lesson, LessonStep

YOU = LEARNER
SECOND = Seat(1)
THIRD = Seat(2)
FOURTH = Seat(3)

LESSON = Lesson(
    preset="pearson",
    seed="lesson-7",
    seats=4,
    opening=(
        Cut(FOURTH, 19),
        Cut(THIRD, 26),
        Cut(SECOND, 33),
        Cut(YOU, 3),
        NameCutter(FOURTH, Seat(0)),
        Cut(YOU, 40),
        TakeBank(THIRD, Farthings(48)),
        KeepSilent(SECOND),
    ),
    steps=(
        LessonStep(
            "silent",
            KeepSilent(YOU),
            (
                Banco(FOURTH),
                StayOnTwo(FOURTH),
                DrawCard(THIRD),
            ),
            lit=("bank",),
        ),
        LessonStep(
            "seen",
            Ready(YOU),
            (
                Ready(SECOND),
                Ready(THIRD),
                Ready(FOURTH),
                TakeBank(SECOND, Farthings(48)),
            ),
        ),
        LessonStep(
            "wait",
            KeepSilent(YOU),
            (
                KeepSilent(FOURTH),
                KeepSilent(THIRD),
            ),
            lit=("bank",),
        ),
        LessonStep("bet", BetOnCoup(YOU, Farthings(48))),
        LessonStep("draw", DrawCard(YOU), (DrawCard(SECOND),)),
        LessonStep(
            "paid",
            Ready(YOU),
            (
                Ready(SECOND),
                Ready(THIRD),
                Ready(FOURTH),
            ),
            lit=(ACCOUNT,),
        ),
        LessonStep(
            "bank",
            TakeBank(YOU, Farthings(56)),
            (
                KeepSilent(FOURTH),
                KeepSilent(THIRD),
                KeepSilent(SECOND),
                BetOnCoup(FOURTH, Farthings(56)),
                DrawCard(FOURTH),
            ),
        ),
        LessonStep("stand", StayOnTwo(YOU)),
        LessonStep("swept", Ready(YOU)),
    ),
)

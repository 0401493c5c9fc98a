"""Scripted lesson. Its texts are in lesson.ftl."""

from crowe_table.engine.core import Seat
from crowe_table.engine.money import Farthings
from crowe_table.games.speculation.actions import PutUp, TurnCard
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.dealing import Cut
from crowe_table.kit.lessons import LEARNER, Lesson, LessonStep
from crowe_table.kit.sale import BidSum, DropOut

YOU = LEARNER
SECOND = Seat(1)
THIRD = Seat(2)
FOURTH = Seat(3)

LESSON = Lesson(
    preset="crowe",
    seed="lesson-8",
    seats=4,
    opening=(
        Cut(YOU, 37),
        Cut(SECOND, 23),
        Cut(THIRD, 17),
        Cut(FOURTH, 5),
        PutUp(THIRD, Farthings(28)),
        DropOut(FOURTH),
    ),
    steps=(
        LessonStep(
            "refuse",
            DropOut(YOU),
            (
                DropOut(SECOND),
                TurnCard(FOURTH),
            ),
            lit=("pot",),
        ),
        LessonStep(
            "turn",
            TurnCard(YOU),
            (
                TurnCard(SECOND),
                TurnCard(FOURTH),
            ),
        ),
        LessonStep(
            "lower",
            TurnCard(YOU),
            (
                TurnCard(SECOND),
                TurnCard(FOURTH),
            ),
        ),
        LessonStep("last", TurnCard(YOU), (TurnCard(SECOND),)),
        LessonStep(
            "second",
            Ready(YOU),
            (
                Ready(SECOND),
                Ready(THIRD),
                Ready(FOURTH),
                PutUp(FOURTH, Farthings(12)),
            ),
        ),
        LessonStep(
            "bid",
            BidSum(YOU, Farthings(12)),
            (
                DropOut(SECOND),
                DropOut(THIRD),
                TurnCard(SECOND),
                TurnCard(THIRD),
                PutUp(THIRD, Farthings(32)),
                BidSum(FOURTH, Farthings(32)),
            ),
            lit=("standing",),
        ),
        LessonStep(
            "leave",
            DropOut(YOU),
            (
                BidSum(SECOND, Farthings(36)),
                DropOut(FOURTH),
                TurnCard(THIRD),
                TurnCard(FOURTH),
            ),
            lit=("pot",),
        ),
        LessonStep(
            "own",
            TurnCard(YOU),
            (
                TurnCard(THIRD),
                TurnCard(FOURTH),
            ),
        ),
        LessonStep("again", TurnCard(YOU), (TurnCard(FOURTH),)),
        LessonStep("third", TurnCard(YOU)),
        LessonStep(
            "next",
            Ready(YOU),
            (
                Ready(SECOND),
                Ready(THIRD),
                Ready(FOURTH),
            ),
        ),
        LessonStep(
            "sell",
            PutUp(YOU, Farthings(8)),
            (
                BidSum(SECOND, Farthings(12)),
                DropOut(THIRD),
                DropOut(FOURTH),
            ),
            lit=("standing",),
        ),
    ),
)

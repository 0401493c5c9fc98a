"""Scripted lesson. Its texts are in lesson.ftl."""

from crowe_table.engine.cards import parse
from crowe_table.engine.core import Seat
from crowe_table.games.ombre.actions import CallCard, ProposeColour
from crowe_table.kit.auction import Bid, Pass
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.claims import Claim
from crowe_table.kit.dealing import Cut
from crowe_table.kit.lessons import ACCOUNT, LEARNER, Lesson, LessonStep
from crowe_table.kit.tricks import Play

YOU = LEARNER
SECOND = Seat(1)
THIRD = Seat(2)
FOURTH = Seat(3)

LESSON = Lesson(
    preset="pearson",
    seed="lesson-4",
    seats=4,
    opening=(
        Cut(YOU, 19),
        Cut(SECOND, 14),
        Cut(THIRD, 4),
        Cut(FOURTH, 24),
        ProposeColour(FOURTH, "clubs"),
        Bid(THIRD, "frog_colour"),
        Pass(SECOND),
    ),
    steps=(
        LessonStep(
            "pass",
            Pass(YOU),
            (
                Pass(FOURTH),
                CallCard(THIRD, "AS"),
                Play(THIRD, parse("9C")),
                Play(SECOND, parse("KC")),
            ),
        ),
        LessonStep(
            "club",
            Play(YOU, parse("JC")),
            (
                Play(FOURTH, parse("7C")),
                Play(FOURTH, parse("8D")),
                Play(THIRD, parse("JD")),
                Play(SECOND, parse("KD")),
            ),
            lit=("trumps",),
        ),
        LessonStep("ace", Play(YOU, parse("AD"))),
        LessonStep(
            "spade",
            Play(YOU, parse("TS")),
            (
                Play(FOURTH, parse("8S")),
                Play(THIRD, parse("8C")),
                Play(SECOND, parse("9S")),
                Play(THIRD, parse("QC")),
                Play(SECOND, parse("QS")),
            ),
        ),
        LessonStep(
            "heart",
            Play(YOU, parse("8H")),
            (
                Play(FOURTH, parse("AC")),
                Play(THIRD, parse("QD")),
                Play(SECOND, parse("TC")),
            ),
        ),
        LessonStep(
            "nine",
            Play(YOU, parse("9D")),
            (
                Play(FOURTH, parse("TD")),
                Play(SECOND, parse("JH")),
            ),
        ),
        LessonStep(
            "take",
            Play(YOU, parse("AH")),
            (
                Play(FOURTH, parse("TH")),
                Play(THIRD, parse("QH")),
            ),
        ),
        LessonStep("claim", Claim(YOU)),
        LessonStep(
            "count",
            Ready(YOU),
            (
                Ready(SECOND),
                Ready(THIRD),
                Ready(FOURTH),
            ),
            lit=(ACCOUNT,),
        ),
    ),
)

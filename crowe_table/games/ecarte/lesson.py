"""Scripted lesson. Its sentences are in lesson.ftl."""

from crowe_table.engine.cards import parse, parse_all
from crowe_table.engine.core import Seat
from crowe_table.games.ecarte.actions import Give, Pattern, PlayHand, Propose
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.dealing import Cut
from crowe_table.kit.exchange import Change
from crowe_table.kit.lessons import ACCOUNT, LEARNER, Lesson, LessonStep
from crowe_table.kit.tricks import Play

YOU = LEARNER
ELDER = Seat(1)

LESSON = Lesson(
    preset="encyclopaedia",
    seed="lesson-14",
    opening=(
        Cut(YOU, 19),
        Cut(ELDER, 8),
        Cut(ELDER, 12),
        Pattern(YOU, "3_2"),
        PlayHand(ELDER),
        Play(ELDER, parse("QH")),
    ),
    steps=(
        LessonStep("follow", Play(YOU, parse("7H")), (Play(ELDER, parse("9D")),)),
        LessonStep("ten", Play(YOU, parse("TD"))),
        LessonStep(
            "nine",
            Play(YOU, parse("9C")),
            (
                Play(ELDER, parse("TS")),
                Play(ELDER, parse("8H")),
            ),
        ),
        LessonStep(
            "must",
            Play(YOU, parse("TH")),
            (
                Play(YOU, parse("7C")),
                Play(ELDER, parse("JS")),
            ),
        ),
        LessonStep(
            "score",
            Ready(YOU),
            (
                Ready(ELDER),
                Cut(YOU, 5),
                Pattern(ELDER, "2_3"),
            ),
            lit=(ACCOUNT,),
        ),
        LessonStep("propose", Propose(YOU), (Give(ELDER),), lit=("turned",)),
        LessonStep(
            "change", Change(YOU, tuple(parse_all("JS 8H 7S 7H"))), (Change(ELDER, tuple(parse_all("AD AS JD QD JH"))),)
        ),
        LessonStep("stand", PlayHand(YOU)),
        LessonStep("knave", Play(YOU, parse("JC")), (Play(ELDER, parse("AC")),)),
        LessonStep("draw", Play(YOU, parse("TC")), (Play(ELDER, parse("8S")),)),
        LessonStep("on", Play(YOU, parse("8C")), (Play(ELDER, parse("8D")),)),
        LessonStep(
            "sure",
            Play(YOU, parse("7C")),
            (
                Play(ELDER, parse("9H")),
                Play(YOU, parse("QS")),
                Play(ELDER, parse("KD")),
            ),
        ),
        LessonStep("vole", Ready(YOU)),
    ),
)

"""Scripted lesson. Its texts are in lesson.ftl."""

from crowe_table.engine.cards import parse, parse_all
from crowe_table.engine.core import Seat
from crowe_table.games.piquet.actions import AskToSee, CallHolding, Good, Packet
from crowe_table.kit.dealing import Cut
from crowe_table.kit.exchange import Change
from crowe_table.kit.lessons import LEARNER, Lesson, LessonStep
from crowe_table.kit.tricks import Play

YOU = LEARNER
ELDER = Seat(1)

LESSON = Lesson(
    preset="crowe",
    seed="lesson-1",
    opening=(
        Cut(YOU, 30),
        Cut(ELDER, 0),
        Cut(ELDER, 31),
        Packet(YOU, "3"),
        Change(ELDER, tuple(parse_all("9S JS 7H TH QH 7D"))),
    ),
    steps=(
        LessonStep(
            "change", Change(YOU, tuple(parse_all("6S TS 6H 8H 9H KC"))), (CallHolding(ELDER, "8C-7C-AC-9C-JC-6C"),)
        ),
        LessonStep(
            "ruff",
            CallHolding(YOU, "6D-TD-9D-QD-JD-KD"),
            (
                AskToSee(ELDER),
                CallHolding(ELDER, "9C-8C-7C-6C+AS-KS-QS"),
            ),
            lit=("ruff",),
        ),
        LessonStep(
            "sequence",
            CallHolding(YOU, "KD-QD-JD-TD-9D"),
            (
                AskToSee(ELDER),
                CallHolding(ELDER, "AS-AD-AC"),
            ),
            lit=("sequences",),
        ),
        LessonStep(
            "good",
            Good(YOU),
            (
                Play(ELDER, parse("QS")),
                AskToSee(YOU),
            ),
            lit=("sets",),
        ),
        LessonStep("eight", Play(YOU, parse("8S")), (Play(ELDER, parse("KS")),)),
        LessonStep("six", Play(YOU, parse("6D")), (Play(ELDER, parse("JC")),)),
        LessonStep("queen", Play(YOU, parse("QC"))),
        LessonStep("king", Play(YOU, parse("KH")), (Play(ELDER, parse("6C")),)),
        LessonStep("knave", Play(YOU, parse("JH")), (Play(ELDER, parse("7S")),)),
        LessonStep("ace", Play(YOU, parse("AH")), (Play(ELDER, parse("8D")),)),
    ),
)

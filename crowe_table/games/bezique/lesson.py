"""Scripted lesson. Its sentences are in lesson.ftl."""

from crowe_table.engine.cards import parse
from crowe_table.engine.core import Seat
from crowe_table.games.bezique.actions import ChooseDeal, DeclareMeld, Draw
from crowe_table.kit.dealing import Cut
from crowe_table.kit.lessons import LEARNER, Lesson, LessonStep
from crowe_table.kit.tricks import Play

YOU = LEARNER
ELDER = Seat(1)

LESSON = Lesson(
    preset="modern",
    seed="lesson-1",
    opening=(
        Cut(YOU, 94),
        Cut(ELDER, 14),
    ),
    steps=(
        LessonStep(
            "deal",
            ChooseDeal(YOU, "deal"),
            (
                Cut(ELDER, 111),
                Play(ELDER, parse("TH")),
            ),
        ),
        LessonStep(
            "spare",
            Play(YOU, parse("9H'4")),
            (
                DeclareMeld(ELDER, "marriage-2-KD'3-QD'4"),
                Play(ELDER, parse("7S'4")),
            ),
        ),
        LessonStep("ten", Play(YOU, parse("TS"))),
        LessonStep("draw", Draw(YOU), lit=("pack",)),
        LessonStep("brisque", Play(YOU, parse("TD'3")), (Play(ELDER, parse("KD'3")),), lit=("trumps",)),
        LessonStep("next", Draw(YOU)),
        LessonStep(
            "away",
            Play(YOU, parse("9H'2")),
            (
                Play(ELDER, parse("AD")),
                DeclareMeld(ELDER, "marriage-2-KD-QD'4"),
                Play(ELDER, parse("9C")),
            ),
        ),
        LessonStep(
            "eight",
            Play(YOU, parse("8C'2")),
            (
                Draw(ELDER),
                Play(ELDER, parse("7H'2")),
            ),
        ),
        LessonStep(
            "knave",
            Play(YOU, parse("JC'4")),
            (
                Draw(ELDER),
                Play(ELDER, parse("8S")),
            ),
        ),
        LessonStep("nine", Play(YOU, parse("9S"))),
        LessonStep("marriage", DeclareMeld(YOU, "marriage-0-KS'2-QS'4")),
    ),
)

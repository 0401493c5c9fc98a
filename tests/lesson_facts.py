"""Print the facts before each step of a lesson's deal, and the lesson's sentences in one language.

``python -m tests.lesson_facts ombre de 0``
"""

import sys

from crowe_table.engine.cards import text, texts
from crowe_table.engine.core import Fact, Reason
from crowe_table.hosting.lessons import facts_of_steps, lessons_of, sentences
from crowe_table.kit.lessons import LEARNER
from crowe_table.words import Company, Words
from tests.hosting.test_lesson_truth import head_of


def readable(name: str, fact: Fact) -> object:
    kind = name.partition("_")[0]
    if kind == "card" and isinstance(fact, int):
        return text(fact)  # type: ignore[arg-type]
    if kind in ("cards", "gone") and isinstance(fact, tuple):
        return texts(fact)  # type: ignore[arg-type]
    return fact


def main(slug: str, locale: str = "en", deal: str = "0") -> None:
    lesson, head = lessons_of(slug)[int(deal)], head_of(slug, int(deal))
    company = Company(names=tuple(player.name for player in head.players), viewer=LEARNER, coinage="counters")
    words = Words(locale, slug, company)
    facts = facts_of_steps(head, lesson.script)
    told: list[Reason] = []
    for number, found in enumerate(facts):
        print(f"--- {number}", *(f"{name}={readable(name, fact)}" for name, fact in found.items()), sep="\n    ")
        print(*map(words.reason, told), sep="\n")
        if number < len(lesson.steps):
            task, why = sentences(lesson.steps[number], found, facts[number + 1])
            print(f"{lesson.steps[number].name}: {words.reason(task)}")
            told = [why]


if __name__ == "__main__":
    main(*sys.argv[1:])

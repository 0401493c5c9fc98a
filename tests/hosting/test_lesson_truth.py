"""Every sentence of a lesson is true of its table.

Numbers, ranks and suits are arguments of the messages. A message may contain one as a word only if a claim of the same
message names it. The check of this claim then compares the word with the table, in every language.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

from crowe_table import games
from crowe_table.engine.cards import RANKS, SUIT_WORDS, BadCard, parse, rank, suit
from crowe_table.engine.core import Facts, Reason
from crowe_table.engine.journal import Header
from crowe_table.engine.series import Participant
from crowe_table.hosting.lessons import facts_of_steps, games_with_lessons, lesson_head, lessons_of
from crowe_table.kit.facts import Comparison, facts_of_action
from crowe_table.words import Words, locales
from crowe_table.words.catalogue import entries
from crowe_table.words.characters import computer_players

ALLOWED: dict[tuple[str, str, str], str] = {
    ("bassett", "lesson-bet", "number-2"): "Every turn takes two cards.",
}
"""Words that no table can contradict, each with the reason.

The key is the game, the message and the literal (``rank-8``).
"""

PLURALS: dict[str, list[list[str]]] = {
    "en": [[f"{word}s", f"{word}es"] for word in ("ace", "two", "three", "four", "five")]
    + [[f"{word}s", f"{word}es"] for word in ("six", "seven", "eight", "nine", "ten")]
    + [["knaves"], ["queens"], ["kings"]],
    "de": [["asse", "assen", "asses"]]
    + [
        [f"{word}en", f"{word}n"]
        for word in ("zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn")
    ]
    + [["bube", "buben"], ["damen"], ["könige", "königs", "königen"]],
    "fr": [[]] * 10 + [["valets"], ["dames"], ["rois"]],
    "es": [["ases"]] + [[]] * 9 + [["sotas"], ["damas"], ["reyes"]],
}
"""Further forms of the names of ranks, from the ace up."""
SINGULARS = {
    "en": ["spade", "heart", "diamond", "club"],
    "de": ["pik", "herzen", "karos", "kreuze"],
    "fr": ["piques", "cœurs", "carreaux", "trèfles"],
    "es": ["pica", "corazón", "diamante", "trébol"],
}
LARGEST_NUMBER = 150


@cache
def literals(locale: str) -> dict[str, frozenset[str]]:
    """Return the words of a language that name a number above one, a rank or a suit.

    Each word comes with its possible meanings.
    """
    words, found = Words(locale), dict[str, set[str]]()
    for number in range(2, LARGEST_NUMBER):
        for form in ("", "f"):
            found.setdefault(words.number(number, form).casefold(), set()).add(f"number-{number}")
    for index in range(len(RANKS)):
        for name in [words.rank(index).casefold(), *PLURALS[locale][index]]:
            found.setdefault(name, set()).add(f"rank-{index}")
    for index in range(len(SUIT_WORDS)):
        for name in (words.suit(index).casefold(), SINGULARS[locale][index]):
            found.setdefault(name, set()).add(f"suit-{index}")
    return {word: frozenset(meanings) for word, meanings in found.items()}


def spoken_literals(locale: str, source: str) -> Iterator[frozenset[str]]:
    """Yield the possible meanings of each literal in the source of a message.

    Variables and functions are not literals.
    """
    text = source.partition("=")[2]
    text = re.sub(r"\$[a-zA-Z0-9_]+|form: \"[a-z]\"|\[[a-z0-9-]+\]|WORDS|CAP|->", " ", text)
    for word in re.findall(r"[0-9]+|[^\W\d_]+", text):
        if word.isdecimal():
            yield frozenset({f"number-{word}"})
        elif meanings := literals(locale).get(word.casefold()):
            yield meanings


def checked_by(claims: tuple[Comparison, ...]) -> set[str]:
    """Return the numbers, ranks and suits that the claims of a message name."""
    found: set[str] = set()
    for claim in claims:
        if claim.how == "=" and re.fullmatch("[0-9]+", claim.right) and not claim.left.startswith("seat"):
            found.add(f"number-{claim.right}")
    for word in (side for claim in claims for side in (claim.left, claim.right)):
        name, _, suffix = word.rpartition("_")
        if re.fullmatch(f"[{RANKS}]+", word):
            found |= {f"rank-{RANKS.index(letter)}" for letter in word}
        if name and suffix in RANKS and not suffix.isdecimal():
            found.add(f"rank-{RANKS.index(suffix)}")
        if (suffix or word) in SUIT_WORDS:
            found.add(f"suit-{SUIT_WORDS.index(suffix or word)}")
        try:
            found |= {f"rank-{rank(parse(word))}", f"suit-{suit(parse(word))}"}
        except BadCard:
            continue
    return found


def head_of(slug: str, deal: int = 0) -> Header:
    """Return the first line of the session of a lesson's deal."""
    lesson = lessons_of(slug)[deal]
    visitor = Participant("A Visitor")
    others = islice(computer_players(Words(), "sound", [visitor]), lesson.seats - 1)
    head = lesson_head(slug, lesson, (visitor, *others))
    assert not isinstance(head, Reason)
    return head


def messages(slug: str) -> Iterator[tuple[str, tuple[Comparison, ...] | None, Facts]]:
    """Yield each message of a lesson with its claims and the facts of its table."""
    for deal, lesson in enumerate(lessons_of(slug)):
        facts = facts_of_steps(head_of(slug, deal), lesson.script)
        yield lesson.aim, (), facts[0]
        for number, step in enumerate(lesson.steps):
            own = facts_of_action(step.do)
            yield f"lesson-{step.name}", step.before, {**facts[number], **own}
            yield f"lesson-{step.name}-why", step.after, {**facts[number + 1], **own}


def sources(slug: str, locale: str) -> dict[str, str]:
    file = games.file_of(slug, "lesson.ftl" if locale == "en" else f"lesson-{locale}.ftl")
    assert file
    return entries(file.read_text("utf-8"))


def failed(claim: Comparison, facts: Facts) -> str:
    try:
        return "" if claim.holds(facts) else f"“{claim}” is false"
    except KeyError:
        return f"“{claim}” names no fact"


def faults(slug: str) -> list[str]:
    """Return the faults of a lesson, each with the game, the key, the language and the reason."""
    found = []
    for key, claims, facts in messages(slug):
        if claims is None:
            found.append(f"{slug}, {key}: its claims are not declared (“none” if it has none)")
        found += [f"{slug}, {key}: {fault}" for claim in claims or () if (fault := failed(claim, facts))]
        checked = checked_by(claims or ()) | {thing for game, of, thing in ALLOWED if (game, of) == (slug, key)}
        for locale in locales():
            source = sources(slug, locale)[key]
            for meanings in spoken_literals(locale, source):
                if not meanings & checked:
                    found.append(f"{slug}, {key}, {locale}: the literal {' or '.join(sorted(meanings))} is not checked")
            for name in re.findall(r"\$([a-zA-Z0-9_]+)", source):
                base = re.sub("^(gender|who|pronoun)_", "", name)
                if not {base, f"seat_{base}", f"seat_{base.removeprefix('other_')}"} & facts.keys():
                    found.append(f"{slug}, {key}, {locale}: the table has no ${name}")
    return found


@pytest.mark.parametrize("slug", sorted(games_with_lessons()))
def test_a_lesson_is_true_of_its_table(slug: str) -> None:
    assert not faults(slug)


@pytest.mark.parametrize(
    ("locale", "sentence", "meanings"),
    [
        ("en", "k = Lead the Knave of { $suit }.", {"rank-10"}),
        ("en", "k = You hold { WORDS($number) } aces and 12 more.", {"rank-0", "number-12"}),
        ("de", "k = Werfen Sie Herz-Acht ab, dann die Buben.", {"suit-1", "rank-7", "rank-10", "number-8"}),
        ("fr", "k = Les trèfles, puis vingt.", {"suit-3", "number-20"}),
        ("es", "k = Los ases y un corazón.", {"rank-0", "suit-1"}),
    ],
)
def test_literals_are_found_in_every_language(locale: str, sentence: str, meanings: set[str]) -> None:
    assert set().union(*spoken_literals(locale, sentence)) == meanings


def test_a_false_claim_and_an_unknown_fact_are_told() -> None:
    facts: Facts = {"gain_0": -4, "rank_0": 0, "happened": ("say-pass",)}
    assert failed(Comparison("gain_0", ">", "0"), facts) == "“gain_0 > 0” is false"
    assert failed(Comparison("gain_7", ">", "0"), facts) == "“gain_7 > 0” names no fact"
    assert not failed(Comparison("rank_0", "=", "A"), facts)
    assert not failed(Comparison("say-pass", "in", "happened"), facts)

"""Every rule book agrees with the options of every preset."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from crowe_table import games
from crowe_table.engine.core import Arg
from crowe_table.gui.pages.table_setup import rules_of
from crowe_table.words import Words
from crowe_table.words.catalogue import text_of
from crowe_table.words.conditional_text import ConditionalText
from crowe_table.words.rule_book import ADVICE, RuleBook, parse
from crowe_table.words.table_rules import TableRules, printed_rules
from tests.contract.rule_book_exceptions import LITERALS, UNTOLD

VALUE = "\ue003"
"""Sign that stands for an inserted value."""
MAX_VALUES = 6
"""Maximum number of values tried for an option with a wide range."""
MIN_REPEATED = 24
"""Minimum length of a sentence, in characters, whose repetition within a section a reader would notice."""
UNITS = "cards?|points?|holes?|tricks?|counters?|stakes?|deals?|throws?|packs?|honours?|decks?"
_WORDS = Words()
_NUMBER = "|".join(sorted({*(_WORDS.number(number) for number in range(2, 200)), "[0-9]+"}, key=len, reverse=True))
_LITERAL = re.compile(
    rf"""(?ix)
    \*\*(?:{_NUMBER})\b (?!-)              # in bold
    | (?:\b(?:worth|scores?|counts?|pays?|wins?|reach(?:es)?|below|under|is|are)|:)\ \**(?:{_NUMBER})\b
        (?![-\ ](?:of|or)\b)
    | \b(?:{_NUMBER})\**\ (?:[a-z]+\ )?\**(?:{UNITS})\b
    """
)


class _Marked(ConditionalText):
    """Inserts a sign in place of each value, so that only literal numbers remain."""

    def _said(self, name: str, value: Arg, form: str, plural: str | None, number: int) -> str:
        said = super()._said(name, value, form, plural, number)
        return said if plural is not None else VALUE


def _source(slug: str) -> str:
    path = games.file_of(slug, "booke.md")
    assert path
    return text_of(path)


def _book(table: TableRules, kind: type[ConditionalText] = ConditionalText) -> RuleBook:
    return parse(_source(table.slug), kind(Words().game(table.slug), table.facts(), table.choices()))


def _tables(slug: str) -> Iterator[TableRules]:
    for preset in games.game(slug).presets:
        for seats in preset.seats:
            yield printed_rules(slug, preset.name, seats)


def _paragraphs(html: str) -> list[str]:
    bold = html.replace("<b>", "**").replace("</b>", "**")
    return [re.sub("<[^>]+>", "", paragraph) for paragraph in re.findall("<p>(.*?)</p>", bold)]


def _overlaps(phrase: str, number: re.Match[str], paragraph: str) -> bool:
    found = re.finditer(phrase, paragraph)
    return any(each.start() < number.end() and number.start() < each.end() for each in found)


def _unexplained(slug: str) -> set[str]:
    """Return the literal numbers in rules, with the words around them, unless an exception allows them."""
    allowed = LITERALS.get(slug, {})
    found = set()
    for table in _tables(slug):
        for page in _book(table, _Marked).pages:
            if page.anchor in ADVICE:
                continue
            for paragraph in _paragraphs(page.html):
                for number in _LITERAL.finditer(paragraph):
                    if not any(_overlaps(phrase, number, paragraph) for phrase in allowed):
                        found.add(f"{page.anchor}: {paragraph[max(0, number.start() - 40) : number.end() + 40]}")
    return found


def _untold(slug: str) -> set[str]:
    """Return the options that never change a word of the rules, whatever their value and the preset."""
    left = {rule.name for rule in rules_of(games.game(slug).options)}
    for table in _tables(slug):
        printed = _book(table).pages
        for rule in rules_of(games.game(slug).options):
            if rule.name in left and any(
                _book(TableRules(slug, table.preset, table.seats, replace(table.options, **{rule.name: value}))).pages
                != printed
                for value in rule.values[:MAX_VALUES]
            ):
                left.discard(rule.name)
    return left - set(UNTOLD.get(slug, ()))


@pytest.mark.parametrize("slug", games.slugs())
def test_every_number_in_the_rules_is_a_value_of_the_table(slug: str) -> None:
    assert not _unexplained(slug)


@pytest.mark.parametrize("slug", games.slugs())
def test_every_option_is_told_in_the_rules(slug: str) -> None:
    assert not _untold(slug)


@pytest.mark.parametrize("slug", sorted({*LITERALS, *UNTOLD}))
def test_no_exception_is_stale(slug: str) -> None:
    pages = [page for table in _tables(slug) for page in _book(table, _Marked).pages]
    source = "\n".join(paragraph for page in pages for paragraph in _paragraphs(page.html))
    assert not [phrase for phrase in LITERALS.get(slug, {}) if not re.search(phrase, source)]
    assert set(UNTOLD.get(slug, ())) <= {rule.name for rule in rules_of(games.game(slug).options)}


@pytest.mark.parametrize("slug", games.slugs())
def test_every_preset_and_number_of_players_has_a_readable_book(slug: str) -> None:
    for table in _tables(slug):
        assert len(_book(table).contents()) > 5


@pytest.mark.parametrize("slug", games.slugs())
def test_no_section_says_a_sentence_twice(slug: str) -> None:
    twice = set()
    for table in _tables(slug):
        for page in _book(table).pages:
            said = Counter(each for text in _paragraphs(page.html) for each in re.split(r"(?<=[.:!?]) ", text))
            twice |= {(page.anchor, each) for each, times in said.items() if times > 1 and len(each) > MIN_REPEATED}
    assert not twice

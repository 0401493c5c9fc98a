"""Passages and values in a text that depend on the options of a table. Faults are reported with their lines."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from crowe_table import games
from crowe_table.engine.core import Arg
from crowe_table.engine.money import Farthings
from crowe_table.words import Words, locales
from crowe_table.words.conditional_text import BadCondition, ConditionalText
from crowe_table.words.rule_book import HERE, MARK, BadRuleBook, parse, rule_book_of, rules_here, title_of
from crowe_table.words.table_rules import TableRules, printed_rules

VALUES: dict[str, Arg] = {
    "hand": 6,
    "late": False,
    "knave": "nob",
    "target": 121,
    "one": 1,
    "rank_best": 10,
    "cards_dealt": 5,
}
CHOICES = {"knave": frozenset({"nob", "noddy"})}


def text_in(locale: str = "en") -> ConditionalText:
    return ConditionalText(Words(locale), VALUES, CHOICES)


def kept(*lines: str) -> list[str]:
    return [line for _, line in text_in().kept(enumerate(lines, start=1))]


def test_a_passage_is_kept_if_its_condition_holds() -> None:
    assert kept("a", "? hand = 6", "b", "? hand = 5", "c", "?", "d") == ["a", "b", "d"]
    assert kept("? late", "b", "? else", "c", "?", "d") == ["c", "d"]
    assert kept("? hand = 6", "b", "? else", "c", "?") == ["b"]
    assert kept("? hand = 5", "b", "?", "? hand = 6", "c", "? else", "d", "?") == ["c"]


def test_only_the_first_alternative_that_holds_is_kept() -> None:
    assert kept("? hand = 6 and one = 1", "b", "? hand = 6", "c", "? else", "d", "?") == ["b"]
    assert kept("? hand = 6", "b", "?", "? hand = 6 and one = 1", "c", "?") == ["b", "c"]


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        *(("hand = 5, 6", True), ("hand != 5, 6", False), ("hand < 6", False), ("hand <= 6", True), ("hand > 5", True)),
        *(("late", False), ("not late", True), ("late = no", True), ("knave = noddy", False), ("knave != noddy", True)),
        *(("hand >= 6 and knave = nob", True), ("hand >= 6 and late", False)),
    ],
)
def test_conditions_compare_options_with_their_values(condition: str, expected: bool) -> None:
    assert text_in().holds(condition) is expected


def test_a_value_contracts_with_the_word_before_it() -> None:
    filled = text_in("fr").filled
    assert filled("par pas de **{one:f}** fiche") == "par pas d’**une** fiche"
    assert filled("pas moins de {one:f}, ni de {hand:f}") == "pas moins d’une, ni de six"
    assert filled("rien de le dire ; plus que {one}") == "rien de le dire ; plus qu’un"
    assert text_in().filled("a pack of {one}") == "a pack of one"


def test_values_read_as_words_figures_names_and_plurals() -> None:
    filled = text_in().filled
    assert filled("{Hand} {hand: card | cards} and {one} {one: card | cards}") == "Six cards and one card"
    assert filled("{target}, or {target:n}") == "one hundred and twenty-one, or 121"
    assert filled("{cards_dealt}") == "five", "a number, though its name begins like one of cards"
    assert filled("the {rank_best}") == "the Knave"
    assert filled("{late ? late | early}, {knave = nob ? the nob | Noddy}, {late ? x}.") == "early, the nob, ."
    assert filled("One. {late ? Two.} Three. {late ? Four.}") == "One. Three."
    assert filled("{hand > 5 ? more than {one} | fewer}") == "more than one"
    assert text_in("fr").filled("{one:f}") == "une"


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        (("a", "{pips}"), "Line 2: nothing is called “pips”"),
        (("? pips = 4", "?"), "Line 1: nothing is called “pips”"),
        (("? knave = nobody", "?"), "Line 1: “knave” is never “nobody”"),
        (("? hand = some", "?"), "Line 1: “some” is no value of “hand”"),
        (("? late and knave = nobody", "?"), "Line 1: “knave” is never"),
        (("? hand is 4", "?"), "Line 1: “hand is 4” is no condition"),
        (("? knave > 4", "?"), "Line 1: “knave > 4” compares what is no number"),
        (("? not hand = 4", "?"), "Line 1: “not hand = 4”: write “!=”"),
        (("a", "? late", "b"), "Line 2: this passage has no end"),
        (("a", "?"), "Line 2: “?” ends a passage that has not begun"),
        (("? else", "a", "?"), "Line 1: “? else” follows no passage"),
        (("? late", "a", "? else", "b", "? knave = nob", "c", "?"), "Line 5: this passage follows “? else”"),
        (("{knave}",), "Line 1: “knave” is no number"),
        (("{late}",), "Line 1: “late” is no number"),
        (("a{hand = 6 ? x | y}",), "Line 1: “x” runs into the word beside it"),
        (("{hand = 5 ? x | y}a",), "Line 1: “y” runs into the word beside it"),
        (("{hand",), "Line 1: “{hand” cannot be read"),
        (("{hand of cards}",), "Line 1: “{hand of cards}” cannot be read"),
    ],
)
def test_a_fault_is_told_with_its_line(lines: tuple[str, ...], fault: str) -> None:
    with pytest.raises(BadCondition, match=re.escape(fault)):
        kept(*lines)


def test_a_fault_behind_a_false_condition_keeps_its_line_number() -> None:
    source = "# T\n## A {#a}\n? late\nx\ny\n?\n{pips}"
    with pytest.raises(BadCondition, match="Line 7"):
        parse(source, text_in())


def test_a_faulty_book_names_game_and_language(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    book = tmp_path / "booke-de.md"
    book.write_text("# T\n## A {#a}\n{pips}", encoding="utf-8")
    monkeypatch.setattr(games, "file_of", lambda slug, name: book if name == book.name else None)
    with pytest.raises(BadRuleBook, match="cribbage, de: Line 3: nothing is called “pips”"):
        rule_book_of("cribbage", "de")


@pytest.mark.parametrize(("coinage", "told"), [("counters", "1 counter"), ("georgian", "1d"), ("", "")])
def test_the_rules_here_tell_what_a_unit_is(coinage: str, told: str) -> None:
    options = games.game("ecarte").preset("club", 2)
    table = TableRules("ecarte", "club", 2, replace(options, unit=Farthings(4)), coinage)
    first = rules_here(Words(), table).pages[0].text
    assert told in first
    assert ("one unit is" in first) == bool(told)


@pytest.mark.parametrize("locale", locales())
def test_the_rules_here_begin_with_what_was_altered(locale: str) -> None:
    words = Words(locale)
    printed = printed_rules("cribbage", "hoyle6")
    book = rules_here(words, printed)
    assert book.pages[0].anchor == HERE
    assert not any(MARK in page.html for page in book.pages)
    assert words.game("cribbage").text("preset-hoyle6") in title_of(words, book)
    changed = TableRules("cribbage", "hoyle6", 2, games.game("cribbage").preset("hoyle7", 2))
    here = rules_here(words, changed)
    assert set(changed.altered()) == {"cards_dealt", "target", "lurch_below"}
    for option in changed.altered():
        assert words.game("cribbage").text(f"option-{option}") in here.pages[0].text
    assert here.pages[0].text.count("181") == 1

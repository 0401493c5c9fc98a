"""Rulings: their file, their order, and the pages on which the rule book shows them."""

import pytest

from crowe_table import games
from crowe_table.words import Words
from crowe_table.words.rule_book import RULINGS, rule_book_of
from crowe_table.words.rulings import BadRulings, parse_rulings, rulings_of
from crowe_table.words.table_rules import printed_rules

GOOD = """
[R1]
title = "Deals"
law = "the-deal"
book = "Nothing."
ours = "The lowest deals."

[R2]
title = "Cuts"
law = "the-deal"
where = "Chapter one"
book = "Cut."
ours = "No cut."
departs = true
"""


def test_departures_come_first_and_empty_columns_are_left_out() -> None:
    second, first = parse_rulings(GOOD)
    assert (second.number, first.number) == ("R2", "R1")
    assert list(second.columns()) == [("ruling-book", "Cut. (Chapter one)"), ("ruling-ours", "No cut.")]


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("[R1]\ntitle = 3", "R1: Expected `str`"),
        ("[R1]\ntitle = 'a'", "R1: Object missing required field"),
        (GOOD.replace("where", "were"), "R2: Object contains unknown field `were`"),
        ("[one]\ntitle = 'a'", "“one” is no ruling"),
        ("R1 = 4", "“R1” is no ruling"),
        ("[R1", "Expected"),
    ],
)
def test_a_fault_names_the_ruling(source: str, fault: str) -> None:
    with pytest.raises(BadRulings, match=fault):
        parse_rulings(source)


@pytest.mark.parametrize("slug", games.slugs())
def test_every_ruling_belongs_to_a_section_and_has_a_page(slug: str) -> None:
    rulings, locale = rulings_of(slug, "xx")
    assert rulings
    assert locale == "en"
    presets = games.game(slug).presets
    tables = [printed_rules(slug, preset.name, seats) for preset in presets for seats in preset.seats]
    books = [rule_book_of(slug, table=table) for table in tables]
    anchors = {page.anchor for book in books for page in book.contents() if page.listed}
    assert {ruling.law for ruling in rulings} <= anchors
    for book in books:
        pages = {page.anchor: page for page in book.pages if not page.listed}
        assert list(pages) == [ruling.anchor for ruling in rulings]
        listed = "".join(page.html for page in book.pages if page.anchor in RULINGS)
        for ruling in rulings:
            assert f'href="{ruling.anchor}"' in listed
            assert Words().text("ruling-ours") in pages[ruling.anchor].text


def test_a_section_with_rulings_links_to_them() -> None:
    play = [page for page in rule_book_of("cribbage").pages if page.anchor == "the-play"]
    assert 'href="r6"' in play[-1].html
    assert not any('href="r6"' in page.html for page in play[:-1])
    assert not any(
        'href="r' in page.html for page in rule_book_of("cribbage", apparatus=False).pages if page.anchor == "the-play"
    )

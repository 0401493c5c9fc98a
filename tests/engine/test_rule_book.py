"""The rule book. Every page fits, every rule cited by a refusal exists, and the book's examples are correct."""

import ast
import re
from pathlib import Path

import pytest

from crowe_table import games
from crowe_table.engine.cards import parse_all
from crowe_table.games.cribbage.counting import count_lines, in_show
from crowe_table.games.cribbage.options import CribbageOptions
from crowe_table.words import Words
from crowe_table.words.rule_book import MAX_PAGE_LENGTH, TERM, BadRuleBook, RuleBook, parse, rule_book_of
from crowe_table.words.table_rules import printed_rules

MIN_PAGE_LENGTH = 30
"""Minimum length of a page. A section that does not apply at a table is one short sentence."""


@pytest.fixture(params=games.slugs())
def slug(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def books_of(slug: str) -> list[RuleBook]:
    """Return the rule book for each preset and each number of players."""
    presets = games.game(slug).presets
    tables = [printed_rules(slug, preset.name, seats) for preset in presets for seats in preset.seats]
    return [rule_book_of(slug, table=table) for table in tables]


def test_every_page_fits_and_none_is_empty(slug: str) -> None:
    for book in books_of(slug):
        assert len(book.pages) > 5
        for page in book.pages:
            assert MIN_PAGE_LENGTH < len(page.text) <= MAX_PAGE_LENGTH, (page.anchor, len(page.text), book.subtitle)
            assert page.heading


def test_apostrophes_are_curly(slug: str) -> None:
    """In the fonts of the program, a straight apostrophe looks like the sign for feet or minutes."""
    folder = Path(games.__path__[0]) / games.package_of(slug)
    for path in (*folder.glob("booke*.md"), *folder.glob("*.ftl")):
        text = path.read_text("utf-8")
        printed = re.sub("^#.*$", "", text, flags=re.M) if path.suffix == ".ftl" else text
        assert "'" not in printed, path.name


def test_pages_use_only_tags_that_the_screen_supports(slug: str) -> None:
    for page in (page for book in books_of(slug) for page in book.pages):
        tags = {tag.strip("/").split()[0] for tag in re.findall(r"<([^>]+)>", page.html)}
        assert tags <= {"p", "b", "i", "br", "a", "cards"}
        assert "*" not in page.text
        assert "**" not in page.html


def test_every_link_and_cited_rule_exists(slug: str) -> None:
    anchors: set[str] = set()
    for book in books_of(slug):
        here = {page.anchor for page in book.pages}
        assert len(book.contents()) == len(here), "two sections share an anchor"
        for page in book.pages:
            assert set(re.findall(r'href="([^"]+)"', page.html)) <= here | {TERM + key for key in book.terms}
        anchors |= here
    folder = Path(games.__path__[0]) / games.package_of(slug)
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.keyword) and node.arg == "law" and isinstance(node.value, ast.Constant):
                assert node.value.value in anchors, path.name


def test_a_section_is_found_by_its_anchor() -> None:
    book = rule_book_of("cribbage")
    at = book.at("the-play")
    assert at is not None
    assert book.pages[at].heading == book.heading("the-play") == "The play"
    assert book.pages[at + 1].anchor == "the-play"
    assert book.pages[at + 1].part == 1
    assert book.at("no-such-law") is None
    assert book.heading("no-such-law") == ""


def test_headings_are_searched_before_the_text() -> None:
    book = rule_book_of("cribbage")
    assert book.search(" CRIB ")[0].anchor == "the-crib"
    assert "the-show" in [page.anchor for page in book.search("bilked")]
    assert book.search("") == book.contents()
    assert book.search("tarot") == ()


_HAND = re.compile(r"^• (The crib )?([^:\n]+) with (\w+[♠♥♦♣]):.* (\S+)\.$", re.MULTILINE)
_BEST = re.compile(r"best of all (hands) is ([^:]+) with (5♣): .*, ([a-z-]+)\.")


@pytest.mark.parametrize(
    ("preset", "hands"), [("crowe", 8), ("hoyle5", 7), ("hoyle6", 6), ("modern", 6), ("hoyle7", 3)]
)
def test_every_cribbage_example_is_counted_correctly(preset: str, hands: int) -> None:
    table = printed_rules("cribbage", preset)
    pages = [page for page in rule_book_of("cribbage", table=table).pages if page.anchor == "the-show"]
    text = "\n".join(page.text for page in pages).replace("The best of all cribs", "\nThe best of all cribs")
    found = [*_HAND.findall(text), *(("", *best[1:]) for best in _BEST.findall(text))]
    assert len(found) == hands
    signs = str.maketrans({"♠": "S", "♥": "H", "♦": "D", "♣": "C"})
    for crib, cards, start, total in found:
        *held, turned = parse_all(f"{cards} {start}".translate(signs).replace("10", "T").replace("Kn", "J"))
        assert isinstance(table.options, CribbageOptions)
        lines = count_lines(in_show(held, turned, table.options, bool(crib)))
        points = lines[-1].running if lines else 0
        assert total.casefold() == (Words().number(points) if points else "none"), cards


@pytest.mark.parametrize("slug", games.slugs())
def test_a_rule_book_names_cards_as_printed_on_them(slug: str) -> None:
    source = (Path(games.__path__[0]) / games.package_of(slug) / "booke.md").read_text(encoding="utf-8")
    assert re.findall(r"\bJ[♠♥♦♣]", source) == []
    for row in re.findall(r"^! (.+)$", source, re.MULTILINE):
        assert all(parse_all(group) for group in row.split("|"))


def test_a_row_of_cards_is_a_paragraph() -> None:
    book = parse("# T\n\n## One {#one}\n\nA hand:\n! 5H JC | 5S\nmore.\n")
    assert book.pages[0].html == "<p>A hand:</p><p><cards>5H JC | 5S</cards></p><p>more.</p>"


def test_parsing_a_rule_book() -> None:
    book = parse("# T\n\n## One {#one}\n\nA *b* **c** & <d>\nmore.\n\n- x\n  y\n- z\n\n---\n\n[See](#one)\n")
    assert isinstance(book, RuleBook)
    assert [page.part for page in book.pages] == [0, 1]
    assert book.pages[0].html == "<p>A <i>b</i> <b>c</b> &amp; &lt;d&gt; more.</p><p>• x y</p><p>• z</p>"
    assert book.pages[0].text == "A b c & <d> more.\n\n• x y\n\n• z"
    assert book.pages[1].html == '<p><a href="one">See</a></p>'


@pytest.mark.parametrize("source", ["", "no title", "# T\n## No anchor\n", "# T\nwords\n## One {#one}\n", "# T\n# T\n"])
def test_a_malformed_rule_book_is_refused_with_its_line(source: str) -> None:
    with pytest.raises(BadRuleBook):
        parse(source)

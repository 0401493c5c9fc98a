"""The glossary of a game: the section “The words” of its rule book, as it reads at one table.

Each item of the section explains one or more terms: ``- **Pair royal,** or *prial:* three of a rank.`` The text before
the colon is the title, and its parts between commas are terms. A bold word of the explanation is a term too. Cards at
the end of an item, after ``!``, are its picture.
"""

import re
from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from crowe_table import games
from crowe_table.engine.cards import Card, parse_all
from crowe_table.words import ENGLISH, Words
from crowe_table.words.catalogue import capital, text_of
from crowe_table.words.conditional_text import ConditionalText, NumberedLine
from crowe_table.words.table_rules import TableRules
from crowe_table.words.terms import key_of, plain

SECTIONS = frozenset({"words", "the-words", "glossary"})
"""Anchors of the sections that explain words."""
PICTURE = re.compile(r" ! ([2-9ATJQKCDHS ]+)\Z")
"""The cards at the end of an item."""
_HEADING = re.compile(r"^## .+ \{#([a-z0-9-]+)\}")
_ITEM = "- "
_HEAD = re.compile(r"^([^:]*\*\*[^:]*?)[ \u00a0]?:\**\s*(.+)\Z")
"""A title with bold type, and its explanation."""
_NEXT = re.compile(r"(?<=[.;!?]) (?=\*\*[^*]+:\*\*)")
"""The place before a second title within an item."""
_BOLD = re.compile(r"\*\*([^*]+)\*\*")
_JOINING = re.compile(r"^(?:or|oder|auch|englisch|französisch|ou|o|también|en anglais)\s+", re.IGNORECASE)
"""Words before a further term of a title."""


class Term(Struct, frozen=True):
    """A term of a game and its explanation."""

    title: str
    sentence: str
    cards: tuple[Card, ...] = ()
    """The cards of its picture. Empty for a term that needs none."""


def glossary_of(words: Words, table: TableRules) -> Mapping[str, Term]:
    """Return the terms of a table's game by key, in the language of the messages or in English.

    Raises BadCondition or OSError.
    """
    for locale, name in ((words.locale, f"booke-{words.locale}.md"), (ENGLISH, "booke.md")):
        if file := games.file_of(table.slug, name):
            text = ConditionalText(Words(locale).game(table.slug), table.facts(), table.choices())
            lines = explaining(enumerate(text_of(file).splitlines(), start=1))
            return terms_in(line for _, line in text.kept(lines))
    return {}


def explaining(lines: Iterable[NumberedLine]) -> Iterator[NumberedLine]:
    """Yield the numbered lines of the sections that explain words."""
    inside = False
    for number, line in lines:
        if heading := _HEADING.match(line):
            inside = heading[1] in SECTIONS
        if inside:
            yield number, line


def terms_in(lines: Iterable[str]) -> dict[str, Term]:
    """Return the terms that the list items among these lines explain, by key."""
    found: dict[str, Term] = {}
    for line in lines:
        if line.startswith(_ITEM):
            for entry in _NEXT.split(plain(line.removeprefix(_ITEM).strip())):
                found.update(_read(entry))
    return found


def _read(entry: str) -> Iterator[tuple[str, Term]]:
    """Yield the terms of an item, each with its key. An item without a title explains none."""
    picture = PICTURE.search(entry)
    head = _HEAD.match(PICTURE.sub("", entry))
    if not head:
        return
    title, sentence = (_bare(each) for each in head.groups())
    term = Term(title, capital(sentence), tuple(parse_all(picture[1])) if picture else ())
    names = [_JOINING.sub("", name.strip()) for name in title.split(",")]
    for name in (*names, *_BOLD.findall(head[2])):
        yield key_of(name), term


def _bare(text: str) -> str:
    return text.replace("*", "").strip(" ,")

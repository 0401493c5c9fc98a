"""Rulings of a game: gaps in its book, and departures from it.

Each table of ``rulings.toml`` is one ruling, named by its number::

    [R6]
    title = "Fifteen in play"
    law = "the-play"                 # the section of the rule book that it belongs to
    where = "Mr. Crowe, “Play”"      # chapter and paragraph of the book
    book = "What the book says, in our words."
    open = "What it leaves open."
    ours = "What we do."
    others = "Who else did so."
    departs = true                   # the default departs from the book’s words

``where``, ``open``, ``others`` and ``departs`` may be left out. Another language has ``rulings-<locale>.toml``.
"""

import re
import tomllib
from collections.abc import Iterator

import msgspec
from msgspec import Struct

from crowe_table import games
from crowe_table.decoding import convert
from crowe_table.words import ENGLISH
from crowe_table.words.catalogue import text_of

_NUMBER = re.compile(r"[A-Z][0-9]+\Z")


class BadRulings(ValueError):
    """Raised for malformed rulings. The message is a sentence that names the game, the language and the ruling."""


class Ruling(Struct, frozen=True, forbid_unknown_fields=True):
    """One ruling."""

    title: str
    law: str
    book: str
    ours: str
    where: str = ""
    open: str = ""
    others: str = ""
    departs: bool = False
    number: str = ""

    @property
    def anchor(self) -> str:
        """The anchor of the ruling's page in the rule book."""
        return self.number.lower()

    def columns(self) -> Iterator[tuple[str, str]]:
        """Yield the columns that stand side by side: the key of each column's name, and its text.

        Empty columns are left out.
        """
        book = f"{self.book} ({self.where})" if self.where else self.book
        for key, text in (("book", book), ("open", self.open), ("ours", self.ours), ("others", self.others)):
            if text:
                yield f"ruling-{key}", text


def rulings_of(slug: str, locale: str = ENGLISH) -> tuple[tuple[Ruling, ...], str]:
    """Return a game's rulings and their language. English is the fallback. Departures from the book come first.

    Raises BadRulings or OSError.
    """
    for written_in, name in ((locale, f"rulings-{locale}.toml"), (ENGLISH, "rulings.toml")):
        if file := games.file_of(slug, name):
            try:
                return parse_rulings(text_of(file)), written_in
            except BadRulings as fault:
                raise BadRulings(f"{slug}, {written_in}: {fault}") from None
    return (), locale


def parse_rulings(source: str) -> tuple[Ruling, ...]:
    """Parse rulings. Departures come first; each kind is in the order of the file. Raises BadRulings."""
    try:
        tables = tomllib.loads(source)
    except tomllib.TOMLDecodeError as fault:
        raise BadRulings(str(fault)) from None
    found = []
    for number, fields in tables.items():
        if not _NUMBER.match(number) or not isinstance(fields, dict):
            raise BadRulings(f"“{number}” is no ruling: its name is a letter and a number, such as R6.")
        try:
            found.append(convert({**fields, "number": number}, Ruling))
        except msgspec.ValidationError as fault:
            raise BadRulings(f"{number}: {fault}") from None
    return tuple(sorted(found, key=lambda ruling: not ruling.departs))

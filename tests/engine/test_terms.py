"""The file ``words/TERMS.md``. Every term has a word in each language, and no message uses an abandoned word."""

import re
from pathlib import Path

import pytest

from crowe_table import games, words
from crowe_table.words.catalogue import entries

COLUMNS = ("English", "German", "French", "Spanish", "source")
LOCALES = {"German": "de", "French": "fr", "Spanish": "es"}
GIVEN_UP = "Words given up"
FILE = Path(words.__path__[0]) / "TERMS.md"


def tables() -> dict[str, list[tuple[str, ...]]]:
    """Return the rows of each section's table. The first row is the heading."""
    found: dict[str, list[tuple[str, ...]]] = {}
    section = ""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section = line[3:]
        elif line.startswith("| ") and not line.startswith("| ---"):
            found.setdefault(section, []).append(tuple(cell.strip() for cell in line.strip("|").split("|")))
    return found


def messages(locale: str) -> dict[str, str]:
    """Return every message of a language by its file and key, without its arguments."""
    places = [Path(words.__path__[0]) / locale, *(Path(home) for home in games.__path__)]
    files = [*places[0].glob("*.ftl"), *(file for home in places[1:] for file in home.glob(f"*/*-{locale}.ftl"))]
    found = {}
    for file in files:
        for key, source in entries(file.read_text(encoding="utf-8")).items():
            text = "\n".join(line for line in source.splitlines() if not line.startswith("#"))
            found[f"{file.parent.name}/{file.name}: {key}"] = re.sub(r"\{[^{}]*\}", "", text.partition("=")[2])
    return found


def test_every_term_has_a_word_in_each_language_and_a_source() -> None:
    sections = {name: rows for name, rows in tables().items() if name != GIVEN_UP}
    assert sum(len(rows) - 1 for rows in sections.values()) >= 120
    for name, (head, *rows) in sections.items():
        assert head == COLUMNS, name
        for row in rows:
            assert len(row) == len(COLUMNS), row
            assert all(row), row


@pytest.mark.parametrize("language", LOCALES)
def test_no_message_has_a_word_that_was_given_up(language: str) -> None:
    given_up = [word.strip() for row in tables()[GIVEN_UP][1:] if row[0] == language for word in row[1].split(",")]
    assert given_up
    written = messages(LOCALES[language])
    found = [
        (place, word)
        for word in given_up
        for place, text in written.items()
        if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, re.IGNORECASE)
    ]
    assert not found

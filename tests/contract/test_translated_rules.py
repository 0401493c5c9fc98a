"""Translated rule books (``booke-de.md`` …) agree with the English ones in structure, conditions and figures."""

import re

import pytest

from crowe_table import games
from crowe_table.words import ENGLISH, Words, written_locales
from crowe_table.words.conditional_text import ConditionalText
from crowe_table.words.rule_book import parse
from crowe_table.words.rulings import Ruling, parse_rulings
from crowe_table.words.table_rules import printed_rules

COMPLETE = ("de", "es", "fr")
"""Languages with every rule book. Another language may show English ones."""
_SECTION = re.compile(r"^## .+ \{#([a-z0-9-]+)\}$")
_CONDITION = re.compile(r"\{([^{}?#|]+)\?")
_NAME = re.compile(r"\{([A-Za-z][a-z0-9_]*)[:}]")
_LINK = re.compile(r"\]\(#([a-z0-9-]+)\)")
_BRACED = re.compile(r"\{[a-zA-Z0-9_]+(?::[^{}]*)?\}")
_FIGURE = re.compile(r"(?<!\w)\d(?:[\d.,·\u202f\u00a0]*\d)?")
_SEPARATOR = re.compile(r"[.,·\u202f\u00a0]")


def _sections(source: str) -> dict[str, list[str]]:
    """Return the lines of each section by its anchor, in the order of the book."""
    found: dict[str, list[str]] = {"": []}
    lines = found[""]
    for line in source.splitlines():
        if section := _SECTION.match(line):
            lines = found.setdefault(section[1], [])
        lines.append(line)
    return found


def _skeleton(lines: list[str]) -> dict[str, object]:
    """Return the features of a section that a translation shares with the original."""
    text = "\n".join(line for line in lines if not line.startswith(("?", "! ")))
    return {
        "rows of cards": [line for line in lines if line.startswith("! ")],
        "passages": [line for line in lines if line.startswith("?")],
        "list items": sum(line.startswith("- ") for line in lines),
        "choices": {found.strip() for found in _CONDITION.findall(text)},
        "values": {name[0].lower() + name[1:] for name in _NAME.findall(text)},
        "links": sorted(_LINK.findall(text)),
        "figures": sorted(
            _SEPARATOR.sub("", figure) for figure in _FIGURE.findall(_BRACED.sub("", _CONDITION.sub("{", text)))
        ),
    }


def _source(slug: str, locale: str) -> str:
    path = games.file_of(slug, "booke.md" if locale == ENGLISH else f"booke-{locale}.md")
    return path.read_text(encoding="utf-8") if path else ""


def _rulings(slug: str, locale: str) -> list[Ruling]:
    path = games.file_of(slug, "rulings.toml" if locale == ENGLISH else f"rulings-{locale}.toml")
    return sorted(parse_rulings(path.read_text(encoding="utf-8")), key=lambda ruling: ruling.number) if path else []


def _other_languages() -> list[str]:
    return [locale for locale in written_locales() if locale != ENGLISH]


def _translations() -> list[tuple[str, str]]:
    return [(slug, locale) for slug in games.slugs() for locale in _other_languages() if _source(slug, locale)]


def _translated_rulings() -> list[tuple[str, str]]:
    return [(slug, locale) for slug in games.slugs() for locale in _other_languages() if _rulings(slug, locale)]


@pytest.mark.parametrize(("slug", "locale"), _translations())
def test_a_translated_book_has_the_structure_and_figures_of_the_original(slug: str, locale: str) -> None:
    original, translated = _sections(_source(slug, ENGLISH)), _sections(_source(slug, locale))
    assert list(translated) == list(original)
    different = [
        (anchor, kind, expected, found)
        for anchor in original
        for (kind, expected), found in zip(
            _skeleton(original[anchor]).items(), _skeleton(translated[anchor]).values(), strict=True
        )
        if expected != found
    ]
    assert not different


@pytest.mark.parametrize(("slug", "locale"), _translations())
def test_a_translated_book_is_readable_at_every_table(slug: str, locale: str) -> None:
    words = Words(locale).game(slug)
    for preset in games.game(slug).presets:
        for seats in preset.seats:
            table = printed_rules(slug, preset.name, seats)
            book = parse(_source(slug, locale), ConditionalText(words, table.facts(), table.choices()))
            assert len(book.contents()) > 5


@pytest.mark.parametrize(("slug", "locale"), _translated_rulings())
def test_translated_rulings_are_those_of_the_original(slug: str, locale: str) -> None:
    for ruling, original in zip(_rulings(slug, locale), _rulings(slug, ENGLISH), strict=True):
        assert (ruling.number, ruling.law, ruling.departs) == (original.number, original.law, original.departs)
        assert [key for key, _ in ruling.columns()] == [key for key, _ in original.columns()]


@pytest.mark.parametrize("locale", COMPLETE)
def test_complete_languages_have_every_book_and_its_rulings(locale: str) -> None:
    assert [slug for slug in games.slugs() if not _source(slug, locale)] == []
    assert [slug for slug in games.slugs() if _rulings(slug, ENGLISH) and not _rulings(slug, locale)] == []

"""The rule booke: a game's ``booke.md`` as pages for the screen.

The file is a small part of Markdown: ``#`` the title, ``## Heading {#anchor}`` a section, ``---`` a new page of the
same section, paragraphs, ``-`` lists, ``**bold**``, ``*italic*`` and ``[words](#anchor)``. A line ``! 5H JC | 5S`` is a
row of cards, drawn from the pack, with a space between two groups. Anything else is plain text.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from crowe_table import games
from crowe_table.words import ENGLISH, Words

LONGEST_PAGE = 1200
"""Characters of text on a page: more will not lie on it in the largest print."""

_TITLE = re.compile(r"^# (.+)\Z")
_SECTION = re.compile(r"^## (.+?) \{#([a-z0-9-]+)\}\Z")
_LINK = re.compile(r"\[([^\]]+)\]\(#([a-z0-9-]+)\)")
_BOLD = re.compile(r"\*\*(.+?)\*\*")
_ITALIC = re.compile(r"\*(.+?)\*")
_BREAK = "---"
_CARDS = "! "


class BadRuleBook(ValueError):
    """A booke that breaks the form; the sentence says where."""


class Passage(Struct, frozen=True):
    """A page of the book. ``html`` is in the few tags that the screen's text boxes know, ``text`` without."""

    heading: str
    anchor: str
    part: int
    """0 on the first page of a section."""
    html: str
    text: str


class RuleBook(Struct, frozen=True):
    """A game's rules."""

    title: str
    pages: tuple[Passage, ...]
    locale: str = ENGLISH
    """The language in which it is written."""

    def contents(self) -> tuple[Passage, ...]:
        """The first page of every section, in order."""
        return tuple(page for page in self.pages if page.part == 0)

    def at(self, anchor: str) -> int | None:
        """The number of the page where a section begins, counted from 0; None if there is no such section."""
        return next((at for at, page in enumerate(self.pages) if page.anchor == anchor), None)

    def heading(self, anchor: str) -> str:
        """A section's heading; empty if there is no such section."""
        at = self.at(anchor)
        return "" if at is None else self.pages[at].heading

    def search(self, words: str) -> tuple[Passage, ...]:
        """The sections whose heading has these words, then those whose text has them."""
        wanted = words.casefold().strip()
        if not wanted:
            return self.contents()
        named = [page for page in self.contents() if wanted in page.heading.casefold()]
        within = {page.anchor for page in self.pages if wanted in page.text.casefold()}
        return (*named, *(page for page in self.contents() if page.anchor in within and page not in named))


def booke_of(slug: str, locale: str = ENGLISH) -> RuleBook:
    """The booke of a game in a language, in English if there is none. Raises BadRuleBook or OSError."""
    folder = Path(games.__path__[0]) / games.package_of(slug)
    own = folder / f"booke-{locale}.md"
    if own.is_file():
        return replace(parse(own.read_text(encoding="utf-8")), locale=locale)
    return parse((folder / "booke.md").read_text(encoding="utf-8"))


def title_of(words: Words, booke: RuleBook) -> str:
    """Its title; where it is not in the reader's language, that too is said."""
    return booke.title if booke.locale == words.locale else words.text("booke-in-english", title=booke.title)


def parse(source: str) -> RuleBook:
    """A booke from its text. Raises BadRuleBook."""
    lines = source.splitlines()
    title = _TITLE.match(lines[0]) if lines else None
    if not title:
        raise BadRuleBook("A booke begins with its title: “# Title”.")
    return RuleBook(title[1], tuple(_pages(lines[1:])))


def _pages(lines: list[str]) -> Iterator[Passage]:
    heading, anchor, part = "", "", 0
    body: list[str] = []
    for number, line in enumerate(lines, start=2):
        if line.startswith("#") or line == _BREAK:
            if heading:
                yield _page(heading, anchor, part, body)
            elif any(body):
                raise BadRuleBook(f"Line {number} ends a page that has no heading.")
            body = []
        if line == _BREAK:
            part += 1
            continue
        if line.startswith("#"):
            section = _SECTION.match(line)
            if not section:
                raise BadRuleBook(f"Line {number} is no heading with its anchor: “## Heading {{#anchor}}”.")
            heading, anchor, part = section[1], section[2], 0
            continue
        body.append(line)
    if heading:
        yield _page(heading, anchor, part, body)


def _page(heading: str, anchor: str, part: int, body: list[str]) -> Passage:
    paragraphs = [" ".join(block.split("\n")) for block in _blocks(body)]
    html = "<p>" + "</p><p>".join(_html(paragraph) for paragraph in paragraphs) + "</p>"
    text = "\n\n".join(_plain(paragraph) for paragraph in paragraphs)
    return Passage(heading, anchor, part, html, text)


def _blocks(body: list[str]) -> list[str]:
    """Paragraphs; each item of a list is one of its own, with its mark."""
    blocks: list[str] = []
    begun = False
    for line in body:
        if not line.strip():
            begun = False
        elif line.startswith(_CARDS):
            blocks.append(line)
            begun = False
        elif line.startswith("- "):
            blocks.append("• " + line[2:])
            begun = True
        elif begun:
            blocks[-1] += "\n" + line.strip()
        else:
            blocks.append(line)
            begun = True
    return blocks


def _html(paragraph: str) -> str:
    if paragraph.startswith(_CARDS):
        return f"<cards>{paragraph.removeprefix(_CARDS)}</cards>"
    safe = paragraph.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    linked = _LINK.sub(r'<a href="\2">\1</a>', safe)
    return _ITALIC.sub(r"<i>\1</i>", _BOLD.sub(r"<b>\1</b>", linked))


def _plain(paragraph: str) -> str:
    if paragraph.startswith(_CARDS):
        return ""
    return _ITALIC.sub(r"\1", _BOLD.sub(r"\1", _LINK.sub(r"\1", paragraph)))

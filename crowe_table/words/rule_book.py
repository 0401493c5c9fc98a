"""The rule book: a game's ``booke.md``, divided into screen pages.

The file uses a small subset of Markdown: ``#`` for the title, ``## Heading {#anchor}`` for a section, ``---`` for a
page break within a section, paragraphs, ``-`` lists, ``**bold**``, ``*italic*`` and ``[words](#anchor)``. A line ``! 5H
JC | 5S`` draws a row of cards, with a gap at the bar. Anything else is plain text.
"""

import re
from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from crowe_table import games
from crowe_table.words import ENGLISH, Words

MAX_PAGE_LENGTH = 1200
"""Maximum characters on a page: the amount that fits in the largest print."""

_TITLE = re.compile(r"^# (.+)\Z")
_SECTION = re.compile(r"^## (.+?) \{#([a-z0-9-]+)\}\Z")
_LINK = re.compile(r"\[([^\]]+)\]\(#([a-z0-9-]+)\)")
_BOLD = re.compile(r"\*\*(.+?)\*\*")
_ITALIC = re.compile(r"\*(.+?)\*")
_BREAK = "---"
_CARDS = "! "


class BadRuleBook(ValueError):
    """Raised for a malformed rule book, with a sentence that names the line."""


class Passage(Struct, frozen=True):
    """A page. ``html`` uses only the tags that the screen's text boxes support; ``text`` has none."""

    heading: str
    anchor: str
    part: int
    """0 on the first page of a section."""
    html: str
    text: str


class RuleBook(Struct, frozen=True):
    """The rules of a game."""

    title: str
    pages: tuple[Passage, ...]
    locale: str = ENGLISH
    """The language of the text."""

    def contents(self) -> tuple[Passage, ...]:
        """Return the first page of every section, in order."""
        return tuple(page for page in self.pages if page.part == 0)

    def at(self, anchor: str) -> int | None:
        """Return the 0-based number of the page where a section begins; None if there is no such section."""
        return next((at for at, page in enumerate(self.pages) if page.anchor == anchor), None)

    def heading(self, anchor: str) -> str:
        """Return a section's heading; empty if there is no such section."""
        at = self.at(anchor)
        return "" if at is None else self.pages[at].heading

    def search(self, words: str) -> tuple[Passage, ...]:
        """Return the sections whose heading contains these words, then those whose text does."""
        wanted = words.casefold().strip()
        if not wanted:
            return self.contents()
        named = [page for page in self.contents() if wanted in page.heading.casefold()]
        within = {page.anchor for page in self.pages if wanted in page.text.casefold()}
        return (*named, *(page for page in self.contents() if page.anchor in within and page not in named))


def booke_of(slug: str, locale: str = ENGLISH) -> RuleBook:
    """Return a game's rule book in a language, or in English as a fallback.

    A game without one, which must be a draft, gets one section that says so. Raises BadRuleBook or OSError.
    """
    if own := games.file_of(slug, f"booke-{locale}.md"):
        return replace(parse(own.read_text(encoding="utf-8")), locale=locale)
    english = games.file_of(slug, "booke.md")
    if english is None:
        words = Words(locale).game(slug)
        passage = _page(words.text("booke-unwritten"), "unwritten", 0, [words.text("booke-unwritten-help")])
        return RuleBook(words.text(f"game-{slug}"), (passage,), locale)
    return parse(english.read_text(encoding="utf-8"))


def title_of(words: Words, booke: RuleBook) -> str:
    """Return the title, with a note if the book is not in the reader's language."""
    return booke.title if booke.locale == words.locale else words.text("booke-in-english", title=booke.title)


def parse(source: str) -> RuleBook:
    """Parse a rule book. Raises BadRuleBook."""
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
    """Return the paragraphs; each list item is a paragraph with its bullet."""
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

"""The rule book: a game's ``booke.md``, divided into screen pages.

The file uses a small subset of Markdown: ``#`` for the title, ``## Heading {#anchor}`` for a section, ``---`` for a
page break within a section, paragraphs, ``-`` lists, ``**bold**``, ``*italic*`` and ``[words](#anchor)``. A line ``! 5H
JC | 5S`` draws a row of cards, with a gap at the bar. ``<crib>your crib</>`` marks a term. Anything else is plain text.

Passages and values that depend on the table are resolved first: see ``conditional_text``.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType

from msgspec import Struct
from msgspec.structs import replace

from crowe_table import games
from crowe_table.words import ENGLISH, Company, Words
from crowe_table.words.catalogue import text_of
from crowe_table.words.conditional_text import BadCondition, ConditionalText, NumberedLine
from crowe_table.words.glossary import PICTURE, SECTIONS, Term, explaining, terms_in
from crowe_table.words.rulings import Ruling, rulings_of
from crowe_table.words.table_rules import TableRules, option_reading, printed_rules
from crowe_table.words.terms import BEGIN, END, NAMED, keeping, plain

MAX_PAGE_LENGTH = 1200
"""Maximum number of characters on a page. This number fits in the largest print."""

_TITLE = re.compile(r"^# (.+)\Z")
_SECTION = re.compile(r"^## (.+?) \{#([a-z0-9-]+)\}\Z")
_LINK = re.compile(r"\[([^\]]+)\]\(#([a-z0-9-]+)\)")
_BOLD = re.compile(r"\*\*(.+?)\*\*")
_ITALIC = re.compile(r"\*(.+?)\*")
_TERM = re.compile(f"{BEGIN}([^{NAMED}]*){NAMED}([^{END}]*){END}")
_BREAK = "---"
_CARDS = "! "
_PARAGRAPH = re.compile(r"<p>(.*?)</p>", re.DOTALL)
RULINGS = frozenset({"rulings", "the-rulings"})
"""Anchors of the section that lists the rulings."""
HERE = "at-this-table"
"""The anchor of the first page of a table's rules."""
TERM = "term:"
"""Beginning of the target of a link to the explanation of a term."""
MARK = "†"
"""Marker before a passage that differs from the preset as printed."""

ADVICE = frozenset(
    {
        *("good-play", "hoyles-advice", "famous-hands", "questions", "why", "the-odds", "onlookers"),
        *("rulings", "the-rulings", *SECTIONS, "the-name"),
    }
)
"""Anchors of sections without rules. The printed card omits these sections."""


class BadRuleBook(ValueError):
    """Raised for a malformed rule book. The message is a sentence that names the line."""


class Passage(Struct, frozen=True):
    """A page. ``html`` uses only the tags that the screen's text boxes support; ``text`` has no tags."""

    heading: str
    anchor: str
    part: int
    """The page's number within its section, from 0."""
    html: str
    text: str
    listed: bool = True
    """Whether the page is listed in the contents. A ruling is not; its section links to it."""


class RuleBook(Struct, frozen=True):
    """The rules of a game."""

    title: str
    pages: tuple[Passage, ...]
    locale: str = ENGLISH
    """The language of the text."""
    subtitle: str = ""
    """The preset's name."""
    terms: Mapping[str, Term] = MappingProxyType({})
    """The terms that the book explains, by key."""

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
        """Return the sections whose heading contains these words, and then those whose text contains them."""
        wanted = words.casefold().strip()
        if not wanted:
            return self.contents()
        named = [page for page in self.contents() if wanted in page.heading.casefold()]
        within = {page.anchor for page in self.pages if wanted in page.text.casefold()}
        return (*named, *(page for page in self.contents() if page.anchor in within and page not in named))


def rule_book_of(slug: str, locale: str = ENGLISH, table: TableRules | None = None, apparatus: bool = True) -> RuleBook:
    """Return a game's rule book in a language, or in English as a fallback.

    The text follows the rules of ``table``. Without a table, it follows the game's first preset. With ``apparatus``,
    the rulings are added. A game without a book must be a draft. Its book is one section that says so. Raises
    BadRuleBook, BadRulings or OSError.
    """
    words = Words(locale).game(slug)
    for written_in, name in ((locale, f"booke-{locale}.md"), (ENGLISH, "booke.md")):
        if file := games.file_of(slug, name):
            text = text_of(file)
            rules = table or printed_rules(slug)
            try:
                book = parse(text, _text_of(slug, written_in, rules))
            except (BadCondition, BadRuleBook) as fault:
                raise BadRuleBook(f"{slug}, {written_in}: {fault}") from None
            if apparatus:
                book = replace(book, pages=tuple(_with_rulings(book, words)))
            return replace(book, locale=written_in, subtitle=words.text(f"preset-{rules.preset}"))
    passage = _page(words.text("booke-unwritten"), "unwritten", 0, [words.text("booke-unwritten-help")])
    return RuleBook(words.text(f"game-{slug}"), (passage,), locale)


def _with_rulings(book: RuleBook, words: Words) -> Iterator[Passage]:
    """Yield the pages of a book with its rulings.

    The book gets a list of rulings, a page for each ruling, and a link to it from its section.
    """
    rulings, _ = rulings_of(words.slug, words.locale)
    for at, page in enumerate(book.pages):
        follows = book.pages[at + 1].anchor if at + 1 < len(book.pages) else ""
        own = [ruling for ruling in rulings if ruling.law == page.anchor] if page.anchor != follows else []
        if page.anchor in RULINGS and rulings:
            yield from _list_of_rulings(page, [_ruling_line(words, ruling) for ruling in rulings])
            yield from (_ruling_page(words, ruling) for ruling in rulings)
        elif own:
            links = words.listed([f"[{ruling.number}](#{ruling.anchor})" for ruling in own])
            yield _ended(page, [words.text("rulings-link", rulings=links)])
        else:
            yield page


def _list_of_rulings(page: Passage, lines: Sequence[str]) -> Iterator[Passage]:
    """Yield the page with these lines at its end. Lines that do not fit go on further pages."""
    fit: list[str] = []
    for line in lines:
        if fit and len(_ended(page, [*fit, line]).text) > MAX_PAGE_LENGTH:
            yield _ended(page, fit)
            page, fit = replace(page, part=page.part + 1, html="", text=""), []
        fit.append(line)
    yield _ended(page, fit)


def _ended(page: Passage, paragraphs: list[str]) -> Passage:
    html = "".join(f"<p>{_html(paragraph)}</p>" for paragraph in paragraphs)
    text = "\n\n".join([page.text, *map(_plain, paragraphs)])
    return replace(page, html=page.html + html, text=text)


def _ruling_line(words: Words, ruling: Ruling) -> str:
    key = "rulings-departs" if ruling.departs else "rulings-silent"
    return "• " + words.text(key, number=ruling.number, title=f"[{ruling.title}](#{ruling.anchor})")


def _ruling_page(words: Words, ruling: Ruling) -> Passage:
    body = [line for key, text in ruling.columns() for line in (f"**{words.text(key)}** {text}", "")]
    return replace(_page(f"{ruling.number}. {ruling.title}", ruling.anchor, 0, body), listed=False)


def rules_here(words: Words, table: TableRules, apparatus: bool = True) -> RuleBook:
    """Return the rule book of a table. Differences from the preset are marked, and listed on a first page.

    Raises BadRuleBook or OSError.
    """
    here = rule_book_of(table.slug, words.locale, table, apparatus)
    altered = table.altered()
    if altered:
        printed = rule_book_of(table.slug, words.locale, table.as_printed(), apparatus)
        known = {paragraph for page in printed.pages for paragraph in _PARAGRAPH.findall(page.html)}
        here = replace(here, pages=tuple(_marked(page, known) for page in here.pages))
    return replace(here, pages=(_first_page(words.game(table.slug), table), *here.pages))


def _first_page(words: Words, table: TableRules) -> Passage:
    body = [
        words.text("rules-here-preset", preset=words.text(f"preset-{table.preset}"), players=table.seats),
        "",
    ]
    if table.coinage:
        unit = table.options.unit
        body += [words.to(Company(coinage=table.coinage, unit=unit)).text("rules-here-unit", farthings=unit), ""]
    altered = table.altered()
    if altered:
        body.append(words.text("rules-here-altered", number=len(altered), mark=MARK))
    else:
        body.append(words.text("rules-here-as-printed"))
    for option, (here, book) in altered.items():
        label = words.text(f"option-{option}")
        value, printed = (option_reading(words, option, each) for each in (here, book))
        body.append("- " + words.text("rules-here-option", option=label, value=value, printed=printed))
    return _page(words.text("rules-here-heading"), HERE, 0, body)


def _marked(page: Passage, known: set[str]) -> Passage:
    def mark(found: re.Match[str]) -> str:
        paragraph = found[1]
        if paragraph in known or paragraph.startswith("<cards>"):
            return found[0]
        bullet = "• " if paragraph.startswith("• ") else ""
        return f"<p>{bullet}<b>{MARK}</b> {paragraph.removeprefix(bullet)}</p>"

    return replace(page, html=_PARAGRAPH.sub(mark, page.html))


def _text_of(slug: str, locale: str, table: TableRules) -> ConditionalText:
    return ConditionalText(Words(locale).game(slug), table.facts(), table.choices())


def title_of(words: Words, book: RuleBook) -> str:
    """Return the title and the preset, with a note if the book is not in the reader's language."""
    title = words.text("booke-of-preset", game=book.title, preset=book.subtitle) if book.subtitle else book.title
    return title if book.locale == words.locale else words.text("booke-in-english", title=title)


def parse(source: str, text: ConditionalText | None = None) -> RuleBook:
    """Parse a rule book. Raises BadRuleBook, or BadCondition for a faulty passage that depends on the table."""
    lines: list[NumberedLine] = list(enumerate(source.splitlines(), start=1))
    title = _TITLE.match(lines[0][1]) if lines else None
    if not title:
        raise BadRuleBook("A rule book begins with its title: “# Title”.")
    kept = list(text.kept(lines[1:]) if text else lines[1:])
    terms = terms_in(line for _, line in explaining(kept))
    marked = [(number, keeping(line, terms)) for number, line in kept]
    return RuleBook(title[1], tuple(_pages(marked)), terms=terms)


def _pages(lines: Iterable[NumberedLine]) -> Iterator[Passage]:
    heading, anchor, part = "", "", 0
    body: list[str] = []
    for number, line in lines:
        if line.startswith("#") or line == _BREAK:
            if any(body) and not heading:
                raise BadRuleBook(f"Line {number} ends a page that has no heading.")
            if any(body):
                yield _page(heading, anchor, part, body)
                part += 1
            body = []
        if line == _BREAK:
            continue
        if line.startswith("#"):
            section = _SECTION.match(line)
            if not section:
                raise BadRuleBook(f"Line {number} is no heading with its anchor: “## Heading {{#anchor}}”.")
            heading, anchor, part = section[1], section[2], 0
            continue
        body.append(line)
    if heading and any(body):
        yield _page(heading, anchor, part, body)


def _page(heading: str, anchor: str, part: int, body: list[str]) -> Passage:
    paragraphs = [" ".join(block.split("\n")) for block in _blocks(body)]
    html = "<p>" + "</p><p>".join(_html(paragraph) for paragraph in paragraphs) + "</p>"
    text = "\n\n".join(_plain(paragraph) for paragraph in paragraphs)
    return Passage(heading, anchor, part, html, text)


def _blocks(body: list[str]) -> list[str]:
    """Return the paragraphs. Each list item is a paragraph that begins with its bullet."""
    blocks: list[str] = []
    begun = False
    for line in body:
        if not line.strip():
            begun = False
        elif line.startswith(_CARDS):
            blocks.append(line)
            begun = False
        elif line.startswith("- "):
            blocks.append("• " + PICTURE.sub("", line[2:]))
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
    marked = _TERM.sub(rf'<a href="{TERM}\1">\2</a>', safe)
    linked = _LINK.sub(r'<a href="\2">\1</a>', marked)
    return _ITALIC.sub(r"<i>\1</i>", _BOLD.sub(r"<b>\1</b>", linked))


def _plain(paragraph: str) -> str:
    if paragraph.startswith(_CARDS):
        return ""
    return _ITALIC.sub(r"\1", _BOLD.sub(r"\1", _LINK.sub(r"\1", plain(paragraph))))

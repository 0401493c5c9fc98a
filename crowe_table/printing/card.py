"""A table's rules on one page: the one-minute summary, and as many of the rules as fit."""

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence

from crowe_table import games
from crowe_table.engine.cards import Card, parse_all
from crowe_table.printing.drawing import A4, PAPERS
from crowe_table.printing.engraving import HEIGHT, WIDTH, framed_face
from crowe_table.printing.plan import plan_operators
from crowe_table.printing.sheet import Ink, PdfSheet, Section
from crowe_table.words import Words
from crowe_table.words.facts import facts_of
from crowe_table.words.rule_book import ADVICE, HERE, Passage, rules_here, title_of
from crowe_table.words.table_rules import TableRules

MARGIN, FOOT = 13.0, 12.0
"""Page margin, and height of the footer, in millimetres on a page of A4."""
SMALL_FOOT = 19.0
"""Height of the footer in millimetres on a smaller page, where it has more lines."""
SIZES = (11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0)
"""Font sizes in points, largest first."""
SMALL_SIZES = (8.0, 7.5, 7.0)
"""Font sizes in points for pages smaller than A4, largest first."""
FULL_WIDTH = 200.0
"""Width of a page in millimetres from which headings have their full size."""
PICTURE, PICTURE_GAP = 17.0, 2.5
"""Height of the drawings on a page of A4, and the gap between them, in millimetres."""
MAX_CARDS = 5
"""Maximum number of cards that are drawn."""
MINUTE = "in-a-minute"
COMPANY = frozenset({"seats", "the-stakes", "money", "the-party", "the-books", "claims", "the-claims", "revokes"})
"""Sections that a player can do without. If space is short, they come last."""
_PARAGRAPH = re.compile(r"<p>(.*?)</p>", re.DOTALL)
_ROW = re.compile("<cards>(.*)</cards>")


class RulesCard:
    """The rules card of one table."""

    def __init__(self, words: Words, table: TableRules, four_colours: bool = False, paper: str = A4) -> None:
        """Read the rule book. Raises BadRuleBook or OSError if that fails."""
        self._words = words.game(table.slug)
        self._slug = table.slug
        book = rules_here(words, table, apparatus=False)
        self._head = tuple(
            page for page in book.pages if page.anchor == MINUTE or (page.anchor == HERE and table.altered())
        )
        self._book = book
        self._four_colours = four_colours
        self._paper = PAPERS[paper]
        self._scale = min(1.0, self._paper.width / FULL_WIDTH)
        self._sizes = SIZES if self._scale == 1 else SMALL_SIZES
        self._plan = plan_operators(table.game.layout(table.options, table.seats), table.seats)
        self._seats = table.seats

    def pdf(self) -> bytes:
        """Return the PDF. Raises OSError if the fonts cannot be read."""
        for sections in self._candidates():
            at = bisect_left(self._sizes, True, key=lambda size: self._set(sections, size).fits)
            if at < len(self._sizes):
                return self._with_foot(self._set(sections, self._sizes[at]), sections)
        least = self._sizes[-1]
        many = bisect_left(range(len(sections)), True, key=lambda at: not self._set(sections[: at + 1], least).fits)
        return self._with_foot(self._set(sections[:many], least), sections[:many])

    def _candidates(self) -> Iterator[list[Section]]:
        """Yield candidate contents in order of preference.

        First come all rules, then all rules without the last page of each section that has several pages. Last come the
        same rules with the essential sections first.
        """
        rules = self._rules()
        yield [self._section(first) for first in rules]
        yield [self._section(first, short=True) for first in rules]
        later = sorted(rules, key=lambda first: first.anchor in COMPANY)
        yield [self._section(first, short=True) for first in later]

    def _rules(self) -> list[Passage]:
        return [first for first in self._book.contents() if first.anchor not in (HERE, MINUTE, *ADVICE)]

    def _set(self, sections: Sequence[Section], size: float) -> PdfSheet:
        """Lay out the page with these sections in this font size. It may not fit."""
        words, scale = self._words, self._scale
        title = words.text("card-title", game=words.text(f"game-{self._slug}"))
        paper = self._paper.width, self._paper.height
        sheet = PdfSheet(paper, MARGIN * scale, title, self._book.locale, self._four_colours)
        sheet.line(words.text(f"game-{self._slug}"), 36 * scale, "great", ink=Ink.RED)
        sheet.line(words.text(f"game-{self._slug}-line"), max(11.5 * scale, size), style="I")
        sheet.space(1)
        small = max(9.5 * scale, self._sizes[-1])
        sheet.line(facts_of(words, games.game(self._slug)), small, ink=Ink.FADED)
        sheet.line(title_of(words, self._book), small, ink=Ink.FADED)
        sheet.space(2)
        sheet.pictures(self._pictures(), (WIDTH, HEIGHT), PICTURE * scale, PICTURE_GAP * scale)
        sheet.space(2)
        sheet.rule()
        sheet.space(1)
        for first in self._head:
            for paragraph in self._section(first).paragraphs:
                sheet.marked(paragraph, size + 0.5)
            sheet.space(1)
        sheet.space(0.5)
        sheet.rule()
        sheet.space(1)
        sheet.keep(FOOT if scale == 1 else SMALL_FOOT)
        sheet.columns(sections, size)
        return sheet

    def _with_foot(self, sheet: PdfSheet, sections: Sequence[Section]) -> bytes:
        """Return the PDF, with a footer that says where to find the rest."""
        words, printed = self._words, {section.heading for section in sections}
        rules = [first.heading for first in self._rules()]
        left = [heading for heading in rules if heading not in printed]
        told = words.text("card-foot-more", sections=words.listed(left)) if left else words.text("card-foot")
        sheet.to_foot()
        sheet.rule()
        sheet.space(1)
        sheet.line(told, max(8.5 * self._scale, self._sizes[-1]), style="I", ink=Ink.FADED)
        return sheet.pdf()

    def _pictures(self) -> list[tuple[bytes, str]]:
        """Return a plan of the table, and the first row of cards in the book, each with its alternative text."""
        plan = self._plan, self._words.text("card-plan", number=self._seats)
        return [plan, *((self._face(card), self._words.brief(card)) for card in self._cards())]

    def _cards(self) -> Sequence[Card]:
        """Return the first cards of the first row in the book. A book without cards has none."""
        paragraphs = (told for page in self._book.pages for told in _PARAGRAPH.findall(page.html))
        rows = (row[1] for told in paragraphs if (row := _ROW.fullmatch(told)))
        return parse_all(next(rows, "").split("|")[0])[:MAX_CARDS]

    def _face(self, card: Card) -> bytes:
        return framed_face(card, self._four_colours)

    def _section(self, first: Passage, short: bool = False) -> Section:
        """Return a section with all its pages or, if ``short``, without the last of several."""
        pages = [page.html for page in self._book.pages if page.anchor == first.anchor]
        kept = pages[: max(1, len(pages) - 1)] if short else pages
        return Section(
            first.heading, tuple(self._paragraph_text(each) for page in kept for each in _PARAGRAPH.findall(page))
        )

    def _paragraph_text(self, paragraph: str) -> str:
        """Return a paragraph. A row of cards becomes text with suit signs, “A♥ K♥ · Kn♠”."""
        row = _ROW.fullmatch(paragraph)
        groups = row[1].split("|") if row else ()
        return " · ".join(self._words.brief_cards(parse_all(group)) for group in groups) if groups else paragraph

"""The rule book. The left page has a figure and the contents, and the right page the text."""

from collections.abc import Callable, Iterator
from functools import partial

import pygame
from msgspec.structs import replace

from crowe_table import games, palette
from crowe_table.engine.cards import Card
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import ListEntry, Selection, entry_height
from crowe_table.gui.controls.explanation import Explanation
from crowe_table.gui.draw.paper import StyledText, set_lines
from crowe_table.gui.draw.parts import InParts
from crowe_table.gui.draw.printed import Print
from crowe_table.gui.draw.type import Face, dot_below
from crowe_table.gui.draw.typeset import columns, heading, ornament_rule
from crowe_table.gui.pages.book import LEFT_TYPE, RIGHT_TYPE, BookPage
from crowe_table.gui.pages.flow import BODY
from crowe_table.gui.pages.foot import GAP, above, row_areas
from crowe_table.gui.pages.pagination import (
    HUNG,
    Figure,
    PrintedPage,
    cards_of,
    figures_of,
    first_terms,
    is_item,
    item,
    measured,
    paginate,
    plain,
)
from crowe_table.gui.pages.printing import PrintSheet
from crowe_table.gui.pages.ui import LinkControl
from crowe_table.gui.screen import Navigator, Services
from crowe_table.paths import documents_dir
from crowe_table.printing.job import PrintJob, printed_apart, printed_card
from crowe_table.settings import next_text_size
from crowe_table.words.glossary import Term
from crowe_table.words.rule_book import TERM, Passage, RuleBook, rule_book_of, rules_here, title_of
from crowe_table.words.table_rules import TableRules, printed_rules

ROW_HIGH, ROW_GAP = 92, 14
"""Height of a row of cards in the text, and height of the gap below the row, in table units."""
FIGURE, SECTION = 196, 40
"""Heights of a figure and of a line of the contents, in table units."""
TITLES = (34, 30, 26)
"""Text sizes to try for the heading of a page.

At the last size, two lines fit between the running title and the text.
"""
LONGEST_SEARCH = 40
"""Maximum number of characters to search for."""


class RulesPage(BookPage):
    """The rule book of one game, open at a page, with the rules of a table or of one preset."""

    def __init__(
        self, services: Services, nav: Navigator, slug: str = "", law: str = "", table: TableRules | None = None
    ) -> None:
        super().__init__(services, nav)
        self._table = table
        self._slug = table.slug if table else slug or games.slugs()[0]
        self._preset = games.game(self._slug).presets[0].name
        self._anchor, self._part = law, 0
        self._wanted = ""
        self._listing = False
        self._fetch()

    def _fetch(self) -> None:
        words = self.services.words
        printed = printed_rules(self._slug, self._preset)
        self._book: RuleBook = (
            rules_here(words, self._table) if self._table else rule_book_of(self._slug, words.locale, printed)
        )
        self._figures: dict[str, Figure] = figures_of(self._slug)
        self._pages: tuple[PrintedPage, ...] = ()

    @property
    def reading(self) -> bool:
        return True

    def first(self) -> str:
        return "after"

    def keys(self) -> dict[int, Callable[[], None]]:
        return {
            pygame.K_PAGEUP: lambda: self._turn(-1),
            pygame.K_PAGEDOWN: lambda: self._turn(1),
            pygame.K_HOME: lambda: self._to(0),
            pygame.K_END: lambda: self._to(len(self._pages) - 1),
            pygame.K_F1: self.back,
        }

    @property
    def _at(self) -> int:
        """Number of the open page, counted from 0.

        This is the requested page of the section, or the section's last page if it has fewer.
        """
        section = [at for at, page in enumerate(self._pages) if page.anchor == self._anchor]
        return section[min(self._part, len(section) - 1)] if section else 0

    def prepare(self) -> Iterator[object]:
        """Measure the book and its contents in advance, and draw the cards of the first figure, step by step."""
        yield (yield from self.ui_in_parts())
        yield from measured(self._book, self.assets.case, self.ui.size(BODY))
        self._paginate(self._text_area())
        for section in self._book.contents():
            yield entry_height(self.assets, self._entry(section), self.rect(LEFT_TYPE).w)
        figure = self._figures.get(self._book.pages[0].anchor)
        if figure:
            area = pygame.Rect(0, 0, self.rect(LEFT_TYPE).w, self.assets.canvas.px(FIGURE))
            room = self._above_caption(self._caption(figure, area.w), area)
            for card in figure.cards:
                yield self.assets.card(card, self._card_height(room))

    def compose(self) -> Iterator[None]:
        self._explanation = Explanation(self.scene, self.assets)
        area = self._text_area()
        yield
        self._paginate(area)
        yield
        yield from self._text(area)
        yield from self._left()
        yield from self._foot()

    def _paginate(self, area: pygame.Rect) -> None:
        size, row = self.ui.size(BODY), self.assets.canvas.px(ROW_HIGH + ROW_GAP)
        self._pages = paginate(self._book, self.assets.case, size, area.size, row)

    # --- the right page

    def _text_area(self) -> pygame.Rect:
        area, px = self.rect(RIGHT_TYPE), self.assets.canvas.px
        top = area.y + px(64)
        room = above(self.assets, area, row_areas(self.assets, area, self._presses()[1]))
        return pygame.Rect(area.x, top, area.w, room.bottom - px(26 * self.assets.look.text) - top)

    def _text(self, area: pygame.Rect) -> Iterator[None]:
        assets, px, page = self.assets, self.assets.canvas.px, self._pages[self._at]
        background, right = self.scene.background, self.rect(RIGHT_TYPE)
        running = self._running_title(right.w)
        background.blit(running, running.get_rect(midtop=(right.centerx, right.y - px(25))))
        title = self._title(page.heading, right.w)
        background.blit(title, title.get_rect(midleft=(right.x, right.y + px(26))))
        yield
        yield from self._paragraphs(page, area)
        text = self.services.words.text
        folio = text("booke-of", page=self._at + 1, pages=len(self._pages))
        number = set_lines(assets, StyledText(folio, Face.TEXT, 17, palette.FADED_INK), right.w // 2)
        background.blit(number, number.get_rect(midtop=(right.centerx, area.bottom + px(4))))
        if self._at + 1 < len(self._pages):
            catchword = set_lines(assets, StyledText(self._catchword(), Face.DISPLAY_ITALIC, 20), right.w // 3)
            background.blit(catchword, catchword.get_rect(topright=(right.right, area.bottom + px(2))))
        yield

    def _title(self, heading: str, width: int) -> pygame.Surface:
        one, *smaller = (
            set_lines(self.assets, StyledText(text, Face.GREAT, size, palette.RUBRIC), width)
            for text, size in ((heading[:1], TITLES[0]), *((heading, size) for size in TITLES))
        )
        return next((title for title in smaller if title.get_height() <= one.get_height()), smaller[-1])

    def _running_title(self, width: int) -> pygame.Surface:
        """Return the title of the book for the head of a page. It is shortened if it would not fit on one line."""
        words, book = self.services.words, self._book
        titles = (
            title_of(words, book),
            title_of(words, replace(book, title=book.subtitle, subtitle="")),
            book.subtitle,
        )
        lines = [set_lines(self.assets, self._running(title), width) for title in titles if title]
        line = set_lines(self.assets, self._running(book.title), width).get_height()
        return next((each for each in lines if each.get_height() <= line), lines[-1])

    def _running(self, title: str) -> StyledText:
        return StyledText(title, Face.HEADING, 20, palette.FADED_INK)

    def _paragraphs(self, page: PrintedPage, area: pygame.Rect) -> Iterator[None]:
        """Lay out the text, with list items and rows of cards."""
        line = self.assets.case.font(Face.TEXT, self.ui.size(BODY)).get_linesize()
        hung, y, links, before = round(line * HUNG), area.y, 0, ""
        explained = set[str]()
        for paragraph in page.paragraphs:
            groups = cards_of(paragraph)
            if groups is not None:
                row = pygame.Rect(area.x, y, area.w, self.assets.canvas.px(ROW_HIGH))
                self._row(groups, row)
                told = self.services.words.cards([card for group in groups for card in group])
                self.content.append(Print(told, False, row))
                y += self.assets.canvas.px(ROW_HIGH + ROW_GAP)
                yield
                continue
            if before and not is_item(paragraph):
                y += line // 2
            before = paragraph
            left = area.x
            if is_item(paragraph):
                mark = set_lines(self.assets, StyledText("•", size=BODY, colour=palette.RUBRIC), hung)
                self.scene.background.blit(mark, (area.x, y))
                left += hung
            place = pygame.Rect(left, y, area.right - left, area.bottom - y)
            high, found = self.ui.text(first_terms(item(paragraph), explained), place, self._follow, links)
            self.content.append(Print(plain(item(paragraph)), False, pygame.Rect(place.topleft, (place.w, high))))
            for link in found:
                if term := self._term_of(link.target):
                    self._dot_term(link, term)
                self.add(link)
            links += len(found)
            y += high
            yield
        self.overfull = y > area.bottom

    def _dot_term(self, link: LinkControl, term: Term) -> None:
        font = self.assets.case.font(Face.TEXT, self.ui.size(BODY))
        ink = palette.PLAIN_INK if self.assets.look.contrast else palette.INK
        link.note = term.sentence
        for piece in link.pieces:
            dot_below(self.scene.background, piece, font, ink)

    def _term_of(self, target: str) -> Term | None:
        """Return the term to which a link leads. None if it leads to a section."""
        return self._book.terms.get(target.removeprefix(TERM)) if target.startswith(TERM) else None

    def _row(self, groups: tuple[tuple[Card, ...], ...], area: pygame.Rect) -> None:
        assets = self.assets
        for card, left in zip([card for group in groups for card in group], self.row_lefts(groups, area), strict=True):
            self.scene.background.blit(assets.card(card, ROW_HIGH), (left - assets.margin, area.y - assets.margin))

    def row_lefts(self, groups: tuple[tuple[Card, ...], ...], area: pygame.Rect) -> list[int]:
        """Return the left edge in pixels of each card of a row, with gaps between groups.

        The cards lie side by side. If there is no room for that, they overlap.
        """
        px, (width, _) = self.assets.canvas.px, self.assets.card_size(ROW_HIGH)
        count, spaces = sum(len(group) for group in groups), px(22) * (len(groups) - 1)
        step = min(width + px(6), (area.w - px(8) - spaces - width) // max(1, count - 1))
        of_group = [at for at, group in enumerate(groups) for _ in group]
        return [area.x + px(4) + step * at + px(22) * group for at, group in enumerate(of_group)]

    def _catchword(self) -> str:
        """Return the first word of the next page. Printers set this word at the foot of a page."""
        following = self._pages[self._at + 1]
        same = following.anchor == self._pages[self._at].anchor
        told = (each for each in following.paragraphs if cards_of(each) is None) if same else iter(())
        text = next(told, following.heading)
        words = item(text).replace("<b>", " ").replace("<i>", " ").split()
        return words[0].split("<")[0].strip("•.,;:") if words else ""

    # --- the left page

    def _left(self) -> Iterator[None]:
        area, px = self.rect(LEFT_TYPE), self.assets.canvas.px
        background = self.scene.background
        y = heading(background, self.assets, area, self.services.words.text("booke-heading"), 32)
        figure = self._figures.get(self._pages[self._at].anchor)
        if figure and not self._listing:
            yield
            y = yield from self._figure(figure, pygame.Rect(area.x, y, area.w, px(FIGURE)))
            ornament_rule(background, self.assets, area.centerx, y + px(10))
            y += px(26)
        yield
        yield from self._contents(
            pygame.Rect(
                area.x, y, area.w, above(self.assets, area, row_areas(self.assets, area, self._presses()[0])).bottom - y
            )
        )

    def _figure(self, figure: Figure, area: pygame.Rect) -> InParts[int]:
        """Draw a figure with its caption. Return the y coordinate below."""
        line = self._caption(figure, area.w)
        room = self._above_caption(line, area)
        if figure.cards:
            yield from self._cards(figure, room)
        else:
            yield from self._furniture(figure.furniture, room)
        self.scene.background.blit(line, line.get_rect(midbottom=(area.centerx, area.bottom)))
        return area.bottom

    def _caption(self, figure: Figure, width: int) -> pygame.Surface:
        words = self.services.words.game(self._slug)
        caption = words.text(figure.caption) if figure.caption else words.cards(figure.cards)
        told = words.text("booke-figure", caption=caption[:1].upper() + caption[1:])
        return set_lines(self.assets, StyledText(told, Face.DISPLAY_ITALIC, 20), width, centred=True)

    def _above_caption(self, caption: pygame.Surface, area: pygame.Rect) -> pygame.Rect:
        return pygame.Rect(area.x, area.y, area.w, area.h - caption.get_height() - self.assets.canvas.px(8))

    def _card_height(self, room: pygame.Rect) -> float:
        """Return the height in table units of a card that fits the area."""
        return (room.h - 2) / self.assets.canvas.scale

    def _cards(self, figure: Figure, room: pygame.Rect) -> Iterator[None]:
        high = self._card_height(room)
        width, height = self.assets.card_size(high)
        count = len(figure.cards)
        step = min(width + self.assets.canvas.px(10), (room.w - width) // max(1, count - 1))
        x = room.centerx - (step * (count - 1) + width) // 2
        for number, card in enumerate(figure.cards):
            margin = self.assets.margin
            place = (x + number * step - margin, room.centery - height // 2 - margin)
            self.scene.background.blit(self.assets.card(card, high), place)
            yield

    def _furniture(self, name: str, room: pygame.Rect) -> Iterator[None]:
        master = yield from self.assets.master_in_parts(name)
        if master is None:
            return
        w, h = master.get_size()
        shrink = min(room.w / w, room.h / h)
        yield
        picture = yield from self.assets.picture_in_parts(name, round(w * shrink), round(h * shrink))
        yield
        if picture:
            laid = self.assets.shadowed(picture, 4)
            self.scene.background.blit(laid, laid.get_rect(center=room.center))

    def _contents(self, area: pygame.Rect) -> Iterator[None]:
        """Lay out the sections. If there is no room for all, lay out those near the open one."""
        px, text = self.assets.canvas.px, self.services.words.text
        if self._listing:
            area = self._choice_of_preset(area) if self._table is None else area
            yield
            area = self._search(area)
            yield
        found = self._book.search(self._wanted) if self._listing else self._book.contents()
        sections = [section for section in found if section.listed or self._wanted]
        entries = [self._entry(section) for section in sections]
        pitch = max((entry_height(self.assets, entry, area.w) for entry in entries), default=px(SECTION))
        yield
        fit = max(1, area.h // pitch)
        open_at = next((at for at, entry in enumerate(entries) if entry.chosen), 0)
        first = max(0, min(open_at - fit // 2, len(entries) - fit))
        for number, entry in enumerate(entries[first : first + fit]):
            self.line(pygame.Rect(area.x, area.y + number * pitch, area.w, pitch), entry)
            yield
        if not sections:
            none = set_lines(
                self.assets, StyledText(text("booke-none-found"), Face.ITALIC, 20, palette.FADED_INK), area.w
            )
            self.scene.background.blit(none, none.get_rect(midtop=(area.centerx, area.y + px(20))))

    def _entry(self, section: Passage) -> ListEntry:
        """Return a section's line in the table of contents, with the number of its first page."""
        chosen = section.anchor == self._pages[self._at].anchor
        folio = str(next(at for at, page in enumerate(self._pages) if page.anchor == section.anchor) + 1)
        return ListEntry(f"section-{section.anchor}", section.heading, (), self._opener(section.anchor), folio, chosen)

    def _choice_of_preset(self, area: pygame.Rect) -> pygame.Rect:
        """Lay out the choice of the preset whose rules are shown. Return the rest of the area."""
        words, presets = self.services.words.game(self._slug), games.game(self._slug).presets
        if len(presets) < 2:
            return area
        names = tuple(words.text(f"preset-{preset.name}") for preset in presets)
        at = next(at for at, preset in enumerate(presets) if preset.name == self._preset)
        choice = Selection("preset", words.text("booke-preset"), len(names), at, names[at], self._choose_preset, names)
        ticket = self.choosers([choice], area.w)
        ticket.lay(pygame.Rect(area.x, area.y, area.w, ticket.high))
        used = ticket.high + self.assets.canvas.px(10)
        return pygame.Rect(area.x, area.y + used, area.w, area.h - used)

    def _choose_preset(self, at: int) -> None:
        self._preset = games.game(self._slug).presets[at].name
        self._fetch()
        self.recompose()

    def _search(self, area: pygame.Rect) -> pygame.Rect:
        px = self.assets.canvas.px
        row = pygame.Rect(area.x, area.y, area.w, px(48))
        label, line = columns(row, 2, px(GAP))
        called = self.services.words.text("booke-search")
        find = set_lines(self.assets, StyledText(called, Face.ITALIC, 20), label.w)
        self.scene.background.blit(find, find.get_rect(midright=(label.right - px(6), label.centery)))
        self.add(self.ui.write("search", called, line, self._wanted, LONGEST_SEARCH, self._find))
        return pygame.Rect(area.x, row.bottom + px(10), area.w, area.h - row.h - px(10))

    def _find(self, words: str) -> None:
        self._wanted = words
        self.recompose()

    def _explained_in(self) -> pygame.Rect:
        area = self.rect(LEFT_TYPE)
        return above(self.assets, area, row_areas(self.assets, area, self._presses()[0]))

    def handle(self, event: pygame.event.Event) -> None:
        """Handle an event.

        Any press removes the explanation. A press on the explanation, or of Escape, does nothing else.
        """
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN) and self._explanation.shown:
            on_it = event.type == pygame.MOUSEBUTTONDOWN and self._explanation.area.collidepoint(event.pos)
            self._explanation.hide()
            if on_it or (event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE):
                return
        super().handle(event)

    # --- turning

    def _foot(self) -> Iterator[None]:
        for area, presses in zip((self.rect(LEFT_TYPE), self.rect(RIGHT_TYPE)), self._presses(), strict=True):
            self.row(area, presses)
            yield

    def _presses(self) -> tuple[list[Press], list[Press]]:
        """Return the buttons at the foot of both pages."""
        text, last = self.services.words.text, self._at == len(self._pages) - 1
        return (
            [
                Press("back", text("booke-close-title"), self.back, hint=text("key-menu"), size=20),
                Press("contents", text("booke-contents"), self._list, size=20),
                Press("larger", text(self._print()), self._larger, size=20),
                *([Press("print", text("print-card"), self._print_card, size=20)] if self.nav.prints else []),
            ],
            [
                Press("before", text("booke-before"), lambda: self._turn(-1), enabled=self._at > 0),
                Press("after", text("booke-after"), lambda: self._turn(1), enabled=not last),
            ],
        )

    def _print(self) -> str:
        return "booke-ordinary" if next_text_size(self.services.settings.text_size) == "ordinary" else "booke-larger"

    def _print_card(self) -> None:
        words, slug = self.services.words, self._slug
        table = self._table or printed_rules(slug, self._preset)
        printed = partial(printed_card, four_colours=self.assets.look.four_colours)
        paper = partial(printed_apart, printed, words.locale, table)
        job = PrintJob(documents_dir() / f"{slug}.pdf", paper)
        self.nav.open_over(PrintSheet(self.services, self.nav, self, job))

    def _larger(self) -> None:
        settings = self.services.settings
        self.nav.change_settings(replace(settings, text_size=next_text_size(settings.text_size)))

    def _list(self) -> None:
        self._listing, self._wanted = not self._listing, ""
        self.turn_page()

    def _opener(self, anchor: str) -> Callable[[], None]:
        return lambda: self._follow(anchor)

    def _follow(self, anchor: str) -> None:
        """Open the section of a link, or explain its term."""
        if term := self._term_of(anchor):
            self._explanation.show(term, self._explained_in(), above=True)
        elif self._book.at(anchor) is not None:
            self._anchor, self._part = anchor, 0
            self.turn_page()

    def _turn(self, by: int) -> None:
        self._to(self._at + by)

    def _to(self, at: int) -> None:
        at = max(0, min(len(self._pages) - 1, at))
        if at != self._at:
            self._anchor, self._part = self._pages[at].anchor, self._pages[at].part
            self.turn_page()

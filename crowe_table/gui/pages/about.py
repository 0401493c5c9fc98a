"""Of this Table: what it is, from which books, with whose types, and why the ace of spades was a hanging matter."""

from collections.abc import Callable

import pygame

from crowe_table import __version__, palette
from crowe_table.engine.cards import parse
from crowe_table.gui.controls.button import Press
from crowe_table.gui.draw.packs import width_of
from crowe_table.gui.draw.paper import StyledText, printed
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import columns, heading, ink_lines, ornament_rule, plate
from crowe_table.gui.pages.page import GAP, LEFT_TYPE, RIGHT_TYPE, BookPage, foot
from crowe_table.gui.screen import Navigator, Services

ACE = parse("AS")
PLATE_HIGH = 330
SECTIONS = ("about-house", "about-books", "about-money", "about-types", "about-made")
SIZE = 20
HEAD = 66
"""Table units that a page's heading takes."""


class AboutPage(BookPage):
    """A few pages about the program."""

    def __init__(self, services: Services, nav: Navigator) -> None:
        super().__init__(services, nav)
        self._spread = 0
        self._pages: list[tuple[str, str]] = []

    def keys(self) -> dict[int, Callable[[], None]]:
        return {pygame.K_PAGEUP: self._turner(-1), pygame.K_PAGEDOWN: self._turner(1)}

    @property
    def _spreads(self) -> int:
        return 1 + len(self._pages) // 2

    def compose(self) -> None:
        left, right = self.rect(LEFT_TYPE), self.rect(RIGHT_TYPE)
        self._pages = self._divided(right)
        self._spread = min(self._spread, self._spreads - 1)
        if self._spread == 0:
            self._ace(left)
            self._page(right, 0)
        else:
            self._page(left, 2 * self._spread - 1)
            self._page(right, 2 * self._spread)
        self._foot(left, right)

    def _divided(self, area: pygame.Rect) -> list[tuple[str, str]]:
        """Every section in as many pages as its paragraphs need: its heading, and a page's text."""
        text, pages = self.services.words.text, list[tuple[str, str]]()
        room = foot(area, self.assets).y - area.y - self.assets.canvas.px(HEAD + 12)
        for section in SECTIONS:
            title, page = text(f"{section}-heading"), ""
            for paragraph in text(section, version=__version__).split("\n\n"):
                longer = f"{page}\n\n{paragraph}" if page else paragraph
                if page and self._set(longer, area.w).get_height() > room:
                    pages.append((title, page))
                    longer = paragraph
                page = longer
            pages.append((title, page))
        return pages

    def _set(self, text: str, width: int) -> pygame.Surface:
        assets = self.assets
        return assets.case.line(text, Face.TEXT, assets.canvas.px(SIZE * assets.look.text), palette.INK, width)

    def _ace(self, area: pygame.Rect) -> None:
        assets, words, px = self.assets, self.services.words, self.assets.canvas.px
        y = heading(self.scene.background, assets, area, words.text("about-heading"))
        place = pygame.Rect(0, y + px(18), width_of(px(PLATE_HIGH)), px(PLATE_HIGH))
        place.centerx = area.centerx
        plate(self.scene.background, assets, ACE, place)
        y = place.bottom + px(22)
        name = printed(assets, StyledText(words.text("about-ace-name"), Face.HEADING, 25), area.w)
        self.scene.background.blit(name, name.get_rect(midtop=(area.centerx, y)))
        y += name.get_height()
        told = StyledText(words.text("about-ace"), Face.ITALIC, 20, palette.FADED_INK)
        line = ink_lines(assets, told, area.w, foot(area, assets).y - y - px(10), centred=True)
        self.scene.background.blit(line, line.get_rect(midtop=(area.centerx, y)))

    def _page(self, area: pygame.Rect, number: int) -> None:
        if number >= len(self._pages):
            ornament_rule(self.scene.background, self.assets, area.centerx, area.centery)
            return
        title, text = self._pages[number]
        heading(self.scene.background, self.assets, area, title, 30)
        self.scene.background.blit(self._set(text, area.w), (area.x, area.y + self.assets.canvas.px(HEAD)))

    def _foot(self, left: pygame.Rect, right: pygame.Rect) -> None:
        text, gap = self.services.words.text, self.assets.canvas.px(GAP)
        back = columns(foot(left, self.assets), 3, gap)[0]
        self.button(back, Press("back", text("booke-close-title"), self.back, hint=text("key-menu")))
        before, after = columns(foot(right, self.assets), 2, gap)
        last = self._spread == self._spreads - 1
        self.button(before, Press("before", text("booke-before"), self._turner(-1), enabled=self._spread > 0))
        self.button(after, Press("after", text("booke-after"), self._turner(1), enabled=not last))

    def _turner(self, by: int) -> Callable[[], None]:
        def turn() -> None:
            to = max(0, min(self._spreads - 1, self._spread + by))
            if to != self._spread:
                self._spread = to
                self.turn_page()

        return turn

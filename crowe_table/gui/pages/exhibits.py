"""The Cabinet of Hands: famous deals on the left page; on the right the tale of one and what is asked."""

from collections.abc import Callable, Sequence

import pygame

from crowe_table import palette
from crowe_table.engine.core import Reason
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import ListEntry
from crowe_table.gui.draw.paper import StyledText, printed
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import columns, fan, heading, ink_lines, ornament_rule
from crowe_table.gui.pages.page import GAP, LEFT_TYPE, RIGHT_TYPE, BookPage, foot
from crowe_table.gui.screen import Navigator, Services
from crowe_table.hosting.exhibits import Exhibit, hand_of
from crowe_table.words import Words

PER_PAGE = 6
LISTED = 82
"""Table units of one deal in the list."""
STORY, TASK, SAID = 200, 110, 60
"""Table units for the tale, for what is asked, and for why a deal cannot be played."""


class ExhibitsPage(BookPage):
    """The list of famous deals and the tale of one."""

    def __init__(self, services: Services, nav: Navigator, exhibits: Sequence[Exhibit]) -> None:
        super().__init__(services, nav)
        self._exhibits = tuple(exhibits)
        self._chosen = 0
        self._list_page = 0
        self._refusal: Reason | None = None

    def first(self) -> str:
        return f"exhibit-{self._chosen}"

    def compose(self) -> None:
        self._list()
        self._tale()

    # --- the list

    def _list(self) -> None:
        assets, text = self.assets, self.services.words.text
        px, area = assets.canvas.px, self.rect(LEFT_TYPE)
        y = heading(self.scene.background, assets, area, text("exhibits-heading"))
        first = self._list_page * PER_PAGE
        for number, exhibit in enumerate(self._exhibits[first : first + PER_PAGE], first):
            self.line(pygame.Rect(area.x, y, area.w, px(LISTED)), self._entry(number, exhibit))
            y += px(LISTED + 2)
        places = columns(foot(area, assets), 3, px(GAP))
        self.button(places[0], Press("back", text("exhibits-back"), self.back, hint=text("key-menu")))
        pages = -(-len(self._exhibits) // PER_PAGE)
        if pages > 1:
            last = self._list_page < pages - 1
            self.button(places[1], Press("before", text("booke-before"), self._turner(-1), enabled=self._list_page > 0))
            self.button(places[2], Press("after", text("booke-after"), self._turner(1), enabled=last))

    def _entry(self, number: int, exhibit: Exhibit) -> ListEntry:
        words = self._words(exhibit)
        game, book = words.text(f"game-{exhibit.game}"), words.text(f"preset-{exhibit.head.preset}")
        return ListEntry(
            key=f"exhibit-{number}",
            title=words.text(f"exhibit-{exhibit.name}"),
            lines=(words.text("exhibits-by", game=game, preset=book),),
            act=self._chooser(number),
            chosen=number == self._chosen,
        )

    def _chooser(self, number: int) -> Callable[[], None]:
        def choose() -> None:
            again = self._chosen == number
            self._chosen, self._refusal = number, None
            self.recompose()
            if again:
                self.hold("play")

        return choose

    def _turner(self, by: int) -> Callable[[], None]:
        def turn() -> None:
            self._list_page += by
            self._chosen, self._refusal = self._list_page * PER_PAGE, None
            self.turn_page()

        return turn

    # --- one of them

    def _tale(self) -> None:
        exhibit = self._exhibits[self._chosen]
        assets, words = self.assets, self._words(exhibit)
        px, area, background = assets.canvas.px, self.rect(RIGHT_TYPE), self.scene.background
        y = heading(background, assets, area, words.text(f"exhibit-{exhibit.name}"), 32)
        story = StyledText(words.text(f"exhibit-{exhibit.name}-story"), Face.TEXT, 20)
        y = self._set(story, area, y, STORY) + px(8)
        asked = printed(assets, StyledText(words.text("exhibits-asked"), Face.HEADING, 24, palette.RUBRIC), area.w)
        background.blit(asked, (area.x, y))
        y += asked.get_height() + px(2)
        y = self._set(StyledText(words.text(f"exhibit-{exhibit.name}-task"), Face.ITALIC, 21), area, y, TASK) + px(8)
        row = foot(area, assets)
        if self._refusal:
            self._set(StyledText(words.reason(self._refusal), Face.TEXT, 19, palette.RUBRIC), area, y, SAID)
        else:
            self._hand(exhibit, pygame.Rect(area.x, y, area.w, row.y - px(12) - y))
        self.button(row, Press("play", words.text("exhibits-play"), self._play, size=23))

    def _set(self, words: StyledText, area: pygame.Rect, y: int, high: float) -> int:
        """Sets a paragraph; returns where it ends."""
        line = ink_lines(self.assets, words, area.w, self.assets.canvas.px(high))
        self.scene.background.blit(line, (area.x, y))
        return y + line.get_height()

    def _hand(self, exhibit: Exhibit, area: pygame.Rect) -> None:
        hand = hand_of(exhibit)
        if hand and area.h > self.assets.canvas.px(120):
            fan(self.scene.background, self.assets, hand, area)
        else:
            ornament_rule(self.scene.background, self.assets, area.centerx, area.bottom - self.assets.canvas.px(30))

    def _play(self) -> None:
        self._refusal = self.nav.play_exhibit(self._exhibits[self._chosen])
        if self._refusal:
            self.recompose()

    def _words(self, exhibit: Exhibit) -> Words:
        return self.services.words.game(exhibit.game)

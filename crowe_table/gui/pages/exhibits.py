"""The Cabinet of Hands: famous deals on the left page; on the right the tale of one and what is asked."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import pygame

from crowe_table import palette
from crowe_table.engine.core import Reason
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import ListEntry, entry_height
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import fan, fanned, heading, heading_height
from crowe_table.gui.pages.flow import Block, height, lay
from crowe_table.gui.pages.page import LEFT_TYPE, RIGHT_TYPE, SpreadPage, above, row_areas
from crowe_table.gui.screen import Navigator, Services
from crowe_table.hosting.exhibits import Exhibit, hand_of
from crowe_table.words import Words

TITLE = 32
"""The size of type of the name of a deal."""
GAP = 8
"""Table units between two things that are told."""
LIST_GAP = 2
"""Table units between two deals in the list."""
SIZES = (1, 0.94, 0.88, 0.82, 0.76, 0.7)
"""In what part of its full size a tale is set: the largest that leaves the button free."""
LEAST_FAN = 120
"""Table units that must be free under the tale for the hand to be printed there."""


class ExhibitsPage(SpreadPage):
    """The list of famous deals and the tale of one."""

    def __init__(self, services: Services, nav: Navigator, exhibits: Sequence[Exhibit]) -> None:
        super().__init__(services, nav)
        self._exhibits = tuple(exhibits)
        self._chosen = 0
        self._refusal: Reason | None = None

    def first(self) -> str:
        return f"exhibit-{self._chosen}"

    def compose(self) -> None:
        self._list()
        self._tale()

    # --- the list

    def _list(self) -> None:
        text, px = self.services.words.text, self.assets.canvas.px
        area = self.rect(LEFT_TYPE)
        y = heading(self.scene.background, self.assets, area, text("exhibits-heading"))
        area = pygame.Rect(area.x, y, area.w, area.bottom - y)
        back = Press("back", text("exhibits-back"), self.back, hint=text("key-menu"))
        listed = [self._listed(number, area.w) for number in range(len(self._exhibits))]
        self.run_on(listed, [area], px(LIST_GAP), [back])

    def _listed(self, number: int, width: int) -> Block:
        entry = self._entry(number, self._exhibits[number])
        return Block(entry_height(self.assets, entry, width), lambda area: self.line(area, entry))

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

    # --- one of them

    def _tale(self) -> None:
        exhibit = self._exhibits[self._chosen]
        words, px = self._words(exhibit), self.assets.canvas.px
        area = self.row(self.rect(RIGHT_TYPE), [self._to_play(words)])
        y = heading(self.scene.background, self.assets, area, words.text(f"exhibit-{exhibit.name}"), TITLE)
        told = self._told(exhibit)
        if self._refusal:
            told.append(StyledText(words.reason(self._refusal), Face.TEXT, 19, palette.RUBRIC))
        blocks = self._set(told, area.w, area.bottom - y)
        y = lay(blocks, pygame.Rect(area.x, y, area.w, area.bottom - y), px(GAP))
        if not self._refusal:
            self._hand(exhibit, pygame.Rect(area.x, y, area.w, area.bottom - y))

    def _set(self, told: Sequence[StyledText], width: int, room: int) -> list[Block]:
        """As large as there is room for."""
        blocks: list[Block] = []
        for size in SIZES:
            blocks = [self.said(replace(each, size=each.size * size), width) for each in told]
            if height(blocks, self.assets.canvas.px(GAP)) <= room:
                break
        return blocks

    def _told(self, exhibit: Exhibit) -> list[StyledText]:
        words = self._words(exhibit)
        return [
            StyledText(words.text(f"exhibit-{exhibit.name}-story"), Face.TEXT, 20),
            StyledText(words.text("exhibits-asked"), Face.HEADING, 24, palette.RUBRIC),
            StyledText(words.text(f"exhibit-{exhibit.name}-task"), Face.ITALIC, 21),
        ]

    def prepare(self) -> Iterator[object]:
        """Draws beforehand, one at a step, the cards that are seen first."""
        exhibit, assets = self._exhibits[self._chosen], self.assets
        words, area = self._words(exhibit), self.rect(RIGHT_TYPE)
        area = above(assets, area, row_areas(assets, area, [self._to_play(words)]))
        used = heading_height(assets, area.w, words.text(f"exhibit-{exhibit.name}"), TITLE)
        blocks = self._set(self._told(exhibit), area.w, area.h - used)
        used += height(blocks, assets.canvas.px(GAP)) + assets.canvas.px(GAP)
        yield blocks
        yield from fanned(assets, hand_of(exhibit), pygame.Rect(area.x, area.y + used, area.w, area.h - used))

    def _to_play(self, words: Words) -> Press:
        return Press("play", words.text("exhibits-play"), self._play, size=23)

    def _hand(self, exhibit: Exhibit, area: pygame.Rect) -> None:
        hand = hand_of(exhibit)
        if hand and area.h > self.assets.canvas.px(LEAST_FAN):
            fan(self.scene.background, self.assets, hand, area)

    def _play(self) -> None:
        self._refusal = self.nav.play_exhibit(self._exhibits[self._chosen])
        if self._refusal:
            self.recompose()

    def _words(self, exhibit: Exhibit) -> Words:
        return self.services.words.game(exhibit.game)

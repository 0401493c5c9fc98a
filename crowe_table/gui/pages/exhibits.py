"""The Cabinet of Hands: famous deals on the left leaf; on the right the tale of one and what is asked."""

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from crowe_table import palette
from crowe_table.engine.cards import Card
from crowe_table.engine.core import Reason
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import Entry
from crowe_table.gui.draw.paper import Words, printed
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import columns, fan, heading, ink_lines, leafed_rule
from crowe_table.gui.pages.page import GAP, LEFT_TYPE, RIGHT_TYPE, Opening, foot
from crowe_table.gui.screen import House
from crowe_table.hosting.exhibits import Exhibit
from crowe_table.words import Words as Sentences

PER_LEAF = 6
LISTED = 82
"""Table units of one deal in the list."""
STORY, TASK, SAID = 200, 110, 60
"""Table units for the tale, for what is asked, and for why a deal cannot be played."""


class Doors(Protocol):
    """What the cabinet holds, and how a hand is taken out of it."""

    def exhibits(self) -> Sequence[Exhibit]:
        """The famous deals."""

    def hand_of(self, exhibit: Exhibit) -> tuple[Card, ...]:
        """The visitor's cards in one of them, as he will first see them; none where he holds none yet."""

    def play_exhibit(self, exhibit: Exhibit) -> Reason | None:
        """Sits down to a copy of it; or says why that cannot be."""


class CabinetScreen(Opening):
    """The list of famous deals and the tale of one."""

    def __init__(self, house: House, doors: Doors) -> None:
        super().__init__(house)
        self._doors = doors
        self._exhibits = tuple(doors.exhibits())
        self._chosen = 0
        self._leaf = 0
        self._refusal: Reason | None = None

    def first(self) -> str:
        return f"exhibit-{self._chosen}"

    def lay(self) -> None:
        self._list()
        self._tale()

    # --- the list

    def _list(self) -> None:
        assets, text = self.assets, self.house.words.text
        px, area = assets.canvas.px, self.rect(LEFT_TYPE)
        y = heading(self.scene.ground, assets, area, text("cabinet-heading"))
        first = self._leaf * PER_LEAF
        for number, exhibit in enumerate(self._exhibits[first : first + PER_LEAF], first):
            self.line(pygame.Rect(area.x, y, area.w, px(LISTED)), self._entry(number, exhibit))
            y += px(LISTED + 2)
        places = columns(foot(area, assets), 3, px(GAP))
        self.button(places[0], Press("back", text("cabinet-back"), self.back, hint=text("key-menu")))
        leaves = -(-len(self._exhibits) // PER_LEAF)
        if leaves > 1:
            last = self._leaf < leaves - 1
            self.button(places[1], Press("before", text("booke-before"), self._turner(-1), enabled=self._leaf > 0))
            self.button(places[2], Press("after", text("booke-after"), self._turner(1), enabled=last))

    def _entry(self, number: int, exhibit: Exhibit) -> Entry:
        words = self._words(exhibit)
        game, book = words.text(f"game-{exhibit.game}"), words.text(f"preset-{exhibit.head.preset}")
        return Entry(
            key=f"exhibit-{number}",
            title=words.text(f"exhibit-{exhibit.name}"),
            lines=(words.text("cabinet-by", game=game, preset=book),),
            act=self._chooser(number),
            chosen=number == self._chosen,
        )

    def _chooser(self, number: int) -> Callable[[], None]:
        def choose() -> None:
            again = self._chosen == number
            self._chosen, self._refusal = number, None
            self.relay()
            if again:
                self.hold("play")

        return choose

    def _turner(self, by: int) -> Callable[[], None]:
        def turn() -> None:
            self._leaf += by
            self._chosen, self._refusal = self._leaf * PER_LEAF, None
            self.leaf()

        return turn

    # --- one of them

    def _tale(self) -> None:
        exhibit = self._exhibits[self._chosen]
        assets, words = self.assets, self._words(exhibit)
        px, area, ground = assets.canvas.px, self.rect(RIGHT_TYPE), self.scene.ground
        y = heading(ground, assets, area, words.text(f"exhibit-{exhibit.name}"), 32)
        story = Words(words.text(f"exhibit-{exhibit.name}-story"), Face.TEXT, 20)
        y = self._set(story, area, y, STORY) + px(8)
        asked = printed(assets, Words(words.text("cabinet-asked"), Face.HEADING, 24, palette.RUBRIC), area.w)
        ground.blit(asked, (area.x, y))
        y += asked.get_height() + px(2)
        y = self._set(Words(words.text(f"exhibit-{exhibit.name}-task"), Face.ITALIC, 21), area, y, TASK) + px(8)
        row = foot(area, assets)
        if self._refusal:
            self._set(Words(words.reason(self._refusal), Face.TEXT, 19, palette.RUBRIC), area, y, SAID)
        else:
            self._hand(exhibit, pygame.Rect(area.x, y, area.w, row.y - px(12) - y))
        self.button(row, Press("play", words.text("cabinet-play"), self._play, size=23))

    def _set(self, words: Words, area: pygame.Rect, y: int, high: float) -> int:
        """Sets a paragraph; returns where it ends."""
        line = ink_lines(self.assets, words, area.w, self.assets.canvas.px(high))
        self.scene.ground.blit(line, (area.x, y))
        return y + line.get_height()

    def _hand(self, exhibit: Exhibit, area: pygame.Rect) -> None:
        hand = self._doors.hand_of(exhibit)
        if hand and area.h > self.assets.canvas.px(120):
            fan(self.scene.ground, self.assets, hand, area)
        else:
            leafed_rule(self.scene.ground, self.assets, area.centerx, area.bottom - self.assets.canvas.px(30))

    def _play(self) -> None:
        self._refusal = self._doors.play_exhibit(self._exhibits[self._chosen])
        if self._refusal:
            self.relay()

    def _words(self, exhibit: Exhibit) -> Sentences:
        return self.house.words.game(exhibit.game)

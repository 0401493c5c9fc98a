"""Of this Table: what it is, from which books, with whose types, and why the ace of spades was a hanging matter."""

from collections.abc import Callable

import pygame

from crowe_table import __version__, palette
from crowe_table.engine.cards import parse
from crowe_table.gui.booke import GAP, LEFT_TYPE, RIGHT_TYPE, Opening, foot
from crowe_table.gui.packs import width_of
from crowe_table.gui.screens.base import House
from crowe_table.gui.type import Face
from crowe_table.gui.typeset import columns, heading, ink_lines, plate
from crowe_table.gui.widgets.button import Press
from crowe_table.gui.widgets.paper import Words, printed

ACE = parse("AS")
PLATE_HIGH = 330
LEAVES = ("about-house", "about-books", "about-money", "about-types", "about-made")
"""The leaves of text. The first stands beside the ace; the others follow two and two."""


class AboutScreen(Opening):
    """A few leaves on the table itself."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._opening = 0

    def keys(self) -> dict[int, Callable[[], None]]:
        return {pygame.K_PAGEUP: self._turner(-1), pygame.K_PAGEDOWN: self._turner(1)}

    @property
    def _openings(self) -> int:
        return 1 + len(LEAVES[1:]) // 2

    def lay(self) -> None:
        left, right = self.rect(LEFT_TYPE), self.rect(RIGHT_TYPE)
        if self._opening == 0:
            self._ace(left)
            self._leaf(right, LEAVES[0])
        else:
            self._leaf(left, LEAVES[2 * self._opening - 1])
            self._leaf(right, LEAVES[2 * self._opening])
        self._foot(left, right)

    def _ace(self, area: pygame.Rect) -> None:
        assets, words, px = self.assets, self.house.words, self.assets.canvas.px
        y = heading(self.scene.ground, assets, area, words.text("about-heading"))
        place = pygame.Rect(0, y + px(18), width_of(px(PLATE_HIGH)), px(PLATE_HIGH))
        place.centerx = area.centerx
        plate(self.scene.ground, assets, ACE, place)
        y = place.bottom + px(22)
        name = printed(assets, Words(words.text("about-ace-name"), Face.HEADING, 25), area.w)
        self.scene.ground.blit(name, name.get_rect(midtop=(area.centerx, y)))
        y += name.get_height()
        told = Words(words.text("about-ace"), Face.ITALIC, 20, palette.FADED_INK)
        line = ink_lines(assets, told, area.w, foot(area, assets).y - y - px(10), centred=True)
        self.scene.ground.blit(line, line.get_rect(midtop=(area.centerx, y)))

    def _leaf(self, area: pygame.Rect, key: str) -> None:
        assets, text = self.assets, self.house.words.text
        y = heading(self.scene.ground, assets, area, text(f"{key}-heading"), 32)
        told = Words(text(key, version=__version__), Face.TEXT, 20)
        line = ink_lines(assets, told, area.w, foot(area, assets).y - y - assets.canvas.px(12))
        self.scene.ground.blit(line, (area.x, y))

    def _foot(self, left: pygame.Rect, right: pygame.Rect) -> None:
        text, gap = self.house.words.text, self.assets.canvas.px(GAP)
        back = columns(foot(left, self.assets), 3, gap)[0]
        self.button(back, Press("back", text("booke-close-title"), self.back, hint=text("key-menu")))
        before, after = columns(foot(right, self.assets), 2, gap)
        last = self._opening == self._openings - 1
        self.button(before, Press("before", text("booke-before"), self._turner(-1), enabled=self._opening > 0))
        self.button(after, Press("after", text("booke-after"), self._turner(1), enabled=not last))

    def _turner(self, by: int) -> Callable[[], None]:
        def turn() -> None:
            to = max(0, min(self._openings - 1, self._opening + by))
            if to != self._opening:
                self._opening = to
                self.leaf()

        return turn

"""A small sheet that asks first, where something would be left, lost or undone."""

from collections.abc import Callable

import pygame

from crowe_table.engine.layout import Box
from crowe_table.gui.controls.button import Press
from crowe_table.gui.draw.canvas import HEIGHT, WIDTH
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.draw.typeset import heading, ink_lines, rows
from crowe_table.gui.pages.page import BUTTON, Sheet
from crowe_table.gui.screen import Confirmation, Navigator, Screen, Services

WIDE, MARGIN = 480, 40
BODY = 20
APART = 16
"""Table units between the two buttons: room for the ring about one."""
MOST = 420
"""Table units that the sentences may take; longer ones are set smaller."""


class ConfirmSheet(Sheet):
    """Two buttons: to leave things as they are, which the keyboard holds; and to go through with it.

    The second never lies where the pointer was when the sheet was asked for: pressing twice in one place changes
    nothing.
    """

    def __init__(
        self,
        services: Services,
        nav: Navigator,
        behind: Screen,
        asked: Confirmation,
        act: Callable[[], None],
        pressed: tuple[int, int],
    ) -> None:
        """``act`` is done once it is confirmed, when this sheet is closed; ``pressed``: where the pointer was."""
        super().__init__(services, nav, behind, Box(0, 0, 0, 0))
        self._asked = asked
        self._act = act
        self._pointer = pressed

    def first(self) -> str:
        return "keep"

    def background(self) -> pygame.Surface:
        self.box = self._box()
        return super().background()

    def _box(self) -> Box:
        """In the middle, as high as its sentences ask."""
        canvas = self.assets.canvas
        told = self._told(canvas.px(WIDE - 2 * MARGIN)).get_height() / canvas.scale
        head = 34 * self.assets.look.text + 50
        high = round(head + told + 2 * BUTTON + APART + 80)
        return Box((WIDTH - WIDE) // 2, (HEIGHT - high) // 2, WIDE, high)

    def _told(self, wide: int) -> pygame.Surface:
        words = StyledText(self._asked.told, size=BODY)
        return ink_lines(self.assets, words, wide, self.assets.canvas.px(MOST), centred=True)

    def compose(self) -> None:
        assets, asked, px = self.assets, self._asked, self.assets.canvas.px
        area = self.rect(self.box).inflate(-px(2 * MARGIN), -px(2 * MARGIN - 8))
        y = heading(self.scene.background, assets, area, asked.heading, 34)
        told = self._told(area.w)
        self.scene.background.blit(told, told.get_rect(midtop=(area.centerx, y)))
        below = y + told.get_height() + px(18)
        places = rows(area, below, 2, px(BUTTON), px(APART))
        if places[1].inflate(px(APART), px(APART)).collidepoint(self._pointer):
            places.reverse()
        self.button(places[0], Press("keep", asked.keep, self.back, hint=self.services.words.text("key-menu")))
        self.button(places[1], Press("confirm", asked.confirm, self._confirm))

    def _confirm(self) -> None:
        self.back()
        self._act()

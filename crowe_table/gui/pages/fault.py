"""The page that takes the place of a screen that failed."""

import pygame

from crowe_table.gui.controls.button import Press
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.draw.typeset import heading
from crowe_table.gui.pages.book import RIGHT_TYPE, BookPage
from crowe_table.gui.pages.flow import BODY, lay
from crowe_table.gui.pages.foot import GAP


class FaultPage(BookPage):
    """A page that says what happened to the game. The title page is behind it."""

    def first(self) -> str:
        return "on"

    def compose(self) -> None:
        text, area = self.services.words.text, self.rect(RIGHT_TYPE)
        y = heading(self.scene.background, self.assets, area, text("fault-heading"))
        notes = (f"{text('fault-told')} {self.nav.kept('fault')}".strip(), text("fault-log"))
        told = [self.said(StyledText(note, size=BODY), area.w) for note in notes]
        on = self.pressed(Press("on", text("fault-on"), self.back, hint=text("key-menu")), area.w)
        lay([*told, on], pygame.Rect(area.x, y, area.w, area.bottom - y), self.assets.canvas.px(2 * GAP))

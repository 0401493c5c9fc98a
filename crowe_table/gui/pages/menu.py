"""The menu that lies over a table while it waits."""

import math
from collections.abc import Callable

import pygame

from crowe_table import palette
from crowe_table.engine.layout import Box
from crowe_table.gui.controls.button import Press
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.canvas import HEIGHT, WIDTH
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import heading, heading_height
from crowe_table.gui.pages.flow import Block, height, lay
from crowe_table.gui.pages.page import GAP, Sheet
from crowe_table.gui.screen import Navigator, Screen, Services

WIDE, MARGIN = 460, 36
HEADING = 34


class MenuSheet(Sheet):
    """A sheet of ways over the table."""

    def __init__(self, services: Services, nav: Navigator, behind: Screen) -> None:
        self._several = bool(nav.other_persons())
        self._between = nav.game_over()
        super().__init__(services, nav, behind, Box(0, 0, WIDE, HEIGHT))

    def compose(self) -> None:
        area = inner(self.assets, self.rect(self.box))
        y = heading(self.scene.background, self.assets, area, self.services.words.text("menu-heading"), HEADING)
        gap = self.assets.canvas.px(GAP)
        lay(self._blocks(area.w), pygame.Rect(area.x, y, area.w, area.bottom - y), gap)

    def fitting(self) -> Box:
        return standing(self.assets, WIDE, self.services.words.text("menu-heading"), self._blocks)

    def _blocks(self, width: int) -> list[Block]:
        note = StyledText(self.services.words.text("menu-leave-help"), Face.ITALIC, 18, palette.FADED_INK)
        return [*(self.pressed(press, width) for press in self._presses()), self.said(note, width, centred=True)]

    def _presses(self) -> list[Press]:
        nav, text = self.nav, self.services.words.text
        presses = [
            Press("resume", text("menu-resume"), self.back, hint=text("key-menu")),
            Press("take-back", text("menu-take-back"), nav.take_back, enabled=nav.can_take_back()),
            Press("ledger", text("menu-ledger"), nav.open_ledger),
            Press("rules", text("menu-rules"), nav.open_rules),
            Press("settings", text("menu-settings"), nav.open_settings),
            Press("leave", text("menu-leave"), nav.leave_table),
            Press("quit", text("menu-quit"), nav.quit),
        ]
        if self._between:
            presses.insert(1, Press("change", text("menu-change"), nav.change_game))
        if self._several:
            presses.insert(1, Press("pass", text("menu-pass"), lambda: nav.open_pass_table(self.behind)))
        return presses


def inner(assets: Assets, sheet: pygame.Rect) -> pygame.Rect:
    """The part of such a sheet that is printed on."""
    return sheet.inflate(-assets.canvas.px(2 * MARGIN), -assets.canvas.px(2 * MARGIN - 16))


def standing(assets: Assets, wide: int, title: str, blocks: Callable[[int], list[Block]]) -> Box:
    """The place, in the middle of the window, of a sheet so wide with a heading and these blocks."""
    canvas = assets.canvas
    area = inner(assets, pygame.Rect(0, 0, canvas.px(wide), canvas.px(HEIGHT)))
    used = heading_height(assets, area.w, title, HEADING) + height(blocks(area.w), canvas.px(GAP))
    high = min(HEIGHT, math.ceil(used / canvas.scale) + 2 * MARGIN - 16)
    return Box((WIDTH - wide) // 2, (HEIGHT - high) // 2, wide, high)

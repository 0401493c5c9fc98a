"""A warning beside the table while the game cannot be saved. It says what is wrong and what can be done."""

import pygame

from crowe_table import palette
from crowe_table.engine.core import Reason
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import StyledText, set_lines, ticket
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.widgets.log_paper import LogPaper
from crowe_table.words import Words

ASIDE, ABOVE, APART = 14, 10, 6
"""Padding beside and above the text, and gap between the warning and the log, in table units."""
HEADING, PRINT = 20, 17
_Z = 21.0


class UnwrittenMark:
    """The warning, printed on a paper above the log."""

    def __init__(self, scene: Scene, assets: Assets, words: Words, account: LogPaper) -> None:
        self._assets = assets
        self._words = words
        self._account = account
        self._why: Reason | None = None
        self._sprite = scene.add(Sprite(pygame.Surface((1, 1), pygame.SRCALPHA), z=_Z, visible=False))

    @property
    def area(self) -> pygame.Rect | None:
        """The area of the warning in pixels. None while everything is saved."""
        if not self._sprite.visible:
            return None
        margin = self._assets.margin
        place = self._account.place
        return pygame.Rect(place.x, place.y, place.w, self._sprite.surface.get_height() - 2 * margin)

    def show(self, why: Reason | None) -> None:
        """Show why the table is not saved, or hide the warning."""
        if why == self._why:
            return
        self._why = why
        self._sprite.visible = why is not None
        if why:
            self._print(why)
        place, area = self._account.place, self.area
        self._account.set_top(area.bottom + self._assets.canvas.px(APART) if area else place.y)

    def _print(self, why: Reason) -> None:
        assets, px, margin = self._assets, self._assets.canvas.px, self._assets.margin
        place = self._account.place
        width = place.w - 2 * px(ASIDE)
        title = StyledText(self._words.text("unwritten-heading"), Face.HEADING, HEADING, palette.RUBRIC)
        head = set_lines(assets, title, width, centred=True)
        body = set_lines(assets, StyledText(self._words.reason(why), size=PRINT), width)
        paper = ticket(assets, place.w, head.get_height() + body.get_height() + 2 * px(ABOVE), marked=True)
        paper.blit(head, (margin + px(ASIDE), margin + px(ABOVE)))
        paper.blit(body, (margin + px(ASIDE), margin + px(ABOVE) + head.get_height()))
        self._sprite.surface = paper
        self._sprite.x, self._sprite.y = place.x - margin, place.y - margin

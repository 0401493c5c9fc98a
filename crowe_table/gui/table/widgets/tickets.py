"""The players' tickets: name, score, purse, who deals and whose turn it is."""

from collections.abc import Hashable

import pygame

from crowe_table import palette
from crowe_table.engine.core import Seat
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import StyledText, ticket
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.displayed import Displayed
from crowe_table.gui.table.stage import Stage
from crowe_table.gui.table.widgets.papers import FIGURES, LETTERS, row
from crowe_table.words import Words

_TICKET_Z = 20.0
_ALONE, _IN_SIDES = (216, 76), (216, 92)
"""Table units of a ticket, and of one that says who is its partner."""


def ticket_size(text: float, sides: bool) -> tuple[int, int]:
    """The place that a ticket wants in table units; ``sides``: whether players have partners."""
    w, h = _IN_SIDES if sides else _ALONE
    return round(w * text), round(h * text)


class Tickets:
    """The tickets of everybody at one table."""

    def __init__(self, scene: Scene, assets: Assets, words: Words, stage: Stage) -> None:
        self._assets = assets
        self._words = words
        self._stage = stage
        self._sprites = {
            seat: scene.add(Sprite(pygame.Surface((1, 1), pygame.SRCALPHA), z=_TICKET_Z)) for seat in stage.ring
        }
        self._says: dict[Seat, Hashable] = {}

    def show(self, displayed: Displayed) -> None:
        """Writes those that say something else than they did."""
        for seat, sprite in self._sprites.items():
            says = (
                self.area(seat).topleft,
                displayed.score(seat),
                displayed.purse(seat),
                displayed.awaits(seat),
                displayed.deals(seat),
            )
            if self._says.get(seat) != says:
                self._says[seat] = says
                self._write(seat, sprite, displayed)

    def area(self, seat: Seat) -> pygame.Rect:
        """Where a player's ticket lies, in pixels."""
        return self._stage.ticket_area(seat)

    def _write(self, seat: Seat, sprite: Sprite, displayed: Displayed) -> None:
        assets = self._assets
        px, m = assets.canvas.px, assets.margin
        area = self.area(seat)
        surface = ticket(assets, area.w, area.h, marked=displayed.awaits(seat))
        inner = pygame.Rect(m + px(16), m + px(9), area.w - px(32), area.h - px(18))
        upper, lower = round(inner.h * 0.6), round(inner.h * 0.38)
        room, points = inner.w, displayed.score(seat)
        if points is not None:
            score = row(assets, StyledText(str(points), Face.BOLD, 30), FIGURES, inner.w // 3, upper)
            surface.blit(score, score.get_rect(topright=inner.topright))
            room -= score.get_width() + px(8)
        name = StyledText(self._words.seat(seat), Face.HEADING, 23)
        surface.blit(row(assets, name, LETTERS, room, upper), inner)
        money = StyledText(self._words.sum(displayed.purse(seat)), Face.ITALIC, 16, palette.FADED_INK)
        purse = row(assets, money, LETTERS, inner.w // 2, lower)
        surface.blit(purse, purse.get_rect(bottomleft=inner.bottomleft))
        if displayed.deals(seat):
            deals = StyledText(self._words.text("plaque-dealer"), Face.ITALIC, 16, palette.RUBRIC)
            dealer = row(assets, deals, LETTERS, inner.w // 2 - px(8), lower)
            surface.blit(dealer, dealer.get_rect(bottomright=inner.bottomright))
        sprite.surface = surface
        sprite.x, sprite.y = area.x - m, area.y - m

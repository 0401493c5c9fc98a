"""The auction hammer. It rises while nobody bids. A line below it shows the time left."""

import pygame

from crowe_table import palette
from crowe_table.engine.layout import Kind
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.table.stage import Stage

LENGTH = 84
"""Length of the hammer, in table units."""
RATIO = 160 / 267
"""Width of the picture as a fraction of its length."""
START_ANGLE, END_ANGLE = 6.0, 52.0
"""Angle of the hammer in degrees, at the start of the time limit and at its end."""
POSES = 12
"""Number of different pictures between the lowest and the highest position of the hammer."""
LINE = 5
"""Thickness in table units of the line below the hammer that shows the time left."""
_Z = 602.0


class Hammer:
    """The auctioneer's hammer. It is visible while a time limit runs, if the layout has a spot for it."""

    def __init__(self, scene: Scene, assets: Assets, stage: Stage) -> None:
        self._assets = assets
        self._stage = stage
        self._spot = next((spot for spot in stage.layout.spots if spot.kind is Kind.HAMMER), None)
        self._sprite = scene.add(Sprite(pygame.Surface((1, 1), pygame.SRCALPHA), z=_Z, visible=False))
        self._shown_state: tuple[int, pygame.Rect] | None = None

    def hide(self) -> None:
        self._sprite.visible = False
        self._shown_state = None

    def show(self, part: float) -> None:
        """Show the elapsed fraction of the time limit, from 0 to 1."""
        spot, placement = self._spot, self._stage.placement
        if spot is None or spot not in placement.boxes or spot in placement.absent:
            self.hide()
            return
        area, pose = self._stage.spot_area(spot), min(POSES, int(part * POSES))
        if self._shown_state == (pose, area):
            return
        self._shown_state = pose, area
        key = ("hammer", pose, area.size)
        self._sprite.surface = self._assets.cached(key, lambda: self._drawn(pose / POSES, area.size))
        self._sprite.x, self._sprite.y = area.topleft
        self._sprite.visible = True

    def _drawn(self, part: float, size: tuple[int, int]) -> pygame.Surface:
        """Return a picture of the hammer, raised by turning it around the fixed end of its handle."""
        px, surface = self._assets.canvas.px, pygame.Surface(size, pygame.SRCALPHA)
        width, height = px(LENGTH), px(LENGTH * RATIO)
        foot = size[1] - px(2 * LINE)
        picture = self._assets.picture("hammer", width, height)
        if picture is not None:
            angle = START_ANGLE + (END_ANGLE - START_ANGLE) * part
            lifted = pygame.transform.rotozoom(picture, -angle, 1.0)
            end = pygame.Vector2(width / 2, 0).rotate(angle)
            hand = pygame.Vector2(size[0] / 2 + width / 2, foot - height / 2)
            surface.blit(lifted, lifted.get_rect(center=hand - end))
        line = pygame.Rect((size[0] - width) // 2, foot + px(LINE) // 2, width, px(LINE))
        pygame.draw.rect(surface, self._assets.look.table_top.dark, line, border_radius=px(2))
        left = pygame.Rect(line.topleft, (round(line.w * (1 - part)), line.h))
        pygame.draw.rect(surface, palette.BRIGHT_BRASS, left, border_radius=px(2))
        return surface

"""The number of cards in each pile, stock and face-down hand, shown as a small figure on its corner."""

import pygame

from crowe_table import palette
from crowe_table.engine.cards import HIDDEN
from crowe_table.engine.layout import Kind
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.stage import Piece, Stage

SIZE, AROUND = 16, 4
"""Text size of the figure, and padding around it, in table units."""
AT_A_GLANCE = 3
"""Maximum number of cards side by side that can be counted at a glance and need no figure."""


class CardCounts:
    """The figures of all piles on one table."""

    def __init__(self, scene: Scene, assets: Assets, stage: Stage) -> None:
        self._scene = scene
        self._assets = assets
        self._stage = stage
        self._sprites: dict[str, Sprite] = {}

    def show(self) -> None:
        """Show the number of cards on every face-down pile.

        While the cards are moving, the figure is already at their destination.
        """
        for zone in [*self._sprites, *(zone for zone in self._stage.zones if zone not in self._sprites)]:
            last = self._last(zone)
            if last is None:
                if zone in self._sprites:
                    self._scene.remove(self._sprites.pop(zone))
                continue
            picture = self._chip(self._count(zone))
            sprite = self._sprites.get(zone) or self._scene.add(Sprite(picture))
            self._sprites[zone] = sprite
            left, top, z = last.target
            w, h = self._assets.card_size(last.height)
            inside = self._assets.canvas.px(AROUND)
            sprite.surface = picture
            sprite.x = left + w - picture.get_width() - inside
            sprite.y = top + h - picture.get_height() - inside
            sprite.z = z + 0.05

    def _count(self, zone: str) -> int:
        pile, packets = self._stage.lifted
        cards, spot = len(self._stage.zones[zone]), self._stage.spot(zone)
        if spot and spot.kind is Kind.PACKETS:
            return -(-cards // self._stage.group(spot))
        return packets[-1] if pile == zone and packets else cards

    def _last(self, zone: str) -> Piece | None:
        """Return the card on which the figure is printed: the topmost face-down card of a pile.

        None if no figure is needed, because the cards can be counted at a glance.
        """
        pieces, spot = self._stage.zones.get(zone, []), self._stage.spot(zone)
        if spot is None or zone == self._stage.spread_zone or not pieces:
            return None
        least = 0 if spot.kind is Kind.PACKETS else 1 if spot.kind is Kind.STACK else AT_A_GLANCE
        top = max(pieces, key=lambda piece: piece.target[2])
        return top if len(pieces) > least and top.card == HIDDEN else None

    def _chip(self, count: int) -> pygame.Surface:
        return self._assets.cached(("number", count), lambda: self._print(count))

    def _print(self, count: int) -> pygame.Surface:
        assets = self._assets
        size = assets.canvas.px(SIZE * assets.look.text)
        figure = assets.case.line(str(count), Face.BOLD, size, palette.INK)
        ink = figure.subsurface(figure.get_bounding_rect())
        around = assets.canvas.px(AROUND)
        chip = pygame.Surface((ink.get_width() + 2 * around, ink.get_height() + 2 * around), pygame.SRCALPHA)
        pygame.draw.rect(chip, palette.BOOKE_PAPER, chip.get_rect(), border_radius=around)
        pygame.draw.rect(chip, palette.FADED_INK, chip.get_rect(), assets.canvas.px(1), border_radius=around)
        chip.blit(ink, (around, around))
        return chip

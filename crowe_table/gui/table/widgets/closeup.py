"""One card held up, large, with its name; the rest of the table lies in the dark behind it."""

import pygame

from crowe_table import palette
from crowe_table.engine.cards import Card
from crowe_table.gui.draw.assets import Assets, Lift
from crowe_table.gui.draw.paper import StyledText, printed
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.words import Words

HEIGHT = 600
"""Table units."""
_Z = 9000.0
_DARK = (8, 12, 8, 170)


class Closeup:
    """Shows one card at a time, or none."""

    def __init__(self, scene: Scene, assets: Assets, words: Words) -> None:
        self._scene = scene
        self._assets = assets
        self._words = words
        self._sprite: Sprite | None = None

    @property
    def shown(self) -> bool:
        return self._sprite is not None

    def hold_up(self, card: Card) -> None:
        """Holds up this card."""
        self.put_down()
        w, h = self._assets.canvas.size
        veil = pygame.Surface((w, h), pygame.SRCALPHA)
        veil.fill(_DARK)
        picture = self._assets.card(card, HEIGHT, Lift.LIFTED)
        veil.blit(picture, picture.get_rect(center=(w // 2, round(h * 0.46))))
        name = printed(self._assets, StyledText(self._words.card(card), Face.HEADING, 34, palette.BOOKE_PAPER), w)
        veil.blit(name, name.get_rect(center=(w // 2, round(h * 0.91))))
        self._sprite = self._scene.add(Sprite(veil, z=_Z))

    def put_down(self) -> None:
        """Takes it away."""
        if self._sprite:
            self._scene.remove(self._sprite)
            self._sprite = None

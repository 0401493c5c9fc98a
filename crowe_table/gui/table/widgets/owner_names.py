"""Names of the players beside their rows of cards in the middle of the table. Empty rows have none."""

import pygame

from crowe_table import palette
from crowe_table.engine.core import zone_of
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import StyledText, narrowed, set_lines
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.formations.blocks import is_owned
from crowe_table.gui.table.stage import Stage
from crowe_table.words import Words

SIZE = 17
_BENEATH = 9.0
"""Drawing order: below every card, so that a raised card covers its owner's name."""


class OwnerNames:
    """The names beside the rows of one table. There are none if all rows belong to one player."""

    def __init__(self, scene: Scene, assets: Assets, words: Words, stage: Stage) -> None:
        self._assets = assets
        self._words = words
        self._stage = stage
        found = [spot for spot in stage.layout.spots if is_owned(spot)]
        owned = found if len({spot.of for spot in found}) > 1 else []
        blank = pygame.Surface((1, 1), pygame.SRCALPHA)
        self._sprites = {spot: scene.add(Sprite(blank, z=_BENEATH, visible=False)) for spot in owned}

    def show(self) -> None:
        """Show the owner's name at every non-empty row, in the current order of seats."""
        for spot, sprite in self._sprites.items():
            seat = next((seat for seat in self._stage.ring if self._stage.chair(seat) == spot.of), None)
            pieces = [] if seat is None else self._stage.zones.get(zone_of(spot.shows, seat), [])
            sprite.visible = bool(pieces)
            if seat is None or not pieces:
                continue
            area = self._stage.spot_area(spot)
            sprite.surface = self._name(self._words.text("log-plays", seat=seat), area.w)
            first = min(pieces, key=lambda piece: piece.target[0])
            last = max(pieces, key=lambda piece: piece.target[0])
            width = self._assets.card_size(last.height)[0]
            middle = (first.target[0] + last.target[0] + width) / 2
            sprite.x = middle - sprite.surface.get_width() / 2
            sprite.y = area.y - sprite.surface.get_height()

    def _name(self, name: str, width: int) -> pygame.Surface:
        """Return a name printed on the cloth. No word is broken."""
        words = StyledText(name, Face.ITALIC, SIZE, palette.BOOKE_PAPER)
        return set_lines(self._assets, narrowed(self._assets, words, width), width)

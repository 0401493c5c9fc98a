"""A card carried across the table: lifted, let fall where it is taken, or gliding home."""

import pygame

from crowe_table import palette
from crowe_table.engine.layout import Layout, Spot
from crowe_table.gui.draw.assets import Assets, Lift
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.table.answer_commands import AnswerCommands
from crowe_table.gui.table.director import Director
from crowe_table.gui.table.hit_targets import HitTargets
from crowe_table.gui.table.stage import ABOVE_ALL, Piece, Stage
from crowe_table.gui.table.visitor import Visitor

NEAR = 60
"""Table units around a place within which a card let fall is taken."""
HOMEWARD = 160.0
"""Milliseconds in which a card dropped nowhere glides home."""


class Dragging:
    """One card at a time, and the light on the places that would take it."""

    def __init__(
        self,
        scene: Scene,
        assets: Assets,
        layout: Layout,
        stage: Stage,
        visitor: Visitor,
        desk: AnswerCommands,
        reach: HitTargets,
        director: Director,
    ) -> None:
        self._assets = assets
        self._layout = layout
        self._stage = stage
        self._visitor = visitor
        self._desk = desk
        self._reach = reach
        self._director = director
        self._scene = scene
        self.lit: list[Sprite] = []
        """The light on each place that would take the card."""

    def may_lift(self, piece: Piece) -> bool:
        return piece in self._reach.hand()

    def lift(self, piece: Piece) -> None:
        """A card is taken up to be carried."""
        piece.surface = piece.bare = self._stage.picture(piece.card, piece.height, Lift.LIFTED)
        self._light()

    def carry(self, piece: Piece, left: float, top: float) -> None:
        self._stage.put(piece, left, top, ABOVE_ALL * 2)

    def let_fall(self, piece: Piece, point: tuple[int, int]) -> None:
        """A card let fall near a place that takes it is given; anywhere else it glides home."""
        self._darken()
        near = 2 * self._assets.canvas.px(NEAR)
        taking = [spot for spot in self._taking() if self._area(spot).inflate(near, near).collidepoint(point)]
        if taking and piece in self._reach.hand():
            self._desk.drop(piece.card, min(taking, key=lambda spot: _away(self._area(spot), point)).takes)
        else:
            self._reach.show()
            if not self._stage.area(piece.zone).inflate(near, near).collidepoint(point):
                self._desk.refuse_drop(piece.card)
        self._go_home(piece)

    def put_back(self, piece: Piece) -> None:
        """A card still in the air when something else is pressed goes home."""
        self._darken()
        self._go_home(piece)

    def _go_home(self, piece: Piece) -> None:
        self._stage.arrange(piece.zone)
        self._director.tidy(piece.zone, HOMEWARD)

    def _taking(self) -> list[Spot]:
        """The places that take the cards that are asked for."""
        acts = self._visitor.answering.card_acts
        return [spot for spot in self._layout.spots if any(act in spot.takes for act in acts)]

    def _area(self, spot: Spot) -> pygame.Rect:
        return self._stage.spot_area(spot)

    def _light(self) -> None:
        for spot in self._taking():
            area = self._area(spot)
            surface = pygame.Surface(area.size, pygame.SRCALPHA)
            surface.fill((*pygame.Color(palette.BRIGHT_BRASS)[:3], 40))
            pygame.draw.rect(surface, palette.BRIGHT_BRASS, surface.get_rect(), self._assets.canvas.px(3))
            self.lit.append(self._scene.add(Sprite(surface, *area.topleft, z=5)))

    def _darken(self) -> None:
        for sprite in self.lit:
            self._scene.remove(sprite)
        self.lit.clear()


def _away(area: pygame.Rect, point: tuple[int, int]) -> float:
    """How far a point is from the middle of a place."""
    return pygame.Vector2(area.center).distance_squared_to(point)

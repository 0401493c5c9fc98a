"""Drag and drop of a card."""

import pygame

from crowe_table import palette
from crowe_table.engine.layout import Layout, Spot
from crowe_table.gui.draw.assets import Assets, Lift
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.table.answer import Answer
from crowe_table.gui.table.answer_controller import AnswerController
from crowe_table.gui.table.director import Director
from crowe_table.gui.table.hit_targets import HitTargets
from crowe_table.gui.table.stage import ABOVE_ALL, Piece, Stage

NEAR = 60
"""Distance in table units around a drop target within which a dropped card still counts as dropped on the target."""
HOMEWARD = 160.0
"""Milliseconds in which a card that was dropped outside every target glides back."""


class Dragging:
    """The card being dragged, and the highlights on its possible drop targets."""

    def __init__(
        self,
        scene: Scene,
        assets: Assets,
        layout: Layout,
        stage: Stage,
        answer: Answer,
        controller: AnswerController,
        targets: HitTargets,
        director: Director,
    ) -> None:
        self._assets = assets
        self._layout = layout
        self._stage = stage
        self._answer = answer
        self._controller = controller
        self._targets = targets
        self._director = director
        self._scene = scene
        self.lit: list[Sprite] = []
        """Highlight sprites, one on each drop target."""

    def may_lift(self, piece: Piece) -> bool:
        """Return whether this card can be dragged."""
        return piece in self._targets.hand()

    def lift(self, piece: Piece) -> None:
        """Start to drag a card, and highlight the drop targets."""
        piece.surface = piece.bare = self._stage.picture(piece.card, piece.height, Lift.LIFTED)
        self._light()

    def carry(self, piece: Piece, left: float, top: float) -> None:
        """Move the dragged card so that its top left corner is at this point, in pixels."""
        self._stage.put(piece, left, top, ABOVE_ALL * 2)

    def let_fall(self, piece: Piece, point: tuple[int, int]) -> None:
        """Drop a card at a point in pixels.

        Near a target that accepts the card, the card is played. Elsewhere it glides back.
        """
        self._darken()
        near, area = 2 * self._assets.canvas.px(NEAR), self._stage.spot_area
        taking = [spot for spot in self._taking() if area(spot).inflate(near, near).collidepoint(point)]
        if taking and piece in self._targets.hand():
            self._controller.drop(piece.card, min(taking, key=lambda spot: _away(area(spot), point)).takes)
        else:
            self._targets.show()
            if not self._stage.area(piece.zone).inflate(near, near).collidepoint(point):
                self._controller.refuse_drop(piece.card)
        self._go_home(piece)

    def put_back(self, piece: Piece) -> None:
        """Cancel the drag: the card glides back."""
        self._darken()
        self._go_home(piece)

    def _go_home(self, piece: Piece) -> None:
        self._stage.arrange(piece.zone)
        self._director.tidy(piece.zone, HOMEWARD)

    def _taking(self) -> list[Spot]:
        acts = self._answer.card_acts
        return [spot for spot in self._layout.spots if any(act in spot.takes for act in acts)]

    def _light(self) -> None:
        for spot in self._taking():
            area = self._stage.spot_area(spot)
            surface = pygame.Surface(area.size, pygame.SRCALPHA)
            surface.fill((*pygame.Color(palette.BRIGHT_BRASS)[:3], 40))
            pygame.draw.rect(surface, palette.BRIGHT_BRASS, surface.get_rect(), self._assets.canvas.px(3))
            self.lit.append(self._scene.add(Sprite(surface, *area.topleft, z=5)))

    def _darken(self) -> None:
        for sprite in self.lit:
            self._scene.remove(sprite)
        self.lit.clear()


def _away(area: pygame.Rect, point: tuple[int, int]) -> float:
    return pygame.Vector2(area.center).distance_squared_to(point)

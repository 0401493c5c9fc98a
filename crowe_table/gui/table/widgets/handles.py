"""Controls on the table itself.

They are the dice box, tickets, charts, piles, spots of the cloth, the cribbage board, and coins of the rack.
"""

from collections.abc import Callable

import pygame

from crowe_table import palette
from crowe_table.engine.chart import Chart
from crowe_table.engine.core import Seat
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import Control, PaintedControl, PaperButton
from crowe_table.gui.controls.description import Description
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import ButtonState, StyledText, set_words
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.answer_controller import AnswerController
from crowe_table.gui.table.draft import Dial
from crowe_table.gui.table.widgets.board import Board
from crowe_table.gui.table.widgets.charts import chart_texts
from crowe_table.gui.table.widgets.cloth import Cloth
from crowe_table.gui.table.widgets.coins import money_picture
from crowe_table.words import Words

CARRIED_Z = 5000.0
"""Drawing order of a coin that is being carried: above everything."""


class ThrowButton(PaperButton):
    """The throw button: hold it to rattle the dice, release it to throw."""

    def __init__(
        self, scene: Scene, assets: Assets, area: pygame.Rect, press: Press, controller: AnswerController
    ) -> None:
        super().__init__(scene, assets, area, press)
        self._controller = controller

    def begin_press(self) -> None:
        super().begin_press()
        self._controller.rattle(True)

    def end_press(self) -> None:
        super().end_press()
        self._controller.rattle(False)


class BoxHandle(Control):
    """The dice box: hold it to rattle, release it to throw."""

    def __init__(self, area: pygame.Rect, controller: AnswerController) -> None:
        self.key = "box"
        self.area = area
        self._controller = controller

    def describe(self) -> Description:
        return Description(self._controller.words.text("access-dice-box"))

    def show_state(self, state: ButtonState) -> None:
        """Do nothing: the box looks the same in every state, and shakes instead."""
        del state

    def act(self) -> None:
        self._controller.throw()

    def remove(self) -> None:
        """Do nothing: the box stays on the table."""

    def begin_press(self) -> None:
        self._controller.rattle(True)

    def end_press(self) -> None:
        self._controller.rattle(False)


class ChartHandle(Control):
    """A chart as a control. A press opens its close-up."""

    def __init__(self, chart: Chart, area: pygame.Rect, read: Callable[[Chart], None], words: Words) -> None:
        self.key = f"chart-{chart.title.key}"
        self.area = area
        self._chart = chart
        self._read = read
        self._words = words

    def describe(self) -> Description:
        reason = self._words.reason
        return Description(reason(self._chart.title), note="; ".join(chart_texts(self._words, self._chart)))

    def show_state(self, state: ButtonState) -> None:
        """Do nothing: a chart looks the same in every state."""
        del state

    def act(self) -> None:
        self._read(self._chart)

    def remove(self) -> None:
        """Do nothing: the chart stays on the table."""


class PlaqueHandle(Control):
    """A player's ticket as a control, while a player must be chosen."""

    def __init__(self, seat: Seat, area: pygame.Rect, controller: AnswerController) -> None:
        self.key = f"plaque-{seat}"
        self.area = area
        self._seat = seat
        self._controller = controller

    def describe(self) -> Description:
        return Description(self._controller.words.seat(self._seat))

    def show_state(self, state: ButtonState) -> None:
        """Do nothing: only the game changes a ticket."""
        del state

    def act(self) -> None:
        self._controller.pick_seat(self._seat)

    def remove(self) -> None:
        """Do nothing: the ticket stays on the table."""


class RackCoin(PaintedControl):
    """A coin of the rack. A press adds the coin to the sum. A drag to a spot bets the coin there."""

    def __init__(
        self,
        scene: Scene,
        assets: Assets,
        area: pygame.Rect,
        picture: str,
        words: str,
        act: Callable[[], None],
        drop: Callable[[tuple[int, int]], None],
    ) -> None:
        super().__init__(scene, assets, f"coin-{picture}", area)
        self._picture = picture
        self._words = words
        self._act = act
        self._drop = drop
        self._carried: Sprite | None = None
        self.show()

    def describe(self) -> Description:
        return Description(self._words)

    def covers(self, point: tuple[int, int]) -> bool:
        return self._carried is not None or super().covers(point)

    def drag(self, start: tuple[int, int], point: tuple[int, int]) -> None:
        """Move a copy of the coin with the pointer."""
        del start
        if self._carried is None and not self.area.collidepoint(point):
            coin = money_picture(self._assets, self._picture, self.area.h)
            self._carried = self._scene.add(Sprite(coin, z=CARRIED_Z)) if coin else None
        if self._carried:
            w, h = self._carried.surface.get_size()
            self._carried.x, self._carried.y = point[0] - w / 2, point[1] - h / 2

    def press(self, point: tuple[int, int]) -> None:
        if self._carried is None:
            self._act()
            return
        self._put_down()
        self._drop(point)

    def cancel(self) -> None:
        self._put_down()
        super().cancel()

    def remove(self) -> None:
        self._put_down()
        super().remove()

    def _put_down(self) -> None:
        if self._carried:
            self._scene.remove(self._carried)
            self._carried = None

    def act(self) -> None:
        self._act()

    def picture(self, state: ButtonState) -> pygame.Surface:
        assets, m, area = self._assets, self._assets.margin, self.area
        surface = pygame.Surface((area.w + 2 * m, area.h + 2 * m), pygame.SRCALPHA)
        name = set_words(assets, StyledText(self._words, Face.TEXT, 15, palette.BOOKE_PAPER), area.w)
        room = area.h - name.get_height()
        coin = money_picture(assets, self._picture, room)
        lift = assets.canvas.px(3) if state is ButtonState.HOVER else 0
        if coin:
            surface.blit(coin, coin.get_rect(center=(m + area.w // 2, m + room // 2 - lift)))
        surface.blit(name, name.get_rect(midbottom=(m + area.w // 2, m + area.h)))
        return surface


class SpotHandle(Control):
    """A spot of the cloth as a control, while spots can be chosen."""

    def __init__(self, cloth: Cloth, spot: str, controller: AnswerController, seat: Seat, far: int) -> None:
        """Create a handle. ``seat`` is the owner of the stakes that can be dragged.

        ``far`` is the distance in pixels from which a movement is a drag.
        """
        self.key = f"spot-{spot}"
        self.area = cloth.area(spot)
        self._cloth = cloth
        self._spot = spot
        self._controller = controller
        self._seat = seat
        self._far = far
        self._carried = False

    def describe(self) -> Description:
        note = "; ".join(self._cloth.stakes(self._spot))
        return Description(self._cloth.spot_name(self._spot), note=note, chosen=self._cloth.is_chosen(self._spot))

    def covers(self, point: tuple[int, int]) -> bool:
        return self._carried or self._cloth.spot_at(point) == self._spot

    def drag(self, start: tuple[int, int], point: tuple[int, int]) -> None:
        """Carry the visitor's stake to another spot, or off the cloth."""
        if self._carried or max(abs(point[0] - start[0]), abs(point[1] - start[1])) >= self._far:
            self._carried = self._cloth.carry(self._spot, self._seat, point)

    def press(self, point: tuple[int, int]) -> None:
        if not self._carried:
            self.act()
            return
        self._put_back()
        self._controller.carry(self._spot, self._cloth.spot_at(point), self._cloth.lifts)

    def cancel(self) -> None:
        if self._carried:
            self._put_back()
        super().cancel()

    def _put_back(self) -> None:
        self._carried = False
        self._cloth.put_back(self._spot, self._seat)

    def show_state(self, state: ButtonState) -> None:
        self._cloth.light(self._spot, state is not ButtonState.NORMAL)

    def act(self) -> None:
        self._controller.pick_spot(self._spot)

    def remove(self) -> None:
        """Do nothing: the spot is painted on the cloth."""


class DisabledSpot(Control):
    """A spot of the cloth that cannot be used now. A press shows the reason."""

    def __init__(self, cloth: Cloth, spot: str, controller: AnswerController) -> None:
        self.key = f"shut-{spot}"
        self.area = cloth.area(spot)
        self._cloth = cloth
        self._spot = spot
        self._controller = controller

    def describe(self) -> Description:
        return Description(self._cloth.spot_name(self._spot), note="; ".join(self._cloth.stakes(self._spot)))

    def covers(self, point: tuple[int, int]) -> bool:
        return self._cloth.spot_at(point) == self._spot

    def show_state(self, state: ButtonState) -> None:
        """Do nothing: the spot looks the same in every state."""
        del state

    def act(self) -> None:
        self._controller.pick_spot(self._spot)

    def remove(self) -> None:
        """Do nothing: the spot is painted on the cloth."""


class PacketHandle(Control):
    """A pile from which the visitor lifts a packet.

    Dragging the pile upwards adds cards to the packet, and a release lifts the packet. A press without dragging lifts
    the number of cards on the dial. Dragging back to the start lifts none.
    """

    def __init__(self, area: pygame.Rect, controller: AnswerController, act: str, dial: Dial, pull: int) -> None:
        """Create a handle. ``pull`` is the drag distance that adds one card, in pixels."""
        self.key = "packet"
        self.area = area
        self._controller = controller
        self._act = act
        self._dial = dial
        self._pull = pull
        self._drawn = self._moved = False

    def describe(self) -> Description:
        return Description(self._controller.act_name(self._act))

    def covers(self, point: tuple[int, int]) -> bool:
        return self._drawn or super().covers(point)

    def show_state(self, state: ButtonState) -> None:
        """Do nothing: the packet rises instead."""
        del state

    def drag(self, start: tuple[int, int], point: tuple[int, int]) -> None:
        cards = (start[1] - point[1]) // self._pull
        self._drawn, self._moved = cards > 0, self._moved or cards > 0
        if self._moved:
            self._controller.turn_dial(self._dial.least + max(0, cards - 1))

    def press(self, point: tuple[int, int]) -> None:
        del point
        if self._drawn or not self._moved:
            self.act()

    def cancel(self) -> None:
        super().cancel()
        if self._moved:
            self._controller.turn_dial(self._dial.least)

    def act(self) -> None:
        self._controller.press(self._act)

    def remove(self) -> None:
        """Do nothing: the pile stays on the table."""


class BoardHandle(Control):
    """The cribbage board as a control, while a hole can be chosen."""

    def __init__(self, board: Board, side: int, start: int, controller: AnswerController) -> None:
        """Create a handle. ``start`` is the score from which holes are counted."""
        self.key = "board"
        self.area = board.area
        self._board = board
        self._side = side
        self._start = start
        self._controller = controller

    def describe(self) -> Description:
        return Description(self._controller.words.text("access-board"))

    def show_state(self, state: ButtonState) -> None:
        """Do nothing: the pale peg shows the hole instead."""
        del state

    def act(self) -> None:
        """Do nothing: the keyboard uses the dial instead."""

    def press(self, point: tuple[int, int]) -> None:
        self._controller.pick_hole(self._board.score_at(self._side, point, self._start) - self._start)

    def remove(self) -> None:
        """Do nothing: the board stays on the table."""

"""What can be pressed on the table itself: the dice box, players' tickets, the spots of a cloth, the board, coins of a
rack.
"""

from collections.abc import Callable

import pygame

from crowe_table import palette
from crowe_table.engine.chart import Chart
from crowe_table.engine.core import Seat
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import Control, PaintedControl, PaperButton
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import ButtonState, StyledText, set_words
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.answer_commands import AnswerCommands
from crowe_table.gui.table.draft import Dial
from crowe_table.gui.table.widgets.board import Board
from crowe_table.gui.table.widgets.cloth import Cloth
from crowe_table.gui.table.widgets.coins import money_picture

CARRIED_Z = 5000.0
"""A coin that is carried lies above everything."""


class ThrowButton(PaperButton):
    """The button that is held to rattle the dice and let go to throw them."""

    def __init__(self, scene: Scene, assets: Assets, area: pygame.Rect, press: Press, desk: AnswerCommands) -> None:
        super().__init__(scene, assets, area, press)
        self._desk = desk

    def grip(self) -> None:
        super().grip()
        self._desk.rattle(True)

    def let_go(self) -> None:
        super().let_go()
        self._desk.rattle(False)


class BoxHandle(Control):
    """The dice box itself: held it rattles, let go it throws."""

    def __init__(self, area: pygame.Rect, desk: AnswerCommands) -> None:
        self.key = "box"
        self.area = area
        self._desk = desk

    def show_state(self, state: ButtonState) -> None:
        """The box looks the same; it is seen to shake."""
        del state

    def act(self) -> None:
        self._desk.throw()

    def remove(self) -> None:
        """It stands on the table for as long as there is one."""

    def grip(self) -> None:
        self._desk.rattle(True)

    def let_go(self) -> None:
        self._desk.rattle(False)


class ChartHandle(Control):
    """A chart: pressed, it is held up to be read."""

    def __init__(self, chart: Chart, area: pygame.Rect, read: Callable[[Chart], None]) -> None:
        self.key = f"chart-{chart.title.key}"
        self.area = area
        self._chart = chart
        self._read = read

    def show_state(self, state: ButtonState) -> None:
        """It looks the same."""
        del state

    def act(self) -> None:
        self._read(self._chart)

    def remove(self) -> None:
        """It lies on the table."""


class PlaqueHandle(Control):
    """A player's ticket, while a player is to be chosen: pressed, they are."""

    def __init__(self, seat: Seat, area: pygame.Rect, desk: AnswerCommands) -> None:
        self.key = f"plaque-{seat}"
        self.area = area
        self._seat = seat
        self._desk = desk

    def show_state(self, state: ButtonState) -> None:
        """It is written on by the game alone."""
        del state

    def act(self) -> None:
        self._desk.pick_seat(self._seat)

    def remove(self) -> None:
        """It stays: it is the player's."""


class RackCoin(PaintedControl):
    """A coin of the rack: pressed, it is laid to the sum; dragged to a spot of a cloth, it is laid there."""

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

    def covers(self, point: tuple[int, int]) -> bool:
        return self._carried is not None or super().covers(point)

    def drag(self, start: tuple[int, int], point: tuple[int, int]) -> None:
        """Another coin of the kind goes with the pointer."""
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
    """A spot of a cloth, while one may be pointed at."""

    def __init__(self, cloth: Cloth, spot: str, desk: AnswerCommands, seat: Seat, far: int) -> None:
        """``seat``: whose stakes may be carried; ``far``: pixels that one must be moved."""
        self.key = f"spot-{spot}"
        self.area = cloth.area(spot)
        self._cloth = cloth
        self._spot = spot
        self._desk = desk
        self._seat = seat
        self._far = far
        self._carried = False

    def covers(self, point: tuple[int, int]) -> bool:
        return self._carried or self._cloth.spot_at(point) == self._spot

    def drag(self, start: tuple[int, int], point: tuple[int, int]) -> None:
        """What one has there is carried: to another spot, or off the cloth."""
        if self._carried or max(abs(point[0] - start[0]), abs(point[1] - start[1])) >= self._far:
            self._carried = self._cloth.carry(self._spot, self._seat, point)

    def press(self, point: tuple[int, int]) -> None:
        if not self._carried:
            self.act()
            return
        self._put_back()
        self._desk.carry(self._spot, self._cloth.spot_at(point), self._cloth.lifts)

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
        self._desk.pick_spot(self._spot)

    def remove(self) -> None:
        """It is painted on the cloth."""


class DisabledSpot(Control):
    """A spot of a cloth with which nothing may be done now: pressed, it is said why."""

    def __init__(self, cloth: Cloth, spot: str, desk: AnswerCommands) -> None:
        self.key = f"shut-{spot}"
        self.area = cloth.area(spot)
        self._cloth = cloth
        self._spot = spot
        self._desk = desk

    def covers(self, point: tuple[int, int]) -> bool:
        return self._cloth.spot_at(point) == self._spot

    def show_state(self, state: ButtonState) -> None:
        """It looks the same."""
        del state

    def act(self) -> None:
        self._desk.pick_spot(self._spot)

    def remove(self) -> None:
        """It is painted on the cloth."""


class PacketHandle(Control):
    """The pile that a packet is lifted off: drawn upwards, the farther the more cards come with it; let go, they are
    lifted. Only pressed, as many come as the dial stands at; drawn up and put back, none.
    """

    def __init__(self, area: pygame.Rect, desk: AnswerCommands, act: str, dial: Dial, pull: int) -> None:
        """``pull``: pixels for each card."""
        self.key = "packet"
        self.area = area
        self._desk = desk
        self._act = act
        self._dial = dial
        self._pull = pull
        self._drawn = self._moved = False

    def covers(self, point: tuple[int, int]) -> bool:
        return self._drawn or super().covers(point)

    def show_state(self, state: ButtonState) -> None:
        """The packet is seen to rise."""
        del state

    def drag(self, start: tuple[int, int], point: tuple[int, int]) -> None:
        cards = (start[1] - point[1]) // self._pull
        self._drawn, self._moved = cards > 0, self._moved or cards > 0
        if self._moved:
            self._desk.turn_dial(self._dial.least + max(0, cards - 1))

    def press(self, point: tuple[int, int]) -> None:
        del point
        if self._drawn or not self._moved:
            self.act()

    def cancel(self) -> None:
        super().cancel()
        if self._moved:
            self._desk.turn_dial(self._dial.least)

    def act(self) -> None:
        self._desk.press(self._act)

    def remove(self) -> None:
        """It lies on the table."""


class BoardHandle(Control):
    """The board, while a hole may be pointed at."""

    def __init__(self, board: Board, side: int, start: int, desk: AnswerCommands) -> None:
        """``start``: the score from which the holes are counted."""
        self.key = "board"
        self.area = board.area
        self._board = board
        self._side = side
        self._start = start
        self._desk = desk

    def show_state(self, state: ButtonState) -> None:
        """The peg over the hole is seen."""
        del state

    def act(self) -> None:
        """The keyboard turns the dial instead."""

    def press(self, point: tuple[int, int]) -> None:
        self._desk.pick_hole(self._board.score_at(self._side, point, self._start) - self._start)

    def remove(self) -> None:
        """It stays on the table."""

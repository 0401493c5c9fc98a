"""A picture of the table at an earlier moment, drawn without touching the table in play."""

from collections.abc import Collection, Iterator, Sequence

import pygame

from crowe_table.engine.core import Announced, AnyEvent, Seat, View
from crowe_table.gui.draw.background import table_background
from crowe_table.gui.draw.parts import InParts, whole
from crowe_table.gui.draw.scene import Scene
from crowe_table.gui.screen import Services
from crowe_table.gui.table.displayed import Displayed
from crowe_table.gui.table.frame import frame_of
from crowe_table.gui.table.tabletop import Tabletop
from crowe_table.hosting.seat_client import Looker
from crowe_table.kit.announcing import is_result
from crowe_table.words.deal_log import DealLog


class UnwrittenLog(DealLog):
    """A log that stores no lines, but only whether the deal is over. A picture needs nothing else."""

    def set(self, past: Sequence[AnyEvent]) -> None:
        self.count = len(past)
        over = any(isinstance(event, Announced) and is_result(event.words) for event in past)
        self.result = "over" if over else ""


class PastPicture:
    """A picture of the card table with its rim, as seen from one chair. Its only source is Views."""

    def __init__(self, services: Services, looker: Looker, view: View) -> None:
        assets = services.assets
        self._rim = frame_of(assets).area(frame_of(assets).rim)
        self._scene = Scene(table_background(assets, self._rim))
        displayed = Displayed(view, looker.layout().turn)
        self._tabletop = Tabletop(self._scene, services, looker, displayed, UnwrittenLog(services.words))
        self._window = pygame.Surface(assets.canvas.size)

    def lay_in_parts(self) -> Iterator[None]:
        """Lay boards, cloths and dice, one part at each step. Call this once, before ``draw``."""
        yield from self._tabletop.lay_in_parts()

    @property
    def size(self) -> tuple[int, int]:
        """Size of the card table in the window, in pixels."""
        return self._rim.size

    def draw(self, view: View, width: int, won: str = "") -> pygame.Surface:
        """Return a picture of the table in this View, ``width`` pixels wide.

        ``won`` is the zone of the card that won the trick.
        """
        return whole(self.draw_in_parts(view, width, won))

    def draw_in_parts(
        self, view: View, width: int, won: str = "", winners: Collection[Seat] = ()
    ) -> InParts[pygame.Surface]:
        """Do the work of ``draw``, one part at each step. The tickets of ``winners`` have a brass edge."""
        yield from self._tabletop.set_in_parts(view)
        self._tabletop.mark_winner(won)
        self._tabletop.highlights.show((), winners)
        yield
        self._scene.invalidate()
        self._scene.paint(self._window)
        height = round(self._rim.h * width / self._rim.w)
        return pygame.transform.smoothscale(self._window.subsurface(self._rim), (width, height))

"""The choice of the person who is handed the table."""

from collections.abc import Callable

from crowe_table.engine.core import Seat
from crowe_table.gui.controls.button import Press
from crowe_table.gui.pages.flow import Block
from crowe_table.gui.pages.sheet import ColumnSheet
from crowe_table.gui.screen import Navigator, Screen, Services


class PassTableSheet(ColumnSheet):
    """The list of the persons at this window. The visitor chooses the person who takes the table next."""

    WIDE = 640

    def __init__(self, services: Services, nav: Navigator, behind: Screen) -> None:
        super().__init__(services, nav, behind)
        self._others = nav.other_persons()

    def title(self) -> str:
        return self.services.words.text("pass-heading")

    def blocks(self, width: int) -> list[Block]:
        text = self.services.words.text
        presses = [Press(f"to-{seat}", name, self._passer(seat)) for seat, name in self._others]
        presses.append(Press("resume", text("menu-resume"), self.back, hint=text("key-menu")))
        return [self.pressed(press, width) for press in presses]

    def _passer(self, seat: Seat) -> Callable[[], None]:
        return lambda: self.nav.pass_table(seat)

"""Who is handed the table: a list of the persons who share the window."""

from collections.abc import Callable

from crowe_table.engine.core import Seat
from crowe_table.gui.controls.button import Press
from crowe_table.gui.draw.canvas import HEIGHT, Box
from crowe_table.gui.draw.typeset import heading, rows
from crowe_table.gui.pages.page import BUTTON, GAP, Sheet
from crowe_table.gui.screen import Navigator, Screen, Services

LEFT, WIDE, MARGIN = 400, 480, 40
FIXED = 148
"""Table units of the sheet that hold no button."""


class PassTableSheet(Sheet):
    """The persons, one under another."""

    def __init__(self, services: Services, nav: Navigator, behind: Screen) -> None:
        self._others = nav.other_persons()
        high = FIXED + (len(self._others) + 1) * (BUTTON + GAP + 2)
        super().__init__(services, nav, behind, Box(LEFT, (HEIGHT - high) // 2, WIDE, high))

    def compose(self) -> None:
        px, text = self.assets.canvas.px, self.services.words.text
        area = self.rect(self.box).inflate(-px(2 * MARGIN), -px(2 * MARGIN - 8))
        y = heading(self.scene.background, self.assets, area, text("pass-heading"), 34)
        presses = [Press(f"to-{seat}", name, self._passer(seat)) for seat, name in self._others]
        presses.append(Press("resume", text("menu-resume"), self.back, hint=text("key-menu")))
        for place, press in zip(rows(area, y + px(2), len(presses), px(BUTTON), px(GAP + 2)), presses, strict=True):
            self.button(place, press)

    def _passer(self, seat: Seat) -> Callable[[], None]:
        return lambda: self.nav.pass_table(seat)

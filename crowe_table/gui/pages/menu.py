"""The menu that lies over a table while it waits."""

from typing import Protocol

from crowe_table import palette
from crowe_table.engine.core import Seat
from crowe_table.engine.layout import Box
from crowe_table.gui.controls.button import Press
from crowe_table.gui.draw.canvas import HEIGHT
from crowe_table.gui.draw.paper import Words
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import heading, ink_lines, rows
from crowe_table.gui.pages.page import BUTTON, GAP, Sheet
from crowe_table.gui.screen import House, Screen

LEFT, WIDE, MARGIN = 420, 440, 40
FIXED = 186
"""Table units of the sheet that hold no button: its edges, heading and note."""


class Ways(Protocol):
    """Where one may go from a table."""

    def rules(self) -> None:
        """The booke of this game."""

    def furniture(self) -> None:
        """The settings."""

    def may_take_back(self) -> bool:
        """Whether the house allows it, and there is something to be taken back."""

    def take_back(self) -> None:
        """Back to the table, as it was at the visitor's last decision."""

    def others(self) -> tuple[tuple[Seat, str], ...]:
        """The persons to whom the table may be passed; none where one person plays."""

    def pass_on(self, behind: Screen) -> None:
        """Opens the list of them in place of the menu."""

    def ledger(self) -> None:
        """Opens the Ledger."""

    def between_games(self) -> bool:
        """Whether the game is over and the company may go on to another."""

    def change_game(self) -> None:
        """Opens Take a Seat for the same company."""

    def leave(self) -> None:
        """Back to the title page; the table is kept as it stands."""


class MenuScreen(Sheet):
    """A sheet of ways over the table."""

    def __init__(self, house: House, behind: Screen, ways: Ways) -> None:
        self._ways = ways
        self._several = bool(ways.others())
        self._between = ways.between_games()
        high = FIXED + (7 + self._several + self._between) * (BUTTON + GAP + 2)
        super().__init__(house, behind, Box(LEFT, (HEIGHT - high) // 2, WIDE, high))

    def lay(self) -> None:
        assets, text = self.assets, self.house.words.text
        px = assets.canvas.px
        area = self.rect(self.box).inflate(-px(2 * MARGIN), -px(2 * MARGIN - 8))
        y = heading(self.scene.ground, assets, area, text("menu-heading"), 34)
        presses = [
            Press("resume", text("menu-resume"), self.back, hint=text("key-menu")),
            Press("take-back", text("menu-take-back"), self._ways.take_back, enabled=self._ways.may_take_back()),
            Press("ledger", text("menu-ledger"), self._ways.ledger),
            Press("rules", text("menu-rules"), self._ways.rules),
            Press("furniture", text("menu-furniture"), self._ways.furniture),
            Press("leave", text("menu-leave"), self._ways.leave),
            Press("quit", text("menu-quit"), self.house.quit),
        ]
        if self._between:
            presses.insert(1, Press("change", text("menu-change"), self._ways.change_game))
        if self._several:
            presses.insert(1, Press("pass", text("menu-pass"), lambda: self._ways.pass_on(self.behind)))
        places = rows(area, y + px(2), len(presses), px(BUTTON), px(GAP + 2))
        for place, press in zip(places, presses, strict=True):
            self.button(place, press)
        note = Words(text("menu-leave-help"), Face.ITALIC, 18, palette.FADED_INK)
        below = places[-1].bottom + px(12)
        line = ink_lines(assets, note, area.w, area.bottom - below, centred=True)
        self.scene.ground.blit(line, line.get_rect(midtop=(area.centerx, below)))

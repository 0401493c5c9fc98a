"""The menu that lies over a table while it waits."""

from crowe_table import palette
from crowe_table.engine.layout import Box
from crowe_table.gui.controls.button import Press
from crowe_table.gui.draw.canvas import HEIGHT
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import heading, ink_lines, rows
from crowe_table.gui.pages.page import BUTTON, GAP, Sheet
from crowe_table.gui.screen import Navigator, Screen, Services

LEFT, WIDE, MARGIN = 420, 440, 40
FIXED = 186
"""Table units of the sheet that hold no button: its edges, heading and note."""


class MenuSheet(Sheet):
    """A sheet of ways over the table."""

    def __init__(self, services: Services, nav: Navigator, behind: Screen) -> None:
        self._several = bool(nav.other_persons())
        self._between = nav.game_over()
        high = FIXED + (7 + self._several + self._between) * (BUTTON + GAP + 2)
        super().__init__(services, nav, behind, Box(LEFT, (HEIGHT - high) // 2, WIDE, high))

    def compose(self) -> None:
        assets, nav, text = self.assets, self.nav, self.services.words.text
        px = assets.canvas.px
        area = self.rect(self.box).inflate(-px(2 * MARGIN), -px(2 * MARGIN - 8))
        y = heading(self.scene.background, assets, area, text("menu-heading"), 34)
        presses = [
            Press("resume", text("menu-resume"), self.back, hint=text("key-menu")),
            Press("take-back", text("menu-take-back"), nav.take_back, enabled=nav.can_take_back()),
            Press("ledger", text("menu-ledger"), nav.open_ledger),
            Press("rules", text("menu-rules"), nav.open_rules),
            Press("settings", text("menu-settings"), nav.open_settings),
            Press("leave", text("menu-leave"), self._leave),
            Press("quit", text("menu-quit"), self._quit),
        ]
        if self._between:
            presses.insert(1, Press("change", text("menu-change"), nav.change_game))
        if self._several:
            presses.insert(1, Press("pass", text("menu-pass"), lambda: nav.open_pass_table(self.behind)))
        places = rows(area, y + px(2), len(presses), px(BUTTON), px(GAP + 2))
        for place, press in zip(places, presses, strict=True):
            self.button(place, press)
        note = StyledText(text("menu-leave-help"), Face.ITALIC, 18, palette.FADED_INK)
        below = places[-1].bottom + px(12)
        line = ink_lines(assets, note, area.w, area.bottom - below, centred=True)
        self.scene.background.blit(line, line.get_rect(midtop=(area.centerx, below)))

    def _leave(self) -> None:
        """A game that is over is left at once."""
        if self.nav.game_over():
            self.nav.leave_table()
        else:
            self.ask_first("leave-table", self.nav.leave_table)

    def _quit(self) -> None:
        self.ask_first("leave-house", self.nav.quit)

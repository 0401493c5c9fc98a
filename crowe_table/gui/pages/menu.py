"""The menu over a table."""

from collections.abc import Iterator

import pygame

from crowe_table import palette
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import TickTicket, tick_height
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import columns
from crowe_table.gui.pages.flow import Block
from crowe_table.gui.pages.foot import GAP
from crowe_table.gui.pages.settings import change_settings, selection, values_of
from crowe_table.gui.pages.sheet import ColumnSheet
from crowe_table.gui.screen import Navigator, Screen, Services


class MenuSheet(ColumnSheet):
    """The menu of the open table."""

    def __init__(self, services: Services, nav: Navigator, behind: Screen) -> None:
        self._several = bool(nav.other_persons())
        self._between = nav.game_over()
        self._said, self._is_trying_again = nav.unwritten(), nav.is_trying_again
        """The displayed reason why the table is not saved, and whether the menu says that another attempt is pending.
        """
        super().__init__(services, nav, behind)

    def title(self) -> str:
        return self.services.words.text("menu-heading")

    def blocks(self, width: int) -> Iterator[Block]:
        kept, seal = self.nav.kept("menu"), self.nav.seal_notice()
        sealed = [seal] if seal and self._said is None else []  # Both do not fit.
        match = self.nav.match_notice()
        notes = [note for note in (match, kept, *sealed) if note]
        lines = [StyledText(note, Face.ITALIC, 18, palette.FADED_INK) for note in notes]
        for presses in self._rows():
            yield self.side_by_side(presses, width) if len(presses) > 1 else self.pressed(presses[0], width)
        yield self._speed_and_hints(width)
        text = self.services.words.text
        leave = [Press("leave", text("menu-leave"), self._leave), Press("quit", text("menu-quit"), self._quit)]
        yield self.side_by_side(leave, width)
        for line in lines:
            yield self.said(line, width, centred=True)

    def _rows(self) -> list[list[Press]]:
        nav, text = self.nav, self.services.words.text
        review = Press("review", text("review-open"), nav.open_review, enabled=nav.can_review())
        ledger = Press("ledger", text("menu-ledger"), nav.open_ledger)
        take_back = Press("take-back", text("menu-take-back"), nav.take_back, enabled=nav.can_take_back())
        try_again = Press("again", text("unwritten-again"), nav.try_again, enabled=not nav.is_trying_again)
        pass_table = Press("pass", text("menu-pass"), lambda: nav.open_pass_table(self.behind))
        return [
            [Press("resume", text("menu-resume"), self.back, hint=text("key-menu"))],
            *([[try_again]] if self._said is not None else []),
            *([[pass_table]] if self._several else []),
            *([[Press("change", text("menu-change"), nav.change_game)]] if self._between else []),
            [take_back, review],
            [ledger, Press("settings", text("menu-settings"), nav.open_settings)],
            [
                Press("rules", text("menu-rules"), nav.open_rules),
                *([Press("odds", text("menu-odds"), nav.open_odds)] if nav.has_odds() else []),
                *([Press("match", text("match-open"), nav.open_match)] if nav.match_notice() else []),
            ],
        ]

    def _speed_and_hints(self, width: int) -> Block:
        """Return the two settings that visitors change in the middle of a game, side by side."""
        settings, text, gap = self.services.settings, self.services.words.text, self.assets.canvas.px(GAP)
        half = (width - gap) // 2
        name, hints = text("settings-speed"), text("settings-hints")
        chosen = selection("speed", name, values_of(self.services.words, "speed"), settings.speed, self._set)
        speed = self.choosers([chosen], half)
        high = max(speed.high, tick_height(self.assets, hints, half))

        def lay(area: pygame.Rect) -> None:
            left, right = columns(area, 2, gap)
            speed.lay(pygame.Rect(left.x, left.y, left.w, high))
            press = Press("hints", hints, lambda: self._set("hints", not settings.hints))
            self.add(TickTicket(self.scene, self.assets, right, press, settings.hints))

        return Block(high, lay)

    def _set(self, field: str, value: object) -> None:
        change_settings(self.services, self.nav, {field: value})

    def step(self, now: float) -> bool:
        """Update the text about saving, and the button that tries again to save."""
        before = self._said, self._is_trying_again
        self._said, self._is_trying_again = self.nav.unwritten(), self.nav.is_trying_again
        if before != (self._said, self._is_trying_again):
            self._bare = None
            self.build()
            self.invalidate()
        return super().step(now)

    @property
    def waiting(self) -> bool:
        return self._is_trying_again

    def _leave(self) -> None:
        """Leave the table. If the game is unfinished, ask first.

        If the game cannot be saved, ``leave_table`` asks whether to leave.
        """
        if self.nav.game_over() or self.nav.unwritten():
            self.nav.leave_table()
        else:
            self.ask_first("leave-table", self.nav.leave_table, self.nav.kept("leave-table"))

    def _quit(self) -> None:
        if self.nav.unwritten():
            self.nav.quit()
        else:
            self.ask_first("leave-house", self.nav.quit, self.nav.kept("leave-house"))

"""The results page of an exhibition: who won, by how much, and what decided it.

It has no ledger, deal code, review or replay, because visitors keep nothing and others are waiting.
"""

import pygame

from crowe_table.engine.core import Seat
from crowe_table.gui.controls.button import Press
from crowe_table.gui.pages.results import INSIDE, ResultsPage

ABOUT = 130
"""Height in table units of the heading and of two lines about the purses, in ordinary print."""


class VisitorResultsPage(ResultsPage):
    """The result of a visitor's game, with buttons for another game and for the end of the visit."""

    LEDGER_HEADING = "exhibition-result"

    def first(self) -> str:
        return "same" if self._outcome.exhibit else "again"

    def _name_of(self, seat: Seat) -> str:
        return self._words.text("seat-your-name") if seat == self._outcome.view.seat else super()._name_of(seat)

    def _ledger_area(self, area: pygame.Rect, rows_high: int) -> pygame.Rect:
        """Return an area as high as the heading, the lines, and the lines about the purses need."""
        px, text = self.assets.canvas.px, self.assets.look.text
        high = rows_high + px(ABOUT * text) + 2 * px(INSIDE)
        return pygame.Rect(area.x, area.y, area.w, min(area.h, high))

    def _ledger_foot(self, area: pygame.Rect) -> int:
        return area.bottom

    def _below_ledger(self, area: pygame.Rect, top: int) -> None:
        """Do nothing: visitors get no deal code."""

    def _marks(self, width: int) -> list[pygame.Surface]:
        """Return nothing, because visitors have no records."""
        del width
        return []

    def _presses(self) -> list[Press]:
        text, nav = self._words.text, self.nav
        done = Press("done", text("exhibition-done"), nav.quit)
        if self._outcome.exhibit:
            again = Press("same", text("end-try-again"), self._same)
            return [again, Press("exhibits", text("end-exhibits"), nav.open_exhibits), done]
        again = Press("again", text("end-refill" if self._refill else "exhibition-again"), self._again)
        return [again, Press("change", text("end-change"), nav.change_game), done]

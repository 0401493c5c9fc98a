"""The question asked when the visitor leaves a table that is not completely saved."""

from collections.abc import Callable

from crowe_table.gui.controls.button import Press
from crowe_table.gui.pages.confirm import ConfirmSheet
from crowe_table.gui.screen import Confirmation, Navigator, Screen, Services


class UnwrittenSheet(ConfirmSheet):
    """A sheet with three choices: leave the table, stay, or try again to save it.

    If saving succeeds, the table is left.
    """

    def __init__(
        self, services: Services, nav: Navigator, behind: Screen, act: Callable[[], None], pressed: tuple[int, int]
    ) -> None:
        """Create the sheet. ``act`` leaves the table."""
        super().__init__(services, nav, behind, Confirmation.from_messages(services.words, "unsaved"), act, pressed)
        self._why = nav.unwritten()
        self._tried = self._is_trying_again = False

    @property
    def waiting(self) -> bool:
        return self._is_trying_again

    def consequences(self) -> str:
        words = self.services.words
        state = words.text("unwritten-trying" if self._is_trying_again else "unwritten-tried") if self._tried else ""
        why = words.reason(self._why) if self._why else ""
        return " ".join(part for part in (state, why, self._asked.consequences) if part)

    def between(self) -> list[Press]:
        text = self.services.words.text
        return [Press("again", text("unwritten-again"), self._try_again, enabled=not self._is_trying_again)]

    def step(self, now: float) -> bool:
        """Show the result of the new attempt to save as soon as it is known. On success, leave the table."""
        before = self._why, self._is_trying_again
        self._why, self._is_trying_again = self.nav.unwritten(), self.nav.is_trying_again
        if self._why is None and not self._is_trying_again:
            self._confirm()
            return True
        if before != (self._why, self._is_trying_again):
            self._lay_again()
        return super().step(now)

    def _try_again(self) -> None:
        self._tried = self._is_trying_again = True
        self.nav.try_again()
        self._lay_again()

    def _lay_again(self) -> None:
        self._bare = None
        self.build()
        self.invalidate()

"""A small sheet that asks for confirmation before something is left, lost or undone."""

from collections.abc import Callable, Iterator

from crowe_table.gui.controls.button import Press
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.pages.flow import BODY, Block, space
from crowe_table.gui.pages.sheet import CLEAR_OF_RING, ColumnSheet
from crowe_table.gui.screen import Confirmation, Navigator, Screen, Services

AROUND = 16
"""Margin in table units around the confirming button. The press that opened the sheet is never within it."""


class ConfirmSheet(ColumnSheet):
    """A question with buttons. One of them gets the focus first and changes nothing; another confirms.

    The confirming button is never at the position of the press that opened the sheet. So two presses at one point
    change nothing.
    """

    def __init__(
        self,
        services: Services,
        nav: Navigator,
        behind: Screen,
        asked: Confirmation,
        act: Callable[[], None],
        pressed: tuple[int, int],
    ) -> None:
        """Create the sheet. ``act`` is called after confirmation, when the sheet is closed.

        ``pressed`` is the position of the press that opened the sheet.
        """
        super().__init__(services, nav, behind)
        self._asked = asked
        self._act = act
        self._pointer = pressed
        self._turned = False

    def first(self) -> str:
        return "keep"

    def title(self) -> str:
        return self._asked.heading

    def between(self) -> list[Press]:
        """Return additional buttons, for actions that can be undone."""
        return []

    def consequences(self) -> str:
        """Return the text that describes the consequences of confirming."""
        return self._asked.consequences

    def blocks(self, width: int) -> list[Block]:
        keep = Press("keep", self._asked.keep, self.back, hint=self.services.words.text("key-menu"))
        buttons = [keep, *self.between(), Press("confirm", self._asked.confirm, self._confirm)]
        if self._turned:
            buttons.reverse()
        consequences = self.said(StyledText(self.consequences(), size=BODY), width, centred=True)
        return [
            consequences,
            space(self.assets.canvas.px(CLEAR_OF_RING)),
            *(self.pressed(press, width) for press in buttons),
        ]

    def compose(self) -> Iterator[None]:
        yield from super().compose()
        confirm = next(control for control in self.controls if control.key == "confirm")
        around = self.assets.canvas.px(AROUND)
        if not self._turned and confirm.area.inflate(around, around).collidepoint(self._pointer):
            self._turned = True
            self.recompose()

    def _confirm(self) -> None:
        self.back()
        self._act()

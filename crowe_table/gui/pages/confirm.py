"""Small sheet that asks for confirmation before something is left, lost or undone."""

from collections.abc import Callable, Iterator

from crowe_table.gui.controls.button import Press
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.pages.flow import BODY, Block, space
from crowe_table.gui.pages.sheet import CLEAR_OF_RING, ColumnSheet
from crowe_table.gui.screen import Confirmation, Navigator, Screen, Services

AROUND = 16
"""Margin in table units around the confirming button in which the first press must not have been."""


class ConfirmSheet(ColumnSheet):
    """Two buttons: one that changes nothing, which has the focus, and one that confirms.

    The second is never placed where the pointer was when the sheet opened, so pressing twice in one place changes
    nothing.
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
        """``act`` is called after confirmation, when the sheet is closed; ``pressed`` is the position of the
        pointer.
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
        """Additional buttons; they change nothing that cannot be changed back."""
        return []

    def told(self) -> str:
        """The consequences."""
        return self._asked.told

    def blocks(self, width: int) -> list[Block]:
        keep = Press("keep", self._asked.keep, self.back, hint=self.services.words.text("key-menu"))
        buttons = [keep, *self.between(), Press("confirm", self._asked.confirm, self._confirm)]
        if self._turned:
            buttons.reverse()
        told = self.said(StyledText(self.told(), size=BODY), width, centred=True)
        return [told, space(self.assets.canvas.px(CLEAR_OF_RING)), *(self.pressed(press, width) for press in buttons)]

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

"""A small sheet that shows the path of a printed file."""

from crowe_table.gui.controls.button import Press
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.pages.flow import BODY, Block
from crowe_table.gui.pages.sheet import ColumnSheet
from crowe_table.gui.screen import Navigator, Screen, Services
from crowe_table.printing.job import PrintJob

CLEAR = 6
"""Gap in table units between the text and the button."""


class PrintSheet(ColumnSheet):
    """A sheet that opens while a paper is being printed. Then it shows the path of the file, or the error."""

    WIDE = 600

    def __init__(self, services: Services, nav: Navigator, behind: Screen, job: PrintJob) -> None:
        super().__init__(services, nav, behind)
        self._job = job
        self._told = job.told

    def first(self) -> str:
        return "close"

    def step(self, now: float) -> bool:
        if self._told is not self._job.told:
            self._told = self._job.told
            self.build()
        return super().step(now)

    def title(self) -> str:
        return self.services.words.text("print-heading")

    def blocks(self, width: int) -> list[Block]:
        words = self.services.words
        said = words.reason(self._told) if self._told else words.text("print-going-on")
        close = Press("close", words.text("print-close"), self.back, hint=words.text("key-menu"))
        told = self.said(StyledText(said, size=BODY), width, centred=True)
        clear = Block(self.assets.canvas.px(CLEAR), lambda _: None)
        return [told, clear, self.pressed(close, width)]

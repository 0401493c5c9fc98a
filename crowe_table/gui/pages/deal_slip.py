"""A code in words, for example for the cards of a finished game. The visitor can copy it or write it down."""

from collections.abc import Sequence

import pygame

from crowe_table import palette
from crowe_table.engine.deal_code import display_code
from crowe_table.gui.controls.button import Press
from crowe_table.gui.draw.canvas import HEIGHT, WIDTH, Box
from crowe_table.gui.draw.paper import StyledText, set_lines
from crowe_table.gui.draw.parts import InParts
from crowe_table.gui.draw.type import Face
from crowe_table.gui.pages.foot import above, row_areas
from crowe_table.gui.pages.page import Page
from crowe_table.gui.pages.sheet import Sheet
from crowe_table.gui.screen import Navigator, Screen, Services
from crowe_table.words import Words

INSIDE = 12
"""Padding of the slip in table units."""
SIZE, LONG_SIZE = 24, 17
"""Text sizes of a code of six words, and of a longer seed."""
LONG = 60
"""Number of characters from which a seed is printed in the smaller size."""
WIDE, MARGIN = 560, 40
"""Width and margin of the sheet in table units."""


class DealSlip:
    """A code on a page, with its buttons."""

    def __init__(self, page: Page, words: Words, seed: str, also: Sequence[Press], title: str = "") -> None:
        """Create the slip.

        ``also`` are further buttons beside the Copy button.

        ``title`` is the message key of the slip's label. By default the label says that the code stands for cards.
        """
        self._page = page
        self._words = words
        self._code = display_code(seed)
        self._also = tuple(also)
        self._title = title or ("deal-code" if " " in self._code else "deal-code-plain")
        self._copied: bool | None = None
        """Whether the last copy succeeded. None before the first."""

    def height(self, wide: int) -> int:
        """Return the height in pixels of the slip and its buttons, at this width."""
        title, code = self._lines(wide)
        px = self._page.assets.canvas.px
        box = code.get_height() + 2 * px(INSIDE)
        whole = pygame.Rect(0, 0, wide, wide)
        row = wide - above(self._page.assets, whole, row_areas(self._page.assets, whole, self._presses())).h
        return title.get_height() + px(2) + box + row

    def lay(self, area: pygame.Rect) -> None:
        """Lay out the slip at the foot of an area."""
        px, background = self._page.assets.canvas.px, self._page.scene.background
        title, code = self._lines(area.w)
        rest = self._page.row(area, self._presses())
        box = pygame.Rect(area.x, 0, area.w, code.get_height() + 2 * px(INSIDE))
        box.bottom = rest.bottom
        background.fill(palette.PAPER_HOVER, box)
        pygame.draw.rect(background, palette.INK, box, max(1, px(1.4)))
        background.blit(code, code.get_rect(center=box.center))
        background.blit(title, title.get_rect(midbottom=(area.centerx, box.y - px(2))))

    def _lines(self, wide: int) -> tuple[pygame.Surface, pygame.Surface]:
        """Return the printed label and the printed code."""
        assets = self._page.assets
        title = StyledText(self._words.text(self._title), Face.ITALIC, 20, palette.RUBRIC)
        code = StyledText(self._code, Face.TEXT, SIZE if len(self._code) < LONG else LONG_SIZE)
        inner = wide - 2 * assets.canvas.px(INSIDE)
        return set_lines(assets, title, wide, centred=True), set_lines(assets, code, inner, centred=True)

    def _presses(self) -> tuple[Press, ...]:
        told = {None: "deal-code-copy", True: "deal-code-copied", False: "deal-code-not-copied"}[self._copied]
        return (Press("copy", self._words.text(told), self._copy, size=20), *self._also)

    def _copy(self) -> None:
        try:
            pygame.scrap.put_text(self._code)
            self._copied = True
        except pygame.error:
            self._copied = False
        self._page.recompose()


class DealSlipSheet(Sheet):
    """The deal code on a sheet of its own, for a page that has no room for it."""

    def __init__(self, services: Services, nav: Navigator, behind: Screen, words: Words, seed: str) -> None:
        super().__init__(services, nav, behind, Box(0, 0, 0, 0))
        close = Press("close", words.text("deal-code-close"), self.back, size=20)
        self._slip = DealSlip(self, words, seed, [close])

    def first(self) -> str:
        return "close"

    def background(self) -> InParts[pygame.Surface]:
        px, scale = self.assets.canvas.px, self.assets.canvas.scale
        high = round(self._slip.height(px(WIDE - 2 * MARGIN)) / scale) + 2 * MARGIN
        self.box = Box((WIDTH - WIDE) // 2, (HEIGHT - high) // 2, WIDE, high)
        return super().background()

    def compose(self) -> None:
        margin = self.assets.canvas.px(MARGIN)
        self._slip.lay(self.rect(self.box).inflate(-2 * margin, -2 * margin))

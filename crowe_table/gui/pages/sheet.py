"""Sheets of paper over another screen."""

import math
from abc import abstractmethod
from collections.abc import Iterable, Iterator

import pygame

from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.canvas import HEIGHT, WIDTH, Box
from crowe_table.gui.draw.paper import ticket
from crowe_table.gui.draw.parts import InParts
from crowe_table.gui.draw.typeset import RAISED, heading, heading_height
from crowe_table.gui.pages.block_page import BlockPage
from crowe_table.gui.pages.flow import Block, gathered, height, lay_in_parts
from crowe_table.gui.pages.foot import GAP
from crowe_table.gui.pages.page import Page
from crowe_table.gui.screen import Navigator, Screen, Services


class Sheet(BlockPage):
    """A sheet over another screen.

    The other screen stays visible behind it, but darkened. The first control has the focus.
    """

    def __init__(self, services: Services, nav: Navigator, behind: Screen, box: Box) -> None:
        super().__init__(services, nav)
        self.behind = behind
        self.box = box
        self._opened = False

    def build_in_parts(self) -> Iterator[None]:
        box = yield from self.fitting()
        if box != self.box:
            self.box, self._bare = box, None
        yield from super().build_in_parts()
        if not self._opened:
            self._opened = True
            self.hold(self.first())

    @property
    def assets(self) -> Assets:
        return self.services.assets.for_book()

    def rect(self, box: Box) -> pygame.Rect:
        """Return a box, centred in the window, in pixels."""
        canvas = self.assets.canvas
        area = pygame.Rect(0, 0, canvas.px(box.w), canvas.px(box.h))
        area.center = canvas.w // 2, canvas.h // 2
        return area

    def rebuilt(self) -> None:
        """Compose the sheet and the page behind it again after a change that affects both."""
        if isinstance(self.behind, Page):
            self.behind.recompose()
        self._bare = None
        self.recompose()

    def fitting(self) -> InParts[Box]:
        """Return an area that is large enough for the sheet's content at the current text size."""
        yield
        return self.box

    def background(self) -> InParts[pygame.Surface]:
        background = pygame.Surface(self.assets.canvas.size)
        self.behind.invalidate()
        self.behind.paint(background)
        yield
        background.fill((112, 104, 96), special_flags=pygame.BLEND_RGB_MULT)
        yield
        area = self.rect(self.box)
        sheet = ticket(self.assets, area.w, area.h)
        yield
        background.blit(sheet, (area.x - self.assets.margin, area.y - self.assets.margin))
        return background


CLEAR_OF_RING = 4
"""Gap in table units between the text and the first button, for the focus ring."""


class ColumnSheet(Sheet):
    """A sheet in the middle of the window, with a heading and blocks below. It is as high as its content."""

    WIDE, MARGIN, HEADING = 480, 36, 34
    WIDER: tuple[int, ...] = (600, 720)
    """Widths in table units, tried in turn if the sheet would be nearly as high as the window."""
    CLEAR = 24
    """Height in table units that stays free above the sheet and below it, if possible."""

    def __init__(self, services: Services, nav: Navigator, behind: Screen) -> None:
        super().__init__(services, nav, behind, Box(0, 0, self.WIDE, HEIGHT))

    @abstractmethod
    def title(self) -> str:
        """Return the heading."""

    @abstractmethod
    def blocks(self, width: int) -> Iterable[Block]:
        """Return the blocks below the heading."""

    def compose(self) -> Iterator[None]:
        area = self._inner(self.rect(self.box))
        y = heading(self.scene.background, self.assets, area, self.title(), self.HEADING)
        yield
        blocks = yield from gathered(self.blocks(area.w))
        yield from lay_in_parts(blocks, pygame.Rect(area.x, y, area.w, area.bottom - y), self.assets.canvas.px(GAP))

    def fitting(self) -> InParts[Box]:
        canvas = self.assets.canvas
        box = yield from self._box(self.WIDE)
        for wide in self.WIDER:
            if canvas.px(box.h + 2 * self.CLEAR) <= canvas.h:
                break
            box = yield from self._box(wide)
        return box

    def _box(self, wide: int) -> InParts[Box]:
        """Return the area of a sheet with this width, as high as the content needs."""
        canvas = self.assets.canvas
        area = self._inner(pygame.Rect(0, 0, canvas.px(wide), canvas.px(HEIGHT)))
        used = heading_height(self.assets, area.w, self.title(), self.HEADING)
        yield
        used += height((yield from gathered(self.blocks(area.w))), canvas.px(GAP))
        high = math.ceil(used / canvas.scale) + 2 * self.MARGIN - RAISED
        return Box((WIDTH - wide) // 2, (HEIGHT - high) // 2, wide, high)

    def _inner(self, sheet: pygame.Rect) -> pygame.Rect:
        px = self.assets.canvas.px
        return sheet.inflate(-px(2 * self.MARGIN), -px(2 * self.MARGIN - RAISED))

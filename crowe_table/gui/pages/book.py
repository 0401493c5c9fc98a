"""Pages of an open book on a mahogany desk."""

from collections.abc import Callable, Iterable, Iterator, Sequence

import pygame

from crowe_table import palette
from crowe_table.gui.controls.button import Press
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.background import desk_in_parts
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.draw.parts import InParts
from crowe_table.gui.pages.block_page import BlockPage
from crowe_table.gui.pages.flow import Block, divided, evened, gathered, lay_in_parts
from crowe_table.gui.pages.foot import above, row_areas
from crowe_table.gui.screen import Navigator, Services

BOARDS = Box(64, 16, 1152, 768)
"""Area of the book's boards, which the pages leave visible around them."""
LEFT, RIGHT = Box(80, 30, 560, 740), Box(640, 30, 560, 740)
"""The two pages of the open book."""
BOOK_PAPERS = ((LEFT, "booke-left"), (RIGHT, "booke-right"))
"""Areas of the two pages, and the names of their pictures."""
OPEN_BOOK = ("open book",)
"""Cache key of the desk with the empty book."""
LEFT_TYPE, RIGHT_TYPE = Box(128, 66, 452, 668), Box(700, 66, 452, 668)
"""The printed area of each page."""
LEFT_WIDE, RIGHT_WIDE = Box(118, 44, 482, 706), Box(682, 44, 482, 706)
"""A larger printed area of each page, for pages with much content."""


class BookPage(BlockPage):
    """A screen that shows two pages of an open book.

    In a window that is higher than it is wide, one page is above the other.
    """

    @property
    def assets(self) -> Assets:
        return self.services.assets.for_book()

    def background(self) -> InParts[pygame.Surface]:
        book = self.assets.kept(OPEN_BOOK) or (yield from open_book(self.assets))
        return self.assets.cached(OPEN_BOOK, lambda: book)


class SpreadPage(BookPage):
    """An open book whose content fills as many spreads as it needs."""

    def __init__(self, services: Services, nav: Navigator) -> None:
        super().__init__(services, nav)
        self._spread = 0
        self._spreads = 1

    def keys(self) -> dict[int, Callable[[], None]]:
        return {pygame.K_PAGEUP: lambda: self.turn(-1), pygame.K_PAGEDOWN: lambda: self.turn(1)}

    def run_on(
        self, blocks: Iterable[Block], areas: Sequence[pygame.Rect], gap: int, foot: Sequence[Press] = ()
    ) -> InParts[list[pygame.Rect]]:
        """Divide the blocks into spreads, and lay out the open spread, one block at each step.

        The blocks fill the areas in turn. The buttons ``foot`` are at the foot of the last area. If there are several
        spreads, buttons that turn pages follow them. Return the free rest of each area.
        """
        blocks = yield from gathered(blocks)
        rooms = self._rooms(areas, foot)
        several = len(divided(blocks, [room.h for room in rooms], gap)) > len(areas)
        if several:
            rooms = self._rooms(areas, [*foot, *self._turners()])
        parts = evened(blocks, [room.h for room in rooms], gap)
        self._spreads = -(-len(parts) // len(areas))
        self._spread = max(0, min(self._spread, self._spreads - 1))
        first = len(areas) * self._spread
        shown = [*parts[first : first + len(areas)], *([] for _ in areas)]
        free = []
        for part, area in zip(shown, rooms, strict=False):
            y = yield from lay_in_parts(part, area, gap)
            free.append(pygame.Rect(area.x, y, area.w, area.bottom - y))
        yield
        if several or foot:
            self.row(areas[-1], [*foot, *(self._turners() if several else ())])
        return free

    def _rooms(self, areas: Sequence[pygame.Rect], foot: Sequence[Press]) -> list[pygame.Rect]:
        """Return the areas for blocks. The last area leaves room for the buttons at its foot."""
        if not foot:
            return list(areas)
        return [*areas[:-1], above(self.assets, areas[-1], row_areas(self.assets, areas[-1], foot))]

    def _turners(self) -> list[Press]:
        text = self.services.words.text
        last = self._spread == self._spreads - 1
        return [
            Press("before", text("booke-before"), lambda: self.turn(-1), enabled=self._spread > 0),
            Press("after", text("booke-after"), lambda: self.turn(1), enabled=not last),
        ]

    def turn(self, by: int) -> None:
        to = max(0, min(self._spreads - 1, self._spread + by))
        if to != self._spread:
            self._spread = to
            self.turn_page()


def open_book(assets: Assets) -> InParts[pygame.Surface]:
    """Draw the desk with the empty book."""
    canvas = assets.canvas
    if assets.look.contrast:
        background = pygame.Surface(canvas.size)
        background.fill(palette.RIM_LINE)
        for page in (LEFT, RIGHT):
            background.fill(palette.PLAIN_PAPER, canvas.rect(page))
            pygame.draw.rect(background, palette.PLAIN_INK, canvas.rect(page), canvas.px(2))
        return background
    background = yield from desk_in_parts(assets)
    yield
    yield from _lay_boards(background, assets)
    yield
    for page, name in BOOK_PAPERS:
        area = canvas.rect(page)
        picture = yield from assets.picture_in_parts(name, area.w, area.h)
        yield
        if picture:
            background.blit(picture, area)
        else:
            background.fill(palette.BOOKE_PAPER, area)
        yield
    return background


def _lay_boards(background: pygame.Surface, assets: Assets) -> Iterator[None]:
    area = assets.canvas.rect(BOARDS)
    drop = assets.canvas.px(10)
    small = pygame.Surface((area.w // 8 + 24, area.h // 8 + 24), pygame.SRCALPHA)
    small.fill((*pygame.Color(palette.RIM_LINE)[:3], 190), (12, 12, area.w // 8, area.h // 8))
    soft = pygame.transform.gaussian_blur(small, 4)
    cast = pygame.transform.smoothscale(soft, (area.w + 192, area.h + 192))
    yield
    background.blit(cast, (area.x - 96 + drop // 2, area.y - 96 + drop))
    yield
    if not (yield from assets.frame_in_parts("booke-boards", background, area)):
        background.fill(palette.MAHOGANY, area)

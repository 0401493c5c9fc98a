"""The signboard of a tall window for seated visitors: the title of the program, above the reach of a hand."""

from collections.abc import Callable

import pygame

from crowe_table import palette
from crowe_table.engine.cards import KING, KNAVE, QUEEN, make
from crowe_table.gui.draw.background import desk_background
from crowe_table.gui.draw.paper import StyledText, set_lines, ticket
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import fan
from crowe_table.gui.pages.title import TITLE_HIGH, draw_title
from crowe_table.gui.screen import Services

COURTS = tuple(make(rank, suit) for suit, rank in enumerate((KNAVE, QUEEN, KING)))
"""The cards of the fan at the left."""
MARGIN, INSIDE, GAP = 24, 28, 24
"""Margin around the board, its padding, and the gap between its lines, in table units."""
NAME_SIZE, NOTICE_SIZE = 30, 24
"""Text sizes of the museum's name, and of the notice about sound."""
MAX_SCALE = 1.6
"""Maximum scale of the title, as a multiple of its size on the title page."""


class Signboard:
    """The signboard of one window. It is drawn again if its size, the appearance or the language changes."""

    def __init__(self, services: Services, museum: Callable[[], str]) -> None:
        """Create the board. ``museum`` returns the name of the museum, or an empty text."""
        self._services = services
        self._museum = museum
        self._drawn_for: tuple[object, ...] = ()
        self.dark = False
        """Whether the board is painted black, because the screen is black."""

    def invalidate(self) -> None:
        """Mark the board to be painted again at the next ``paint``."""
        self._drawn_for = ()

    def paint(self, window: pygame.Surface, area: pygame.Rect) -> list[pygame.Rect]:
        """Paint the board if it has changed. Return the areas in window coordinates."""
        services = self._services
        wanted = area.size, services.assets, services.words.locale, self._museum(), self.dark
        if wanted == self._drawn_for or not area.h:
            return []
        self._drawn_for = wanted
        window.fill("black", area)
        if not self.dark:
            self._draw(window.subsurface(area))
        return [area]

    def _draw(self, target: pygame.Surface) -> None:
        assets, px = self._services.assets, self._services.assets.canvas.px
        target.blit(pygame.transform.smoothscale(desk_background(assets), target.get_size()), (0, 0))
        board = target.get_rect().inflate(-2 * px(MARGIN), -2 * px(MARGIN))
        target.blit(ticket(assets, *board.size), (board.x - assets.margin, board.y - assets.margin))
        inner = board.inflate(-2 * px(INSIDE), -2 * px(INSIDE))
        left = pygame.Rect(inner.x, inner.y, inner.w * 48 // 100, inner.h)
        for _ in fan(target, assets, COURTS, left):
            pass
        self._draw_words(target, pygame.Rect(left.right, inner.y, inner.right - left.right, inner.h))

    def _draw_words(self, target: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the title, the name of the museum if there is one, and the notice that sounds have captions."""
        assets, words, px = self._services.assets, self._services.words, self._services.assets.canvas.px
        parts = (
            StyledText(self._museum(), Face.HEADING, NAME_SIZE),
            StyledText(words.text("exhibition-captioned"), Face.ITALIC, NOTICE_SIZE, palette.FADED_INK),
        )
        lines = [set_lines(assets, part, area.w, centred=True) for part in parts if part.text]
        high = sum(px(GAP) + line.get_height() for line in lines)
        scale = min(MAX_SCALE, (area.h - high) / px(TITLE_HIGH))
        y = area.y + (area.h - round(px(TITLE_HIGH) * scale) - high) // 2
        for _ in draw_title(target, assets, words, (area.x, area.right, y), scale):
            pass
        y += round(px(TITLE_HIGH) * scale)
        for line in lines:
            target.blit(line, line.get_rect(midtop=(area.centerx, y + px(GAP))))
            y += line.get_height() + px(GAP)

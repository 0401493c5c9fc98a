"""What the screens paint upon: the window, or for a window smaller than the least a larger picture, shown scaled."""

import math
from fractions import Fraction

import pygame

from crowe_table.gui.draw.canvas import MAX_SIZE, MIN_SIZE


class Pane:
    """A window as the screens know it. Points and sizes of theirs are those of ``surface``."""

    def __init__(self, window: pygame.Surface, area: pygame.Rect | None = None) -> None:
        """``area``: the part of the window that the screens have; None for the whole."""
        self.window = window
        self.size = window.get_size()
        """The window's when this was made: the surface of a window changes its size with it."""
        self._area = area or window.get_rect()
        self._part = window.subsurface(area) if area else window
        w, h = (max(1, side) for side in self._area.size)
        larger = max(Fraction(MIN_SIZE[0], w), Fraction(MIN_SIZE[1], h), Fraction(1))
        self._scaled = larger != 1
        self._across, self._down = larger, larger
        """How many times as wide and as high the picture is. They differ where the window is so narrow or so low that
        the picture would be larger than any screen.
        """
        if self._scaled:
            self._across, self._down = min(larger, Fraction(MAX_SIZE[0], w)), min(larger, Fraction(MAX_SIZE[1], h))
            self.surface = pygame.Surface((math.ceil(w * self._across), math.ceil(h * self._down))).convert()
        else:
            self.surface = self._part

    @property
    def scaled(self) -> bool:
        """Whether the window is smaller than what is painted."""
        return self._scaled

    def show(self, areas: list[pygame.Rect]) -> None:
        """Brings what was painted to the window."""
        if not self.scaled:
            pygame.display.update([area.move(self._area.topleft) for area in areas])
            return
        pygame.transform.smoothscale(self.surface, self._area.size, self._part)
        pygame.display.flip()

    def in_window(self, point: tuple[int, int]) -> tuple[int, int]:
        """Where in the window a point of the screens lies."""
        x, y = point
        return int(x / self._across) + self._area.x, int(y / self._down) + self._area.y

    def heard(self, event: pygame.event.Event) -> pygame.event.Event:
        """An event with its point where the screens have it."""
        if (not self.scaled and not any(self._area.topleft)) or "pos" not in event.dict:
            return event
        x, y = event.pos[0] - self._area.x, event.pos[1] - self._area.y
        return pygame.event.Event(event.type, {**event.dict, "pos": (int(x * self._across), int(y * self._down))})

"""The surface that the screens paint on: the window, or a larger picture scaled down to a small window."""

import math
from fractions import Fraction

import pygame

from crowe_table.gui.draw.canvas import MAX_SIZE, MIN_SIZE


class Pane:
    """The window as the screens see it. Their points and sizes refer to ``surface``."""

    def __init__(self, window: pygame.Surface, area: pygame.Rect | None = None) -> None:
        """Create a pane. ``area`` is the screens' part of the window; None for the whole."""
        self.window = window
        self.size = window.get_size()
        """Window size at creation; the window's surface is resized with the window."""
        self._area = area or window.get_rect()
        self._part = window.subsurface(area) if area else window
        w, h = (max(1, side) for side in self._area.size)
        larger = max(Fraction(MIN_SIZE[0], w), Fraction(MIN_SIZE[1], h), Fraction(1))
        self._scaled = larger != 1
        self._across, self._down = larger, larger
        """Horizontal and vertical scale of the picture. They differ where the window is so narrow or low that the
        picture would exceed any screen.
        """
        if self._scaled:
            self._across, self._down = min(larger, Fraction(MAX_SIZE[0], w)), min(larger, Fraction(MAX_SIZE[1], h))
            self.surface = pygame.Surface((math.ceil(w * self._across), math.ceil(h * self._down))).convert()
        else:
            self.surface = self._part

    @property
    def scaled(self) -> bool:
        """Return whether the window is smaller than the painted surface."""
        return self._scaled

    def show(self, areas: list[pygame.Rect]) -> None:
        """Copy the painted areas to the window."""
        if not self.scaled:
            pygame.display.update([area.move(self._area.topleft) for area in areas])
            return
        pygame.transform.smoothscale(self.surface, self._area.size, self._part)
        pygame.display.flip()

    def in_window(self, point: tuple[int, int]) -> tuple[int, int]:
        """Return the window position of a point of the screens."""
        x, y = point
        return int(x / self._across) + self._area.x, int(y / self._down) + self._area.y

    def heard(self, event: pygame.event.Event) -> pygame.event.Event:
        """Return an event with its position in screen coordinates."""
        if (not self.scaled and not any(self._area.topleft)) or "pos" not in event.dict:
            return event
        x, y = event.pos[0] - self._area.x, event.pos[1] - self._area.y
        return pygame.event.Event(event.type, {**event.dict, "pos": (int(x * self._across), int(y * self._down))})

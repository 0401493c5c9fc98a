"""The surface that the screens paint on.

It is the window, or a larger picture that is scaled down to a small window.
"""

import math
from fractions import Fraction

import pygame

from crowe_table.gui.draw.canvas import MAX_SIZE, MIN_SIZE


class Pane:
    """The part of the window that the screens use. Screens measure all points and sizes on ``surface``."""

    def __init__(self, window: pygame.Surface, area: pygame.Rect | None = None) -> None:
        """Create a pane. ``area`` is the part of the window for the screens. None stands for the whole window."""
        self.window = window
        self.size = window.get_size()
        """Size of the window when the pane was created. The surface ``window`` changes its size with the window."""
        self._area = area or window.get_rect()
        self._part = window.subsurface(area) if area else window
        w, h = (max(1, side) for side in self._area.size)
        larger = max(Fraction(MIN_SIZE[0], w), Fraction(MIN_SIZE[1], h), Fraction(1))
        self._scaled = larger != 1
        self.turned = False
        """Whether the picture is turned round, for a visitor at the far edge of a table-top screen."""
        self._x_scale, self._y_scale = larger, larger
        """Horizontal and vertical scale of the picture.

        They differ only if the window is so narrow or low that the picture would exceed ``MAX_SIZE``.
        """
        if self._scaled:
            self._x_scale, self._y_scale = min(larger, Fraction(MAX_SIZE[0], w)), min(larger, Fraction(MAX_SIZE[1], h))
            self.surface = pygame.Surface((math.ceil(w * self._x_scale), math.ceil(h * self._y_scale))).convert()
        else:
            self.surface = self._part

    def turn(self, turned: bool) -> bool:
        """Turn the picture to the far or the near edge. Return whether it has changed and must be painted again."""
        if turned == self.turned:
            return False
        self.turned = turned
        if not self.scaled:
            self.surface = pygame.Surface(self._area.size).convert() if turned else self._part
        return True

    @property
    def scaled(self) -> bool:
        """Whether the window is smaller than the painted surface."""
        return self._scaled

    def show(self, areas: list[pygame.Rect]) -> None:
        """Copy the painted areas to the window."""
        if self.turned:
            shown = pygame.transform.smoothscale(self.surface, self._area.size) if self.scaled else self.surface
            self._part.blit(pygame.transform.rotate(shown, 180), (0, 0))
            pygame.display.flip()
            return
        if not self.scaled:
            pygame.display.update([area.move(self._area.topleft) for area in areas])
            return
        pygame.transform.smoothscale(self.surface, self._area.size, self._part)
        pygame.display.flip()

    def to_window(self, point: tuple[int, int]) -> tuple[int, int]:
        """Return the position in the window of a point on the screens."""
        x, y = self._turned_point(int(point[0] / self._x_scale), int(point[1] / self._y_scale))
        return x + self._area.x, y + self._area.y

    def _turned_point(self, x: int, y: int) -> tuple[int, int]:
        return (self._area.w - 1 - x, self._area.h - 1 - y) if self.turned else (x, y)

    def to_screen(self, event: pygame.event.Event) -> pygame.event.Event:
        """Return the event with its position converted from window to screen coordinates."""
        if (not self.scaled and not self.turned and not any(self._area.topleft)) or "pos" not in event.dict:
            return event
        x, y = self._turned_point(event.pos[0] - self._area.x, event.pos[1] - self._area.y)
        return pygame.event.Event(event.type, {**event.dict, "pos": (int(x * self._x_scale), int(y * self._y_scale))})

"""What the screens paint upon: the window, or for a window smaller than the least a larger picture, shown scaled."""

from fractions import Fraction

import pygame

from crowe_table.gui.draw.canvas import LEAST


class Pane:
    """A window as the screens know it. Points and sizes of theirs are those of ``surface``."""

    def __init__(self, window: pygame.Surface, area: pygame.Rect | None = None) -> None:
        """``area``: the part of the window that the screens have; None for the whole."""
        self.window = window
        self.size = window.get_size()
        """The window's when this was made: the surface of a window changes its size with it."""
        self._area = area or window.get_rect()
        self._part = window.subsurface(area) if area else window
        w, h = self._area.size
        self._larger = max(Fraction(LEAST[0], max(1, w)), Fraction(LEAST[1], max(1, h)), Fraction(1))
        size = -(-w * self._larger // 1), -(-h * self._larger // 1)
        self.surface = self._part if self._larger == 1 else pygame.Surface((int(size[0]), int(size[1]))).convert()

    @property
    def scaled(self) -> bool:
        """Whether the window is smaller than what is painted."""
        return self._larger != 1

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
        return int(x / self._larger) + self._area.x, int(y / self._larger) + self._area.y

    def heard(self, event: pygame.event.Event) -> pygame.event.Event:
        """An event with its point where the screens have it."""
        if (not self.scaled and not any(self._area.topleft)) or "pos" not in event.dict:
            return event
        x, y = event.pos[0] - self._area.x, event.pos[1] - self._area.y
        return pygame.event.Event(event.type, {**event.dict, "pos": (int(x * self._larger), int(y * self._larger))})

"""What the screens paint upon: the window, or for a window smaller than the least a larger picture, shown scaled."""

from fractions import Fraction

import pygame

from crowe_table.gui.draw.canvas import LEAST


class Pane:
    """A window as the screens know it. Points and sizes of theirs are those of ``surface``."""

    def __init__(self, window: pygame.Surface) -> None:
        self.window = window
        w, h = window.get_size()
        self._larger = max(Fraction(LEAST[0], max(1, w)), Fraction(LEAST[1], max(1, h)), Fraction(1))
        size = -(-w * self._larger // 1), -(-h * self._larger // 1)
        self.surface = window if self._larger == 1 else pygame.Surface((int(size[0]), int(size[1]))).convert()

    @property
    def scaled(self) -> bool:
        """Whether the window is smaller than what is painted."""
        return self._larger != 1

    def show(self, areas: list[pygame.Rect]) -> None:
        """Brings what was painted to the window."""
        if not self.scaled:
            pygame.display.update(areas)
            return
        pygame.transform.smoothscale(self.surface, self.window.get_size(), self.window)
        pygame.display.flip()

    def heard(self, event: pygame.event.Event) -> pygame.event.Event:
        """An event with its point where the screens have it."""
        if not self.scaled or "pos" not in event.dict:
            return event
        x, y = event.pos
        return pygame.event.Event(event.type, {**event.dict, "pos": (int(x * self._larger), int(y * self._larger))})

"""The texts printed on surfaces, for screen readers.

Text is rendered to surfaces, which are copied to pages. Each rendered surface remembers its text. A page can therefore
list everything that is printed on it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import pygame

if TYPE_CHECKING:
    from pygame.typing import Point, RectLike


@dataclass(frozen=True)
class Print:
    """A printed text and its position."""

    text: str
    heading: bool
    area: pygame.Rect
    """Area in pixels of the screen."""


_TEXTS: "WeakKeyDictionary[pygame.Surface, tuple[str, bool]]" = WeakKeyDictionary()


def remember(surface: pygame.Surface, text: str, heading: bool = False) -> pygame.Surface:
    """Record the text that is printed on a surface, and return the surface."""
    _TEXTS[surface] = text, heading
    return surface


class PrintedSurface(pygame.Surface):
    """A copy of a picture that reports every text printed on it."""

    def __init__(self, picture: pygame.Surface, report: Callable[[Print], None]) -> None:
        super().__init__(picture.get_size(), 0, picture)
        super().blit(picture, (0, 0))
        self._report = report

    def blit(
        self,
        source: pygame.Surface,
        dest: "Point | RectLike" = (0, 0),
        area: "RectLike | None" = None,
        special_flags: int = 0,
    ) -> pygame.Rect:
        placed = super().blit(source, dest, area, special_flags)
        text, heading = _TEXTS.get(source, ("", False))
        if text.strip():
            self._report(Print(" ".join(text.split()), heading, pygame.Rect(placed)))
        return placed

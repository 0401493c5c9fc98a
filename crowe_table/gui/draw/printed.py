"""The texts and terms printed on surfaces, for screen readers and for the explanation of a pressed term.

Text is rendered to surfaces, which are copied to pages. Each rendered surface remembers its text. A page can therefore
list everything that is printed on it.
"""

from collections.abc import Callable, Iterable
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


@dataclass(frozen=True)
class TermPlace:
    """A printed term: its key in the glossary, its text, and where it is."""

    key: str
    text: str
    area: pygame.Rect
    """Area in pixels of the surface."""

    def moved(self, by: tuple[int, int]) -> "TermPlace":
        """Return a copy with its area moved by ``by`` pixels."""
        return TermPlace(self.key, self.text, self.area.move(by))


_TERMS: "WeakKeyDictionary[pygame.Surface, tuple[TermPlace, ...]]" = WeakKeyDictionary()


def note_terms(surface: pygame.Surface, terms: Iterable[TermPlace]) -> None:
    """Record further terms that are printed on a surface."""
    if found := tuple(terms):
        _TERMS[surface] = (*_TERMS.get(surface, ()), *found)


def terms_on(surface: pygame.Surface, by: tuple[int, int] = (0, 0)) -> tuple[TermPlace, ...]:
    """Return the terms printed on a surface, moved by ``by`` pixels."""
    return tuple(term.moved(by) for term in _TERMS.get(surface, ()))


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

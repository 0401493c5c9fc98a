"""Drawing caches shared by all windows of a test run, by size and appearance. Each picture file is read once."""

from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple
from weakref import ref

import pygame

from crowe_table import paths
from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.gui.draw.assets import Appearance, Assets, Lift
from crowe_table.gui.draw.cache import SurfaceCache
from crowe_table.gui.draw.canvas import Canvas

CardKey = tuple[Card, int, Lift, bool]


class Printed(NamedTuple):
    """A weak reference to a picture of a card, and the card that it shows."""

    picture: "ref[pygame.Surface]"
    card: Card


class NotedCards(SurfaceCache[CardKey]):
    """A cache of card pictures. It remembers the card of each picture, even after evicting the picture."""

    def __init__(self, cards: SurfaceCache[CardKey]) -> None:
        super().__init__(cards._most)
        self._printed: dict[int, Printed] = {}

    def get(self, key: CardKey, make) -> pygame.Surface:
        def noted() -> pygame.Surface:
            made = make()
            self._printed[id(made)] = Printed(ref(made), max(key[0], HIDDEN))
            return made

        return super().get(key, noted)

    def card_of(self, picture: pygame.Surface) -> Card | None:
        """Return the card that a picture shows, HIDDEN for a back, or None if it shows no card."""
        printed = self._printed.get(id(picture))
        return printed.card if printed and printed.picture() is picture else None


def drawn(size: tuple[int, int], look: Appearance) -> Assets:
    """Return the assets for a window of this size."""
    return _drawn(str(paths.shipped("art")), size, look)


def forget() -> None:
    """Empty the caches. Fonts are invalid after a test has shut pygame down."""
    _drawn.cache_clear()


@lru_cache(maxsize=4)
def _drawn(art: str, size: tuple[int, int], look: Appearance) -> Assets:
    del art
    assets = Assets(paths.shipped("art"), Canvas(*size), look)
    assets._cards = NotedCards(assets._cards)
    return assets


# --- Pictures read once ----------------------------------------------------------------------------------------------

_load = pygame.image.load


def load_once(file: Any, *more: Any) -> pygame.Surface:
    """Substitute for ``pygame.image.load`` that caches unchanged files. Callers must not draw on its pictures."""
    if more or not isinstance(file, Path):
        return _load(file, *more)
    about = file.stat()
    return _read(file, about.st_mtime_ns, about.st_size)


@lru_cache(maxsize=160)
def _read(file: Path, changed: int, size: int) -> pygame.Surface:
    del changed, size
    return _load(file)

"""A cache of pictures that evicts the least recently used one."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, ItemsView
from typing import Generic, TypeVar

import pygame

K = TypeVar("K", bound=Hashable)


class SurfaceCache(Generic[K]):
    """Surfaces by key, up to a total number of bytes. The latest surface is kept even if it exceeds that number."""

    def __init__(self, max_bytes: int) -> None:
        self._most = max_bytes
        self._bytes = 0
        self._kept: OrderedDict[K, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    @property
    def bytes(self) -> int:
        """Total size in bytes of the cached surfaces."""
        return self._bytes

    def get(self, key: K, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface with this key. If it is not cached, ``make`` creates it."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = self._kept[key] = make()
        self._bytes += size_of(made)
        while self._bytes > self._most and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self._bytes -= size_of(gone)
        return made

    def peek(self, key: K) -> pygame.Surface | None:
        return self._kept.get(key)

    def items(self) -> ItemsView[K, pygame.Surface]:
        """Return all cached surfaces with their keys."""
        return self._kept.items()

    def clear(self) -> None:
        """Empty the cache."""
        self._kept.clear()
        self._bytes = 0


def size_of(surface: pygame.Surface) -> int:
    """Return the size of a surface's pixels in bytes."""
    return surface.get_pitch() * surface.get_height()

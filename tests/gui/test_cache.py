"""The picture cache has a maximum size, and evicts the least recently used picture."""

import pygame

from crowe_table.gui.draw.cache import SurfaceCache, size_of


def picture() -> pygame.Surface:
    return pygame.Surface((10, 10), depth=32)


def test_the_cache_is_bounded_and_keeps_the_most_recent() -> None:
    cache: SurfaceCache[int] = SurfaceCache(3 * size_of(picture()))
    first = [cache.get(key, picture) for key in range(3)]
    assert cache.get(0, picture) is first[0]
    cache.get(3, picture)
    assert [key for key, _ in cache.items()] == [2, 0, 3]
    assert cache.bytes == 3 * size_of(picture())
    assert cache.get(1, picture) is not first[1]


def test_a_picture_larger_than_the_cache_is_kept_until_the_next() -> None:
    cache: SurfaceCache[int] = SurfaceCache(1)
    one = cache.get(1, picture)
    assert cache.get(1, picture) is one
    cache.get(2, picture)
    assert len(cache) == 1


def test_clearing_empties_the_cache() -> None:
    cache: SurfaceCache[int] = SurfaceCache(10_000)
    cache.get(1, picture)
    cache.clear()
    assert (len(cache), cache.bytes, cache.peek(1)) == (0, 0, None)

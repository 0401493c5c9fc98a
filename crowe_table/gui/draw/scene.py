"""What is painted: sprites over a still background, and only what has changed since the last picture.

A sprite is moved by setting its fields; the scene finds the difference and repaints those rectangles alone.
"""

from collections.abc import Iterable

import pygame

_MOST_RECTS = 24


class Sprite:
    """A picture at a place. Higher ``z`` lies above; sprites of equal height lie in the order they were added."""

    __slots__ = ("_painted", "surface", "visible", "x", "y", "z")

    def __init__(self, surface: pygame.Surface, x: float = 0, y: float = 0, z: float = 0, visible: bool = True) -> None:
        self.surface = surface
        self.x = x
        self.y = y
        self.z = z
        self.visible = visible
        self._painted: tuple[pygame.Surface, int, int, float] | None = None

    @property
    def rect(self) -> pygame.Rect:
        return pygame.Rect((round(self.x), round(self.y)), self.surface.get_size())

    def _now(self) -> tuple[pygame.Surface, int, int, float] | None:
        return (self.surface, round(self.x), round(self.y), self.z) if self.visible else None


class Scene:
    """Sprites over a background the size of the window."""

    def __init__(self, background: pygame.Surface) -> None:
        self.background = background
        self._sprites: list[Sprite] = []
        self._gone: list[pygame.Rect] = []
        self._whole = True

    def add(self, sprite: Sprite) -> Sprite:
        self._sprites.append(sprite)
        return sprite

    def remove(self, sprite: Sprite) -> None:
        if sprite in self._sprites:
            self._sprites.remove(sprite)
            if sprite._painted:
                self._gone.append(_area(sprite._painted))

    def clear(self) -> None:
        self._sprites.clear()
        self._whole = True

    def invalidate(self) -> None:
        """Everything must be painted again."""
        self._whole = True

    def paint(self, target: pygame.Surface) -> list[pygame.Rect]:
        """Paints what has changed and returns where; nothing changed, nothing painted."""
        dirty = self._changes()
        if self._whole:
            dirty = [target.get_rect()]
            self._whole = False
        if not dirty:
            return []
        self._sprites.sort(key=_height)
        areas = _merged(rect.clip(target.get_rect()) for rect in dirty)
        for area in areas:
            target.set_clip(area)
            target.blit(self.background, area, area)
            for sprite in self._sprites:
                if sprite.visible and sprite.rect.colliderect(area):
                    target.blit(sprite.surface, (round(sprite.x), round(sprite.y)))
        target.set_clip(None)
        return areas

    def _changes(self) -> list[pygame.Rect]:
        dirty = self._gone
        self._gone = []
        for sprite in self._sprites:
            now, before = sprite._now(), sprite._painted
            if now == before:
                continue
            dirty += [_area(state) for state in (before, now) if state]
            sprite._painted = now
        return dirty


def _height(sprite: Sprite) -> float:
    return sprite.z


def _area(painted: tuple[pygame.Surface, int, int, float]) -> pygame.Rect:
    surface, x, y, _ = painted
    return pygame.Rect((x, y), surface.get_size())


def _merged(rects: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Rectangles that cover the same, none touching another."""
    merged: list[pygame.Rect] = []
    for rect in rects:
        if not rect.w or not rect.h:
            continue
        grown = rect.copy()
        while (hit := grown.collidelist(merged)) >= 0:
            grown.union_ip(merged.pop(hit))
        merged.append(grown)
    if len(merged) > _MOST_RECTS:
        return [merged[0].unionall(merged[1:])]
    return merged

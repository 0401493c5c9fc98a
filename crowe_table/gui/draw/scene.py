"""A scene of sprites over a static background. It repaints only what has changed.

To move a sprite, set its fields. The scene detects the change and repaints the areas.
"""

from collections.abc import Iterable, Sequence

import pygame

_MAX_RECTS = 24
_WASTE = 1.15
"""Maximum size of a merged area, as a multiple of the total size of the two areas that it replaces."""


class Sprite:
    """A picture at a position.

    A sprite with a higher ``z`` is drawn over others. Of two sprites with equal ``z``, the one added later is on top.
    """

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
    """Sprites over a background as large as the window."""

    def __init__(self, background: pygame.Surface) -> None:
        self.background = background
        self._sprites: list[Sprite] = []
        self._removed_areas: list[pygame.Rect] = []
        self._repaint_all = True

    def add(self, sprite: Sprite) -> Sprite:
        self._sprites.append(sprite)
        return sprite

    def remove(self, sprite: Sprite) -> None:
        if sprite in self._sprites:
            self._sprites.remove(sprite)
            if sprite._painted:
                self._removed_areas.append(_area(sprite._painted))

    def clear(self) -> None:
        self._sprites.clear()
        self._repaint_all = True

    def invalidate(self) -> None:
        """Mark the whole window for repainting."""
        self._repaint_all = True

    def paint(self, target: pygame.Surface) -> list[pygame.Rect]:
        """Paint the changes and return their areas."""
        dirty = self._changes()
        if self._repaint_all:
            dirty = [target.get_rect()]
            self._repaint_all = False
        if not dirty:
            return []
        self._sprites.sort(key=_height)
        areas = _merged(rect.clip(target.get_rect()) for rect in dirty)
        seen = [sprite for sprite in self._sprites if sprite.visible]
        rects = [sprite.rect for sprite in seen]
        for area in areas:
            target.set_clip(area)
            touched = area.collidelistall(rects)
            hides = [at for at in touched if _is_opaque(seen[at]) and rects[at].contains(area)]
            if hides:
                touched = touched[touched.index(hides[-1]) :]
            else:
                target.blit(self.background, area, area)
            for at in touched:
                target.blit(seen[at].surface, rects[at])
        target.set_clip(None)
        return areas

    def _changes(self) -> list[pygame.Rect]:
        dirty = self._removed_areas
        self._removed_areas = []
        for sprite in self._sprites:
            now, before = sprite._now(), sprite._painted
            if now == before:
                continue
            dirty += [_area(state) for state in (before, now) if state]
            sprite._painted = now
        return dirty


def _is_opaque(sprite: Sprite) -> bool:
    return not sprite.surface.get_flags() & pygame.SRCALPHA


def _height(sprite: Sprite) -> float:
    return sprite.z


def _area(painted: tuple[pygame.Surface, int, int, float]) -> pygame.Rect:
    surface, x, y, _ = painted
    return pygame.Rect((x, y), surface.get_size())


def _merged(rects: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Return fewer rectangles that cover the given ones and little more. They may overlap."""
    merged: list[pygame.Rect] = []
    for rect in rects:
        if not rect.w or not rect.h:
            continue
        grown = rect.copy()
        while (at := _merge_partner(merged, grown)) >= 0:
            grown.union_ip(merged.pop(at))
        merged.append(grown)
    return merged


def _merge_partner(merged: Sequence[pygame.Rect], rect: pygame.Rect) -> int:
    """Return the index of a rectangle to merge with this one. −1 if there is none."""
    at = next((at for at in rect.collidelistall(merged) if _merge_cost(merged[at], rect) <= 0), -1)
    if at < 0 and len(merged) == _MAX_RECTS:
        return min(range(len(merged)), key=lambda at: _merge_cost(merged[at], rect))
    return at


def _merge_cost(one: pygame.Rect, other: pygame.Rect) -> float:
    """Return the number of pixels by which a merged area would exceed the allowed size.

    The areas are merged if the result is 0 or less.
    """
    whole = one.union(other)
    return whole.w * whole.h - _WASTE * (one.w * one.h + other.w * other.h)

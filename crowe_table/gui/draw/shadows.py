"""Soft shadows. To blur costs milliseconds: for rectangles it is done once for each softness, and stretched; for other
outlines in half the size, which nobody can tell.
"""

import pygame

from crowe_table import palette

_REACH = 6
"""Times the radius of the blur, and a little: in the middle of anything wider the shadow is even."""

_HALVED = 4
"""The least blur, in pixels, that is made in half the size."""


class Shadows:
    """Keeps one blurred rectangle for each softness; those of other sizes are its corners, its edges and its middle."""

    def __init__(self) -> None:
        self._masters: dict[tuple[int, int, int, int, int], pygame.Surface] = {}

    def under(self, w: int, h: int, margin: int, drop: int, blur: int) -> pygame.Surface:
        """A shadow for a thing of this size, to the right and below, within the margin about it. All in pixels."""
        w, h = max(1, w), max(1, h)
        even = _REACH * blur + 2
        master = self._master(min(w, even), min(h, even), margin, drop, blur)
        target = pygame.Surface((w + 2 * margin, h + 2 * margin), pygame.SRCALPHA)
        columns = _parts(master.get_width(), target.get_width())
        rows = _parts(master.get_height(), target.get_height())
        for x, wide, left, width in columns:
            for y, high, top, height in rows:
                piece = master.subsurface((x, y, wide, high))
                if (wide, high) != (width, height):
                    piece = pygame.transform.scale(piece, (width, height))
                target.blit(piece, (left, top), special_flags=pygame.BLEND_RGBA_ADD)
        return target

    def _master(self, w: int, h: int, margin: int, drop: int, blur: int) -> pygame.Surface:
        key = (w, h, margin, drop, blur)
        if key not in self._masters:
            surface = pygame.Surface((w + 2 * margin, h + 2 * margin), pygame.SRCALPHA)
            body = pygame.Rect(margin + drop // 2, margin + drop, w, h)
            surface.fill((*pygame.Color(palette.SHADOW)[:3], 140), body)
            self._masters[key] = pygame.transform.gaussian_blur(surface, blur)
        return self._masters[key]


def softened(shape: pygame.Surface, blur: int) -> pygame.Surface:
    """A shape blurred by a radius in pixels: in half its size, where that is a sixth of the work."""
    w, h = shape.get_size()
    if min(w, h, blur) < _HALVED:
        return pygame.transform.gaussian_blur(shape, blur)
    small = pygame.transform.smoothscale(shape, (w // 2, h // 2))
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, (blur + 1) // 2), (w, h))


def _parts(given: int, wanted: int) -> list[tuple[int, int, int, int]]:
    """How a length becomes another: where each part begins and how long it is, before and after."""
    if given == wanted:
        return [(0, given, 0, wanted)]
    half = given // 2
    rest = given - half
    return [(0, half, 0, half), (half, 1, half, wanted - given), (half, rest, wanted - rest, rest)]

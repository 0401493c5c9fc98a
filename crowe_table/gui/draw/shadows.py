"""Soft shadows. Blurring takes milliseconds, so the results are cached.

For each blur radius, one rectangle is blurred and then stretched to other sizes. Other shapes are blurred at half size,
which makes no visible difference.
"""

import pygame

from crowe_table import palette

_REACH = 6
"""Minimum width, in blur radii, of a rectangle whose middle the blur does not affect."""

_HALVED = 4
"""Minimum blur radius, width and height in pixels for which a shape is blurred at half size."""


class Shadows:
    """A cache of shadows, made from one blurred rectangle for each blur radius.

    The corners, edges and middle of the rectangle are stretched to any size.
    """

    def __init__(self) -> None:
        self._masters: dict[tuple[int, int, int, int, int], pygame.Surface] = {}

    def under(self, w: int, h: int, margin: int, drop: int, blur: int) -> pygame.Surface:
        """Return the shadow of an object of this size.

        The shadow falls to the right and below, within the margin. All sizes are in pixels.
        """
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


def blur_shape(shape: pygame.Surface, blur: int) -> pygame.Surface:
    """Return a shape blurred by a radius in pixels. A large blur is done at half size, in a sixth of the time."""
    w, h = shape.get_size()
    if min(w, h, blur) < _HALVED:
        return pygame.transform.gaussian_blur(shape, blur)
    small = pygame.transform.smoothscale(shape, (w // 2, h // 2))
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, (blur + 1) // 2), (w, h))


def _parts(given: int, wanted: int) -> list[tuple[int, int, int, int]]:
    """Return the parts of a stretched length.

    Each part has its start and length before the stretching, followed by its start and length after the stretching.
    """
    if given == wanted:
        return [(0, given, 0, wanted)]
    half = given // 2
    rest = given - half
    return [(0, half, 0, half), (half, 1, half, wanted - given), (half, rest, wanted - rest, rest)]

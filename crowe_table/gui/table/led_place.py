"""Position of the tag at the card that was led to a trick. It lies beside the card and covers no other object."""

from collections.abc import Iterator, Sequence

import pygame


def place_of_tag(
    card: pygame.Rect, sizes: Sequence[tuple[int, int]], taken: Sequence[pygame.Rect], area: pygame.Rect
) -> tuple[int, pygame.Rect]:
    """Return the index of the first size with a free place beside a card, and that place within ``area``.

    ``taken`` are the areas of all other objects. All lengths are in pixels. If no place is free, return the place
    above the card for the last size.
    """
    for at, size in enumerate(sizes):
        for place in _beside(card, size):
            if area.contains(place) and place.collidelist(taken) < 0:
                return at, place
    return len(sizes) - 1, next(_beside(card, sizes[-1]))


def _beside(card: pygame.Rect, size: tuple[int, int]) -> Iterator[pygame.Rect]:
    """Yield the places that touch a card: above it, beside its ends, and below it."""
    place = pygame.Rect((0, 0), size)
    corners = {
        "midbottom": card.midtop,
        "topright": card.topleft,
        "topleft": card.topright,
        "bottomright": card.bottomleft,
        "bottomleft": card.bottomright,
        "midtop": card.midbottom,
    }
    for corner, at in corners.items():
        setattr(place, corner, at)
        yield place.copy()

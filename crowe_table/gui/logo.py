"""The logo of a museum as a picture for printed pages."""

import os
from pathlib import Path

import pygame

from crowe_table.printing.raster import Raster

MAX_PIXELS = 480
"""Longest side of a printed logo, in pixels: 300 an inch at 40 mm."""


def raster_of(path: Path) -> Raster:
    """Return a picture file on white paper, with at most MAX_PIXELS a side. Raises pygame.error or OSError."""
    picture = pygame.image.load(os.fsencode(path))
    scale = min(1.0, MAX_PIXELS / max(picture.get_size()))
    size = tuple(max(1, round(side * scale)) for side in picture.get_size())
    paper = pygame.Surface(picture.get_size(), 0, 32)
    paper.fill("white")
    paper.blit(picture, (0, 0))
    small = pygame.transform.smoothscale(paper, size)
    return Raster(small.get_width(), small.get_height(), pygame.image.tobytes(small, "RGB"))

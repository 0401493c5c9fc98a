"""Type: the faces by their work, cut at the sizes a window needs, and lines of text cached once set."""

from enum import StrEnum
from pathlib import Path

import pygame

from crowe_table.gui.draw.cache import SurfaceCache

ORDINARY_BYTES = 8_000_000
"""How much of what was set is kept."""


class Face(StrEnum):
    """A typeface by its work. The values are files of art/fonts."""

    TEXT = "CroweCaslon-Regular.ttf"
    ITALIC = "CroweCaslon-Italic.ttf"
    BOLD = "CroweCaslon-Bold.ttf"
    HEADING = "IMFellEnglishSC.ttf"
    DISPLAY = "IMFellEnglish-Roman.ttf"
    DISPLAY_ITALIC = "IMFellEnglish-Italic.ttf"
    GREAT = "IMFellFrenchCanon-Roman.ttf"
    SCRIPT = "PinyonScript.ttf"


class TypeCase:
    """Sets lines of text and keeps the last of them. Sizes are pixels of the window."""

    def __init__(self, fonts: Path, most_bytes: int = ORDINARY_BYTES) -> None:
        self._fonts = fonts
        self._cut: dict[tuple[Face, int], pygame.font.Font] = {}
        self._lines: SurfaceCache[tuple[str, Face, int, str, int]] = SurfaceCache(most_bytes)
        self.missing: set[str] = set()
        """Faces whose file could not be read; the plain face of the library stands in."""

    def font(self, face: Face, px: int) -> pygame.font.Font:
        """The face at this size."""
        px = max(6, px)
        if (face, px) not in self._cut:
            try:
                self._cut[face, px] = pygame.font.Font(self._fonts / face.value, px)
            except (OSError, pygame.error):
                self.missing.add(face.value)
                self._cut[face, px] = pygame.font.Font(None, px)
        return self._cut[face, px]

    def line(self, text: str, face: Face, px: int, colour: str, width: int = 0) -> pygame.Surface:
        """One line, or a paragraph wrapped to a width."""
        font = self.font(face, px)

        def render() -> pygame.Surface:
            return font.render(text, True, colour, None, width) if width else font.render(text, True, colour)

        return self._lines.get((text, face, px, colour, width), render)

    def fitted(self, text: str, face: Face, px: int, colour: str, width: int) -> pygame.Surface:
        """One line, set smaller if need be so that it is no wider than this; never cut off."""
        while px > 10 and self.font(face, px).size(text)[0] > width:
            px -= 1
        return self.line(text, face, px, colour)

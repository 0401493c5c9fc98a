"""Typefaces by use, their fonts at the sizes of a window, and a cache of rendered lines."""

import os
import re
from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
from pathlib import Path

import pygame

from crowe_table import palette
from crowe_table.engine.cards import SUIT_SIGNS
from crowe_table.gui.draw.cache import SurfaceCache
from crowe_table.gui.draw.printed import TermPlace, note_terms, remember
from crowe_table.words.terms import Span, plain, spans

DEFAULT_CACHE_BYTES = 8_000_000
"""Default size in bytes of the cache of rendered lines."""
MAX_INK_LUMINANCE = 0.18
"""Maximum luminance of an ink on paper. Lighter text is on a dark ground, where suit colours would be illegible."""


class Face(StrEnum):
    """Typefaces by use. The values are files in ``art/fonts``."""

    TEXT = "CroweCaslon-Regular.ttf"
    ITALIC = "CroweCaslon-Italic.ttf"
    BOLD = "CroweCaslon-Bold.ttf"
    HEADING = "IMFellEnglishSC.ttf"
    DISPLAY = "IMFellEnglish-Roman.ttf"
    DISPLAY_ITALIC = "IMFellEnglish-Italic.ttf"
    GREAT = "IMFellFrenchCanon-Roman.ttf"
    SCRIPT = "PinyonScript.ttf"


DOTS_PER_LINE = 22
"""Ratio of the height of a line to the size of the dots below a term."""
HEADINGS = (Face.HEADING, Face.GREAT)
"""Typefaces of headings."""


class TypeCase:
    """A renderer of text, with a cache. Sizes are in pixels."""

    def __init__(self, fonts: Path, max_bytes: int = DEFAULT_CACHE_BYTES, suit_inks: Sequence[str] = ()) -> None:
        """Create the case. ``suit_inks`` are the colours of suit signs in text on paper, if they differ from the
        colour of the text.
        """
        self._fonts = fonts
        self._suit_inks = suit_inks
        self._cut: dict[tuple[Face, int], pygame.font.Font] = {}
        self._lines: SurfaceCache[tuple[str, Face, int, str, int, bool]] = SurfaceCache(max_bytes)
        self.missing: set[str] = set()
        """Files of typefaces that could not be read. The default font of pygame replaces them."""

    def font(self, face: Face, px: int) -> pygame.font.Font:
        """Return the font of a typeface at this size in pixels. Sizes below 6 are raised to 6."""
        px = max(6, px)
        if (face, px) not in self._cut:
            try:
                self._cut[face, px] = pygame.font.Font(os.fsencode(self._fonts / face.value), px)
            except (OSError, pygame.error):
                self.missing.add(face.value)
                self._cut[face, px] = pygame.font.Font(None, px)
        return self._cut[face, px]

    def clear_caches(self) -> None:
        """Clear the caches of lines, of text widths, and of fonts. Each font takes a fifth of a megabyte."""
        self._cut.clear()
        self._lines.clear()
        width_of_text.cache_clear()

    def line(
        self, text: str, face: Face, px: int, colour: str, width: int = 0, centred: bool = False
    ) -> pygame.Surface:
        """Return text on one line.

        If ``width`` is not 0, wrap the text to this width in pixels.

        Centred text is broken into lines of similar length. A dotted line is drawn below each term.
        """
        font = self.font(face, px)
        marked, (text, terms) = text, spans(text)

        def render() -> pygame.Surface:
            lines = broken(text, font, width) if width else text
            if centred and "\n" in lines:
                lines = _balanced(text, font, width, lines.count("\n"))
            before, font.align = font.align, pygame.FONT_CENTER if centred else pygame.FONT_LEFT
            surface = font.render(lines, True, colour)
            font.align = before
            if self._suit_inks and palette.luminance(colour) <= MAX_INK_LUMINANCE:
                _ink_signs(surface, lines, font, self._suit_inks, centred)
            if terms:
                _underline(surface, lines, text, terms, font, colour, centred)
            return remember(surface, text, face in HEADINGS)

        return self._lines.get((marked, face, px, colour, width, centred), render)


def _underline(
    surface: pygame.Surface,
    lines: str,
    text: str,
    terms: Sequence[Span],
    font: pygame.font.Font,
    colour: str,
    centred: bool,
) -> None:
    at = 0
    for row, line in enumerate(lines.split("\n")):
        left = (surface.get_width() - font.size(line)[0]) // 2 if centred else 0
        while text[at : at + 1].isspace() and text[at : at + 1] != line[:1]:
            at += 1
        for key, start, end in terms:
            first, last = max(0, start - at), min(len(line), end - at)
            if first >= last:
                continue
            x, width = font.size(line[:first])[0], font.size(line[first:last])[0]
            area = pygame.Rect(left + x, row * font.get_linesize(), width, font.get_linesize())
            dot_below(surface, area, font, colour)
            note_terms(surface, [TermPlace(key, text[start:end], area)])
        at += len(line)


def dot_below(surface: pygame.Surface, area: pygame.Rect, font: pygame.font.Font, colour: str) -> None:
    """Draw a dotted line below the text of one line, which lies in this area."""
    dot = max(1, round(font.get_linesize() / DOTS_PER_LINE))
    y = min(area.y + font.get_ascent() + 2 * dot, area.bottom - dot)
    for dotted in range(area.x, area.right - dot + 1, 3 * dot):
        surface.fill(colour, (dotted, y, dot, dot))


def _ink_signs(surface: pygame.Surface, lines: str, font: pygame.font.Font, inks: Sequence[str], centred: bool) -> None:
    if not any(sign in lines for sign in SUIT_SIGNS):
        return
    for row, line in enumerate(lines.split("\n")):
        left = (surface.get_width() - font.size(line)[0]) // 2 if centred else 0
        for at, letter in enumerate(line):
            if letter in SUIT_SIGNS:
                x, width = font.size(line[:at])[0], font.size(letter)[0]
                area = pygame.Rect(left + x, row * font.get_linesize(), width, font.get_linesize())
                surface.fill((255, 255, 255, 0), area, pygame.BLEND_RGBA_MAX)
                surface.fill((*palette.rgb(inks[SUIT_SIGNS.index(letter)]), 255), area, pygame.BLEND_RGBA_MULT)


_ADDRESS = re.compile(r"(^|\W)((Mr|Mrs|Dr)\.|Miss|Captain|Lady|Master|Sir)\Z")
"""A title of address at the end of a text. It is not separated from the name that follows."""
_NUMBER = re.compile(
    r"(?:^|[ (“«])(?:[0-9]+(?:[.,][0-9]+)*[½¼¾]?"
    r"|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"
    r"|eine?n?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf"
    r"|une?|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze"
    r"|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce)\Z",
    re.IGNORECASE,
)
"""A number at the end of a text, in digits or as a word in any supported language."""


@lru_cache(maxsize=2048)
def width_of_text(font: pygame.font.Font, text: str) -> int:
    """Return the width in pixels of a text on one line. The result is cached, because words often recur."""
    return font.size(plain(text))[0]


def breakable_pieces(text: str) -> list[str]:
    """Return the pieces of a text between its possible line breaks. A no-break space is not a possible break."""
    return [piece for piece in re.split("[ \n]", text) if piece]


def broken(text: str, font: pygame.font.Font, width: int) -> str:
    """Return the text wrapped to this width. A word that is wider than a line is broken too."""
    return "\n".join(line for paragraph in text.split("\n") for line in _lines(paragraph, font, width))


def _lines(paragraph: str, font: pygame.font.Font, width: int) -> list[str]:
    lines = [""]
    for word in unbreakable_words(paragraph, font, width):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if width_of_text(font, longer) <= width:
            lines[-1] = longer
            continue
        if lines[-1]:
            lines.append("")
        *whole, rest = _split_word(word, font, width)
        lines[-1:] = [*whole, rest]
    return lines


def unbreakable_words(paragraph: str, font: pygame.font.Font, width: int) -> list[str]:
    """Return the words of a paragraph. Words that must not be separated count as one word if both fit on a line.

    These are a title such as “Mr” with the name that follows, and a number with its noun.
    """
    found: list[str] = []
    for word in paragraph.split(" "):
        joined = found and (_ADDRESS.search(found[-1]) or (_NUMBER.search(found[-1]) and word[:1].isalpha()))
        if joined and width_of_text(font, f"{found[-1]} {word}") <= width:
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found


def _split_word(word: str, font: pygame.font.Font, width: int) -> list[str]:
    """Split a word into pieces no wider than ``width``. A piece has at least one letter, even if that is wider."""
    pieces = [""]
    for letter in word:
        if pieces[-1] and width_of_text(font, pieces[-1] + letter) > width:
            pieces.append("")
        pieces[-1] += letter
    return pieces


def _balanced(text: str, font: pygame.font.Font, width: int, breaks: int) -> str:
    """Return the text in ``breaks`` + 1 lines. The line breaks keep the longest line as short as possible."""
    longest = max(width_of_text(font, word) for word in breakable_pieces(text))
    least, most = max(width // 2, min(width, longest) - 1), width
    while most - least > max(2, width // 40):
        middle = (least + most) // 2
        if broken(text, font, middle).count("\n") > breaks:
            least = middle
        else:
            most = middle
    return broken(text, font, most)

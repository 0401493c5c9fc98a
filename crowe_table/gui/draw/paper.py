"""Paper tickets, on which buttons, scores and labels are printed."""

from dataclasses import dataclass, replace
from enum import StrEnum

import pygame

from crowe_table import palette
from crowe_table.gui.draw.assets import Assets, Lift
from crowe_table.gui.draw.parts import InParts, whole
from crowe_table.gui.draw.type import Face, breakable_pieces, width_of_text

CLEAR, CLEAR_ABOVE = 15, 11
"""Distance in table units from the edge of a ticket to its text: at the sides, and at the top.

It includes 8 units for a frame.
"""
KEY_GAP = 8
"""Gap in table units between a label and its keyboard shortcut."""
SUNK = 2.5
"""Distance in table units by which a pressed ticket moves down and right."""


class ButtonState(StrEnum):
    """State of a ticket: normal, under the pointer, pressed, or disabled."""

    NORMAL = "normal"
    HOVER = "hover"
    PRESSED = "pressed"
    DISABLED = "disabled"


_PAPER = {
    ButtonState.NORMAL: palette.BOOKE_PAPER,
    ButtonState.HOVER: palette.PAPER_HOVER,
    ButtonState.PRESSED: palette.PAPER_PRESSED,
    ButtonState.DISABLED: palette.BOOKE_PAPER,
}


def ticket(
    assets: Assets, w: int, h: int, state: ButtonState = ButtonState.NORMAL, marked: bool = False
) -> pygame.Surface:
    """Return a ticket of this size in pixels, with its shadow in the margin. ``marked`` adds a brass edge."""
    return whole(blank_in_parts(assets, w, h, state, marked)).copy()


def blank_in_parts(
    assets: Assets, w: int, h: int, state: ButtonState = ButtonState.NORMAL, marked: bool = False
) -> InParts[pygame.Surface]:
    """Draw a blank ticket, one part at each step, and return it. It is cached, so the caller must not draw on it."""
    key = ("ticket", w, h, state, marked)
    found = assets.kept(key) or (yield from _draw_blank(assets, w, h, state, marked))
    return assets.cached(key, lambda: found)


def _draw_blank(assets: Assets, w: int, h: int, state: ButtonState, marked: bool) -> InParts[pygame.Surface]:
    m = assets.margin
    sunk = pressed_by(assets, state)
    surface = assets.shadow(w, h, Lift.STACKED if sunk else Lift.LYING)
    yield
    body = pygame.Rect(m + sunk, m + sunk, w, h)
    px = assets.canvas.px
    name = "ticket" if state is ButtonState.NORMAL else f"ticket-{state}"
    framed = not assets.look.contrast and (yield from assets.frame_in_parts(name, surface, body))
    if not framed:
        surface.fill(palette.PLAIN_PAPER if assets.look.contrast else _PAPER[state], body)
        line = max(1, px(1.2))
        pygame.draw.rect(surface, palette.INK, body.inflate(-px(8), -px(8)), max(line, px(2)))
        pygame.draw.rect(surface, palette.INK, body.inflate(-px(15), -px(15)), line)
    if sunk:
        _shade(surface, body, px(4))
    if marked:
        pygame.draw.rect(surface, palette.BRIGHT_BRASS, body.inflate(px(6), px(6)), px(3))
    return surface


def pressed_by(assets: Assets, state: ButtonState) -> int:
    """Return the pixels by which a ticket and its text are moved down and right in this state."""
    return assets.canvas.px(SUNK) if state is ButtonState.PRESSED else 0


def _shade(surface: pygame.Surface, body: pygame.Rect, depth: int) -> None:
    """Shade the upper and left edges of pressed paper."""
    shade = pygame.Surface(body.size, pygame.SRCALPHA)
    for at in range(depth):
        alpha = 110 * (depth - at) // depth
        shade.fill((*pygame.Color(palette.SHADOW)[:3], alpha), (0, at, body.w, 1))
        shade.fill((*pygame.Color(palette.SHADOW)[:3], alpha), (at, at, 1, body.h))
    surface.blit(shade, body)


@dataclass(frozen=True)
class StyledText:
    """Text with its typeface, size in table units, and colour."""

    text: str
    face: Face = Face.TEXT
    size: float = 22
    colour: str = palette.INK


_CROWN = ((0.08, 0.95), (0.08, 0.34), (0.3, 0.6), (0.5, 0.2), (0.7, 0.6), (0.92, 0.34), (0.92, 0.95))
"""Outline of a crown, as fractions of its width and height."""
_PEARLS = ((0.09, 0.28), (0.5, 0.15), (0.91, 0.28))
"""Centres of the pearls on a crown, as fractions of its width and height."""
_CROWN_WIDTH = 0.66


def draw_side_mark(surface: pygame.Surface, centre: tuple[int, int], side: int, size: int) -> None:
    """Draw the mark of a side, ``size`` pixels wide.

    The viewer's own side (0) has a disc, side 1 a lozenge, and side 2 a triangle.
    """
    whole = 4 * size
    mark, half = pygame.Surface((whole, whole), pygame.SRCALPHA), whole / 2
    colour = palette.SIDE_INKS[side]
    mark.fill((*pygame.Color(colour)[:3], 0))
    if side == 0:
        pygame.draw.circle(mark, colour, (half, half), half)
    elif side == 1:
        pygame.draw.polygon(mark, colour, [(half, 0), (whole, half), (half, whole), (0, half)])
    else:
        pygame.draw.polygon(mark, colour, [(half, 0), (whole, whole), (0, whole)])
    small = pygame.transform.smoothscale(mark, (size, size))
    surface.blit(small, small.get_rect(center=centre))


def crown(surface: pygame.Surface, oval: pygame.Rect) -> None:
    """Draw a brass crown on top of a portrait. The crown marks a player who plays alone against the others."""
    width, height = round(oval.w * _CROWN_WIDTH), round(oval.w * _CROWN_WIDTH * 0.62)
    large = pygame.Surface((8 * width, 8 * height), pygame.SRCALPHA)
    large.fill((*pygame.Color(palette.INK)[:3], 0))
    for colour, by in ((palette.INK, 0.0), (palette.BRIGHT_BRASS, 0.07)):
        points = [(x + (0.5 - x) * 2 * by, y + (0.62 - y) * 2.4 * by) for x, y in _CROWN]
        pygame.draw.polygon(large, colour, [(x * large.get_width(), y * large.get_height()) for x, y in points])
        for x, y in _PEARLS:
            place = x * large.get_width(), y * large.get_height()
            pygame.draw.circle(large, colour, place, (0.085 - by * 0.5) * large.get_width())
    small = pygame.transform.smoothscale(large, (width, height))
    surface.blit(small, small.get_rect(midbottom=(oval.centerx, oval.top + round(height * 0.62))))


def speech_face(text: str) -> Face:
    """Return the typeface for the words of a player.

    It is the display italic. Words with digits are in the text italic, whose 1 does not look like an I.
    """
    return Face.ITALIC if any(letter.isdigit() for letter in text) else Face.DISPLAY_ITALIC


def print_px(assets: Assets, words: StyledText) -> int:
    """Return the font size of this text in pixels, at the visitor's text scale."""
    return assets.canvas.px(words.size * assets.look.text)


def set_lines(assets: Assets, words: StyledText, width: int, centred: bool = False) -> pygame.Surface:
    """Return text at the visitor's text scale, wrapped to a width in pixels.

    The text is never made smaller or cut off, so the layout must have room for its height.
    """
    return assets.case.line(words.text, words.face, print_px(assets, words), words.colour, max(1, width), centred)


def line_width(assets: Assets, words: StyledText) -> int:
    """Return the width in pixels of a text on one line."""
    return width_of_text(assets.case.font(words.face, print_px(assets, words)), words.text)


def inner_width(assets: Assets, w: int) -> int:
    """Return the width in pixels of the text area of a ticket."""
    return max(1, w - 2 * assets.canvas.px(CLEAR))


def paper_height(assets: Assets, print_high: int) -> int:
    """Return the height in pixels of a ticket whose text is ``print_high`` pixels high.

    It is at least the minimum height of a control.
    """
    return max(assets.canvas.px(assets.look.min_control), print_high + 2 * assets.canvas.px(CLEAR_ABOVE))


def longest_word(assets: Assets, words: StyledText) -> int:
    """Return the width in pixels of the longest word."""
    font = assets.case.font(words.face, print_px(assets, words))
    return max((width_of_text(font, word) for word in breakable_pieces(words.text)), default=0)


def label_width(assets: Assets, words: StyledText, hint: str = "") -> int:
    """Return the smallest width in pixels at which a ticket breaks no word of this label.

    The shortcut, if there is one, has its place beside the label.
    """
    key = line_width(assets, _key_of(hint)) + assets.canvas.px(KEY_GAP) if _shows_key(assets, hint) else 0
    return longest_word(assets, words) + key + 2 * assets.canvas.px(CLEAR)


def _shows_key(assets: Assets, hint: str) -> bool:
    return bool(hint) and hint != assets.look.unheard and assets.look.names_keys


def _key_of(hint: str) -> StyledText:
    return StyledText(hint, Face.ITALIC, 15, palette.FADED_INK)


def label_height(assets: Assets, words: StyledText, w: int, hint: str = "") -> int:
    """Return the height in pixels of a ticket of the given width with this label and its shortcut."""
    lines, key, beside = _label_parts(assets, words, w, hint)
    return paper_height(assets, lines.get_height() + (key.get_height() if key and not beside else 0))


def label(
    assets: Assets, words: StyledText, w: int, h: int, state: ButtonState = ButtonState.NORMAL, hint: str = ""
) -> pygame.Surface:
    """Return a ticket with a centred label. It is cached, so the caller must not draw on it.

    The keyboard shortcut is at the right, or below the label if the label needs the width. ``label_height`` returns the
    height that the ticket needs.
    """
    key = "label", words, assets.look.text, w, h, state, hint
    return assets.cached(key, lambda: _print_label(assets, words, w, h, state, hint))


def _print_label(assets: Assets, words: StyledText, w: int, h: int, state: ButtonState, hint: str) -> pygame.Surface:
    surface = ticket(assets, w, h, state)
    colour = palette.DISABLED if state is ButtonState.DISABLED else words.colour
    lines, key, beside = _label_parts(assets, replace(words, colour=colour), w, hint)
    sunk = pressed_by(assets, state)
    inner = pygame.Rect(assets.margin + sunk, assets.margin + sunk, w, h).inflate(-2 * assets.canvas.px(CLEAR), 0)
    place = lines.get_rect(center=inner.center)
    if key and beside:
        corner = key.get_rect(midright=inner.midright)
        place.right = min(place.right, corner.left - assets.canvas.px(KEY_GAP))
        surface.blit(key, corner)
    elif key:
        place.y -= key.get_height() // 2
        surface.blit(key, key.get_rect(midtop=place.midbottom))
    surface.blit(lines, place)
    return surface


def _label_parts(
    assets: Assets, words: StyledText, w: int, hint: str
) -> tuple[pygame.Surface, pygame.Surface | None, bool]:
    room = inner_width(assets, w)
    lines = set_lines(assets, words, room, centred=True)
    if not _shows_key(assets, hint):
        return lines, None, False
    key = set_lines(assets, _key_of(hint), room)
    left = room - key.get_width() - assets.canvas.px(KEY_GAP)
    narrower = set_lines(assets, words, left, centred=True)
    if longest_word(assets, words) <= left and narrower.get_height() == lines.get_height():
        return narrower, key, True
    return lines, key, False


def narrowed(assets: Assets, words: StyledText, width: int) -> StyledText:
    """Return the text, reduced so that its longest word fits the width in pixels."""
    longest = longest_word(assets, words)
    return words if longest <= width else replace(words, size=words.size * width / longest)


def set_words(assets: Assets, words: StyledText, width: int) -> pygame.Surface:
    """Return centred text that breaks no word. It may be wider than ``width``."""
    return set_lines(assets, words, max(width, longest_word(assets, words)), centred=True)

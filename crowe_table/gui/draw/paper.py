"""Paper tickets: every control, score and word on the table is printed on one."""

from dataclasses import dataclass, replace
from enum import StrEnum

import pygame

from crowe_table import palette
from crowe_table.gui.draw.assets import Assets, Lift
from crowe_table.gui.draw.parts import InParts, whole
from crowe_table.gui.draw.type import Face, unbroken, width_of_text

CLEAR, CLEAR_ABOVE = 15, 11
"""Table units from a ticket's edge to what is printed on it, at the sides and above: the frame lies in the first 8."""
KEY_GAP = 8
"""Table units between a label and its key."""
SUNK = 2.5
"""Table units that a ticket lies lower while it is pressed."""


class ButtonState(StrEnum):
    """How a ticket lies: as it is, under the pointer, pressed, or not to be used."""

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
    """A ticket of this size in pixels with its shadow in the margin about it; ``marked`` gives it a brass edge."""
    return whole(blank_in_parts(assets, w, h, state, marked)).copy()


def blank_in_parts(
    assets: Assets, w: int, h: int, state: ButtonState = ButtonState.NORMAL, marked: bool = False
) -> InParts[pygame.Surface]:
    """The same, shared by all who ask for it: nothing may be drawn upon it. Where it is not kept, it is cut a part at
    each step.
    """
    key = ("ticket", w, h, state, marked)
    found = assets.kept(key) or (yield from _cut(assets, w, h, state, marked))
    return assets.cached(key, lambda: found)


def _cut(assets: Assets, w: int, h: int, state: ButtonState, marked: bool) -> InParts[pygame.Surface]:
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
    """How many pixels a ticket that is pressed lies lower and farther right, its print with it."""
    return assets.canvas.px(SUNK) if state is ButtonState.PRESSED else 0


def _shade(surface: pygame.Surface, body: pygame.Rect, depth: int) -> None:
    """The dark along the upper and left edges of paper pressed into what it lies on."""
    shade = pygame.Surface(body.size, pygame.SRCALPHA)
    for at in range(depth):
        alpha = 110 * (depth - at) // depth
        shade.fill((*pygame.Color(palette.SHADOW)[:3], alpha), (0, at, body.w, 1))
        shade.fill((*pygame.Color(palette.SHADOW)[:3], alpha), (at, at, 1, body.h))
    surface.blit(shade, body)


@dataclass(frozen=True)
class StyledText:
    """A line of print: what, in which face, how large in table units, in which colour."""

    text: str
    face: Face = Face.TEXT
    size: float = 22
    colour: str = palette.INK


_CROWN = ((0.08, 0.95), (0.08, 0.34), (0.3, 0.6), (0.5, 0.2), (0.7, 0.6), (0.92, 0.34), (0.92, 0.95))
_PEARLS = ((0.09, 0.28), (0.5, 0.15), (0.91, 0.28))
_CROWN_WIDE = 0.66
"""A crown’s outline and its pearls, as parts of its breadth and height; and its breadth as a part of an oval’s."""


def side_mark(surface: pygame.Surface, centre: tuple[int, int], side: int, size: int) -> None:
    """The mark of the reader's own side, a disc, or of the other, a lozenge: so many pixels across."""
    whole = 4 * size
    mark, half = pygame.Surface((whole, whole), pygame.SRCALPHA), whole / 2
    colour = palette.SIDE_INKS[side]
    mark.fill((*pygame.Color(colour)[:3], 0))
    if side == 0:
        pygame.draw.circle(mark, colour, (half, half), half)
    else:
        pygame.draw.polygon(mark, colour, [(half, 0), (whole, half), (half, whole), (0, half)])
    small = pygame.transform.smoothscale(mark, (size, size))
    surface.blit(small, small.get_rect(center=centre))


def crown(surface: pygame.Surface, oval: pygame.Rect) -> None:
    """A crown of brass on the head of an oval: of one who plays against the rest."""
    wide, high = round(oval.w * _CROWN_WIDE), round(oval.w * _CROWN_WIDE * 0.62)
    large = pygame.Surface((8 * wide, 8 * high), pygame.SRCALPHA)
    large.fill((*pygame.Color(palette.INK)[:3], 0))
    for colour, by in ((palette.INK, 0.0), (palette.BRIGHT_BRASS, 0.07)):
        points = [(x + (0.5 - x) * 2 * by, y + (0.62 - y) * 2.4 * by) for x, y in _CROWN]
        pygame.draw.polygon(large, colour, [(x * large.get_width(), y * large.get_height()) for x, y in points])
        for x, y in _PEARLS:
            place = x * large.get_width(), y * large.get_height()
            pygame.draw.circle(large, colour, place, (0.085 - by * 0.5) * large.get_width())
    small = pygame.transform.smoothscale(large, (wide, high))
    surface.blit(small, small.get_rect(midbottom=(oval.centerx, oval.top + round(high * 0.62))))


def said_in(text: str) -> Face:
    """The face for words that are spoken: the old italic, or our own where there are figures, for the old 1 is an I."""
    return Face.ITALIC if any(letter.isdigit() for letter in text) else Face.DISPLAY_ITALIC


def print_px(assets: Assets, words: StyledText) -> int:
    """The size of this type in pixels, in the print that the visitor has chosen."""
    return assets.canvas.px(words.size * assets.look.text)


def set_lines(assets: Assets, words: StyledText, width: int, centred: bool = False) -> pygame.Surface:
    """Text in the visitor's print, in as many lines as it takes within so many pixels.

    It is neither shrunk nor cut: its place is made as high as what this returns.
    """
    return assets.case.line(words.text, words.face, print_px(assets, words), words.colour, max(1, width), centred)


def line_width(assets: Assets, words: StyledText) -> int:
    """How wide the text is in one line in the visitor's print, in pixels."""
    return width_of_text(assets.case.font(words.face, print_px(assets, words)), words.text)


def inner_width(assets: Assets, w: int) -> int:
    """The pixels of a ticket's width that may be printed on, clear of its frame."""
    return max(1, w - 2 * assets.canvas.px(CLEAR))


def paper_height(assets: Assets, print_high: int) -> int:
    """How high in pixels a ticket must be to hold print so high clear of its frame; no control is lower."""
    return max(assets.canvas.px(assets.look.least_control), print_high + 2 * assets.canvas.px(CLEAR_ABOVE))


def longest_word(assets: Assets, words: StyledText) -> int:
    """How wide in pixels the longest word is: a narrower place would break it."""
    font = assets.case.font(words.face, print_px(assets, words))
    return max((width_of_text(font, word) for word in unbroken(words.text)), default=0)


def label_width(assets: Assets, words: StyledText) -> int:
    """How wide in pixels a ticket must be so that no word of this label is broken."""
    return longest_word(assets, words) + 2 * assets.canvas.px(CLEAR)


def label_height(assets: Assets, words: StyledText, w: int, hint: str = "") -> int:
    """How high in pixels a ticket with this label must be, if it is so wide."""
    lines, key, beside = _labelled(assets, words, w, hint)
    return paper_height(assets, lines.get_height() + (key.get_height() if key and not beside else 0))


def label(
    assets: Assets, words: StyledText, w: int, h: int, state: ButtonState = ButtonState.NORMAL, hint: str = ""
) -> pygame.Surface:
    """A ticket with a label in its middle, and the key that does the same: at the right, or below where that leaves
    the label too little room. See ``label_height`` for how high the ticket must be. It is kept: nothing more may be
    drawn upon it.
    """
    key = "label", words, assets.look.text, w, h, state, hint
    return assets.cached(key, lambda: _print_label(assets, words, w, h, state, hint))


def _print_label(assets: Assets, words: StyledText, w: int, h: int, state: ButtonState, hint: str) -> pygame.Surface:
    surface = ticket(assets, w, h, state)
    colour = palette.DISABLED if state is ButtonState.DISABLED else words.colour
    lines, key, beside = _labelled(assets, replace(words, colour=colour), w, hint)
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


def _labelled(
    assets: Assets, words: StyledText, w: int, hint: str
) -> tuple[pygame.Surface, pygame.Surface | None, bool]:
    """The label's lines, its key if it has one, and whether the key stands beside it."""
    room = inner_width(assets, w)
    lines = set_lines(assets, words, room, centred=True)
    if not hint or hint == assets.look.unheard:
        return lines, None, False
    key = set_lines(assets, StyledText(hint, Face.ITALIC, 15, palette.FADED_INK), room)
    left = room - key.get_width() - assets.canvas.px(KEY_GAP)
    narrower = set_lines(assets, words, left, centred=True)
    if longest_word(assets, words) <= left and narrower.get_height() == lines.get_height():
        return narrower, key, True
    return lines, key, False


def narrowed(assets: Assets, words: StyledText, width: int) -> StyledText:
    """The same words, as much smaller as it takes for the longest of them to have room in so many pixels."""
    longest = longest_word(assets, words)
    return words if longest <= width else replace(words, size=words.size * width / longest)


def set_words(assets: Assets, words: StyledText, width: int) -> pygame.Surface:
    """A few words in the middle of a place so wide, in as many lines as it takes: no word is broken, and its place
    grows wider where one is too long for it.
    """
    return set_lines(assets, words, max(width, longest_word(assets, words)), centred=True)

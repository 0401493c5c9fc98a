"""Paper tickets: every control, score and word on the table is printed on one."""

from dataclasses import dataclass
from enum import StrEnum

import pygame

from crowe_table import palette
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.type import Face


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
    return assets.cached(("ticket", w, h, state, marked), lambda: _cut(assets, w, h, state, marked)).copy()


def _cut(assets: Assets, w: int, h: int, state: ButtonState, marked: bool) -> pygame.Surface:
    m = assets.margin
    surface = assets.shadow(w, h)
    body = pygame.Rect(m, m, w, h)
    px = assets.canvas.px
    name = "ticket" if state is ButtonState.NORMAL else f"ticket-{state}"
    if assets.look.contrast or not assets.frame(name, surface, body):
        surface.fill(palette.PLAIN_PAPER if assets.look.contrast else _PAPER[state], body)
        line = max(1, px(1.2))
        pygame.draw.rect(surface, palette.INK, body.inflate(-px(8), -px(8)), max(line, px(2)))
        pygame.draw.rect(surface, palette.INK, body.inflate(-px(15), -px(15)), line)
    if marked:
        pygame.draw.rect(surface, palette.BRIGHT_BRASS, body.inflate(px(6), px(6)), px(3))
    return surface


@dataclass(frozen=True)
class StyledText:
    """A line of print: what, in which face, how large in table units, in which colour."""

    text: str
    face: Face = Face.TEXT
    size: float = 22
    colour: str = palette.INK


def said_in(text: str) -> Face:
    """The face for words that are spoken: the old italic, or our own where there are figures, for the old 1 is an I."""
    return Face.ITALIC if any(letter.isdigit() for letter in text) else Face.DISPLAY_ITALIC


def printed(assets: Assets, words: StyledText, width: int) -> pygame.Surface:
    """A line no wider than this, at the visitor's size of text."""
    px = assets.canvas.px(words.size * assets.look.text)
    return assets.case.fitted(words.text, words.face, px, words.colour, width)


def label(
    assets: Assets, words: StyledText, w: int, h: int, state: ButtonState = ButtonState.NORMAL, hint: str = ""
) -> pygame.Surface:
    """A ticket with one line in its middle, and the key that does the same in its corner."""
    surface = ticket(assets, w, h, state)
    inner = w - min(assets.canvas.px(28), w // 4)
    colour = palette.DISABLED if state is ButtonState.DISABLED else words.colour
    line = printed(assets, StyledText(words.text, words.face, words.size, colour), inner)
    centre = surface.get_rect().center
    surface.blit(line, line.get_rect(center=centre))
    if hint:
        key = printed(assets, StyledText(hint, Face.ITALIC, 14, palette.FADED_INK), inner)
        corner = surface.get_width() - assets.margin - assets.canvas.px(11), centre[1] + h // 2 - assets.canvas.px(8)
        if line.get_rect(center=centre).right < corner[0] - key.get_width():
            surface.blit(key, key.get_rect(bottomright=corner))
    return surface

"""The papers that lie about the table: the score slip, the prompt, what is spoken, and the running counts."""

from collections.abc import Hashable, Sequence

import pygame

from crowe_table import palette
from crowe_table.engine.core import Seat
from crowe_table.engine.layout import Kind, Layout, Plaque
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import StyledText, printed, said_in, ticket
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import ink_lines
from crowe_table.gui.table.displayed import Displayed
from crowe_table.gui.table.frame import frame_of
from crowe_table.gui.table.stage import Stage
from crowe_table.words import Words

SPEECH_STAYS = 2600.0
"""Milliseconds for which a spoken word is left to be read."""
FIGURES, LETTERS = "0123456789", "£Hdgpsy"
"""What may stand in a row, by the room it takes above and below the line."""
_LEAST_PX = 8
_PAPER_Z, _SPEECH_Z = 20.0, 60.0
_PROMPT_Z = 900.0
"""A long sentence may lie over the feet of the cards."""


class Papers:
    """All papers of one table but the players' tickets and what is pressed."""

    def __init__(self, scene: Scene, assets: Assets, words: Words, layout: Layout, stage: Stage) -> None:
        self._scene = scene
        self._assets = assets
        self._words = words
        self._layout = layout
        self._stage = stage
        self._prompt = self._blank(_PROMPT_Z)
        self._prompt_says = ("", "")
        self._slip = self._blank(_PAPER_Z)
        self._counts = [(spot, self._blank(_PAPER_Z)) for spot in layout.spots if spot.kind is Kind.COUNT]
        self._says: dict[Sprite, Hashable] = {}
        self._spoken: dict[Seat, tuple[Sprite, float]] = {}

    @property
    def speaking(self) -> bool:
        """Whether a spoken word is still to be taken away."""
        return bool(self._spoken)

    def show(self, displayed: Displayed) -> None:
        """Writes what has changed of counts and slip."""
        for spot, sprite in self._counts:
            value = displayed.number(spot.shows)
            sprite.visible = bool(value)
            if value:
                area = self._assets.canvas.rect(spot.box, spot.anchor)
                figures = StyledText(str(value), Face.BOLD, 56, palette.BOOKE_PAPER)
                sprite.surface = row(self._assets, figures, FIGURES, area.w, area.h)
                sprite.x, sprite.y = sprite.surface.get_rect(center=area.center).topleft
        if self._is_news(self._slip, tuple(displayed.slip)):
            self._write_slip(displayed.slip)

    def caption(self, text: str, colour: str = palette.INK) -> None:
        """Writes on the prompt; a long sentence takes more lines, and the ticket grows upwards."""
        if (text, colour) == self._prompt_says:
            return
        self._prompt_says = text, colour
        px = self._assets.canvas.px
        frame = frame_of(self._assets)
        area = frame.area(frame.question)
        line = self._wrapped(text, colour, area.w - px(40))
        grown = max(area.h, line.get_height() + px(16))
        self._lay(self._prompt, line, pygame.Rect(area.x, area.bottom - grown, area.w, grown))

    def say(self, seat: Seat, text: str, now: float) -> None:
        """A word spoken, on a ticket beside the speaker's cards."""
        px = self._assets.canvas.px
        plaque = self._plaque(seat)
        area = self._assets.canvas.rect(plaque.speech, plaque.speech_anchor)
        line = self._uttered(text, area.w - px(36), area.h - px(12))
        step = px(40)
        body = pygame.Rect(area.x, area.y, -(-(line.get_width() + px(36)) // step) * step, area.h)
        self._hush(seat)
        sprite = self._blank(_SPEECH_Z)
        self._lay(sprite, line, body)
        self._spoken[seat] = sprite, now + SPEECH_STAYS

    def hush(self, now: float) -> None:
        """Takes away what has been read long enough."""
        for seat in [seat for seat, (_, until) in self._spoken.items() if now >= until]:
            self._hush(seat)

    # --- how

    def _is_news(self, sprite: Sprite, says: Hashable) -> bool:
        """Whether a ticket says something else than it did."""
        if self._says.get(sprite) == says:
            return False
        self._says[sprite] = says
        return True

    def _hush(self, seat: Seat) -> None:
        if seat in self._spoken:
            self._scene.remove(self._spoken.pop(seat)[0])

    def _write_slip(self, said: Sequence[str]) -> None:
        """The heading, and below it as many of the last things as there is room for, the newest lowest."""
        px, m = self._assets.canvas.px, self._assets.margin
        frame = frame_of(self._assets)
        area = frame.area(frame.account)
        surface = ticket(self._assets, area.w, area.h)
        inner = pygame.Rect(m + px(16), m + px(11), area.w - px(30), area.h - px(20))
        heading = self._line(self._words.text("slip-heading"), Face.HEADING, 20, inner.w, palette.RUBRIC)
        surface.blit(heading, inner)
        y, top = inner.bottom, inner.y + heading.get_height()
        size = px(17 * self._assets.look.text)
        for text in reversed(said):
            line = self._assets.case.line(text, Face.TEXT, size, palette.INK, inner.w)
            if y == inner.bottom:
                line = ink_lines(self._assets, StyledText(text, Face.TEXT, 17), inner.w, y - top)
            y -= line.get_height()
            if y < top:
                break
            surface.blit(line, (inner.x, y))
        self._put(self._slip, surface, area)

    def _plaque(self, seat: Seat) -> Plaque:
        chair = self._stage.chair(seat)
        return next(plaque for plaque in self._layout.plaques if plaque.of == chair)

    def _uttered(self, text: str, width: int, height: int) -> pygame.Surface:
        """What is said: one line where it can be read so, else several smaller ones."""
        case, px = self._assets.case, self._assets.canvas.px
        face = said_in(text)
        if case.font(face, px(18 * self._assets.look.text)).size(text)[0] <= width:
            return row(self._assets, StyledText(text, face, 24), LETTERS, width, height)
        lines = ink_lines(self._assets, StyledText(text, Face.ITALIC, 18), width, height, least=10)
        return lines.subsurface(lines.get_bounding_rect())

    def _wrapped(self, text: str, colour: str, width: int) -> pygame.Surface:
        """One line where it can be read so; else as many as it takes."""
        assets = self._assets
        size, least = (assets.canvas.px(units * assets.look.text) for units in (21, 18))
        if assets.case.font(Face.TEXT, least).size(text)[0] <= width:
            return assets.case.fitted(text, Face.TEXT, size, colour, width)
        return assets.case.line(text, Face.TEXT, least, colour, width)

    def _line(self, text: str, face: Face, size: float, width: int, colour: str = palette.INK) -> pygame.Surface:
        return printed(self._assets, StyledText(text, face, size, colour), width)

    def _blank(self, z: float) -> Sprite:
        return self._scene.add(Sprite(pygame.Surface((1, 1), pygame.SRCALPHA), z=z))

    def _lay(self, sprite: Sprite, line: pygame.Surface, area: pygame.Rect) -> None:
        """A ticket with one thing in its middle."""
        surface = ticket(self._assets, area.w, area.h)
        surface.blit(line, line.get_rect(center=surface.get_rect().center))
        self._put(sprite, surface, area)

    def _put(self, sprite: Sprite, surface: pygame.Surface, area: pygame.Rect) -> None:
        sprite.surface = surface
        sprite.x, sprite.y = area.x - self._assets.margin, area.y - self._assets.margin


def row(assets: Assets, words: StyledText, letters: str, width: int, height: int) -> pygame.Surface:
    """A line set small enough for its row, cut to the height that these letters take: all of a size stand level."""
    case, px = assets.case, assets.canvas.px(words.size * assets.look.text)
    while px > _LEAST_PX:
        ink = case.line(letters, words.face, px, words.colour).get_bounding_rect()
        if ink.h <= height and case.font(words.face, px).size(words.text)[0] <= width:
            break
        px -= 1
    ink = case.line(letters, words.face, px, words.colour).get_bounding_rect()
    line = case.line(words.text, words.face, px, words.colour)
    return line.subsurface(line.get_rect().clip((0, ink.y, line.get_width(), ink.h)))

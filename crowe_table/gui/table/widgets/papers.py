"""Papers on the cloth: slips with players' speech, and running counts."""

from dataclasses import dataclass

import pygame

from crowe_table import palette
from crowe_table.engine.core import NO_SEAT, Seat
from crowe_table.engine.layout import Kind, Layout, Spot
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import (
    CLEAR,
    CLEAR_ABOVE,
    StyledText,
    inner_width,
    line_width,
    longest_word,
    set_lines,
    speech_face,
    ticket,
)
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.displayed import Displayed
from crowe_table.gui.table.frame import frame_of
from crowe_table.gui.table.speech_places import SPEECHES
from crowe_table.gui.table.stage import Stage

SPOKEN = 20
"""Print size of speech, in table units."""
SPEECH_TIME = 2600.0
"""Milliseconds for which a speech slip is visible."""
FIGURES = "0123456789"
"""Digits, whose height decides the height of a row of numbers."""
_MIN_PX = 8
_PAPER_Z, _SPEECH_Z = 20.0, 690.0
"""Drawing order of counts, and of speech slips: above coins and dice, below moving coins."""


@dataclass
class _SpeechSlip:
    """A visible speech slip: the time when it ends, and its text typeset in several widths."""

    sprite: Sprite
    until: float
    text: str
    prints: tuple[pygame.Surface, ...] = ()
    laid: pygame.Surface | None = None
    """The typeset text that is currently drawn on the slip."""
    speech_state: object = None
    """The state of the stage for which the slip was placed. When the state changes, the slip is placed again."""
    idle: bool = False
    """Whether the text is not part of the game. Such a slip is removed as soon as it would cover a card."""


class Papers:
    """The speech slips and the running counts of one table."""

    def __init__(self, scene: Scene, assets: Assets, layout: Layout, stage: Stage) -> None:
        self._scene = scene
        self._assets = assets
        self._stage = stage
        self._counts = [(spot, self._blank(_PAPER_Z)) for spot in layout.spots if spot.kind is Kind.COUNT]
        self._spoken: dict[Seat, _SpeechSlip] = {}

    @property
    def speaking(self) -> bool:
        """Whether a speech slip is still visible."""
        return bool(self._spoken)

    def show(self, displayed: Displayed) -> None:
        """Show the counts."""
        for spot, sprite in self._counts:
            value = displayed.number(spot.shows)
            sprite.visible = bool(value)
            if value:
                area = self._stage.spot_area(spot)
                figures = StyledText(str(value), Face.BOLD, 56, palette.BOOKE_PAPER)
                sprite.surface = row(self._assets, figures, FIGURES, area.w, area.h)
                sprite.x, sprite.y = sprite.surface.get_rect(center=area.center).topleft

    def counted(self, spot: Spot) -> pygame.Rect | None:
        """Return the area of a count's figures, in pixels. None while the count is zero."""
        found = (sprite for each, sprite in self._counts if each == spot and sprite.visible)
        sprite = next(found, None)
        return sprite.rect if sprite else None

    def say(self, seat: Seat, text: str, now: float, idle: bool = False) -> None:
        """Show speech on a slip beside the speaker, within the cloth. An ``idle`` remark may cover no card."""
        self._hush(seat)
        self._spoken[seat] = _SpeechSlip(self._blank(_SPEECH_Z), now + SPEECH_TIME, text, idle=idle)
        self._place(seat)
        self._hush_idle()

    def _speech_areas(self, but: Seat = NO_SEAT) -> list[pygame.Rect]:
        margin = self._assets.margin
        spoken = [word.sprite for seat, word in self._spoken.items() if seat != but]
        return [sprite.rect.inflate(-2 * margin, -2 * margin) for sprite in spoken]

    def follow(self) -> None:
        """Place the speech slips again if the objects around them have changed."""
        speech_state = self._stage.speech_state()
        for seat in [seat for seat, word in self._spoken.items() if word.speech_state != speech_state]:
            self._place(seat)
        self._hush_idle()

    def _hush_idle(self) -> None:
        for seat in [seat for seat, word in self._spoken.items() if word.idle]:
            area = self._spoken[seat].sprite.rect.inflate(-2 * self._assets.margin, -2 * self._assets.margin)
            pieces = (piece for held in self._stage.zones.values() for piece in held)
            if any(area.colliderect(self._stage.body(piece)) for piece in pieces):
                self._hush(seat)

    def remove_old(self, now: float) -> None:
        """Remove the slips that have been visible long enough."""
        for seat in [seat for seat, word in self._spoken.items() if now >= word.until]:
            self._hush(seat)

    # --- Drawing

    def _on_cloth(self, body: pygame.Rect) -> pygame.Rect:
        frame = frame_of(self._assets)
        return body.clamp(frame.area(frame.cloth))

    def _hush(self, seat: Seat) -> None:
        if seat in self._spoken:
            self._scene.remove(self._spoken.pop(seat).sprite)

    def _blank(self, z: float) -> Sprite:
        return self._scene.add(Sprite(pygame.Surface((1, 1), pygame.SRCALPHA), z=z))

    def _place(self, seat: Seat) -> None:
        """Place a speech slip so that it touches its speaker's ticket."""
        word, px = self._spoken[seat], self._assets.canvas.px
        word.speech_state = self._stage.speech_state()
        prints = word.prints = word.prints or self._prints(word)
        sizes = [(each.get_width() + 2 * px(CLEAR), each.get_height() + 2 * px(CLEAR_ABOVE)) for each in prints]
        at, area = self._stage.room_for_word(seat, sizes, self._speech_areas(seat))
        self._lay(word, prints[at], self._on_cloth(area))

    def _prints(self, word: _SpeechSlip) -> tuple[pygame.Surface, ...]:
        """Return the speech typeset in several slip widths, none narrower than its longest word.

        Widths that would give the same result are left out.
        """
        assets, words = self._assets, StyledText(word.text, speech_face(word.text), SPOKEN)
        wides = [inner_width(assets, assets.canvas.px(width * assets.look.text)) for width in SPEECHES]
        line, longest = line_width(assets, words), longest_word(assets, words)
        widths = dict.fromkeys(min(line, max(width, longest)) for width in wides)
        return tuple([set_lines(assets, words, each, centred=True) for each in widths])

    def _lay(self, word: _SpeechSlip, print_: pygame.Surface, area: pygame.Rect) -> None:
        sprite, margin = word.sprite, self._assets.margin
        sprite.x, sprite.y = area.x - margin, area.y - margin
        size = area.w + 2 * margin, area.h + 2 * margin
        if sprite.surface.get_size() != size or word.laid is not print_:
            word.laid, sprite.surface = print_, ticket(self._assets, area.w, area.h)
            sprite.surface.blit(print_, print_.get_rect(center=sprite.surface.get_rect().center))


def row(assets: Assets, words: StyledText, letters: str, width: int, height: int) -> pygame.Surface:
    """Return one line of text, reduced to fit the width and cut to the height of ``letters``.

    This aligns all rows that are cut with the same ``letters``.
    """
    case, px = assets.case, assets.canvas.px(words.size * assets.look.text)
    while px > _MIN_PX:
        ink = case.line(letters, words.face, px, words.colour).get_bounding_rect()
        if ink.h <= height and case.font(words.face, px).size(words.text)[0] <= width:
            break
        px -= 1
    ink = case.line(letters, words.face, px, words.colour).get_bounding_rect()
    line = case.line(words.text, words.face, px, words.colour)
    return line.subsurface(line.get_rect().clip((0, ink.y, line.get_width(), ink.h)))

"""The paper below the table: the result of the deal, the question, and captions.

The paper grows upwards for more lines, and its text never shrinks. If it would cover the visitor's cards, captions are
left out, because the log has the same words.
"""

from collections.abc import Sequence

import pygame

from crowe_table import palette
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import CLEAR_ABOVE, StyledText, inner_width, set_lines, ticket
from crowe_table.gui.draw.printed import TermPlace, terms_on
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.frame import frame_of
from crowe_table.words.terms import plain

SIZE, BENEATH = 21, 17
"""Text size of the topmost text, and of the texts below it."""
BELOW_HAND = 8
"""Height in table units of the free strip of cloth below the visitor's cards."""
MAX_LINES = 2
"""Maximum number of lines.

If there would be more, only the result is shown, because the button says how to continue.
"""
_Z = 900.0


class QuestionPaper:
    """Paper with three texts: a result, a question and a caption."""

    def __init__(self, scene: Scene, assets: Assets) -> None:
        self._assets = assets
        self._sprite = scene.add(Sprite(pygame.Surface((1, 1), pygame.SRCALPHA), z=_Z))
        self.area = frame_of(assets).area(frame_of(assets).question)
        self._says = self._result = ""
        """The question, the refusal or the advice, and the result, with marks at their terms."""
        self.heard = ""
        self.terms: tuple[TermPlace, ...] = ()
        """The terms on the paper, with their areas in pixels of the window."""
        self._colour = palette.INK
        self._leaves_ends = False
        """Whether both ends of the paper are kept free for the countdown."""
        self._write()

    @property
    def says(self) -> str:
        """The question, the refusal or the advice."""
        return plain(self._says)

    @property
    def result(self) -> str:
        """The result of the deal."""
        return plain(self._result)

    def ask(self, text: str, colour: str = palette.INK, result: str = "") -> None:
        """Show a question, a refusal or advice. The result of the deal is above it."""
        if (text, colour, result) != (self._says, self._colour, self._result):
            self._says, self._colour, self._result = text, colour, result
            self._write()

    def caption(self, text: str) -> None:
        """Show a caption without changing the question. An empty text removes the caption."""
        if text != self.heard:
            self.heard = text
            self._write()

    def keep_ends_free(self, leaves: bool) -> None:
        """Keep both ends of the paper free for the countdown, or use them again. The text stays centred."""
        if leaves != self._leaves_ends:
            self._leaves_ends = leaves
            self._write()

    def _write(self) -> None:
        assets = self._assets
        place = frame_of(assets).area(frame_of(assets).question)
        width = inner_width(assets, place.w - (2 * place.h if self._leaves_ends else 0))
        prints = [set_lines(assets, words, width, centred=True) for words in self._lines()]
        if self.result and self.says and self._colour == palette.INK and len(prints) + self._breaks(prints) > MAX_LINES:
            del prints[1]
        if self.heard and len(prints) > 1 and self._height(prints) > self._clear_of_hand():
            prints.pop()
        height = sum(print_.get_height() for print_ in prints)
        grown = self._height(prints)
        self.area = pygame.Rect(place.x, place.bottom - grown, place.w, grown)
        surface = ticket(assets, self.area.w, grown)
        left, top = self.area.x - assets.margin, self.area.y - assets.margin
        y = (surface.get_height() - height) // 2
        terms: list[TermPlace] = []
        for print_ in prints:
            x, _ = surface.blit(print_, print_.get_rect(midtop=(surface.get_width() // 2, y))).topleft
            terms += terms_on(print_, (left + x, top + y))
            y += print_.get_height()
        self.terms = tuple(terms)
        self._sprite.surface = surface
        self._sprite.x, self._sprite.y = left, top

    def _height(self, prints: Sequence[pygame.Surface]) -> int:
        """Return the height in pixels of the paper for these texts. It is at least the usual height."""
        least = frame_of(self._assets).area(frame_of(self._assets).question).h
        return max(least, sum(print_.get_height() for print_ in prints) + 2 * self._assets.canvas.px(CLEAR_ABOVE - 1))

    def _clear_of_hand(self) -> int:
        """Return the largest height in pixels at which the paper does not cover the visitor's cards."""
        frame = frame_of(self._assets)
        return frame.area(frame.question).bottom - frame.area(frame.cloth).bottom + self._assets.canvas.px(BELOW_HAND)

    def _breaks(self, prints: Sequence[pygame.Surface]) -> int:
        assets = self._assets
        each = assets.case.font(Face.TEXT, assets.canvas.px(SIZE * assets.look.text)).get_linesize()
        return sum(max(0, round(print_.get_height() / each) - 1) for print_ in prints)

    def _lines(self) -> list[StyledText]:
        """Return the texts from top to bottom.

        The result is first and largest, because the question after a deal is always the same.
        """
        lines = [StyledText(self._result, Face.TEXT, SIZE)] if self._result else []
        if self._says and self._result:
            lines.append(StyledText(self._says, Face.ITALIC, BENEATH, _lighter(self._colour)))
        elif self._says:
            lines.append(StyledText(self._says, Face.TEXT, SIZE, self._colour))
        if self.heard:
            lines.append(StyledText(self.heard, Face.ITALIC, BENEATH, palette.FADED_INK))
        return lines


def _lighter(colour: str) -> str:
    return palette.FADED_INK if colour == palette.INK else colour

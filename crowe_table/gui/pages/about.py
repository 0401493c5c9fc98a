"""Pages about the program, its books and its fonts.

They also explain why forging an ace of spades was once a capital crime.
"""

from collections.abc import Iterator
from itertools import chain

import pygame

from crowe_table import __version__, palette
from crowe_table.engine.cards import parse
from crowe_table.gui.controls.button import Press
from crowe_table.gui.draw.packs import width_of
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.draw.parts import InParts
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import heading, plate
from crowe_table.gui.pages.book import LEFT_TYPE, RIGHT_TYPE, SpreadPage
from crowe_table.gui.pages.flow import BODY, Block, lay

ACE = parse("AS")
PLATE_HIGH, PLATE_FRAME = 330, 34
"""Maximum height of the ace, and total height of its frame above and below, in table units."""
SECTIONS = ("about-house", "about-books", "about-money", "about-types", "about-made")
BETWEEN = 14
"""Gap in table units between blocks."""


class AboutPage(SpreadPage):
    """The pages about the program: the ace of spades, then the sections."""

    def compose(self) -> Iterator[None]:
        text, px = self.services.words.text, self.assets.canvas.px
        back = Press("back", text("booke-close-title"), self.back, hint=text("key-menu"))
        left, right = self.row(self.rect(LEFT_TYPE), [back]), self.rect(RIGHT_TYPE)
        y = heading(self.scene.background, self.assets, left, text("about-heading"))
        first = pygame.Rect(left.x, y, left.w, left.bottom - y)
        yield
        ace = yield from self._ace(first)
        yield
        blocks = [Block(first.h, lambda area: self._lay_ace(ace, area))]
        yield from self.run_on(chain(blocks, self._sections(left.w)), (first, right), px(BETWEEN))

    def _lay_ace(self, ace: list[Block], area: pygame.Rect) -> None:
        lay(ace, area, self.assets.canvas.px(4))

    def prepare(self) -> Iterator[object]:
        """Typeset the pages in advance, one paragraph at each step."""
        yield from self._sections(self.rect(LEFT_TYPE).w)

    def _sections(self, width: int) -> Iterator[Block]:
        text = self.services.words.text
        for section in SECTIONS:
            yield self.section(text(f"{section}-heading"), width)
            for paragraph in text(section, version=__version__, kept=self.nav.kept("about")).split("\n\n"):
                yield self.said(StyledText(paragraph, size=BODY), width)

    def _ace(self, area: pygame.Rect) -> InParts[list[Block]]:
        text, px, width = self.services.words.text, self.assets.canvas.px, area.w
        told = [
            self.said(StyledText(text("about-ace-name"), Face.HEADING, 25), width, centred=True),
            self.said(StyledText(text("about-ace"), Face.ITALIC, 20, palette.FADED_INK), width, centred=True),
        ]
        high = min(px(PLATE_HIGH), area.h - sum(block.high for block in told) - px(PLATE_FRAME + 8))

        yield
        face = yield from self.assets.unmarked().face_in_parts(ACE, high)

        def print_ace(area: pygame.Rect) -> None:
            place = pygame.Rect(0, 0, width_of(high), high)
            place.center = area.center
            plate(self.scene.background, self.assets, face, place)

        return [Block(high + px(PLATE_FRAME), print_ace), *told]

"""Pages with the museum's name, logo and words: its welcome in attract mode, and its closing after a visit."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

import pygame

from crowe_table import palette
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import heading
from crowe_table.gui.pages.book import LEFT_TYPE, RIGHT_TYPE, BookPage
from crowe_table.gui.pages.flow import Block, height, lay
from crowe_table.gui.screen import Navigator, Services

DrawPicture: TypeAlias = Callable[[tuple[int, int]], pygame.Surface | None]
"""Returns the picture at the left for a size in pixels, or None if it cannot be read."""
WORDS_SIZES, INVITATION_SIZE, SOURCE_SIZE = range(28, 17, -1), 34, 16
"""Text sizes of the words (the first one that fits is used), of the invitation, and of a source."""
GAP = 12
"""Gap between words and source, in table units."""


class OwnWordsPage(BookPage):
    """A page with the logo at the left, and the museum's name and words at the right."""

    def __init__(
        self,
        services: Services,
        nav: Navigator,
        picture: DrawPicture | None,
        words: tuple[str, str],
        invitation: Callable[[], str] = str,
        source: str = "",
    ) -> None:
        """Create the page. ``picture`` draws what fits into a size in pixels. ``words`` are the name and the text.

        ``invitation`` returns the line at the foot, and ``source`` says where the facts come from.
        """
        super().__init__(services, nav)
        self._draw = picture
        self._words = words
        self._invitation = invitation
        self._source = source
        self._picture: pygame.Surface | None = None

    def back(self) -> None:
        """Do nothing: there is no previous page."""

    def compose(self) -> Iterator[None]:
        left, right, px = self.rect(LEFT_TYPE), self.rect(RIGHT_TYPE), self.assets.canvas.px
        if self._draw and self._picture is None:
            self._picture = self._draw(left.size)
        yield
        if self._picture:
            self.scene.background.blit(self._picture, self._picture.get_rect(center=left.center))
        name, text = self._words
        y = heading(self.scene.background, self.assets, right, name)
        y += px(12)
        words = StyledText(self._invitation(), Face.DISPLAY_ITALIC, INVITATION_SIZE, palette.RUBRIC)
        foot = [self.said(words, right.w, centred=True)]
        room = right.bottom - height(foot, 0) - y
        every = (self._words_and_source(text, size, right.w) for size in WORDS_SIZES)
        said = next(
            (each for each in every if height(each, px(GAP)) <= room),
            self._words_and_source(text, WORDS_SIZES[-1], right.w),
        )
        lay(said, pygame.Rect(right.x, y, right.w, 0), px(GAP))
        lay(foot, pygame.Rect(right.x, right.bottom - height(foot, 0), right.w, 0), 0)

    def _words_and_source(self, text: str, size: int, width: int) -> list[Block]:
        source = StyledText(self._source, Face.ITALIC, SOURCE_SIZE, palette.FADED_INK)
        parts = (StyledText(text, size=size), *([source] if self._source else []))
        return [self.said(part, width) for part in parts]

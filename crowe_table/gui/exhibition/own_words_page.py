"""Pages with the museum's name, logo and words: its welcome in attract mode, and its closing after a visit."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

from crowe_table import palette
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import heading
from crowe_table.gui.exhibition.object_page import load_picture
from crowe_table.gui.pages.book import LEFT_TYPE, RIGHT_TYPE, BookPage
from crowe_table.gui.pages.flow import height, lay
from crowe_table.gui.screen import Navigator, Services

WORDS_SIZE, INVITATION_SIZE = 28, 34
"""Text sizes of the museum's words and of the invitation."""


class OwnWordsPage(BookPage):
    """A page with the logo at the left, and the museum's name and words at the right."""

    def __init__(
        self,
        services: Services,
        nav: Navigator,
        logo: Path | None,
        words: tuple[str, str],
        invitation: Callable[[], str] = str,
    ) -> None:
        """Create the page. ``words`` are the name and the text. ``invitation`` returns the line at the foot."""
        super().__init__(services, nav)
        self._logo = logo
        self._words = words
        self._invitation = invitation
        self._picture: pygame.Surface | None = None

    def back(self) -> None:
        """Do nothing: there is no previous page."""

    def compose(self) -> Iterator[None]:
        left, right, px = self.rect(LEFT_TYPE), self.rect(RIGHT_TYPE), self.assets.canvas.px
        if self._logo and self._picture is None:
            self._picture = load_picture(self._logo, left.size)
        yield
        if self._picture:
            self.scene.background.blit(self._picture, self._picture.get_rect(center=left.center))
        name, text = self._words
        y = heading(self.scene.background, self.assets, right, name)
        said = [self.said(StyledText(text, size=WORDS_SIZE), right.w)]
        lay(said, pygame.Rect(right.x, y + px(12), right.w, 0), 0)
        words = StyledText(self._invitation(), Face.DISPLAY_ITALIC, INVITATION_SIZE, palette.RUBRIC)
        foot = [self.said(words, right.w, centred=True)]
        lay(foot, pygame.Rect(right.x, right.bottom - height(foot, 0), right.w, 0), 0)

"""The page about games that an earlier run could not save. It is shown once, at the next start."""

from collections.abc import Callable, Iterator, Sequence

import pygame

from crowe_table.gui.controls.button import Press
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.draw.typeset import heading
from crowe_table.gui.pages.book import LEFT_TYPE, RIGHT_TYPE, BookPage
from crowe_table.gui.pages.flow import BODY, lay
from crowe_table.gui.pages.foot import GAP
from crowe_table.gui.screen import Navigator, Services
from crowe_table.hosting.losses import Loss
from crowe_table.hosting.new_table import displayable
from crowe_table.words import Words
from crowe_table.words.facts import day_of

MOST = 4
"""Maximum number of tables that are listed one by one."""


class LostPage(BookPage):
    """The list of lost games. It opens over the title page or a table."""

    def __init__(self, services: Services, nav: Navigator, losses: Sequence[Loss], told: Callable[[], None]) -> None:
        """Create the page. ``told`` is called when the page closes, so that the losses are not reported again."""
        super().__init__(services, nav)
        self._losses = losses
        self._told = told

    def first(self) -> str:
        return "on"

    def back(self) -> None:
        self._told()
        super().back()

    def compose(self) -> None:
        text, left, right = self.services.words.text, self.rect(LEFT_TYPE), self.rect(RIGHT_TYPE)
        y = heading(self.scene.background, self.assets, left, text("lost-heading"))
        told = self.said(StyledText(text("lost-told"), size=BODY), left.w)
        lay([told], pygame.Rect(left.x, y, left.w, left.bottom - y), 0)
        lost = [self.said(StyledText(line, size=BODY), right.w) for line in lines(self.services.words, self._losses)]
        on = self.pressed(Press("on", text("lost-on"), self.back, hint=text("key-menu")), right.w)
        lay([*lost, on], right, self.assets.canvas.px(2 * GAP))


def lines(words: Words, losses: Sequence[Loss]) -> Iterator[str]:
    """Yield a line for each loss. If there are too many, the last line says how many are not listed."""
    for loss in losses[:MOST]:
        kind = "lost-whole" if loss.whole else "lost-last"
        if loss.day:
            game = words.game(loss.game).text(f"game-{loss.game}")
            yield words.text(kind, game=game, date=day_of(words, loss.day))
        else:
            yield words.text(f"{kind}-file", file=displayable(loss.session.name))
    if more := len(losses[MOST:]):
        yield words.text("lost-more", number=more)

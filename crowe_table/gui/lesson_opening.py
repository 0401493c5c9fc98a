"""The sheet before a lesson: the aim of the game, and a picture of its end."""

from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import replace

import pygame

from crowe_table import palette
from crowe_table.engine.core import Reason
from crowe_table.engine.journal import Header
from crowe_table.gui.controls.button import Press
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.draw.parts import InParts
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import heading_height
from crowe_table.gui.pages.flow import Block, height, space
from crowe_table.gui.pages.foot import GAP
from crowe_table.gui.pages.page import Page
from crowe_table.gui.pages.sheet import CLEAR_OF_RING, ColumnSheet
from crowe_table.gui.screen import Navigator, Screen, Services
from crowe_table.gui.table.past_picture import PastPicture
from crowe_table.hosting.lessons import LessonEnding, aim_of_game, lessons_of, play_out
from crowe_table.kit.lessons import LEARNER
from crowe_table.words.characters import company_of
from crowe_table.words.terms import plain

AIM, CAPTION = 22, 18
"""Text sizes of the aim and of the caption below the picture."""
POLL = 0.004
"""Seconds of each step that are spent waiting for the computer players. They play in a thread."""


class LessonOpeningSheet(ColumnSheet):
    """The aim of a game in one sentence, with a picture of a table at the end of such a game.

    Computer players finish the game of the lesson for the picture, before the sheet appears.
    """

    WIDE, MARGIN = 860, 28
    WIDER: tuple[int, ...] = ()

    def __init__(self, services: Services, nav: Navigator, behind: Screen, head: Header, deal: int) -> None:
        """Create the sheet for a deal of a lesson, whose session begins with ``head``."""
        super().__init__(services, nav, behind)
        self._head, self._deal, self._lesson = head, deal, lessons_of(head.game)[deal]
        self._ending: LessonEnding | None = None
        self._picture = pygame.Surface((1, 1))
        self._drawn_for: Assets | None = None
        """The assets for which the picture was drawn."""
        self.picture_area = pygame.Rect(0, 0, 0, 0)
        """Area of the picture in the window, in pixels."""
        self._refusal: Reason | None = None
        company = company_of(head.players, LEARNER, head.coinage)
        self._words = services.words.game(head.game).to(company)
        self._aim = plain(self._words.reason(aim_of_game(head, self._lesson)))

    def first(self) -> str:
        return "begin"

    def title(self) -> str:
        return self._words.text(f"game-{self._head.game}")

    def build_in_parts(self) -> Iterator[None]:
        first = not self._opened
        yield from super().build_in_parts()
        if first:
            self.services.trace(f"opened lesson {self._head.game} {self._deal + 1}")

    def fitting(self) -> InParts[Box]:
        if self._ending is None:
            with ThreadPoolExecutor(1) as thread:
                played = thread.submit(play_out, self._head, self._lesson)
                while not played.done():
                    wait([played], POLL)
                    yield
            self._ending = played.result()
        if self._drawn_for is not self.services.assets:
            yield from self._draw(self._ending)
        return (yield from super().fitting())

    def _draw(self, ending: LessonEnding) -> InParts[None]:
        """Draw the table at the end of the game, in the size that it has in play."""
        services = replace(self.services, words=self._words)
        table = PastPicture(services, ending, ending.view)
        yield
        yield from table.lay_in_parts()
        self._picture = yield from table.draw_in_parts(ending.view, table.size[0], winners=ending.winners)
        self._drawn_for = self.services.assets

    def blocks(self, width: int) -> Iterable[Block]:
        text, px, words = self._words.text, self.assets.canvas.px, self._words
        winners = self._ending.winners if self._ending else ()
        stays = "lessons-back" if isinstance(self.behind, Page) else "lesson-opening-stay"
        foot = [
            Press("back", text(stays), self.back, hint=text("key-menu")),
            Press(
                "begin",
                text("lesson-opening-deal" if self._deal else "lesson-opening-begin", number=self._deal + 1),
                self._begin,
            ),
        ]
        told = [self.said(StyledText(self._aim, size=AIM), width, centred=True)]
        if winners:
            won = text("end-heading-won", seats=winners, number=len(winners))
            caption = text("lesson-opening-end", won=won)
            told.append(self.said(StyledText(caption, Face.ITALIC, CAPTION, palette.FADED_INK), width, centred=True))
        if self._refusal:
            why = words.reason(self._refusal)
            told.append(self.said(StyledText(why, size=CAPTION, colour=palette.RUBRIC), width, centred=True))
        row = [space(px(CLEAR_OF_RING)), self.side_by_side(foot, width)]
        used = height([*told, *row], px(GAP)) + heading_height(self.assets, width, self.title(), self.HEADING)
        room = self.assets.canvas.h - px(2 * self.MARGIN + self.CLEAR + 2 * GAP) - used
        return [told[0], self._pictured(width, room), *told[1:], *row]

    def _pictured(self, width: int, room: int) -> Block:
        """Return the picture, as large as it can be in this width and height in pixels."""
        w, h = self._picture.get_size()
        scale = max(0.01, min(width / w, room / h))
        picture = pygame.transform.smoothscale(self._picture, (round(w * scale), round(h * scale)))

        def lay(area: pygame.Rect) -> None:
            self.picture_area = self.scene.background.blit(picture, picture.get_rect(midtop=area.midtop))

        return Block(picture.get_height(), lay)

    def _begin(self) -> None:
        self._refusal = self.nav.play_lesson(self._head.game, self._deal)
        if self._refusal:
            self.rebuilt()

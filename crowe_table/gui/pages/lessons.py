"""The page Learn a Game, with the games that have a lesson."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass

import pygame

from crowe_table import palette
from crowe_table.engine.core import Reason
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import ListEntry, entry_height
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import heading
from crowe_table.gui.pages.book import LEFT_TYPE, RIGHT_TYPE, SpreadPage
from crowe_table.gui.pages.flow import BODY, Block, height, lay, space
from crowe_table.gui.pages.sheet import CLEAR_OF_RING, ColumnSheet
from crowe_table.gui.screen import Navigator, Screen, Services
from crowe_table.hosting.lessons import lesson_of

GAP = 2
"""Gap in table units between games in the list."""


class LessonsPage(SpreadPage):
    """The games with a lesson, sorted by name, over both pages."""

    def __init__(self, services: Services, nav: Navigator, slugs: Collection[str]) -> None:
        """Create the page. ``slugs`` are the games whose lessons are listed."""
        super().__init__(services, nav)
        words = services.words
        self._slugs = sorted(slugs, key=lambda slug: words.sort_key(words.game(slug).text(f"game-{slug}")))
        self._refusal: Reason | None = None

    def first(self) -> str:
        return f"lesson-{self._slugs[0]}" if self._slugs else "back"

    def compose(self) -> Iterator[None]:
        words, px = self.services.words, self.assets.canvas.px
        area = self.rect(LEFT_TYPE)
        y = heading(self.scene.background, self.assets, area, words.text("lessons-heading"))
        told = words.reason(self._refusal) if self._refusal else words.text("lessons-line")
        ink = palette.RUBRIC if self._refusal else palette.FADED_INK
        line = [self.said(StyledText(told, Face.ITALIC, 20, ink), area.w)]
        lay(line, pygame.Rect(area.x, y, area.w, 0), 0)
        y += height(line, 0) + px(8)
        back = Press("back", words.text("lessons-back"), self.back, hint=words.text("key-menu"))
        left = pygame.Rect(area.x, y, area.w, area.bottom - y)
        yield
        listed = (self._listed(slug, area.w) for slug in self._slugs)
        yield from self.run_on(listed, [left, self.rect(RIGHT_TYPE)], px(GAP), [back])

    def _listed(self, slug: str, width: int) -> Block:
        words, lesson = self.services.words.game(slug), lesson_of(slug)
        entry = ListEntry(
            key=f"lesson-{slug}",
            title=words.text(f"game-{slug}"),
            lines=(words.text("lessons-steps", number=len(lesson.steps) if lesson else 0),),
            act=self._beginner(slug),
        )
        return Block(entry_height(self.assets, entry, width), lambda area: self.line(area, entry))

    def _beginner(self, slug: str) -> Callable[[], None]:
        def begin() -> None:
            self._refusal = self.nav.play_lesson(slug)
            if self._refusal:
                self.recompose()

        return begin


@dataclass(frozen=True)
class OfferedWays:
    """The callbacks for a player's first game: take the lesson, or play."""

    be_taught: Callable[[], None]
    play: Callable[[], None]


class OfferSheet(ColumnSheet):
    """A sheet that offers the lesson of a game to a player who plays the game for the first time."""

    def __init__(self, services: Services, nav: Navigator, behind: Screen, slug: str, ways: OfferedWays) -> None:
        super().__init__(services, nav, behind)
        self._words = services.words.game(slug)
        self._slug = slug
        self._ways = ways

    def first(self) -> str:
        return "taught"

    def title(self) -> str:
        return self._words.text("offer-lesson-heading", game=self._words.text(f"game-{self._slug}"))

    def blocks(self, width: int) -> list[Block]:
        words, lesson = self._words, lesson_of(self._slug)
        told = words.text("offer-lesson-told", number=len(lesson.steps) if lesson else 0)
        presses = [
            Press("taught", words.text("offer-lesson-yes"), lambda: self._go(self._ways.be_taught)),
            Press("play", words.text("offer-lesson-no"), lambda: self._go(self._ways.play)),
        ]
        return [
            self.said(StyledText(told, size=BODY), width, centred=True),
            space(self.assets.canvas.px(CLEAR_OF_RING)),
            *(self.pressed(press, width) for press in presses),
        ]

    def _go(self, way: Callable[[], None]) -> None:
        self.back()
        way()

"""The page Learn a Game, with the games that have a lesson."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass

import pygame

from crowe_table import games, palette
from crowe_table.engine.core import Reason
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import ListEntry, ListLine, entry_height
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import ButtonState, StyledText
from crowe_table.gui.draw.scene import Scene
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import heading
from crowe_table.gui.pages.book import LEFT_WIDE, RIGHT_WIDE, SpreadPage
from crowe_table.gui.pages.flow import BODY, Block, height, lay, space
from crowe_table.gui.pages.pagination import Figure
from crowe_table.gui.pages.pictures import picture_of, small_picture, small_picture_in_parts
from crowe_table.gui.pages.sheet import CLEAR_OF_RING, ColumnSheet
from crowe_table.gui.screen import Navigator, Screen, Services
from crowe_table.hosting.differences import differences
from crowe_table.hosting.lessons import first_undone, lesson_minutes, lessons_taken, step_count
from crowe_table.hosting.listing import SavedGame
from crowe_table.words.facts import title_in_list
from crowe_table.words.table_rules import TableRules

GAP = 2
"""Gap in table units between games in the list."""
PICTURE, BESIDE = (76, 53), 14
"""Size of a game's picture, and gap between the picture and the text, in table units."""


class LessonsPage(SpreadPage):
    """The games with a lesson, the easiest first, over both pages."""

    def __init__(
        self, services: Services, nav: Navigator, slugs: Collection[str], saved: Collection[SavedGame] = ()
    ) -> None:
        """Create the page. ``slugs`` are the games whose lessons are listed, and ``saved`` the saved sessions."""
        super().__init__(services, nav)
        self._slugs = sorted(slugs, key=self._place)
        self._saved = tuple(saved)
        self._taken: dict[tuple[str, str], int] = {}
        """Maximum number of steps done in a saved lesson, by game and name of the deal."""
        self._refusal: Reason | None = None

    def first(self) -> str:
        return f"lesson-{self._slugs[0]}" if self._slugs else "back"

    def prepare(self) -> Iterator[object]:
        """Read the saved lessons, and draw the pictures in advance."""
        for slug, deal, done in lessons_taken(self._saved):
            self._taken[slug, deal] = max(done, self._taken.get((slug, deal), 0))
            yield slug
        for slug in self._slugs:
            yield from small_picture_in_parts(self.assets, _picture(slug), _size(self.assets))
            yield slug

    def compose(self) -> Iterator[None]:
        words, px = self.services.words, self.assets.canvas.px
        area = self.rect(LEFT_WIDE)
        y = heading(self.scene.background, self.assets, area, words.text("lessons-heading"))
        told = words.reason(self._refusal) if self._refusal else words.text("lessons-line")
        ink = palette.RUBRIC if self._refusal else palette.FADED_INK
        line = [self.said(StyledText(told, Face.ITALIC, 20, ink), area.w)]
        lay(line, pygame.Rect(area.x, y, area.w, 0), 0)
        y += height(line, 0) + px(4)
        back = Press("back", words.text("lessons-back"), self.back, hint=words.text("key-menu"))
        left = pygame.Rect(area.x, y, area.w, area.bottom - y)
        yield
        yield from self.run_on(self._blocks(area.w), [left, self.rect(RIGHT_WIDE)], px(GAP), [back])

    def _place(self, slug: str) -> tuple[int, str]:
        words = self.services.words
        return self._difficulty(slug), words.sort_key(words.game(slug).text(f"game-{slug}"))

    def _difficulty(self, slug: str) -> int:
        return int(self.services.words.game(slug).text(f"game-{slug}-difficulty"))

    def _blocks(self, width: int) -> Iterator[Block]:
        text, sizes, last = self.services.words.text, Counter(map(self._difficulty, self._slugs)), 0
        for slug in self._slugs:
            difficulty = self._difficulty(slug)
            if difficulty != last and len(sizes) > 1:
                told = text(f"seat-difficulty-{difficulty}")
                yield self.section(told[:1].upper() + told[1:], width)
            last = difficulty
            yield self._listed(slug, width)

    def _listed(self, slug: str, width: int) -> Block:
        words = self.services.words.game(slug)
        entry = ListEntry(
            key=f"lesson-{slug}",
            title=title_in_list(self.services.words, slug),
            lines=(words.text(f"game-{slug}-line"),),
            act=self._beginner(slug),
            mark=self._mark(slug),
            indent=PICTURE[0] + BESIDE,
            min_height=PICTURE[1] + 2 * GAP,
        )

        def lay_line(area: pygame.Rect) -> None:
            self.add(LessonLine(self.scene, self.assets, area, entry, _picture(slug)))

        return Block(entry_height(self.assets, entry, width), lay_line)

    def _mark(self, slug: str) -> str:
        """Return a text with the length of the lesson, or with the visitor's progress if it was begun."""
        text, steps = self.services.words.text, step_count(slug)
        taken = [done for (game, _), done in self._taken.items() if game == slug]
        if not taken:
            return text("contents-length", minutes=lesson_minutes(slug))
        done = sum(taken)
        return text("lessons-done") if done >= steps else text("lessons-begun", number=done, count=steps)

    def _beginner(self, slug: str) -> Callable[[], None]:
        def begin() -> None:
            self._refusal = self.nav.open_lesson(slug, first_undone(slug, self._taken))
            if self._refusal:
                self.recompose()

        return begin


class LessonLine(ListLine):
    """The line of a lesson, with the picture of its game at the left."""

    def __init__(self, scene: Scene, assets: Assets, area: pygame.Rect, entry: ListEntry, figure: Figure) -> None:
        self._figure = figure
        super().__init__(scene, assets, area, entry)

    def picture(self, state: ButtonState) -> pygame.Surface:
        surface, (w, h) = super().picture(state), _size(self._assets)
        print_ = small_picture(self._assets, self._figure, (w, h))
        surface.blit(print_, (self._assets.margin, (surface.get_height() - h) // 2))
        return surface


def _picture(slug: str) -> Figure:
    return picture_of(slug, games.game(slug).kind)


def _size(assets: Assets) -> tuple[int, int]:
    return assets.canvas.px(PICTURE[0]), assets.canvas.px(PICTURE[1])


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
        words = self._words
        told = words.text("offer-lesson-told", number=step_count(self._slug))
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


class DifferencesSheet(ColumnSheet):
    """A sheet before the first table of a preset. It says what one must do otherwise than in the lesson."""

    WIDE = 600

    def __init__(
        self, services: Services, nav: Navigator, behind: Screen, rules: TableRules, play: Callable[[], None]
    ) -> None:
        super().__init__(services, nav, behind)
        self._words = services.words.game(rules.slug)
        self._rules = rules
        self._play = play

    def first(self) -> str:
        return "play"

    def title(self) -> str:
        return self._words.text("differs-heading", game=self._words.text(f"game-{self._rules.slug}"))

    def blocks(self, width: int) -> list[Block]:
        words = self._words
        preset = words.text(f"preset-{self._rules.preset}")
        return [
            self.said(StyledText(words.text("differs-from-lesson", name=preset), Face.ITALIC, 19), width, centred=True),
            *(self.said(StyledText(f"• {each}", size=BODY), width) for each in differences(words, self._rules)),
            space(self.assets.canvas.px(CLEAR_OF_RING)),
            self.pressed(Press("play", words.text("differs-play"), self._go), width),
        ]

    def _go(self) -> None:
        self.back()
        self._play()

"""The pages of an exhibition: the games that are offered, and the sheets that ask or tell something in between."""

from collections.abc import Callable, Iterator, Mapping

import pygame

from crowe_table import palette
from crowe_table.gui.controls.button import Press
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import heading
from crowe_table.gui.exhibition.checks import PlainScreen
from crowe_table.gui.pages.book import LEFT_WIDE, RIGHT_TYPE, RIGHT_WIDE, BookPage, SpreadPage
from crowe_table.gui.pages.flow import BODY, Block, divided, gathered, lay, space
from crowe_table.gui.pages.foot import above, row_areas
from crowe_table.gui.pages.sheet import CLEAR_OF_RING, ColumnSheet
from crowe_table.gui.screen import Navigator, Screen, Services
from crowe_table.hosting.lessons import taught

GAP = 10
"""Table units between two games in the list: room for a finger."""
TRIES = 3
"""So often the number is asked for."""
HEADING, NAME = 34, 22
REACH = 250
"""Table units from the top below which a child or a seated visitor reaches everything, where there is room."""
DIGITS = ("123", "456", "789", "0")


class ChoosingPage(SpreadPage):
    """The games that are offered: one touch sits down."""

    def __init__(
        self,
        services: Services,
        nav: Navigator,
        seats: Mapping[str, int],
        limit: int,
        play: Callable[[str], None],
        leave: Callable[[], None],
    ) -> None:
        """``seats``: the games that are offered, and how many sit down to each; ``limit``: the minutes of a visit that
        made them be cut short, or 0.
        """
        super().__init__(services, nav)
        self._seats = seats
        self._limit = limit
        self._play = play
        self._leave = leave

    def back(self) -> None:
        self._leave()

    def compose(self) -> Iterator[None]:
        text, px = self.services.words.text, self.assets.canvas.px
        left, right = self.rect(LEFT_WIDE), self.rect(RIGHT_WIDE)
        y = heading(self.scene.background, self.assets, left, text("exhibition-choose"), HEADING)
        told = text("exhibition-choose-line")
        if self._limit:
            told += " " + text("exhibition-choose-limit", minutes=self._limit)
        line = self.said(StyledText(told, Face.ITALIC, BODY, palette.FADED_INK), right.w, centred=True)
        line.lay(pygame.Rect(right.x, right.y, right.w, line.high))
        y = max(y, right.y + line.high) + px(12)
        foot = [Press("done", text("exhibition-leave"), self._leave)]
        if any(slug in taught() for slug in self._seats):
            foot.insert(0, Press("lessons", text("exhibition-taught"), self.nav.open_lessons))
        yield
        tickets = yield from gathered(self._ticket(slug, left.w) for slug in self._seats)
        low = self.rect(Box(0, REACH, 0, 0)).y
        used = above(self.assets, right, row_areas(self.assets, right, foot))
        fits = len(divided(tickets, [left.bottom - low, used.bottom - low], px(GAP))) <= 2
        top = max(y, low) if fits else y
        rooms = [pygame.Rect(page.x, top, page.w, page.bottom - top) for page in (left, right)]
        yield from self.run_on(tickets, rooms, px(GAP), foot)

    def _ticket(self, slug: str, width: int) -> Block:
        """A game as a paper to be touched: its name, what it is, and how much of it is played, and against how many."""
        words = self.services.words.game(slug)
        against = words.text("exhibition-players", number=self._seats[slug] - 1)
        if self._limit:
            against = words.text("exhibition-short", form=words.text(f"game-{slug}-short"), against=against)
        press = Press(f"game-{slug}", words.text(f"game-{slug}"), lambda: self._play(slug), size=NAME)
        return self.pressed_telling(press, words.text(f"game-{slug}-line") + "\n" + against, width)


class IdleSheet(ColumnSheet):
    """Asks whether anybody is still there, and counts down."""

    def __init__(
        self, services: Services, nav: Navigator, behind: Screen, more: Callable[[], None], done: Callable[[], None]
    ) -> None:
        super().__init__(services, nav, behind)
        self._more, self._done = more, done
        self.left = 0
        """Seconds."""

    def back(self) -> None:
        self._more()

    def title(self) -> str:
        return self.services.words.text("exhibition-idle-heading")

    def blocks(self, width: int) -> list[Block]:
        text = self.services.words.text
        told = StyledText(text("exhibition-idle-told", seconds=self.left), size=BODY)
        return [
            self.said(told, width, centred=True),
            space(self.assets.canvas.px(CLEAR_OF_RING)),
            self.pressed(Press("more", text("exhibition-more"), self._more, size=28), width),
            self.pressed(Press("done", text("exhibition-done"), self._done), width),
        ]

    def count(self, left: int) -> None:
        """So many seconds are left."""
        if left != self.left:
            self.left = left
            self.recompose()


class SoonSheet(ColumnSheet):
    """Tells that the visit is nearly over."""

    def title(self) -> str:
        return self.services.words.text("exhibition-soon-heading")

    def blocks(self, width: int) -> list[Block]:
        text = self.services.words.text
        told = StyledText(text("exhibition-soon-told"), size=BODY)
        on = Press("on", text("exhibition-soon-on"), self.back)
        clear = space(self.assets.canvas.px(CLEAR_OF_RING))
        return [self.said(told, width, centred=True), clear, self.pressed(on, width)]


class PinSheet(ColumnSheet):
    """Asks staff for their number; what is written is shown as stars."""

    def __init__(self, services: Services, nav: Navigator, behind: Screen, pin: str, admit: Callable[[], None]) -> None:
        super().__init__(services, nav, behind)
        self._pin, self._admit = pin, admit
        self._tries = TRIES
        self._written = ""
        self._wrong = False

    def title(self) -> str:
        return self.services.words.text("exhibition-pin-heading")

    def keys(self) -> dict[int, Callable[[], None]]:
        figures = {getattr(pygame, f"K_{figure}"): self._writes(figure) for figure in "0123456789"}
        return {**figures, **{getattr(pygame, f"K_KP{figure}"): self._writes(figure) for figure in "0123456789"}}

    def blocks(self, width: int) -> list[Block]:
        text = self.services.words.text
        told = text("exhibition-pin-wrong") if self._wrong else text("exhibition-pin-told")
        said = "✓ " * len(self._written) if self._written else told
        rows = [[Press(f"figure-{each}", each, self._writes(each), size=28) for each in row] for row in DIGITS]
        foot = [
            Press("clear", text("exhibition-pin-clear"), self._clear),
            Press("back", text("exhibition-pin-back"), self.back),
        ]
        return [
            self.said(StyledText(said, size=BODY), width, centred=True),
            space(self.assets.canvas.px(CLEAR_OF_RING)),
            *(self.side_by_side(row, width) for row in rows),
            self.side_by_side(foot, width),
        ]

    def _writes(self, figure: str) -> Callable[[], None]:
        return lambda: self._write(figure)

    def _write(self, figure: str) -> None:
        self._written, self._wrong = self._written + figure, False
        if len(self._written) < len(self._pin):
            self.recompose()
        elif self._written == self._pin:
            self._admit()
        else:
            self._refuse()

    def _refuse(self) -> None:
        """Whoever does not know the number goes back to the table."""
        self._tries -= 1
        self._written, self._wrong = "", True
        if self._tries:
            self.recompose()
        else:
            self.back()

    def _clear(self) -> None:
        self._written, self._wrong = "", False
        self.recompose()


class RestingPage(BookPage):
    """Shown where the table failed too often: it waits for staff, or till it is tried again."""

    def compose(self) -> None:
        text, area = self.services.words.text, self.rect(RIGHT_TYPE)
        y = heading(self.scene.background, self.assets, area, text("exhibition-resting-heading"))
        told = [self.said(StyledText(text("exhibition-resting-told"), size=27), area.w, centred=True)]
        lay(told, pygame.Rect(area.x, y, area.w, 0), 0)

    def back(self) -> None:
        """There is nowhere to go."""


class DarkScreen(PlainScreen):
    """Outside opening hours: black, painted once."""

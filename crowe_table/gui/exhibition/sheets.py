"""Pages of an exhibition: the games on offer, and sheets with questions and notices."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial

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
from crowe_table.hosting.lessons import games_with_lessons
from crowe_table.hosting.pins import DIGITS, MAX_LENGTH, PinLock

GAP = 10
"""Gap in table units between two games in the list. It is wide enough for a finger."""
HEADING_SIZE, NAME_SIZE = 34, 22
"""Text sizes of the heading, and of the name of a game."""
REACHABLE_FROM = 250
"""Distance in table units from the top of the screen to the part that a child or a seated visitor can reach.

The games start there if they fit on one spread.
"""
DIGIT_ROWS = ("123", "456", "789")
"""Rows of digits on the pad. Below them are Clear, 0 and OK."""
TYPED_MARK = "✓ "
"""Mark that is shown for each typed digit."""
_KEY_PREFIXES = ("", "KP")
"""Prefixes in pygame's names of digit keys, on the keyboard and on the keypad."""


def minutes_and_seconds(seconds: int) -> str:
    """Return a duration as minutes and seconds, for example 1:05."""
    return f"{seconds // 60}:{seconds % 60:02}"


class ChoosingPage(SpreadPage):
    """The page with the games on offer. A touch on a game opens its table."""

    def __init__(
        self,
        services: Services,
        nav: Navigator,
        seats: Mapping[str, int],
        limit: int,
        play: Callable[[str], None],
        leave: Callable[[], None],
    ) -> None:
        """Create the page. ``seats`` maps each game on offer to its number of players.

        ``limit`` is the limit of a visit in minutes, if games were shortened to fit it. Otherwise it is 0.
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
        y = heading(self.scene.background, self.assets, left, text("exhibition-choose"), HEADING_SIZE)
        message = text("exhibition-choose-line")
        if self._limit:
            message += " " + text("exhibition-choose-limit", minutes=self._limit)
        line = self.said(StyledText(message, Face.ITALIC, BODY, palette.FADED_INK), right.w, centred=True)
        line.lay(pygame.Rect(right.x, right.y, right.w, line.high))
        y = max(y, right.y + line.high) + px(12)
        foot = [Press("done", text("exhibition-leave"), self._leave)]
        if any(slug in games_with_lessons() for slug in self._seats):
            foot.insert(0, Press("lessons", text("exhibition-taught"), self.nav.open_lessons))
        yield
        buttons = yield from gathered(self._game_button(slug, left.w) for slug in self._seats)
        reachable = self.rect(Box(0, REACHABLE_FROM, 0, 0)).y
        used = above(self.assets, right, row_areas(self.assets, right, foot))
        fits = len(divided(buttons, [left.bottom - reachable, used.bottom - reachable], px(GAP))) <= 2
        top = max(y, reachable) if fits else y
        areas = [pygame.Rect(page.x, top, page.w, page.bottom - top) for page in (left, right)]
        yield from self.run_on(buttons, areas, px(GAP), foot)

    def _game_button(self, slug: str, width: int) -> Block:
        """Return the button of a game, with its description and the number of opponents below."""
        words = self.services.words.game(slug)
        opponents = words.text("exhibition-players", number=self._seats[slug] - 1)
        if self._limit:
            opponents = words.text("exhibition-short", form=words.text(f"game-{slug}-short"), opponents=opponents)
        press = Press(f"game-{slug}", words.text(f"game-{slug}"), lambda: self._play(slug), size=NAME_SIZE)
        return self.pressed_telling(press, words.text(f"game-{slug}-line") + "\n" + opponents, width)


class IdleSheet(ColumnSheet):
    """The sheet that asks whether the visitor is still there, with a countdown."""

    def __init__(
        self, services: Services, nav: Navigator, behind: Screen, more: Callable[[], None], done: Callable[[], None]
    ) -> None:
        super().__init__(services, nav, behind)
        self._more, self._done = more, done
        self.left = 0
        """Seconds left."""

    def back(self) -> None:
        self._more()

    def title(self) -> str:
        return self.services.words.text("exhibition-idle-heading")

    def blocks(self, width: int) -> list[Block]:
        text = self.services.words.text
        message = StyledText(text("exhibition-idle-told", seconds=self.left), size=BODY)
        return [
            self.said(message, width, centred=True),
            space(self.assets.canvas.px(CLEAR_OF_RING)),
            self.pressed(Press("more", text("exhibition-more"), self._more, size=28), width),
            self.pressed(Press("done", text("exhibition-done"), self._done), width),
        ]

    def count(self, left: int) -> None:
        """Update the countdown."""
        if left != self.left:
            self.left = left
            self.recompose()


class EndingSoonSheet(ColumnSheet):
    """The notice that the visit is nearly over."""

    def title(self) -> str:
        return self.services.words.text("exhibition-soon-heading")

    def blocks(self, width: int) -> list[Block]:
        text = self.services.words.text
        message = StyledText(text("exhibition-soon-told"), size=BODY)
        on = Press("on", text("exhibition-soon-on"), self.back)
        clear = space(self.assets.canvas.px(CLEAR_OF_RING))
        return [self.said(message, width, centred=True), clear, self.pressed(on, width)]


class PinSheet(ColumnSheet):
    """The pad on which staff enter their PIN.

    It checks the digits only at OK. A check as soon as there are enough digits would reveal the length of the PIN.
    """

    WIDE = 540
    """Width in table units.

    A Clear key as wide as a digit then has room for its word in every language and the largest print.
    """

    def __init__(
        self, services: Services, nav: Navigator, behind: Screen, lock: PinLock, admit: Callable[[], None]
    ) -> None:
        super().__init__(services, nav, behind)
        self._lock, self._admit = lock, admit
        self._typed = ""
        self._wrong = False
        self._pause = lock.pause
        """Seconds of the pause that are shown now."""

    def title(self) -> str:
        return self.services.words.text("exhibition-pin-heading")

    def first(self) -> str:
        return "back" if self._pause else super().first()

    def keys(self) -> dict[int, Callable[[], None]]:
        keys = {pygame.K_BACKSPACE: self._take_back, pygame.K_DELETE: self._clear}
        for digit in DIGITS:
            for pad in _KEY_PREFIXES:
                keys[getattr(pygame, f"K_{pad}{digit}")] = partial(self._type_by_key, digit)
        return keys

    def step(self, now: float) -> bool:
        if self._lock.pause != self._pause:
            self._pause = self._lock.pause
            self.recompose()
        return super().step(now)

    @property
    def waiting(self) -> bool:
        return bool(self._pause) or super().waiting

    def blocks(self, width: int) -> list[Block]:
        text, open_ = self.services.words.text, not self._pause
        figures = {each: Press(f"figure-{each}", each, partial(self._type, each), "", open_, 28) for each in DIGITS}
        clear = Press("clear", text("exhibition-pin-clear"), self._clear, enabled=open_)
        enter = Press("enter", text("exhibition-pin-enter"), self._enter, enabled=open_)
        return [
            self._message(width),
            space(self.assets.canvas.px(CLEAR_OF_RING)),
            *(self.side_by_side([figures[each] for each in row], width) for row in DIGIT_ROWS),
            self.side_by_side([clear, figures["0"], enter], width),
            self.pressed(Press("back", text("exhibition-pin-back"), self.back), width),
        ]

    def _message(self, width: int) -> Block:
        """Return the text above the digits. It always has the height of its longest version, so that no digit moves."""
        text = self.services.words.text
        paused = text("exhibition-pin-paused", time=minutes_and_seconds(self._pause))
        wrong, asked = text("exhibition-pin-wrong"), text("exhibition-pin-told")
        if self._pause:
            shown = paused
        elif self._typed:
            shown = TYPED_MARK * len(self._typed)
        else:
            shown = wrong if self._wrong else asked
        message = self.said(StyledText(shown, size=BODY), width, centred=True)
        highest = max(self.said(StyledText(each, size=BODY), width).high for each in (paused, wrong, asked))
        return Block(highest, message.lay)

    def _type_by_key(self, digit: str) -> None:
        """Enter a digit that was typed on the keyboard, and move the focus to OK, so that Enter confirms."""
        self._type(digit)
        self.hold("enter")

    def _type(self, digit: str) -> None:
        if not self._pause and len(self._typed) < MAX_LENGTH:
            self._show(self._typed + digit)

    def _take_back(self) -> None:
        self._show(self._typed[:-1])

    def _clear(self) -> None:
        self._show("")

    def _show(self, typed: str, wrong: bool = False) -> None:
        self._typed, self._wrong = typed, wrong
        self.recompose()

    def _enter(self) -> None:
        if not self._typed:
            return
        if self._lock.admits(self._typed):
            self._admit()
            return
        self._pause = self._lock.pause
        self._show("", wrong=True)


class RestingPage(BookPage):
    """The page shown after too many failures, until staff come or the table is opened again."""

    def compose(self) -> None:
        text, area = self.services.words.text, self.rect(RIGHT_TYPE)
        y = heading(self.scene.background, self.assets, area, text("exhibition-resting-heading"))
        message = [self.said(StyledText(text("exhibition-resting-told"), size=27), area.w, centred=True)]
        lay(message, pygame.Rect(area.x, y, area.w, 0), 0)

    def back(self) -> None:
        """Do nothing: there is no previous page."""


class DarkScreen(PlainScreen):
    """A black screen outside opening hours. It is painted once."""

"""Pages of an exhibition: the games on offer, and sheets with questions and notices."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from crowe_table import games, palette
from crowe_table.gui.controls.button import Press
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.draw.paper import StyledText, line_width
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import heading
from crowe_table.gui.exhibition.checks import PlainScreen
from crowe_table.gui.pages.book import LEFT_WIDE, RIGHT_TYPE, RIGHT_WIDE, BookPage, SpreadPage
from crowe_table.gui.pages.flow import BODY, Block, divided, gathered, height, lay, space
from crowe_table.gui.pages.foot import above, row_areas
from crowe_table.gui.pages.pictures import picture_of, small_picture
from crowe_table.gui.pages.sheet import CLEAR_OF_RING, ColumnSheet
from crowe_table.gui.screen import Navigator, Screen, Services
from crowe_table.hosting.pins import DIGITS, MAX_LENGTH, PinLock

GAP, BUTTON_GAP = 10, 4
"""Gaps in table units between two games in the list, and above the buttons of one."""
HEADING_SIZE, NAME_SIZE, LINE_SIZE, ABOUT_SIZE, MESSAGE_SIZE = 34, 23, 17, 16, 17
"""Text sizes of the heading, of a game's name, description and length, and of the message."""
PICTURE_SIDE, PICTURE_GAP = 84, 12
"""Side of the picture of a game, and the gap beside it, in table units."""
REACHABLE_FROM = 250
"""Distance in table units from the top of the screen to the part that all visitors can reach."""
DIGIT_ROWS = ("123", "456", "789")
"""Rows of digits on the keypad. Below them are Clear, 0 and OK."""
TYPED_MARK = "✓ "
"""Mark that is shown for each typed digit."""
_KEY_PREFIXES = ("", "KP")
"""Prefixes in pygame's names of digit keys, on the keyboard and on the keypad."""


def minutes_and_seconds(seconds: int) -> str:
    """Return a duration as minutes and seconds, for example 1:05."""
    return f"{seconds // 60}:{seconds % 60:02}"


@dataclass(frozen=True)
class GameOffer:
    """A game on offer."""

    slug: str
    minutes: int
    has_lesson: bool
    is_short: bool = False
    """Whether the short form is played."""


def _below(area: pygame.Rect, top: int) -> pygame.Rect:
    return pygame.Rect(area.x, top, area.w, area.bottom - top)


class ChoosingPage(SpreadPage):
    """The page with the games on offer. One touch opens a table or a lesson."""

    def __init__(
        self,
        services: Services,
        nav: Navigator,
        offers: Sequence[GameOffer],
        message: str,
        play: Callable[[str], None],
        leave: Callable[[], None],
        has_famous_hands: bool,
    ) -> None:
        """Create the page. ``message`` stands beside its heading."""
        super().__init__(services, nav)
        self._offers = offers
        self._message = message
        self._has_famous_hands = has_famous_hands
        self._play = play
        self._leave = leave

    def back(self) -> None:
        self._leave()

    def compose(self) -> Iterator[None]:
        text, px = self.services.words.text, self.assets.canvas.px
        left, right = self.rect(LEFT_WIDE), self.rect(RIGHT_WIDE)
        y = heading(self.scene.background, self.assets, left, text("exhibition-choose"), HEADING_SIZE)
        line = self.said(StyledText(self._message, Face.ITALIC, MESSAGE_SIZE, palette.FADED_INK), right.w, centred=True)
        line.lay(pygame.Rect(right.x, right.y, right.w, line.high))
        below = max(y - left.y, line.high) + px(10)
        foot = [Press("done", text("exhibition-leave"), self._leave)]
        if self._has_famous_hands:
            foot.insert(0, Press("famous", text("title-exhibits"), self.nav.open_exhibits))
        yield
        offers = yield from gathered(self._offer(offer, left.w) for offer in self._offers)
        reachable = self.rect(Box(0, REACHABLE_FROM, 0, 0)).y
        areas = [_below(page, page.y + below) for page in (left, right)]
        low = [_below(page, max(page.y, reachable)) for page in areas]
        used = above(self.assets, right, row_areas(self.assets, right, foot))
        if len(divided(offers, [low[0].h, used.bottom - low[1].y], px(GAP))) <= len(low):
            areas = low
        yield from self.run_on(offers, areas, px(GAP), foot)

    def _offer(self, offer: GameOffer, width: int) -> Block:
        """Return a game: its picture, name, line of text and length, with two buttons of equal size below."""
        px = self.assets.canvas.px
        side, beside = px(PICTURE_SIDE), width - px(PICTURE_SIDE + PICTURE_GAP)
        name, plain, about = self._description(offer)
        minutes = self.said(about, beside)
        blocks = [self.said(name, beside), self.said(plain, beside)]
        shares_line = line_width(self.assets, name) + px(PICTURE_GAP) + line_width(self.assets, about) <= beside
        if not shares_line:
            blocks.append(minutes)
        high = max(side, height(blocks, 0))
        row = self.side_by_side(self._presses(offer), width)

        def lay_offer(area: pygame.Rect) -> None:
            shown = picture_of(offer.slug, games.game(offer.slug).kind)
            self.scene.background.blit(small_picture(self.assets, shown, (side, side)), area)
            lay(blocks, pygame.Rect(area.right - beside, area.y, beside, 0), 0)
            if shares_line:
                wide = line_width(self.assets, about)
                minutes.lay(pygame.Rect(area.right - wide, area.y + blocks[0].high - minutes.high, wide, 0))
            row.lay(pygame.Rect(area.x, area.bottom - row.high, width, row.high))

        return Block(high + px(BUTTON_GAP) + row.high, lay_offer)

    def _description(self, offer: GameOffer) -> tuple[StyledText, ...]:
        words, slug = self.services.words.game(offer.slug), offer.slug
        has_plain = words.has(f"game-{slug}-plain")
        plain = words.text(f"game-{slug}-plain") if has_plain else words.text(f"game-{slug}-line")
        about = words.text("exhibition-about", minutes=offer.minutes)
        return (
            StyledText(words.text(f"game-{slug}"), Face.HEADING, NAME_SIZE),
            StyledText(plain, size=LINE_SIZE),
            StyledText(about, Face.ITALIC, ABOUT_SIZE, palette.FADED_INK),
        )

    def _presses(self, offer: GameOffer) -> list[Press]:
        text, slug = self.services.words.text, offer.slug
        name = self.services.words.game(slug).text(f"game-{slug}")
        if offer.is_short:
            name = f"{name}, {self.services.words.game(slug).text(f'game-{slug}-short')}"
        play, show = text("exhibition-play"), text("exhibition-taught")
        presses = [Press(f"game-{slug}", play, lambda: self._play(slug), name=f"{play}: {name}")]
        if offer.has_lesson:
            presses.append(Press(f"show-{slug}", show, lambda: self._show(slug), name=f"{show}: {name}"))
        return presses

    def _show(self, slug: str) -> None:
        self.nav.open_lesson(slug)


class VisitorMenu(ColumnSheet):
    """The menu of a visitor at a table, with four entries."""

    def title(self) -> str:
        return self.services.words.text("menu-heading")

    def blocks(self, width: int) -> Iterator[Block]:
        text = self.services.words.text
        for press in (
            Press("resume", text("exhibition-menu-on"), self.back, hint=text("key-menu")),
            Press("rules", text("exhibition-menu-rules"), self.nav.open_rules),
            Press("start-over", text("exhibition-start-over"), self._start_over),
            Press("done", text("exhibition-done"), self._finish),
        ):
            yield self.pressed(press, width)

    def _start_over(self) -> None:
        self._after_asking("start-over", self.nav.leave_table)

    def _finish(self) -> None:
        self._after_asking("finish-visit", self.nav.quit)

    def _after_asking(self, name: str, act: Callable[[], None]) -> None:
        """Do something that ends the game. If the game is unfinished, ask first."""
        if self.nav.game_over():
            act()
        else:
            self.ask_first(name, act)


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

    A Clear key as wide as a digit then has room for its word in every language and print size.
    """

    def __init__(
        self, services: Services, nav: Navigator, behind: Screen, lock: PinLock, admit: Callable[[], None]
    ) -> None:
        super().__init__(services, nav, behind)
        self._lock, self._admit = lock, admit
        self._typed = ""
        self._wrong = False
        self._pause = lock.pause
        """Seconds that are left of the pause, as shown now. 0 if there is no pause."""

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

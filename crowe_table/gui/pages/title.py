"""The title page with the main menu, and a court card as frontispiece."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import SystemRandom

import pygame
from msgspec.structs import replace

from crowe_table import __version__, palette
from crowe_table.engine.cards import KING, KNAVE, QUEEN, SUITS, Card, make, rank, suit
from crowe_table.gui.controls.button import Press
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.draw.packs import width_of
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.draw.parts import InParts
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import (
    double_frame,
    double_rule,
    ornament_rule,
    plate,
    spaced,
)
from crowe_table.gui.pages.book import LEFT, LEFT_TYPE, BookPage
from crowe_table.gui.pages.flow import Block, gathered, height, lay, lay_in_parts
from crowe_table.gui.pages.foot import GAP
from crowe_table.gui.pages.summaries import summary_line
from crowe_table.gui.screen import Navigator, Services
from crowe_table.hosting.exhibits import Exhibit
from crowe_table.hosting.listing import SavedGame
from crowe_table.hosting.match import open_match
from crowe_table.hosting.shelf import Shelf
from crowe_table.words import Words, language_name, locales

COURTS: tuple[Card, ...] = tuple(make(of, colour) for colour in range(len(SUITS)) for of in (KNAVE, QUEEN, KING))
VERSES = {KNAVE: "frontispiece-knaves", QUEEN: "frontispiece-queens", KING: "frontispiece-kings"}
"""Messages of the verses below each court."""
PLATE_TOP, PLATE_HIGH = 86, 470
"""Top and maximum height of the court, in table units."""
FRAME = Box(672, 56, 496, 688)
TITLE_HIGH = 212
"""Maximum height of the title in table units."""
MIN_TITLE_SCALE = 0.5
"""Minimum scale of the title. The imprint is left out where the title would be smaller."""
LESSER = 20
"""Text size of the less important buttons."""


def any_court() -> Card:
    """Return one of the twelve court cards at random."""
    return SystemRandom().choice(COURTS)


def draw_title(
    background: pygame.Surface, assets: Assets, words: Words, place: tuple[int, int, int], scale: float
) -> Iterator[None]:
    """Draw the title of the program, one line at each step. ``place`` is its left and right edge and its top."""
    (left, right, top), px = place, assets.canvas.px
    lines = (
        (words.text("title-house"), Face.HEADING, 38 * scale, 1.5, palette.INK, 0),
        (words.text("title-table").upper(), Face.GREAT, 92 * scale, 11 * scale, palette.INK, 40),
        (words.text("title-of"), Face.DISPLAY_ITALIC, 28 * scale, 1, palette.INK, 118),
        (words.text("title-games").upper(), Face.GREAT, 54 * scale, 13, palette.RUBRIC, 150),
    )
    for text, face, size, apart, colour, down in lines:
        line = spaced(assets, text, face, size, apart, colour)
        background.blit(line, line.get_rect(midtop=((left + right) // 2, top + px(down * scale))))
        yield
    double_rule(background, assets, left + px(60), right - px(60), top + px(204 * scale))


class TitlePage(BookPage):
    """The title page."""

    def __init__(
        self,
        services: Services,
        nav: Navigator,
        shelf: Shelf,
        exhibits: Callable[[], Sequence[Exhibit]],
        court: Card | None = None,
    ) -> None:
        """Create the page. ``exhibits`` returns the famous hands. If there are any, the page has a button for them."""
        super().__init__(services, nav)
        self._shelf = shelf
        self._exhibits = exhibits
        self._court = any_court() if court is None else court
        self._unfinished: SavedGame | None = None
        self._any_saved = False
        self._seen = 0
        """Change counter of the shelf when the page was last composed."""

    def back(self) -> None:
        self.ask_first("leave-house", self.nav.quit, self.nav.kept("leave-house"))

    @property
    def outdated(self) -> bool:
        """Whether a table was played, finished or deleted since the page was last composed."""
        return (self._shelf.latest(), not self._shelf.empty) != (self._unfinished, self._any_saved)

    def invalidate(self) -> None:
        """Compose the page again if it is outdated."""
        if self.outdated:
            self.recompose()
        super().invalidate()

    def step(self, now: float) -> bool:
        """Compose the page again when the shelf has found more tables."""
        if self._shelf.changes != self._seen and self._pressed is None:
            self._seen = self._shelf.changes
            if (self._shelf.latest(refresh=False), not self._shelf.empty) != (self._unfinished, self._any_saved):
                self.recompose()
        return super().step(now)

    def compose(self) -> Iterator[None]:
        self._seen = self._shelf.changes
        self._unfinished, self._any_saved = self._shelf.latest(), not self._shelf.empty
        frame = self.rect(FRAME)
        double_frame(self.scene.background, self.assets, frame)
        blocks = yield from gathered(self._blocks(frame.w - self.assets.canvas.px(32)))
        above = frame.bottom
        if self._title_scale(frame, self._menu_top(frame, blocks, self._imprint_top(frame))) >= MIN_TITLE_SCALE:
            above = self._imprint(frame)
        yield
        above = yield from self._lay_menu(frame, blocks, above)
        yield
        yield from self._title(frame, above)
        yield
        yield from self._frontispiece()

    # --- the left page

    def _frontispiece(self) -> Iterator[None]:
        """Draw the court card in its frame, as large as the text below it allows."""
        assets, words, background = self.assets, self.services.words, self.scene.background
        px, page = assets.canvas.px, self.rect(LEFT_TYPE)
        court = self._court
        name = words.text("frontispiece-name", rank=rank(court), suit=suit(court))
        yield
        below = [
            self.said(StyledText(name, Face.HEADING, 29), page.w, centred=True),
            self.said(StyledText(words.text(VERSES[rank(court)]), Face.DISPLAY_ITALIC, 22), page.w, centred=True),
            self.said(
                StyledText(words.text("frontispiece-poet"), Face.HEADING, 19, palette.FADED_INK), page.w, centred=True
            ),
        ]
        yield
        bottom, top = (yield from self._languages(page)) - px(18), assets.canvas.point(0, PLATE_TOP)[1]
        high = min(px(PLATE_HIGH), bottom - px(60) - height(below, 0) - top)
        area = pygame.Rect(0, top, width_of(high), high)
        area.centerx = page.centerx
        face = yield from assets.unmarked().face_in_parts(court, high)
        yield
        plate(background, assets, face, area)
        yield
        lay(below, pygame.Rect(page.x, area.bottom + px(24), page.w, 0), 0)
        ornament_rule(background, assets, page.centerx, bottom)

    def _foot_of_left_page(self) -> int:
        """Return the lower edge of the left page's content. On an upright display the right page lies below it."""
        return self.rect(FRAME._replace(x=LEFT.x)).bottom

    def _languages(self, page: pygame.Rect) -> InParts[int]:
        """Lay out the buttons of the other languages at the foot. Return the top of the buttons."""
        bottom, settings = self._foot_of_left_page(), self.services.settings
        presses = list[Press]()
        for locale in locales():
            if locale != self.services.words.locale:
                take = partial(self.nav.change_settings, replace(settings, language=locale))
                presses.append(Press(f"language-{locale}", language_name(locale), take, size=LESSER))
                yield
        if not presses:
            return bottom
        row = self.side_by_side(presses, page.w)
        yield
        row.lay(pygame.Rect(page.x, bottom - row.high, page.w, row.high))
        return bottom - row.high

    # --- the right page

    def _title(self, frame: pygame.Rect, bottom: int) -> Iterator[None]:
        """Draw the title, as large as the buttons below it allow. The visitor's text size has no effect on it."""
        top = frame.y + self.assets.canvas.px(20)
        scale = self._title_scale(frame, bottom)
        yield from draw_title(
            self.scene.background, self.assets, self.services.words, (frame.x, frame.right, top), scale
        )

    def _title_scale(self, frame: pygame.Rect, bottom: int) -> float:
        px = self.assets.canvas.px
        return min(1.0, (bottom - frame.y - px(20)) / px(TITLE_HIGH))

    def _imprint_blocks(self, frame: pygame.Rect) -> list[Block]:
        words, wide = self.services.words, frame.w - self.assets.canvas.px(44)
        edition = words.text("title-edition", version=__version__)
        return [
            self.said(StyledText(words.text("title-imprint"), Face.DISPLAY_ITALIC, 22), wide, centred=True),
            self.said(StyledText(edition, Face.HEADING, 17, palette.FADED_INK), wide, centred=True),
        ]

    def _imprint_top(self, frame: pygame.Rect) -> int:
        return frame.bottom - self.assets.canvas.px(18) - height(self._imprint_blocks(frame), 0)

    def _imprint(self, frame: pygame.Rect) -> int:
        px, y = self.assets.canvas.px, self._imprint_top(frame)
        wide = frame.w - px(44)
        lay(self._imprint_blocks(frame), pygame.Rect(frame.centerx - wide // 2, y + px(6), wide, 0), 0)
        ends = (frame.x + px(40), y), (frame.right - px(40), y)
        pygame.draw.line(self.scene.background, palette.INK, *ends, max(1, px(1)))
        return y

    def _menu_top(self, frame: pygame.Rect, blocks: Sequence[Block], bottom: int) -> int:
        """Return the y coordinate of the top of the menu buttons, which end above ``bottom``."""
        px, high = self.assets.canvas.px, height(blocks, self.assets.canvas.px(GAP))
        most = bottom - px(8) - (frame.y + px(20 + TITLE_HIGH + 8))
        return bottom - px(16) - high - max(0, (most - high) // 2)

    def _lay_menu(self, frame: pygame.Rect, blocks: Sequence[Block], bottom: int) -> InParts[int]:
        """Lay out the menu buttons. Return their top."""
        px = self.assets.canvas.px
        y, wide = self._menu_top(frame, blocks, bottom), frame.w - px(32)
        yield from lay_in_parts(blocks, pygame.Rect(frame.centerx - wide // 2, y + px(8), wide, 0), px(GAP))
        return y

    def _blocks(self, wide: int) -> Iterator[Block]:
        """Yield a button for the unfinished table, one for a new table, and the less important buttons in pairs."""
        text, nav, unfinished = self.services.words.text, self.nav, self._unfinished
        if unfinished:
            go_on = Press("continue", text("title-continue"), lambda: self._continue(unfinished), size=24)
            yield self.pressed_telling(go_on, summary_line(self.services.words, unfinished), wide)
        yield self.pressed(Press("seat", text("title-take-a-seat"), nav.open_new_table, size=26), wide)
        lesser = [
            *([Press("saved", text("title-saved"), nav.open_saved, size=LESSER)] if self._any_saved else []),
            *([Press("exhibits", text("title-exhibits"), nav.open_exhibits, size=LESSER)] if self._exhibits() else []),
            Press("daily", text("title-daily"), nav.open_daily, size=LESSER),
            *self._match(),
            Press("lessons", text("title-lessons"), nav.open_lessons, size=LESSER),
            Press("rules", text("title-rules"), nav.open_rules, size=LESSER),
            Press("settings", text("title-settings"), nav.open_settings, size=LESSER),
            Press("about", text("title-about"), nav.open_about, size=LESSER),
            Press("leave", text("title-leave"), self.back, size=LESSER),
        ]
        for pair in (lesser[at : at + 2] for at in range(0, len(lesser), 2)):
            yield self.side_by_side(pair, wide) if len(pair) > 1 else self.pressed(pair[0], wide)

    def _match(self) -> list[Press]:
        """Return a button that continues the latest match, if the match is not over."""
        name = open_match(self._shelf.listed(refresh=False))
        press = Press("match", self.services.words.text("match-open"), lambda: self.nav.open_match(name), size=LESSER)
        return [press] if name else []

    def _continue(self, saved: SavedGame) -> None:
        if self.nav.resume(saved.path):
            self.nav.open_saved()

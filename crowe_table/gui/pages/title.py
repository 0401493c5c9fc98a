"""The title page, which is the first menu: a court card as frontispiece, and the ways into the house."""

import secrets
from collections.abc import Callable, Sequence

import pygame

from crowe_table import __version__, palette
from crowe_table.engine.cards import KING, KNAVE, QUEEN, SUITS, Card, make, rank, suit
from crowe_table.engine.layout import Box
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import TwoLineButton
from crowe_table.gui.draw.packs import width_of
from crowe_table.gui.draw.paper import StyledText, printed
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import (
    columns,
    double_frame,
    ink_lines,
    ornament_rule,
    plate,
    rows,
    spaced,
    thick_and_thin,
)
from crowe_table.gui.pages.page import BUTTON, GAP, LEFT_TYPE, BookPage
from crowe_table.gui.pages.summaries import told
from crowe_table.gui.screen import Navigator, Services
from crowe_table.hosting.exhibits import Exhibit
from crowe_table.hosting.shelf import SavedGame, Shelf

COURTS: tuple[Card, ...] = tuple(make(of, colour) for colour in range(len(SUITS)) for of in (KNAVE, QUEEN, KING))
VERSES = {KNAVE: "frontispiece-knaves", QUEEN: "frontispiece-queens", KING: "frontispiece-kings"}
PLATE_TOP, PLATE_HIGH = 86, 470
FRAME = Box(672, 56, 496, 688)
CONTINUE = 72
WAYS = Box(704, 299, 432, CONTINUE + 4 * (BUTTON + GAP))


def any_court() -> Card:
    """One of the twelve courts, for this visit."""
    return secrets.choice(COURTS)


class TitlePage(BookPage):
    """The title page and its frontispiece."""

    def __init__(
        self,
        services: Services,
        nav: Navigator,
        shelf: Shelf,
        exhibits: Callable[[], Sequence[Exhibit]],
        court: Card | None = None,
    ) -> None:
        """``exhibits`` finds the famous deals: only where there are any is there a way to them."""
        super().__init__(services, nav)
        self._shelf = shelf
        self._exhibits = exhibits
        self._court = any_court() if court is None else court
        self._unfinished: SavedGame | None = None
        self._any_saved = False

    def back(self) -> None:
        self.ask_first("leave-house", self.nav.quit)

    def invalidate(self) -> None:
        """A table may have been played, finished or thrown away since the page was last seen."""
        if (self._shelf.latest(), not self._shelf.empty) != (self._unfinished, self._any_saved):
            self.recompose()
        super().invalidate()

    def compose(self) -> None:
        self._unfinished, self._any_saved = self._shelf.latest(), not self._shelf.empty
        self._frontispiece()
        self._title()
        self._ways()

    # --- the left page

    def _frontispiece(self) -> None:
        assets, words, background = self.assets, self.services.words, self.scene.background
        page = self.rect(LEFT_TYPE)
        high = assets.canvas.px(PLATE_HIGH)
        area = pygame.Rect(0, assets.canvas.point(0, PLATE_TOP)[1], width_of(high), high)
        area.centerx = page.centerx
        plate(background, assets, self._court, area)
        y = area.bottom + assets.canvas.px(24)
        name = words.text("frontispiece-name", rank=rank(self._court), suit=suit(self._court))
        caption = printed(assets, StyledText(name, Face.HEADING, 29), page.w)
        background.blit(caption, caption.get_rect(midtop=(page.centerx, y)))
        y += caption.get_height() + assets.canvas.px(2)
        verse = printed(assets, StyledText(words.text(VERSES[rank(self._court)]), Face.DISPLAY_ITALIC, 22), page.w)
        background.blit(verse, verse.get_rect(midtop=(page.centerx, y)))
        y += verse.get_height() - assets.canvas.px(2)
        poet = printed(assets, StyledText(words.text("frontispiece-poet"), Face.HEADING, 19, palette.FADED_INK), page.w)
        background.blit(poet, poet.get_rect(topright=(page.centerx + verse.get_width() // 2, y)))
        ornament_rule(background, assets, page.centerx, self.rect(FRAME).bottom - assets.canvas.px(18))

    # --- the right page

    def _title(self) -> None:
        assets, words, background = self.assets, self.services.words, self.scene.background
        px = assets.canvas.px
        frame = self.rect(FRAME)
        double_frame(background, assets, frame)
        lines = (
            (spaced(assets, words.text("title-house"), Face.HEADING, 38, 1.5), 76),
            (spaced(assets, words.text("title-table").upper(), Face.GREAT, 92, 11), 116),
            (spaced(assets, words.text("title-of"), Face.DISPLAY_ITALIC, 28, 1), 194),
            (spaced(assets, words.text("title-games").upper(), Face.GREAT, 54, 13, palette.RUBRIC), 226),
        )
        for line, top in lines:
            background.blit(line, line.get_rect(midtop=(frame.centerx, assets.canvas.point(0, top)[1])))
        thick_and_thin(background, assets, frame.x + px(60), frame.right - px(60), assets.canvas.point(0, 280)[1])
        self._imprint(frame)

    def _imprint(self, frame: pygame.Rect) -> None:
        assets, words, background = self.assets, self.services.words, self.scene.background
        px = assets.canvas.px
        y = assets.canvas.point(0, 640)[1]
        pygame.draw.line(background, palette.INK, (frame.x + px(40), y), (frame.right - px(40), y), max(1, px(1)))
        inner = frame.w - px(60)
        whole = pygame.Rect(frame.x + px(30), y + px(8), inner, px(84))
        imprint = ink_lines(
            assets, StyledText(words.text("title-imprint"), Face.DISPLAY_ITALIC, 24), inner, px(58), centred=True
        )
        background.blit(imprint, imprint.get_rect(midtop=(frame.centerx, whole.y)))
        edition = words.text("title-edition", version=__version__)
        line = printed(assets, StyledText(edition, Face.HEADING, 18, palette.FADED_INK), inner)
        background.blit(line, line.get_rect(midbottom=(frame.centerx, frame.bottom - px(14))))

    def _ways(self) -> None:
        assets, text, nav = self.assets, self.services.words.text, self.nav
        px = assets.canvas.px
        area = self.rect(WAYS)
        top = pygame.Rect(area.x, area.y, area.w, px(CONTINUE))
        places = [top, *rows(area, top.bottom + px(GAP), 4, px(BUTTON), px(GAP))]
        unfinished = self._unfinished
        seat = Press("seat", text("title-take-a-seat"), nav.open_new_table, size=26)
        if unfinished:
            go_on = Press("continue", text("title-continue"), lambda: self._continue(unfinished), size=24)
            self.add(TwoLineButton(self.scene, assets, places[0], go_on, told(self.services.words, unfinished)))
            self.button(places[1], seat)
        else:
            self.button(places[0].union(places[1]).inflate(0, -px(48)), seat)
        lesser = [
            *([Press("saved", text("title-saved"), nav.open_saved)] if self._any_saved else []),
            *([Press("exhibits", text("title-exhibits"), nav.open_exhibits)] if self._exhibits() else []),
            Press("rules", text("title-rules"), nav.open_rules),
            Press("settings", text("title-settings"), nav.open_settings),
            Press("about", text("title-about"), nav.open_about),
        ]
        leave = Press("leave", text("title-leave"), self.back)
        for spot, way in zip(self._spots(places[2:], len(lesser)), (*lesser, leave), strict=True):
            self.button(spot, way)

    def _spots(self, places: list[pygame.Rect], lesser: int) -> list[pygame.Rect]:
        """Where the lesser ways stand, two in a row, and last the way out: by itself where there is room."""
        halves = [half for place in places for half in columns(place, 2, self.assets.canvas.px(GAP))]
        if lesser == len(halves) - 1:
            return halves
        if lesser == len(halves) - 2:
            return [*halves[:-2], places[-1]]
        return [places[0], *halves[2:-2], places[-1]]

    def _continue(self, saved: SavedGame) -> None:
        if self.nav.resume(saved.path):
            self.nav.open_saved()

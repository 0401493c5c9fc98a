"""The Famous Hands. The list is on the left page. The right page has the story and the task of one hand."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import pygame

from crowe_table import palette
from crowe_table.engine.core import Reason
from crowe_table.gui.controls.button import Press, press_height, press_width
from crowe_table.gui.controls.controls import ListEntry, entry_height
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import fan, fanned, heading, heading_height
from crowe_table.gui.pages.book import LEFT_TYPE, RIGHT_TYPE, SpreadPage
from crowe_table.gui.pages.flow import Block, divided, height, lay_in_parts, space
from crowe_table.gui.pages.foot import GAP as BETWEEN
from crowe_table.gui.pages.foot import above, row_areas
from crowe_table.gui.screen import Navigator, Services
from crowe_table.hosting.exhibits import Exhibit, hand_of
from crowe_table.words import Words

TITLE = 32
"""Text size of the title of a hand."""
GAP = 8
"""Gap in table units between texts."""
LIST_GAP = 2
"""Gap in table units between hands in the list."""
MIN_FAN = 130
"""Minimum height in table units of the fan of cards."""


@dataclass(frozen=True)
class Tale:
    """The story of a hand, divided into pages, and the area for each page."""

    pages: Sequence[Sequence[Block]]
    room: pygame.Rect


class ExhibitsPage(SpreadPage):
    """The list of famous hands, and the story of the chosen one."""

    def __init__(self, services: Services, nav: Navigator, exhibits: Sequence[Exhibit], game: str = "") -> None:
        """Create the page. The first hand of ``game`` is chosen, or else the first of all."""
        super().__init__(services, nav)
        self._exhibits = tuple(exhibits)
        self._chosen = next((at for at, each in enumerate(self._exhibits) if each.game == game), 0)
        self._refusal: Reason | None = None
        self._page = 0
        self._pages = 1

    def first(self) -> str:
        return f"exhibit-{self._chosen}"

    def keys(self) -> dict[int, Callable[[], None]]:
        return {**super().keys(), pygame.K_PAGEUP: lambda: self._read(-1), pygame.K_PAGEDOWN: lambda: self._read(1)}

    def compose(self) -> Iterator[None]:
        yield from self._list()
        yield from self._tale()

    # --- the list

    def _list(self) -> Iterator[None]:
        text, px = self.services.words.text, self.assets.canvas.px
        area = self.rect(LEFT_TYPE)
        y = heading(self.scene.background, self.assets, area, text("exhibits-heading"))
        area = pygame.Rect(area.x, y, area.w, area.bottom - y)
        back = Press("back", text("exhibits-back"), self.back, hint=text("key-menu"))
        listed = (self._listed(number, area.w) for number in range(len(self._exhibits)))
        yield from self.run_on(listed, [area], px(LIST_GAP), [back])

    def _listed(self, number: int, width: int) -> Block:
        entry = self._entry(number, self._exhibits[number])
        return Block(entry_height(self.assets, entry, width), lambda area: self.line(area, entry))

    def _entry(self, number: int, exhibit: Exhibit) -> ListEntry:
        words = self._words(exhibit)
        game, book = words.text(f"game-{exhibit.game}"), words.text(f"preset-{exhibit.head.preset}")
        return ListEntry(
            key=f"exhibit-{number}",
            title=words.text(f"exhibit-{exhibit.name}"),
            lines=(words.text("exhibits-by", game=game, preset=book),),
            act=self._chooser(number),
            chosen=number == self._chosen,
        )

    def _chooser(self, number: int) -> Callable[[], None]:
        def choose() -> None:
            again = self._chosen == number
            self._chosen, self._refusal, self._page = number, None, 0
            self.recompose()
            if again:
                self.hold("play")

        return choose

    # --- one of them

    def _tale(self) -> Iterator[None]:
        exhibit = self._exhibits[self._chosen]
        words, area = self._words(exhibit), self.rect(RIGHT_TYPE)
        heading(self.scene.background, self.assets, area, words.text(f"exhibit-{exhibit.name}"), TITLE)
        yield
        tale = self._divided(exhibit)
        yield
        presses = self._foot(exhibit)
        for place, press in zip(self._foot_areas(area, presses), presses, strict=True):
            self.button(place, press)
        yield
        free = yield from lay_in_parts(tale.pages[self._page], tale.room, self.assets.canvas.px(GAP))
        if self._page == self._pages - 1:
            yield from fan(self.scene.background, self.assets, hand_of(exhibit), _from(tale.room, free))

    def _divided(self, exhibit: Exhibit) -> Tale:
        """Divide the story into pages.

        The number of pages decides which buttons are below the text, and therefore how much room each page has.
        """
        self._pages = 1
        tale = self._set(exhibit)
        if len(tale.pages) > 1:
            self._pages = len(tale.pages)
            tale = self._set(exhibit)
        self._pages = len(tale.pages)
        self._page = min(self._page, self._pages - 1)
        return tale

    def _foot(self, exhibit: Exhibit) -> list[Press]:
        play = self._to_play(self._words(exhibit))
        return [*self._tale_turners(), play] if self._pages > 1 else [play]

    def _foot_areas(self, area: pygame.Rect, presses: Sequence[Press]) -> list[pygame.Rect]:
        """Return the areas of the buttons.

        Buttons that turn pages are as narrow as possible, because the last button has more text.
        """
        assets, gap = self.assets, self.assets.canvas.px(BETWEEN)
        turners = presses[:-1]
        if not turners:
            return row_areas(assets, area, presses)
        narrow = max(press_width(assets, press) for press in turners)
        widths = [*[narrow] * len(turners), area.w - len(turners) * (narrow + gap)]
        high = max(press_height(assets, press, w) for press, w in zip(presses, widths, strict=True))
        lefts = [area.x + at * (narrow + gap) for at in range(len(presses))]
        return [pygame.Rect(left, area.bottom - high, w, high) for left, w in zip(lefts, widths, strict=True)]

    def _set(self, exhibit: Exhibit) -> Tale:
        area, px = self.rect(RIGHT_TYPE), self.assets.canvas.px
        title = self._words(exhibit).text(f"exhibit-{exhibit.name}")
        room = _from(area, area.y + heading_height(self.assets, area.w, title, TITLE))
        room = above(self.assets, room, self._foot_areas(room, self._foot(exhibit)))
        hand = [space(px(MIN_FAN))] if hand_of(exhibit) else []
        asked = [replace(block, clings=True) for block in self._asked(exhibit, room.w)]
        if height([*asked, *hand], px(GAP)) > room.h:
            asked = self._asked(exhibit, room.w)
        told = [part for each in self._story_texts(exhibit) for part in self.said_in_parts(each, room.w, room.h)]
        pages = divided([*told, *asked, *hand], [room.h], px(GAP))
        return Tale([[block for block in page if block not in hand] for page in pages], room)

    def _story_texts(self, exhibit: Exhibit) -> list[StyledText]:
        """Return the story. If the hand was refused, the reason comes first."""
        words = self._words(exhibit)
        refused = words.reason(self._refusal) if self._refusal else ""
        story = StyledText(words.text(f"exhibit-{exhibit.name}-story"), Face.TEXT, 20)
        return [*([StyledText(refused, Face.TEXT, 19, palette.RUBRIC)] if refused else ()), story]

    def _asked(self, exhibit: Exhibit, width: int) -> list[Block]:
        """Return the task for the visitor."""
        words = self._words(exhibit)
        title = StyledText(words.text("exhibits-asked"), Face.HEADING, 24, palette.RUBRIC)
        task = StyledText(words.text(f"exhibit-{exhibit.name}-task"), Face.ITALIC, 21)
        return [replace(self.said(title, width), clings=True), self.said(task, width)]

    def _tale_turners(self) -> list[Press]:
        text, last = self.services.words.text, self._page == self._pages - 1
        return [
            Press("tale-before", text("booke-before"), lambda: self._read(-1), enabled=self._page > 0),
            Press("tale-after", text("booke-after"), lambda: self._read(1), enabled=not last),
        ]

    def _read(self, by: int) -> None:
        """Turn to the next (1) or previous (−1) page of the story.

        After its end or before its beginning, turn a page of the list.
        """
        if 0 <= self._page + by < self._pages:
            self._page += by
            self.turn_page()
        else:
            self.turn(by)

    def prepare(self) -> Iterator[object]:
        """Draw the first fan in advance, one card at each step."""
        exhibit = self._exhibits[self._chosen]
        tale = self._divided(exhibit)
        yield tale
        if len(tale.pages) == 1:
            used = height(tale.pages[0], self.assets.canvas.px(GAP)) + self.assets.canvas.px(GAP)
            yield from fanned(self.assets, hand_of(exhibit), _from(tale.room, tale.room.y + used))

    def _to_play(self, words: Words) -> Press:
        return Press("play", words.text("exhibits-play"), self._play, size=23)

    def _play(self) -> None:
        self._refusal = self.nav.play_exhibit(self._exhibits[self._chosen])
        if self._refusal:
            self._page = 0
            self.recompose()

    def _words(self, exhibit: Exhibit) -> Words:
        return self.services.words.game(exhibit.game)


def _from(area: pygame.Rect, y: int) -> pygame.Rect:
    return pygame.Rect(area.x, y, area.w, area.bottom - y)

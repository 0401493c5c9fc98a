"""Pages about the objects on the table. Attract mode shows them in turn, and visitors may turn the pages themselves."""

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pygame

from crowe_table import palette
from crowe_table.engine.cards import Card, parse
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import Control
from crowe_table.gui.controls.description import Description
from crowe_table.gui.draw.packs import width_of
from crowe_table.gui.draw.paper import ButtonState, StyledText
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import heading, plate
from crowe_table.gui.pages.book import LEFT_WIDE, RIGHT_TYPE, RIGHT_WIDE, BookPage
from crowe_table.gui.pages.flow import Block, height, lay
from crowe_table.gui.pages.foot import above, row_areas
from crowe_table.gui.screen import Navigator, Services
from crowe_table.hosting.own_exhibit import OwnPage, OwnText
from crowe_table.words import Words

MIN_READING_TIME = 20_000.0
"""Minimum time in milliseconds for which an object is shown."""
READING_TIME_PER_WORD = 60_000 / 90
"""Milliseconds for each word of an object's history: ninety words a minute, as museums allow for a standing reader."""
CARD_HEIGHT = 500
"""Maximum height in table units of a card."""
MAX_ENLARGEMENT = 1.5
"""Maximum size of a piece, as a multiple of its picture's resolution."""
SIDE_GAP = 16
"""Gap in table units between pieces side by side."""
TEXT_SIZES = range(27, 15, -1)
"""Text sizes of a history, the largest first. The first that fits is used."""
SOURCE_SIZE, CAPTION_SIZE = 16, 18
"""Text sizes of the source, and of the caption of a museum's picture."""


@dataclass(frozen=True)
class ObjectEntry:
    """An object to show. The messages ``exhibition-object-<name>``, ``…-name`` and ``…-source`` describe it."""

    name: str
    picture: Card | tuple[str, ...] = ()
    """A card, or pieces of art side by side."""
    own: OwnPage | None = None
    """The museum's page; None for one of the program's own objects."""

    def own_text(self, words: Words) -> OwnText | None:
        """Return the museum's page in the language of ``words``; None if it has none."""
        return self.own.texts.get(words.locale) if self.own else None

    def is_in(self, words: Words) -> bool:
        """Return whether the page can be read in the language of ``words``."""
        return self.own is None or self.own_text(words) is not None


OBJECTS: tuple[ObjectEntry, ...] = (
    ObjectEntry("king-of-clubs", parse("KC")),
    ObjectEntry("duty-ace", parse("AS")),
    ObjectEntry("pegging-board", ("board-two-seats",)),
    ObjectEntry("guinea", ("coin-guinea",)),
    ObjectEntry("dice", ("dice-box", "die-6a", "die-1b")),
    ObjectEntry("pam", parse("JC")),
    ObjectEntry("faro-cloth", ("faro-cloth",)),
    ObjectEntry("curse-of-scotland", parse("9D")),
    ObjectEntry("fish", ("counter-fish", "counter-oblong")),
    ObjectEntry("rule-book", ("booke-cover",)),
    ObjectEntry("standing-queen", parse("QH")),
    ObjectEntry("hazard-table", ("hazard-table",)),
    ObjectEntry("corners", parse("7H")),
    ObjectEntry("plain-back", ("back-plain",)),
    ObjectEntry("coins", ("coin-crown", "coin-shilling", "coin-sixpence", "coin-halfpenny")),
)
"""The program's own objects."""


@dataclass(frozen=True)
class ObjectCommands:
    """Actions of the buttons on an object page."""

    turn: Callable[[int], None]
    """Show the object that is this many pages away."""
    stay: Callable[[], None]
    """Keep the page from turning, or let attract mode continue."""
    is_staying: Callable[[], bool]
    play: Callable[[], None]


def load_picture(path: Path, room: tuple[int, int]) -> pygame.Surface | None:
    """Return a picture file scaled to fit into ``room`` pixels, or None if it cannot be read."""
    try:
        picture = pygame.image.load(os.fsencode(path)).convert_alpha()
    except (pygame.error, OSError):
        return None
    (w, h), (most_w, most_h) = picture.get_size(), room
    scale = min(most_w / w, most_h / h)
    return pygame.transform.smoothscale(picture, (max(1, round(w * scale)), max(1, round(h * scale))))


class PictureControl(Control):
    """A picture that can be pressed."""

    def __init__(self, key: str, area: pygame.Rect, name: str, act: Callable[[], None]) -> None:
        self.key = key
        self.area = area
        self._name = name
        self._act = act

    def describe(self) -> Description:
        return Description(self._name)

    def show_state(self, state: ButtonState) -> None:
        """Do nothing: the picture looks the same in every state."""

    def act(self) -> None:
        self._act()

    def remove(self) -> None:
        """Do nothing: the picture is part of the background."""


class ObjectPage(BookPage):
    """A page with one object, enlarged, and its history."""

    def __init__(self, services: Services, nav: Navigator, entry: ObjectEntry, commands: ObjectCommands) -> None:
        super().__init__(services, nav)
        self._entry = entry
        self._commands = commands
        self._loaded: tuple[OwnText, tuple[int, int], pygame.Surface | None] | None = None
        """The museum's text and picture that were loaded last, and the size in pixels of the space for the picture."""

    @property
    def entry(self) -> ObjectEntry:
        return self._entry

    @property
    def reading(self) -> bool:
        return True

    @property
    def reading_time(self) -> float:
        """Milliseconds that a slow reader needs for the page."""
        words = f"{self._message('-name')} {self._message()}".split()
        return max(MIN_READING_TIME, READING_TIME_PER_WORD * len(words))

    def show(self, entry: ObjectEntry) -> None:
        """Turn to the page of another object."""
        self._entry = entry
        self.turn_page()

    def first(self) -> str:
        return "play"

    def back(self) -> None:
        """Do nothing: there is no screen before attract mode."""

    def _message(self, tail: str = "") -> str:
        if own := self._entry.own_text(self.services.words):
            return {"": own.text, "-name": own.title, "-source": own.source}[tail]
        text, name = self.services.words.text, self._entry.name
        if tail == "-name":
            return text(f"exhibition-object-{name}-name")
        return text(f"exhibition-object-{name}-source") if tail else text(f"exhibition-object-{name}")

    def compose(self) -> Iterator[None]:
        left, right = self.rect(LEFT_WIDE), self.rect(RIGHT_WIDE)
        yield from self._picture(self._turners(left))
        yield
        play = Press("play", self.services.words.text("exhibition-play"), self._commands.play, size=30)
        self._text(self.row_of_one(right, play))

    def row_of_one(self, area: pygame.Rect, press: Press) -> pygame.Rect:
        """Lay out one full-width button at the foot of an area, and return the area above it."""
        block = self.pressed(press, area.w)
        place = pygame.Rect(area.x, area.bottom - block.high, area.w, block.high)
        block.lay(place)
        return above(self.assets, area, [place])

    def _turners(self, area: pygame.Rect) -> pygame.Rect:
        text, commands = self.services.words.text, self._commands
        stay = "exhibition-object-go-on" if commands.is_staying() else "exhibition-object-stay"
        presses = [
            Press("before", text("exhibition-object-before"), lambda: commands.turn(-1)),
            Press("stay", text(stay), commands.stay, meaning=stay),
            Press("after", text("exhibition-object-after"), lambda: commands.turn(1)),
        ]
        areas = row_areas(self.assets, area, presses)
        for place, press in zip(areas, presses, strict=True):
            self.button(place, press)
        return above(self.assets, area, areas)

    def _text(self, room: pygame.Rect) -> None:
        """Draw the heading, the history and its source, in the largest print that fits."""
        px, area = self.assets.canvas.px, self.rect(RIGHT_TYPE)
        y = heading(self.scene.background, self.assets, area, self._message("-name")) + px(12)
        blocks = list[Block]()
        for size in TEXT_SIZES:
            source = StyledText(self._message("-source"), Face.ITALIC, SOURCE_SIZE, palette.FADED_INK)
            blocks = [self.said(StyledText(self._message(), size=size), area.w), self.said(source, area.w)]
            if y + height(blocks, px(14)) <= room.bottom:
                break
        lay(blocks, pygame.Rect(area.x, y, area.w, 0), px(14))

    def _picture(self, area: pygame.Rect) -> Iterator[None]:
        picture = self._entry.picture
        if own := self._entry.own_text(self.services.words):
            self._own_picture(own, area)
            return
        if isinstance(picture, tuple):
            self._pieces(picture, area)
            return
        assets, px = self.assets, self.assets.canvas.px
        high = min(px(CARD_HEIGHT), area.h - px(40))
        place = pygame.Rect(0, 0, width_of(high), high)
        place.center = area.center
        face = yield from assets.unmarked().face_in_parts(picture, place.h)
        yield
        plate(self.scene.background, assets, face, place)
        self.add(PictureControl("cards", place, self.services.words.text("exhibition-play"), self._commands.play))

    def _own_picture(self, own: OwnText, area: pygame.Rect) -> None:
        caption = self.said(StyledText(own.caption, Face.ITALIC, CAPTION_SIZE, palette.FADED_INK), area.w, centred=True)
        room = pygame.Rect(area.x, area.y, area.w, area.h - caption.high - self.assets.canvas.px(SIDE_GAP))
        if self._loaded is None or self._loaded[:2] != (own, room.size):
            self._loaded = own, room.size, load_picture(own.picture, room.size)
        shown = self._loaded[2]
        bottom = room.bottom
        if shown:
            place = shown.get_rect(center=room.center)
            bottom = place.bottom
            self.scene.background.blit(shown, place)
        y = bottom + self.assets.canvas.px(SIDE_GAP)
        caption.lay(pygame.Rect(area.x, y, area.w, caption.high))

    def _pieces(self, names: Sequence[str], area: pygame.Rect) -> None:
        """Draw the pieces side by side, as large as the page and the resolution of their pictures allow."""
        assets = self.assets
        found = [(name, piece.get_size()) for name in names if (piece := assets.natural(name))]
        if not found:
            return
        gap = assets.canvas.px(SIDE_GAP)
        room = area.w - gap * (len(found) - 1)
        scale = min(room / sum(w for _, (w, _) in found), area.h * 0.96 / max(h for _, (_, h) in found))
        for name in names:
            drawn, wanted = assets.pixels(name), assets.natural(name)
            if drawn and wanted:
                scale = min(scale, MAX_ENLARGEMENT * drawn / wanted.get_width())
        x = area.centerx - round(sum(w for _, (w, _) in found) * scale + gap * (len(found) - 1)) // 2
        for name, (w, h) in found:
            size = round(w * scale), round(h * scale)
            if shown := assets.picture(name, *size):
                self.scene.background.blit(shown, shown.get_rect(midleft=(x, area.centery)))
            x += size[0] + gap

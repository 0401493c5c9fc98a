"""The settings: everything a visitor may choose to see, hear and be allowed, and a hand of cards to see it by."""

from collections.abc import Callable
from typing import get_args, get_type_hints

import msgspec
import pygame
from msgspec.structs import asdict

from crowe_table import palette
from crowe_table.engine.cards import parse_all
from crowe_table.gui.controls.button import Press
from crowe_table.gui.draw.paper import StyledText, printed
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import columns, heading, ink_lines
from crowe_table.gui.pages.page import BUTTON, GAP, LEFT_TYPE, RIGHT_TYPE, BookPage, foot
from crowe_table.gui.pages.ui import Choices, LibraryControl
from crowe_table.gui.screen import Navigator, Services
from crowe_table.settings import Settings
from crowe_table.words import locales

SEE = ("text_size", "pencilled", "pack", "four_colour", "high_contrast")
ROOM = ("language", "full_screen") if len(locales()) > 1 else ("full_screen",)
HEAR = ("volume_cards", "volume_voices", "captions")
PLAY = ("speed", "reduced_motion", "hints", "take_backs", "name")
SAMPLE = parse_all("QS JH TD 7C 2H")
NAMED = 0.4
"""The part of a line that a setting's name may take."""
HIGH = 173.0
"""Table units: the height of a card in the hand."""
AS_IN_1775 = {"pack": "english", "pencilled": False, "four_colour": False, "high_contrast": False}
PERSONAL = ("name", "language")
"""What is about the visitor and not about the table: it stays when the other settings are reset."""
LONGEST_NAME = 40


class SettingsPage(BookPage):
    """Settings on two spreads: to see by; to hear, and to play."""

    def __init__(self, services: Services, nav: Navigator) -> None:
        super().__init__(services, nav)
        self._spread = 0

    def keys(self) -> dict[int, Callable[[], None]]:
        return {pygame.K_PAGEUP: lambda: self._turn(0), pygame.K_PAGEDOWN: lambda: self._turn(1)}

    def compose(self) -> None:
        left, right = self.rect(LEFT_TYPE), self.rect(RIGHT_TYPE)
        if self._spread == 0:
            self._group(left, "settings-group-see", SEE)
            below = self._sample(right)
            self._fields(ROOM, pygame.Rect(right.x, below, right.w, foot(right, self.assets).y - below), len(ROOM))
        else:
            self._group(left, "settings-group-hear", HEAR)
            self._group(right, "settings-group-play", PLAY)
        self._foot(left, right)

    # --- what may be chosen

    def _group(self, area: pygame.Rect, title: str, fields: tuple[str, ...]) -> None:
        y = heading(self.scene.background, self.assets, area, self.services.words.text(title), 32)
        self._fields(fields, pygame.Rect(area.x, y, area.w, foot(area, self.assets).y - y), len(PLAY))

    def _fields(self, fields: tuple[str, ...], area: pygame.Rect, rows: int) -> None:
        """Settings one under another, where there is room for so many."""
        y, pitch = area.y, (area.h - self.assets.canvas.px(GAP)) // rows
        for number, field in enumerate(fields):
            self._field(field, pygame.Rect(area.x, y + number * pitch, area.w, pitch))

    def _field(self, field: str, area: pygame.Rect) -> None:
        """A setting: its name, what works it, and below both what it does."""
        assets, px, text = self.assets, self.assets.canvas.px, self.services.words.text
        high = min(px(BUTTON - 6), area.h - px(28))
        name = pygame.Rect(area.x, area.y, round(area.w * NAMED), high)
        place = pygame.Rect(name.right, area.y, area.w - name.w, high)
        label = printed(assets, StyledText(text(f"settings-{field}"), Face.TEXT, 21), name.w)
        self.scene.background.blit(label, label.get_rect(midleft=name.midleft))
        told = StyledText(text(f"settings-{field}-help"), Face.ITALIC, 18, palette.FADED_INK)
        room = area.h - high - px(4)
        line = ink_lines(assets, told, area.w, room, least=13)
        self.scene.background.blit(line, (area.x, place.bottom))
        self.add(self._worked(field, place))

    def _worked(self, field: str, place: pygame.Rect) -> LibraryControl:
        """The control that suits the setting's type."""
        settings = asdict(self.services.settings)
        value = settings[field]
        if isinstance(value, bool):
            return self.ui.tick(field, place, value, lambda ticked: self._set(field, ticked))
        if isinstance(value, int):
            return self._slider(field, place, value)
        if field == "name":
            return self.ui.write(field, place, str(value), LONGEST_NAME, lambda name: self._set(field, name.strip()))
        return self.ui.drop(field, place, self._choices(field, str(value)), lambda chosen: self._set(field, chosen))

    def _slider(self, field: str, place: pygame.Rect, value: int) -> LibraryControl:
        """A slider and, beside it, how much that is."""
        px = self.assets.canvas.px
        figure = pygame.Rect(place.right - px(62), place.y, px(62), place.h)
        percent = self.services.words.text("settings-value-percent", percent=value)
        line = printed(self.assets, StyledText(percent, Face.TEXT, 20), figure.w)
        self.scene.background.blit(line, line.get_rect(midright=figure.midright))
        slot = pygame.Rect(place.x, place.y, place.w - figure.w - px(6), place.h).inflate(0, -place.h // 4)
        return self.ui.slide(field, slot, value, lambda percent: self._set(field, percent))

    def _choices(self, field: str, chosen: str) -> Choices:
        text = self.services.words.text
        if field == "language":
            return Choices({locale: text(f"language-{locale}") for locale in locales()}, chosen)
        values = [str(value) for value in get_args(get_type_hints(Settings)[field])]
        return Choices({value: text(f"settings-{field}-{value}") for value in values}, chosen)

    def _set(self, field: str, value: object) -> None:
        self._apply({field: value})

    def _apply(self, changes: dict[str, object]) -> None:
        """Takes settings over, if they differ from those there are."""
        now = self.services.settings
        new = msgspec.convert({**asdict(now), **changes}, Settings)
        if new != now:
            self.nav.change_settings(new)

    # --- a hand to see by

    def _sample(self, area: pygame.Rect) -> int:
        """Cards on the cloth as they will be seen at the table. Returns where what follows may begin."""
        assets, px = self.assets, self.assets.canvas.px
        y = heading(self.scene.background, assets, area, self.services.words.text("settings-sample"), 32)
        width, height = assets.card_size(HIGH)
        cloth = pygame.Rect(area.x, y + px(2), area.w, height + px(48))
        self._cloth(cloth)
        step = (area.w - px(48) - width) // (len(SAMPLE) - 1)
        for number, card in enumerate(SAMPLE):
            place = area.x + px(24) + number * step - assets.margin, cloth.centery - height // 2 - assets.margin
            self.scene.background.blit(assets.card(card, HIGH), place)
        return cloth.bottom + px(24)

    def _cloth(self, area: pygame.Rect) -> None:
        tile = None if self.assets.look.contrast else self.assets.master("baize")
        self.scene.background.fill(palette.PLAIN_BAIZE if self.assets.look.contrast else palette.BAIZE, area)
        if tile:
            self.scene.background.set_clip(area)
            for x in range(area.x, area.right, tile.get_width()):
                for y in range(area.y, area.bottom, tile.get_height()):
                    self.scene.background.blit(tile, (x, y))
            self.scene.background.set_clip(None)
        pygame.draw.rect(self.scene.background, palette.RIM_LINE, area, self.assets.canvas.px(2))

    # --- ways

    def _foot(self, left: pygame.Rect, right: pygame.Rect) -> None:
        text, px = self.services.words.text, self.assets.canvas.px
        back, period, new = columns(foot(left, self.assets), 3, px(GAP))
        self.button(back, Press("back", text("settings-back"), self.back, hint=text("key-menu"), size=20))
        self.button(period, Press("period", text("settings-as-in-1775"), lambda: self._apply(AS_IN_1775), size=20))
        self.button(new, Press("new", text("settings-as-new"), self._as_new, size=20))
        before, after = columns(foot(right, self.assets), 2, px(GAP))
        self.button(before, Press("before", text("booke-before"), lambda: self._turn(0), enabled=self._spread == 1))
        self.button(after, Press("after", text("booke-after"), lambda: self._turn(1), enabled=self._spread == 0))

    def _as_new(self) -> None:
        now = asdict(self.services.settings)
        self._apply({**asdict(Settings()), **{field: now[field] for field in PERSONAL}})

    def _turn(self, spread: int) -> None:
        if spread != self._spread:
            self._spread = spread
            self.turn_page()

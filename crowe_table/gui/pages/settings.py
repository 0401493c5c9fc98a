"""The settings page: a control for every setting, and a sample hand of cards."""

from collections.abc import Callable, Iterator
from typing import get_args, get_type_hints

import pygame
from msgspec.structs import asdict

from crowe_table import palette
from crowe_table.decoding import convert
from crowe_table.engine.cards import HIDDEN, parse_all
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import Selection, TickTicket, tick_height
from crowe_table.gui.draw.faces import Medallion, medallion
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import cloth, heading
from crowe_table.gui.pages.book import LEFT_TYPE, RIGHT_TYPE, SpreadPage
from crowe_table.gui.pages.flow import Block
from crowe_table.gui.pages.persons import face_choice
from crowe_table.gui.screen import Navigator, Services
from crowe_table.plain_text import MAX_NAME_LENGTH, clean_name
from crowe_table.settings import Settings
from crowe_table.words import ENGLISH, Words, language_name, locales

GROUPS = {
    "settings-group-see": ("text_size", "pencilled", "pack", "backs", "cloth", "four_colour", "high_contrast"),
    "settings-group-room": ("language", "full_screen") if len(locales()) > 1 else ("full_screen",),
    "settings-group-hear": ("volume_cards", "volume_voices", "volume_room", "captions", "sayings", "speech"),
    "settings-group-play": (
        "left_handed",
        "scanning",
        "scan_seconds",
        "speed",
        "slow_counts",
        "reduced_motion",
        "hints",
        "coaching",
        "review_always",
        "odds_strip",
        "take_backs",
        "only_answers",
        "cut_for_me",
        "forced_cards",
        "sure_tricks",
        "cover_after",
    ),
    "settings-group-self": ("name", "face", "pronoun"),
}
"""The settings of each group, in the order of the page."""
SAMPLE = (HIDDEN, *parse_all("QS JH TD 7C"))
HIGH = 173.0
"""Height of a card in the sample hand, in table units."""
OVAL = 112.0
"""Height in table units of the visitor's face."""
STEP = 5
"""Step of the volumes, in percent."""
AS_IN_1775 = {"pack": "english", "backs": "plain", "pencilled": False, "four_colour": False, "high_contrast": False}
"""Settings that make cards look as in 1775."""
PERSONAL = ("name", "face", "pronoun", "language")
"""Settings that concern the visitor and not the table. A reset keeps them."""
BETWEEN = 14
"""Gap in table units between settings."""


class SettingsPage(SpreadPage):
    """The settings, each with its control. The sample hand is on every spread."""

    def prepare(self) -> Iterator[object]:
        """Draw the cards of the sample hand in advance."""
        for card in SAMPLE:
            yield self.assets.card(card, HIGH)

    def compose(self) -> Iterator[None]:
        text, px = self.services.words.text, self.assets.canvas.px
        left = self.row(
            self.rect(LEFT_TYPE),
            [
                Press("back", text("settings-back"), self.back, hint=text("key-menu"), size=20),
                Press("period", text("settings-as-in-1775"), lambda: self._apply(AS_IN_1775), size=20),
                Press("new", text("settings-as-new"), self._ask_as_new, size=20),
            ],
        )
        y = heading(self.scene.background, self.assets, left, text("settings-heading"), 34)
        y = self._sample(pygame.Rect(left.x, y, left.w, left.h)) + px(BETWEEN)
        left = pygame.Rect(left.x, y, left.w, left.bottom - y)
        yield
        yield from self.run_on(self._settings(left.w), (left, self.rect(RIGHT_TYPE)), px(BETWEEN))

    # --- the settings

    def _settings(self, width: int) -> Iterator[Block]:
        for title, fields in GROUPS.items():
            yield self.section(self.services.words.text(title), width)
            for field in fields:
                yield self._setting(field, width)

    def _setting(self, field: str, width: int) -> Block:
        """Return the control for a setting, with a description below it."""
        help_ = self.services.words.text(f"settings-{field}-help")
        if field == "speech" and self.services.voice.complaint:
            help_ = self.services.words.reason(self.services.voice.complaint)
        oval = self._own_face() if field == "face" else None
        gap = self.assets.canvas.px(4)
        if oval is not None:
            width -= oval.get_width() + 2 * gap
        told = self.said(StyledText(help_, Face.ITALIC, 18, palette.FADED_INK), width - self.assets.canvas.px(12))
        ticket = self._worked(field, width)

        def lay(area: pygame.Rect) -> None:
            if oval is not None:
                self.scene.background.blit(oval, oval.get_rect(topright=area.topright))
                area = pygame.Rect(area.x, area.y, width, area.h)
            ticket.lay(pygame.Rect(area.x, area.y, area.w, ticket.high))
            told.lay(pygame.Rect(area.x + gap, area.y + ticket.high + gap, area.w, told.high))

        return Block(max(ticket.high + gap + told.high, oval.get_height() if oval else 0), lay)

    def _own_face(self) -> pygame.Surface:
        return medallion(self.assets, Medallion(self.services.settings.face), self.assets.canvas.px(OVAL))

    def _worked(self, field: str, width: int) -> Block:
        """Return the control for a setting. The type of the setting decides which kind of control it is."""
        name = self.services.words.text(f"settings-{field}")
        value = asdict(self.services.settings)[field]
        if isinstance(value, bool):
            return self._tick(field, name, value, width)
        if isinstance(value, int):
            return self.choosers([self._volume(field, name, value)], width)
        if field == "name":
            return self.written(
                field, name, str(value), MAX_NAME_LENGTH, lambda text: self._set(field, clean_name(text)), width
            )
        if field == "face":
            return self.choosers(
                [face_choice(self.services.words, str(value), lambda face: self._set(field, face))], width
            )
        return self.choosers([self._one_of(field, name, str(value))], width)

    def _tick(self, field: str, name: str, ticked: bool, width: int) -> Block:
        def lay(area: pygame.Rect) -> None:
            press = Press(field, name, lambda: self._set(field, not ticked))
            self.add(TickTicket(self.scene, self.assets, area, press, ticked))

        return Block(tick_height(self.assets, name, width), lay)

    def _volume(self, field: str, name: str, value: int) -> Selection:
        percent = self.services.words.text("settings-value-percent", percent=value)
        return Selection(
            key=field,
            label=name,
            count=100 // STEP + 1,
            at=round(value / STEP),
            value=percent,
            choose=lambda at: self._set(field, at * STEP),
        )

    def _one_of(self, field: str, name: str, chosen: str) -> Selection:
        if field == "language":
            written = {locale: language_name(locale) for locale in locales()}
            chosen = self.services.words.locale if self.services.words.locale in written else ENGLISH
        else:
            written = values_of(self.services.words, field)
        return selection(field, name, written, chosen, self._set)

    def _set(self, field: str, value: object) -> None:
        self._apply({field: value})

    def _apply(self, changes: dict[str, object]) -> None:
        change_settings(self.services, self.nav, changes)

    def _ask_as_new(self) -> None:
        self.ask_first("as-new", self._as_new)

    def _as_new(self) -> None:
        now = asdict(self.services.settings)
        self._apply({**asdict(Settings()), **{field: now[field] for field in PERSONAL}})

    # --- the sample hand

    def _sample(self, area: pygame.Rect) -> int:
        """Draw the sample hand as it would look at the table. Return the y coordinate below."""
        assets, px = self.assets, self.assets.canvas.px
        width, height = assets.card_size(HIGH)
        lain = pygame.Rect(area.x, area.y + px(2), area.w, height + px(32))
        cloth(self.scene.background, assets, lain)
        step = (area.w - px(32) - width) // (len(SAMPLE) - 1)
        for number, card in enumerate(SAMPLE):
            place = area.x + px(16) + number * step - assets.margin, lain.centery - height // 2 - assets.margin
            self.scene.background.blit(assets.card(card, HIGH), place)
        return lain.bottom


# --- parts that the menu of a table shares


def change_settings(services: Services, nav: Navigator, changes: dict[str, object]) -> None:
    """Apply settings if they differ from the current ones."""
    now = services.settings
    new = convert({**asdict(now), **changes}, Settings)
    if new != now:
        nav.change_settings(new)


def values_of(words: Words, field: str) -> dict[str, str]:
    """Return the values of a setting, each with its text."""
    values = [str(value) for value in get_args(get_type_hints(Settings)[field])]
    return {value: words.text(f"settings-{field}-{value}") for value in values}


def selection(
    field: str, name: str, written: dict[str, str], chosen: str, choose: Callable[[str, object], None]
) -> Selection:
    """Return the content of a chooser for a setting.

    ``written`` maps each value to its text.

    ``choose`` receives the name of the setting and the newly chosen value.
    """
    names = list(written)
    return Selection(
        key=field,
        label=name,
        count=len(names),
        at=names.index(chosen),
        value=written[chosen],
        choose=lambda at: choose(field, names[at]),
        others=tuple(written.values()),
    )

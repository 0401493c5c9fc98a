"""The Cover: a closed book that hides the table while one person hands it to another."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from crowe_table import palette
from crowe_table.engine.core import Seat
from crowe_table.gui.controls.button import Press, press_height, press_width
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.background import table_in_parts
from crowe_table.gui.draw.canvas import Anchor, Box
from crowe_table.gui.draw.paper import StyledText, set_lines, set_words, ticket
from crowe_table.gui.draw.parts import InParts, whole
from crowe_table.gui.draw.printed import remember
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.pages.page import Page
from crowe_table.gui.screen import Navigator, Services

HELD = 600.0
"""Milliseconds that the button must be held."""
BOOK = Box(132, 90, 480, 620)
LABEL = Box(244, 286, 276, 132)
"""Area of the label on the book. The art manifest gives the label the same area."""
SIDE = Box(676, 40, 476, 720)
"""Area beside the book for the instructions, the last events and the button."""
BETWEEN, TAKE_HIGH, SLIP_INSIDE = 22, 96, 22
"""Gap between the parts beside the book, minimum height of the button, and padding of the slip, in table units."""
MENU = Box(28, 28, 56, 56)
COVERED_TABLE = ("covered table",)
"""Cache key of the closed book on the empty table."""
GOLD, LABEL_RED, CANDLE = "#D9BC74", "#6B1512", (150, 146, 140)
"""Colours of gilt letters, of a label that had to be enlarged, and of the candle light.

The covered table is multiplied by the colour of the candle light, which darkens it.
"""
HOLDING = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
"""Keys that can hold the button down."""
TWICE = (1000.0, 5000.0)
"""Minimum and maximum milliseconds between two presses that take the table. Impatient tapping does not take it."""

NOTICE_TOP, NOTICE_WIDE, NOTICE_Z = 28, 520, 950.0
"""Top and maximum width in table units, and drawing order, of the notice that counts down to covering a hand."""


@dataclass(frozen=True)
class Handover:
    """The next person at the table, and the last events that everybody saw."""

    seat: Seat
    name: str
    last_events: tuple[str, ...] = ()


class CoverPage(Page):
    """A closed book on a dark table. The button that takes the table has to be held, or pressed twice."""

    def __init__(self, services: Services, nav: Navigator, handover: Handover, taken: Callable[[], None]) -> None:
        """Create the page.

        ``taken`` is called when the button was held long enough, or pressed twice.

        The button is then still held.
        """
        super().__init__(services, nav)
        self.handover = handover
        self._taken = taken
        self._take_area = pygame.Rect(0, 0, 0, 0)
        self._down = False
        """Whether the button is held."""
        self._since: float | None = None
        """Time when the hold began, in milliseconds. None until the next step sets it."""
        self._pressed_last: float | None = None

    def first(self) -> str:
        return "take"

    def back(self) -> None:
        self.nav.open_menu()

    def background(self) -> InParts[pygame.Surface]:
        drawn = self.assets.kept(COVERED_TABLE) or (yield from self._covered())
        return self.assets.cached(COVERED_TABLE, lambda: drawn)

    def _covered(self) -> InParts[pygame.Surface]:
        """Draw the closed book on the empty table, without its letters."""
        assets, area = self.assets, self.rect(BOOK)
        background = yield from covered_in_parts(assets)
        yield
        picture = yield from assets.picture_in_parts("booke-cover", *area.size)
        yield
        if picture is None or assets.look.contrast:
            picture = pygame.Surface(area.size)
            picture.fill(palette.MAHOGANY)
            rim = assets.canvas.px(24)
            pygame.draw.rect(picture, GOLD, picture.get_rect().inflate(-rim, -rim), assets.canvas.px(2))
        laid = assets.shadowed(picture, 12)
        background.blit(laid, laid.get_rect(center=area.center))
        return background

    # --- composing

    def compose(self) -> None:
        self._letter()
        menu = Press("menu", self.services.words.text("button-menu"), self.nav.open_menu, size=18)
        corner = self.assets.canvas.rect(MENU, Anchor.LEFT)
        wide = max(corner.w, press_width(self.assets, menu))
        self.button(pygame.Rect(corner.topleft, (wide, max(corner.h, press_height(self.assets, menu, wide)))), menu)
        self._lay_side()
        self._sand = self.scene.add(Sprite(pygame.Surface((1, 1), pygame.SRCALPHA), z=60, visible=False))

    def _nothing(self) -> None:
        """Do nothing: a short press does not take the table."""

    def _letter(self) -> None:
        """Print the name of the next person on the book, in gold."""
        assets, words, label = self.assets, self.services.words, self.rect(LABEL)
        px = assets.canvas.px
        inner = label.w - px(24)
        lines = (
            set_words(assets, StyledText(words.text("cover-for"), Face.DISPLAY_ITALIC, 24, GOLD), inner),
            set_words(assets, StyledText(self.handover.name, Face.HEADING, 36, GOLD), inner),
        )
        wide, high = max(line.get_width() for line in lines), sum(line.get_height() for line in lines)
        if wide > inner or high > label.h - px(12):
            grown = pygame.Rect(0, 0, max(label.w, wide + px(36)), max(label.h, high + px(36)))
            grown.center = label.center
            self.scene.background.fill(LABEL_RED, grown)
            pygame.draw.rect(self.scene.background, GOLD, grown.inflate(-px(8), -px(8)), px(2))
        y = label.centery - sum(line.get_height() for line in lines) // 2
        for line in lines:
            self.scene.background.blit(line, line.get_rect(midtop=(label.centerx, y)))
            y += line.get_height()

    def _lay_side(self) -> None:
        """Lay out the instructions, the last events and the button beside the book, centred vertically."""
        words, side, px = self.services.words, self.rect(SIDE), self.assets.canvas.px
        press = Press("take", words.text("cover-take", name=self.handover.name), self._nothing, size=30)
        self._take_area = pygame.Rect(0, 0, side.w, max(px(TAKE_HIGH), press_height(self.assets, press, side.w)))
        between, m = px(BETWEEN), self.assets.margin
        said = self._instructions(side.w)
        room = side.h - self._take_area.h - sum(each.get_height() + between for each in said)
        printed = [*said, *self._slip(side.w, room - between)]
        y = side.y + max(0, side.h - sum(each.get_height() + between for each in printed) - self._take_area.h) // 2
        for each in printed:
            beyond = m if each.get_width() > side.w else 0
            self.scene.background.blit(each, (side.x - beyond, y))
            y += each.get_height() + between
        self._take_area.topleft = side.x, y
        self.button(self._take_area, press)

    def _instructions(self, width: int) -> list[pygame.Surface]:
        """Return the printed instructions for the next person and for the others."""
        told = self.services.words.text
        lines = (("cover-look-away", Face.DISPLAY_ITALIC, 46), ("cover-hold", Face.DISPLAY, 25))
        return [
            set_lines(
                self.assets, StyledText(told(key, name=self.handover.name), face, size, palette.BOOKE_PAPER), width
            )
            for key, face, size in lines
        ]

    def _slip(self, width: int, most: int) -> list[pygame.Surface]:
        """Return a slip with the last public events. The oldest are left out if there is no room for all.

        Return nothing if there is no room for any.
        """
        assets, px = self.assets, self.assets.canvas.px
        inner = width - 2 * px(SLIP_INSIDE)
        lines = [set_lines(assets, StyledText(text, Face.TEXT, 20), inner) for text in self.handover.last_events]
        about = 2 * px(SLIP_INSIDE)
        while lines and sum(line.get_height() for line in lines) + about + 2 * assets.margin > most:
            lines.pop(0)
        if not lines:
            return []
        slip = ticket(assets, width, sum(line.get_height() for line in lines) + about)
        y = assets.margin + px(SLIP_INSIDE)
        for line in lines:
            slip.blit(line, (assets.margin + px(SLIP_INSIDE), y))
            y += line.get_height()
        return [remember(slip, " ".join(self.handover.last_events[-len(lines) :]))]

    # --- holding

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and event.key in HOLDING and self._held_key in ("", "take"):
            self.hold("take")
            self._begin()
        elif event.type == pygame.KEYUP:
            self.cancel_input()
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._take_area.collidepoint(event.pos):
            super().handle(event)
            self._begin()
        else:
            super().handle(event)
            away = event.type == pygame.MOUSEMOTION and not self._take_area.collidepoint(event.pos)
            if event.type == pygame.MOUSEBUTTONUP or (away and self._pressed):
                self.cancel_input()

    def _begin(self) -> None:
        """Begin to hold the button. The second of two presses takes the table at once."""
        last, self._pressed_last = self._pressed_last, self._now
        self._down = True
        if last is not None and TWICE[0] <= self._now - last <= TWICE[1]:
            self.take()

    def take(self) -> None:
        """Take the table at once, if the button is down.

        Screen readers and gamepads need this, because they cannot hold it.
        """
        if self._down:
            self.cancel_input()
            self._taken()

    def cancel_input(self) -> None:
        super().cancel_input()
        self._down, self._since = False, None
        self._sand.visible = False

    def step(self, now: float) -> bool:
        moving = super().step(now)
        if not self._down:
            return moving
        self._since = now if self._since is None else self._since
        held = now - self._since
        self._draw_sand(min(1.0, held / HELD))
        if held >= HELD:
            self.cancel_input()
            self._taken()
        return True

    def _draw_sand(self, part: float) -> None:
        """Draw a line in the button that shows how long it has been held. ``part`` is the progress, from 0 to 1."""
        area, px = self._take_area, self.assets.canvas.px
        whole = area.w - px(60)
        self._sand.surface = pygame.Surface((max(1, round(whole * part)), px(5)))
        self._sand.surface.fill(palette.RUBRIC)
        self._sand.x, self._sand.y = area.x + px(30), area.bottom - px(24)
        self._sand.visible = True


class IdleNotice:
    """A notice above an open hand. It counts down the time until the hand is covered."""

    def __init__(self, scene: Scene, services: Services) -> None:
        self._services = services
        self._left = 0
        self._sprite = scene.add(Sprite(pygame.Surface((1, 1), pygame.SRCALPHA), z=NOTICE_Z, visible=False))

    @property
    def shown(self) -> bool:
        return self._sprite.visible

    def show(self, seconds: int) -> None:
        """Show the seconds left. 0 hides the notice."""
        if seconds == self._left:
            return
        self._left = seconds
        self._sprite.visible = seconds > 0
        if seconds:
            self._print(seconds)

    def _print(self, seconds: int) -> None:
        assets, px = self._services.assets, self._services.assets.canvas.px
        words = StyledText(self._services.words.text("cover-soon", seconds=seconds), size=20)
        line = set_lines(assets, words, px(NOTICE_WIDE), centred=True)
        paper = ticket(assets, line.get_width() + px(48), line.get_height() + px(28), marked=True)
        paper.blit(line, line.get_rect(center=paper.get_rect().center))
        self._sprite.surface = paper
        self._sprite.x = (assets.canvas.size[0] - paper.get_width()) // 2
        self._sprite.y = px(NOTICE_TOP) - assets.margin


def covered(assets: Assets) -> pygame.Surface:
    """Return the empty table, darkened."""
    return whole(covered_in_parts(assets))


def covered_in_parts(assets: Assets) -> InParts[pygame.Surface]:
    """Draw the empty, darkened table, one part at each step."""
    background = yield from table_in_parts(assets, pygame.Rect((0, 0), assets.canvas.size))
    yield
    if not assets.look.contrast:
        background.fill(CANDLE, special_flags=pygame.BLEND_RGB_MULT)
    return background

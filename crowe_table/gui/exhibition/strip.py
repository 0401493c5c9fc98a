"""The strip of controls beside every screen of an exhibition.

It is at the left of a wide window and at the bottom of others. The screens use the rest of the window.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain

import pygame

from crowe_table import palette
from crowe_table.gui.controls.button import Press, Ring, press_height, press_width
from crowe_table.gui.controls.controls import PaperButton
from crowe_table.gui.controls.press_guard import PlaceGuard
from crowe_table.gui.draw.background import desk_background
from crowe_table.gui.draw.canvas import HEIGHT, WIDTH
from crowe_table.gui.draw.paper import ButtonState, StyledText, longest_word, set_lines
from crowe_table.gui.draw.scene import Scene
from crowe_table.gui.draw.type import Face
from crowe_table.gui.held_input import repeats
from crowe_table.gui.screen import Services

SIDE_STRIP_RATIO = 1.7
"""Minimum aspect ratio of a window with the strip at its side."""
SIDE_WIDTH, BOTTOM_HEIGHT = 142, 88
"""Width of the strip at the side, and height at the bottom, in table units."""
MIN_BUTTON_HEIGHT, GAP, MARGIN = 64, 18, 11
"""Minimum height of a button at the side, gap between buttons, and margin of the strip, in table units."""
BUTTON_SIZE, NOTICE_SIZE, MIN_SIZE = 19, 20, 12
"""Maximum text size of buttons, maximum text size of the notice about sound, and minimum of both."""
FAIR_SIZE = 16
"""Minimum text size of buttons that name their keys. If they do not fit, the names are left out."""
MAX_BUTTON_WIDTH, MIN_NOTICE_WIDTH = 170, 210
"""Maximum width of a button at the bottom, and minimum width of the notice about sound, in table units."""
CORNER_CLEARANCE = 100
"""Length in table units kept free at the corners that staff hold."""
MAX_BESIDE_NOTICE, CLOSE_GAP = 6, 10
"""Maximum number of buttons beside the notice at the bottom, and gap in table units between buttons if there are more.
"""


@dataclass(frozen=True)
class StripPress:
    """One control on the strip."""

    key: str
    text: str
    act: Callable[[], None]
    hotkey: int
    """Code of the key that has the same effect as the control."""
    chosen: bool = False


def strip_of(w: int, h: int, at_foot: bool = False) -> pygame.Rect:
    """Return the strip's area in a window of the given size in pixels.

    With ``at_foot``, the strip is at the foot even of a wide window.
    """
    scale = min(w / WIDTH, h / HEIGHT)
    if w >= SIDE_STRIP_RATIO * h and not at_foot:
        return pygame.Rect(0, 0, round(SIDE_WIDTH * scale), h)
    high = round(BOTTOM_HEIGHT * scale)
    return pygame.Rect(0, h - high, w, high)


def screen_of(w: int, h: int, at_foot: bool = False) -> pygame.Rect:
    """Return the area of the screens beside the strip, in a window of the given size in pixels."""
    strip = strip_of(w, h, at_foot)
    if strip.h == h:
        return pygame.Rect(strip.right, 0, w - strip.w, h)
    return pygame.Rect(0, 0, w, h - strip.h)


class HelpStrip:
    """The strip of one window. It is rebuilt whenever its controls or the window change."""

    def __init__(self, services: Services, presses: Callable[[], Sequence[StripPress]], at_foot: bool = False) -> None:
        self._services = services
        self._at_foot = at_foot
        self._current_presses = presses
        self._controls: list[PaperButton] = []
        self._hotkeys: dict[int, Callable[[], None]] = {}
        self._scene: Scene | None = None
        self._pressed: PaperButton | None = None
        self._down = False
        self._built_for: tuple[object, ...] = ()
        self._guard = PlaceGuard()
        """Guard that ignores presses at a position where the effect of a press has just changed."""
        self.area = pygame.Rect(0, 0, 0, 0)
        self.dark = False
        """Whether the strip is painted black, because the screen is black."""

    # --- what is pressed

    def step(self, now: float) -> None:
        """Advance to this time, in milliseconds."""
        self._guard.step(now)

    def accepts(self, event: pygame.event.Event) -> bool:
        """Return whether the event belongs to the strip, and handle it if so. Positions are in window coordinates."""
        if self.dark:
            return False
        if event.type == pygame.KEYDOWN and event.key in self._hotkeys:
            if not repeats(event):
                self._hotkeys[event.key]()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and self.area.collidepoint(event.pos):
            self._press(event.pos)
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._down:
            self._release(event.pos)
            return True
        return False

    def cancel_input(self) -> None:
        """Cancel the current press, because its release may not arrive."""
        self._down = False
        pressed, self._pressed = self._pressed, None
        if pressed:
            pressed.cancel()

    def _press(self, point: tuple[int, int]) -> None:
        self._down = True
        self._pressed = self._at(point)
        if self._guard.changed((point[0] - self.area.x, point[1] - self.area.y), self._pressed):
            self._pressed = None
        if self._pressed:
            self._pressed.show_state(ButtonState.PRESSED)

    def _release(self, point: tuple[int, int]) -> None:
        self._down = False
        pressed, self._pressed = self._pressed, None
        if pressed:
            pressed.show_state(ButtonState.NORMAL)
            if self._at(point) is pressed:
                pressed.act()

    def _at(self, point: tuple[int, int]) -> PaperButton | None:
        inside = point[0] - self.area.x, point[1] - self.area.y
        return next((control for control in self._controls if control.area.collidepoint(inside)), None)

    # --- what is seen

    def invalidate(self) -> None:
        """Mark everything to be repainted at the next ``paint``."""
        if self._scene:
            self._scene.invalidate()

    def paint(self, window: pygame.Surface) -> list[pygame.Rect]:
        """Paint what has changed. Return the areas in window coordinates."""
        presses = self._current_presses()
        built_for = (
            window.get_size(),
            self._services.assets,
            self.dark,
            [(each.text, each.chosen) for each in presses],
        )
        if built_for != self._built_for:
            self._built_for = built_for
            self._build(window, presses)
        if self._scene is None:
            return []
        areas = self._scene.paint(window.subsurface(self.area))
        return [area.move(self.area.topleft) for area in areas]

    def _build(self, window: pygame.Surface, presses: Sequence[StripPress]) -> None:
        assets = self._services.assets
        self.area = strip_of(*window.get_size(), self._at_foot)
        background = pygame.Surface(self.area.size)
        background.fill("black")
        if not self.dark:
            background.blit(desk_background(assets), (0, 0))
        self._scene = Scene(background)
        self._controls, self._pressed = [], None
        self._hotkeys = {each.hotkey: each.act for each in presses}
        if self.dark:
            return
        at_side = self.area.h > self.area.w
        buttons = self._buttons(presses, at_side)
        for each, press, place in zip(presses, buttons, self._areas(buttons, at_side), strict=True):
            self._controls.append(PaperButton(self._scene, assets, place, press))
            if each.chosen:
                Ring(self._scene, assets).about(place)
        self._guard.lay(self._controls)
        self._draw_sound_notice(background, at_side)

    def _buttons(self, presses: Sequence[StripPress], at_side: bool) -> list[Press]:
        """Return the buttons in the largest print that breaks no word and fits on the strip.

        They name their keys only if the print is then of a fair size.
        """
        assets, wide = self._services.assets, self._button_width(len(presses), at_side)
        high = self.area.h - 2 * assets.canvas.px(MARGIN)
        least = int(MIN_SIZE / assets.look.text)
        named = ((size, True) for size in range(BUTTON_SIZE, int(FAIR_SIZE / assets.look.text) - 1, -1))
        unnamed = ((size, False) for size in range(BUTTON_SIZE, least, -1))
        for size, names_keys in chain(named, unnamed):
            buttons = [_press(each, size, names_keys) for each in presses]
            heights = [self._button_height(each, wide, at_side) for each in buttons]
            taken = sum(heights) + self._gap(len(heights)) * (len(heights) - 1) if at_side else max(heights)
            if taken <= high and all(press_width(assets, each) <= wide for each in buttons):
                return buttons
        return [_press(each, least, names_keys=False) for each in presses]

    def _button_height(self, press: Press, wide: int, at_side: bool) -> int:
        """Return the height of a button in pixels. On a strip at the side, it is at least the width of a finger."""
        assets = self._services.assets
        return max(assets.canvas.px(MIN_BUTTON_HEIGHT) if at_side else 0, press_height(assets, press, wide))

    def _button_width(self, count: int, at_side: bool) -> int:
        px = self._services.assets.canvas.px
        available = self.area.w - 2 * px(MARGIN)
        if at_side:
            return available
        notice = px(MIN_NOTICE_WIDTH) if count <= MAX_BESIDE_NOTICE else 0
        available -= px(CORNER_CLEARANCE) + notice + self._gap(count) * count
        return min(px(MAX_BUTTON_WIDTH), available // count)

    def _gap(self, count: int) -> int:
        return self._services.assets.canvas.px(GAP if count <= MAX_BESIDE_NOTICE else CLOSE_GAP)

    def _areas(self, buttons: Sequence[Press], at_side: bool) -> list[pygame.Rect]:
        px = self._services.assets.canvas.px
        edge, gap, wide = px(MARGIN), self._gap(len(buttons)), self._button_width(len(buttons), at_side)
        if not at_side:
            steps = [edge + (wide + gap) * at for at in range(len(buttons))]
            return [pygame.Rect(x, edge, wide, self.area.h - 2 * edge) for x in steps]
        heights = [self._button_height(each, wide, at_side) for each in buttons]
        y, areas = self.area.h - edge - sum(heights) - gap * (len(heights) - 1), []
        for high in heights:
            areas.append(pygame.Rect(edge, y, wide, high))
            y += high + gap
        return areas

    def _draw_sound_notice(self, background: pygame.Surface, at_side: bool) -> None:
        """Draw the notice that sounds have captions.

        On a strip at the side, the notice is above the buttons; otherwise it is to their right. It is left out if it
        does not fit.
        """
        assets = self._services.assets
        px = assets.canvas.px
        notice = self._services.words.text("exhibition-captioned")
        if at_side:
            bottom = min(control.area.y for control in self._controls) - px(16)
            high = bottom - px(CORNER_CLEARANCE)
            line = self._fit_text(notice, self.area.w - 2 * px(MARGIN), high, centred=True)
            if line.get_height() <= high:
                background.blit(line, line.get_rect(midbottom=(self.area.w // 2, bottom)))
        elif len(self._controls) <= MAX_BESIDE_NOTICE:
            left = max(control.area.right for control in self._controls) + px(26)
            line = self._fit_text(notice, self.area.w - left - px(CORNER_CLEARANCE), self.area.h - 2 * px(4))
            background.blit(line, line.get_rect(midleft=(left, self.area.h // 2)))

    def _fit_text(self, notice: str, wide: int, high: int, centred: bool = False) -> pygame.Surface:
        sizes = (
            StyledText(notice, Face.ITALIC, size, palette.BOOKE_PAPER) for size in range(NOTICE_SIZE, MIN_SIZE, -1)
        )
        whole = (words for words in sizes if longest_word(self._services.assets, words) <= wide)
        lines = (set_lines(self._services.assets, words, wide, centred=centred) for words in whole)
        smallest = StyledText(notice, Face.ITALIC, MIN_SIZE, palette.BOOKE_PAPER)
        fits = next((line for line in lines if line.get_height() <= high), None)
        return fits or set_lines(self._services.assets, smallest, wide, centred=centred)


def _press(each: StripPress, size: int, names_keys: bool) -> Press:
    key = pygame.key.name(each.hotkey).upper() if names_keys else ""
    return Press(each.key, each.text, each.act, key, size=size, meaning=each.text)

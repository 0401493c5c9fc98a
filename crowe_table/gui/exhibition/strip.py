"""The strip of controls beside every screen of an exhibition.

It is at the left of a wide window and at the bottom of others. The screens use the rest of the window. In a tall window
for seated visitors they leave out the upper part, which is the signboard's.
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
from crowe_table.gui.draw.canvas import HEIGHT, MIN_SIZE, WIDTH
from crowe_table.gui.draw.paper import ButtonState, StyledText, longest_word, print_px, set_lines
from crowe_table.gui.draw.scene import Scene
from crowe_table.gui.draw.type import Face
from crowe_table.gui.held_input import repeats
from crowe_table.gui.screen import Services
from crowe_table.words import locales

SIDE_STRIP_RATIO = 1.7
"""Minimum aspect ratio of a window with the strip at its side."""
SIDE_WIDTH, BOTTOM_HEIGHT, TALL_HEIGHT = 160, 88, 184
"""Width of the strip at the side, and height at the bottom of other windows and of tall ones, in table units."""
MIN_BUTTON_HEIGHT, GAP, MARGIN = 64, 18, 11
"""Minimum height of a button at the side, gap between buttons, and margin of the strip, in table units."""
BUTTON_SIZE, ROW_SIZE, NOTICE_SIZE, MIN_PRINT = 19, 22, 20, 12
"""Maximum text size of buttons, of buttons in two rows, and of the notice about sound, and minimum of all."""
FAIR_SIZE = 16
"""Minimum text size of buttons that name their keys. If they do not fit, the names are left out."""
MAX_BUTTON_WIDTH, MAX_ROW_WIDTH, MIN_NOTICE_WIDTH = 170, 270, 210
"""Maximum width of a button in one row at the bottom and in two, and minimum width of the notice about sound."""
NOTICE_LINES = 2
"""Maximum number of lines of the notice at the bottom."""
REACHABLE_SHARE = 0.655
"""Share of the height of a tall window, from its foot, that seated visitors can reach.

An upright display of 55 inches is 1218 mm high. If its lower edge is at 400 mm, this share ends at 1198 mm.
"""
CORNER_CLEARANCE = 100
"""Length in table units kept free at the corners that staff hold."""
MAX_BESIDE_NOTICE, CLOSE_GAP = 6, 13
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


def strip_of(w: int, h: int, at_foot: bool = False, text: float = 1.0) -> pygame.Rect:
    """Return the strip's area in a window of the given size in pixels. It grows with the scale of the ``text``.

    With ``at_foot``, the strip is at the foot even of a wide window.
    """
    scale = min(w / WIDTH, h / HEIGHT)
    if w >= SIDE_STRIP_RATIO * h and not at_foot:
        return pygame.Rect(0, 0, round(SIDE_WIDTH * scale * text), h)
    high = round((TALL_HEIGHT if h > w else BOTTOM_HEIGHT) * scale)
    high = max(high, min(round(high * text), h - MIN_SIZE[1]))
    return pygame.Rect(0, h - high, w, high)


def signboard_of(w: int, h: int, seated: bool) -> pygame.Rect:
    """Return the area above the screens, in a window of the given size in pixels. Empty except in a tall one.

    Seated visitors cannot reach it, so it has nothing to press.
    """
    return pygame.Rect(0, 0, w, h - round(REACHABLE_SHARE * h) if seated and h > w else 0)


def screen_of(w: int, h: int, at_foot: bool = False, text: float = 1.0, top: int = 0) -> pygame.Rect:
    """Return the area of the screens beside the strip and below ``top``, in a window of the given size in pixels."""
    strip = strip_of(w, h, at_foot, text)
    if strip.h == h:
        return pygame.Rect(strip.right, top, w - strip.w, h - top)
    return pygame.Rect(0, top, w, h - top - strip.h)


class HelpStrip:
    """The strip of one window. It is rebuilt whenever its controls or the window change."""

    def __init__(
        self,
        services: Services,
        presses: Callable[[], Sequence[StripPress]],
        at_foot: bool = False,
        has_notice: bool = True,
    ) -> None:
        """Create the strip. Without ``has_notice``, the notice about sound stands elsewhere."""
        self._services = services
        self._at_foot = at_foot
        self._has_notice = has_notice
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
        self.area = strip_of(*window.get_size(), self._at_foot, assets.look.text)
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
        rows = [list(presses)] if at_side else self._rows(presses, window.get_height() > window.get_width())
        size, names_keys = self._print(rows, at_side)
        for row, (top, high) in zip(rows, self._heights(len(rows)), strict=True):
            buttons = [_press(each, size, names_keys) for each in row]
            areas = self._stacked(buttons) if at_side else self._side_by_side(len(row), len(rows), top, high)
            for each, press, place in zip(row, buttons, areas, strict=True):
                self._controls.append(PaperButton(self._scene, assets, place, press))
                if each.chosen:
                    Ring(self._scene, assets).about(place)
        self._guard.lay(self._controls)
        if self._has_notice:
            self._draw_sound_notice(background, at_side, len(rows[0]), self._heights(len(rows))[0])

    @staticmethod
    def _rows(presses: Sequence[StripPress], is_tall: bool) -> list[list[StripPress]]:
        """Return the rows of the strip at the bottom: in a tall window the languages are in a row of their own."""
        if not is_tall:
            return [list(presses)]
        languages = [each for each in presses if each.key in locales()]
        others = [each for each in presses if each not in languages]
        return [row for row in (others, languages) if row]

    def _print(self, rows: Sequence[Sequence[StripPress]], at_side: bool) -> tuple[int, bool]:
        """Return the largest text size that breaks no word and fits on the strip, and whether buttons name their keys.

        They name their keys only if the print is then of a fair size.
        """
        look = self._services.assets.look
        largest, least = ROW_SIZE if len(rows) > 1 else BUTTON_SIZE, int(MIN_PRINT / look.text)
        named = ((size, True) for size in range(largest, int(FAIR_SIZE / look.text) - 1, -1))
        unnamed = ((size, False) for size in range(largest, least, -1))
        fitting = (each for each in chain(named, unnamed) if self._fits(rows, at_side, *each))
        return next(fitting, (least, False))

    def _fits(self, rows: Sequence[Sequence[StripPress]], at_side: bool, size: int, names_keys: bool) -> bool:
        assets = self._services.assets
        for row, (_, high) in zip(rows, self._heights(len(rows)), strict=True):
            buttons = [_press(each, size, names_keys) for each in row]
            wide = self._button_width(len(row), len(rows), at_side)
            heights = [self._button_height(each, wide, at_side) for each in buttons]
            taken = sum(heights) + self._gap(len(heights)) * (len(heights) - 1) if at_side else max(heights)
            if taken > high or any(press_width(assets, each) > wide for each in buttons):
                return False
        return True

    def _heights(self, count: int) -> list[tuple[int, int]]:
        """Return top and height of each of ``count`` rows in pixels."""
        px = self._services.assets.canvas.px
        high = (self.area.h - 2 * px(MARGIN) - px(CLOSE_GAP) * (count - 1)) // count
        return [(px(MARGIN) + (high + px(CLOSE_GAP)) * row, high) for row in range(count)]

    def _button_height(self, press: Press, wide: int, at_side: bool) -> int:
        """Return the height of a button in pixels. On a strip at the side, it is at least the width of a finger."""
        assets = self._services.assets
        return max(assets.canvas.px(MIN_BUTTON_HEIGHT) if at_side else 0, press_height(assets, press, wide))

    def _button_width(self, count: int, rows: int, at_side: bool) -> int:
        """Return the width of each of ``count`` buttons of one row."""
        px = self._services.assets.canvas.px
        available = self.area.w - 2 * px(MARGIN)
        if at_side:
            return available
        notice = px(MIN_NOTICE_WIDTH) if count <= MAX_BESIDE_NOTICE and self._has_notice else 0
        available -= px(CORNER_CLEARANCE) + notice + self._gap(count) * count
        return min(px(MAX_ROW_WIDTH if rows > 1 else MAX_BUTTON_WIDTH), available // count)

    def _gap(self, count: int) -> int:
        return self._services.assets.canvas.px(GAP if count <= MAX_BESIDE_NOTICE else CLOSE_GAP)

    def _side_by_side(self, count: int, rows: int, top: int, high: int) -> list[pygame.Rect]:
        """Return the areas of ``count`` buttons of one row at the bottom."""
        edge, gap = self._services.assets.canvas.px(MARGIN), self._gap(count)
        wide = self._button_width(count, rows, at_side=False)
        return [pygame.Rect(edge + (wide + gap) * at, top, wide, high) for at in range(count)]

    def _stacked(self, buttons: Sequence[Press]) -> list[pygame.Rect]:
        """Return the areas of the buttons of a strip at the side, above one another at its foot."""
        edge, gap = self._services.assets.canvas.px(MARGIN), self._gap(len(buttons))
        wide = self._button_width(len(buttons), 1, at_side=True)
        heights = [self._button_height(each, wide, at_side=True) for each in buttons]
        y, areas = self.area.h - edge - sum(heights) - gap * (len(heights) - 1), []
        for high in heights:
            areas.append(pygame.Rect(edge, y, wide, high))
            y += high + gap
        return areas

    def _draw_sound_notice(self, background: pygame.Surface, at_side: bool, beside: int, row: tuple[int, int]) -> None:
        """Draw the notice that sounds have captions.

        On a strip at the side, the notice is above the buttons. Otherwise it is to the right of the first ``row`` with
        its ``beside`` buttons. It is left out if it does not fit.
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
        elif beside <= MAX_BESIDE_NOTICE:
            top, high = row
            left = max(control.area.right for control in self._controls[:beside]) + px(26)
            line = self._fit_text(notice, self.area.w - left - px(CORNER_CLEARANCE), high, lines=NOTICE_LINES)
            background.blit(line, line.get_rect(midleft=(left, top + high // 2)))

    def _fit_text(
        self, notice: str, wide: int, high: int, centred: bool = False, lines: int | None = None
    ) -> pygame.Surface:
        """Return the text in the largest print that fits, and that takes no more than this number of lines."""
        assets = self._services.assets
        smallest = StyledText(notice, Face.ITALIC, MIN_PRINT, palette.BOOKE_PAPER)
        for size in range(NOTICE_SIZE, MIN_PRINT, -1):
            words = StyledText(notice, Face.ITALIC, size, palette.BOOKE_PAPER)
            line = set_lines(assets, words, wide, centred=centred)
            line_high = assets.case.font(words.face, print_px(assets, words)).get_linesize()
            most = min(high, lines * line_high) if lines else high
            if longest_word(assets, words) <= wide and line.get_height() <= most:
                return line
        return set_lines(assets, smallest, wide, centred=centred)


def _press(each: StripPress, size: int, names_keys: bool) -> Press:
    key = pygame.key.name(each.hotkey).upper() if names_keys else ""
    return Press(each.key, each.text, each.act, key, size=size, meaning=each.text)

"""The strip beside every screen of an exhibition: print size, motion, and languages.

It stands at the left of a wide window and at the bottom of others; the screens use the rest.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from crowe_table import palette
from crowe_table.gui.controls.button import Press, Ring, press_height, press_width
from crowe_table.gui.controls.controls import PaperButton
from crowe_table.gui.draw.background import desk_background
from crowe_table.gui.draw.canvas import HEIGHT, WIDTH
from crowe_table.gui.draw.paper import ButtonState, StyledText, longest_word, set_lines
from crowe_table.gui.draw.scene import Scene
from crowe_table.gui.draw.type import Face
from crowe_table.gui.held_input import repeats
from crowe_table.gui.screen import Services

WIDE = 1.7
"""Minimum aspect ratio at which the strip stands at the side."""
ASIDE, BELOW = 142, 88
"""Width of the strip at the side, and height at the bottom, in table units."""
BUTTON, GAP, EDGE = 64, 18, 11
SIZE, SOUND, SMALLEST = 19, 20, 12
WIDEST, SOUND_LEAST = 170, 210
CORNER = 100
"""Table units kept free at the corners that staff hold."""


@dataclass(frozen=True)
class StripPress:
    """One control on the strip."""

    key: str
    text: str
    act: Callable[[], None]
    struck: int
    """Its key on the keyboard."""
    chosen: bool = False


def strip_of(w: int, h: int) -> pygame.Rect:
    """Return the strip's area in a window of the given size in pixels."""
    scale = min(w / WIDTH, h / HEIGHT)
    if w >= WIDE * h:
        return pygame.Rect(0, 0, round(ASIDE * scale), h)
    high = round(BELOW * scale)
    return pygame.Rect(0, h - high, w, high)


def screen_of(w: int, h: int) -> pygame.Rect:
    """Return the screens' area in a window of the given size in pixels."""
    strip = strip_of(w, h)
    if strip.h == h:
        return pygame.Rect(strip.right, 0, w - strip.w, h)
    return pygame.Rect(0, 0, w, h - strip.h)


class HelpStrip:
    """The strip of one window, rebuilt whenever its text changes."""

    def __init__(self, services: Services, told: Callable[[], Sequence[StripPress]]) -> None:
        self._services = services
        self._told = told
        self._controls: list[PaperButton] = []
        self._struck: dict[int, Callable[[], None]] = {}
        self._scene: Scene | None = None
        self._pressed: PaperButton | None = None
        self._down = False
        self._built_for: tuple[object, ...] = ()
        self.area = pygame.Rect(0, 0, 0, 0)
        self.dark = False
        """Whether it is black, because the screen is."""

    # --- what is pressed

    def hears(self, event: pygame.event.Event) -> bool:
        """Return whether the event belongs to the strip; if so, nothing else receives it. Points are window
        coordinates.
        """
        if self.dark:
            return False
        if event.type == pygame.KEYDOWN and event.key in self._struck:
            if not repeats(event):
                self._struck[event.key]()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and self.area.collidepoint(event.pos):
            self._press(event.pos)
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._down:
            self._release(event.pos)
            return True
        return False

    def let_go(self) -> None:
        """Drop a held press without acting on it."""
        self._down = False
        pressed, self._pressed = self._pressed, None
        if pressed:
            pressed.cancel()

    def _press(self, point: tuple[int, int]) -> None:
        self._down = True
        self._pressed = self._at(point)
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
        """Repaint everything next time."""
        if self._scene:
            self._scene.invalidate()

    def paint(self, window: pygame.Surface) -> list[pygame.Rect]:
        """Paint what has changed; return the areas in window coordinates."""
        told = self._told()
        built_for = (window.get_size(), self._services.assets, self.dark, [(each.text, each.chosen) for each in told])
        if built_for != self._built_for:
            self._built_for = built_for
            self._build(window, told)
        if self._scene is None:
            return []
        areas = self._scene.paint(window.subsurface(self.area))
        return [area.move(self.area.topleft) for area in areas]

    def _build(self, window: pygame.Surface, told: Sequence[StripPress]) -> None:
        assets = self._services.assets
        self.area = strip_of(*window.get_size())
        background = pygame.Surface(self.area.size)
        background.fill("black")
        if not self.dark:
            background.blit(desk_background(assets), (0, 0))
        self._scene = Scene(background)
        self._controls, self._pressed = [], None
        self._struck = {each.struck: each.act for each in told}
        if self.dark:
            return
        aside = self.area.h > self.area.w
        presses = self._presses(told, aside)
        for each, press, place in zip(told, presses, self._places(presses, aside), strict=True):
            self._controls.append(PaperButton(self._scene, assets, place, press))
            if each.chosen:
                Ring(self._scene, assets).about(place)
        self._say_of_sound(background, aside)

    def _presses(self, told: Sequence[StripPress], aside: bool) -> list[Press]:
        """Return the buttons in the largest print that breaks no word and fits the strip."""
        assets, wide = self._services.assets, self._wide(len(told), aside)
        high = self.area.h if aside else self.area.h - 2 * assets.canvas.px(EDGE)
        for size in range(SIZE, SMALLEST, -1):
            presses = [_press(each, size) for each in told]
            if all(press_width(assets, each) <= wide and press_height(assets, each, wide) <= high for each in presses):
                return presses
        return [_press(each, SMALLEST) for each in told]

    def _wide(self, many: int, aside: bool) -> int:
        """Return the total width of the given number of buttons."""
        px = self._services.assets.canvas.px
        room = self.area.w - 2 * px(EDGE)
        if aside:
            return room
        return min(px(WIDEST), (room - px(CORNER) - px(SOUND_LEAST) - px(GAP) * many) // many)

    def _places(self, presses: Sequence[Press], aside: bool) -> list[pygame.Rect]:
        px = self._services.assets.canvas.px
        edge, gap, wide = px(EDGE), px(GAP), self._wide(len(presses), aside)
        if not aside:
            steps = [edge + (wide + gap) * at for at in range(len(presses))]
            return [pygame.Rect(x, edge, wide, self.area.h - 2 * edge) for x in steps]
        highs = [max(px(BUTTON), press_height(self._services.assets, each, wide)) for each in presses]
        y, places = self.area.h - edge - sum(highs) - gap * (len(highs) - 1), []
        for high in highs:
            places.append(pygame.Rect(edge, y, wide, high))
            y += high + gap
        return places

    def _say_of_sound(self, background: pygame.Surface, aside: bool) -> None:
        """Draw the notice that sound is on and captioned: above the buttons at the side, or to their right at the
        bottom.
        """
        assets = self._services.assets
        px = assets.canvas.px
        told = self._services.words.text("exhibition-captioned")
        if aside:
            bottom = min(control.area.y for control in self._controls) - px(16)
            line = self._fitting(told, self.area.w - 2 * px(EDGE), bottom - px(CORNER), centred=True)
            background.blit(line, line.get_rect(midbottom=(self.area.w // 2, bottom)))
        else:
            left = max(control.area.right for control in self._controls) + px(26)
            line = self._fitting(told, self.area.w - left - px(CORNER), self.area.h - 2 * px(4))
            background.blit(line, line.get_rect(midleft=(left, self.area.h // 2)))

    def _fitting(self, told: str, wide: int, high: int, centred: bool = False) -> pygame.Surface:
        """Return the text in the largest print that fits, in the visitor's print if possible."""
        sizes = (StyledText(told, Face.ITALIC, size, palette.BOOKE_PAPER) for size in range(SOUND, SMALLEST, -1))
        whole = (words for words in sizes if longest_word(self._services.assets, words) <= wide)
        lines = (set_lines(self._services.assets, words, wide, centred=centred) for words in whole)
        smallest = StyledText(told, Face.ITALIC, SMALLEST, palette.BOOKE_PAPER)
        fits = next((line for line in lines if line.get_height() <= high), None)
        return fits or set_lines(self._services.assets, smallest, wide, centred=centred)


def _press(each: StripPress, size: int) -> Press:
    return Press(each.key, each.text, each.act, pygame.key.name(each.struck).upper(), size=size)

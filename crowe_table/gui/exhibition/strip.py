"""The strip beside every screen of an exhibition: the size of the print, whether anything moves, and the languages.

It stands at the left where the window is wide, and at the foot where it is not; the screens have the rest.
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
"""A window so many times as wide as it is high has room for the strip at its side."""
ASIDE, BELOW = 142, 88
"""Table units: how wide the strip is at the side, and how high at the foot."""
BUTTON, GAP, EDGE = 64, 18, 11
SIZE, SOUND, SMALLEST = 19, 20, 12
WIDEST, SOUND_LEAST = 170, 210
CORNER = 100
"""Table units kept free at the corners that staff hold."""


@dataclass(frozen=True)
class StripPress:
    """One thing that can be pressed on the strip."""

    key: str
    text: str
    act: Callable[[], None]
    struck: int
    """The key of the keyboard that does the same."""
    chosen: bool = False


def strip_of(w: int, h: int) -> pygame.Rect:
    """Where the strip stands in a window of so many pixels."""
    scale = min(w / WIDTH, h / HEIGHT)
    if w >= WIDE * h:
        return pygame.Rect(0, 0, round(ASIDE * scale), h)
    high = round(BELOW * scale)
    return pygame.Rect(0, h - high, w, high)


def screen_of(w: int, h: int) -> pygame.Rect:
    """Where the screens stand in such a window."""
    strip = strip_of(w, h)
    if strip.h == h:
        return pygame.Rect(strip.right, 0, w - strip.w, h)
    return pygame.Rect(0, 0, w, h - strip.h)


class HelpStrip:
    """The strip of one window. It is built again whenever what it says has changed."""

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
        """Whether this was meant for the strip; then nothing else is to hear of it. Points are those of the window."""
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
        """What is pressed will not be heard to be lifted: nothing comes of it."""
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
        """Everything must be painted again."""
        if self._scene:
            self._scene.invalidate()

    def paint(self, window: pygame.Surface) -> list[pygame.Rect]:
        """Paints what has changed; returns where in the window."""
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
        """Printed as large as no word of any must be broken for, nor a button higher than the strip."""
        assets, wide = self._services.assets, self._wide(len(told), aside)
        high = self.area.h if aside else self.area.h - 2 * assets.canvas.px(EDGE)
        for size in range(SIZE, SMALLEST, -1):
            presses = [_press(each, size) for each in told]
            if all(press_width(assets, each) <= wide and press_height(assets, each, wide) <= high for each in presses):
                return presses
        return [_press(each, SMALLEST) for each in told]

    def _wide(self, many: int, aside: bool) -> int:
        """The width of so many buttons."""
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
        """That there is sound, all of it captioned: above the buttons at the side, or at the right of them."""
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
        """Printed as large as there is room for, in the visitor's print if that may be."""
        sizes = (StyledText(told, Face.ITALIC, size, palette.BOOKE_PAPER) for size in range(SOUND, SMALLEST, -1))
        whole = (words for words in sizes if longest_word(self._services.assets, words) <= wide)
        lines = (set_lines(self._services.assets, words, wide, centred=centred) for words in whole)
        smallest = StyledText(told, Face.ITALIC, SMALLEST, palette.BOOKE_PAPER)
        fits = next((line for line in lines if line.get_height() <= high), None)
        return fits or set_lines(self._services.assets, smallest, wide, centred=centred)


def _press(each: StripPress, size: int) -> Press:
    return Press(each.key, each.text, each.act, pygame.key.name(each.struck).upper(), size=size)

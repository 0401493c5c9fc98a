"""What a page can be worked by: each control is pressed by mouse or touch, and held and worked by the keyboard."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from crowe_table import palette
from crowe_table.gui.controls.button import Button, Press
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import ButtonState, StyledText, printed, ticket
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import ink_lines

ARROW = 36
"""Table units at either end of a chooser that step back and forth."""
LEAP = 10
"""Steps that Page Up and Page Down take."""


class Control(ABC):
    """One thing to be worked. ``key`` names it within its page, and outlasts a recomposing of the page."""

    key: str
    area: pygame.Rect
    enabled: bool = True
    runs_on: bool = False
    """Whether it goes on while it is held down; then letting go does no more."""

    @abstractmethod
    def show_state(self, state: ButtonState) -> None:
        """Shows it as it lies, under the pointer, or pressed."""

    @abstractmethod
    def act(self) -> None:
        """Does what it is for: Enter, Space, or a press."""

    @abstractmethod
    def remove(self) -> None:
        """Takes it off the table."""

    def covers(self, point: tuple[int, int]) -> bool:
        """Whether a point lies on it."""
        return self.area.collidepoint(point)

    def press(self, point: tuple[int, int]) -> None:
        """It was pressed and let go at this point."""
        del point
        self.act()

    def hold(self, point: tuple[int, int], times: int) -> None:
        """It is still held down at this point; called again and again, ``times`` counting."""
        del point, times

    def grip(self) -> None:
        """It was pressed, by pointer or key."""
        self.show_state(ButtonState.PRESSED)

    def let_go(self) -> None:
        """It was lifted again, on it or beside it."""
        self.show_state(ButtonState.NORMAL)

    def take_key(self, key: int) -> bool:
        """A key was struck while it is held by the keyboard. False if it has no use for that key."""
        del key
        return False


class PaperButton(Control):
    """A paper button."""

    def __init__(self, scene: Scene, assets: Assets, area: pygame.Rect, press: Press) -> None:
        self.key = press.key
        self.area = area
        self.enabled = press.enabled
        self._press = press
        self._button = Button(scene, assets, area, press)

    def show_state(self, state: ButtonState) -> None:
        self._button.show_state(state)

    def act(self) -> None:
        if self.enabled:
            self._press.act()
        elif self._press.refuse:
            self._press.refuse()

    def remove(self) -> None:
        self._button.remove()


class PaintedControl(Control):
    """A control that paints itself anew for each way it lies."""

    def __init__(self, scene: Scene, assets: Assets, key: str, area: pygame.Rect) -> None:
        self.key = key
        self.area = area
        self._assets = assets
        self._scene = scene
        self._state = ButtonState.NORMAL
        self._sprite = scene.add(Sprite(pygame.Surface((1, 1), pygame.SRCALPHA), z=40))

    def show(self) -> None:
        """Paints it as it is now. The margin of shadows lies about its area."""
        self._sprite.surface = self.picture(self._state)
        self._sprite.x = self.area.x - self._assets.margin
        self._sprite.y = self.area.y - self._assets.margin

    def show_state(self, state: ButtonState) -> None:
        if state is not self._state:
            self._state = state
            self.show()

    def remove(self) -> None:
        self._scene.remove(self._sprite)

    @abstractmethod
    def picture(self, state: ButtonState) -> pygame.Surface:
        """How it looks, with the margin about it."""


class TwoLineButton(PaintedControl):
    """A paper button of two lines: what it does, and what there is to know of it."""

    def __init__(self, scene: Scene, assets: Assets, area: pygame.Rect, press: Press, told: str) -> None:
        super().__init__(scene, assets, press.key, area)
        self._press = press
        self._told = told
        self.show()

    def act(self) -> None:
        self._press.act()

    def picture(self, state: ButtonState) -> pygame.Surface:
        assets, area = self._assets, self.area
        surface = ticket(assets, area.w, area.h, state)
        two_lines(
            surface,
            assets,
            StyledText(self._press.text, size=self._press.size),
            StyledText(self._told, Face.ITALIC, 17),
        )
        return surface


def two_lines(surface: pygame.Surface, assets: Assets, upper: StyledText, lower: StyledText, aside: int = 0) -> None:
    """Prints two lines in the middle of a ticket, keeping so many pixels free at either end."""
    px = assets.canvas.px
    inner = surface.get_width() - 2 * assets.margin - 2 * max(aside, px(16))
    room = surface.get_height() - 2 * assets.margin - px(14)
    above, below = printed(assets, upper, inner), printed(assets, lower, inner)
    while (high := above.get_height() + below.get_height() - px(5)) > room and upper.size > 12:
        upper, lower = replace(upper, size=upper.size - 1), replace(lower, size=max(13, lower.size - 1))
        above, below = printed(assets, upper, inner), printed(assets, lower, inner)
    top, centre = (surface.get_height() - high) // 2, surface.get_width() // 2
    surface.blit(above, above.get_rect(midtop=(centre, top)))
    surface.blit(below, below.get_rect(midbottom=(centre, top + high)))


@dataclass(frozen=True)
class Selection:
    """One of several values: how many there are, which is chosen, and how that is written."""

    key: str
    label: str
    count: int
    at: int
    value: str
    choose: Callable[[int], None]
    """Told the new place among the values."""


class Chooser(PaintedControl):
    """A ticket that shows one of several values; its ends, or the arrow keys, step to the others."""

    runs_on = True

    def __init__(self, scene: Scene, assets: Assets, area: pygame.Rect, choice: Selection) -> None:
        super().__init__(scene, assets, choice.key, area)
        self.choice = choice
        self.enabled = choice.count > 1
        self.show()

    def act(self) -> None:
        """The next value, and after the last the first."""
        if self.enabled:
            self.choice.choose((self.choice.at + 1) % self.choice.count)

    def press(self, point: tuple[int, int]) -> None:
        if point[0] < self.area.left + self._assets.canvas.px(ARROW):
            self.step(-1)
        elif point[0] > self.area.right - self._assets.canvas.px(ARROW):
            self.step(1)
        else:
            self.act()

    def hold(self, point: tuple[int, int], times: int) -> None:
        """Runs on while an end is held down, faster after a while."""
        stride = LEAP if times > 3 * LEAP else 1
        if point[0] < self.area.left + self._assets.canvas.px(ARROW):
            self.step(-stride)
        elif point[0] > self.area.right - self._assets.canvas.px(ARROW):
            self.step(stride)

    def take_key(self, key: int) -> bool:
        steps = {
            pygame.K_LEFT: -1,
            pygame.K_RIGHT: 1,
            pygame.K_MINUS: -1,
            pygame.K_PLUS: 1,
            pygame.K_PAGEDOWN: -LEAP,
            pygame.K_PAGEUP: LEAP,
            pygame.K_HOME: -self.choice.count,
            pygame.K_END: self.choice.count,
        }
        if key not in steps or not self.enabled:
            return False
        self.step(steps[key])
        return True

    def step(self, by: int) -> None:
        """So many values on or back, and no further than the ends."""
        to = max(0, min(self.choice.count - 1, self.choice.at + by))
        if to != self.choice.at:
            self.choice.choose(to)

    def picture(self, state: ButtonState) -> pygame.Surface:
        assets, choice = self._assets, self.choice
        px, m, area = assets.canvas.px, assets.margin, self.area
        surface = ticket(assets, area.w, area.h, state)
        name = StyledText(choice.label, Face.ITALIC, 17, palette.FADED_INK)
        aside = px(ARROW) if choice.count > 1 else 0
        two_lines(surface, assets, name, StyledText(choice.value, size=21), aside)
        for sign, left, there in (("‹", True, choice.at > 0), ("›", False, choice.at < choice.count - 1)):
            colour = palette.INK if there else palette.DISABLED
            arrow = assets.case.line(sign, Face.BOLD, px(34), colour)
            x = m + px(ARROW) // 2 + px(5) if left else m + area.w - px(ARROW) // 2 - px(5)
            if choice.count > 1:
                surface.blit(arrow, arrow.get_rect(center=(x, m + area.h // 2 - px(2))))
        return surface


@dataclass(frozen=True)
class ListEntry:
    """A line of a list: its heading, what is told under it, and a mark at its right."""

    key: str
    title: str
    lines: tuple[str, ...]
    act: Callable[[], None]
    mark: str = ""
    chosen: bool = False


class ListLine(PaintedControl):
    """A line of a printed list, dots leading to its mark; a hand points to the chosen one."""

    def __init__(self, scene: Scene, assets: Assets, area: pygame.Rect, entry: ListEntry) -> None:
        super().__init__(scene, assets, entry.key, area)
        self.entry = entry
        self.show()

    def act(self) -> None:
        self.entry.act()

    def picture(self, state: ButtonState) -> pygame.Surface:
        assets, entry = self._assets, self.entry
        px, m, area = assets.canvas.px, assets.margin, self.area
        surface = pygame.Surface((area.w + 2 * m, area.h + 2 * m), pygame.SRCALPHA)
        body = pygame.Rect(m, m, area.w, area.h)
        if state is not ButtonState.NORMAL:
            surface.fill((*pygame.Color(palette.INK)[:3], 20 if state is ButtonState.HOVER else 40), body)
        left = m + px(34)
        colour = palette.RUBRIC if entry.chosen else palette.INK
        mark = printed(assets, StyledText(entry.mark, Face.TEXT, 20, colour), area.w // 2)
        title = printed(assets, StyledText(entry.title, Face.HEADING, 25, colour), area.w - px(50) - mark.get_width())
        told = "\n".join(entry.lines)
        below = ink_lines(
            assets, StyledText(told, Face.ITALIC, 18, palette.FADED_INK), area.w - px(40), area.h - title.get_height()
        )
        high = title.get_height() + below.get_height() - px(2)
        top = m + max(0, (area.h - high) // 2)
        if entry.chosen:
            hand = printed(assets, StyledText("☞", Face.TEXT, 24, palette.RUBRIC), px(32))
            surface.blit(hand, hand.get_rect(midleft=(m, top + title.get_height() // 2)))
        surface.blit(title, (left, top))
        base = top + title.get_height() - px(8)
        right = m + area.w - px(6)
        if entry.mark:
            surface.blit(mark, mark.get_rect(bottomright=(right, top + title.get_height() - px(1))))
            dots(surface, assets, left + title.get_width() + px(8), right - mark.get_width() - px(8), base)
        surface.blit(below, (left, top + title.get_height() - px(2)))
        return surface


def dots(surface: pygame.Surface, assets: Assets, left: int, right: int, base: int) -> None:
    """Leaders: a row of points from here to there."""
    step = assets.canvas.px(9)
    radius = max(1.0, assets.canvas.scale)
    for x in range(right - (right - left) // step * step, right + 1, step):
        if x >= left:
            pygame.draw.circle(surface, palette.FADED_INK, (x, base), radius)

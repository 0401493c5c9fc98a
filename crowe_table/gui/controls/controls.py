"""Controls. They can be pressed by mouse or touch, and focused and operated by the keyboard."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from crowe_table import palette
from crowe_table.gui.controls.button import Button, Press
from crowe_table.gui.controls.description import Description, NodeRole
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import (
    CLEAR,
    ButtonState,
    StyledText,
    inner_width,
    longest_word,
    paper_height,
    pressed_by,
    set_lines,
    ticket,
)
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face

ARROW = 36
"""Width in table units of each end of a chooser. A press on an end steps back or forwards."""
ASIDE = 32
"""Width of the space for an arrow at each end of a chooser, in table units."""
INDENT = 34
"""Width in table units at the left of a list line, for the pointing hand."""
NOTE_SIZE = 17
"""Text size of a ticket's second line."""
OVERLAP, DRAWN_OVERLAP = 5, 3
"""Overlap of a ticket's two lines in table units: in the computation of the ticket's height, and when they are drawn.
The lines overlap less than the height allows for, so that a descender does not touch the line below. The margins lose
the difference.
"""
PAGE_STEP = 10
"""Number of values by which Page Up and Page Down move a chooser."""


class Control(ABC):
    """A control that can be pressed or focused.

    ``key`` is unique within its page, and survives a rebuild of the page.
    """

    key: str
    area: pygame.Rect
    enabled: bool = True
    runs_on: bool = False
    """Whether ``hold`` is called repeatedly while the control is held down. Then the release has no effect."""

    answers: bool = True
    """Whether a press may answer the question. A press on any other control is accepted at any time."""

    @property
    def meaning(self) -> str:
        """A text that identifies the effect of a press. It is equal for two controls with the same effect."""
        return self.key

    @abstractmethod
    def describe(self) -> Description:
        """Return the description of the control for screen readers."""

    @abstractmethod
    def show_state(self, state: ButtonState) -> None:
        """Show the control in this state."""

    @abstractmethod
    def act(self) -> None:
        """Perform the action of the control."""

    @abstractmethod
    def remove(self) -> None:
        """Remove the control from the screen."""

    def covers(self, point: tuple[int, int]) -> bool:
        return self.area.collidepoint(point)

    def press(self, point: tuple[int, int]) -> None:
        """Respond to a press and release at this point."""
        del point
        self.act()

    def hold(self, point: tuple[int, int], times: int) -> None:
        """Respond to being held down at this point. ``times`` counts the calls from 1."""
        del point, times

    def begin_press(self) -> None:
        """Respond to the start of a press by pointer or key."""
        self.show_state(ButtonState.PRESSED)

    def end_press(self) -> None:
        """Respond to the release of a press, inside or outside the control."""
        self.show_state(ButtonState.NORMAL)

    def cancel(self) -> None:
        """End a press without its action, because its release will not arrive."""
        self.end_press()

    def drag(self, start: tuple[int, int], point: tuple[int, int]) -> None:
        """Respond to a movement of the pointer from ``start`` to ``point`` while the control is pressed."""
        del start, point

    def take_key(self, key: int) -> bool:
        """Respond to a key while the control has the focus. Return False if the key has no effect."""
        del key
        return False


class PaperButton(Control):
    """A button on paper."""

    def __init__(self, scene: Scene, assets: Assets, area: pygame.Rect, press: Press) -> None:
        self.key = press.key
        self.area = area
        self.enabled = press.enabled
        self._press = press
        self._button = Button(scene, assets, area, press)

    @property
    def meaning(self) -> str:
        return self._press.meaning or self.key

    def describe(self) -> Description:
        return described(self._press)

    def show_state(self, state: ButtonState) -> None:
        self._button.show_state(state)

    def enable(self, enabled: bool) -> None:
        """Enable or disable the button where it is."""
        if enabled is not self.enabled:
            self.enabled = enabled
            self._button.enable(enabled)

    def show_hint(self, shown: bool) -> None:
        """Show or hide the keyboard shortcut."""
        self._button.show_hint(shown)

    def act(self) -> None:
        if self.enabled:
            self._press.act()
        elif self._press.refuse:
            self._press.refuse()

    def remove(self) -> None:
        self._button.remove()


class PaintedControl(Control):
    """A control that repaints itself for each state."""

    def __init__(self, scene: Scene, assets: Assets, key: str, area: pygame.Rect) -> None:
        self.key = key
        self.area = area
        self._assets = assets
        self._scene = scene
        self._state = ButtonState.NORMAL
        self._sprite = scene.add(Sprite(pygame.Surface((1, 1), pygame.SRCALPHA), z=40))

    def show(self) -> None:
        """Paint the current state of the control, with the shadow margin around its area."""
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
        """Return the picture of the control in this state, with its margin."""


def described(press: Press, note: str = "") -> Description:
    """Return the description of a button."""
    return Description(press.name or press.text, note=note, shortcut=press.hint)


class TwoLineButton(PaintedControl):
    """A paper button with two lines: its action, and information about it."""

    left: float = 0
    """Width of the space without text at the left, in table units."""

    def __init__(self, scene: Scene, assets: Assets, area: pygame.Rect, press: Press, note: str) -> None:
        super().__init__(scene, assets, press.key, area)
        self.enabled = press.enabled
        self._press = press
        self._note = note
        self.show()

    def describe(self) -> Description:
        return described(self._press, self._note)

    def act(self) -> None:
        if self.enabled:
            self._press.act()

    def picture(self, state: ButtonState) -> pygame.Surface:
        shown = state if self.enabled else ButtonState.DISABLED
        surface = ticket(self._assets, self.area.w, self.area.h, shown)
        upper, lower = button_lines(self._press, self._note)
        if not self.enabled:
            upper, lower = replace(upper, colour=palette.DISABLED), replace(lower, colour=palette.DISABLED)
        two_lines(surface, self._assets, upper, lower, pressed_by(self._assets, shown), left=self.left)
        return surface


def button_lines(press: Press, note: str) -> tuple[StyledText, StyledText]:
    """Return the two lines of a button."""
    return press.words, StyledText(note, Face.ITALIC, NOTE_SIZE, palette.FADED_INK)


def two_line_button_height(assets: Assets, press: Press, note: str, w: int) -> int:
    """Return the height of a two-line button of the given width, in pixels."""
    return two_lines_height(assets, *button_lines(press, note), w)


def two_lines_height(
    assets: Assets, upper: StyledText, lower: StyledText, w: int, aside: float = 0, left: float = 0
) -> int:
    """Return the height in pixels of a ticket with two texts.

    ``aside`` is the free width at each end, and ``left`` a further width at the left, both in table units.
    """
    above, below = _two(assets, upper, lower, w - assets.canvas.px(left) if left else w, aside)
    return paper_height(assets, above.get_height() + below.get_height() - assets.canvas.px(OVERLAP * assets.look.text))


def two_lines(
    surface: pygame.Surface,
    assets: Assets,
    upper: StyledText,
    lower: StyledText,
    sunk: int = 0,
    aside: float = 0,
    left: float = 0,
) -> None:
    """Draw two centred texts on a ticket, one below the other, moved down and right by ``sunk`` pixels.

    See ``two_lines_height`` for the margins.
    """
    free = assets.canvas.px(left) if left else 0
    w, h = surface.get_width(), surface.get_height()
    above, below = _two(assets, upper, lower, w - 2 * assets.margin - free, aside)
    height = above.get_height() + below.get_height() - assets.canvas.px(DRAWN_OVERLAP * assets.look.text)
    top, centre = (h - height) // 2 + sunk, (w + free) // 2 + sunk
    surface.blit(above, above.get_rect(midtop=(centre, top)))
    surface.blit(below, below.get_rect(midbottom=(centre, top + height)))


def _two(
    assets: Assets, upper: StyledText, lower: StyledText, w: int, aside: float
) -> tuple[pygame.Surface, pygame.Surface]:
    inner = inner_width(assets, w) if not aside else w - 2 * assets.canvas.px(aside)
    return set_lines(assets, upper, inner, centred=True), set_lines(assets, lower, inner, centred=True)


@dataclass(frozen=True)
class Selection:
    """A choice of one of several values: the number of values, and the index and text of the current value."""

    key: str
    label: str
    count: int
    at: int
    value: str
    choose: Callable[[int], None]
    """Callback that receives the index of the newly chosen value."""
    others: tuple[str, ...] = ()
    """Texts of all values, to reserve space for any of them."""
    wraps: bool = True
    """Whether the first value follows the last."""


class Chooser(PaintedControl):
    """A ticket that shows one of several values. Its ends and the arrow keys step through the values."""

    runs_on = True

    def __init__(self, scene: Scene, assets: Assets, area: pygame.Rect, choice: Selection) -> None:
        super().__init__(scene, assets, choice.key, area)
        self.choice = choice
        self.enabled = choice.count > 1
        self.show()

    def describe(self) -> Description:
        return Description(self.choice.label, NodeRole.CHOOSER, self.choice.value)

    def act(self) -> None:
        """Choose the next value. The first follows the last if the choice wraps; otherwise the last stays."""
        choice = self.choice
        if self.enabled:
            after = choice.at + 1
            choice.choose(after % choice.count if choice.wraps else min(after, choice.count - 1))

    def press(self, point: tuple[int, int]) -> None:
        if point[0] < self.area.left + self._assets.canvas.px(ARROW):
            self.step(-1)
        elif point[0] > self.area.right - self._assets.canvas.px(ARROW):
            self.step(1)
        else:
            self.act()

    def hold(self, point: tuple[int, int], times: int) -> None:
        """Step repeatedly while an end is held down, faster after a while."""
        stride = PAGE_STEP if times > 3 * PAGE_STEP else 1
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
            pygame.K_PAGEDOWN: -PAGE_STEP,
            pygame.K_PAGEUP: PAGE_STEP,
            pygame.K_HOME: -self.choice.count,
            pygame.K_END: self.choice.count,
        }
        if key not in steps or not self.enabled:
            return False
        self.step(steps[key])
        return True

    def step(self, by: int) -> None:
        """Move ``by`` values forwards, or back if it is negative. Stop at the ends."""
        to = max(0, min(self.choice.count - 1, self.choice.at + by))
        if to != self.choice.at:
            self.choice.choose(to)

    def picture(self, state: ButtonState) -> pygame.Surface:
        assets, choice = self._assets, self.choice
        px, m, area = assets.canvas.px, assets.margin, self.area
        surface = ticket(assets, area.w, area.h, state)
        sunk = pressed_by(assets, state)
        two_lines(surface, assets, *_chosen(choice), sunk, ASIDE if choice.count > 1 else 0)
        for sign, left, there in (("‹", True, choice.at > 0), ("›", False, choice.at < choice.count - 1)):
            colour = palette.INK if there else palette.DISABLED
            arrow = assets.case.line(sign, Face.BOLD, px(34), colour)
            x = m + px(ARROW) // 2 + px(5) if left else m + area.w - px(ARROW) // 2 - px(5)
            if choice.count > 1:
                surface.blit(arrow, arrow.get_rect(center=(x + sunk, m + area.h // 2 - px(2) + sunk)))
        return surface


def chooser_height(assets: Assets, choice: Selection, w: int) -> int:
    """Return the height in pixels of a chooser of the given width. It is high enough for every value."""
    name, value = _chosen(choice)
    longest = max((value, *(replace(value, text=each) for each in choice.others)), key=lambda words: len(words.text))
    return two_lines_height(assets, name, longest, w, ASIDE if choice.count > 1 else 0)


def chooser_width(assets: Assets, choice: Selection) -> int:
    """Return the smallest width in pixels at which a chooser breaks no word."""
    name, value = _chosen(choice)
    words = [name, value, *(replace(value, text=each) for each in choice.others)]
    return max(longest_word(assets, each) for each in words) + 2 * assets.canvas.px(ASIDE)


def _chosen(choice: Selection) -> tuple[StyledText, StyledText]:
    return StyledText(choice.label, Face.ITALIC, NOTE_SIZE, palette.FADED_INK), StyledText(choice.value, size=21)


BOX, BOX_GAP = 32, 12
"""Side of a checkbox, and gap between it and its label, in table units."""


class TickTicket(PaintedControl):
    """A ticket with a checkbox."""

    def __init__(self, scene: Scene, assets: Assets, area: pygame.Rect, press: Press, ticked: bool) -> None:
        super().__init__(scene, assets, press.key, area)
        self._press = press
        self.ticked = ticked
        self.show()

    def describe(self) -> Description:
        return Description(self._press.text, NodeRole.TICK, chosen=self.ticked)

    def act(self) -> None:
        self._press.act()

    def picture(self, state: ButtonState) -> pygame.Surface:
        assets, px = self._assets, self._assets.canvas.px
        surface = ticket(assets, self.area.w, self.area.h, state)
        sunk = pressed_by(assets, state)
        body = surface.get_rect().inflate(-2 * assets.margin, -2 * assets.margin).move(sunk, sunk)
        inner = body.inflate(-2 * px(CLEAR + 3), 0)
        name = set_lines(assets, StyledText(self._press.text, size=21), _beside_box(assets, self.area.w))
        surface.blit(name, name.get_rect(midleft=inner.midleft))
        box = pygame.Rect(0, 0, px(BOX), px(BOX))
        box.midright = inner.midright
        pygame.draw.rect(surface, palette.INK, box, max(1, px(2)))
        if self.ticked:
            mark = assets.case.line("✓", Face.BOLD, px(BOX - 2), palette.RUBRIC)
            surface.blit(mark, mark.get_rect(center=box.center))
        return surface


def tick_height(assets: Assets, name: str, w: int) -> int:
    """Return the height in pixels of a ticket with a checkbox, for the given width."""
    return paper_height(assets, set_lines(assets, StyledText(name, size=21), _beside_box(assets, w)).get_height())


def _beside_box(assets: Assets, w: int) -> int:
    return w - assets.canvas.px(2 * (CLEAR + 3) + BOX + BOX_GAP)


@dataclass(frozen=True)
class ListEntry:
    """The content of a line of a list: heading, text below the heading, and mark at the right."""

    key: str
    title: str
    lines: tuple[str, ...]
    act: Callable[[], None]
    mark: str = ""
    chosen: bool = False
    indent: float = INDENT
    """Width in table units of the space without text at the left, for the pointing hand or a picture."""
    min_height: float = 0
    """Minimum height in table units."""


class ListLine(PaintedControl):
    """A line of a printed list, with dots that lead to its mark. A pointing hand marks the chosen line."""

    def __init__(self, scene: Scene, assets: Assets, area: pygame.Rect, entry: ListEntry) -> None:
        super().__init__(scene, assets, entry.key, area)
        self.entry = entry
        self.show()

    def describe(self) -> Description:
        entry = self.entry
        note = "; ".join(each for each in (entry.mark, *entry.lines) if each)
        return Description(entry.title, NodeRole.ENTRY, note=note, chosen=entry.chosen or None)

    def act(self) -> None:
        self.entry.act()

    def picture(self, state: ButtonState) -> pygame.Surface:
        assets, entry = self._assets, self.entry
        px, m, area = assets.canvas.px, assets.margin, self.area
        surface = pygame.Surface((area.w + 2 * m, area.h + 2 * m), pygame.SRCALPHA)
        body = pygame.Rect(m, m, area.w, area.h)
        wash(surface, body, state)
        title, mark, below = _listed(assets, entry, area.w)
        first = _first_height(title, mark)
        height = first + sum(line.get_height() for line in below)
        left, y = m + px(entry.indent), m + max(0, (area.h - height) // 2) + first - title.get_height()
        if entry.chosen:
            hand = set_lines(assets, StyledText("☞", Face.TEXT, 24, palette.RUBRIC), px(60))
            surface.blit(hand, hand.get_rect(midleft=(m, y + title.get_height() // 2)))
        surface.blit(title, (left, y))
        right = m + area.w - px(6)
        if mark:
            surface.blit(mark, mark.get_rect(bottomright=(right, y + title.get_height() - px(1))))
            base = y + title.get_height() - px(8)
            dots(surface, assets, left + title.get_width() + px(8), right - mark.get_width() - px(8), base)
        y += title.get_height()
        for line in below:
            surface.blit(line, (left, y))
            y += line.get_height()
        return surface


def wash(surface: pygame.Surface, body: pygame.Rect, state: ButtonState) -> None:
    """Darken a printed control under the pointer, and more while it is pressed."""
    depth = {ButtonState.HOVER: 20, ButtonState.PRESSED: 56}.get(state)
    if depth:
        shade = pygame.Surface(body.size, pygame.SRCALPHA)
        shade.fill((*pygame.Color(palette.INK)[:3], depth))
        surface.blit(shade, body)


def entry_height(assets: Assets, entry: ListEntry, w: int) -> int:
    """Return the height of a list line of the given width, in pixels."""
    title, mark, below = _listed(assets, entry, w)
    height = _first_height(title, mark) + sum(line.get_height() for line in below) + assets.canvas.px(6)
    return max(assets.canvas.px(max(assets.look.min_control, entry.min_height)), height)


def _first_height(title: pygame.Surface, mark: pygame.Surface | None) -> int:
    return max(title.get_height(), mark.get_height() if mark else 0)


def _listed(
    assets: Assets, entry: ListEntry, w: int
) -> tuple[pygame.Surface, pygame.Surface | None, list[pygame.Surface]]:
    """Return the heading of a line, its mark if there is one, and the lines below the heading."""
    px = assets.canvas.px
    colour = palette.RUBRIC if entry.chosen else palette.INK
    mark = set_lines(assets, StyledText(entry.mark, Face.TEXT, 20, colour), w // 2) if entry.mark else None
    room = w - px(entry.indent + 12) - (mark.get_width() + px(16) if mark else 0)
    title = set_lines(assets, StyledText(entry.title, Face.HEADING, 25, colour), room)
    note = (StyledText(line, Face.ITALIC, 18, palette.FADED_INK) for line in entry.lines if line)
    return title, mark, [set_lines(assets, line, w - px(entry.indent + 6)) for line in note]


def dots(surface: pygame.Surface, assets: Assets, left: int, right: int, base: int) -> None:
    """Draw dot leaders between two positions."""
    step = assets.canvas.px(9)
    radius = max(1.0, assets.canvas.scale)
    for x in range(right - (right - left) // step * step, right + 1, step):
        if x >= left:
            pygame.draw.circle(surface, palette.FADED_INK, (x, base), radius)

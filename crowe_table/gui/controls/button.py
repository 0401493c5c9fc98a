"""Buttons on paper tickets, and the ring around the keyboard focus."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from crowe_table import palette
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import ButtonState, StyledText, label, label_height, label_width
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face


@dataclass(frozen=True)
class Press:
    """The label of a button, and the action that it triggers."""

    key: str
    """Name of the button, unique within the screen."""
    text: str
    act: Callable[[], None]
    hint: str = ""
    """Keyboard shortcut of the button, printed on it."""
    enabled: bool = True
    size: float = 22
    refuse: Callable[[], None] | None = None
    """Callback for a press of the disabled button. It explains why the button is disabled."""
    name: str = ""
    """Spoken name of a button whose label is only a sign."""
    meaning: str = ""
    """A text that identifies the effect of the button. If it is empty, ``key`` does so. See ``Control.meaning``."""

    @property
    def words(self) -> StyledText:
        return StyledText(self.text, Face.TEXT, self.size)


def press_width(assets: Assets, press: Press) -> int:
    """Return the smallest width in pixels at which a button breaks no word of its label."""
    return label_width(assets, press.words)


def press_height(assets: Assets, press: Press, w: int) -> int:
    """Return the height of a button of the given width, in pixels."""
    return label_height(assets, press.words, w, press.hint)


class Button:
    """A button printed on a ticket."""

    def __init__(self, scene: Scene, assets: Assets, area: pygame.Rect, press: Press, z: float = 40) -> None:
        self._scene = scene
        self._assets = assets
        self.area = area
        self.press = press
        self._state = ButtonState.NORMAL
        self._hinted = True
        self._sprite = scene.add(Sprite(self._picture(), area.x - assets.margin, area.y - assets.margin, z))

    def show_state(self, state: ButtonState) -> None:
        if not self.press.enabled:
            state = ButtonState.DISABLED
        if state is not self._state:
            self._state = state
            self._sprite.surface = self._picture()

    def enable(self, enabled: bool) -> None:
        """Enable or disable the button."""
        self.press = replace(self.press, enabled=enabled)
        self._sprite.surface = self._picture()

    def show_hint(self, shown: bool) -> None:
        """Show or hide the keyboard shortcut."""
        if shown is not self._hinted:
            self._hinted = shown
            self._sprite.surface = self._picture()

    def remove(self) -> None:
        self._scene.remove(self._sprite)

    def _picture(self) -> pygame.Surface:
        state = self._state if self.press.enabled else ButtonState.DISABLED
        hint = self.press.hint if self._hinted else ""
        return label(self._assets, self.press.words, self.area.w, self.area.h, state, hint)


RING_GAP, RING_LINE, RING_EDGE = 3, 4, 2.5
"""Sizes in table units: gap between target and ring, width of the bright line, and width of its dark edges."""


class Ring:
    """A ring around the keyboard focus. Its bright line is visible on baize, and the dark lines beside it on paper."""

    def __init__(self, scene: Scene, assets: Assets) -> None:
        self._assets = assets
        self._sprite = scene.add(Sprite(pygame.Surface((1, 1), pygame.SRCALPHA), z=5000, visible=False))
        self._size = (0, 0)

    def about(self, area: pygame.Rect | None) -> None:
        """Draw the ring around an area.

        If the area is None, hide the ring. The ring stays within the window, even where it must overlap the area.
        """
        self._sprite.visible = area is not None
        if area is None:
            return
        px = self._assets.canvas.px
        line, edge = px(RING_LINE), max(2, px(RING_EDGE))
        width = 2 * (px(RING_GAP) + line + 2 * edge)
        outer = area.inflate(width, width).clip((0, 0), self._assets.canvas.size)
        if outer.size != self._size:
            self._size = outer.size
            self._sprite.surface = self._drawn(outer.size, line, edge)
        self._sprite.x, self._sprite.y = outer.topleft

    def _drawn(self, size: tuple[int, int], line: int, edge: int) -> pygame.Surface:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        bright = palette.PLAIN_FOCUS if self._assets.look.contrast else palette.BRIGHT_BRASS
        pygame.draw.rect(surface, palette.RIM_LINE, surface.get_rect(), line + 2 * edge)
        pygame.draw.rect(surface, bright, surface.get_rect().inflate(-2 * edge, -2 * edge), line)
        return surface

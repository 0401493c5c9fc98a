"""The base of all pages: drawing, focus and input.

Most pages are a BookPage, two pages of an open book, or a Sheet of paper over another screen.
"""

from abc import abstractmethod
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

import pygame

from crowe_table.gui.controls.button import Press, Ring
from crowe_table.gui.controls.controls import (
    Chooser,
    Control,
    ListEntry,
    ListLine,
    PaperButton,
    Selection,
)
from crowe_table.gui.controls.press_guard import PlaceGuard
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.draw.paper import ButtonState
from crowe_table.gui.draw.parts import InParts, whole
from crowe_table.gui.draw.printed import Print, PrintedSurface
from crowe_table.gui.draw.scene import Scene
from crowe_table.gui.pages.foot import above, row_areas
from crowe_table.gui.screen import Confirmation, Navigator, Screen, Services

if TYPE_CHECKING:
    from crowe_table.gui.pages.ui import Ui

HOLD, AGAIN = 420.0, 70.0
"""Delay in milliseconds before a held control repeats, and interval between two repetitions."""


class Page(Screen):
    """A screen of paper. Its controls have an order, and everything else is drawn on the background."""

    scene: Scene

    def __init__(self, services: Services, nav: Navigator) -> None:
        super().__init__(services)
        self.nav = nav
        self.controls: list[Control] = []
        self.content: list[Control | Print] = []
        """Texts and controls in the order in which the page was composed, for screen readers."""
        self._held_key = ""
        self._pressed: Control | None = None
        self._pressed_at = (0, 0)
        self._pressed_when = 0.0
        self._repeats = 0
        self._now = 0.0
        self._bare: pygame.Surface | None = None
        self._bare_for: Assets | None = None
        self._ui: Ui | None = None
        self._ring: Ring | None = None
        self._guard = PlaceGuard()

    # --- what subclasses define

    @abstractmethod
    def background(self) -> InParts[pygame.Surface]:
        """Draw the empty paper and its surroundings, one part at each step."""

    @abstractmethod
    def compose(self) -> Iterator[None] | None:
        """Lay out the text and the controls. A slow override is a generator that does one part at each step."""

    def back(self) -> None:
        """Leave the page. Escape calls this."""
        self.nav.back()

    def keys(self) -> dict[int, Callable[[], None]]:
        """Return the page's additional keys, each with its action."""
        return {}

    def first(self) -> str:
        """Return the key of the control that gets the focus first."""
        return self.controls[0].key if self.controls else ""

    # --- composing

    @property
    def assets(self) -> Assets:
        return self.services.assets

    @property
    def ui(self) -> "Ui":
        """The pygame_gui controls. They are created when first used."""
        return whole(self.ui_in_parts())

    def ui_in_parts(self) -> InParts["Ui"]:
        """Return the pygame_gui controls. They are expensive, so one part is created at each step."""
        if self._ui is None or self._ui.assets is not self.assets:
            from crowe_table.gui.pages.ui import Ui, dressed

            spare, self.services.spare = self.services.spare, None
            fits = isinstance(spare, Ui) and spare.assets is self.assets
            self._ui = spare if isinstance(spare, Ui) and fits else (yield from dressed(self.assets))
        return self._ui

    @property
    def is_typing(self) -> bool:
        """Whether key presses enter text now."""
        return self._ui is not None and self._ui.is_typing

    @property
    def held(self) -> Control | None:
        """The control that has the keyboard focus. None if there is none, or if it is disabled."""
        return next((control for control in self.controls if control.key == self._held_key and control.enabled), None)

    def build(self) -> None:
        deque(self.build_in_parts(), 0)

    def build_in_parts(self) -> Iterator[None]:
        """Build the page, one part at each step."""
        if self._bare is None or self._bare_for is not self.assets:
            self._bare = yield from self.background()
            self._bare_for = self.assets
            self._guard = PlaceGuard()
            yield
            for _ in self.prepare():
                yield
        self.controls = []
        self.content.clear()
        self.scene = Scene(PrintedSurface(self._bare, self.content.append))
        yield
        if self._ui:
            self._ui.clear()
        self._pressed = None
        yield from self.compose() or (None,)
        self._guard.lay(self.controls)
        self._ring = Ring(self.scene, self.assets)
        self._show_ring()

    def prepare(self) -> Iterator[object]:
        """Draw expensive parts in advance, one at each step. Most pages have no such parts."""
        yield from ()

    def recompose(self) -> None:
        """Compose the page again after a change. A control that is held down stays held."""
        key = self._pressed.key if self._pressed else ""
        self.build()
        self._pressed = next((control for control in self.controls if control.key == key), None)
        if self._pressed:
            self._pressed.show_state(ButtonState.PRESSED)

    def turn_page(self) -> None:
        """Compose the page again, with the sound of a turned page."""
        self.services.sounds.play("page")
        self.recompose()

    def add(self, control: Control) -> Control:
        self.controls.append(control)
        self.content.append(control)
        return control

    def button(self, area: pygame.Rect, press: Press) -> None:
        self.add(PaperButton(self.scene, self.assets, area, press))

    def chooser(self, area: pygame.Rect, choice: Selection) -> None:
        self.add(Chooser(self.scene, self.assets, area, choice))

    def line(self, area: pygame.Rect, entry: ListEntry) -> None:
        self.add(ListLine(self.scene, self.assets, area, entry))

    def row(self, area: pygame.Rect, presses: Sequence[Press]) -> pygame.Rect:
        """Lay out buttons at the foot of an area, and return the area above them."""
        areas = row_areas(self.assets, area, presses)
        for place, press in zip(areas, presses, strict=True):
            self.button(place, press)
        return above(self.assets, area, areas)

    def rect(self, box: Box) -> pygame.Rect:
        return self.assets.canvas.rect(box)

    # --- working

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEBUTTONDOWN and self._guard.changed(event.pos, self._under(event.pos)):
            return
        if self.is_typing and event.type == pygame.KEYDOWN and event.key in _PEN_DOWN:
            self.ui.lay_down_pen()
            return
        if self._ui and not (event.type == pygame.KEYDOWN and not self.is_typing):
            self._ui.hear(event)
        if self.is_typing and event.type == pygame.KEYDOWN:
            return
        if event.type == pygame.KEYDOWN:
            self._key(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event.pos)
        elif event.type == pygame.MOUSEMOTION:
            self._motion(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._release(event.pos)

    def cancel_input(self) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed:
            pressed.cancel()
        if self._ui:
            self._ui.cancel_input()

    def step(self, now: float) -> bool:
        self._now = now
        if self._ui:
            self._ui.step(now, self.services.held.pointer_down)
        guarded = self._guard.step(now)
        if self._pressed is None:
            return guarded
        due = int((now - self._pressed_when - HOLD) // AGAIN) + 1
        if due > self._repeats and self._pressed.area.collidepoint(self._pressed_at):
            self._repeats = due
            self._pressed.hold(self._pressed_at, due)
        return True

    def paint(self, target: pygame.Surface) -> list[pygame.Rect]:
        if self._ui is None:
            return self.scene.paint(target)
        if self._ui.stale:
            self.scene.invalidate()
        areas = self.scene.paint(target)
        for area in areas:
            target.set_clip(area)
            self._ui.paint(target)
        target.set_clip(None)
        return areas

    def invalidate(self) -> None:
        if self._bare is None:
            self.build()
        self.scene.invalidate()

    @property
    def unloaded(self) -> bool:
        """Whether ``unload`` has freed everything that was drawn."""
        return self._bare is None

    def unload(self) -> None:
        """Free everything that is drawn, until the page is visible again."""
        self._bare = None
        self.controls = []
        self.content.clear()
        self.scene = Scene(pygame.Surface((1, 1)))

    def leave(self) -> None:
        if self._ui:
            self._ui.settle()
            self._ui.clear()
            self.services.spare, self._ui = self._ui, None
        self.unload()

    def hold(self, key: str) -> None:
        """Give a control the focus."""
        self._held_key = key
        self._show_ring()

    def _show_ring(self) -> None:
        held = self.held
        if self._ring:
            self._ring.about(held.area if held else None)

    def ask_first(self, name: str, act: Callable[[], None], kept: str = "") -> None:
        """Ask the question with the messages ``confirm-<name>-…``. If the visitor confirms, call ``act``.

        ``kept`` is a promise that ``Navigator.kept`` returned.
        """
        self.nav.confirm(Confirmation.from_messages(self.services.words, name, kept), act, self._pressed_at)

    def _key(self, event: pygame.event.Event) -> None:
        held = self.held
        if held and held.take_key(event.key):
            return
        if event.key == pygame.K_TAB:
            self._next(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in _WAYS:
            self._towards(*_WAYS[event.key])
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            if held:
                held.act()
            else:
                self._hold_first()
        elif event.key == pygame.K_ESCAPE:
            self.back()
        elif event.key in self.keys():
            self.keys()[event.key]()

    def move_focus(self, step: int) -> None:
        self._next(step)

    def _able(self) -> list[Control]:
        return [control for control in self.controls if control.enabled]

    def _next(self, way: int) -> None:
        able, held = self._able(), self.held
        if not able:
            return
        if held is None and way > 0:
            self._hold_first()
        elif held is None:
            self.hold(able[-1].key)
        else:
            self.hold(able[(able.index(held) + way) % len(able)].key)

    def _hold_first(self) -> None:
        """Give the focus to the page's first control. If it is disabled or on another spread, use the next best."""
        able = [control.key for control in self._able()]
        if able:
            self.hold(self.first() if self.first() in able else able[0])

    def _towards(self, dx: int, dy: int) -> None:
        """Give the focus to the nearest control in this direction, if there is one."""
        held = self.held
        if held is None:
            self._next(1)
            return
        here = held.area
        found = [
            (distance, control) for control in self._able() if (distance := _apart(here, control.area, dx, dy)) > 0
        ]
        if found:
            self.hold(min(found, key=lambda pair: pair[0])[1].key)

    def _under(self, point: tuple[int, int]) -> Control | None:
        return next((control for control in self._able() if control.area.collidepoint(point)), None)

    def _press(self, point: tuple[int, int]) -> None:
        self.hold("")
        self._pressed = self._under(point)
        self._pressed_at, self._pressed_when, self._repeats = point, self._now, 0
        if self._pressed:
            self._pressed.show_state(ButtonState.PRESSED)

    def _motion(self, point: tuple[int, int]) -> None:
        self._pressed_at = point
        for control in self.controls:
            inside = control.enabled and control.area.collidepoint(point)
            pressed = control is self._pressed
            control.show_state(
                ButtonState.PRESSED if pressed and inside else ButtonState.HOVER if inside else ButtonState.NORMAL
            )

    def _release(self, point: tuple[int, int]) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            return
        inside = pressed.area.collidepoint(point)
        pressed.show_state(ButtonState.HOVER if inside else ButtonState.NORMAL)
        if inside and not self._repeats:
            pressed.press(point)


_PEN_DOWN = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_TAB)
"""Keys that end the editing of a text field."""
_WAYS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}


def _apart(here: pygame.Rect, there: pygame.Rect, dx: int, dy: int) -> float:
    """Return the distance from ``here`` to ``there`` in the direction (``dx``, ``dy``), with sideways distance tripled.

    Return 0 if ``there`` does not lie in this direction.
    """
    along = (there.centerx - here.centerx) * dx + (there.centery - here.centery) * dy
    clear = max(dx * (there.left - here.right), -dx * (here.left - there.right)) if dx else 0
    clear = max(dy * (there.top - here.bottom), -dy * (here.top - there.bottom)) if dy else clear
    if along <= 0 or clear < -min(here.h, there.h) // 2:
        return 0
    if dx:
        aside = max(0, there.top - here.bottom, here.top - there.bottom) + abs(there.centery - here.centery) * 0.2
    else:
        aside = max(0, there.left - here.right, here.left - there.right) + abs(there.centerx - here.centerx) * 0.2
    return max(1, clear) + 3 * aside

"""What the pages of the program have in common: how they are drawn, and how they are worked.

Every screen that is not the table is a BookPage, two pages of an open book on a mahogany desk, or a Sheet of paper that
lies over another screen.
"""

from abc import abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from crowe_table import palette
from crowe_table.engine.layout import Box
from crowe_table.gui.controls.button import Press, Ring
from crowe_table.gui.controls.controls import Chooser, Control, ListEntry, ListLine, PaperButton, Selection
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.background import desk_background
from crowe_table.gui.draw.paper import ButtonState, ticket
from crowe_table.gui.draw.scene import Scene
from crowe_table.gui.screen import Confirmation, Navigator, Screen, Services

if TYPE_CHECKING:
    from crowe_table.gui.pages.ui import Ui

BOARDS = Box(64, 16, 1152, 768)
LEFT, RIGHT = Box(80, 30, 560, 740), Box(640, 30, 560, 740)
"""The two pages of the open book."""
LEFT_TYPE, RIGHT_TYPE = Box(128, 66, 452, 668), Box(700, 66, 452, 668)
"""The part of each page that is printed on."""
BUTTON, GAP = 56, 8
HOLD, AGAIN = 420.0, 70.0
"""Milliseconds until a press held down repeats, and between its repetitions."""


class Page(Screen):
    """A screen of paper: controls in an order, a ring about the one that is held, all else in the background."""

    scene: Scene

    def __init__(self, services: Services, nav: Navigator) -> None:
        super().__init__(services)
        self.nav = nav
        self.controls: list[Control] = []
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

    # --- what a page says

    @abstractmethod
    def background(self) -> pygame.Surface:
        """The bare paper and what it lies on."""

    @abstractmethod
    def compose(self) -> None:
        """Sets the type and the controls."""

    def back(self) -> None:
        """Escape: the page is left."""
        self.nav.back()

    def keys(self) -> dict[int, Callable[[], None]]:
        """What single keys do on this page, besides."""
        return {}

    def first(self) -> str:
        """The control the keyboard takes hold of first."""
        return self.controls[0].key if self.controls else ""

    # --- composing

    @property
    def assets(self) -> Assets:
        return self.services.assets

    @property
    def ui(self) -> "Ui":
        """The library's controls, for a page that needs them; fetched when the first is asked for."""
        if self._ui is None or self._ui.assets is not self.assets:
            from crowe_table.gui.pages.ui import Ui

            self._ui = Ui(self.assets)
        return self._ui

    @property
    def writing(self) -> bool:
        """Whether keys are letters just now."""
        return self._ui is not None and self._ui.writing

    @property
    def held(self) -> Control | None:
        """The control the keyboard holds."""
        return next((control for control in self.controls if control.key == self._held_key and control.enabled), None)

    def build(self) -> None:
        if self._bare is None or self._bare_for is not self.assets:
            self._bare, self._bare_for = self.background(), self.assets
        self.scene = Scene(self._bare.copy())
        self.controls = []
        if self._ui:
            self._ui.clear()
        self._pressed = None
        self.compose()
        self._ring = Ring(self.scene, self.assets)
        self._show_ring()

    def recompose(self) -> None:
        """Composes the page again after something on it has changed; a control that is held down stays so."""
        key = self._pressed.key if self._pressed else ""
        self.build()
        self._pressed = next((control for control in self.controls if control.key == key), None)
        if self._pressed:
            self._pressed.show_state(ButtonState.PRESSED)

    def turn_page(self) -> None:
        """Composes the page again with the sound of a page turned."""
        self.services.sounds.play("page")
        self.recompose()

    def add(self, control: Control) -> Control:
        self.controls.append(control)
        return control

    def button(self, area: pygame.Rect, press: Press) -> None:
        self.add(PaperButton(self.scene, self.assets, area, press))

    def chooser(self, area: pygame.Rect, choice: Selection) -> None:
        self.add(Chooser(self.scene, self.assets, area, choice))

    def line(self, area: pygame.Rect, entry: ListEntry) -> None:
        self.add(ListLine(self.scene, self.assets, area, entry))

    def rect(self, box: Box) -> pygame.Rect:
        return self.assets.canvas.rect(box)

    # --- working

    def handle(self, event: pygame.event.Event) -> None:
        if self.writing and event.type == pygame.KEYDOWN and event.key in _PEN_DOWN:
            self.ui.lay_down_pen()
            return
        if self._ui and not (event.type == pygame.KEYDOWN and not self.writing):
            self._ui.hear(event)
        if self.writing and event.type == pygame.KEYDOWN:
            return
        if event.type == pygame.KEYDOWN:
            self._key(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event.pos)
        elif event.type == pygame.MOUSEMOTION:
            self._motion(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._release(event.pos)

    def step(self, now: float) -> bool:
        self._now = now
        if self._ui:
            self._ui.step(now)
        if self._pressed is None:
            return False
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

    def unload(self) -> None:
        """Lets go of everything drawn until the page is seen again."""
        self._bare = None
        self.controls = []
        self.scene = Scene(pygame.Surface((1, 1)))

    def leave(self) -> None:
        if self._ui:
            self._ui.settle()
            self._ui.clear()
        self.controls = []

    def hold(self, key: str) -> None:
        """The keyboard takes hold of a control."""
        self._held_key = key
        self._show_ring()

    def _show_ring(self) -> None:
        held = self.held
        if self._ring:
            self._ring.about(held.area if held else None)

    def ask_first(self, name: str, act: Callable[[], None]) -> None:
        """Does this only when it is confirmed on a sheet whose words are the messages ``confirm-<name>-…``."""
        self.nav.confirm(Confirmation.worded(self.services.words, name), act, self._pressed_at)

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
                self.hold(self.first())
        elif event.key == pygame.K_ESCAPE:
            self.back()
        elif event.key in self.keys():
            self.keys()[event.key]()

    def _able(self) -> list[Control]:
        return [control for control in self.controls if control.enabled]

    def _next(self, way: int) -> None:
        able, held = self._able(), self.held
        if not able:
            return
        if held is None:
            self.hold(self.first() if way > 0 else able[-1].key)
            return
        self.hold(able[(able.index(held) + way) % len(able)].key)

    def _towards(self, dx: int, dy: int) -> None:
        """The nearest control in that direction; where there is none, the ring stays."""
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
_WAYS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}


def _apart(here: pygame.Rect, there: pygame.Rect, dx: int, dy: int) -> float:
    """How far another thing lies in a direction; 0 if it does not lie there. What lies aside counts as farther."""
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


# --- paper


class BookPage(Page):
    """Two pages of an open book."""

    def background(self) -> pygame.Surface:
        return book_background(self.assets)


class Sheet(Page):
    """A sheet of paper over another screen, which is seen darkened behind it. It opens with its first control held."""

    def __init__(self, services: Services, nav: Navigator, behind: Screen, box: Box) -> None:
        super().__init__(services, nav)
        self.behind = behind
        self.box = box
        self._opened = False

    def build(self) -> None:
        super().build()
        if not self._opened:
            self._opened = True
            self.hold(self.first())

    def background(self) -> pygame.Surface:
        background = pygame.Surface(self.assets.canvas.size).convert()
        self.behind.invalidate()
        self.behind.paint(background)
        background.fill((112, 104, 96), special_flags=pygame.BLEND_RGB_MULT)
        area = self.rect(self.box)
        sheet = ticket(self.assets, area.w, area.h)
        background.blit(sheet, (area.x - self.assets.margin, area.y - self.assets.margin))
        return background


def book_background(assets: Assets) -> pygame.Surface:
    """The desk with the open book upon it."""
    canvas = assets.canvas
    if assets.look.contrast:
        background = pygame.Surface(canvas.size).convert()
        background.fill(palette.RIM_LINE)
        for page in (LEFT, RIGHT):
            background.fill(palette.PLAIN_PAPER, canvas.rect(page))
            pygame.draw.rect(background, palette.PLAIN_INK, canvas.rect(page), canvas.px(2))
        return background
    background = desk_background(assets)
    _lay_boards(background, assets)
    for page, name in ((LEFT, "booke-left"), (RIGHT, "booke-right")):
        area = canvas.rect(page)
        picture = assets.picture(name, area.w, area.h)
        if picture:
            background.blit(picture, area)
        else:
            background.fill(palette.BOOKE_PAPER, area)
    return background


def _lay_boards(background: pygame.Surface, assets: Assets) -> None:
    area = assets.canvas.rect(BOARDS)
    drop = assets.canvas.px(10)
    small = pygame.Surface((area.w // 8 + 24, area.h // 8 + 24), pygame.SRCALPHA)
    small.fill((*pygame.Color(palette.RIM_LINE)[:3], 190), (12, 12, area.w // 8, area.h // 8))
    soft = pygame.transform.gaussian_blur(small, 4)
    cast = pygame.transform.smoothscale(soft, (area.w + 192, area.h + 192))
    background.blit(cast, (area.x - 96 + drop // 2, area.y - 96 + drop))
    if not assets.frame("booke-boards", background, area):
        background.fill(palette.MAHOGANY, area)


def foot(area: pygame.Rect, assets: Assets) -> pygame.Rect:
    """The row of buttons at the foot of a page."""
    high = assets.canvas.px(BUTTON)
    return pygame.Rect(area.x, area.bottom - high, area.w, high)

"""What the pages of the program have in common: how they are drawn, and how they are worked.

Every screen that is not the table is a BookPage, two pages of an open book on a mahogany desk, or a Sheet of paper that
lies over another screen.
"""

import math
from abc import abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from crowe_table import palette
from crowe_table.gui.controls.button import Press, Ring, press_height, press_width
from crowe_table.gui.controls.controls import (
    Chooser,
    Control,
    ListEntry,
    ListLine,
    PaperButton,
    Selection,
    TwoLineButton,
    chooser_height,
    chooser_width,
    dots,
    told_height,
)
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.background import desk_in_parts
from crowe_table.gui.draw.canvas import HEIGHT, WIDTH, Box
from crowe_table.gui.draw.paper import ButtonState, StyledText, paper_height, print_px, set_lines, ticket
from crowe_table.gui.draw.parts import Parts, whole
from crowe_table.gui.draw.scene import Scene
from crowe_table.gui.draw.type import Face, broken
from crowe_table.gui.draw.typeset import RAISED, columns, heading, heading_height
from crowe_table.gui.pages.flow import BODY, Block, divided, evened, gathered, height, lay, lay_in_parts
from crowe_table.gui.screen import Confirmation, Navigator, Screen, Services

if TYPE_CHECKING:
    from crowe_table.gui.pages.ui import Ui

BOARDS = Box(64, 16, 1152, 768)
LEFT, RIGHT = Box(80, 30, 560, 740), Box(640, 30, 560, 740)
"""The two pages of the open book."""
BOOK_PAPERS = ((LEFT, "booke-left"), (RIGHT, "booke-right"))
"""Their pictures."""
OPEN_BOOK = ("open book",)
"""Under which the background of both is kept."""
LEFT_TYPE, RIGHT_TYPE = Box(128, 66, 452, 668), Box(700, 66, 452, 668)
"""The part of each page that is printed on."""
LEFT_WIDE, RIGHT_WIDE = Box(118, 44, 482, 706), Box(682, 44, 482, 706)
"""The same where more must find room: the contents hold sixteen games on one spread."""
BUTTON, GAP = 56, 8
APART = 40
"""Table units between what a sum is for and the sum, at least."""
CLEAR_OF_LINE = 5
"""Table units between a line to write on and what is asked above it."""
FEW_LINES = 3
"""Fewer lines of a paragraph than this do not run on to another page."""
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
    def background(self) -> Parts[pygame.Surface]:
        """Draws the bare paper and what it lies on, a part at each step."""

    @abstractmethod
    def compose(self) -> Iterator[None] | None:
        """Sets the type and the controls; where that takes long, a part at each step."""

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
        return whole(self.ui_in_parts())

    def ui_in_parts(self) -> Parts["Ui"]:
        """The same, a part at each step: they take long to be made."""
        if self._ui is None or self._ui.assets is not self.assets:
            from crowe_table.gui.pages.ui import Ui, dressed

            spare, self.services.spare = self.services.spare, None
            fits = isinstance(spare, Ui) and spare.assets is self.assets
            self._ui = spare if isinstance(spare, Ui) and fits else (yield from dressed(self.assets))
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
        deque(self.build_in_parts(), 0)

    def build_in_parts(self) -> Iterator[None]:
        """Builds the page, a part at each step."""
        if self._bare is None or self._bare_for is not self.assets:
            self._bare = yield from self.background()
            self._bare_for = self.assets
            yield
            for _ in self.prepare():
                yield
        self.scene = Scene(self._bare.copy())
        yield
        self.controls = []
        if self._ui:
            self._ui.clear()
        self._pressed = None
        yield from self.compose() or (None,)
        self._ring = Ring(self.scene, self.assets)
        self._show_ring()

    def prepare(self) -> Iterator[object]:
        """Draws beforehand, a piece at each step, what takes long; most pages have nothing that does."""
        yield from ()

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

    def row(self, area: pygame.Rect, presses: Sequence[Press]) -> pygame.Rect:
        """Buttons side by side along the foot of an area. Returns the part of the area above them."""
        areas = row_areas(self.assets, area, presses)
        for place, press in zip(areas, presses, strict=True):
            self.button(place, press)
        return above(self.assets, area, areas)

    def rect(self, box: Box) -> pygame.Rect:
        return self.assets.canvas.rect(box)

    # --- blocks of what runs on from page to page

    def said(self, words: StyledText, width: int, centred: bool = False) -> Block:
        """A paragraph, in as many lines as it takes."""
        lines = set_lines(self.assets, words, width, centred)

        def lay(area: pygame.Rect) -> None:
            place = lines.get_rect(midtop=area.midtop) if centred else lines.get_rect(topleft=area.topleft)
            self.scene.background.blit(lines, place)

        return Block(lines.get_height(), lay)

    def said_in_parts(self, words: StyledText, width: int, room: int) -> list[Block]:
        """A paragraph; in parts none of which is higher than so many pixels, where the whole of it is."""
        whole = self.said(words, width)
        if whole.high <= room:
            return [whole]
        lines = broken(words.text, self.assets.case.font(words.face, print_px(self.assets, words)), width).split("\n")
        each = max(1, room * len(lines) // whole.high)
        if len(lines) % each in range(1, FEW_LINES):
            each = max(FEW_LINES, each - FEW_LINES)
        parts = ["\n".join(lines[first : first + each]) for first in range(0, len(lines), each)]
        return [self.said(replace(words, text=part), width) for part in parts]

    def summed(self, told: str, sum_: str, width: int, face: Face = Face.TEXT) -> Block:
        """What for on the left, how much on the right, leaders between."""
        assets, px = self.assets, self.assets.canvas.px
        amount = set_lines(assets, StyledText(sum_, face, 20), width // 2)
        what = set_lines(assets, StyledText(told, face, 20), width - amount.get_width() - px(APART))

        def lay(area: pygame.Rect) -> None:
            background = self.scene.background
            background.blit(what, area)
            background.blit(amount, amount.get_rect(bottomright=area.bottomright))
            if sum_:
                left, right = area.x + what.get_width() + px(8), area.right - amount.get_width() - px(8)
                dots(background, assets, left, right, area.bottom - px(8))

        return Block(max(what.get_height(), amount.get_height()), lay)

    def pressed(self, press: Press, width: int) -> Block:
        """A button by itself."""
        return Block(press_height(self.assets, press, width), lambda area: self.button(area, press))

    def pressed_telling(self, press: Press, told: str, width: int) -> Block:
        """A button by itself, with what there is to know of it."""

        def lay(area: pygame.Rect) -> None:
            self.add(TwoLineButton(self.scene, self.assets, area, press, told))

        return Block(told_height(self.assets, press, told, width), lay)

    def side_by_side(self, presses: Sequence[Press], width: int) -> Block:
        """Buttons in a row of their own."""
        whole = pygame.Rect(0, 0, width, 0)
        areas = row_areas(self.assets, whole, presses)

        def lay(area: pygame.Rect) -> None:
            for place, press in zip(areas, presses, strict=True):
                self.button(place.move(area.bottomleft), press)

        return Block(-min(place.y for place in areas), lay)

    def section(self, text: str, width: int) -> Block:
        """A heading within a page, which is not parted from what follows it."""
        px = self.assets.canvas.px
        line = set_lines(self.assets, StyledText(text, Face.DISPLAY_ITALIC, 25, palette.RUBRIC), width)

        def lay(area: pygame.Rect) -> None:
            background = self.scene.background
            background.blit(line, (area.x, area.bottom - line.get_height()))
            left, y = area.x + line.get_width() + px(14), area.bottom - line.get_height() // 2 + px(2)
            if left < area.right - px(30):
                pygame.draw.line(background, palette.FADED_INK, (left, y), (area.right, y), max(1, px(1)))

        return Block(line.get_height(), lay, clings=True)

    def choosers(self, choices: Sequence[Selection], width: int) -> Block:
        """Choosers side by side, all as high as the highest; one under another where a word would be broken."""
        gap = self.assets.canvas.px(GAP)
        each = (width - gap * (len(choices) - 1)) // len(choices)
        if len(choices) > 1 and max(chooser_width(self.assets, choice) for choice in choices) > each:
            stacked = [self.choosers([choice], width) for choice in choices]
            return Block(height(stacked, gap), lambda area: self._stack(stacked, area))

        def lay_row(area: pygame.Rect) -> None:
            for place, choice in zip(columns(area, len(choices), gap), choices, strict=True):
                self.chooser(place, choice)

        return Block(max(chooser_height(self.assets, choice, each) for choice in choices), lay_row)

    def _stack(self, blocks: Sequence[Block], area: pygame.Rect) -> None:
        lay(blocks, area, self.assets.canvas.px(GAP))

    def written(
        self, key: str, label: str, text: str, longest: int, change: Callable[[str], None], width: int
    ) -> Block:
        """A line to write on, and above it what is written there."""
        assets = self.assets
        name = set_lines(assets, StyledText(label, Face.ITALIC, 18, palette.FADED_INK), width)
        high = paper_height(assets, self.ui.size(BODY))

        def lay(area: pygame.Rect) -> None:
            self.scene.background.blit(name, area)
            self.add(self.ui.write(key, pygame.Rect(area.x, area.bottom - high, area.w, high), text, longest, change))

        return Block(name.get_height() + assets.canvas.px(CLEAR_OF_LINE) + high, lay)

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

    @property
    def unloaded(self) -> bool:
        """Whether nothing is drawn."""
        return self._bare is None

    def unload(self) -> None:
        """Lets go of everything drawn until the page is seen again."""
        self._bare = None
        self.controls = []
        self.scene = Scene(pygame.Surface((1, 1)))

    def leave(self) -> None:
        if self._ui:
            self._ui.settle()
            self._ui.clear()
            self.services.spare, self._ui = self._ui, None
        self.unload()

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

    def background(self) -> Parts[pygame.Surface]:
        book = self.assets.kept(OPEN_BOOK) or (yield from open_book(self.assets))
        return self.assets.cached(OPEN_BOOK, lambda: book)


class SpreadPage(BookPage):
    """An open book in which what is told runs on over as many spreads as it takes."""

    def __init__(self, services: Services, nav: Navigator) -> None:
        super().__init__(services, nav)
        self._spread = 0
        self._spreads = 1

    def keys(self) -> dict[int, Callable[[], None]]:
        return {pygame.K_PAGEUP: lambda: self.turn(-1), pygame.K_PAGEDOWN: lambda: self.turn(1)}

    def run_on(
        self, blocks: Iterable[Block], areas: Sequence[pygame.Rect], gap: int, foot: Sequence[Press] = ()
    ) -> Parts[list[pygame.Rect]]:
        """Measures blocks and lays that part of them which is on the open spread, in these areas in turn, a block at
        each step.

        At the foot of the last area stand these buttons and, if there is more than one spread, those that turn them.
        Returns what the blocks leave free of each area.
        """
        blocks = yield from gathered(blocks)
        rooms = self._rooms(areas, foot)
        several = len(divided(blocks, [room.h for room in rooms], gap)) > len(areas)
        if several:
            rooms = self._rooms(areas, [*foot, *self._turners()])
        parts = evened(blocks, [room.h for room in rooms], gap)
        self._spreads = -(-len(parts) // len(areas))
        self._spread = max(0, min(self._spread, self._spreads - 1))
        first = len(areas) * self._spread
        shown = [*parts[first : first + len(areas)], *([] for _ in areas)]
        free = []
        for part, area in zip(shown, rooms, strict=False):
            y = yield from lay_in_parts(part, area, gap)
            free.append(pygame.Rect(area.x, y, area.w, area.bottom - y))
        yield
        if several or foot:
            self.row(areas[-1], [*foot, *(self._turners() if several else ())])
        return free

    def _rooms(self, areas: Sequence[pygame.Rect], foot: Sequence[Press]) -> list[pygame.Rect]:
        """The areas, the last of them without what its foot takes."""
        if not foot:
            return list(areas)
        return [*areas[:-1], above(self.assets, areas[-1], row_areas(self.assets, areas[-1], foot))]

    def _turners(self) -> list[Press]:
        text = self.services.words.text
        last = self._spread == self._spreads - 1
        return [
            Press("before", text("booke-before"), lambda: self.turn(-1), enabled=self._spread > 0),
            Press("after", text("booke-after"), lambda: self.turn(1), enabled=not last),
        ]

    def turn(self, by: int) -> None:
        to = max(0, min(self._spreads - 1, self._spread + by))
        if to != self._spread:
            self._spread = to
            self.turn_page()


class Sheet(Page):
    """A sheet of paper over another screen, which is seen darkened behind it. It opens with its first control held."""

    def __init__(self, services: Services, nav: Navigator, behind: Screen, box: Box) -> None:
        super().__init__(services, nav)
        self.behind = behind
        self.box = box
        self._opened = False

    def build_in_parts(self) -> Iterator[None]:
        box = yield from self.fitting()
        if box != self.box:
            self.box, self._bare = box, None
        yield from super().build_in_parts()
        if not self._opened:
            self._opened = True
            self.hold(self.first())

    def rebuilt(self) -> None:
        """Composes the sheet again after something was changed on it that is seen behind it too."""
        if isinstance(self.behind, Page):
            self.behind.recompose()
        self._bare = None
        self.recompose()

    def fitting(self) -> Parts[Box]:
        """Finds the place of a sheet that holds all that is on it, in the print that is chosen."""
        yield
        return self.box

    def background(self) -> Parts[pygame.Surface]:
        background = pygame.Surface(self.assets.canvas.size)
        self.behind.invalidate()
        self.behind.paint(background)
        yield
        background.fill((112, 104, 96), special_flags=pygame.BLEND_RGB_MULT)
        yield
        area = self.rect(self.box)
        sheet = ticket(self.assets, area.w, area.h)
        yield
        background.blit(sheet, (area.x - self.assets.margin, area.y - self.assets.margin))
        return background


CLEAR_OF_RING = 4
"""Table units by which what is told on a sheet stands clear of the ring about its first button."""


class ColumnSheet(Sheet):
    """A sheet in the middle of the window: a heading, and blocks under one another. It is as high as they are."""

    WIDE, MARGIN, HEADING = 480, 36, 34

    def __init__(self, services: Services, nav: Navigator, behind: Screen) -> None:
        super().__init__(services, nav, behind, Box(0, 0, self.WIDE, HEIGHT))

    @abstractmethod
    def title(self) -> str:
        """Its heading."""

    @abstractmethod
    def blocks(self, width: int) -> Iterable[Block]:
        """What stands under the heading."""

    def compose(self) -> Iterator[None]:
        area = self._inner(self.rect(self.box))
        y = heading(self.scene.background, self.assets, area, self.title(), self.HEADING)
        yield
        blocks = yield from gathered(self.blocks(area.w))
        yield from lay_in_parts(blocks, pygame.Rect(area.x, y, area.w, area.bottom - y), self.assets.canvas.px(GAP))

    def fitting(self) -> Parts[Box]:
        canvas = self.assets.canvas
        area = self._inner(pygame.Rect(0, 0, canvas.px(self.WIDE), canvas.px(HEIGHT)))
        used = heading_height(self.assets, area.w, self.title(), self.HEADING)
        yield
        used += height((yield from gathered(self.blocks(area.w))), canvas.px(GAP))
        high = math.ceil(used / canvas.scale) + 2 * self.MARGIN - RAISED
        return Box((WIDTH - self.WIDE) // 2, (HEIGHT - high) // 2, self.WIDE, high)

    def _inner(self, sheet: pygame.Rect) -> pygame.Rect:
        px = self.assets.canvas.px
        return sheet.inflate(-px(2 * self.MARGIN), -px(2 * self.MARGIN - RAISED))


def open_book(assets: Assets) -> Parts[pygame.Surface]:
    """The desk with the open book upon it."""
    canvas = assets.canvas
    if assets.look.contrast:
        background = pygame.Surface(canvas.size)
        background.fill(palette.RIM_LINE)
        for page in (LEFT, RIGHT):
            background.fill(palette.PLAIN_PAPER, canvas.rect(page))
            pygame.draw.rect(background, palette.PLAIN_INK, canvas.rect(page), canvas.px(2))
        return background
    background = yield from desk_in_parts(assets)
    yield
    yield from _lay_boards(background, assets)
    yield
    for page, name in BOOK_PAPERS:
        area = canvas.rect(page)
        picture = yield from assets.picture_in_parts(name, area.w, area.h)
        yield
        if picture:
            background.blit(picture, area)
        else:
            background.fill(palette.BOOKE_PAPER, area)
        yield
    return background


def _lay_boards(background: pygame.Surface, assets: Assets) -> Iterator[None]:
    area = assets.canvas.rect(BOARDS)
    drop = assets.canvas.px(10)
    small = pygame.Surface((area.w // 8 + 24, area.h // 8 + 24), pygame.SRCALPHA)
    small.fill((*pygame.Color(palette.RIM_LINE)[:3], 190), (12, 12, area.w // 8, area.h // 8))
    soft = pygame.transform.gaussian_blur(small, 4)
    cast = pygame.transform.smoothscale(soft, (area.w + 192, area.h + 192))
    yield
    background.blit(cast, (area.x - 96 + drop // 2, area.y - 96 + drop))
    yield
    if not (yield from assets.frame_in_parts("booke-boards", background, area)):
        background.fill(palette.MAHOGANY, area)


def row_areas(assets: Assets, area: pygame.Rect, presses: Sequence[Press]) -> list[pygame.Rect]:
    """Where buttons stand side by side along the foot of an area, all of one height; one alone takes half the width.

    They are of one width where that is enough for each, and in two rows where one row is too narrow for them.
    """
    gap = assets.canvas.px(GAP)
    if len(presses) == 1 and press_width(assets, presses[0]) < area.w // 2:
        area = pygame.Rect(area.x, area.y, (area.w - gap) // 2, area.h)
    room = area.w - gap * (len(presses) - 1)
    needs = [press_width(assets, press) for press in presses]
    if sum(needs) > room and len(presses) > 1:
        half = (len(presses) + 1) // 2
        lower = row_areas(assets, area, presses[half:])
        above = pygame.Rect(area.x, area.y, area.w, lower[0].y - gap - area.y)
        return [*row_areas(assets, above, presses[:half]), *lower]
    widths = shares(needs, room)
    high = max(press_height(assets, press, w) for press, w in zip(presses, widths, strict=True))
    areas, x = [], area.x
    for w in widths:
        areas.append(pygame.Rect(x, area.bottom - high, w, high))
        x += w + gap
    return areas


def above(assets: Assets, area: pygame.Rect, areas: Sequence[pygame.Rect]) -> pygame.Rect:
    """The part of an area that is left above what stands at its foot."""
    foot_ = min(place.y for place in areas) - assets.canvas.px(2 * GAP)
    return pygame.Rect(area.x, area.y, area.w, foot_ - area.y)


def shares(needs: Sequence[int], room: int) -> list[int]:
    """A width for each: the same for all if that is enough for each; else what each needs, and what is left shared."""
    same = room // len(needs)
    if max(needs) <= same:
        return [same] * len(needs)
    spare = max(0, room - sum(needs)) // len(needs)
    return [need + spare for need in needs]


def foot(area: pygame.Rect, assets: Assets) -> pygame.Rect:
    """The row of buttons at the foot of a page."""
    high = assets.canvas.px(BUTTON)
    return pygame.Rect(area.x, area.bottom - high, area.w, high)

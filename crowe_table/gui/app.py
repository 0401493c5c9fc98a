"""The window and its event loop.

The loop runs at 60 Hz shortly after any input and while anything moves. It runs at 16 Hz while the screen waits for a
background task. Otherwise it draws nothing: it sleeps until the next event and steps the screen four times a second.
"""

import logging
import os
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")

import pygame
from msgspec.structs import replace

from crowe_table import paths
from crowe_table.gui.draw.assets import Appearance, Assets
from crowe_table.gui.draw.canvas import Canvas
from crowe_table.gui.draw.emblem import emblem
from crowe_table.gui.event_wait import sleeper
from crowe_table.gui.held_input import INTERRUPTIONS, interruptions_first
from crowe_table.gui.language import language_of
from crowe_table.gui.memory import Tidier, keep_no_pieces
from crowe_table.gui.nav import WindowNavigator
from crowe_table.gui.pane import Pane
from crowe_table.gui.prewarming import Prewarming
from crowe_table.gui.screen import Services
from crowe_table.gui.sound import Sounds
from crowe_table.hosting.shelf import Shelf
from crowe_table.hosting.supervisor import exit_on_sigterm
from crowe_table.launch import RunOptions
from crowe_table.platforms import is_out_of_memory
from crowe_table.settings import TEXT_SIZES, Settings, load, save
from crowe_table.words import Words

_log = logging.getLogger(__name__)

FRAME = 1 / 60
WAITING = 1 / 16
"""Seconds between two steps of a screen that waits for a background task, or while the first press is prewarmed."""
QUIET = 1 / 4
"""Seconds between two steps of a screen that waits only for input."""
AWAKE = 0.7
"""Seconds after any input during which the loop runs at 60 Hz."""
MAX_FAULTS, SOON = 3, 60.0
"""Maximum number of failed screens within a period in seconds; beyond it the fault is raised."""
FIRST_SIZE, FIRST_PART = (1280, 800), 0.74
"""Minimum size of the first window in pixels, and the fraction of a larger desktop that it takes."""
MIN_WINDOW = (640, 400)
"""Minimum size in pixels: half the size that the table is drawn for. Below it the picture is scaled down."""
ICON = 64
"""Pixels."""
NOWHERE = ("dummy", "offscreen", "evdev")
"""SDL video drivers that show nothing on a display."""
TITLE = "Crowe’s Table"
"""The name of the program, the same in every language."""


def appearance_of(settings: Settings) -> Appearance:
    """Return the appearance that the settings ask for."""
    return Appearance(
        pack=settings.pack,
        pencilled=settings.pencilled,
        back=settings.backs,
        four_colour=settings.four_colour,
        contrast=settings.high_contrast,
        indices=Words(language_of(settings)).rank_signs,
        text=TEXT_SIZES[settings.text_size],
    )


class App:
    """The window, its shared services, and the loop that shows the topmost screen."""

    def __init__(
        self,
        settings: Settings,
        shelf: Shelf,
        save: Callable[[Settings], object],
        trace: Callable[[str], None] | None = None,
        size: tuple[int, int] | None = None,
        mute: bool = False,
        display: int = 0,
    ) -> None:
        """Open the window. ``size`` is its size in pixels outside full screen; ``display`` is the display to fill, from
        0.
        """
        self._shelf = shelf
        self._display = display
        self._save = save
        self._size = size or _first_size()
        self._shown = False
        self._unheard: list[pygame.event.Event] = []
        """Presses queued while a table was being opened, and delivered once it is open."""
        self._preparing: Prewarming | None = None
        self._tidier = Tidier()
        self._trace = trace
        self._mute = mute
        self._faults: list[float] = []
        """Times of recent screen failures, in seconds."""
        pygame.display.init()
        pygame.font.init()
        pygame.key.set_repeat(400, 60)
        pygame.display.set_caption(TITLE)
        pygame.display.set_icon(emblem(ICON))
        self._full = settings.full_screen
        self._pane = self._pane_of(self._open_window())
        self._place: tuple[int, int] | None = None
        """Position of the window before it filled the screen, in desktop pixels."""
        self.services = Services(
            assets=self._assets(settings),
            words=Words(language_of(settings)),
            sounds=Sounds(paths.shipped("sounds"), *self._volumes(settings)),
            settings=settings,
            trace=self._say,
        )
        self.nav = self._navigator()

    def _pane_of(self, window: pygame.Surface) -> Pane:
        """Return the pane that the screens use: the whole window."""
        return Pane(window)

    def _navigator(self) -> WindowNavigator:
        return WindowNavigator(self.services, self._shelf, self._adopt)

    def _attend(self, now: float) -> None:
        """Hook called at every turn of the loop with the time in milliseconds. Does nothing by default."""

    def _adopt(self, settings: Settings) -> None:
        """Save new settings and rebuild every screen."""
        services = self.services
        services.settings = settings
        self._save(settings)
        services.words = Words(language_of(settings), services.words.slug, services.words.company)
        services.sounds.volume, services.sounds.voices = self._volumes(settings)
        services.sounds.open()
        if settings.full_screen != self._full:
            self._fill_screen(settings.full_screen)
        self._rebuild()

    # --- the loop

    def run(self) -> None:
        """Until the last screen is closed. A screen that fails is closed, and the program goes on; if screens fail as
        fast as they are closed, or memory is short, the fault is raised.
        """
        try:
            while self.nav.top is not None:
                self._loop_to_fault()
        finally:
            self.nav.close()
            self.services.sounds.close()
            pygame.quit()

    def _loop_to_fault(self) -> None:
        """Run the loop until the last screen is closed, or until one fails and is closed."""
        try:
            self._loop()
        except Exception as fault:
            if is_out_of_memory(fault) or not self._may_recover(time.perf_counter()):
                raise
            _log.exception("%s failed", type(self.nav.top).__name__)
            self._preparing = None
            self.nav.recover()

    def _may_recover(self, now: float) -> bool:
        self._faults = [*(at for at in self._faults if now - at < SOON), now]
        return len(self._faults) <= MAX_FAULTS

    def _loop(self) -> None:
        awake_until = due = 0.0
        moving = False
        sleep = sleeper()
        self.nav.in_parts = True
        while True:
            if self.nav.release_left():
                self._tidier.leave()
            self.nav.tell_losses()
            if self.nav.go_on():
                pygame.event.pump()
                continue
            began = time.perf_counter()
            self._attend(began * 1000)
            screen = self.nav.top
            if screen is None:
                break
            events = self._events()
            if events:
                awake_until = began + AWAKE
                self._tidier.stir(began)
            for number, event in enumerate(events, 1):
                self._handle(self._pane.heard(event), began * 1000)
                if self.nav.opening:
                    self._unheard = events[number:]
                    break
            if self.nav.opening:
                del screen  # What was left is let go of before what is opened is drawn.
                continue
            screen = self.nav.top
            if screen is None:
                break
            if moving or screen.waiting or began < awake_until or began >= due:
                due = began + self._quiet
                moving = screen.step(began * 1000)
                self._show()
            if not moving and not events and not self._tidier.step(began):
                self._prepare()
            self._attend_top(began * 1000)
            if not self._unheard:
                self.services.held.reconcile()
            now = time.perf_counter()
            if moving or began < awake_until:
                time.sleep(max(0.0, began + self._frame - now))
            elif self._preparing or screen.waiting:
                time.sleep(max(0.0, began + WAITING - now))
            else:
                sleep(max(0.0, due - now))

    def _events(self) -> list[pygame.event.Event]:
        unheard, self._unheard = self._unheard, []
        return [*unheard, *interruptions_first(pygame.event.get())]

    @property
    def _frame(self) -> float:
        """Return the frame time in seconds while anything moves."""
        return FRAME

    @property
    def _quiet(self) -> float:
        """Return the seconds between two steps of a screen that waits only for input."""
        return QUIET

    def _show(self) -> None:
        screen = self.nav.top
        areas = screen.paint(self._pane.surface) if screen else []
        if areas:
            self._pane.show(areas)
        if not self._shown:
            self._shown = True
            self._say("ready")
            self.services.sounds.open()
            self._shelf.read_ahead()
            self._preparing = Prewarming(self.services, self.nav.famous_deals, self.nav.at_title)

    def _prepare(self) -> None:
        """Prewarm part of what the first press needs, while the loop is idle."""
        if self._preparing and self.nav.at_table:
            self._preparing.draw_no_more()
        if self._preparing and not self._preparing.step():
            self._preparing = None

    def _attend_top(self, now: float) -> None:
        """Update which screen receives input."""
        if self.nav.top:
            self.services.held.attend(self.nav.top.listener, now)

    def _handle(self, event: pygame.event.Event, now: float) -> None:
        if event.type in INTERRUPTIONS:
            self._let_go()
        event = self.services.held.receive(event, now)
        try:
            if self._admits(event, now):
                self._deliver(event, now)
        finally:
            self.services.held.forget(event)

    def _let_go(self) -> None:
        """Drop everything held without acting on it: its release will not arrive, or is not intended."""
        self.services.held.let_go()

    def _admits(self, event: pygame.event.Event, now: float) -> bool:
        """Return whether the screen may receive this event."""
        del event, now
        return True

    def _deliver(self, event: pygame.event.Event, now: float) -> None:
        screen = self.nav.top
        if screen is None:
            return
        if event.type == pygame.QUIT:
            self.nav.close_window()
        elif event.type == pygame.VIDEORESIZE or event.type == pygame.WINDOWSIZECHANGED:
            self._resized()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            screen.invalidate()
        elif not self.services.held.hears(event, screen.listener, now, screen.startled):
            return
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self._adopt(replace(self.services.settings, full_screen=not self._full))
        elif _mutes(event) and not screen.writing:
            self._toggle_mute()
        else:
            screen.handle(event)

    def _toggle_mute(self) -> None:
        sounds = self.services.sounds
        self._mute = not self._mute
        sounds.volume, sounds.voices = self._volumes(self.services.settings)
        sounds.open()

    def _volumes(self, settings: Settings) -> tuple[float, float]:
        return (0.0, 0.0) if self._mute else (settings.volume_cards / 100, settings.volume_voices / 100)

    def _resized(self) -> None:
        window = pygame.display.get_surface()
        if window is None or window.get_size() == self._pane.size:
            return
        self._let_go()
        self._pane = self._pane_of(window)
        if not self._full:
            self._size = window.get_size()
        self._rebuild()

    def _fill_screen(self, full: bool) -> None:
        """Fill the screen, or restore the window's position and size."""
        if full:
            self._place = pygame.display.get_window_position()
            pygame.display.set_window_position((0, 0))  # Where no manager of windows is, it would fill it from there.
        self._full = full
        window = self._open_window()
        if not full and window.get_size() != self._size:
            window = self._open_window()  # Where no manager of windows is, SDL leaves the whole screen, then resizes.
        self._pane = self._pane_of(window)
        if not full and self._place:
            pygame.display.set_window_position(self._place)

    def _rebuild(self) -> None:
        self.services.assets.clear_caches()  # The cache of widths would keep its fonts.
        self.services.assets = self._assets(self.services.settings)
        self.nav.rebuild()

    def _assets(self, settings: Settings) -> Assets:
        return Assets(paths.shipped("art"), Canvas(*self._pane.surface.get_size()), self._appearance(settings))

    def _appearance(self, settings: Settings) -> Appearance:
        """Return the appearance of the screens in this window."""
        return appearance_of(settings)

    def _open_window(self) -> pygame.Surface:
        if self._full:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN, display=self._display)
        window = pygame.display.set_mode(self._size, pygame.RESIZABLE)
        _keep_readable()
        return window

    def _say(self, line: str) -> None:
        if self._trace:
            self._trace(line)


def _keep_readable() -> None:
    """Ask the system for a minimum window size at which text stays readable. Not every system respects it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # The library knows no other way to the display's window.
        pygame.Window.from_display_module().minimum_size = MIN_WINDOW


def has_display() -> bool:
    """Return whether a display is available. Without one, SDL silently picks a driver that shows nothing; that counts
    as a display only if the user asked for the driver by name.
    """
    try:
        with _no_word_of_wayland():
            pygame.display.init()
    except pygame.error:
        return False
    if os.environ.get("SDL_VIDEODRIVER"):
        return True
    return pygame.display.get_driver() not in NOWHERE


@contextmanager
def _no_word_of_wayland() -> Iterator[None]:
    """Keep the Wayland library from printing to standard error where its folder is not set, by setting a folder which
    contains no display.
    """
    name, before = "XDG_RUNTIME_DIR", os.environ.get("XDG_RUNTIME_DIR")
    if (before or "").startswith("/"):
        yield
        return
    os.environ[name] = os.devnull
    try:
        yield
    finally:
        del os.environ[name]
        if before is not None:
            os.environ[name] = before


def _mutes(event: pygame.event.Event) -> bool:
    """Return whether this event presses M, the mute key."""
    return event.type == pygame.KEYDOWN and event.key == pygame.K_m and not event.mod & pygame.KMOD_CTRL


def _first_size() -> tuple[int, int]:
    """Return 1280 × 800, a larger size on a high-resolution desktop, or what fits the desktop."""
    pygame.display.init()
    sizes = pygame.display.get_desktop_sizes()
    return first_size_on(sizes[0]) if sizes else FIRST_SIZE


def first_size_on(desktop: tuple[int, int]) -> tuple[int, int]:
    """Return the size in pixels of the first window on a desktop of the given size."""
    larger = max(1.0, FIRST_PART * min(desktop[0] / FIRST_SIZE[0], desktop[1] / FIRST_SIZE[1]))
    return min(round(FIRST_SIZE[0] * larger), desktop[0]), min(round(FIRST_SIZE[1] * larger), desktop[1])


def run(options: RunOptions) -> int:
    """Open the window, at a table if one is requested, and run until it is closed. Return the exit code.

    SIGTERM also ends the program. By default SDL would treat it as the close button and ask about an unsaved game,
    though nobody may be there to answer.
    """
    exit_on_sigterm()
    keep_no_pieces()
    data = options.data_dir
    found, complaint = load(data)
    if not has_display():
        print(Words(language_of(found)).text("no-display"), file=sys.stderr)
        return 2
    settings = replace(
        found,
        reduced_motion=options.reduced_motion or found.reduced_motion,
        full_screen=options.full_screen or found.full_screen,
    )
    trace = partial(print, flush=True) if options.trace else None
    shelf = Shelf(paths.sessions_dir(data))
    app = App(
        settings,
        shelf,
        lambda changed: save(changed, data),
        trace,
        options.size,
        options.mute,
    )
    try:
        app.nav.open_title()
        refused = app.nav.play_request(options.start) if options.start else None
        if refused:
            print(app.services.words.reason(refused), file=sys.stderr)
            return 2
        if complaint:
            app.services.trace(app.services.words.reason(complaint))
        app.run()
    finally:
        app.nav.close()
        pygame.quit()
    return 0

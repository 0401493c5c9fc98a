"""The window and its event loop.

The loop runs at 60 Hz shortly after any input, and while anything moves. It runs at 16 Hz while the screen waits for a
background task. Otherwise it draws nothing, and sleeps until the next event, but at most a quarter of a second.
"""

import logging
import os
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")

import pygame
from msgspec.structs import replace

from crowe_table import paths
from crowe_table.engine.core import Reason
from crowe_table.gui.access.adapter import Reader, connect_reader
from crowe_table.gui.access.aloud import ReadAloud
from crowe_table.gui.access.tree import thing_at
from crowe_table.gui.draw.assets import Appearance, Assets
from crowe_table.gui.draw.canvas import Canvas
from crowe_table.gui.draw.emblem import emblem
from crowe_table.gui.event_wait import sleeper
from crowe_table.gui.gamepad import EVENTS as PAD_EVENTS
from crowe_table.gui.gamepad import Command, Gamepads
from crowe_table.gui.held_input import INTERRUPTIONS, interruptions_first
from crowe_table.gui.language import language_of
from crowe_table.gui.memory import Tidier, allocate_pictures_apart
from crowe_table.gui.nav import WindowNavigator
from crowe_table.gui.pages.cover import CoverPage
from crowe_table.gui.pages.settings import SettingsPage
from crowe_table.gui.pane import Pane
from crowe_table.gui.prewarming import Prewarming
from crowe_table.gui.scanning import Scan, Scanner
from crowe_table.gui.screen import Services
from crowe_table.gui.sound import Sounds
from crowe_table.gui.table.screen import TableScreen
from crowe_table.hosting.shelf import Shelf
from crowe_table.hosting.supervisor import exit_on_sigterm
from crowe_table.launch import RunOptions
from crowe_table.platforms import is_out_of_memory, use_physical_pixels
from crowe_table.settings import TEXT_SIZES, Settings, load, save
from crowe_table.words import Words

_log = logging.getLogger(__name__)

use_physical_pixels()

FRAME = 1 / 60
"""Seconds between two frames while anything moves."""
WAITING_INTERVAL = 1 / 16
"""Seconds between two steps of a screen that waits for a background task, or while the program prewarms."""
QUIET_INTERVAL = 1 / 4
"""Seconds between two steps of a screen that waits only for input."""
PAD_INTERVAL = 1 / 5
"""Polling interval in seconds for events while a gamepad is connected and nothing moves."""
AWAKE_TIME = 0.7
"""Seconds after any input during which the loop runs at 60 Hz."""
MAX_FAULTS, FAULT_PERIOD = 3, 60.0
"""Maximum number of failed screens within a period, and the period in seconds. One more failure ends the program."""
FIRST_WINDOW_SIZE, FIRST_WINDOW_FRACTION = (1280, 800), 0.74
"""Minimum size of the first window in pixels, and the fraction of a large desktop that it fills."""
MIN_WINDOW_SIZE = (640, 400)
"""Minimum size of the window in pixels. It is half the size for which the table is designed."""
ICON_SIZE = 64
"""Side of the window's icon in pixels."""
INVISIBLE_DRIVERS = ("dummy", "offscreen", "evdev")
"""SDL video drivers that show no picture."""
TITLE = "Crowe’s Table"
"""The name of the program, the same in every language."""


def appearance_of(settings: Settings) -> Appearance:
    """Return the appearance that the settings ask for."""
    return Appearance(
        pack=settings.pack,
        pencilled=settings.pencilled,
        back=settings.backs,
        cloth=settings.cloth,
        four_colour=settings.four_colour,
        contrast=settings.high_contrast,
        left_handed=settings.left_handed,
        indices=Words(language_of(settings)).rank_signs,
        text=TEXT_SIZES[settings.text_size],
    )


PAGE_KEYS = {
    Command.LEFT: pygame.K_LEFT,
    Command.RIGHT: pygame.K_RIGHT,
    Command.UP: pygame.K_UP,
    Command.DOWN: pygame.K_DOWN,
    Command.CHOOSE: pygame.K_SPACE,
    Command.BACK: pygame.K_ESCAPE,
}
"""The key on a page for each command of a gamepad."""
TABLE_KEYS = {**PAGE_KEYS, Command.UP: pygame.K_TAB, Command.DOWN: pygame.K_TAB}
"""The key at the table for each command of a gamepad.

Up and Down act as Tab, so that they leave a dial without turning it.
"""


def _key_event(kind: int, key: int, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(kind, key=key, mod=mod, unicode="")


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
        reader: Reader | None = None,
    ) -> None:
        """Open the window. ``size`` is its size in pixels when it does not fill the screen.

        ``display`` is the number of the display to fill, counted from 0. ``reader`` connects the window to screen
        readers.
        """
        self._reader = reader
        self._shelf = shelf
        self._display = display
        self._save = save
        self._size = size or _first_window_size()
        self._shown = False
        self._pending_events: list[pygame.event.Event] = []
        """Events that arrived while a table was being opened. They are delivered once it is open."""
        self._prewarming: Prewarming | None = None
        self._tidier = Tidier()
        self._trace = trace
        self._mute = mute
        self._failure_times: list[float] = []
        """Times of recent screen failures, in seconds."""
        pygame.display.init()
        pygame.font.init()
        pygame.key.set_repeat(400, 60)
        pygame.display.set_caption(TITLE)
        pygame.display.set_icon(emblem(ICON_SIZE))
        self._full_screen = settings.full_screen
        self._pane = self._pane_of(self._open_window())
        self._window_position: tuple[int, int] | None = None
        """Position of the window in desktop pixels, before it filled the screen."""
        self.services = Services(
            assets=self._assets(settings),
            words=Words(language_of(settings)),
            sounds=Sounds(paths.shipped("sounds"), *self._volumes(settings)),
            settings=settings,
            trace=self._print_trace,
            thing_at=thing_at,
        )
        self._aloud = ReadAloud(self.services.voice)
        self._painted = False
        """Whether anything was painted since the screen was last read aloud."""
        self._pads = Gamepads()
        self._commanded = False
        """Whether a gamepad has given a command since the last turn of the loop."""
        self._scanner = Scanner()
        self._told_complaint: Reason | None = None
        """The voice's complaint that was shown last."""
        self.nav = self._navigator()

    def _pane_of(self, window: pygame.Surface) -> Pane:
        """Return the pane on which the screens are drawn. Here it is the whole window."""
        return Pane(window)

    def _navigator(self) -> WindowNavigator:
        return WindowNavigator(self.services, self._shelf, self._adopt)

    def _each_turn(self, now: float) -> None:
        """Hook for subclasses, called at every turn of the loop. The time is in milliseconds."""

    def _adopt(self, settings: Settings) -> None:
        """Save new settings and rebuild every screen, unless only the strip of the odds was pressed at a table."""
        services, shown, top = self.services, self.services.settings, self.nav.top
        services.settings = settings
        self._save(settings)
        strip_only = settings != shown and settings == replace(shown, odds_strip=settings.odds_strip)
        if strip_only and top and isinstance(top.face, TableScreen):
            return
        services.words = Words(language_of(settings), services.words.slug, services.words.company)
        services.sounds.set_volumes(*self._volumes(settings))
        if settings.full_screen != self._full_screen:
            self._fill_screen(settings.full_screen)
        self._rebuild()

    # --- the loop

    def run(self) -> None:
        """Run until the last screen is closed. A screen that fails is closed, and the program continues.

        Raise the exception if too many screens fail within a minute, or if memory is short.
        """
        try:
            while self.nav.top is not None:
                self._loop_to_fault()
        finally:
            self.nav.close()
            self._pads.close()
            self.services.voice.close()
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
            self._prewarming = None
            self.nav.recover()

    def _may_recover(self, now: float) -> bool:
        self._failure_times = [*(at for at in self._failure_times if now - at < FAULT_PERIOD), now]
        return len(self._failure_times) <= MAX_FAULTS

    def _loop(self) -> None:
        awake_until = due = 0.0
        moving = False
        sleep = sleeper()
        self.nav.in_parts = True
        while True:
            if self.nav.release_closed():
                self._tidier.leave()
            self.nav.show_losses()
            if self.nav.build_next_part():
                pygame.event.pump()
                continue
            began = time.perf_counter()
            self._each_turn(began * 1000)
            screen = self.nav.top
            if screen is None:
                break
            events = self._events()
            if any(event.type not in PAD_EVENTS for event in events) or self._pads.held:
                awake_until = began + AWAKE_TIME
                self._tidier.note_input(began)
            for number, event in enumerate(events, 1):
                self._handle(self._pane.to_screen(event), began * 1000)
                if self.nav.is_opening():
                    self._pending_events = events[number:]
                    break
            if self.nav.is_opening():
                del screen  # The closed screen must be freed before the new one is drawn.
                continue
            self._serve_reader(began * 1000)
            if self._step_inputs(began * 1000):
                awake_until = began + AWAKE_TIME
            screen = self.nav.top
            if screen is None:
                break
            if self.nav.is_opening():
                del screen
                continue
            if moving or screen.waiting or began < awake_until or began >= due:
                due = began + self._quiet_interval
                moving = screen.step(began * 1000)
                if self.nav.is_opening():
                    del screen
                    continue
                self._show()
            if not moving and not events and not self._tidier.step(began):
                self._prewarm()
            self._update_listener(began * 1000)
            self._publish(began * 1000)
            self._read_aloud(began * 1000)
            if not self._pending_events:
                self.services.held.reconcile()
            now = time.perf_counter()
            if moving or began < awake_until:
                time.sleep(max(0.0, began + self._frame_time - now))
            elif self._prewarming or screen.waiting:
                time.sleep(max(0.0, began + WAITING_INTERVAL - now))
            else:
                seconds = max(0.0, min(due, self._scanner.due / 1000) - now)
                # With a gamepad, SDL would poll a thousand times a second instead of sleeping.
                time.sleep(min(seconds, PAD_INTERVAL)) if self._pads.connected else sleep(seconds)

    def _events(self) -> list[pygame.event.Event]:
        unheard, self._pending_events = self._pending_events, []
        return [*unheard, *interruptions_first(pygame.event.get())]

    @property
    def _frame_time(self) -> float:
        """Seconds of a frame while anything moves."""
        return FRAME

    @property
    def _quiet_interval(self) -> float:
        """Seconds between two steps of a screen that waits only for input."""
        return QUIET_INTERVAL

    def _show(self) -> None:
        screen = self.nav.top
        areas = screen.paint(self._pane.surface) if screen else []
        if areas:
            self._painted = True
            self._pane.show(areas)
        if not self._shown:
            self._shown = True
            self._print_trace("ready")
            self.services.sounds.open()
            self._pads.open()
            self._shelf.read_ahead()
            self._prewarming = Prewarming(self.services, self.nav.famous_deals, self.nav.at_title)

    def _prewarm(self) -> None:
        if self._prewarming and self.nav.at_table:
            self._prewarming.stop_drawing()
        if self._prewarming and not self._prewarming.step():
            self._prewarming = None

    def _update_listener(self, now: float) -> None:
        """Tell the held input which screen is now the topmost."""
        if self.nav.top:
            self.services.held.set_listener(self.nav.top.listener, now)

    def _serve_reader(self, now: float) -> None:
        """Perform the actions of screen readers, unless a table is being opened."""
        if self._reader and self.nav.top and not self.nav.is_opening():
            self._reader.serve(self.nav.top, lambda event: self._handle(event, now))

    def _publish(self, now: float) -> None:
        if self._reader and self.nav.top:
            self._reader.publish(self.nav.top, now, self._pane.to_window)

    def _read_aloud(self, now: float) -> None:
        """Read changes aloud, if the visitor wants it and no screen reader is active.

        Show a new complaint of the voice.
        """
        if not self.services.settings.speech or self._mute or (self._reader and self._reader.active):
            self._aloud.stop()
        elif self._painted and self.nav.top and not self.nav.is_opening():
            self._painted = not self._aloud.follow(self.nav.top, now)
        complaint = self.services.voice.complaint
        if complaint != self._told_complaint:
            self._told_complaint = complaint
            if complaint:
                self._show_complaint(complaint)

    def _show_complaint(self, complaint: Reason) -> None:
        """Show why nothing is read aloud: at the table, or below its setting."""
        self._print_trace(self.services.words.reason(complaint))
        face = self.nav.top.face if self.nav.top else None
        if isinstance(face, TableScreen):
            face.speech.refuse(complaint)
        elif isinstance(face, SettingsPage):
            face.recompose()

    def _handle(self, event: pygame.event.Event, now: float) -> None:
        if self._reader:
            self._reader.hear(event)
        self._aloud.hear(event, now)
        if event.type in INTERRUPTIONS:
            self._cancel_input()
        if event.type in PAD_EVENTS:
            self._command(self._pads.receive(event, now), now)
        elif not self._scan(self._scan_effect(event), now):
            self._receive(event, now)

    def _receive(self, event: pygame.event.Event, now: float) -> None:
        event = self.services.held.receive(event, now)
        try:
            if self._admits(event, now):
                self._deliver(event, now)
        finally:
            self.services.held.forget(event)

    def _cancel_input(self) -> None:
        """Cancel the press of every key and button that is down.

        The release may never arrive, or may not be meant for the current screen.
        """
        self.services.held.cancel_input()
        self._pads.cancel()

    # --- gamepads and switch scanning

    def _step_inputs(self, now: float) -> bool:
        """Repeat a held direction of a gamepad, and move the focus by the timer of switch scanning.

        Return whether a gamepad has given a command since the last call.
        """
        self._command(self._pads.step(now), now)
        if self._scanner.step(self.services.settings, now):
            self._move_focus(1, now)
        commanded, self._commanded = self._commanded, False
        return commanded

    def _command(self, command: Command | None, now: float) -> None:
        """Press the key that corresponds to a gamepad's command."""
        if command is None or self.nav.top is None or self.nav.is_opening():
            return
        self._commanded = True
        at_table = isinstance(self.nav.top.face, TableScreen)
        key = (TABLE_KEYS if at_table else PAGE_KEYS)[command]
        self._tap(key, now, pygame.KMOD_SHIFT if at_table and command is Command.UP else 0)

    def _scan_effect(self, event: pygame.event.Event) -> Scan | None:
        """Return the effect of an event in switch scanning, or None if it has none.

        No key has one while somebody types.
        """
        typing = self.nav.top is not None and self.nav.top.is_typing
        return None if typing else self._scanner.effect(event, self.services.settings)

    def _scan(self, effect: Scan | None, now: float) -> bool:
        """Perform an effect of switch scanning. Return False if ``effect`` is None."""
        if effect is Scan.MOVE:
            self._move_focus(1, now)
        elif effect is Scan.CHOOSE:
            self._tap(pygame.K_SPACE, now)
        if effect in (Scan.MOVE, Scan.CHOOSE):
            self._scanner.rest(self.services.settings, now)
        return effect is not None

    def _move_focus(self, step: int, now: float) -> None:
        self._aloud.note_input(now)
        if self.nav.top and not self.nav.is_opening() and self._admits(_key_event(pygame.KEYDOWN, pygame.K_TAB), now):
            self.nav.top.face.move_focus(step)

    def _tap(self, key: int, now: float, mod: int = 0) -> None:
        """Press and release a key at once. On a cover, take the seat as if the key had been held down."""
        self._aloud.note_input(now)
        self._receive(_key_event(pygame.KEYDOWN, key, mod), now)
        face = self.nav.top.face if self.nav.top else None
        if isinstance(face, CoverPage):
            face.take()
        self._receive(_key_event(pygame.KEYUP, key, mod), now)

    def _admits(self, event: pygame.event.Event, now: float) -> bool:
        del event, now
        return True

    def _deliver(self, event: pygame.event.Event, now: float) -> None:
        screen = self.nav.top
        if screen is None:
            return
        if event.type == pygame.DROPFILE:
            self.nav.open_dropped(Path(event.file))
        elif event.type == pygame.QUIT:
            self.nav.close_window()
        elif event.type == pygame.VIDEORESIZE or event.type == pygame.WINDOWSIZECHANGED:
            self._resized()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            screen.invalidate()
        elif not self.services.held.accepts(event, screen.listener, now, screen.press_delay):
            return
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self._adopt(replace(self.services.settings, full_screen=not self._full_screen))
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F9:
            self._adopt(replace(self.services.settings, left_handed=not self.services.settings.left_handed))
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F8:
            self._adopt(replace(self.services.settings, speech=not self.services.settings.speech))
        elif _is_mute_key(event) and not screen.is_typing:
            self._toggle_mute()
        else:
            screen.handle(event)

    def _toggle_mute(self) -> None:
        self._mute = not self._mute
        self.services.sounds.set_volumes(*self._volumes(self.services.settings))

    def _volumes(self, settings: Settings) -> tuple[float, float, float]:
        if self._mute:
            return 0.0, 0.0, 0.0
        return settings.volume_cards / 100, settings.volume_voices / 100, settings.volume_room / 100

    def _resized(self) -> None:
        window = pygame.display.get_surface()
        if window is None or window.get_size() == self._pane.size:
            return
        self._cancel_input()
        self._pane = self._pane_of(window)
        if not self._full_screen:
            self._size = window.get_size()
        self._rebuild()

    def _fill_screen(self, full: bool) -> None:
        """Fill the display, or restore the window's position and size."""
        if full:
            self._window_position = pygame.display.get_window_position()
            pygame.display.set_window_position((0, 0))  # Without a window manager, the position stays as it was.
        self._full_screen = full
        window = self._open_window()
        if not full and window.get_size() != self._size:
            window = self._open_window()  # Without a window manager, SDL first only leaves full screen.
        self._pane = self._pane_of(window)
        if not full and self._window_position:
            pygame.display.set_window_position(self._window_position)

    def _rebuild(self) -> None:
        self.services.assets.clear_caches()  # The cache of text widths would keep the old fonts alive.
        self.services.assets = self._assets(self.services.settings)
        self.nav.rebuild()

    def _assets(self, settings: Settings) -> Assets:
        return Assets(paths.shipped("art"), Canvas(*self._pane.surface.get_size()), self._appearance(settings))

    def _appearance(self, settings: Settings) -> Appearance:
        """Return the appearance of the screens in this window. Subclasses may change it."""
        return appearance_of(settings)

    def _open_window(self) -> pygame.Surface:
        if self._reader and self._reader.needs_hidden_window and not pygame.display.get_surface():
            pygame.display.set_mode(self._size, pygame.HIDDEN)
            self._reader.attach()
        window = self._window_shown()
        if self._reader:
            self._reader.attach()
        return window

    def _window_shown(self) -> pygame.Surface:
        if self._full_screen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN, display=self._display)
        window = pygame.display.set_mode(self._size, pygame.RESIZABLE)
        _set_min_window_size()
        return window

    def _print_trace(self, line: str) -> None:
        if self._trace:
            self._trace(line)


def _set_min_window_size() -> None:
    """Set the minimum window size. Not every window manager respects it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # pygame offers no other way to set it.
        pygame.Window.from_display_module().minimum_size = MIN_WINDOW_SIZE


def has_display() -> bool:
    """Return whether a display is available.

    Without a display, SDL silently chooses a driver that shows no picture. This counts as a display only if the user
    asked for the driver by name.
    """
    try:
        with _silence_wayland():
            pygame.display.init()
    except pygame.error:
        return False
    if os.environ.get("SDL_VIDEODRIVER"):
        return True
    return pygame.display.get_driver() not in INVISIBLE_DRIVERS


@contextmanager
def _silence_wayland() -> Iterator[None]:
    """Prevent the Wayland library from printing to standard error when XDG_RUNTIME_DIR is not set.

    The variable is set to a path without a display.
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


def _is_mute_key(event: pygame.event.Event) -> bool:
    return event.type == pygame.KEYDOWN and event.key == pygame.K_m and not event.mod & pygame.KMOD_CTRL


def _first_window_size() -> tuple[int, int]:
    pygame.display.init()
    sizes = pygame.display.get_desktop_sizes()
    return first_window_size(sizes[0]) if sizes else FIRST_WINDOW_SIZE


def first_window_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """Return the size in pixels of the first window on a desktop of this size.

    The size is 1280 × 800 pixels, or larger if that would cover only a small part of the desktop. It never exceeds the
    desktop.
    """
    larger = max(1.0, FIRST_WINDOW_FRACTION * min(desktop[0] / FIRST_WINDOW_SIZE[0], desktop[1] / FIRST_WINDOW_SIZE[1]))
    return min(round(FIRST_WINDOW_SIZE[0] * larger), desktop[0]), min(round(FIRST_WINDOW_SIZE[1] * larger), desktop[1])


def run(options: RunOptions) -> int:
    """Open the window, at a table if one is requested, and run until the window is closed. Return the exit code.

    SIGTERM also ends the program. By default SDL would treat the signal like the close button, and ask about an unsaved
    game. Nobody may be there to answer.
    """
    exit_on_sigterm()
    allocate_pictures_apart()
    data = options.data_dir
    found, complaint = load(data)
    if not has_display():
        print(Words(language_of(found)).text("no-display"), file=sys.stderr)
        return 2
    if broken := (words := Words(language_of(found))).broken_files:
        print(words.reason(broken), file=sys.stderr)
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
        reader=connect_reader(),
    )
    try:
        app.nav.open_title()
        refused = app.nav.open_at_start(options.start) if options.start else None
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

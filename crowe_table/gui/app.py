"""The window: the event loop, and a stack of screens.

At rest nothing is drawn and the loop sleeps, looking for events some sixteen times a second; for a moment after any
input, and while anything moves, it runs at sixty.
"""

import os
import sys
import time
from collections.abc import Callable
from functools import partial

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")

import pygame
from msgspec.structs import replace

from crowe_table import palette, paths
from crowe_table.engine.cards import SPADES
from crowe_table.gui.draw.assets import Assets, Look
from crowe_table.gui.draw.canvas import LEAST, Canvas
from crowe_table.gui.draw.pips import pip
from crowe_table.gui.nav import Rooms
from crowe_table.gui.screen import House, Screen
from crowe_table.gui.sound import Sounds
from crowe_table.hosting import Shelf
from crowe_table.launch import RunOptions
from crowe_table.settings import Settings, load, save
from crowe_table.words import Words

FRAME = 1 / 60
REST = 1 / 16
WAKEFUL = 0.7
"""Seconds after any input for which the loop looks sixty times a second."""
FIRST_SIZE = (1280, 800)
TITLE = "Crowe’s Table"
"""The name of the program, the same in every language."""
TEXT_SIZES = {"ordinary": 1.0, "larger": 1.15, "largest": 1.3}


def look_of(settings: Settings) -> Look:
    """What the settings say of how things are to be seen."""
    return Look(
        pack=settings.pack,
        pencilled=settings.pencilled,
        four_colour=settings.four_colour,
        contrast=settings.high_contrast,
        text=TEXT_SIZES[settings.text_size],
    )


class App:
    """One window and the screens in it."""

    def __init__(
        self,
        settings: Settings,
        save: Callable[[Settings], object],
        trace: Callable[[str], None] | None = None,
        size: tuple[int, int] | None = None,
        full_screen: bool = False,
        mute: bool = False,
        settled: Callable[[], None] | None = None,
    ) -> None:
        """``settled`` is called once, when the first picture is shown: what can wait until then is done there."""
        self._save = save
        self._size = size or _first_size()
        self._stack: list[Screen] = []
        self._running = True
        self._shown = False
        self._trace = trace
        self._mute = mute
        self._settled = settled
        pygame.display.init()
        pygame.font.init()
        pygame.key.set_repeat(400, 60)
        pygame.display.set_caption(TITLE)
        pygame.display.set_icon(_icon())
        self._full = full_screen or settings.full_screen
        self._window = self._open_window()
        self.house = House(
            assets=Assets(paths.shipped("art"), Canvas(*self._window.get_size()), look_of(settings)),
            words=Words(settings.language),
            sounds=Sounds(paths.shipped("sounds"), *self._volumes(settings)),
            settings=settings,
            open=self.open,
            close=self.close,
            replace=self.replace,
            home=self.home,
            quit=self.quit,
            change=self.change,
            trace=self._say,
        )

    # --- screens

    def open(self, screen: Screen) -> None:
        self._stack.append(screen)
        screen.build()
        screen.spoil()

    def close(self) -> None:
        self._stack.pop().leave()
        if not self._stack:
            self._running = False
            return
        self._stack[-1].spoil()

    def replace(self, screen: Screen) -> None:
        if self._stack:
            self._stack.pop().leave()
        self.open(screen)

    def home(self) -> None:
        while len(self._stack) > 1:
            self._stack.pop().leave()
        self._stack[-1].spoil()

    def quit(self) -> None:
        self._running = False

    def change(self, settings: Settings) -> None:
        """New settings: kept on disk, and every screen built again by them."""
        self.house.settings = settings
        self._save(settings)
        self.house.words = Words(settings.language, self.house.words.slug, self.house.words.company)
        self.house.sounds.volume, self.house.sounds.voices = self._volumes(settings)
        self.house.sounds.open()
        if settings.full_screen != self._full:
            self._full = settings.full_screen
            self._window = self._open_window()
        self._rebuild()

    # --- the loop

    def run(self) -> None:
        """Until the last screen is closed."""
        awake_until = 0.0
        try:
            while self._running and self._stack:
                began = time.perf_counter()
                events = pygame.event.get()
                for event in events:
                    self._hear(event)
                if events:
                    awake_until = began + WAKEFUL
                if not self._stack:
                    break
                moving = self._stack[-1].step(began * 1000)
                self._show()
                pause = FRAME if moving or began < awake_until else REST
                time.sleep(max(0.0, pause - (time.perf_counter() - began)))
        finally:
            for screen in reversed(self._stack):
                screen.leave()
            self.house.sounds.close()
            pygame.quit()

    def _show(self) -> None:
        areas = self._stack[-1].paint(self._window)
        if areas:
            pygame.display.update(areas)
        if not self._shown:
            self._shown = True
            self._say("ready")
            self.house.sounds.open()
            if self._settled:
                self._settled()

    def _hear(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.VIDEORESIZE or event.type == pygame.WINDOWSIZECHANGED:
            self._resized()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self._stack[-1].spoil()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self._full = not self._full
            self._window = self._open_window()
            self._rebuild()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_m and not event.mod & pygame.KMOD_CTRL:
            self._hear_or_mute(event)
        elif self._stack:
            self._stack[-1].handle(event)

    def _hear_or_mute(self, event: pygame.event.Event) -> None:
        """M mutes, unless somebody is writing a name."""
        if getattr(self._stack[-1], "writing", False):
            self._stack[-1].handle(event)
            return
        sounds, settings = self.house.sounds, self.house.settings
        self._mute = not self._mute
        sounds.volume, sounds.voices = self._volumes(settings)
        sounds.open()

    def _volumes(self, settings: Settings) -> tuple[float, float]:
        return (0.0, 0.0) if self._mute else (settings.volume_cards / 100, settings.volume_voices / 100)

    def _resized(self) -> None:
        window = pygame.display.get_surface()
        if window is None or window.get_size() == self.house.assets.canvas.size:
            return
        self._window = window
        self._rebuild()

    def _rebuild(self) -> None:
        canvas = Canvas(*self._window.get_size())
        self.house.assets = Assets(paths.shipped("art"), canvas, look_of(self.house.settings))
        for screen in self._stack:
            screen.build()
            screen.spoil()

    def _open_window(self) -> pygame.Surface:
        if self._full:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        return pygame.display.set_mode(self._size, pygame.RESIZABLE)

    def _say(self, line: str) -> None:
        if self._trace:
            self._trace(line)


def _icon() -> pygame.Surface:
    """A spade on card paper."""
    icon = pygame.Surface((64, 64))
    icon.fill(palette.CARD_PAPER)
    pygame.draw.rect(icon, palette.BLOCK_BLUE, icon.get_rect().inflate(-6, -6), 3)
    icon.blit(pip(SPADES, 44, palette.STENCIL_BLACK), (10, 10))
    return icon


def _first_size() -> tuple[int, int]:
    """1280 × 800, or what the desktop has room for."""
    pygame.display.init()
    sizes = pygame.display.get_desktop_sizes()
    if not sizes:
        return FIRST_SIZE
    w, h = sizes[0]
    return max(LEAST[0], min(FIRST_SIZE[0], w)), max(LEAST[1], min(FIRST_SIZE[1], h))


def run(options: RunOptions) -> int:
    """Opens the house, at a table if one is asked for, and keeps it open until it is left. Returns the exit code."""
    data = options.data_dir
    found, complaint = load(data)
    settings = replace(found, reduced_motion=True) if options.reduced_motion else found
    tell = partial(print, flush=True) if options.trace else None
    shelf = Shelf(paths.sessions_dir(data))
    app = App(
        settings,
        lambda changed: save(changed, data),
        tell,
        options.size,
        options.full_screen,
        options.mute,
        shelf.read_ahead,
    )
    rooms = Rooms(app.house, shelf)
    try:
        rooms.title()
        refused = rooms.play(options.start) if options.start else None
        if refused:
            print(app.house.words.reason(refused), file=sys.stderr)
            return 2
        if complaint:
            app.house.trace(app.house.words.reason(complaint))
        app.run()
    finally:
        rooms.close()
        pygame.quit()
    return 0

"""The window of an exhibition, and the function that runs the exhibition."""

import sys
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory

import msgspec
import pygame

from crowe_table.disk import make_folder
from crowe_table.gui.app import FRAME, App, has_display
from crowe_table.gui.draw.assets import Appearance
from crowe_table.gui.exhibition.checks import PlainScreen
from crowe_table.gui.exhibition.guard import Guard, VisitStage
from crowe_table.gui.exhibition.navigator import ExhibitionFiles, ExhibitionNavigator
from crowe_table.gui.exhibition.signboard import Signboard
from crowe_table.gui.exhibition.strip import HelpStrip, screen_of, signboard_of
from crowe_table.gui.language import language_of
from crowe_table.gui.memory import allocate_pictures_apart, free_memory
from crowe_table.gui.pane import Pane
from crowe_table.hosting.exhibition import Exhibition
from crowe_table.hosting.shelf import Shelf
from crowe_table.hosting.supervisor import Heart, exit_on_sigterm
from crowe_table.hosting.visits import Counting
from crowe_table.settings import TEXT_SIZES, Settings
from crowe_table.words import Words, system_language

DARK_INTERVAL = 1.0
"""Seconds between two steps outside opening hours."""
MIN_CONTROL_HEIGHT = 64
"""Minimum height of a control in table units."""
DISPLAY_INTERVAL = 2000.0
"""Milliseconds between two checks of the connected displays."""
VISIT_FOLDER_PREFIX = "playing-"
"""Prefix of the name of the temporary folder for the tables of visits."""
FINGER_EVENTS = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
"""Events of each single finger. SDL also makes mouse events from the first finger."""
CALM_FRAME = 1 / 30
"""Frame time in seconds while nobody is there."""


@dataclass(frozen=True)
class Opening:
    """Options of an exhibition's window."""

    exhibition: Exhibition
    files: ExhibitionFiles = field(default_factory=ExhibitionFiles)
    size: tuple[int, int] | None = None
    """Window size in pixels, for development. None fills the display."""
    heartbeat: Path | None = None
    """The file that a watchdog checks. None if there is no watchdog."""
    resting: bool = False
    """Whether the program begins with a pause, because it failed too often."""
    mute: bool = False
    trace: bool = False


def settings_of(exhibition: Exhibition, full_screen: bool) -> Settings:
    """Return the settings at the beginning of a visit."""
    return Settings(
        text_size=exhibition.text_size,
        language=exhibition.languages[0] if exhibition.languages else "",
        pencilled=exhibition.pencilled,
        cloth=exhibition.cloth,
        four_colour=exhibition.four_colour,
        left_handed=exhibition.left_handed,
        reduced_motion=exhibition.reduced_motion,
        scanning=exhibition.scanning,
        volume_cards=exhibition.volume,
        volume_voices=exhibition.volume,
        hints=exhibition.hints,
        coaching=exhibition.coaching,
        full_screen=full_screen,
        cover_after="never",
        sure_tricks="never",
        forced_cards="never",
    )


class ExhibitionApp(App):
    """The window of an exhibition. It receives only events that its guard accepts. It saves no settings."""

    nav: ExhibitionNavigator

    def __init__(self, opening: Opening, shelf: Shelf) -> None:
        self._opening = opening
        settings = settings_of(opening.exhibition, opening.size is None)
        self._text_scale = TEXT_SIZES[settings.text_size]
        self._counting = Counting(opening.files.visits)
        trace = partial(print, flush=True) if opening.trace else None
        super().__init__(settings, shelf, lambda _: None, trace, opening.size, opening.mute, opening.exhibition.display)
        heart = Heart(opening.heartbeat)
        self.services.count_help = self._counting.count_help
        self.services.long_work = heart.long_work
        pygame.display.set_allow_screensaver(False)
        pygame.mouse.set_visible(opening.exhibition.pointer)
        if opening.size is None:
            pygame.event.set_grab(True)
        self.strip = HelpStrip(
            self.services, self.nav.strip, self._is_seated, not self._signboard_area(self._pane.window).h
        )
        self.signboard = Signboard(self.services, self._museum)
        self.guard = Guard(self.nav, heart, self._on_strip, self.services.held)
        self._displays = pygame.display.get_desktop_sizes()
        self._displays_due = 0.0

    @property
    def _is_seated(self) -> bool:
        return self._opening.exhibition.reach == "seated"

    def _museum(self) -> str:
        """Return the name of the museum in the current language. Empty if it has not given one."""
        words = self._opening.files.own.words.get(self.services.words.locale)
        return words.name if words else ""

    def _signboard_area(self, window: pygame.Surface) -> pygame.Rect:
        """Return the area of the signboard. Empty at a table-top screen, where each visitor sits at an edge."""
        return signboard_of(*window.get_size(), self._is_seated and not self._opening.exhibition.facing)

    def _pane_of(self, window: pygame.Surface) -> Pane:
        top = self._signboard_area(window).h
        return Pane(window, screen_of(*window.get_size(), self._is_seated, self._text_scale, top))

    def _appearance(self, settings: Settings) -> Appearance:
        """Return the appearance.

        Controls are large enough for a finger. Esc is not printed on buttons, because it has no effect here.
        """
        escape = Words(language_of(settings)).text("key-menu")
        look = super()._appearance(settings)
        names_keys = self._opening.exhibition.keyboard
        return replace(look, min_control=MIN_CONTROL_HEIGHT, unheard=escape, names_keys=names_keys)

    def _navigator(self) -> ExhibitionNavigator:
        services, exhibition, files = self.services, self._opening.exhibition, self._opening.files
        return ExhibitionNavigator(services, self._shelf, self._adopt, exhibition, self._counting, files)

    def _each_turn(self, now: float) -> None:
        self.guard.step(now)
        self.strip.step(now)
        if now >= self._displays_due:
            self._displays_due = now + DISPLAY_INTERVAL
            self._follow_displays()

    def _follow_displays(self) -> None:
        """Cancel input after a display was connected, disconnected or resized.

        If the window fills the display, fill it again.
        """
        found = pygame.display.get_desktop_sizes()
        if found == self._displays or not found:
            return
        self._cancel_input()
        if self._full_screen:
            try:
                with self.services.long_work():
                    self._fill_screen(True)
            except pygame.error:
                return  # The display is not ready. ``_displays`` still differs, so the next check tries again.
            self._rebuild()
        self._displays = found

    def _open_window(self) -> pygame.Surface:
        """Open the window on the chosen display. While that display is missing, use the first one."""
        if self._display >= pygame.display.get_num_displays():
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN) if self._full_screen else super()._open_window()
        return super()._open_window()

    def _rebuild(self) -> None:
        """Rebuild the screens and free memory. Otherwise repeated presses on the strip could exhaust the memory.

        In larger print the strip takes more of the window.
        """
        with self.services.long_work():
            text_scale = TEXT_SIZES[self.services.settings.text_size]
            if text_scale != self._text_scale:
                self._text_scale = text_scale
                self._pane = self._pane_of(self._pane.window)
            super()._rebuild()
            free_memory()

    def _toggle_mute(self) -> None:
        """Turn the sound off or on by changing the visitor's settings, which end with the visit."""
        settings, usual = self.services.settings, settings_of(self.nav.exhibition, self._full_screen)
        silent = not (settings.volume_cards or settings.volume_voices or settings.volume_room)
        cards, gestures = (usual.volume_cards, usual.volume_voices) if silent else (0, 0)
        room = usual.volume_room if silent else 0
        settings = msgspec.structs.replace(settings, volume_cards=cards, volume_voices=gestures, volume_room=room)
        settings = msgspec.structs.replace(settings, speech=settings.speech and silent)
        self.nav.change_settings(settings)

    def _adopt(self, settings: Settings) -> None:
        """Apply settings without the supervisor's time limit, because reopening the audio device may take long."""
        with self.services.long_work():
            super()._adopt(settings)

    def _show(self) -> None:
        """Paint the screen and the strip. The supervisor's time limit is suspended for the first picture."""
        if self._pane.turn(self.nav.turned) and self.nav.top:
            self.nav.top.invalidate()
        with nullcontext() if self._shown else self.services.long_work():
            super()._show()
        window = self._pane.window
        self.strip.dark = self.signboard.dark = isinstance(self.nav.top, PlainScreen)
        if areas := [*self.strip.paint(window), *self.signboard.paint(window, self._signboard_area(window))]:
            pygame.display.update(areas)

    def _on_strip(self, event: pygame.event.Event) -> bool:
        if "pos" in event.dict:
            event = pygame.event.Event(event.type, {**event.dict, "pos": self._pane.to_window(event.pos)})
        return self.strip.accepts(event)

    @property
    def _frame_time(self) -> float:
        return FRAME if self.guard.stage in (VisitStage.VISIT, VisitStage.ASKING) else CALM_FRAME

    @property
    def _quiet_interval(self) -> float:
        return DARK_INTERVAL if self.guard.stage is VisitStage.DARK else super()._quiet_interval

    def _handle(self, event: pygame.event.Event, now: float) -> None:
        if event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.strip.invalidate()
            self.signboard.invalidate()
        if event.type in FINGER_EVENTS:
            event = self._touched(event)
        super()._handle(event, now)

    def _admits(self, event: pygame.event.Event, now: float) -> bool:
        return self.guard.accepts(event, now)

    def _cancel_input(self) -> None:
        super()._cancel_input()
        self.strip.cancel_input()
        self.guard.cancel_input()

    def _touched(self, event: pygame.event.Event) -> pygame.event.Event:
        w, h = pygame.display.get_window_size()
        point = round(event.x * w), round(event.y * h)
        return self._pane.to_screen(pygame.event.Event(event.type, {**event.dict, "pos": point}))


def _prepare_folder(folder: Path | None) -> Path | None:
    """Create the folder of the exhibition, and delete tables that a killed program has left there.

    Return the folder, or None if there is none.
    """
    if folder is None:
        return None
    make_folder(folder)
    for left in folder.glob(f"{VISIT_FOLDER_PREFIX}*"):
        rmtree(left, ignore_errors=True)
    return folder


def run(opening: Opening) -> int:
    """Open the exhibition and run until staff leave. Return the exit code.

    SIGTERM also ends the program. By default SDL would treat it as the close button, which does nothing here.
    """
    exit_on_sigterm()
    if not has_display():
        print(Words(system_language()).text("no-display"), file=sys.stderr)
        return 2
    allocate_pictures_apart()
    with TemporaryDirectory(
        prefix=VISIT_FOLDER_PREFIX, dir=_prepare_folder(opening.files.folder), ignore_cleanup_errors=True
    ) as folder:
        app = ExhibitionApp(opening, Shelf(Path(folder)))
        try:
            if opening.resting:
                app.nav.open_resting()
            else:
                app.nav.open_attract_mode()
            app.run()
        finally:
            app.nav.close()
            pygame.quit()
    return 0

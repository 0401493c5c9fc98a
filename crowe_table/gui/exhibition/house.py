"""The window of an exhibition, and how it is opened."""

import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from crowe_table.engine.core import Reason
from crowe_table.gui.app import FRAME, App, has_display
from crowe_table.gui.exhibition.guard import Guard, VisitStage
from crowe_table.gui.exhibition.ways import ExhibitionNavigator
from crowe_table.hosting.exhibition import Exhibition
from crowe_table.hosting.shelf import Shelf
from crowe_table.hosting.watching import Heart
from crowe_table.settings import Settings
from crowe_table.words import Words

CALM_FRAME = 1 / 30
"""Seconds of a frame while nobody is there."""


@dataclass(frozen=True)
class Opening:
    """How an exhibition is opened."""

    exhibition: Exhibition
    complaints: tuple[Reason, ...] = ()
    """What is wrong in its settings."""
    size: tuple[int, int] | None = None
    """Of a window, for engineers; None to fill the display."""
    heartbeat: Path | None = None
    resting: bool = False
    """Whether it has failed too often, and only waits."""
    mute: bool = False
    trace: bool = False


def settings_of(exhibition: Exhibition, full_screen: bool) -> Settings:
    """As everything is when a visit begins."""
    return Settings(
        text_size=exhibition.text_size,
        pencilled=exhibition.pencilled,
        reduced_motion=exhibition.reduced_motion,
        volume_cards=exhibition.volume,
        volume_voices=exhibition.volume,
        hints=exhibition.hints,
        full_screen=full_screen,
        cover_after="never",
    )


class ExhibitionApp(App):
    """The window, which hears only what its guard lets through. Nothing of it is kept on disk."""

    nav: ExhibitionNavigator

    def __init__(self, opening: Opening, shelf: Shelf) -> None:
        self._exhibition = opening.exhibition
        settings = settings_of(opening.exhibition, opening.size is None)
        trace = partial(print, flush=True) if opening.trace else None
        super().__init__(settings, shelf, lambda _: None, trace, opening.size, opening.mute, opening.exhibition.display)
        pygame.display.set_allow_screensaver(False)
        pygame.mouse.set_visible(opening.exhibition.pointer)
        if opening.size is None:
            pygame.event.set_grab(True)
        self.guard = Guard(self.nav, opening.exhibition, Heart(opening.heartbeat))

    def _navigator(self) -> ExhibitionNavigator:
        return ExhibitionNavigator(self.services, self._shelf, self._adopt, self._exhibition)

    def _attend(self, now: float) -> None:
        self.guard.step(now)

    @property
    def _frame(self) -> float:
        return FRAME if self.guard.stage in (VisitStage.VISIT, VisitStage.ASKED) else CALM_FRAME

    def _handle(self, event: pygame.event.Event, now: float) -> None:
        if self.guard.hears(event, now):
            super()._handle(event, now)


def run(opening: Opening) -> int:
    """Opens the exhibition, and keeps it open until staff leave. Returns the exit code."""
    if not has_display():
        print(Words().text("no-display"), file=sys.stderr)
        return 2
    with TemporaryDirectory(prefix="crowe-table-") as folder:
        app = ExhibitionApp(opening, Shelf(Path(folder)))
        for complaint in opening.complaints:
            print(app.services.words.reason(complaint), file=sys.stderr)
        try:
            if opening.resting:
                app.nav.open_resting()
            else:
                app.nav.open_showing()
            app.run()
        finally:
            app.nav.close()
            pygame.quit()
    return 0

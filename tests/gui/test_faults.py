"""Screens that fail. The window stays open, the table is saved, and the fault is reported."""

import logging
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from crowe_table.gui.app import MAX_FAULTS, App
from crowe_table.gui.pages.fault import FaultPage
from crowe_table.gui.pages.settings import SettingsPage
from crowe_table.gui.pages.title import TitlePage
from crowe_table.gui.screen import Screen
from crowe_table.hosting.locks import is_held
from crowe_table.hosting.shelf import Shelf
from crowe_table.launch import PlayRequest
from crowe_table.settings import Settings


def faulty(*_: object) -> None:
    raise ZeroDivisionError("the seven of hearts")


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> App:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    app = App(Settings(), Shelf(tmp_path), lambda settings: None, size=(1280, 800), mute=True)
    app.nav.open_title()
    return app


def run(app: App, *moments: Callable[[Screen], None]) -> None:
    """Run the window. Each poll for events performs the next of these actions. After the last one, leave the window."""
    waiting = [*moments, lambda screen: app.nav.quit()]

    def get() -> list[pygame.event.Event]:
        top = app.nav.top
        assert top is not None
        waiting.pop(0)(top)
        return []

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.event, "get", get)
        app.run()


def test_a_failing_table_is_saved_with_the_title_page_behind_it(app: App, caplog: pytest.LogCaptureFixture) -> None:
    assert app.nav.play_request(PlayRequest("cribbage", "crowe", 2, seed="5")) is None
    path = app.nav._session.path
    seen: list[Screen] = []

    def fail(table: Screen) -> None:
        table.step = table.leave = faulty  # type: ignore[method-assign,assignment]

    def go_on(page: Screen) -> None:
        seen.append(page)
        page.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))

    with caplog.at_level(logging.ERROR):
        run(app, fail, go_on, seen.append)
    assert [type(screen) for screen in seen] == [FaultPage, TitlePage]
    assert "HotSeatScreen failed" in caplog.text
    assert not is_held(path), "the save file is unlocked"
    [entry] = Shelf(path.parent).entries()
    assert entry.open
    assert entry.path == path


def test_a_repeated_fault_is_raised(app: App) -> None:
    def fail(screen: Screen) -> None:
        screen.step = faulty  # type: ignore[method-assign,assignment]

    with pytest.raises(ZeroDivisionError):
        run(app, *[fail] * (MAX_FAULTS + 1))


def test_a_screen_may_open_another_while_it_is_stepped(app: App) -> None:
    """The new screen is built in parts. It is neither stepped nor painted before it is complete."""
    seen: list[Screen] = []

    def open_settings_at_the_next_step(title: Screen) -> None:
        step = title.step

        def stepped(now: float) -> bool:
            app.nav.open_settings()
            return step(now)

        title.step = stepped  # type: ignore[method-assign]

    run(app, open_settings_at_the_next_step, seen.append)
    assert [type(screen) for screen in seen] == [SettingsPage]


@pytest.mark.skipif(os.name != "posix", reason="another system ends programs otherwise")
def test_termination_with_an_unsaved_game_asks_no_question(tmp_path: Path) -> None:
    (tmp_path / "sessions").write_text("a file where the folder should be")
    words = ["--trace", "--mute", "--data-dir", str(tmp_path), "play", "whist"]
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [sys.executable, "-m", "crowe_table", *words], env=environment, stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout
        assert any(line.startswith("asked") for line in program.stdout)
        program.terminate()
        try:
            assert program.wait(60) == 0
        finally:
            program.kill()

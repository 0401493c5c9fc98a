"""The connection to screen readers, tested with a stand-in for AccessKit and, if possible, with a real bus."""

import logging
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from crowe_table import platforms
from crowe_table.gui.access import adapter
from crowe_table.gui.access.adapter import INTERVAL, ROOT_ID, Reader, connect_reader
from crowe_table.gui.access.nodes import Tree
from crowe_table.gui.access.tree import describe
from crowe_table.gui.screen import Screen
from crowe_table.platforms import AccessApi
from crowe_table.settings import Settings, save
from tests.gui.table_fixture import Chair
from tests.gui.test_pages import PAGES, PageWindow

ROOT = Path(__file__).parents[2]
PLAYER = Path(__file__).with_name("bus_player.py")
SYSTEM_PYTHON = "/usr/bin/python3"
"""Debian's Python, which has the package gi."""
LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
MAX_SECONDS = 600


class Names:
    """Attributes that return their own names, like the members of AccessKit's enumerations."""

    def __getattr__(self, name: str) -> str:
        return name


class KitNode:
    """A node that records its attributes."""

    def __init__(self, role: str) -> None:
        self.told: dict[str, Any] = {"role": role, "actions": []}

    def __getattr__(self, name: str) -> Any:
        def note(*values: Any) -> None:
            if name == "add_action":
                self.told["actions"].append(values[0])
            else:
                self.told[name.removeprefix("set_")] = values[0] if values else True

        return note


class KitUpdate:
    def __init__(self, focus: int) -> None:
        self.focus = focus
        self.tree: object = None
        self.nodes: list[tuple[int, KitNode]] = []


class KitAdapter:
    """An adapter that stores the updates it receives."""

    def __init__(self, begin: Any, ask: Any, end: Any = None) -> None:
        self.begin, self.ask, self.end = begin, ask, end
        self.updates: list[KitUpdate] = []
        self.focused: list[bool] = []

    def update_if_active(self, make: Any) -> None:
        self.updates.append(make())

    def update_window_focus_state(self, focused: bool) -> None:
        self.focused.append(focused)

    def set_root_window_bounds(self, *areas: object) -> None: ...


KIT: Any = SimpleNamespace(
    Node=KitNode,
    TreeUpdate=KitUpdate,
    Tree=lambda root: ("tree", root),
    Rect=lambda *sides: sides,
    Role=Names(),
    Action=Names(),
    Live=Names(),
    Toggled=Names(),
    unix=SimpleNamespace(Adapter=KitAdapter),
)


def connected() -> tuple[Reader, KitAdapter]:
    reader = Reader(KIT)
    reader.attach()
    return reader, reader._adapter


def whole(point: tuple[int, int]) -> tuple[int, int]:
    return point


def test_nothing_is_built_until_a_reader_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    window = PageWindow()
    page = window.show(PAGES["title"](window))
    reader, kit = connected()
    described: list[Tree] = []

    def noted(screen: Screen) -> Tree:
        described.append(describe(screen))
        return described[-1]

    monkeypatch.setattr(adapter, "describe", noted)
    for at in range(100):
        reader.publish(page, at * 16.0, whole)
    assert described == []
    assert kit.updates == []
    placeholder = kit.begin()
    assert [number for number, _ in placeholder.nodes] == [ROOT_ID]
    for at in range(100, 200):
        reader.publish(page, at * 16.0, whole)
    assert len(kit.updates) == 1, "nothing has changed since"
    (update,) = kit.updates
    assert update.tree
    assert len(update.nodes) == len(list(described[0].root.walk()))
    kit.end()
    reader.publish(page, 1e6, whole)
    assert len(kit.updates) == 1


def test_only_changes_are_published_and_a_new_screen_has_new_nodes() -> None:
    window = PageWindow()
    page = window.show(PAGES["seat"](window))
    reader, kit = connected()
    kit.begin()
    reader.publish(page, 0, whole)
    page.hold("stakes")
    reader.publish(page, INTERVAL, whole)
    first, second = kit.updates
    assert second.tree is None
    assert second.nodes == []
    assert second.focus != first.focus
    other = window.show(PAGES["settings"](window))
    reader.publish(other, 2 * INTERVAL, whole)
    before = {number for number, _ in first.nodes}
    assert before & {number for number, _ in kit.updates[-1].nodes} == {ROOT_ID}


def test_a_request_from_another_thread_is_performed_by_the_window() -> None:
    chair = Chair(4, "5", slug="whist")
    chair.settle()
    reader, kit = connected()
    kit.begin()
    reader.publish(chair.screen, 0, whole)
    rules = next(number for number, node in kit.updates[0].nodes if node.told.get("label") == "Rules")
    kit.ask(SimpleNamespace(action="CLICK", target=rules))
    kit.ask(SimpleNamespace(action="CLICK", target=10_000))
    kit.ask(SimpleNamespace(action="SCROLL_UP", target=rules))
    assert chair.doors.went == []
    reader.serve(chair.screen, lambda event: chair.hear(event.type, **event.dict))
    assert chair.doors.went == ["rules"]


def test_a_request_for_a_screen_that_was_left_is_ignored() -> None:
    window = PageWindow()
    page = window.show(PAGES["title"](window))
    reader, kit = connected()
    kit.begin()
    reader.publish(page, 0, whole)
    number = next(number for number, node in kit.updates[0].nodes if node.told.get("label") == "Settings")
    other = window.show(PAGES["menu"](window))
    kit.ask(SimpleNamespace(action="CLICK", target=number))
    reader.serve(other, lambda event: window.hear(event.type, **event.dict))
    assert window.went == []


def test_the_focus_of_the_window_is_told() -> None:
    reader, kit = connected()
    for kind in (pygame.WINDOWFOCUSGAINED, pygame.KEYDOWN, pygame.WINDOWFOCUSLOST):
        reader.hear(pygame.event.Event(kind))
    assert kit.focused == [True, False]


def test_without_the_package_or_the_bus_one_line_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    caplog.set_level(logging.INFO, adapter.__name__)
    monkeypatch.setattr(adapter, "PACKAGE", "no_such_package")
    assert connect_reader() is None
    monkeypatch.setattr(adapter, "PACKAGE", "json")
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setattr(platforms, "sys", SimpleNamespace(platform="linux"))
    assert connect_reader() is None
    assert len(caplog.records) == 2
    (tmp_path / "bus").touch()
    assert connect_reader() is not None


def test_an_adapter_that_fails_leaves_the_window_alone(caplog: pytest.LogCaptureFixture) -> None:
    def fail(*args: object) -> None:
        raise RuntimeError("no bus")

    reader = Reader(SimpleNamespace(**{**vars(KIT), "unix": SimpleNamespace(Adapter=fail)}))  # type: ignore[arg-type]
    reader.attach()
    assert "no bus" in caplog.text
    reader.hear(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    window = PageWindow()
    reader.publish(window.show(PAGES["title"](window)), 0, whole)


@pytest.mark.parametrize(
    ("system", "api"), [("win32", AccessApi.UI_AUTOMATION), ("darwin", AccessApi.NS_ACCESSIBILITY)]
)
def test_other_systems_have_their_own_interface(monkeypatch: pytest.MonkeyPatch, system: str, api: AccessApi) -> None:
    """On Windows and macOS the adapter subclasses the window, on Windows before the window is shown.

    It raises the events of an update.
    """
    monkeypatch.setattr(platforms, "sys", SimpleNamespace(platform=system))
    made: list[object] = []
    raised: list[bool] = []

    class Subclassing(KitAdapter):
        def __init__(self, window: int, begin: Any, ask: Any) -> None:
            super().__init__(begin, ask)
            made.append(window)

        @classmethod
        def for_window(cls, window: int, begin: Any, ask: Any) -> "Subclassing":
            return cls(window, begin, ask)

        def update_if_active(self, make: Any) -> Any:
            super().update_if_active(make)
            return SimpleNamespace(raise_events=lambda: raised.append(True))

        def update_view_focus_state(self, focused: bool) -> None:
            self.focused.append(focused)

    module = SimpleNamespace(SubclassingAdapter=Subclassing, add_focus_forwarder_to_window_class=made.append)
    reader = Reader(SimpleNamespace(**{**vars(KIT), "windows": module, "macos": module}))  # type: ignore[arg-type]
    assert reader.needs_hidden_window == (api is AccessApi.UI_AUTOMATION)
    window = PageWindow()
    page = window.show(PAGES["title"](window))
    reader.attach()
    reader.attach()
    assert len(made) == (2 if system == "darwin" else 1), "the same window is connected once"
    kit = reader._adapter
    kit.begin()
    reader.hear(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    assert kit.focused == ([True] if system == "darwin" else [])
    reader.publish(page, 0, whole)
    assert raised == [True]


# --- the real bus


def lacking() -> list[str]:
    """Return the names of missing programs that the accessibility bus needs."""
    found = [] if find_spec("accesskit") else ["accesskit"]
    found += [name for name in ("dbus-run-session", "dbus-send") if shutil.which(name) is None]
    found += [path for path in (LAUNCHER, SYSTEM_PYTHON) if not Path(path).exists()]
    if Path(SYSTEM_PYTHON).exists():
        gi = subprocess.run([SYSTEM_PYTHON, "-c", "from gi.repository import Gio"], capture_output=True, timeout=60)
        found += ["python3-gi"] if gi.returncode else []
    return found


@pytest.mark.parametrize("slug", ["cribbage", "whist", "brag"])
def test_a_whole_deal_is_played_over_the_accessibility_bus(slug: str, tmp_path: Path) -> None:
    """The player sees no picture. It reads names and presses nodes, as a screen reader does."""
    if missing := lacking():
        pytest.skip(f"not installed: {', '.join(missing)}")
    settings = Settings(speed="instant", language="en", sure_tricks="never", forced_cards="never")
    assert save(settings, tmp_path) is None
    environment = {
        **os.environ,
        "XDG_RUNTIME_DIR": str(tmp_path),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PLAYER_COMMAND": f"{sys.executable} -m crowe_table play {slug} --seed 7 --mute --data-dir {tmp_path}",
        "BUS_LAUNCHER": LAUNCHER,
    }
    told = subprocess.run(
        ["dbus-run-session", "--", SYSTEM_PYTHON, str(PLAYER)],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=MAX_SECONDS,
    )
    assert told.returncode == 0, told.stdout[-4000:] + told.stderr[-2000:]

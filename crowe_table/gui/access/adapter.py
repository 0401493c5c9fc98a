"""The connection to the system's screen readers. It uses the package ``accesskit``, if that is installed.

The system tells the adapter when a screen reader begins to listen. Until then no tree is built. AccessKit calls back
from a thread of its own. The window's thread builds all trees and performs all actions.
"""

import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from importlib import import_module
from types import ModuleType
from typing import Any, TypeAlias
from weakref import ref

import pygame

from crowe_table.gui.access.nodes import ROOT, Act, Node, Tree
from crowe_table.gui.access.tree import Deliver, describe, perform
from crowe_table.gui.controls.description import NodeRole
from crowe_table.gui.screen import Screen
from crowe_table.platforms import AccessApi, accessibility_api, can_reach_accessibility_bus

_log = logging.getLogger(__name__)

PACKAGE = "accesskit"
Foreign: TypeAlias = Any
"""An object of AccessKit, which has no type annotations."""
INTERVAL = 150.0
"""Minimum milliseconds between two trees."""
ROOT_ID = 0
WINDOW_CLASS = "SDLWindow"
"""Name of SDL's window class on macOS."""
ROLES = {
    NodeRole.SCREEN: "WINDOW",
    NodeRole.GROUP: "GROUP",
    NodeRole.HEADING: "HEADING",
    NodeRole.TEXT: "LABEL",
    NodeRole.STATUS: "LABEL",
    NodeRole.LIST: "LIST",
    NodeRole.ENTRY: "LIST_ITEM",
    NodeRole.LOG: "LOG",
    NodeRole.BUTTON: "BUTTON",
    NodeRole.CHOOSER: "COMBO_BOX",
    NodeRole.TICK: "CHECK_BOX",
    NodeRole.LINK: "LINK",
    NodeRole.FIELD: "TEXT_INPUT",
}
"""AccessKit's name of each role."""
ACTIONS = {Act.FOCUS: "FOCUS", Act.CLICK: "CLICK", Act.INCREASE: "INCREMENT", Act.DECREASE: "DECREMENT"}
"""AccessKit's name of each action."""


def connect_reader() -> "Reader | None":
    """Return the connection to the system's screen readers.

    If the package or the session bus is missing, log that and return None.
    """
    try:
        kit = import_module(PACKAGE)
    except ImportError as fault:
        _log.info("No screen reader can be reached, because the package accesskit is not installed: %s", fault)
        return None
    if not can_reach_accessibility_bus():
        _log.info("No screen reader can be reached, because there is no session bus.")
        return None
    return Reader(kit)


class Reader:
    """The connection to screen readers. While one is listening, it publishes the tree of the topmost screen."""

    def __init__(self, kit: ModuleType) -> None:
        self._kit: Foreign = kit
        self._api = accessibility_api()
        self._adapter: Foreign = None
        self._window = 0
        """The system's handle of the window."""
        self.active = False
        """Whether a screen reader is listening."""
        self._requests: deque[tuple[int, Act]] = deque()
        """Node numbers and actions that screen readers have requested."""
        self._numbers: dict[str, int] = {}
        """Number of each node's key. Each screen has its own keys."""
        self._keys: dict[int, str] = {}
        self._last = ROOT_ID
        """The highest number given to a node so far."""
        self._face: ref[Screen] | None = None
        """The screen of the last tree."""
        self._begins = False
        """Whether a screen reader has just begun to listen, and needs a whole tree."""
        self._told: dict[int, tuple[Node, tuple[int, ...]]] = {}
        """The nodes as published, each with the numbers of its children."""
        self._focus = ROOT_ID
        self._due = 0.0
        self._area: tuple[int, ...] = ()

    @property
    def needs_hidden_window(self) -> bool:
        """Whether the connection must be made before the window is shown."""
        return self._api is AccessApi.UI_AUTOMATION

    def attach(self) -> None:
        """Connect to the window, once it exists. Connect again if the window was closed and reopened."""
        window = pygame.display.get_wm_info().get("window", 0)
        if self._adapter is not None and (self._api is AccessApi.AT_SPI or window == self._window):
            return
        self._window = window
        try:
            self._adapter = self._connected(window)
        except Exception:
            _log.exception("No screen reader can be reached")

    def _connected(self, window: int) -> Foreign:
        """Return AccessKit's adapter for this system."""
        if self._api is AccessApi.AT_SPI:
            return self._kit.unix.Adapter(self._begin, self._ask, self._end)
        if self._api is AccessApi.UI_AUTOMATION:
            return self._kit.windows.SubclassingAdapter(window, self._begin, self._ask)
        self._kit.macos.add_focus_forwarder_to_window_class(WINDOW_CLASS)
        return self._kit.macos.SubclassingAdapter.for_window(window, self._begin, self._ask)

    # --- called by AccessKit, in any thread

    def _begin(self) -> Foreign:
        """Return a first tree that contains only the root. The window's thread publishes the complete trees."""
        self._begins = self.active = True
        self._wake()
        node = self._kit.Node(self._kit.Role.WINDOW)
        update = self._kit.TreeUpdate(ROOT_ID)
        update.tree = self._kit.Tree(ROOT_ID)
        update.nodes.append((ROOT_ID, node))
        return update

    def _end(self) -> None:
        self.active = False

    def _ask(self, request: Foreign) -> None:
        for act, name in ACTIONS.items():
            if request.action == getattr(self._kit.Action, name):
                self._requests.append((int(request.target), act))
                self._wake()

    @staticmethod
    def _wake() -> None:
        with suppress(pygame.error):
            pygame.event.post(pygame.event.Event(pygame.USEREVENT))

    # --- called by the window

    def hear(self, event: pygame.event.Event) -> None:
        """Tell AccessKit when the window gains or loses the focus."""
        if self._adapter is None or event.type not in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
            return
        focused = event.type == pygame.WINDOWFOCUSGAINED
        if self._api is AccessApi.AT_SPI:
            self._adapter.update_window_focus_state(focused)
        elif self._api is AccessApi.NS_ACCESSIBILITY:
            self._raise(self._adapter.update_view_focus_state(focused))

    def serve(self, screen: Screen, deliver: Deliver) -> None:
        """Perform the actions that screen readers have requested."""
        while self._requests:
            number, act = self._requests.popleft()
            key = self._keys.get(number)
            if key and self._face and screen.face is self._face():
                perform(screen, key, act, deliver)
                self._due = 0.0

    def publish(self, screen: Screen, now: float, to_window: Callable[[tuple[int, int]], tuple[int, int]]) -> None:
        """Publish what has changed since the last tree, if a screen reader is listening. ``now`` is in milliseconds."""
        if not self.active or self._adapter is None or now < self._due:
            return
        self._due = now + INTERVAL
        if self._face is None or screen.face is not self._face():
            self._face = ref(screen.face)
            self._numbers, self._keys = {ROOT: ROOT_ID}, {ROOT_ID: ROOT}
        tree = describe(screen)
        self._place_window()
        first, self._begins = self._begins, False
        before, self._told = {} if first else self._told, self._nodes(tree)
        changed = [number for number, told in self._told.items() if before.get(number) != told]
        focus = self._numbers[tree.focus]
        if not changed and focus == self._focus:
            return
        self._focus = focus
        update = self._kit.TreeUpdate(focus)
        if first:
            update.tree = self._kit.Tree(ROOT_ID)
        for number in changed:
            update.nodes.append((number, self._made(*self._told[number], to_window)))
        self._raise(self._adapter.update_if_active(lambda: update))

    def _place_window(self) -> None:
        """Tell AT-SPI the position of the window, because AT-SPI expects screen coordinates."""
        if self._api is not AccessApi.AT_SPI:
            return
        area = (*pygame.display.get_window_position(), *pygame.display.get_window_size())
        if area != self._area:
            self._area = area
            x, y, w, h = area
            place = self._kit.Rect(x, y, x + w, y + h)
            self._adapter.set_root_window_bounds(place, place)

    def _nodes(self, tree: Tree) -> dict[int, tuple[Node, tuple[int, ...]]]:
        """Return each node, without its children, together with the numbers of its children.

        The key is the node's number.
        """
        return {
            self._number(node.key): (
                replace(node, children=()),
                tuple(self._number(each.key) for each in node.children),
            )
            for node in tree.root.walk()
        }

    def _number(self, key: str) -> int:
        """Return the number of a key. Numbers are never reused, so that a new screen gets new nodes."""
        if key not in self._numbers:
            self._last += 1
            self._numbers[key] = self._last
            self._keys[self._last] = key
        return self._numbers[key]

    def _made(
        self, node: Node, children: tuple[int, ...], to_window: Callable[[tuple[int, int]], tuple[int, int]]
    ) -> Foreign:
        """Convert a node to AccessKit's type."""
        kit = self._kit
        made = kit.Node(getattr(kit.Role, ROLES[node.role]))
        note = node.note if node.role is not NodeRole.ENTRY else ""
        name = f"{node.name}, {node.note}" if node.note and node.role is NodeRole.ENTRY else node.name
        if node.role in (NodeRole.TEXT, NodeRole.STATUS):
            made.set_value(name)
        else:
            made.set_label(name)
        if node.value:
            made.set_value(node.value)
        if note:
            made.set_description(note)
        if node.shortcut:
            made.set_keyboard_shortcut(node.shortcut)
        if node.area:
            x, y, w, h = node.area
            (left, top), (right, bottom) = to_window((x, y)), to_window((x + w, y + h))
            made.set_bounds(kit.Rect(left, top, right, bottom))
        for act in node.acts:
            made.add_action(getattr(kit.Action, ACTIONS[act]))
        if not node.enabled:
            made.set_disabled()
        if node.role is NodeRole.TICK:
            made.set_toggled(kit.Toggled.TRUE if node.chosen else kit.Toggled.FALSE)
        elif node.chosen is not None:
            made.set_selected(node.chosen)
        if node.live:
            made.set_live(kit.Live.POLITE)
        made.set_children(list(children))
        return made

    @staticmethod
    def _raise(events: Foreign) -> None:
        """Raise the events returned by an update. Only Windows and macOS return any."""
        if events is not None:
            events.raise_events()

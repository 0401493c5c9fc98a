"""The tree of any screen, made from the targets of the keyboard focus, and the actions of its nodes."""

from collections.abc import Callable

import pygame

from crowe_table.gui.access.nodes import CONTROL, ROOT, Act, Node, Tree, control_node, spoken
from crowe_table.gui.access.page_tree import page_tree
from crowe_table.gui.access.table_tree import CLOSEUP, empty_pile_at, score_at, table_tree, target_keys
from crowe_table.gui.controls.description import NodeRole
from crowe_table.gui.pages.cover import CoverPage
from crowe_table.gui.pages.page import Page
from crowe_table.gui.screen import Screen
from crowe_table.gui.table.log_page import LogPage
from crowe_table.gui.table.screen import TableScreen
from crowe_table.words.glossary import Term

Deliver = Callable[[pygame.event.Event], object]
"""Function that delivers an event to the screen, as the window does."""
CARD = "card-"
"""Prefix of the keys of cards."""
STEPS = {Act.INCREASE: pygame.K_RIGHT, Act.DECREASE: pygame.K_LEFT}
"""Keys that step through the values of a chooser."""


def describe(screen: Screen) -> Tree:
    face = screen.face
    if isinstance(face, TableScreen):
        return table_tree(face)
    if isinstance(face, LogPage):
        return _log_tree(face)
    if isinstance(face, Page):
        return page_tree(face)
    return Tree(Node(ROOT, NodeRole.SCREEN, screen.services.words.text("access-window")))


def thing_at(screen: Screen, point: tuple[int, int]) -> Term | None:
    """Return what a screen reader says about the thing at a point of a table.

    The place of a pile without cards is a thing, too. Return None if nothing is there, or if it is a button or a
    face-up card, which need no explanation.
    """
    face = screen.face
    if not isinstance(face, TableScreen):
        return None
    there = [node for node in describe(screen).root.walk() if node.area and pygame.Rect(node.area).collidepoint(point)]
    if any(node.key.startswith(CARD) or node.role is NodeRole.BUTTON for node in there):
        return None
    things = [node for node in there if node.role in (NodeRole.ENTRY, NodeRole.LIST)]
    node = min(things, key=lambda each: pygame.Rect(each.area or ()).w * pygame.Rect(each.area or ()).h, default=None)
    node = node or score_at(face.tabletop, point) or empty_pile_at(face.tabletop, screen.services.words, point)
    return Term(node.name, node.note.replace("; ", "\N{NO-BREAK SPACE}· ")) if node else None


def perform(screen: Screen, key: str, act: Act, deliver: Deliver) -> bool:
    """Give the focus to a node, press it, or send it an arrow key. Return False if the node no longer exists."""
    face = screen.face
    if isinstance(face, TableScreen):
        if face.closeup.says:
            _tap(pygame.K_SPACE, deliver)
            if key == CLOSEUP:
                return True
        found = _focus_target(face, key)
    else:
        found = isinstance(face, Page) and _focus_control(face, key)
    if not found:
        return act is Act.CLICK and _click(screen, key, deliver)
    if act is Act.CLICK:
        _press(face, deliver)
    elif act in STEPS:
        _tap(STEPS[act], deliver)
    return True


def _focus_target(table: TableScreen, key: str) -> bool:
    keys = target_keys(table.focus.targets)
    if key in keys:
        table.focus.take(keys.index(key))
    return key in keys


def _focus_control(page: Page, key: str) -> bool:
    able = [control.key for control in page.controls if control.enabled and f"{CONTROL}{control.key}" == key]
    if able:
        page.hold(able[0])
    return bool(able)


def _press(face: Screen, deliver: Deliver) -> None:
    """Press the focused control by a key event."""
    key = pygame.K_SPACE if isinstance(face, TableScreen) else pygame.K_RETURN
    deliver(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    if isinstance(face, CoverPage):
        face.take()
    deliver(pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode=""))


def _tap(key: int, deliver: Deliver) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        deliver(pygame.event.Event(kind, key=key, mod=0, unicode=""))


def _click(screen: Screen, key: str, deliver: Deliver) -> bool:
    """Click on a node that never has the keyboard focus, such as a disabled button.

    Return whether it can be clicked.

    The button then says why it is disabled.
    """
    node = describe(screen).find(key)
    if node is None or node.area is None or Act.CLICK not in node.acts:
        return False
    centre = pygame.Rect(node.area).center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        deliver(pygame.event.Event(kind, pos=centre, button=pygame.BUTTON_LEFT))
    return True


def _log_tree(page: LogPage) -> Tree:
    words = page.services.words
    lines = [Node(f"line-{at}", NodeRole.ENTRY, spoken(line, words)) for at, line in enumerate(page.lines())]
    moment = Node("moment", NodeRole.STATUS, spoken(page.moment(), words), live=True)
    controls = [control_node(control, words, focusable=False) for control in page.controls]
    log = Node("log", NodeRole.LIST, page.title(), children=tuple(lines))
    return Tree(Node(ROOT, NodeRole.SCREEN, words.text("log-heading"), children=(moment, *controls, log)))

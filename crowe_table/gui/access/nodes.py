"""The nodes of a screen's tree, for screen readers. They are plain values that can be compared."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

import pygame

from crowe_table.engine.cards import SUIT_SIGNS, make
from crowe_table.gui.controls.controls import Control
from crowe_table.gui.controls.description import NodeRole
from crowe_table.words import Words
from crowe_table.words.terms import plain as without_terms

ROOT = "screen"
"""Key of the root of every tree."""
CONTROL = "control-"
"""Prefix of the keys of controls."""
MARKS = "☞✓❦ "
"""Marks printed before a name. They are not spoken."""


class Act(StrEnum):
    """Commands that a screen reader gives to a node."""

    FOCUS = "focus"
    CLICK = "click"
    INCREASE = "increase"
    DECREASE = "decrease"


@dataclass(frozen=True)
class Node:
    """An object or a text on the screen, as a screen reader presents it."""

    key: str
    """Name of the node, unique within the tree. It stays the same as long as the object is on the screen."""
    role: NodeRole
    name: str = ""
    value: str = ""
    note: str = ""
    """Further information, spoken after the name."""
    shortcut: str = ""
    area: tuple[int, int, int, int] | None = None
    """Left, top, width and height in pixels of the screen."""
    acts: tuple[Act, ...] = ()
    enabled: bool = True
    chosen: bool | None = None
    """Whether the node is ticked or chosen. None if it cannot be ticked or chosen."""
    live: bool = False
    """Whether changes are read aloud at once."""
    children: tuple["Node", ...] = ()

    def walk(self) -> Iterator["Node"]:
        """Yield this node and all nodes below it."""
        yield self
        for child in self.children:
            yield from child.walk()


@dataclass(frozen=True)
class Tree:
    """All nodes of a screen, and the key of the focused one."""

    root: Node
    focus: str = ROOT

    def find(self, key: str) -> Node | None:
        return next((node for node in self.root.walk() if node.key == key), None)


def control_node(control: Control, words: Words, focusable: bool = True) -> Node:
    told = control.describe()
    acts: tuple[Act, ...] = (Act.FOCUS, Act.CLICK) if focusable else (Act.CLICK,)
    if told.role is NodeRole.TEXT:
        acts = ()
    elif told.role is NodeRole.CHOOSER and control.enabled:
        acts = (*acts, Act.INCREASE, Act.DECREASE)
    enabled = control.enabled or told.role is NodeRole.TEXT
    ticked = told.name.startswith("✓")
    notes = (spoken(told.note, words), "" if enabled else words.text("access-not-now"))
    return Node(
        key=f"{CONTROL}{control.key}",
        role=told.role,
        name=spoken(told.name, words),
        value=spoken(told.value, words),
        note="; ".join(filter(None, notes)),
        shortcut=told.shortcut,
        area=box(control.area),
        acts=acts,
        enabled=enabled,
        chosen=True if ticked else told.chosen,
    )


def group(key: str, name: str, children: Sequence[Node], role: NodeRole = NodeRole.GROUP) -> list[Node]:
    """Return a group with these nodes. Empty if there are no nodes."""
    return [Node(key, role, name, children=tuple(children))] if children else []


def box(area: pygame.Rect) -> tuple[int, int, int, int]:
    return area.x, area.y, area.w, area.h


def spoken(text: str, words: Words) -> str:
    """Return a printed text as a screen reader speaks it. Marks are left out, and cards are named in words."""
    plain = " ".join(without_terms(text).lstrip(MARKS).replace("ſ", "s").split())
    if not any(sign in plain for sign in SUIT_SIGNS):
        return plain
    signs = words.rank_signs
    ranks = "|".join(map(re.escape, sorted(signs, key=len, reverse=True)))
    card = rf"(?<!\w)({ranks})([{SUIT_SIGNS}])"

    def named(found: re.Match[str]) -> str:
        cards = [make(signs.index(each[1]), SUIT_SIGNS.index(each[2])) for each in re.finditer(card, found[0])]
        return words.listed([words.card(each) for each in cards])

    plain = re.sub(rf"{card}(?: {card})*", named, plain)
    return re.sub(rf"[{SUIT_SIGNS}]", lambda found: words.suit(SUIT_SIGNS.index(found[0])), plain)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]

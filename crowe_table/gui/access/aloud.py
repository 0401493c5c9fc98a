"""Reading aloud without a screen reader. It speaks the changes in the tree of the screen."""

from collections.abc import Iterator, Sequence
from weakref import ref

import pygame

from crowe_table.gui.access.nodes import Node, Tree
from crowe_table.gui.access.tree import describe
from crowe_table.gui.controls.description import NodeRole
from crowe_table.gui.screen import Screen
from crowe_table.gui.voice import Rank, Utterance, Voice
from crowe_table.words import Words

INTERVAL = 150.0
"""Minimum milliseconds between two trees."""
INPUT_TIME = 1000.0
"""Time after an input, in milliseconds, in which a change of focus counts as the visitor's own and interrupts speech.
"""
INPUT = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
"""Events that a visitor's press causes."""


class ReadAloud:
    """A reader that speaks the question, each new line of the log and the focused node, as they change."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._on = False
        self._face: ref[Screen] | None = None
        self._question = ""
        self._lines: list[str] = []
        self._texts: list[str] = []
        self._focus = ""
        self._due = 0.0
        self._input_at = -INPUT_TIME

    def hear(self, event: pygame.event.Event, now: float) -> None:
        """Record the time of a key press or a mouse press. ``now`` is in milliseconds."""
        if event.type in INPUT:
            self.note_input(now)

    def note_input(self, now: float) -> None:
        """Record that the visitor, or the timer of switch scanning, moves the focus. ``now`` is in milliseconds."""
        self._input_at = now

    def stop(self) -> None:
        """Be silent, and forget what has been said."""
        if self._on:
            self._on, self._face = False, None
            self._voice.hush()

    def follow(self, screen: Screen, now: float) -> bool:
        """Speak what has changed on the screen.

        Return False if the last call was too recent. ``now`` is in milliseconds.
        """
        if now < self._due and self._on:
            return False
        self._on, self._due = True, now + INTERVAL
        words, tree = screen.services.words, describe(screen)
        opened = self._face is None or self._face() is not screen.face
        before = [] if opened else self._lines
        question, self._lines = _question(tree), _lines(tree)
        asked = question if opened or question != self._question else ""
        before_texts, self._texts = self._texts, _texts(tree) if screen.reading else []
        focus = focus_text(tree, words)
        moved = focus if opened or focus != self._focus else ""
        self._face, self._question, self._focus = ref(screen.face), question, focus
        if opened or self._texts != before_texts:
            asked = " ".join(_ended(text) for text in (tree.root.name, asked, *self._texts) if text)
        elif added := _added(before, self._lines):
            self._say(" ".join(map(_ended, added)), Rank.LINE, words)
        if asked:
            self._say(" ".join(_ended(text) for text in (asked, moved) if text), Rank.QUESTION, words)
        elif moved:
            mine = now - self._input_at < INPUT_TIME
            self._say(moved, Rank.FOCUS if mine else Rank.LINE, words)
        return True

    def _say(self, text: str, rank: Rank, words: Words) -> None:
        self._voice.say(Utterance(text, words.locale, rank))


def focus_text(tree: Tree, words: Words) -> str:
    """Return the name, value and state of the focused node. Empty if nothing has the focus."""
    node = tree.find(tree.focus)
    if node is None or node is tree.root:
        return ""
    states = {True: "aloud-ticked", False: "aloud-not-ticked"} if node.role is NodeRole.TICK else {True: "aloud-chosen"}
    state = words.text(states[node.chosen]) if node.chosen in states else ""
    return ", ".join(text for text in (node.name, node.value, state, node.note) if text)


def _question(tree: Tree) -> str:
    """Return all live texts except the log, for example the question or the text of an enlarged card."""
    return " ".join(_ended(node.name) for node in _live(tree) if node.role is NodeRole.STATUS and node.name)


def _lines(tree: Tree) -> list[str]:
    return [line.name for node in _live(tree) if node.role is NodeRole.LOG for line in node.children if line.name]


def _live(tree: Tree) -> Iterator[Node]:
    return (node for node in tree.root.walk() if node.live)


def _texts(tree: Tree) -> list[str]:
    """Return the headings and texts of a page, except its title."""
    roles = (NodeRole.HEADING, NodeRole.TEXT)
    return [node.name for node in tree.root.walk() if node.role in roles and node.name != tree.root.name]


def _added(before: Sequence[str], after: Sequence[str]) -> list[str]:
    """Return the lines from the first new or changed one."""
    same = next((at for at, (one, other) in enumerate(zip(before, after, strict=False)) if one != other), None)
    return list(after[min(len(before), len(after)) if same is None else same :])


def _ended(text: str) -> str:
    """Return the text with a full stop at its end, so that the voice pauses there."""
    return text if text[-1:] in ".?!:;…" else f"{text}."

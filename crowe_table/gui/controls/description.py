"""Descriptions of controls for screen readers."""

from dataclasses import dataclass
from enum import StrEnum


class NodeRole(StrEnum):
    """The kind of a thing, which tells a person how to use it."""

    SCREEN = "screen"
    GROUP = "group"
    HEADING = "heading"
    TEXT = "text"
    STATUS = "status"
    """A text that changes: the question."""
    LIST = "list"
    ENTRY = "entry"
    """An entry of a list."""
    LOG = "log"
    """A list whose new entries are read aloud."""
    BUTTON = "button"
    CHOOSER = "chooser"
    """One of several values, which can be increased and decreased."""
    TICK = "tick"
    """A box that is ticked or not."""
    LINK = "link"
    FIELD = "field"
    """A text field."""


@dataclass(frozen=True)
class Description:
    """The spoken words about a control, and its state."""

    name: str
    role: NodeRole = NodeRole.BUTTON
    value: str = ""
    """The current value of a chooser or a text field."""
    note: str = ""
    """Further information, said after the name."""
    shortcut: str = ""
    """The key that does the same."""
    chosen: bool | None = None
    """Whether it is ticked or chosen; None if it cannot be."""

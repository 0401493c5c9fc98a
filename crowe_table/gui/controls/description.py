"""Descriptions of controls for screen readers."""

from dataclasses import dataclass
from enum import StrEnum


class NodeRole(StrEnum):
    """The kind of a node. It tells a person how to use the node."""

    SCREEN = "screen"
    GROUP = "group"
    HEADING = "heading"
    TEXT = "text"
    STATUS = "status"
    """A text that changes, such as the question."""
    LIST = "list"
    ENTRY = "entry"
    """An entry of a list."""
    LOG = "log"
    """A list whose new entries are read aloud."""
    BUTTON = "button"
    CHOOSER = "chooser"
    """A control that shows one of several values. The value can be increased and decreased."""
    TICK = "tick"
    """A box that is ticked or not."""
    LINK = "link"
    FIELD = "field"
    """A text field."""


@dataclass(frozen=True)
class Description:
    """The words that a screen reader says about a control, and the state of the control."""

    name: str
    role: NodeRole = NodeRole.BUTTON
    value: str = ""
    """The current value of a chooser or a text field."""
    note: str = ""
    """Further information, spoken after the name."""
    shortcut: str = ""
    """The key that has the same effect as the control."""
    chosen: bool | None = None
    """Whether the control is ticked or chosen. None if it cannot be ticked or chosen."""

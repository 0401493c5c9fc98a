"""The place of every object of one table, for one sitting."""

from collections.abc import Mapping
from dataclasses import dataclass

from crowe_table.engine.layout import Spot
from crowe_table.gui.draw.canvas import Box


@dataclass(frozen=True)
class Placement:
    """The place of every object, in table units from the window's top left corner."""

    cloth: Box
    clear_of_question: Box
    """The usable area without the foot, which a long question covers."""
    tickets: tuple[Box, ...]
    """Ticket boxes, by chair."""
    ticket: tuple[int, int]
    """Size of the banker's ticket."""
    boxes: Mapping[Spot, Box]
    cards: Mapping[Spot, int]
    """Card height in each pile."""
    opened: Mapping[Spot, tuple[Box, int]]
    """For each opponent's hand: its box and card height while it lies face up."""
    folded: frozenset[Spot]
    """Charts reduced to their heading."""
    absent: frozenset[Spot]
    """Objects without space: cards pass through the middle, the others are hidden."""
    middle: Box
    """Centre of the table; reviewed cards lie over it."""
    text: float
    """Print scale."""

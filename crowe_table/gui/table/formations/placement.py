"""The boxes of all objects on one table, fixed for a whole sitting."""

from collections.abc import Mapping
from dataclasses import dataclass

from crowe_table.engine.layout import Spot
from crowe_table.gui.draw.canvas import Box


@dataclass(frozen=True)
class Placement:
    """The box of every object, in table units from the window's top left corner."""

    cloth: Box
    clear_of_question: Box
    """The usable area without the strip at the bottom that a long question may cover."""
    tickets: tuple[Box, ...]
    """Ticket boxes, by chair."""
    ticket: tuple[int, int]
    """Width and height of the banker's ticket, in table units."""
    boxes: Mapping[Spot, Box]
    cards: Mapping[Spot, int]
    """Height of the cards in each pile, in table units."""
    titles: Mapping[Spot, Box]
    """The box of the title above each pile that has one."""
    opened: Mapping[Spot, tuple[Box, int]]
    """The box and card height of each opponent's hand while it lies face up. A stack is turned over where it lies."""
    folded: frozenset[Spot]
    """Charts for which there is space only for the heading."""
    absent: frozenset[Spot]
    """Objects for which there is no space.

    Cards that move there go through the middle of the table. Other objects are hidden.
    """
    middle: Box
    """Box of the centre of the table, over which reviewed cards are shown."""
    ladder: Box | None
    """Box of the answers of a bidding, over the centre. None if the game has no bidding."""
    text: float
    """Text scale for which the table was composed."""

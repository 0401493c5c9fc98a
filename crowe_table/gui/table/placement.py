"""Input and output of the table layout: the objects that need space, and the place of each."""

from collections.abc import Mapping
from dataclasses import dataclass

from crowe_table.engine.layout import Spot
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.table.blocks import Sizes
from crowe_table.gui.table.seating import ChairSplit


@dataclass(frozen=True)
class Occupancy:
    """Everything that affects the required space; other changes leave all objects in place."""

    shown: tuple[tuple[int, int], ...] = ()
    """Other chairs with open hands, and the number of cards in each."""
    bare: frozenset[int] = frozenset()
    """Chairs without a hand while others show theirs."""
    there: frozenset[Spot] = frozenset()
    """Rarely present objects that are present now."""

    def holds(self, other: "Occupancy") -> bool:
        """Whether this occupancy has space for all of the other's objects."""
        shown = dict(self.shown)
        return other.there <= self.there and all(shown.get(chair, 0) >= cards for chair, cards in other.shown)


@dataclass(frozen=True)
class Placement:
    """The place of every object, in table units from the window's top left corner."""

    cloth: Box
    seating: ChairSplit
    clear_of_question: Box
    """The usable area without the foot, which a long question covers."""
    shown: Mapping[int, int]
    """Other chairs with open hands, and the number of cards in each."""
    tickets: tuple[Box, ...]
    """Ticket boxes, by chair."""
    boxes: Mapping[Spot, Box]
    folded: frozenset[Spot]
    """Charts reduced to their heading."""
    absent: frozenset[Spot]
    """Objects without space: cards pass through the middle, the others are hidden."""
    cards: Mapping[Spot, int]
    """Card height in each pile."""
    middle: Box
    """Bounding box of the middle; reviewed cards lie over it."""
    sizes: Sizes

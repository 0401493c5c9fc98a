"""What a table is arranged for, and what comes of it: which things have to have room, and where everything lies."""

from collections.abc import Mapping
from dataclasses import dataclass

from crowe_table.engine.layout import Spot
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.table.blocks import Sizes
from crowe_table.gui.table.seating import ChairSplit


@dataclass(frozen=True)
class Occupancy:
    """What changes the room that is wanted: nothing else does, so that things keep their places."""

    shown: tuple[tuple[int, int], ...] = ()
    """The chairs of others whose hands lie open, and of how many cards each."""
    bare: frozenset[int] = frozenset()
    """The chairs that hold no hand while others show theirs."""
    there: frozenset[Spot] = frozenset()
    """The things that are seldom there, and are now."""

    def holds(self, other: "Occupancy") -> bool:
        """Whether there is room in this for all that the other has."""
        shown = dict(self.shown)
        return other.there <= self.there and all(shown.get(chair, 0) >= cards for chair, cards in other.shown)


@dataclass(frozen=True)
class Placement:
    """Where everything lies, in table units from the window's top left corner."""

    cloth: Box
    seating: ChairSplit
    clear_of_question: Box
    """What may be used but for the foot, over which a long question reaches."""
    shown: Mapping[int, int]
    """The chairs of others whose hands lie open, and of how many cards each."""
    tickets: tuple[Box, ...]
    """By chair."""
    boxes: Mapping[Spot, Box]
    folded: frozenset[Spot]
    """The charts of which there is room for the heading alone."""
    absent: frozenset[Spot]
    """What has no room now: cards come and go in the middle, all else is not shown."""
    cards: Mapping[Spot, int]
    """The height of a card in each pile."""
    middle: Box
    """What is contested, all of it; cards that are looked at again lie over it."""
    sizes: Sizes

"""Blueprints. For each formation, they define the regions of its anchors and players, in fractions of the cloth."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from crowe_table.engine.layout import PILES, Layout, Place, Spot
from crowe_table.gui.table.formations.blocks import closed

LARGE = 1.15
"""Text scale above which a formation may use its plan for large text."""


class Flow(StrEnum):
    """The direction in which the objects in a region are lined up."""

    COLUMN = "column"
    ROW = "row"
    BESIDE = "beside"
    """For a player at a side: face-up cards beside the ticket, and face-down cards below it."""


class Region(NamedTuple):
    """A part of the cloth: its edges as fractions of the cloth, and the alignment of the objects in it."""

    left: float
    top: float
    right: float
    foot: float
    x: float = 0.5
    """Horizontal alignment of the objects, from 0 (left) to 1 (right)."""
    y: float = 0.5
    """Vertical alignment of the objects, from 0 (top) to 1 (bottom)."""
    flow: Flow = Flow.COLUMN


def own_from(top: float) -> Region:
    """Return the viewer's region at the bottom left of the cloth. ``top`` is its upper edge, as a fraction."""
    return Region(0.0, top, 0.0, 1.0, x=0.0, y=1.0)


@dataclass(frozen=True)
class Blueprint:
    """The plan of one formation for one layout."""

    others: tuple[Region, ...]
    """The opponents' regions, clockwise from the viewer's left."""
    places: Mapping[Place, Region]
    own: Region
    """The viewer's region. If its right edge is 0, it is as wide as the viewer's ticket."""
    hand: float
    """Top of the viewer's hand, as a fraction of the cloth's height."""
    melds: tuple[Region, ...] = ()
    """The region for face-up cards in front of each player, by chair."""
    ladder: Region | None = None
    """The region for the answers of a bidding, over the centre of the table.

    None if the formation has no space for them.
    """
    hand_ends: float = 1.0
    """Right edge of the viewer's hand, as a fraction of the cloth's width."""


def hand_of(layout: Layout) -> list[Spot]:
    """Return the spots of the viewer's cards in the row at the bottom.

    This is the hand. In a game without hands, it is the viewer's first face-up pile.
    """
    own = [spot for spot in layout.spots if spot.of == 0 and spot.place is Place.CHAIR and not spot.within]
    piles = [spot for spot in own if spot.kind in PILES and not closed(spot)]
    return [spot for spot in piles if spot.shows == layout.hand] or piles[:1]


def named_places(layout: Layout) -> set[Place]:
    """Return the anchors that a layout uses."""
    return {spot.place for spot in layout.spots if not spot.within}

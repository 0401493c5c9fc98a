"""How far a table gives way, step by step, until everything on it has room."""

from dataclasses import dataclass

BRIEF, FOLDED = 0.6, 0.0
"""A chart without the lines that may give way, and one of which only the heading is seen; a whole one is 1."""


@dataclass(frozen=True)
class Crowding:
    """How closely things may lie, and how small they may be, so that all have room."""

    floor: float
    """The least scale of everything."""
    charts: float = 1.0
    """The least part of a chart's lines: 1, BRIEF or FOLDED. A folded chart is pressed to be read."""
    sparing: bool = False
    """Whether charts for which there is no room are left out; and, where players have no tags, everything but cards to
    be read.
    """
    overlap: bool = False
    """Whether cards to be read may lie half over one another."""
    close: bool = False
    """Whether players sit close together, and cards may show only their corners."""
    tags: bool = True
    """Whether players have their tags."""
    least: float = 1.0
    """The part of their least size that cards to be read may have; below 1 a cloth may be of any size."""
    control: float = 1.0
    """The part of its least size that what is pressed on a cloth may have."""


SMALLER = (0.9, 0.8, 0.7, 0.6, 0.5)
"""The parts of their least size that cards are tried at, one after another, where there is no room otherwise."""
CROWDINGS = (
    Crowding(0.85),
    Crowding(0.85, charts=BRIEF),
    Crowding(0.7),
    Crowding(0.7, charts=BRIEF),
    Crowding(0.85, charts=FOLDED),
    Crowding(0.7, charts=FOLDED),
    Crowding(0.65, charts=BRIEF, overlap=True, close=True),
    Crowding(0.65, charts=FOLDED, overlap=True, close=True),
    Crowding(0.65, charts=FOLDED, sparing=True, overlap=True),
    Crowding(0.55, charts=FOLDED, sparing=True, overlap=True, close=True),
    Crowding(0.3, charts=FOLDED, sparing=True, overlap=True, close=True),
    *(
        Crowding(0.3, charts=FOLDED, sparing=True, overlap=True, close=True, tags=False, least=least, control=control)
        for least, control in (*((1.0, each) for each in (1.0, 0.9, 0.8)), *((each, 0.8) for each in SMALLER))
    ),
)
"""They are tried in turn; a table takes the first in which there is room."""

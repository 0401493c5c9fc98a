"""Levels of crowding: the concessions a table makes, step by step, until everything fits."""

from dataclasses import dataclass

BRIEF, FOLDED = 0.6, 0.0
"""Chart without its optional lines, and chart reduced to its heading; a complete one is 1."""


@dataclass(frozen=True)
class Crowding:
    """Spacing and minimum sizes of objects."""

    floor: float
    """Minimum overall scale."""
    charts: float = 1.0
    """Minimum fraction of a chart's lines: 1, BRIEF or FOLDED. A folded chart opens when pressed."""
    sparing: bool = False
    """Whether charts that do not fit are left out; and, without tags, everything but open cards."""
    overlap: bool = False
    """Whether open cards may overlap by half."""
    close: bool = False
    """Whether players sit close together, and cards may show only their corners."""
    tags: bool = True
    """Whether players have their tags."""
    least: float = 1.0
    """Minimum size of open cards as a fraction of the normal minimum; below 1 a cloth may have any size."""
    control: float = 1.0
    """Minimum size of controls on a cloth as a fraction of the normal minimum."""


SMALLER = (0.9, 0.8, 0.7, 0.6, 0.5)
"""Fractions of the minimum card size to try in turn if nothing else fits."""
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
"""Levels to try in turn; a table takes the first that fits."""

"""The plan for two players, at the top and at the bottom. Shared objects are left and right of the centre."""

from crowe_table.engine.layout import Layout, Place
from crowe_table.gui.table.formations.blueprint import Blueprint, Flow, Region, named_places, own_from

HEAD = Region(0.0, 0.0, 1.0, 0.168, y=0.0, flow=Flow.ROW)
PLACES = {
    Place.SUPPLY: Region(0.0, 0.18, 0.235, 0.585, x=0.0),
    Place.MEANING: Region(0.755, 0.18, 1.0, 0.74, x=1.0),
    Place.TRICK: Region(0.3, 0.3, 0.7, 0.62),
    Place.TALLY: Region(0.64, 0.33, 0.75, 0.6),
}
MELDS = (Region(0.24, 0.572, 0.75, 0.748, y=1.0), Region(0.24, 0.172, 0.75, 0.35, y=0.0))
BETWEEN_MELDS = Region(0.3, 0.355, 0.64, 0.567)
"""Region of the trick, between the face-up cards of both players."""
CALLS = Region(0.08, 0.175, 0.92, 0.455, y=0.0, flow=Flow.ROW)
BELOW_CALLS = {
    Place.SAID: CALLS,
    Place.TRICK: Region(0.3, 0.465, 0.7, 0.74),
    Place.SUPPLY: Region(0.0, 0.465, 0.235, 0.585, x=0.0),
    Place.TALLY: Region(0.755, 0.465, 1.0, 0.585, x=1.0),
}
"""Regions for calls in columns side by side, with the trick below them."""
BOARD = {
    Place.CENTRE: Region(0.24, 0.18, 0.75, 0.4, y=0.0),
    Place.TRICK: Region(0.24, 0.41, 0.75, 0.745),
    Place.MEANING: Region(0.755, 0.18, 1.0, 0.46, x=1.0),
    Place.TALLY: Region(0.755, 0.5, 1.0, 0.7),
}
"""Regions for a cribbage board across the centre, with the played cards below it."""


LADDER, LADDER_BELOW_CALLS = Region(0.242, 0.28, 0.748, 0.62), Region(0.242, 0.462, 1.0, 0.745)
"""Regions for the answers of a bidding, alone in the centre and below the calls."""


def facing(layout: Layout, text: float) -> Blueprint:
    """Return the plan for a layout of two players."""
    del text
    named = named_places(layout)
    places = dict(PLACES)
    if Place.MELDS in named:
        places[Place.TRICK] = BETWEEN_MELDS
    if Place.SAID in named:
        places |= BELOW_CALLS
    if Place.CENTRE in named:
        places |= BOARD
    ladder = LADDER_BELOW_CALLS if Place.SAID in named else LADDER
    return Blueprint((HEAD,), places, own=own_from(0.595), hand=0.755, melds=MELDS, ladder=ladder)

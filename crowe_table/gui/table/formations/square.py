"""The plan for three or four players: one opposite the viewer at the top, the others half-way up the sides.

The cards of a trick form a diamond in the centre. With three players, nobody sits at the top.
"""

from crowe_table.engine.layout import PILES, Layout, Place
from crowe_table.gui.table.formations.blueprint import Blueprint, Flow, Region, named_places, own_from

LEFT = Region(0.0, 0.285, 0.25, 0.57, x=0.0)
HEAD = Region(0.275, 0.0, 0.725, 0.187, y=0.0, flow=Flow.ROW)
RIGHT = Region(0.75, 0.285, 1.0, 0.57, x=1.0)
PLACES = {
    Place.SAID: Region(0.0, 0.0, 0.265, 0.28, x=0.0, y=0.0),
    Place.BINDING: Region(0.735, 0.0, 1.0, 0.28, x=1.0, y=0.0),
    Place.TRICK: Region(0.3, 0.192, 0.7, 0.745, y=0.0),
    Place.POT: Region(0.255, 0.53, 0.436, 0.752, y=1.0),
    Place.SUPPLY: Region(0.255, 0.6, 0.36, 0.747, y=1.0),
    Place.TALLY: Region(0.58, 0.571, 1.0, 0.7365, x=1.0, y=1.0, flow=Flow.ROW),
}
LARGE_POT = Region(0.255, 0.526, 0.436, 0.7575, y=1.0)
"""Region for cards with a title in large print, instead of the pot. It reaches close to the viewer's hand."""
LADDER, LADDER_ABOVE_POT = Region(0.268, 0.195, 0.732, 0.565), Region(0.268, 0.195, 0.732, 0.525)
LONG_LADDER, LONG = Region(0.256, 0.195, 0.744, 0.565), 4
"""Regions for the answers of a bidding: the upper part of the centre, above the pot.

The second is for a pot with more than one object, the third for a ladder with at least ``LONG`` rows.
"""
BOARD, HIGH_BOARD = Region(0.275, 0.192, 0.725, 0.32), Region(0.275, 0.0, 0.725, 0.315, y=1.0)
BELOW_BOARD = Region(0.255, 0.322, 0.745, 0.75)
"""Region for the played cards below a cribbage board."""
LARGE_BOARD, LARGE_BELOW = BOARD._replace(top=0.1885, foot=0.3045), BELOW_BOARD._replace(top=0.305, foot=0.7545)
"""The same regions in large print: two rows of cards need more space, because their owners' names are larger."""


def square(layout: Layout, text: float) -> Blueprint:
    """Return the plan for a layout of three or four players."""
    others = (LEFT, RIGHT) if layout.seats == 3 else (LEFT, HEAD, RIGHT)
    board, below = (LARGE_BOARD, LARGE_BELOW) if text > 1 else (BOARD, BELOW_BOARD)
    high_board = HIGH_BOARD._replace(foot=min(HIGH_BOARD.foot, below.top - 0.0005))
    with_board = PLACES | {Place.CENTRE: high_board if layout.seats == 3 else board, Place.TRICK: below}
    places = with_board if Place.CENTRE in named_places(layout) else PLACES
    pot = [spot for spot in layout.spots if spot.place is Place.POT and not spot.within]
    if text > 1 and any(spot.kind in PILES and spot.title for spot in pot):
        places = places | {Place.POT: LARGE_POT}
    ladder = LONG_LADDER if layout.ladder >= LONG else LADDER_ABOVE_POT if len(pot) > 1 else LADDER
    return Blueprint(others=others, places=places, own=own_from(0.585), hand=0.755, ladder=ladder)

"""The plan for dice games: a round dice table of constant size with the players around it.

Each player's stakes lie in front of that player.
"""

from crowe_table.engine.layout import Layout, Place
from crowe_table.gui.table.formations.blueprint import Blueprint, Flow, Region, own_from

SIDE, MOST_AT_SIDE = 0.245, 3
HEAD = Region(0.27, 0.0, 0.73, 0.115, y=0.0, flow=Flow.ROW)
PLACES = {
    Place.CENTRE: Region(0.25, 0.125, 0.75, 0.78),
    Place.SAID: Region(0.25, 0.785, 0.5, 1.0, x=0.0, y=1.0),
    Place.POT: Region(0.5, 0.785, 0.75, 1.0, y=1.0, flow=Flow.ROW),
}


def ring(layout: Layout, text: float) -> Blueprint:
    """Return the plan for two to eight players."""
    del text
    others = layout.seats - 1
    side = min(MOST_AT_SIDE, others // 2)
    begins, ends = (0.0, 0.66) if side == MOST_AT_SIDE else (0.05, 0.6) if side == 2 else (0.25, 0.5)
    high = (ends - begins) / max(1, side)
    rows = [(begins + high * at, begins + high * (at + 1) - 0.01) for at in range(side)]
    left = [Region(0.0, top, SIDE, foot, x=0.0) for top, foot in reversed(rows)]
    right = [Region(1 - SIDE, top, 1.0, foot, x=1.0) for top, foot in rows]
    head = [HEAD] if others % 2 else []
    places = PLACES | {Place.MEANING: Region(0.755, ends + 0.005, 1.0, 1.0, x=1.0, y=1.0)}
    return Blueprint((*left, *head, *right), places, own=own_from(ends + 0.005), hand=1.0)

"""The plan for banking games.

The banker and the face-up cards are at the top, and the betting cloth has the whole width. Below it are the tickets of
the punters in one or two rows.
"""

from crowe_table.engine.layout import Layout, Place
from crowe_table.gui.table.formations.blueprint import Blueprint, Flow, Region

IN_A_ROW = 4
HEAD, FOOT = 0.229, 0.186
LARGE_HEAD, LARGE_FOOT = 0.272, 0.234
"""Heights of the bands above and below the cloth, as fractions of the table.

Each has a value for ordinary print and one for the text scale ``LARGE_TEXT``.
"""
LARGE_TEXT = 1.3
"""Text scale of the values for large print. Between this and ordinary print, values are interpolated."""
BANKER, LARGE_BANKER = (0.265, 0.1285), (0.285, 0.149)
"""Width and height of the banker's ticket, for ordinary and for large print."""


def cloth(layout: Layout, text: float) -> Blueprint:
    """Return the plan for a bank with one to eight punters. ``text`` is the text scale."""
    more = min(1.0, (text - 1) / (LARGE_TEXT - 1))
    head, foot = _between(HEAD, LARGE_HEAD, more), _between(FOOT, LARGE_FOOT, more)
    banker = _between(BANKER[0], LARGE_BANKER[0], more), _between(BANKER[1], LARGE_BANKER[1], more)
    two_rows = layout.seats > IN_A_ROW
    top = 1.0 - (foot if two_rows else 0.14)
    places = {
        Place.SAID: Region(0.0, 0.0, *banker, x=0.0, y=0.0),
        Place.MEANING: Region(0.0, banker[1] + 0.003, 0.4, head, x=0.0, y=0.0, flow=Flow.ROW),
        Place.TRICK: Region(0.4, 0.0, 0.7, head, flow=Flow.ROW),
        Place.BINDING: Region(0.705, 0.0, 1.0, head, x=1.0),
        Place.CENTRE: Region(0.0, head + 0.005, 1.0, top - 0.005),
    }
    wide, high = 1 / min(IN_A_ROW, max(3, layout.seats)), (1.0 - top) / (2 if two_rows else 1)
    slots = [(at % IN_A_ROW, at // IN_A_ROW) for at in range(layout.seats)]
    every = [
        Region(
            across * wide,
            top + down * high,
            (across + 1) * wide - 0.004,
            top + (down + 1) * high - 0.005,
            0.0,
            0.5,
            Flow.ROW,
        )
        for across, down in slots
    ]
    return Blueprint(tuple(every[1:]), places, own=every[0], hand=1.0)


def _between(ordinary: float, large: float, more: float) -> float:
    """Return a value between that of ordinary print (``more`` is 0) and that of large print (1)."""
    return ordinary + (large - ordinary) * more

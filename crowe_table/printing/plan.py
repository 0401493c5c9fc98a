"""A line drawing of a table seen from above: where everybody sits, and what lies in the middle."""

from collections.abc import Iterator
from math import cos, pi, sin

from crowe_table import palette
from crowe_table.engine.layout import Formation, Kind, Layout
from crowe_table.printing.engraving import HEIGHT, WIDTH, fill, stroke

_MIDDLE = WIDTH / 2, HEIGHT / 2
_RIM, _RIM_TURNED = (300.0, 420.0), (300.0, 300.0)
"""Half the width and height of the table's edge: an oval or, for dice, a circle."""
_CHAIR = 46.0
_CARD = (70.0, 103.0)
"""Size of a card on the table."""
_KAPPA = 0.5523
"""Distance between an end point and its control point in a Bézier curve for a quarter of a circle of radius one."""
_EDGE, _FINE = 9.0, 5.0
"""Widths of the strokes of the table and of the things on it."""


def plan_operators(layout: Layout, seats: int) -> bytes:
    """Return the drawing of a table as PDF operators, in the space of a card (see ``engraving``).

    The reader's chair is at the bottom and black. In a game with hands, three cards lie before it.
    """
    return "\n".join(("1 j 1 J", *_drawn(layout, seats))).encode()


def _drawn(layout: Layout, seats: int) -> Iterator[str]:
    ring = layout.formation is Formation.RING
    across, down = _RIM_TURNED if ring else _RIM
    yield f"{stroke(palette.INK, _EDGE)} {fill(palette.PLAIN_PAPER)} {_ellipse(*_MIDDLE, across, down)} B"
    yield f"{stroke(palette.INK, _FINE)} {_ellipse(*_MIDDLE, across - 22, down - 22)} S"
    yield from _centre(layout)
    for seat in range(seats):
        turn = pi / 2 + 2 * pi * seat / seats
        x, y = _MIDDLE[0] + across * cos(turn), _MIDDLE[1] + down * sin(turn)
        x, y = min(max(x, _CHAIR + 6), WIDTH - _CHAIR - 6), min(max(y, _CHAIR + 6), HEIGHT - _CHAIR - 6)
        inside = palette.INK if seat == 0 else palette.PLAIN_PAPER
        yield f"{stroke(palette.INK, _EDGE)} {fill(inside)} {_ellipse(x, y, _CHAIR, _CHAIR)} B"
    if layout.hands:
        for step in (-1, 0, 1):
            yield _card(_MIDDLE[0] + 44 * step, _MIDDLE[1] + down - 150)


def _centre(layout: Layout) -> Iterator[str]:
    """Yield what lies in the middle: dice, a betting cloth, a cribbage board, or two cards."""
    kinds = {spot.kind for spot in layout.spots}
    x, y = _MIDDLE
    if Kind.DICE in kinds:
        for left, top, pips in ((x - 110, y - 50, 3), (x + 20, y - 20, 2)):
            yield f"{left} {top} 90 90 re S"
            places = ((25, 25), (65, 65), (45, 45))[:pips]
            yield from (_dot(left + across, top + down) for across, down in places)
    elif Kind.CLOTH in kinds:
        for row in range(2):
            for column in range(4):
                yield _card(x - 135 + 90 * column, y - 70 + 130 * row)
    elif Kind.BOARD in kinds:
        yield f"{x - 60} {y - 190} 120 300 re S"
        for row in range(12):
            yield from (_dot(x + across, y - 172 + 24 * row) for across in (-36, -14, 14, 36))
    else:
        yield _card(x - 55, y - 20)
        yield _card(x + 25, y - 60)


def _card(x: float, y: float) -> str:
    wide, high = _CARD
    return f"{fill(palette.PLAIN_PAPER)} {x - wide / 2:.1f} {y - high / 2:.1f} {wide} {high} re B"


def _dot(x: float, y: float) -> str:
    return f"{fill(palette.INK)} {_ellipse(x, y, 6, 6)} f"


def _ellipse(x: float, y: float, across: float, down: float) -> str:
    a, b = across * _KAPPA, down * _KAPPA
    quarters = (
        (x + across, y + b, x + a, y + down, x, y + down),
        (x - a, y + down, x - across, y + b, x - across, y),
        (x - across, y - b, x - a, y - down, x, y - down),
        (x + a, y - down, x + across, y - b, x + across, y),
    )
    return f"{x + across:.1f} {y:.1f} m " + " ".join(
        " ".join(f"{length:.1f}" for length in quarter) + " c" for quarter in quarters
    )

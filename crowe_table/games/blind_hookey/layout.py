"""Table layout of Blind Hookey."""

from collections.abc import Iterator

from msgspec.structs import replace

from crowe_table.engine.layout import ClothSpot, Formation, Kind, Layout, Place, Spot, anchored, at_chairs, each
from crowe_table.games.blind_hookey.options import HookeyOptions
from crowe_table.games.blind_hookey.state import HEAPS

CLOTH = "bet"
"""Name of the cloth of the three heaps. It shows the bets."""
_CROWDED_SEATS = 8
"""Number of seats from which the packets are too narrow to be read."""
_HEAP_WIDTH, _HEAP_HEIGHT, _STAKES_HEIGHT, _HEAP_GAP = 150, 200, 120, 16
"""Dimensions of the cloth in drawing units: width and height of a heap, height of its stakes, gap between heaps."""


def layout_for(options: HookeyOptions, seats: int) -> Layout:
    """Return the layout: a packet with its stake at each chair, or three heaps with their stakes in the middle.

    The bank lies in front of the dealer.
    """
    spots = _heaps(seats) if options.method == "heaps" else _packets(seats)
    return Layout(
        seats=seats,
        formation=Formation.OVAL,
        spots=(*spots, *anchored(Place.MEANING, Spot(kind=Kind.CHART, shows="odds", rows=6))),
    )


def _packets(seats: int) -> Iterator[Spot]:
    """Yield the places of the packets.

    The packets are turned over where they lie. With many players, shown cards lie in the middle.
    """
    crowd = seats >= _CROWDED_SEATS
    yield Spot(kind=Kind.STACK, shows="pack", within="shown" if crowd else "")
    for spot in at_chairs(seats, Spot(kind=Kind.STACK, shows="packet"), Spot(kind=Kind.COINS, shows="bet")):
        yield replace(spot, read=not crowd or spot.of == 0)
    shown = Spot(kind=Kind.ROW, shows="shown") if crowd else Spot(kind=Kind.STACK, shows="shown", within="packet")
    yield from each(seats, shown, Spot(kind=Kind.COINS, shows="bank", within="bet"))
    for name in HEAPS:
        yield Spot(kind=Kind.STACK, shows=f"heap_{name}", read=False, within="pack")
        yield Spot(kind=Kind.STACK, shows=f"shown_{name}", read=False, within="pack")


def _heaps(seats: int) -> Iterator[Spot]:
    yield Spot(kind=Kind.CLOTH, shows=CLOTH, cloth=_cloth())
    for name in HEAPS:
        yield Spot(kind=Kind.STACK, shows=f"heap_{name}", within=CLOTH)
        yield Spot(kind=Kind.STACK, shows=f"shown_{name}", within=f"heap_{name}")
    yield Spot(kind=Kind.STACK, shows="pack", within=f"heap_{HEAPS[1]}")
    shown = Spot(kind=Kind.STACK, shows="shown", read=seats < _CROWDED_SEATS, transient=True)
    yield from at_chairs(seats, shown, Spot(kind=Kind.COINS, shows="bank"))
    yield from each(seats, Spot(kind=Kind.STACK, shows="packet", within="shown"))


def _cloth() -> tuple[ClothSpot, ...]:
    """Return the cloth. It has space for all stakes beneath each heap."""
    high = _HEAP_HEIGHT + _STAKES_HEIGHT
    found = []
    for at, name in enumerate(HEAPS):
        left = at * (_HEAP_WIDTH + _HEAP_GAP)
        outline = ((left, 0), (left + _HEAP_WIDTH, 0), (left + _HEAP_WIDTH, high), (left, high))
        found.append(ClothSpot(name, outline, f"heap-{name}", f"heap_{name}", _HEAP_HEIGHT))
    return tuple(found)

"""What lies on a table of Blind Hookey."""

from collections.abc import Iterator

from msgspec.structs import replace

from crowe_table.engine.layout import ClothSpot, Kind, Layout, Spot, aside, at_chairs, each
from crowe_table.games.blind_hookey.options import HookeyOptions
from crowe_table.games.blind_hookey.state import HEAPS

CLOTH = "bet"
"""The cloth of the three heaps shows the bets."""
_CROWD = 8
"""So many leave no room for packets to be read before them."""
_WIDE, _HEAD, _STAKES_HIGH, _APART = 150, 200, 120, 16
"""In the drawing of the cloth: the width of a heap's place, what the heap and the stakes beneath it have of its height,
and what is between two heaps.
"""


def layout_for(options: HookeyOptions, seats: int) -> Layout:
    """Before each player a packet and what is staked on it; or in the middle three heaps, the stakes at their foot. The
    bank lies before the dealer, who stakes nothing.
    """
    spots = _heaps(seats) if options.method == "heaps" else _packets(seats)
    return Layout(seats=seats, spots=(*spots, *aside(Spot(kind=Kind.CHART, shows="odds", rows=6))))


def _packets(seats: int) -> Iterator[Spot]:
    """Each packet is turned over where it lies; in a crowd the cards that are shown lie together in the middle."""
    crowd = seats >= _CROWD
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
    yield from at_chairs(seats, Spot(kind=Kind.STACK, shows="shown", seldom=True), Spot(kind=Kind.COINS, shows="bank"))
    yield from each(seats, Spot(kind=Kind.STACK, shows="packet", within="shown"))


def _cloth() -> tuple[ClothSpot, ...]:
    """The stakes of all the others have room beneath each heap."""
    high = _HEAD + _STAKES_HIGH
    found = []
    for at, name in enumerate(HEAPS):
        left = at * (_WIDE + _APART)
        outline = ((left, 0), (left + _WIDE, 0), (left + _WIDE, high), (left, high))
        found.append(ClothSpot(name, outline, f"heap-{name}", f"heap_{name}", _HEAD))
    return tuple(found)

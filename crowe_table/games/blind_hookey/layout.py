"""What lies on a table of Blind Hookey."""

from collections.abc import Iterator

from crowe_table.engine.layout import ClothSpot, Kind, Layout, Spot, aside, at_chairs, each
from crowe_table.games.blind_hookey.options import HookeyOptions
from crowe_table.games.blind_hookey.state import HEAPS

CLOTH = "bet"
"""The cloth of the three heaps shows the bets."""
_STAKE_WIDE, _LEAST_WIDE, _HIGH, _APART = 62, 150, 330, 16
"""In the drawing of the cloth: a stake and a place for it, a heap's place with its stakes, and what is between two."""


def layout_for(options: HookeyOptions, seats: int) -> Layout:
    """Before each player a packet and what is staked on it; or in the middle three heaps, the stakes at their foot."""
    spots = _heaps(seats) if options.method == "heaps" else _packets(seats)
    return Layout(seats=seats, spots=(*spots, *aside(Spot(kind=Kind.CHART, shows="odds", rows=6))))


def _packets(seats: int) -> Iterator[Spot]:
    yield Spot(kind=Kind.STACK, shows="pack", read=False)
    yield Spot(kind=Kind.COINS, shows="bank", title="place-bank")
    yield from at_chairs(seats, Spot(kind=Kind.STACK, shows="packet"), Spot(kind=Kind.COINS, shows="bet"))
    yield from each(seats, Spot(kind=Kind.STACK, shows="shown", within="packet"))
    for name in HEAPS:
        yield Spot(kind=Kind.STACK, shows=f"heap_{name}", within="pack")
        yield Spot(kind=Kind.STACK, shows=f"shown_{name}", within="pack")


def _heaps(seats: int) -> Iterator[Spot]:
    yield Spot(kind=Kind.CLOTH, shows=CLOTH, cloth=_cloth(seats))
    yield Spot(kind=Kind.COINS, shows="bank", title="place-bank")
    for name in HEAPS:
        yield Spot(kind=Kind.STACK, shows=f"heap_{name}", within=CLOTH)
        yield Spot(kind=Kind.STACK, shows=f"shown_{name}", within=f"heap_{name}")
    yield Spot(kind=Kind.STACK, shows="pack", within=f"heap_{HEAPS[1]}")
    yield from at_chairs(seats, Spot(kind=Kind.STACK, shows="shown", seldom=True))
    yield from each(seats, Spot(kind=Kind.STACK, shows="packet", within="shown"))


def _cloth(seats: int) -> tuple[ClothSpot, ...]:
    """The stakes of all the others have room beneath each heap, in two rows."""
    wide = max(_LEAST_WIDE, _STAKE_WIDE * (seats // 2))
    found = []
    for at, name in enumerate(HEAPS):
        left, right = at * (wide + _APART), at * (wide + _APART) + wide
        outline = ((left, 0), (right, 0), (right, _HIGH), (left, _HIGH))
        found.append(ClothSpot(name, outline, f"heap-{name}", pile=f"heap_{name}"))
    return tuple(found)

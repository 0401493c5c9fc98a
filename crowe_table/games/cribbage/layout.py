"""Where the things of Cribbage lie: data, in table units."""

from crowe_table.engine.layout import Anchor, Box, Kind, Layout, Plaque, Spot
from crowe_table.games.cribbage.options import CribbageOptions

_CRIB = Box(1010, 316, 242, 176)
_CRIB_CARD = 150
_APART = 46
"""From one card of the crib to the next."""


def _thrown(seats: int) -> tuple[Spot, ...]:
    """What each has laid out, where it will lie in the crib."""
    each = 4 // seats
    return tuple(
        Spot(
            kind=Kind.ROW,
            shows="thrown",
            of=chair,
            box=Box(_CRIB.x + _APART * each * chair, _CRIB.y, 104 + _APART * (each - 1), _CRIB.h),
            anchor=Anchor.RIGHT,
            card_height=_CRIB_CARD,
        )
        for chair in range(seats)
    )


_SHARED = (
    Spot(kind=Kind.STACK, shows="pack", box=Box(28, 310, 118, 173), anchor=Anchor.LEFT, title="place-pack"),
    Spot(kind=Kind.STACK, shows="start", box=Box(160, 310, 118, 173), anchor=Anchor.LEFT, title="place-start"),
    Spot(
        kind=Kind.ROW,
        shows="crib",
        box=_CRIB,
        anchor=Anchor.RIGHT,
        card_height=_CRIB_CARD,
        takes=("lay_out",),
        title="place-crib",
    ),
    Spot(kind=Kind.FAN, shows="hand", of=0, box=Box(280, 574, 658, 173)),
    Spot(kind=Kind.FAN, shows="cut", of=0, box=Box(280, 574, 658, 173), card_height=150),
)

TWO = Layout(
    spots=(
        *_SHARED,
        *_thrown(2),
        Spot(kind=Kind.COUNT, shows="count", box=Box(878, 376, 120, 100)),
        Spot(kind=Kind.FAN, shows="hand", of=1, box=Box(440, 22, 400, 104), card_height=104),
        Spot(kind=Kind.FAN, shows="cut", of=1, box=Box(440, 22, 400, 104), card_height=104),
        Spot(kind=Kind.ROW, shows="played", of=1, box=Box(306, 308, 400, 118), card_height=118),
        Spot(kind=Kind.ROW, shows="played", of=0, box=Box(306, 432, 400, 118), card_height=118, takes=("play",)),
    ),
    plaques=(
        Plaque(of=0, box=Box(28, 500, 232, 66), anchor=Anchor.LEFT, speech=Box(590, 468, 280, 46)),
        Plaque(of=1, box=Box(100, 28, 232, 66), anchor=Anchor.LEFT, speech=Box(590, 344, 280, 46)),
    ),
)

FOUR = Layout(
    spots=(
        *_SHARED,
        *_thrown(4),
        Spot(kind=Kind.COUNT, shows="count", box=Box(570, 402, 160, 52)),
        *(
            Spot(kind=Kind.FAN, shows=shows, of=of, box=box, anchor=anchor, card_height=box.h)
            for shows in ("hand", "cut")
            for of, box, anchor in (
                (1, Box(28, 178, 208, 60), Anchor.LEFT),
                (2, Box(440, 22, 400, 104), Anchor.CENTRE),
                (3, Box(1044, 214, 208, 60), Anchor.RIGHT),
            )
        ),
        Spot(kind=Kind.FAN, shows="played", of=1, box=Box(300, 376, 220, 100), card_height=100),
        Spot(kind=Kind.FAN, shows="played", of=2, box=Box(540, 302, 220, 98), card_height=98),
        Spot(kind=Kind.FAN, shows="played", of=3, box=Box(770, 376, 220, 100), card_height=100),
        Spot(kind=Kind.FAN, shows="played", of=0, box=Box(540, 456, 220, 98), card_height=98, takes=("play",)),
    ),
    plaques=(
        Plaque(of=0, box=Box(28, 500, 232, 66), anchor=Anchor.LEFT, speech=Box(766, 508, 240, 42)),
        Plaque(of=1, box=Box(28, 106, 232, 66), anchor=Anchor.LEFT, speech=Box(296, 484, 240, 42)),
        Plaque(of=2, box=Box(100, 28, 232, 66), anchor=Anchor.LEFT, speech=Box(296, 310, 240, 42)),
        Plaque(of=3, box=Box(1020, 142, 232, 66), anchor=Anchor.RIGHT, speech=Box(766, 310, 240, 42)),
    ),
)


def layout_for(options: CribbageOptions, seats: int) -> Layout:
    """The table for two players, or for four, with a board for so many points."""
    table = TWO if seats == 2 else FOUR
    board = Spot(kind=Kind.BOARD, shows="scores", box=Box(290, 136, 700, 162), target=options.target, hinder="backs")
    return Layout(spots=(board, *table.spots), plaques=table.plaques, target=options.target)

"""Where the things of Cribbage lie: data, in table units."""

from crowe_table.engine.layout import Anchor, Box, Kind, Layout, Plaque, Spot
from crowe_table.games.cribbage.options import CribbageOptions

LIVE = ("deal", "dealer", "ring", "count", "turn")

_SHARED = (
    Spot(kind=Kind.BOARD, shows="scores", box=Box(290, 136, 700, 162)),
    Spot(kind=Kind.STACK, shows="pack", box=Box(28, 310, 118, 173), anchor=Anchor.LEFT, title="place-pack"),
    Spot(kind=Kind.STACK, shows="start", box=Box(160, 310, 118, 173), anchor=Anchor.LEFT, title="place-start"),
    Spot(kind=Kind.COUNT, shows="count", box=Box(830, 372, 160, 70)),
    Spot(
        kind=Kind.ROW,
        shows="crib",
        box=Box(1010, 306, 242, 190),
        anchor=Anchor.RIGHT,
        card_height=150,
        takes=("lay_out",),
        title="place-crib",
    ),
    Spot(kind=Kind.FAN, shows="hand", of=0, box=Box(280, 574, 658, 173)),
)

TWO = Layout(
    spots=(
        *_SHARED,
        Spot(kind=Kind.FAN, shows="hand", of=1, box=Box(440, 20, 400, 104), card_height=104),
        Spot(kind=Kind.ROW, shows="played", of=0, box=Box(330, 412, 480, 130), card_height=130, takes=("play",)),
        Spot(kind=Kind.ROW, shows="played", of=1, box=Box(330, 306, 480, 130), card_height=130),
    ),
    plaques=(
        Plaque(of=0, box=Box(28, 500, 208, 66), anchor=Anchor.LEFT),
        Plaque(of=1, box=Box(100, 28, 208, 66), anchor=Anchor.LEFT),
    ),
    live=LIVE,
)


FOUR = Layout(
    spots=(
        *_SHARED,
        Spot(kind=Kind.FAN, shows="hand", of=1, box=Box(28, 190, 150, 84), anchor=Anchor.LEFT, card_height=84),
        Spot(kind=Kind.FAN, shows="hand", of=2, box=Box(440, 20, 400, 104), card_height=104),
        Spot(
            kind=Kind.FAN, shows="hand", of=3, box=Box(1102, 202, 150, 84), anchor=Anchor.RIGHT, card_height=84
        ),
        Spot(kind=Kind.ROW, shows="played", of=0, box=Box(460, 440, 220, 116), card_height=116, takes=("play",)),
        Spot(kind=Kind.ROW, shows="played", of=1, box=Box(300, 372, 220, 116), card_height=116),
        Spot(kind=Kind.ROW, shows="played", of=2, box=Box(460, 304, 220, 116), card_height=116),
        Spot(kind=Kind.ROW, shows="played", of=3, box=Box(620, 372, 220, 116), card_height=116),
    ),
    plaques=(
        Plaque(of=0, box=Box(28, 500, 208, 66), anchor=Anchor.LEFT),
        Plaque(of=1, box=Box(28, 110, 208, 66), anchor=Anchor.LEFT),
        Plaque(of=2, box=Box(100, 28, 208, 66), anchor=Anchor.LEFT),
        Plaque(of=3, box=Box(1044, 110, 208, 66), anchor=Anchor.RIGHT),
    ),
    live=LIVE,
)


def layout_for(options: CribbageOptions, seats: int) -> Layout:
    """The table for two players, or for four."""
    del options
    return TWO if seats == 2 else FOUR

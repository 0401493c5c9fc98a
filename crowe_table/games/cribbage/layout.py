"""Table layout of Cribbage."""

from crowe_table.engine.layout import Formation, Kind, Layout, Place, Spot, anchored, at_chairs, each
from crowe_table.games.cribbage.options import CribbageOptions
from crowe_table.games.cribbage.state import CRIB_CARDS


def layout_for(options: CribbageOptions, seats: int) -> Layout:
    """Return the layout: board and play in the middle; pack, starter and crib in the margin."""
    crib = Spot(kind=Kind.ROW, shows="crib", cards=CRIB_CARDS, takes=("lay_out",), title="place-crib")
    pack = Spot(kind=Kind.STACK, shows="pack", read=False, title="place-pack")
    start = Spot(kind=Kind.STACK, shows="start", title=f"place-start-{options.start_lies}")
    by_hand = options.pegging == "by_hand"
    board = Spot(
        kind=Kind.BOARD,
        shows="scores",
        hinder="hind" if by_hand else "backs",
        fore="fore" if by_hand else "",
        rows=3 if seats == 3 else 2,
    )
    return Layout(
        seats=seats,
        formation=Formation.FACING if seats == 2 else Formation.SQUARE,
        target=options.target,
        spots=(
            board,
            *each(seats, Spot(kind=Kind.FAN, shows="played", place=Place.TRICK, cards=options.kept, takes=("play",))),
            Spot(kind=Kind.COUNT, shows="count", place=Place.TALLY),
            *each(seats, Spot(kind=Kind.FAN, shows="cut", within="played")),
            *at_chairs(seats, Spot(kind=Kind.FAN, shows="hand", cards=options.cards_dealt)),
            *anchored(Place.SUPPLY if seats == 2 else Place.SAID, pack, start),
            *anchored(Place.MEANING if seats == 2 else Place.BINDING, crib),
            *each(seats, Spot(kind=Kind.ROW, shows="thrown", within="crib", cards=options.laid_out)),
        ),
    )

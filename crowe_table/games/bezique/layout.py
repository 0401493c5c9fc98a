"""Table layout of Rubicon Bézique."""

from msgspec.structs import replace

from crowe_table.engine.layout import Kind, Layout, Place, Spot, aside, at_chairs, each
from crowe_table.games.bezique.options import PLAYERS, BeziqueOptions
from crowe_table.kit.ranking import hand_order, ranked

HAND_CARDS = 9


def layout_for(options: BeziqueOptions) -> Layout:
    """Return the layout: stock, trick and open heap in the middle, hand and declared cards at each chair.

    The viewer's declared cards lie between hand and trick.
    """
    laid = Spot(kind=Kind.FAN, shows="declared", cards=HAND_CARDS - 1)
    return Layout(
        seats=PLAYERS,
        spots=(
            *each(PLAYERS, Spot(kind=Kind.STACK, shows="played", takes=("play",))),
            *each(PLAYERS, Spot(kind=Kind.STACK, shows="cut", within="played")),
            replace(laid, of=0, transient=True),
            *at_chairs(
                PLAYERS,
                Spot(kind=Kind.FAN, shows="hand", cards=HAND_CARDS),
                Spot(kind=Kind.STACK, shows="taken", read=False),
                Spot(kind=Kind.DIALS, shows="scores", mark=options.rubicon, transient=True),
            ),
            Spot(kind=Kind.CHART, shows="brisques", of=0, place=Place.CHAIR, rows=0, transient=True),
            replace(laid, of=1, place=Place.CHAIR, transient=True),
            *aside(
                Spot(kind=Kind.STACK, shows="pack", read=False, title="place-pack"),
                Spot(kind=Kind.STACK, shows="heap", title="place-heap"),
                Spot(kind=Kind.CHART, shows="scores", rows=12 + bool(options.stake_per_hundred), transient=True),
                Spot(kind=Kind.NOTE, shows="trumps", message="note-trumps", columns=("suit",), rows=1, transient=True),
                *([Spot(kind=Kind.COINS, shows="box", transient=True)] if options.price else []),
            ),
        ),
        hand_order=hand_order(ranked("ATKQJ987")),
    )

"""Table layout of Rubicon Bézique."""

from crowe_table.engine.layout import Formation, Kind, Layout, Place, Spot, anchored, at_chairs, each
from crowe_table.games.bezique.options import PLAYERS, BeziqueOptions
from crowe_table.kit.ranking import hand_order, ranked

HAND_CARDS = 9


def layout_for(options: BeziqueOptions) -> Layout:
    """Return the layout: stock, trick and open heap in the middle, and the hand and declared cards at each chair.

    The declared cards of the viewer lie between the hand and the trick.
    """
    laid = Spot(kind=Kind.FAN, shows="declared", place=Place.MELDS, transient=True, cards=HAND_CARDS - 1)
    return Layout(
        seats=PLAYERS,
        formation=Formation.FACING,
        spots=(
            *each(PLAYERS, Spot(kind=Kind.STACK, shows="played", place=Place.TRICK, takes=("play",))),
            *each(PLAYERS, Spot(kind=Kind.STACK, shows="cut", within="played")),
            *each(PLAYERS, laid),
            *at_chairs(
                PLAYERS,
                Spot(kind=Kind.FAN, shows="hand", cards=HAND_CARDS),
                Spot(kind=Kind.STACK, shows="taken", read=False),
                Spot(kind=Kind.DIALS, shows="scores", mark=options.rubicon, transient=True),
            ),
            Spot(kind=Kind.CHART, shows="brisques", of=0, place=Place.CHAIR, rows=0, transient=True),
            *anchored(
                Place.SUPPLY,
                Spot(kind=Kind.STACK, shows="pack", read=False, title="place-pack"),
                Spot(kind=Kind.STACK, shows="heap", title="place-heap"),
            ),
            Spot(kind=Kind.SIGN, shows="trumps", place=Place.TALLY, transient=True),
            *anchored(
                Place.MEANING,
                Spot(kind=Kind.CHART, shows="scores", rows=12 + bool(options.stake_per_hundred), transient=True),
                *([Spot(kind=Kind.COINS, shows="box", transient=True)] if options.price else []),
            ),
        ),
        hand_order=hand_order(ranked("ATKQJ987")),
    )

"""Table layout of Écarté."""

from crowe_table.engine.layout import (
    OWN_TRICKS,
    Formation,
    Kind,
    Layout,
    Place,
    Spot,
    anchored,
    at_chairs,
    trick_and_cut,
)
from crowe_table.games.ecarte.options import EcarteOptions
from crowe_table.games.ecarte.state import CARDS
from crowe_table.kit.ranking import hand_order, ranked

_STOCK = (
    Spot(kind=Kind.STACK, shows="pack", read=False, title="place-pack"),
    Spot(kind=Kind.STACK, shows="turned", title="place-turned"),
)
_BACKED = Spot(
    kind=Kind.NOTE,
    shows="backed",
    message="note-backed",
    columns=("seat", "other", "farthings"),
    rows=4,
    transient=True,
)


def layout_for(options: EcarteOptions, seats: int) -> Layout:
    """Return the layout: the trick in the middle; the stock and the turned card in the margin.

    Each chair has the hand, the discards and the tricks.
    """
    company = seats > 2
    return Layout(
        seats=seats,
        formation=Formation.OVAL if company else Formation.FACING,
        target=options.target,
        packs=options.packs,
        spots=(
            *trick_and_cut(seats),
            *([Spot(kind=Kind.COINS, shows="pot", place=Place.POT, transient=True)] if options.table == "pool" else []),
            *at_chairs(
                seats,
                Spot(kind=Kind.FAN, shows="hand", cards=CARDS),
                Spot(kind=Kind.PACKETS, shows="taken", cards=2 * CARDS, group=2, transient=company),
                Spot(kind=Kind.STACK, shows="waste", read=False, transient=True, takes=("change",)),
                *([Spot(kind=Kind.COINS, shows="backing", transient=True)] if options.side_bets else []),
            ),
            OWN_TRICKS,
            *anchored(Place.MEANING if company else Place.SUPPLY, *_STOCK),
            *anchored(
                Place.BINDING if company else Place.MEANING, *([_BACKED] if options.side_bets and seats < 4 else [])
            ),
        ),
        standing="resting" if company else "",
        out=(1,),
        hand_order=hand_order(ranked("KQJAT987")),
    )

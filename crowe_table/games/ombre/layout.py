"""Table layout of Ombre."""

from crowe_table.engine.layout import (
    OWN_TRICKS,
    Formation,
    Kind,
    Layout,
    Place,
    Spot,
    anchored,
    at_chairs,
    each,
    trick_and_cut,
)
from crowe_table.games.ombre.options import OmbreOptions
from crowe_table.games.ombre.play import order_for
from crowe_table.games.ombre.state import HAND_OF_FOUR, HAND_OF_THREE
from crowe_table.kit.ranking import NO_TRUMP, hand_order


def layout_for(options: OmbreOptions, seats: int) -> Layout:
    """Return the layout: bids, trick and pot in the middle, hand and tricks before each player, charts at the side."""
    three = not options.four_handed
    held = HAND_OF_THREE if three else HAND_OF_FOUR
    return Layout(
        seats=seats,
        formation=Formation.SQUARE,
        spots=(
            *trick_and_cut(seats),
            Spot(kind=Kind.SLATE, shows="slate", place=Place.SAID, rows=seats + 2, spare=2, transient=True),
            Spot(kind=Kind.COINS, shows="pot", place=Place.POT, title="place-pot"),
            *at_chairs(
                seats,
                Spot(kind=Kind.FAN, shows="hand", cards=held),
                Spot(kind=Kind.PACKETS, shows="taken", cards=held * seats, group=seats),
                Spot(kind=Kind.STACK, shows="waste", read=False, transient=True, takes=("change",) if three else ()),
                Spot(kind=Kind.TAG, shows="drawn", message="tag-drawn", columns=("number",)),
            ),
            OWN_TRICKS,
            *each(seats, Spot(kind=Kind.FAN, shows="untouched", within="hand", cards=held, read=False)),
            *anchored(
                Place.BINDING,
                Spot(kind=Kind.CHART, shows="called", rows=0, transient=True),
                Spot(kind=Kind.CHART, shows="trump_order", rows=3, spare=1),
            ),
            *anchored(
                Place.TALLY,
                Spot(kind=Kind.NOTE, shows="colours", message="note-colour", columns=("suit",), rows=1, transient=True),
                Spot(kind=Kind.SIGN, shows="trumps", transient=True),
                Spot(kind=Kind.STACK, shows="pack", read=False, transient=True),
            ),
        ),
        hand_order=hand_order(order_for(options, NO_TRUMP)),
        reordered="trumps",
        hand_orders=tuple(hand_order(order_for(options, trump)) for trump in range(4)),
        crowned="lone",
        ladder=3 if three else 4,
    )

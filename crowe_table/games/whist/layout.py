"""Table layout of Whist."""

from crowe_table.engine.layout import Kind, Layout, Place, Spot, aside, at_chairs, each
from crowe_table.kit.ranking import hand_order, ranked

SEATS, EACH = 4, 13

LAYOUT = Layout(
    seats=SEATS,
    spots=(
        *each(SEATS, Spot(kind=Kind.STACK, shows="played", takes=("play",))),
        *each(SEATS, Spot(kind=Kind.STACK, shows="cut", within="played")),
        *each(SEATS, Spot(kind=Kind.STACK, shows="turned", within="played", joins="dealer", message="label-turned")),
        *at_chairs(
            SEATS,
            Spot(kind=Kind.FAN, shows="hand", cards=EACH),
            Spot(kind=Kind.PACKETS, shows="taken", cards=SEATS * EACH, group=SEATS),
        ),
        *aside(
            Spot(kind=Kind.NOTE, shows="trumps", message="note-trumps", columns=("suit",), rows=1),
            Spot(
                kind=Kind.NOTE,
                shows="tricks",
                message="note-tricks",
                columns=("seat", "number"),
                rows=4,
                by_side=True,
            ),
            Spot(kind=Kind.STACK, shows="pack", read=False, transient=True),
            Spot(kind=Kind.NOTE, shows="won", message="note-won", columns=("seat", "number"), rows=4, transient=True),
        ),
        Spot(kind=Kind.FAN, shows="review", place=Place.UPON, cards=SEATS),
    ),
    keys=(("l", "review"),),
    hand_order=hand_order(ranked()),
)
"""The layout. Each card of a trick lies in front of its player, and won tricks lie beside the hand."""

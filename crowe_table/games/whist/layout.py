"""Table layout of Whist."""

from crowe_table.engine.layout import Formation, Kind, Layout, Place, Spot, anchored, at_chairs, each, trick_and_cut
from crowe_table.kit.ranking import hand_order, ranked

SEATS, EACH = 4, 13

LAYOUT = Layout(
    seats=SEATS,
    formation=Formation.SQUARE,
    spots=(
        *trick_and_cut(SEATS),
        *each(SEATS, Spot(kind=Kind.STACK, shows="turned", within="played", joins="dealer", message="label-turned")),
        *at_chairs(
            SEATS,
            Spot(kind=Kind.FAN, shows="hand", cards=EACH),
            Spot(kind=Kind.PACKETS, shows="taken", cards=SEATS * EACH, group=SEATS),
        ),
        *anchored(
            Place.BINDING,
            Spot(kind=Kind.SIGN, shows="trumps"),
        ),
        *anchored(
            Place.TALLY,
            Spot(kind=Kind.TRICKS, shows="tricks"),
        ),
        Spot(kind=Kind.STACK, shows="pack", place=Place.SUPPLY, read=False, transient=True),
        *anchored(
            Place.SAID,
            Spot(kind=Kind.NOTE, shows="won", message="note-won", columns=("seat", "number"), rows=5, transient=True),
        ),
        Spot(kind=Kind.FAN, shows="review", place=Place.UPON, cards=SEATS),
    ),
    keys=(("l", "review"),),
    hand_order=hand_order(ranked()),
)
"""Table layout. Each card of a trick lies in front of its player, and won tricks lie beside the hand."""

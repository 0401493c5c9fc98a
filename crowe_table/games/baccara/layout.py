"""Table layout of Baccara."""

from crowe_table.engine.layout import Formation, Kind, Layout, Place, Spot, anchored, at_chairs, each

HAND = 3
"""Maximum number of cards in a hand."""


def layout_for(seats: int) -> Layout:
    """Return the layout: both hands in the middle with the bank between them, and a bet at each chair."""
    return Layout(
        seats=seats,
        formation=Formation.OVAL,
        spots=(
            Spot(kind=Kind.ROW, shows="active", cards=HAND, title="place-active"),
            Spot(kind=Kind.COINS, shows="bank", place=Place.POT, title="place-bank"),
            Spot(kind=Kind.ROW, shows="banker", cards=HAND, title="place-banker"),
            *at_chairs(
                seats,
                Spot(kind=Kind.COINS, shows="bet"),
                Spot(kind=Kind.TAG, shows="roles", message="tag-role", columns=("role", "farthings")),
            ),
            *each(seats, Spot(kind=Kind.STACK, shows="cut", place=Place.TRICK, transient=True)),
            *anchored(
                Place.MEANING,
                Spot(kind=Kind.CHART, shows="odds", rows=3),
            ),
            *anchored(
                Place.SUPPLY,
                Spot(kind=Kind.CHART, shows="bank", rows=3),
                Spot(kind=Kind.STACK, shows="pack", read=False, title="place-pack"),
                Spot(kind=Kind.STACK, shows="discards", read=False, title="place-discards"),
            ),
        ),
    )

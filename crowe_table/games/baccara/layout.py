"""What lies on a table of Baccara."""

from crowe_table.engine.layout import Kind, Layout, Spot, aside, at_chairs

HAND = 3
"""Cards of a hand at the most."""


def layout_for(seats: int) -> Layout:
    """The two hands of the coup in the middle, with the bank between them, which all bet against; before each player
    the bet.
    """
    return Layout(
        seats=seats,
        spots=(
            Spot(kind=Kind.ROW, shows="active", cards=HAND, title="place-active"),
            Spot(kind=Kind.COINS, shows="bank", title="place-bank"),
            Spot(kind=Kind.ROW, shows="banker", cards=HAND, title="place-banker"),
            *at_chairs(
                seats,
                Spot(kind=Kind.COINS, shows="bet"),
                Spot(kind=Kind.TAG, shows="roles", message="tag-role", columns=("role", "farthings")),
                Spot(kind=Kind.STACK, shows="cut", seldom=True),
            ),
            *aside(
                Spot(kind=Kind.CHART, shows="odds", rows=3),
                Spot(kind=Kind.CHART, shows="bank", rows=3),
                Spot(kind=Kind.STACK, shows="pack", read=False, title="place-pack"),
                Spot(kind=Kind.STACK, shows="discards", read=False, title="place-discards"),
            ),
        ),
    )

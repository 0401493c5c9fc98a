"""The layout of High Card."""

from crowe_table.engine.layout import Kind, Layout, Place, Spot, anchored, at_chairs, each


def layout_for(seats: int) -> Layout:
    """Return a layout with the pot and the shown cards in the middle, and pack and discards at the side."""
    return Layout(
        seats=seats,
        spots=(
            Spot(kind=Kind.COINS, shows="pot", place=Place.POT),
            *each(seats, Spot(kind=Kind.STACK, shows="shown", place=Place.TRICK)),
            *at_chairs(seats, Spot(kind=Kind.FAN, shows="hand")),
            *anchored(
                Place.SUPPLY,
                Spot(kind=Kind.STACK, shows="pack", read=False, title="place-pack"),
                Spot(kind=Kind.STACK, shows="waste", read=False, takes=("change",)),
            ),
        ),
    )

"""The layout of High Card."""

from crowe_table.engine.layout import Kind, Layout, Spot, aside, at_chairs, each


def layout_for(seats: int) -> Layout:
    """Return a layout with the pot in the middle, the pack at the side, and each player's hand and discard."""
    return Layout(
        seats=seats,
        spots=(
            Spot(kind=Kind.COINS, shows="pot"),
            *at_chairs(
                seats, Spot(kind=Kind.FAN, shows="hand"), Spot(kind=Kind.STACK, shows="waste", takes=("change",))
            ),
            *each(seats, Spot(kind=Kind.FAN, shows="shown", within="hand")),
            *aside(Spot(kind=Kind.STACK, shows="pack", read=False, title="place-pack")),
        ),
    )

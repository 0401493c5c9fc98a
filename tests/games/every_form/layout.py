"""The layout of Every Form."""

from crowe_table.engine.layout import ClothSpot, Formation, Kind, Layout, Lying, Place, Spot, anchored, at_chairs

SPOTS = ("red", "black", "between")
HEAPS = 3


def _outline(left: int) -> tuple[tuple[int, int], ...]:
    return ((left, 0), (left + 150, 0), (left + 150, 110), (left, 110))


CLOTH = Spot(
    kind=Kind.CLOTH,
    shows="stake",
    place=Place.TRICK,
    cloth=tuple(ClothSpot(name, _outline(160 * at)) for at, name in enumerate(SPOTS)),
    lying=(("coppered", Lying.COPPERED), ("bent", Lying.BENT)),
)


def layout_for(seats: int) -> Layout:
    """Return a layout with board, cloth, dice and pot in the middle, and with the pack and the heaps at the side."""
    return Layout(
        seats=seats,
        formation=Formation.SQUARE if seats > 2 else Formation.FACING,
        target=61,
        ladder=3,
        ladder_columns=3,
        spots=(
            Spot(kind=Kind.BOARD, shows="pegs"),
            CLOTH,
            Spot(kind=Kind.DICE, shows="dice", place=Place.TRICK),
            Spot(kind=Kind.COINS, shows="pot", place=Place.BINDING if seats > 2 else Place.TALLY),
            *at_chairs(
                seats,
                Spot(kind=Kind.FAN, shows="hand", cards=3),
                Spot(kind=Kind.FAN, shows="laid", cards=4, takes=("lay_card",)),
            ),
            *anchored(
                Place.SAID if seats > 2 else Place.SUPPLY,
                Spot(kind=Kind.STACK, shows="pack", read=False),
                Spot(kind=Kind.STACK, shows="buried", read=False),
                *(Spot(kind=Kind.STACK, shows=f"heap_{number}", read=False) for number in range(HEAPS)),
            ),
        ),
    )

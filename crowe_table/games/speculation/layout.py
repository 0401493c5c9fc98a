"""What lies on a table of Speculation."""

from crowe_table.engine.layout import Kind, Layout, Spot, aside, at_chairs
from crowe_table.games.speculation.options import SpeculationOptions
from crowe_table.games.speculation.state import CARDS_EACH


def layout_for(options: SpeculationOptions, seats: int) -> Layout:
    """The pot in the middle, and the sale; before each player the pile that nobody looks at, what was turned of it,
    and the highest trump, where they own it.
    """
    spare = (
        Spot(kind=Kind.STACK, shows="spare", read=False, title="place-spare"),
        Spot(kind=Kind.ROW, shows="spare_shown", within="spare", cards=CARDS_EACH, read=False),
    )
    return Layout(
        seats=seats,
        spots=(
            Spot(kind=Kind.COINS, shows="pot"),
            Spot(kind=Kind.SLATE, shows="sale", rows=seats + 1, seldom=True),
            Spot(kind=Kind.STACK, shows="unturned", seldom=True, title="place-unturned"),
            *at_chairs(
                seats,
                Spot(kind=Kind.STACK, shows="down", read=False),
                Spot(kind=Kind.STACK, shows="shown", read=False),
                Spot(kind=Kind.STACK, shows="standing"),
            ),
            *aside(
                Spot(kind=Kind.STACK, shows="pack", read=False, title="place-pack"),
                Spot(kind=Kind.STACK, shows="used", read=False, within="pack"),
                Spot(kind=Kind.SIGN, shows="trump"),
                *(spare if options.spare_hand else ()),
                Spot(kind=Kind.CHART, shows="odds", rows=5),
            ),
            *(() if options.spare_hand else tuple(_never())),
        ),
        hand="down",
        standing="resting",
        out=(1,),
        keys=(("t", "turn"), ("k", "keep")),
    )


def _never() -> tuple[Spot, ...]:
    """Where no spare hand is dealt its places are those of the pack."""
    return (
        Spot(kind=Kind.STACK, shows="spare", read=False, within="pack"),
        Spot(kind=Kind.STACK, shows="spare_shown", read=False, within="pack"),
    )



"""Table layout of All Fours."""

from msgspec.structs import replace

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
from crowe_table.games.all_fours.options import AllFoursOptions
from crowe_table.kit.ranking import hand_order, ranked

SIX, MAX_REFUSED = 6, 3


_STOCK = (
    Spot(kind=Kind.STACK, shows="pack", read=False, title="place-pack"),
    Spot(kind=Kind.STACK, shows="turned", title="place-turned"),
)

_WAITS = Spot(kind=Kind.TAG, shows="waits", message="tag-waits", columns=("number",))


def layout_for(options: AllFoursOptions, seats: int) -> Layout:
    """Return the layout: the trick in the middle; the stock and the turned card in the margin.

    Each chair has the hand or the untouched cards, the discards, the tricks won and the points.
    """
    return Layout(
        seats=seats,
        formation=Formation.FACING if seats == 2 else Formation.SQUARE,
        target=options.target,
        spots=(
            *trick_and_cut(seats),
            *at_chairs(
                seats,
                Spot(kind=Kind.FAN, shows="hand", cards=SIX),
                Spot(kind=Kind.PACKETS, shows="taken", cards=SIX * seats, group=seats),
                Spot(kind=Kind.STACK, shows="waste", read=False, transient=True, takes=("lay_away",)),
                *([_WAITS] if seats > 2 else []),
                Spot(
                    kind=Kind.TAG,
                    shows="tokens",
                    message="tag-tokens",
                    columns=("high", "low", "knave", "game"),
                ),
            ),
            *each(seats, Spot(kind=Kind.FAN, shows="untouched", within="hand", cards=SIX, read=False)),
            *anchored(Place.SUPPLY if seats == 2 else Place.SAID, *_STOCK),
            *anchored(
                Place.MEANING if seats == 2 else Place.BINDING,
                Spot(kind=Kind.SIGN, shows="trumps"),
                Spot(
                    kind=Kind.ROW, shows="refused", cards=MAX_REFUSED, read=False, title="place-refused", transient=True
                ),
            ),
            OWN_TRICKS if seats == 2 else replace(OWN_TRICKS, within="waits"),
        ),
        hand_order=hand_order(ranked()),
        ladder=2,
    )

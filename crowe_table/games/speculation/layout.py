"""Table layout of Speculation."""

from msgspec.structs import replace

from crowe_table.engine.layout import Formation, Kind, Layout, Place, Spot, anchored, at_chairs
from crowe_table.games.speculation.options import SpeculationOptions
from crowe_table.games.speculation.state import CARDS_EACH

_SLATE_ROWS, _ODDS_ROWS = 4, 4
_HAMMER = Spot(kind=Kind.HAMMER, shows="sale", place=Place.POT, transient=True)
_USED = Spot(kind=Kind.STACK, shows="used", read=False, title="place-used")
_SPARE = Spot(kind=Kind.STACK, shows="spare", read=False, title="place-spare")


def layout_for(options: SpeculationOptions, seats: int) -> Layout:
    """Return the layout: trump, pot and sale in the middle; the pile and its turned cards before each player."""
    return Layout(
        seats=seats,
        formation=Formation.OVAL,
        spots=(
            Spot(kind=Kind.COINS, shows="pot", place=Place.POT),
            Spot(kind=Kind.STACK, shows="standing"),
            Spot(kind=Kind.SLATE, shows="sale", rows=_SLATE_ROWS, spare=1, transient=True),
            *((_HAMMER,) if options.auction == "open" and options.patience else ()),
            Spot(kind=Kind.STACK, shows="unturned", within="standing"),
            *at_chairs(
                seats,
                Spot(kind=Kind.STACK, shows="down", read=False),
                Spot(kind=Kind.STACK, shows="shown"),
            ),
            *anchored(
                Place.SUPPLY,
                Spot(kind=Kind.STACK, shows="pack", read=False, title="place-pack"),
                _USED if options.reshuffle == "exhausted" else replace(_USED, within="pack", title=""),
                _SPARE if options.spare_hand else replace(_SPARE, within="pack", title=""),
                Spot(kind=Kind.ROW, shows="spare_shown", read=False, within="spare", cards=CARDS_EACH),
            ),
            *anchored(
                Place.MEANING,
                Spot(kind=Kind.CHART, shows="odds", rows=_ODDS_ROWS, spare=1),
                Spot(kind=Kind.SIGN, shows="trump"),
            ),
        ),
        hand="down",
        standing="resting",
        out=(1,),
        crowned="owner",
        keys=(("t", "turn"), ("k", "keep")),
    )

"""Table layout of Reversis."""

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
from crowe_table.games.reversis.options import ReversisOptions
from crowe_table.kit.ranking import hand_order, ranked

ELEVEN, PACK, FOUR = 11, 52, 4

GREAT_DISH = Spot(kind=Kind.COINS, shows="great", picture="dish-great", title="place-great")
LITTLE_DISH = Spot(kind=Kind.COINS, shows="little", picture="dish-little", title="place-little")
_PUT_AWAY = (
    Spot(kind=Kind.STACK, shows="discard", within="party", read=False, takes=("put_away",), transient=True),
    Spot(kind=Kind.ROW, shows="party", cards=FOUR, title="place-party", transient=True),
)
_NOTHING_AWAY = tuple(Spot(kind=Kind.STACK, shows=shows, within="pack", read=False) for shows in ("discard", "party"))
"""Places for cards put away, in the plain game. Nothing is put away there, so they take no space."""
_PACK = Spot(kind=Kind.STACK, shows="pack", place=Place.SUPPLY, read=False, transient=True)
BOX = Spot(kind=Kind.COINS, shows="counters", picture="counter-box")
COUNTERS = (("counter-oblong", 48), ("counter-round", 6), ("counter-fish", 1))
"""Kinds of counters, each as its picture and its value in fish."""


def layout_for(options: ReversisOptions, seats: int) -> Layout:
    """Return the layout: trick, dishes and discard in the middle; hand, tricks and box before each player."""
    held = PACK // seats if options.plain else ELEVEN + 1
    dishes = (GREAT_DISH, LITTLE_DISH)[: options.quinolas]
    across = options.across_exchange
    own = ("points", *(("espagnolette",) if options.espagnolette != "off" else ()))
    return Layout(
        seats=seats,
        formation=Formation.SQUARE if seats <= FOUR else Formation.OVAL,
        spots=(
            *trick_and_cut(seats),
            *each(seats, Spot(kind=Kind.STACK, shows="talon", within="played", read=False)),
            *each(seats, Spot(kind=Kind.STACK, shows="passed", within="played", takes=("pass_across",) * across)),
            *at_chairs(
                seats,
                Spot(kind=Kind.FAN, shows="hand", cards=held),
                Spot(kind=Kind.PACKETS, shows="taken", cards=PACK, group=seats),
                BOX,
            ),
            OWN_TRICKS,
            *(Spot(kind=Kind.CHART, shows=name, of=0, place=Place.TALLY, rows=0, transient=True) for name in own),
            *anchored(Place.BINDING, *dishes),
            _PACK if options.plain else replace(_PACK, within="party"),
            *anchored(Place.POT, *(_NOTHING_AWAY if options.plain else _PUT_AWAY)),
            *anchored(
                Place.SAID,
                Spot(
                    kind=Kind.CHART,
                    shows="paid",
                    rows=4 if options.plain else 4 + options.quinolas,
                    spare=1,
                    transient=True,
                ),
            ),
        ),
        hand_order=hand_order(ranked()),
        counters=COUNTERS,
    )

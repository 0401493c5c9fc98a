"""Table layout of Schafskopf."""

from msgspec.structs import replace

from crowe_table.engine.cards import parse
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
from crowe_table.games.schafskopf.charts import COUNTS, ROWS
from crowe_table.games.schafskopf.state import CARDS, IN_BLIND, PLAIN, PLAYERS, TRUMPS

TRUMPS_FIRST = (*TRUMPS, *[parse(rank + suit) for suit in "CHS" for rank in PLAIN])
"""Order of cards in a hand: trumps from the highest, then clubs, hearts and spades."""

POINTS = Spot(kind=Kind.CHART, shows="points", of=0, rows=0, transient=True)
"""Place for the card points that the viewer's side has taken."""
MAX_SQUARE = 4
"""Largest number of players who each get a side of a square table. More sit around an oval."""


def layout_for(seats: int) -> Layout:
    """Return the layout: trick and blind in the middle; hand, buried cards and tricks before each player.

    Players who sit out have an empty place.
    """
    return Layout(
        seats=seats,
        formation=Formation.SQUARE if seats <= MAX_SQUARE else Formation.OVAL,
        spots=(
            *trick_and_cut(seats),
            Spot(
                kind=Kind.ROW,
                shows="blind",
                place=Place.SAID,
                cards=IN_BLIND,
                read=False,
                title="place-blind",
                transient=True,
            ),
            *at_chairs(
                seats,
                Spot(kind=Kind.FAN, shows="hand", cards=CARDS + IN_BLIND),
                Spot(kind=Kind.PACKETS, shows="taken", cards=CARDS * PLAYERS, group=PLAYERS, transient=True),
                Spot(kind=Kind.ROW, shows="buried", cards=IN_BLIND, read=False, transient=True, takes=("bury",)),
                Spot(kind=Kind.TAG, shows="declined", message="tag-declined", columns=("number",)),
            ),
            replace(OWN_TRICKS, within="declined"),
            *each(seats, Spot(kind=Kind.ROW, shows="opened", within="buried", cards=IN_BLIND)),
            *anchored(Place.SAID, Spot(kind=Kind.STACK, shows="pack", read=False, transient=True)),
            *anchored(
                Place.BINDING,
                Spot(kind=Kind.NOTE, shows="contest", message="note-contest", columns=("contest", "seat"), rows=2),
                Spot(kind=Kind.CHART, shows="order", rows=len(ROWS) + len(COUNTS)),
            ),
            *anchored(Place.TALLY, Spot(kind=Kind.SIGN, shows="trumps"), POINTS),
        ),
        standing="resting" if seats > PLAYERS else "",
        out=(1,),
        crowned="lone",
        ladder=2,
        hand_order=TRUMPS_FIRST,
    )

"""Table layout of Brag."""

from crowe_table.engine.layout import Formation, Kind, Layout, Place, Spot, anchored, at_chairs
from crowe_table.games.brag.state import CARDS_EACH, LOT, Status

_STANDING = Spot(kind=Kind.TAG, shows="standing", message="tag-standing", columns=("state", "farthings"))
"""A player's status: blind, open or out, with the value of the last wager."""
_RANKS = Spot(kind=Kind.CHART, shows="ranks", rows=10, spare=4)
_OWN_HAND = Spot(kind=Kind.CHART, shows="own-hand", place=Place.CHAIR, of=0, rows=0)
_DEBTS = Spot(
    kind=Kind.NOTE,
    shows="debts",
    message="note-debts",
    columns=("seat", "of_player", "other", "farthings"),
    rows=4,
    transient=True,
)


def layout_for(seats: int) -> Layout:
    """Return the layout: the pot in the middle, and at each chair the hand, a retained hand and a covered pot."""
    return Layout(
        seats=seats,
        formation=Formation.OVAL,
        spots=(
            Spot(kind=Kind.COINS, shows="pot", place=Place.POT),
            *at_chairs(
                seats,
                Spot(kind=Kind.FAN, shows="hand", cards=CARDS_EACH),
                Spot(kind=Kind.FAN, shows="old", cards=CARDS_EACH, read=False, transient=True),
                _STANDING,
                Spot(kind=Kind.COINS, shows="cover", transient=True),
            ),
            _OWN_HAND,
            *(Spot(kind=Kind.STACK, shows=lot.key, read=False, within="pack") for lot in LOT),
            *anchored(Place.MEANING, _RANKS),
            *anchored(Place.SUPPLY, Spot(kind=Kind.STACK, shows="pack", read=False)),
            *anchored(Place.TALLY, _DEBTS),
        ),
        unseen=("bystander",),
        standing="standing",
        out=(Status.ABSENT, Status.FOLDED),
        ladder=3,
        ladder_columns=2,
    )

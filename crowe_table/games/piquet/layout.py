"""Table layout of Piquet."""

from crowe_table.engine.layout import Formation, Kind, Layout, Place, Spot, at_chairs, trick_and_cut
from crowe_table.games.piquet.options import PiquetOptions
from crowe_table.games.piquet.state import CARDS
from crowe_table.kit.ranking import hand_order, ranked

CALLS = tuple(
    Spot(kind=Kind.CHART, shows=part, place=Place.SAID, rows=5, spare=2) for part in ("ruff", "sequences", "sets")
)
"""Places for the charts of ruff, sequences and sets, side by side."""


def layout_for(options: PiquetOptions, seats: int) -> Layout:
    """Return the layout: calls and trick in the middle; hand, discard and tricks before each player."""
    return Layout(
        seats=seats,
        formation=Formation.FACING,
        target=options.target,
        spots=(
            *CALLS,
            *trick_and_cut(seats),
            *at_chairs(
                seats,
                Spot(kind=Kind.FAN, shows="hand", cards=CARDS),
                Spot(kind=Kind.PACKETS, shows="taken", cards=2 * CARDS, group=2, transient=True),
                Spot(kind=Kind.FAN, shows="waste", cards=CARDS, read=False, transient=True, takes=("change",)),
                Spot(kind=Kind.TAG, shows="changed", message="tag-changed", columns=("number",)),
                Spot(kind=Kind.TAG, shows="made", message="tag-made", columns=("points",)),
            ),
            Spot(kind=Kind.TRICKS, shows="tricks", place=Place.TALLY),
            Spot(kind=Kind.STACK, shows="pack", place=Place.SUPPLY, read=False, title="place-pack", transient=True),
        ),
        hand_order=hand_order(ranked("AKQJT9876")),
        ladder=2,
        ladder_columns=3,
    )

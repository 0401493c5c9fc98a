"""Table layout of Ruff."""

from crowe_table.engine.layout import Growth, Kind, Layout, Spot, aside, at_chairs, each
from crowe_table.games.ruff.options import RuffOptions
from crowe_table.games.ruff.state import SEATS
from crowe_table.kit.ranking import bowers, hand_order, ranked

FIVE, TWELVE = 5, 12

WITH_BOWERS = tuple(hand_order(bowers(trump)) for trump in range(4))
"""Hand order for each suit of trumps, with the left bower among them."""
LAID_DOWN = Spot(kind=Kind.STACK, shows="laid_down", read=False, transient=True)
SLATE = Spot(kind=Kind.SLATE, shows="slate", rows=SEATS + 2, spare=2, transient=True)
"""Bids on trumps, shown large in the middle until the first lead."""
SCORE_CARDS = Spot(kind=Kind.SCORE_CARDS, shows="scores", transient=True)
"""Score cards before one player of each side."""


def layout_for(options: RuffOptions) -> Layout:
    """Return the layout: trick, stock and turned card in the middle; hand, laid-out and won cards before each
    player.
    """
    cards = TWELVE if options.old else FIVE
    return Layout(
        seats=SEATS,
        target=options.game_points,
        spots=(
            *each(SEATS, Spot(kind=Kind.STACK, shows="played", takes=("play",), transient=not options.old)),
            *each(SEATS, Spot(kind=Kind.STACK, shows="cut", within="played")),
            *([] if options.old else [SLATE]),
            *at_chairs(
                SEATS,
                Spot(kind=Kind.FAN, shows="hand", cards=cards),
                LAID_DOWN,
                Spot(kind=Kind.PACKETS, shows="taken", cards=SEATS * cards, group=SEATS),
                Spot(kind=Kind.STACK, shows="waste", read=False, transient=True, takes=("lay_out", "lay_out_four")),
            ),
            *([] if options.old else at_chairs(2, SCORE_CARDS)),
            *aside(
                Spot(kind=Kind.STACK, shows="pack", read=False, title="place-pack"),
                Spot(kind=Kind.STACK, shows="turned", title="place-turned"),
                Spot(kind=Kind.STACK, shows="refused", within="turned", read=False),
                Spot(kind=Kind.SIGN, shows="trumps"),
                Spot(
                    kind=Kind.NOTE, shows="won", message="note-won", columns=("seat", "number"), rows=4, transient=True
                ),
            ),
        ),
        grows=(Growth.SHOWN, Growth.OWN, Growth.MIDDLE, Growth.BACKS),
        standing="resting",
        out=(1,),
        crowned="maker",
        hand_order=hand_order(ranked()),
        reordered="" if options.old else "trumps",
        hand_orders=() if options.old else WITH_BOWERS,
    )

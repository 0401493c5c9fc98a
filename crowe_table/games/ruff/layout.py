"""Table layout of Ruff."""

from crowe_table.engine.layout import (
    OWN_TRICKS,
    Formation,
    Kind,
    Layout,
    Place,
    Spot,
    anchored,
    at_chairs,
    trick_and_cut,
)
from crowe_table.games.ruff.options import RuffOptions
from crowe_table.games.ruff.state import SEATS
from crowe_table.kit.ranking import bowers, hand_order, ranked

FIVE, TWELVE = 5, 12

WITH_BOWERS = tuple(hand_order(bowers(trump)) for trump in range(4))
"""Order of cards in a hand for each trump suit. The left bower is sorted among the trumps."""
LAID_DOWN = Spot(kind=Kind.STACK, shows="laid_down", read=False, transient=True)
SLATE = Spot(kind=Kind.SLATE, shows="slate", place=Place.SAID, rows=SEATS + 2, spare=2, transient=True)
"""Place for the slate, a chart of the bids. It stays visible during the play."""
SCORE_CARDS = tuple(
    Spot(kind=Kind.SCORE_CARDS, shows="scores", of=of, place=place, transient=True)
    for of, place in ((0, Place.CHAIR), (1, Place.POT))
)
"""Places for the score cards of each side, in front of one of its players."""


def layout_for(options: RuffOptions) -> Layout:
    """Return the layout: trick, stock and turned card in the middle; hand, laid-out and won cards before each
    player.
    """
    cards = TWELVE if options.old else FIVE
    return Layout(
        seats=SEATS,
        formation=Formation.SQUARE,
        target=options.game_points,
        spots=(
            *trick_and_cut(SEATS),
            *([] if options.old else [SLATE]),
            *at_chairs(
                SEATS,
                Spot(kind=Kind.FAN, shows="hand", cards=cards),
                LAID_DOWN,
                Spot(kind=Kind.PACKETS, shows="taken", cards=SEATS * cards, group=SEATS),
                Spot(kind=Kind.STACK, shows="waste", read=False, transient=True, takes=("lay_out", "lay_out_four")),
            ),
            OWN_TRICKS,
            *([] if options.old else SCORE_CARDS),
            *anchored(
                Place.BINDING,
                Spot(kind=Kind.STACK, shows="pack", read=False, title="place-pack"),
                Spot(kind=Kind.STACK, shows="turned", title="place-turned"),
                Spot(kind=Kind.STACK, shows="refused", within="turned", read=False),
            ),
            Spot(kind=Kind.SIGN, shows="trumps", place=Place.POT),
            *anchored(
                Place.TALLY,
                Spot(
                    kind=Kind.NOTE, shows="won", message="note-won", columns=("seat", "number"), rows=3, transient=True
                ),
            ),
        ),
        standing="resting",
        out=(1,),
        crowned="maker",
        ladder=0 if options.old else 3,
        hand_order=hand_order(ranked()),
        reordered="" if options.old else "trumps",
        hand_orders=() if options.old else WITH_BOWERS,
    )

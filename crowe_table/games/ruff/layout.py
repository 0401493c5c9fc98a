"""What lies on a table of Ruff."""

from crowe_table.engine.cards import parse
from crowe_table.engine.layout import Growth, Kind, Layout, Spot, aside, at_chairs, each
from crowe_table.games.ruff.options import RuffOptions
from crowe_table.games.ruff.state import SEATS

FIVE, TWELVE = 5, 12
BLACK_AND_RED = tuple(parse(rank + suit) for suit in "SHCD" for rank in "AKQJT98765432")
"""Suits black and red in turn, each from the ace down."""

LAID_DOWN = Spot(kind=Kind.STACK, shows="laid_down", read=False, seldom=True)
SLATE = Spot(kind=Kind.SLATE, shows="slate", rows=SEATS + 2, seldom=True)
"""What was said of trumps: large in the middle, until the first card is led."""
SCORE_CARDS = Spot(kind=Kind.SCORE_CARDS, shows="scores", seldom=True)
"""Before one player of either side."""


def layout_for(options: RuffOptions) -> Layout:
    """The trick in the middle, and beside it the stock with the card turned up; before each player the hand, or the
    hand laid down, what was laid out and won.
    """
    cards = TWELVE if options.old else FIVE
    return Layout(
        seats=SEATS,
        target=options.game_points,
        spots=(
            *each(SEATS, Spot(kind=Kind.STACK, shows="played", takes=("play",), seldom=not options.old)),
            *each(SEATS, Spot(kind=Kind.STACK, shows="cut", within="played")),
            *([] if options.old else [SLATE]),
            *at_chairs(
                SEATS,
                Spot(kind=Kind.FAN, shows="hand", cards=cards),
                LAID_DOWN,
                Spot(kind=Kind.PACKETS, shows="taken", cards=SEATS * cards, group=SEATS),
                Spot(kind=Kind.STACK, shows="waste", read=False, seldom=True, takes=("lay_out", "lay_out_four")),
            ),
            *([] if options.old else at_chairs(2, SCORE_CARDS)),
            *aside(
                Spot(kind=Kind.STACK, shows="pack", read=False, title="place-pack"),
                Spot(kind=Kind.STACK, shows="turned", title="place-turned"),
                Spot(kind=Kind.STACK, shows="refused", within="turned", read=False),
                Spot(kind=Kind.SIGN, shows="trumps"),
                Spot(kind=Kind.NOTE, shows="won", message="note-won", columns=("seat", "number"), rows=2, seldom=True),
            ),
        ),
        grows=(Growth.SHOWN, Growth.OWN, Growth.MIDDLE, Growth.BACKS),
        standing="resting",
        out=(1,),
        crowned="maker",
        hand_order=BLACK_AND_RED,
    )

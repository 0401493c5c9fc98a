"""Instructive hand: too high to avoid tricks, and one low card short of a certain reversis.

The hand was composed for this table. It takes all thirteen tricks if the deuce is played after the ace, King and Queen
of its suit. Against players who keep their hearts, no other order does.
"""

from crowe_table.engine.core import Seat
from crowe_table.games.reversis.state import ReversisPhase, ReversisState
from crowe_table.kit.exhibits import ExhibitHand

VISITOR, DEALER = Seat(0), Seat(1)


def tricks_taken(s: ReversisState, seat: Seat) -> int:
    """Return how many tricks this seat has taken in the deal."""
    return s.public.tricks[seat]


EXHIBITS = (
    ExhibitHand(
        name="all-or-nothing",
        preset="plain",
        seats=4,
        rules={"fish_value": 0},
        dealer=DEALER,
        visitor=VISITOR,
        cards={
            "hand:0": "AS KS QS JS TS 9S 8S 7S 6S AH KH QH 2H",
            "hand:1": "JH 8H 5H 5S AD QD 9D 6D 3D AC JC 8C 5C",
            "hand:2": "TH 7H 4H 4S 3S KD TD 7D 4D KC TC 7C 4C",
            "hand:3": "9H 6H 3H 2S JD 8D 5D 2D QC 9C 6C 3C 2C",
        },
        until=ReversisPhase.SETTLED,
        made=tricks_taken,
        wanted=13,
    ),
)

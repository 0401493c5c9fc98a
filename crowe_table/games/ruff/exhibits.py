"""Instructive hand: far behind, one player goes alone and leads the left bower to drop the turned ace.

The deal was found by search. Only one lead takes all five tricks against every defence and every card the dealer may
lay out.
"""

from crowe_table.engine.core import Seat
from crowe_table.games.ruff.state import RuffPhase, RuffState
from crowe_table.kit.exhibits import ExhibitHand

ELDEST, MIN_AS_DEALER = Seat(0), Seat(3)


def has_won(s: RuffState, seat: Seat) -> int:
    """Return 1 if the seat's side has won the game."""
    return int(seat in s.public.winners)


EXHIBITS = (
    ExhibitHand(
        name="left-bower",
        preset="pearson",
        seats=4,
        rules={"stake": 0},
        dealer=MIN_AS_DEALER,
        visitor=ELDEST,
        cards={
            "hand:0": "JH QD 9D AH TH",
            "hand:1": "QC JS TC 8D 7D",
            "hand:2": "9S 9H 7C KC TD",
            "hand:3": "8S AC KS 7S QS",
            "turned": "AD",
        },
        scores=(1, 4),
        until=RuffPhase.COUNTED,
        made=has_won,
        wanted=1,
    ),
)

"""Instructive hand: at five all, the counting order makes the Knave decisive.

The cards were found by search. Only one of eldest's six leads makes the Knave against every defence.
"""

from crowe_table.engine.core import Seat
from crowe_table.games.all_fours.actions import StandSuit
from crowe_table.games.all_fours.state import AllFoursPhase, AllFoursState
from crowe_table.kit.exhibits import ExhibitHand

ELDEST, DEALER = Seat(0), Seat(1)


def has_won(s: AllFoursState, seat: Seat) -> int:
    """Return 1 if this seat has won the game, else 0."""
    return int(seat in s.public.winners)


EXHIBITS = (
    ExhibitHand(
        name="five-all",
        preset="pearson",
        rules={"stake": 0},
        dealer=DEALER,
        visitor=ELDEST,
        cards={"hand:0": "JH 2H 9D 8D 3D 5C", "hand:1": "AH 4H AD 5D 8C 4C", "turned": "9H"},
        scores=(5, 5),
        before=(StandSuit(ELDEST),),
        until=AllFoursPhase.COUNTED,
        made=has_won,
        wanted=1,
    ),
)

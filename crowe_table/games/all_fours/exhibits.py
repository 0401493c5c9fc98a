"""An instructive hand: at five all nothing but the order of the count decides, and so nothing but the Knave.

The cards were found among many by trying: of eldest's six leads one alone makes the Knave against every defence.
"""

from crowe_table.engine.core import Seat
from crowe_table.games.all_fours.actions import StandSuit
from crowe_table.games.all_fours.state import AllFoursPhase, AllFoursState
from crowe_table.kit.exhibits import LaidHand

ELDEST, DEALER = Seat(0), Seat(1)


def has_won(s: AllFoursState, seat: Seat) -> int:
    """1 if the game is this seat's."""
    return int(seat in s.public.winners)


EXHIBITS = (
    LaidHand(
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

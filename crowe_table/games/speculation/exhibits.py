"""Two instructive hands: a Queen that should be sold, and a King that should be kept by players who remember the last
hand.

The ace is never for sale, because it takes the pot when turned.
"""

from crowe_table.engine.core import Seat
from crowe_table.games.speculation.actions import KeepTrump, TurnCard
from crowe_table.games.speculation.state import SpeculationPhase, SpeculationState
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.exhibits import ExhibitHand
from crowe_table.kit.purses import in_purse

VISITOR, SECOND, THIRD = Seat(0), Seat(1), Seat(2)
PURSE = 84
STAKED, POTS = 2 + 3, 2 * (2 + 2 + 3)
"""Units that the visitor and that all three players stake in two hands."""


def units_left(s: SpeculationState, seat: Seat) -> int:
    """Return the whole table units in this seat's purse."""
    return in_purse(s, seat) // s.options.unit


EXHIBITS = (
    ExhibitHand(
        name="a-queen-to-sell",
        preset="crowe",
        seats=9,
        dealer=VISITOR,
        visitor=VISITOR,
        cards={"standing": "QH", "down:0": "2C 7D 4S", "down:4": "9D KH 3C"},
        until=SpeculationPhase.SETTLED,
        made=units_left,
        wanted=PURSE,
    ),
    ExhibitHand(
        name="a-king-to-keep",
        preset="crowe",
        seats=3,
        rules={"hands": 2},
        dealer=THIRD,
        visitor=VISITOR,
        cards={
            "down:0": "6D 3C AH",
            "down:1": "9C 4D TD",
            "down:2": "8C JD 7C",
            "standing": "5S",
            "pack": "QD 4H 2D 8D 9D KC 7H JC 3D KH",
        },
        before=(
            KeepTrump(THIRD),
            *(TurnCard(VISITOR), TurnCard(SECOND)) * 3,
            *map(Ready, (VISITOR, SECOND, THIRD)),
        ),
        until=SpeculationPhase.OVER,
        made=units_left,
        wanted=PURSE - STAKED + POTS,
    ),
)

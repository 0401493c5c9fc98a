"""Whole pack of the saloon, played to the last turn. Fours and a Queen are left, which a counting player knows."""

from crowe_table.engine.core import NO_SEAT, Seat
from crowe_table.games.bassett.state import BassettPhase, BassettState
from crowe_table.kit.exhibits import ExhibitHand
from crowe_table.kit.purses import in_purse

VISITOR = Seat(0)
WHOLE_PURSE = 84
PACK = (
    "9S 8H QH AD 3H 2C TH AH 6H 5D 7C 4C 8C 7H 5H 6S TC "
    "JD JS 2H 3C 4D 9H 9D 8S QS AS 6D KH TD QC JC 3D 6C "
    "KS 2S 5S 5C TS KD 3S JH 7S 8D KC AC 2D 7D 4S QD 4H"
)
"""The pack from its top, after the first card is shown."""


def units_left(s: BassettState, seat: Seat) -> int:
    """Return the whole table units in this seat's purse."""
    return in_purse(s, seat) // s.options.unit


EXHIBITS = (
    ExhibitHand(
        name="the-last-turn",
        preset="saloon",
        seats=3,
        dealer=NO_SEAT,
        visitor=VISITOR,
        cards={"wins": "9C", "pack": PACK},
        until=BassettPhase.SETTLED,
        made=units_left,
        wanted=WHOLE_PURSE,
    ),
)

"""Instructive hand: no lifted card beats the ace, and the stake is the player's only choice."""

from crowe_table.engine.core import Seat
from crowe_table.games.blind_hookey.actions import LiftPacket
from crowe_table.games.blind_hookey.state import HookeyPhase, HookeyState
from crowe_table.kit.dealing import Cut
from crowe_table.kit.exhibits import ExhibitHand
from crowe_table.kit.purses import in_purse
from crowe_table.kit.shuffling import LeavePack

VISITOR, DEALER = Seat(0), Seat(1)
WHOLE_PURSE = 84


def units_left(s: HookeyState, seat: Seat) -> int:
    """Return the whole table units in this seat's purse."""
    return in_purse(s, seat) // s.options.unit


EXHIBITS = (
    ExhibitHand(
        name="nothing-to-choose",
        preset="packets",
        dealer=DEALER,
        visitor=VISITOR,
        cards={"packet:0": "KH", "packet:1": "AS"},
        before=(LeavePack(DEALER), Cut(VISITOR, 26), LiftPacket(VISITOR, 13)),
        until=HookeyPhase.SETTLED,
        made=units_left,
        wanted=WHOLE_PURSE - 1,
    ),
)

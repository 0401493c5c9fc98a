"""Instructive hand: a player who stands most often has six or seven, so five is not enough."""

from crowe_table.engine.core import Seat
from crowe_table.engine.money import GUINEA
from crowe_table.games.baccara.actions import Banco, KeepSilent, NameCutter, StayOnTwo
from crowe_table.games.baccara.counting import BANKER
from crowe_table.games.baccara.state import BaccaraPhase, BaccaraState
from crowe_table.kit.bank import DeclineBank, TakeBank
from crowe_table.kit.dealing import Cut
from crowe_table.kit.exhibits import ExhibitHand

VISITOR, ACTIVE, ONLOOKER = Seat(0), Seat(1), Seat(2)


def bank_stands(s: BaccaraState, seat: Seat) -> int:
    """Return 1 if this seat's bank has won the coup, else 0."""
    return int(s.public.outcome == BANKER and s.public.dealer == seat)


EXHIBITS = (
    ExhibitHand(
        name="five-is-not-enough",
        preset="pearson",
        seats=3,
        dealer=VISITOR,
        visitor=VISITOR,
        cards={"active": "3D 4S", "banker": "KH 5C", "pack": "3C"},
        before=(
            NameCutter(VISITOR, ONLOOKER),
            Cut(ONLOOKER, 26),
            DeclineBank(ONLOOKER),
            DeclineBank(ACTIVE),
            TakeBank(VISITOR, GUINEA),
            KeepSilent(ONLOOKER),
            Banco(ACTIVE),
            StayOnTwo(ACTIVE),
        ),
        until=BaccaraPhase.SETTLED,
        made=bank_stands,
        wanted=1,
    ),
)

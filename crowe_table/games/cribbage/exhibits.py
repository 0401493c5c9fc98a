"""Famous hands. Their titles, stories and tasks are messages in exhibits.ftl."""

from crowe_table.engine.core import Seat
from crowe_table.games.cribbage.scale import scale
from crowe_table.games.cribbage.state import PLAYED, START, CribbagePhase, CribbageState
from crowe_table.kit.exhibits import ExhibitHand

VISITOR, DEALER = Seat(0), Seat(1)


def in_hand(s: CribbageState, seat: Seat) -> int:
    """Return the score of a seat's shown hand."""
    cards = s.at(PLAYED[seat])
    return scale(len(cards), s.options, crib=False).total(cards, s.at(START)[0])


EXHIBITS = (
    ExhibitHand(
        name="twenty-nine",
        preset="hoyle6",
        rules={"stake": 0},
        dealer=DEALER,
        visitor=VISITOR,
        cards={"hand:0": "5S 5H 5D JC TC QD", "hand:1": "KD QS 8S 7C 4H 3S", "pack": "5C"},
        until=CribbagePhase.COUNTED,
        made=in_hand,
        wanted=29,
    ),
)

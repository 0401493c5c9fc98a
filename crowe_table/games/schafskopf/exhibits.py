"""Instructive hand: two aces are worth more in hand than laid away.

The deal was found by search. Laying away the King and a seven of clubs makes the game against every defence; laying
away the two aces loses it.
"""

from crowe_table.engine.core import Seat
from crowe_table.games.schafskopf.actions import TakeBlind
from crowe_table.games.schafskopf.state import SchafskopfPhase, SchafskopfState
from crowe_table.kit.exhibits import ExhibitHand

FOREHAND, MIDDLEHAND, DEALER = Seat(0), Seat(1), Seat(2)


def has_made_game(s: SchafskopfState, seat: Seat) -> int:
    """Return 1 if the lone player has made the game."""
    return int(s.public.scores[s.public.sides[seat]] > 0)


EXHIBITS = (
    ExhibitHand(
        name="two-aces",
        preset="pearson",
        seats=3,
        rules={"point_rate": 0},
        dealer=DEALER,
        visitor=FOREHAND,
        cards={
            "hand:0": "QS AS JS AC 8D KC TD 7H JD 7C",
            "hand:1": "QC TS 9D QD 9S KH 8C 9H 9C AD",
            "hand:2": "7D JC KS TC KD TH AH QH 8H 8S",
            "blind": "JH 7S",
        },
        before=(TakeBlind(FOREHAND),),
        until=SchafskopfPhase.COUNTED,
        made=has_made_game,
        wanted=1,
    ),
)

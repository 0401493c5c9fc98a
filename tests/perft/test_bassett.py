"""Bassett: taking the pay or bending a corner. Every sequence is counted by the rules and by a referee."""

from functools import partial
from math import factorial

from crowe_table.engine.core import SPECTATOR, Seat
from crowe_table.games.bassett import court, rules
from crowe_table.games.bassett.state import BassettPhase
from tests.laws.test_bassett import COURT, GAME, put, seated
from tests.perft.counting import Perft

WINNERS = 3
ANSWERS = 2
"""Number of answers that each player has: take the pay, or bend a corner."""


def test_every_course_of_taking_and_bending() -> None:
    s = seated(COURT, cards="KD TS")
    for name in "BCD":
        put(s, {"by": name, "on": "K", "couch": 48})
    GAME._do(s, partial(court.turn_couple, course=rules.COURT), None)
    perft = Perft(GAME, (BassettPhase.AFTER_WIN,), (Seat(0), SPECTATOR))
    perft.walk(s)
    assert perft.histories == factorial(WINNERS) * ANSWERS**WINNERS
    assert len(perft.ends) == ANSWERS**WINNERS, "in whatever order they speak"
    heard = sum(factorial(WINNERS) // factorial(WINNERS - said) * ANSWERS**said for said in range(WINNERS + 1))
    assert perft.nodes.total() == heard

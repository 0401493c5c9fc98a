"""Instructive hand: one of the jeux de règle, which should be played without asking for cards.

The cards were arranged so that asking for cards loses.
"""

from crowe_table.engine.core import Seat
from crowe_table.games.ecarte.state import EcartePhase, EcarteState
from crowe_table.kit.exhibits import ExhibitHand

NON_DEALER, DEALER = Seat(0), Seat(1)


def marked(s: EcarteState, seat: Seat) -> int:
    """Return a seat's lead in points after its first hand."""
    return s.public.scores[seat] - s.public.scores[s.public.after(seat)]


EXHIBITS = (
    ExhibitHand(
        name="king-high",
        preset="encyclopaedia",
        rules={"stake": 0, "deal_pattern": "3_2"},
        dealer=DEALER,
        visitor=NON_DEALER,
        cards={
            "hand:0": "7H KC JC 9C 8C",
            "hand:1": "8H AC TD 9S 8S",
            "turned": "9H",
            "pack": "7D 8D 7S AH QH JH TH QD JD KS",
        },
        until=EcartePhase.COUNTED,
        made=marked,
        wanted=1,
    ),
)

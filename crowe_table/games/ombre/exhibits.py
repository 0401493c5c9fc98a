"""Famous hand: Belinda's game against the Baron in Pope's Rape of the Lock (1714), canto III.

The poem names fourteen cards: two of Belinda's, the Baron's best trumps, three diamonds and the ace of hearts, and Pam.
The other cards were chosen for this table. The poem mentions no exchange, so all play the cards as dealt.
"""

from crowe_table.engine.core import Seat, seats
from crowe_table.games.ombre.actions import NameTrump, SansPrendre
from crowe_table.games.ombre.play import order
from crowe_table.games.ombre.state import OmbrePhase, OmbreState
from crowe_table.kit import tricks
from crowe_table.kit.exchange import Change
from crowe_table.kit.exhibits import ExhibitHand

BELINDA, BARON, THIRD = seats(3)
"""The third player plays after Belinda because play goes to the right."""


def tricks_at_once(s: OmbreState, seat: Seat) -> int:
    """Return how many tricks this seat took before it lost one."""
    r = s.public
    lost = (trick for trick in range(r.finished) if tricks.trick_winner(r, trick, order(s)) != seat)
    return next(lost, r.finished)


EXHIBITS = (
    ExhibitHand(
        name="rape-of-the-lock",
        preset="hombre_1674",
        seats=3,
        dealer=BARON,
        visitor=BELINDA,
        cards={
            "hand:0": "AS 2S AC KS KH QH KC 6D 5D",
            "hand:1": "QS JS 7S 5S 3S KD QD JD AH",
            "hand:2": "6S 4S JC 7C 5C 3C 5H 4H 7D",
        },
        before=(SansPrendre(BELINDA), NameTrump(BELINDA, "spades"), Change(THIRD, ()), Change(BARON, ())),
        until=OmbrePhase.SETTLED,
        made=tricks_at_once,
        wanted=5,
    ),
)

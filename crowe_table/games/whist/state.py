"""Piles, phases and public record of Whist."""

from typing import TypeAlias

from msgspec import field

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Moved, Phase, Seat, View
from crowe_table.engine.money import Farthings
from crowe_table.engine.piles import Piles, SeenBy
from crowe_table.engine.state import State
from crowe_table.games.whist.options import WhistOptions
from crowe_table.kit.rubber import RubberRecord

SEATS = 4
NO_SIDE = -1
"""Value that stands for neither side."""

PILES = Piles()
PACK = PILES.one("pack")
TURNED = PILES.one("turned", SeenBy.ALL)
"""Trump card of the dealer. It stays here until the dealer first plays a card (R5)."""
REVIEW = PILES.one("review", SeenBy.ALL)
"""Finished trick that players are looking at again."""
HAND = PILES.each("hand", SeenBy.OWNER)
PLAYED = PILES.each("played", SeenBy.ALL)
TAKEN = PILES.each("taken", SeenBy.ALL, face_down=True)
CUT = PILES.each("cut", SeenBy.ALL)


class WhistPhase(Phase):
    """Phases of a match, in order."""

    CUT_FOR_DEAL = 0
    SHUFFLE = 1
    SHUFFLE_LAST = 2
    CUT_PACK = 3
    CALL = 4
    ANSWER = 5
    PLAY = 6
    COUNT = 7
    COUNTED = 8
    OVER = 9


class WhistRecord(RubberRecord, kw_only=True):
    """Public state of a match of Whist, apart from the cards."""

    live = (*RubberRecord.live, "turn", "trumps", "tricks", "won")

    again: bool = False
    """Whether the deal does not count, because both sides revoked, and will be dealt again."""
    points_won: tuple[int, int] = field(default=(0, 0), name="worths")
    """Points for the games that each side has won in this rubber. Saved games name this field ``worths``."""
    debts: tuple[tuple[Seat, Seat, Farthings], ...] = ()
    """Debts that have been written down: debtor, creditor and sum."""
    winner: int = NO_SIDE
    """Side that has won the match, or NO_SIDE."""


WhistState: TypeAlias = State[WhistRecord, WhistOptions]
WhistView: TypeAlias = View[WhistRecord, WhistOptions]


def turned_up(view: WhistView) -> tuple[Card, ...]:
    """Return the card that was turned up in this deal, if this viewer saw it."""
    turns = [event for event in view.past if isinstance(event, Moved) and event.how == "turn"]
    return turns[-1].cards if turns else ()

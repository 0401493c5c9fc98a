"""Where the cards of Whist lie, the phases of a game, and what everybody knows."""

from typing import TypeAlias

from msgspec import field

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Moved, Phase, Seat, View
from crowe_table.engine.money import Farthings
from crowe_table.engine.piles import Piles, SeenBy
from crowe_table.engine.state import State
from crowe_table.games.whist.options import WhistOptions
from crowe_table.kit.honours import HonoursRecord

SEATS = 4
NO_SIDE = -1
"""Neither side."""

PILES = Piles()
PACK = PILES.one("pack")
TURNED = PILES.one("turned", SeenBy.ALL)
"""The trump card, until the dealer has played (R5)."""
REVIEW = PILES.one("review", SeenBy.ALL)
"""A trick that is looked at again."""
HAND = PILES.each("hand", SeenBy.OWNER)
PLAYED = PILES.each("played", SeenBy.ALL)
TAKEN = PILES.each("taken", SeenBy.ALL, face_down=True)
CUT = PILES.each("cut", SeenBy.ALL)


class WhistPhase(Phase):
    """The stages of a game, in the order of the book."""

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


class WhistRecord(HonoursRecord, kw_only=True):
    """What everybody knows of a table of Whist besides the cards."""

    live = (*HonoursRecord.live, "turn", "trumps", "tricks", "won")

    again: bool = False
    """Whether the deal is void, and its dealer deals again."""
    won: tuple[tuple[Seat, int], ...] = ()
    """The sides that have won games of the rubber: a player of each, and how many."""
    points_won: tuple[int, int] = field(default=(0, 0), name="worths")
    """What those games are worth in points, by side; saves were sealed under the other name."""
    fresh: bool = False
    """Whether the next deal begins a new game."""
    debts: tuple[tuple[Seat, Seat, Farthings], ...] = ()
    """What is written down: who owes it, to which seat, and how much."""
    winner: int = NO_SIDE
    """The side that has won."""

    def games(self, side: int) -> int:
        """Games of the rubber won by a side."""
        return sum(games for seat, games in self.won if self.sides[seat] == side)


WhistState: TypeAlias = State[WhistRecord, WhistOptions]
WhistView: TypeAlias = View[WhistRecord, WhistOptions]


def turned_up(view: WhistView) -> tuple[Card, ...]:
    """The card that this viewer saw turned up in this deal."""
    turns = [event for event in view.past if isinstance(event, Moved) and event.how == "turn"]
    return turns[-1].cards if turns else ()

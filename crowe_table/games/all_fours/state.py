"""Where the cards of All Fours lie, the phases of a game, and what everybody knows."""

from enum import auto
from typing import TypeAlias

from crowe_table.engine.core import Phase, Seat, View
from crowe_table.engine.piles import Piles, SeenBy
from crowe_table.engine.state import State
from crowe_table.games.all_fours.options import AllFoursOptions
from crowe_table.kit.tricks import TrickRecord

PILES = Piles()
STOCK = PILES.one("pack")
TURNED = PILES.one("turned", SeenBy.ALL)
"""The card whose suit is proposed, or is trumps."""
REFUSED = PILES.one("refused", SeenBy.ALL)
"""The cards turned up before it."""
UNTOUCHED = PILES.each("untouched")
"""Cards that lie as they were dealt: their owner may not look at them yet."""
HAND = PILES.each("hand", SeenBy.OWNER)
PLAYED = PILES.each("played", SeenBy.ALL)
TAKEN = PILES.each("taken", SeenBy.ALL, face_down=True)
WASTE = PILES.each("waste", SeenBy.OWNER, face_down=True)
"""What each has laid out: remembered, and never looked at again."""
CUT = PILES.each("cut", SeenBy.ALL)


class AllFoursPhase(Phase):
    """The stages of a game, in the order of the book."""

    CUT_FOR_DEAL = auto()
    ELDEST = auto()
    DEALER = auto()
    LAY_AWAY = auto()
    PLAY = auto()
    COUNT = auto()
    COUNTED = auto()
    OVER = auto()


class AllFoursRecord(TrickRecord, kw_only=True):
    """What everybody knows of a table of All Fours besides the cards."""

    live = (*TrickRecord.live, "turn", "trumps", "tokens", "waits")

    begged: bool = False
    """Whether eldest has begged in this deal."""
    rejected: tuple[int, ...] = ()
    """The suits that were refused in this deal, in order."""
    knaves: int = 0
    """Points the dealer has scored for knaves turned up in this deal."""
    waits: tuple[int, ...] = ()
    """For each seat, 1 if it may not look at its cards yet."""
    tokens: tuple[tuple[int, ...], ...] = ()
    """For each seat, whether it has scored High, Low, the Knave and Game in this deal."""

    def may_look(self, seat: Seat) -> bool:
        """Whether a seat has a part in the choice of trumps, and so may see its cards."""
        return seat in (self.dealer, self.eldest)


AllFoursState: TypeAlias = State[AllFoursRecord, AllFoursOptions]
AllFoursView: TypeAlias = View[AllFoursRecord, AllFoursOptions]

"""Piles, phases and public record of All Fours."""

from enum import auto
from typing import TypeAlias

from crowe_table.engine.core import Phase, Seat, View
from crowe_table.engine.piles import Piles, SeenBy
from crowe_table.engine.state import State
from crowe_table.games.all_fours.options import AllFoursOptions
from crowe_table.kit.tricks import TrickRecord

PACKET = 3
"""Number of cards that each player is dealt at a time."""

PILES = Piles()
STOCK = PILES.one("pack")
TURNED = PILES.one("turned", SeenBy.ALL)
"""Pile with the card whose suit is proposed or is trumps."""
REFUSED = PILES.one("refused", SeenBy.ALL)
"""Pile of cards turned up earlier in the deal."""
UNTOUCHED = PILES.each("untouched")
"""Piles of dealt cards that their owners may not see yet."""
HAND = PILES.each("hand", SeenBy.OWNER)
PLAYED = PILES.each("played", SeenBy.ALL)
TAKEN = PILES.each("taken", SeenBy.ALL, face_down=True)
WASTE = PILES.each("waste", SeenBy.OWNER, face_down=True)
"""Piles of each player's discards. Nobody may look at them again."""
CUT = PILES.each("cut", SeenBy.ALL)


class AllFoursPhase(Phase):
    """Phases of a game, in rule-book order."""

    CUT_FOR_DEAL = auto()
    ELDEST = auto()
    DEALER = auto()
    LAY_AWAY = auto()
    PLAY = auto()
    COUNT = auto()
    COUNTED = auto()
    OVER = auto()


class AllFoursRecord(TrickRecord, kw_only=True):
    """Public record of a game of All Fours apart from the cards."""

    live = (*TrickRecord.live, "turn", "trumps", "tokens", "tricks", "waits")

    begged: bool = False
    """Whether the eldest hand has begged in this deal."""
    rejected: tuple[int, ...] = ()
    """Suits refused in this deal, in order."""
    knaves: int = 0
    """Number of turned knaves that have scored for the dealer in this deal."""
    waits: tuple[int, ...] = ()
    """For each seat, 1 if it may not see its cards yet."""
    tokens: tuple[tuple[int, ...], ...] = ()
    """For each seat, whether it has scored each of High, Low, the Knave and Game in this deal."""

    def may_look(self, seat: Seat) -> bool:
        """Whether a seat takes part in the choice of trumps, and so may see its cards."""
        return seat in (self.dealer, self.eldest)


AllFoursState: TypeAlias = State[AllFoursRecord, AllFoursOptions]
AllFoursView: TypeAlias = View[AllFoursRecord, AllFoursOptions]

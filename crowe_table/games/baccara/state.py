"""What there is at a table of Baccara. What is staked, and what lies in the bank, is in the ledger and nowhere else."""

from enum import IntEnum, auto
from typing import ClassVar, TypeAlias

from crowe_table.engine.core import NO_SEAT, Phase, Seat, View
from crowe_table.engine.money import BANK, NOTHING, Farthings
from crowe_table.engine.piles import Piles, SeenBy
from crowe_table.engine.state import State
from crowe_table.games.baccara.options import BaccaraOptions
from crowe_table.kit.bank import Offered
from crowe_table.kit.purses import in_purse
from crowe_table.kit.rites import CutRecord
from crowe_table.kit.sale import Bidding

PILES = Piles()
PACK = PILES.one("pack")
CUT = PILES.each("cut", SeenBy.ALL)
ACTIVE_HAND = PILES.one("active")
BANKER_HAND = PILES.one("banker")
DISCARDS = PILES.one("discards", face_down=True)
"""The burnt cards, and those of the coups before: whoever has seen one remembers it."""


class BaccaraPhase(Phase):
    """The stages of a coup, in the order of the book."""

    FIRST_DEALER = auto()
    NAME_CUTTER = auto()
    CUT_PACK = auto()
    OFFER = auto()
    KEEP = auto()
    TAKE_OVER = auto()
    AUCTION = auto()
    SUIVI = auto()
    BANCO = auto()
    PARTIAL = auto()
    DRAW = auto()
    BANKER_DRAW = auto()
    SETTLED = auto()
    OVER = auto()


class Role(IntEnum):
    """What a player is at a coup."""

    NONE = 0
    FOR_ALL = 1
    BANCO = 2
    BANKER = 3
    BIDS = 4
    OUT = 5


class BaccaraRecord(CutRecord, kw_only=True):
    """What all know at Baccara. The dealer is the banker; before there is one, who has dealt or has lost the bank."""

    live: ClassVar[tuple[str, ...]] = ("deal", "dealer", "ring", "roles", "direction")

    cutter: Seat = NO_SEAT
    """Who has been named to cut."""
    offered: Offered = Offered()
    """Who is still to be offered the bank."""
    sale: Bidding = Bidding()
    """What has been bid for it."""
    to_speak: tuple[Seat, ...] = ()
    """Who has still to bet, in order; or all who may cry banco."""
    put_up: Farthings = NOTHING
    """With what the banker began."""
    wins: int = 0
    """Coups that this banker has won."""
    active: Seat = NO_SEAT
    """Who plays this coup for all that bet on it."""
    how: str = ""
    """How they came to: ``banco_suivi``, ``banco`` or ``partial``; empty before."""
    outcome: str = ""
    """Who won the coup, or that nobody did; empty before it is decided."""
    suivi: Seat = NO_SEAT
    """Who may cry banco before all others at the next coup, against the same banker."""
    roles: tuple[tuple[int, int], ...] = ()
    """For each seat, its Role, and what it bids for the bank."""

    @property
    def others(self) -> tuple[Seat, ...]:
        """All who may bet, from the banker's right."""
        return tuple([seat for seat in self.round_from(self.dealer) if seat != self.dealer])


BaccaraState: TypeAlias = State[BaccaraRecord, BaccaraOptions]
BaccaraView: TypeAlias = View[BaccaraRecord, BaccaraOptions]


def in_bank(s: BaccaraState) -> Farthings:
    """What lies in the bank."""
    return s.ledger.balance(BANK)


def owned(s: BaccaraState, seat: Seat) -> Farthings:
    """What a player has: the banker's is the bank too."""
    return Farthings(in_purse(s, seat) + (in_bank(s) if seat == s.public.dealer else NOTHING))

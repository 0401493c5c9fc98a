"""Piles, phases and public record of Baccara. Only the ledger holds the stakes and the bank."""

from enum import IntEnum, auto
from typing import ClassVar, TypeAlias

from crowe_table.engine.core import NO_SEAT, Phase, Seat, View
from crowe_table.engine.money import BANK, NOTHING, Farthings
from crowe_table.engine.piles import Piles, SeenBy
from crowe_table.engine.state import State
from crowe_table.games.baccara.options import BaccaraOptions
from crowe_table.kit.bank import BankOffer
from crowe_table.kit.dealing import CutRecord
from crowe_table.kit.purses import in_purse
from crowe_table.kit.sale import Bidding

PILES = Piles()
PACK = PILES.one("pack")
CUT = PILES.each("cut", SeenBy.ALL)
ACTIVE_HAND = PILES.one("active")
BANKER_HAND = PILES.one("banker")
DISCARDS = PILES.one("discards", face_down=True)
"""Pile of burnt cards and cards of earlier coups. Viewers remember the cards that they have seen."""


class BaccaraPhase(Phase):
    """Phases of a coup, in rule-book order."""

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
    """A player's role in a coup."""

    NONE = 0
    FOR_ALL = 1
    BANCO = 2
    BANKER = 3
    BIDS = 4
    OUT = 5


class BaccaraRecord(CutRecord, kw_only=True):
    """Public record of Baccara. ``dealer`` is the banker. Without a banker, it is the last dealer or banker."""

    live: ClassVar[tuple[str, ...]] = ("deal", "dealer", "ring", "roles", "direction")

    cutter: Seat = NO_SEAT
    """Seat that was named to cut."""
    offered: BankOffer = BankOffer()
    """Seats to which the bank is still to be offered."""
    sale: Bidding = Bidding()
    """Bids for the bank."""
    to_speak: tuple[Seat, ...] = ()
    """Seats that have yet to bet, in order, or all seats that may call banco."""
    put_up: Farthings = NOTHING
    """Sum with which the banker began."""
    wins: int = 0
    """Number of coups that this banker has won."""
    active: Seat = NO_SEAT
    """Seat that plays this coup for all bettors."""
    how: str = ""
    """Way in which the active seat was chosen: ``banco_suivi``, ``banco`` or ``partial``. Empty until it is chosen."""
    outcome: str = ""
    """Outcome of the coup: BANKER, ACTIVE or NULL. Empty until the coup is decided."""
    suivi: Seat = NO_SEAT
    """Seat that may call banco first at the next coup, against the same banker."""
    roles: tuple[tuple[int, int], ...] = ()
    """For each seat, its Role and its bid for the bank."""

    @property
    def others(self) -> tuple[Seat, ...]:
        """All seats that may bet, beginning at the banker's right."""
        return tuple([seat for seat in self.round_from(self.dealer) if seat != self.dealer])


BaccaraState: TypeAlias = State[BaccaraRecord, BaccaraOptions]
BaccaraView: TypeAlias = View[BaccaraRecord, BaccaraOptions]


def in_bank(s: BaccaraState) -> Farthings:
    """Return the bank's balance."""
    return s.ledger.balance(BANK)


def owned(s: BaccaraState, seat: Seat) -> Farthings:
    """Return a player's money. It includes the bank if the player is the banker."""
    return Farthings(in_purse(s, seat) + (in_bank(s) if seat == s.public.dealer else NOTHING))

"""What there is at a table of Brag: its piles, its public record, and who is looking at which hand."""

from enum import IntEnum, auto
from typing import TypeAlias

from crowe_table.engine.core import ALL, NO_SEAT, NOBODY, Phase, Seat, View, Viewers, viewers
from crowe_table.engine.piles import Pile, Piles
from crowe_table.engine.state import State
from crowe_table.games.brag.options import BragOptions
from crowe_table.kit.unshuffled import Packets, UnshuffledPack
from crowe_table.kit.vying import VyingRecord

CARDS_EACH = 3
NEW, OLD = "new", "old"
"""The two hands of a player who has kept one unseen: the one just dealt, and the one kept."""

PILES = Piles()
PACK = PILES.one("pack", face_down=True)
LOT = tuple(PILES.one(f"lot-{slot}", face_down=True, unordered=True) for slot in range(8))
"""The packets of used cards under the pack, each mixed in itself."""
HAND = PILES.each("hand", face_down=True)
KEPT = PILES.each("old", face_down=True)
DEALING = UnshuffledPack(PACK, LOT)


class BragPhase(Phase):
    ANTE = auto()
    LOOK = auto()
    KEEP_AT_DEAL = auto()
    WAGER = auto()
    BRAG = auto()
    GO = auto()
    SIGHT = auto()
    KEEP = auto()
    LEND = auto()
    STAND = auto()
    PROVE = auto()
    NEXT = auto()
    OVER = auto()


class Status(IntEnum):
    """How a player stands in the deal. OPEN has looked; TWO has two unseen hands; the cards of COVERED lie on a closed
    pot, which they may win though their owner wagers no more."""

    ABSENT = 0
    FOLDED = 1
    OPEN = 2
    BLIND = 3
    TWO = 4
    COVERED = 5


WAGERING = (Status.OPEN, Status.BLIND, Status.TWO)


class BragRecord(VyingRecord, kw_only=True):
    """What all know of a game of Brag besides the cards."""

    live = ("deal", "dealer", "standing", "turn", "terms", "debts")
    still_in = WAGERING

    looked: tuple[Seat, ...] = ()
    """Who has seen the hand in its place ``hand``."""
    looked_at: str = ""
    """Which of two hands has just been looked at and must be kept or dropped."""
    caller: Seat = NO_SEAT
    called: Seat = NO_SEAT
    """Who has paid to see or called a sight, and who is seen."""
    shown: tuple[Seat, ...] = ()
    """Whose hands lie open to all."""
    yielded: bool = False
    """Whether the caller has given in without showing."""
    bragger: Seat = NO_SEAT
    answering: tuple[Seat, ...] = ()
    """Where there are sights: who made the last brag, and who has still to go it or bolt."""
    winner: Seat = NO_SEAT
    """Who had the best of the last hand; nobody while it is played, and where the pot is carried."""
    retainer: Seat = NO_SEAT
    """Who keeps an unseen hand for the next deal."""
    shuffling: bool = False
    """Whether the pack is shuffled before the next deal."""
    packets: Packets = Packets()
    """How the used cards lie under the pack."""
    rising: tuple[Seat, ...] = ()
    """Who would rise and share the pot."""


BragState: TypeAlias = State[BragRecord, BragOptions]
BragView: TypeAlias = View[BragRecord, BragOptions]


def lookers(r: BragRecord, pile: Pile) -> Viewers:
    """Who is looking at a hand, besides those who know its cards by memory."""
    seat = pile.owner
    if seat == NO_SEAT:
        return NOBODY
    if pile is KEPT[seat]:
        return viewers(seat) if r.looked_at == OLD and seat == r.turn else NOBODY
    if seat in r.shown:
        return ALL
    mask = viewers(seat) if seat in r.looked or (r.looked_at == NEW and seat == r.turn) else NOBODY
    if r.request.shown and r.request.borrower == seat:
        mask |= viewers(r.request.lender)
    return mask

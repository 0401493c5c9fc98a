"""Piles, phases and public record of Brag, and the viewers of each hand."""

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
"""Words for the two hands of a player who retained one: the newly dealt hand and the retained hand."""

PILES = Piles()
PACK = PILES.one("pack", face_down=True)
LOT = tuple(PILES.one(f"lot-{slot}", face_down=True, unordered=True) for slot in range(8))
"""Packets of used cards under the pack. The order of the cards within a packet is unknown."""
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
    """A player's status in the deal.

    An OPEN player has looked. A player with TWO holds two unseen hands. A COVERED player no longer wagers, but may
    still win the covered pot.
    """

    ABSENT = 0
    FOLDED = 1
    OPEN = 2
    BLIND = 3
    TWO = 4
    COVERED = 5


WAGERING = (Status.OPEN, Status.BLIND, Status.TWO)


class BragRecord(VyingRecord, kw_only=True):
    """Public record of a game of Brag apart from the cards."""

    live = ("deal", "dealer", "standing", "turn", "terms", "debts")
    still_in = WAGERING

    looked: tuple[Seat, ...] = ()
    """Seats that have seen their own hand in the pile ``hand``."""
    looked_at: str = ""
    """Name of the hand just seen, ``new`` or ``old``, which the player must keep or drop; otherwise empty."""
    caller: Seat = NO_SEAT
    called: Seat = NO_SEAT
    """Seat whose hand another player has paid to see. ``caller`` is the seat that paid to see or called a sight."""
    shown: tuple[Seat, ...] = ()
    """Seats whose hands are open to all."""
    yielded: bool = False
    """Whether the caller conceded without showing."""
    bragger: Seat = NO_SEAT
    answering: tuple[Seat, ...] = ()
    """With sights: seats that must still answer the last brag. ``bragger`` is the seat that made it."""
    winner: Seat = NO_SEAT
    """Winner of the last hand; NO_SEAT during play or while a pot is carried over."""
    retainer: Seat = NO_SEAT
    """The seat that keeps an unseen hand for the next deal."""
    shuffling: bool = False
    """Whether the pack is shuffled before the next deal."""
    packets: Packets = Packets()
    """Packets of used cards under the pack."""
    rising: tuple[Seat, ...] = ()
    """Seats that agree to leave and share the pot."""


BragState: TypeAlias = State[BragRecord, BragOptions]
BragView: TypeAlias = View[BragRecord, BragOptions]


def lookers(r: BragRecord, pile: Pile) -> Viewers:
    """Return the seats that may look at a hand now. Others may still remember its cards from before."""
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

"""What there is at a table of Brag: its piles, its public record, and what a seat chooses in secret."""

from enum import IntEnum, auto
from typing import TypeAlias

from msgspec import Struct

from crowe_table.engine.core import ALL, NO_SEAT, NOBODY, Phase, Seat, View, Viewers, viewers
from crowe_table.engine.money import NOTHING, Account, Farthings
from crowe_table.engine.piles import Pile, Piles
from crowe_table.engine.state import State
from crowe_table.games.brag.options import BragOptions
from crowe_table.kit.debts import Debts
from crowe_table.kit.vying import VyingRecord

LOTS = 8
"""Packets of used cards that may lie under the pack, each mixed in itself."""
CARDS_EACH = 3
NEW, OLD = "new", "old"
"""The two hands of a player who has kept one unseen: the one just dealt, and the one kept."""

PILES = Piles()
PACK = PILES.one("pack", face_down=True)
LOT = tuple(PILES.one(f"lot-{slot}", face_down=True, unordered=True) for slot in range(LOTS))
HAND = PILES.each("hand", face_down=True)
KEPT = PILES.each("old", face_down=True)


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


class Request(Struct, frozen=True):
    """A loan that a player is asked for; whether the borrower's hand is shown to that player."""

    borrower: Seat
    lender: Seat
    farthings: Farthings
    shown: bool


NO_REQUEST = Request(NO_SEAT, NO_SEAT, NOTHING, shown=False)


class BragRecord(VyingRecord, kw_only=True):
    """What all know of a game of Brag besides the cards."""

    live = ("deal", "dealer", "standing", "turn", "terms", "debts")

    terms: tuple[tuple[int, Farthings], ...] = ()
    """What the table says of wagers: 0 and the last wager, 1 and the greatest that may be laid."""
    looked: tuple[Seat, ...] = ()
    """Who has seen the hand in its place ``hand``."""
    looked_at: str = ""
    """Which of two hands has just been looked at and must be kept or dropped."""
    debts: Debts = ()
    request: Request = NO_REQUEST
    refused: tuple[Seat, ...] = ()
    """Who has refused to lend to the player whose turn it is."""
    borrowed: bool = False
    """Whether that player has borrowed in this turn."""
    begging: tuple[Seat, ...] = ()
    """Who may yet ask for the ante."""
    covers: tuple[Seat, ...] = ()
    """Who has covered a pot, the first first."""
    caller: Seat = NO_SEAT
    """Who has paid to see."""
    called: Seat = NO_SEAT
    """Who is seen."""
    shown: tuple[Seat, ...] = ()
    """Whose hands lie open to all."""
    yielded: bool = False
    """Whether the caller has given in without showing."""
    bragger: Seat = NO_SEAT
    """Who made the last brag, where there are sights."""
    answering: tuple[Seat, ...] = ()
    """Who has still to go it or bolt."""
    winner: Seat = NO_SEAT
    """Who had the best of the last hand; nobody while it is played, and where the pot is carried."""
    retainer: Seat = NO_SEAT
    """Who keeps an unseen hand for the next deal."""
    shuffling: bool = False
    """Whether the pack is shuffled before the next deal."""
    lots: tuple[int, ...] = ()
    """The packets under the pack, the one to be dealt first first."""
    gathering: int = -1
    """The packet to which the cards of this deal go; −1 before the first."""
    rising: tuple[Seat, ...] = ()
    """Who would rise and share the pot."""
    winners: tuple[Seat, ...] = ()
    """Who has won the sitting."""

    def status(self, seat: Seat) -> int:
        return self.standing[seat].status

    @property
    def wagering(self) -> list[Seat]:
        """Who is still in the betting, from the elder hand."""
        return [seat for seat in self.round_from(self.eldest) if self.standing[seat].status in WAGERING]


BragState: TypeAlias = State[BragRecord, BragOptions]
BragView: TypeAlias = View[BragRecord, BragOptions]


def cover_of(seat: Seat) -> Account:
    """The pot that a player has covered."""
    return Account("cover", seat)


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

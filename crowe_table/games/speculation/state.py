"""Piles and public state of Speculation. The state includes what players can remember about the order of the pack."""

from enum import auto
from typing import ClassVar, TypeAlias

from msgspec import Struct

from crowe_table.engine.cards import ACE, RANKS, Card, rank
from crowe_table.engine.core import NO_SEAT, Phase, Seat, View
from crowe_table.engine.money import NOTHING, Farthings
from crowe_table.engine.piles import Piles, SeenBy
from crowe_table.engine.state import State
from crowe_table.games.speculation.options import SpeculationOptions
from crowe_table.kit.dealing import CutRecord
from crowe_table.kit.sale import Bidding

CARDS_EACH = 3

PILES = Piles()
PACK = PILES.one("pack")
DOWN = PILES.each("down")
SHOWN = PILES.each("shown", SeenBy.ALL)
STANDING = PILES.one("standing", SeenBy.ALL)
"""Highest trump on view. It lies in the middle, and its owner's seat is marked with a crown."""
UNTURNED = PILES.one("unturned")
"""Trump card while it is for sale face down."""
SPARE = PILES.one("spare")
SPARE_SHOWN = PILES.one("spare_shown", SeenBy.ALL)
USED = PILES.one("used", unordered=True)
"""Used cards before they are put under the pack, or laid aside until the pack is exhausted."""


class SpeculationPhase(Phase):
    """Phases of a hand, in order. Some occur only under certain options."""

    CUT_FOR_DEAL = auto()
    BLIND = auto()
    CHOICE = auto()
    SALE = auto()
    ANSWER = auto()
    TURN = auto()
    PROPOSAL = auto()
    SETTLED = auto()
    OVER = auto()


class Layer(Struct, frozen=True):
    """Cards of the pack that lie together in unknown order.

    Examples are the rest of a shuffled pack, and the used cards of a hand.
    """

    left: int
    """Number of the layer's cards that are still in the pack."""
    known: tuple[Card, ...] = ()
    """Cards that players know to be in the layer."""


class Lot(Struct, frozen=True):
    """Lot of a sale: the highest trump, the trump before it is turned, or face-down cards of a player."""

    what: str = ""
    """Kind of lot: ``trump``, ``blind`` (the trump before it is turned) or ``unseen``; empty while nothing is for sale.
    """
    seller: Seat = NO_SEAT
    reserve: Farthings = NOTHING
    number: int = 1
    """Number of cards in the lot."""
    buyer: Seat = NO_SEAT
    price: Farthings = NOTHING
    """Best bid at the end of the bidding, or the price that one player proposes to another."""


class SpeculationRecord(CutRecord, kw_only=True):
    """Public state of a sitting of Speculation, apart from the cards."""

    live: ClassVar[tuple[str, ...]] = ("deal", "dealer", "ring", "turn", "resting", "trump", "owner")

    turn: Seat = NO_SEAT
    """Seat that is to turn the next card, or that must keep or sell the highest trump."""
    owner: Seat = NO_SEAT
    """Owner of the highest trump on view."""
    stand: tuple[Card, ...] = ()
    """Highest trump on view, as the only element; empty before the trump is turned."""
    trump: tuple[int, ...] = ()
    """Trump suit, as the only element; empty before it is known."""
    trumps_shown: int = 0
    """Number of trumps turned in this hand, not counting the first one that made trumps."""
    sold: bool = False
    """Whether the first trump, which made trumps, has been sold."""
    stakes: tuple[Farthings, ...] = ()
    """Stake that each seat has paid in this hand; 0 for a seat that sits out."""
    full: Farthings = NOTHING
    """Ordinary stake of this hand, without reductions."""
    lot: Lot = Lot()
    sale: Bidding = Bidding()
    """Bids in the current sale."""
    offered: bool = False
    """Whether the seat that is to turn a card has already offered its face-down cards for sale."""
    proposed: tuple[Seat, ...] = ()
    """Seats that have proposed to buy face-down cards since the last card was turned."""
    layers: tuple[Layer, ...] = ()
    """Layers of the pack from the top, numbered as at the start of this hand. Empty ones stay in the list."""
    laid_aside: Layer = Layer(0)
    """Layer of used cards that wait until the pack is exhausted."""
    origins: tuple[tuple[int, ...], ...] = ()
    """Layer number from which each face-down card was dealt, bottom card first, for each seat and then the spare hand.
    """
    shuffling: bool = True
    """Whether the pack is shuffled before the next hand."""

    @property
    def staking(self) -> tuple[Seat, ...]:
        """Seats that take part in this hand, from the dealer's left."""
        return tuple([seat for seat in self.from_the_left(self.dealer) if self.stakes[seat]])


SpeculationState: TypeAlias = State[SpeculationRecord, SpeculationOptions]
SpeculationView: TypeAlias = View[SpeculationRecord, SpeculationOptions]


def height(card: Card) -> int:
    """Return the height of a card in its suit, from 1 for the two to 13 for the ace."""
    return len(RANKS) if rank(card) == ACE else rank(card)

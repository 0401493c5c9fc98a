"""State of a table of Speculation, and what everybody may remember of the pack."""

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
"""The highest trump on view, in the middle; its owner wears a crown."""
UNTURNED = PILES.one("unturned")
"""The unseen trump while it is for sale."""
SPARE = PILES.one("spare")
SPARE_SHOWN = PILES.one("spare_shown", SeenBy.ALL)
USED = PILES.one("used", unordered=True)
"""Used cards on their way under the pack, or laid aside until it is exhausted."""


class SpeculationPhase(Phase):
    """Phases of a hand, in order."""

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
    """Cards together in unknown order: the rest of a shuffled pack, or the used cards of a hand."""

    left: int
    """Number of them in the pack."""
    known: tuple[Card, ...] = ()
    """Cards known when the layer was formed, except those seen elsewhere since."""


class Lot(Struct, frozen=True):
    """Object of a sale: the standing trump, the unturned trump, or face-down cards of a pile."""

    what: str = ""
    """``trump``, ``blind`` or ``unseen``; empty while nothing is for sale."""
    seller: Seat = NO_SEAT
    reserve: Farthings = NOTHING
    number: int = 1
    """Number of cards."""
    buyer: Seat = NO_SEAT
    price: Farthings = NOTHING
    """Best bid while the seller considers it, or the price a player proposes to another."""


class SpeculationRecord(CutRecord, kw_only=True):
    """Public record of Speculation."""

    live: ClassVar[tuple[str, ...]] = ("deal", "dealer", "ring", "turn", "resting", "trump", "owner")

    turn: Seat = NO_SEAT
    """Seat that is to turn a card."""
    owner: Seat = NO_SEAT
    """Owner of the highest trump on view."""
    stand: tuple[Card, ...] = ()
    """That trump; empty before one is turned."""
    trump: tuple[int, ...] = ()
    """Suit of trumps, once it is known."""
    trumps_shown: int = 0
    """Number of trumps turned besides the first."""
    sold: bool = False
    """Whether the first trump has been sold."""
    stakes: tuple[Farthings, ...] = ()
    """Stake of each seat on this hand."""
    full: Farthings = NOTHING
    """Full stake of an ordinary player."""
    lot: Lot = Lot()
    sale: Bidding = Bidding()
    """Bids in the current sale."""
    offered: bool = False
    """Whether the seat that is to turn has already offered cards unseen."""
    proposed: tuple[Seat, ...] = ()
    """Seats that have proposed to buy since the last card was turned."""
    layers: tuple[Layer, ...] = ()
    """Layers of the pack at the start of this hand, from the top, with what is left of them."""
    laid_aside: Layer = Layer(0)
    """Used cards that do not go under the pack until it is exhausted."""
    origins: tuple[tuple[int, ...], ...] = ()
    """For each seat, then for the spare pile: the layer from which each face-down card comes, bottom card first."""
    shuffling: bool = True
    """Whether the pack is shuffled before the next hand."""

    @property
    def staking(self) -> tuple[Seat, ...]:
        """Seats that take part in this hand, from the dealer's left."""
        return tuple([seat for seat in self.from_the_left(self.dealer) if self.stakes[seat]])


SpeculationState: TypeAlias = State[SpeculationRecord, SpeculationOptions]
SpeculationView: TypeAlias = View[SpeculationRecord, SpeculationOptions]


def height(card: Card) -> int:
    """Return the height of a card in its suit; the ace is above the king."""
    return len(RANKS) if rank(card) == ACE else rank(card)

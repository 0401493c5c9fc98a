"""What there is at a table of Speculation, and what everybody may remember of the pack."""

from enum import auto
from typing import ClassVar, TypeAlias

from msgspec import Struct

from crowe_table.engine.cards import ACE, RANKS, Card, rank
from crowe_table.engine.core import NO_SEAT, Phase, Seat, View
from crowe_table.engine.money import NOTHING, Farthings
from crowe_table.engine.piles import Piles, SeenBy
from crowe_table.engine.state import State
from crowe_table.games.speculation.options import SpeculationOptions
from crowe_table.kit.rites import CutRecord
from crowe_table.kit.sale import Bidding

CARDS_EACH = 3

PILES = Piles()
PACK = PILES.one("pack")
DOWN = PILES.each("down")
SHOWN = PILES.each("shown", SeenBy.ALL)
STANDING = PILES.one("standing", SeenBy.ALL)
"""The highest trump on view, in the middle; its owner wears a crown."""
UNTURNED = PILES.one("unturned")
"""The trump, while it is for sale and nobody has seen it."""
SPARE = PILES.one("spare")
SPARE_SHOWN = PILES.one("spare_shown", SeenBy.ALL)
USED = PILES.one("used", unordered=True)
"""Used cards, on their way under the pack; or laid aside until it has been dealt out."""


class SpeculationPhase(Phase):
    """The stages of a hand, in the order of the book."""

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
    """Cards that lie together in no known order: what is left of a shuffled pack, or the used cards of one hand."""

    left: int
    """How many of them are in the pack."""
    known: tuple[Card, ...] = ()
    """Those that were seen when it was laid together; not those that have been seen since to lie elsewhere."""


class Lot(Struct, frozen=True):
    """What is for sale: the trump that stands, the trump unturned, or so many cards of somebody's face-down pile."""

    what: str = ""
    """``trump``, ``blind`` or ``unseen``; empty while nothing is."""
    seller: Seat = NO_SEAT
    reserve: Farthings = NOTHING
    number: int = 1
    """How many cards it is."""
    buyer: Seat = NO_SEAT
    price: Farthings = NOTHING
    """The best bid, while the seller considers it; or what one player proposes to another."""


class SpeculationRecord(CutRecord, kw_only=True):
    """What all know at Speculation."""

    live: ClassVar[tuple[str, ...]] = ("deal", "dealer", "ring", "turn", "resting", "trump", "owner")

    turn: Seat = NO_SEAT
    """Who is to turn a card."""
    owner: Seat = NO_SEAT
    """Who owns the highest trump on view."""
    stand: tuple[Card, ...] = ()
    """That trump; none before one is turned."""
    trump: tuple[int, ...] = ()
    """The suit of trumps, once it is known."""
    trumps_shown: int = 0
    """Trumps turned besides the first."""
    sold: bool = False
    """Whether the first trump has been sold."""
    stakes: tuple[Farthings, ...] = ()
    """For each seat, what it has staked on this hand."""
    full: Farthings = NOTHING
    """What an ordinary player should have staked."""
    lot: Lot = Lot()
    sale: Bidding = Bidding()
    """What has been bid for it."""
    offered: bool = False
    """Whether whoever is to turn has already offered cards unseen."""
    proposed: tuple[Seat, ...] = ()
    """Who has proposed to buy since the last card was turned."""
    layers: tuple[Layer, ...] = ()
    """How the pack lay when this hand began, from the top, and what is left of it."""
    laid_aside: Layer = Layer(0)
    """Used cards that do not go under the pack until it has been dealt out."""
    origins: tuple[tuple[int, ...], ...] = ()
    """For each seat, and then for the spare pile, from which layers its face-down cards come, the undermost first."""
    shuffling: bool = True
    """Whether the pack is shuffled before the next hand."""

    @property
    def staking(self) -> tuple[Seat, ...]:
        """Who has a part in this hand, from the dealer's left."""
        return tuple([seat for seat in self.from_the_left(self.dealer) if self.stakes[seat]])


SpeculationState: TypeAlias = State[SpeculationRecord, SpeculationOptions]
SpeculationView: TypeAlias = View[SpeculationRecord, SpeculationOptions]


def height(card: Card) -> int:
    """How high a card stands in its suit: the ace above the king."""
    return len(RANKS) if rank(card) == ACE else rank(card)

"""What there is at a table of Blind Hookey. What is staked is in the ledger and nowhere else."""

from enum import auto
from typing import ClassVar, TypeAlias

from crowe_table.engine.cards import ACE, RANKS, Card, rank
from crowe_table.engine.core import Phase, Seat, View
from crowe_table.engine.money import Account
from crowe_table.engine.piles import Pile, Piles, SeenBy
from crowe_table.engine.state import State
from crowe_table.games.blind_hookey.options import HookeyOptions
from crowe_table.kit.rites import CutRecord

HEAPS = ("left", "middle", "right")
"""The heaps of the second method, by their names."""

MOST_BACKED = 2
"""Heaps that may bear money: the third is the dealer's (R6)."""

PILES = Piles()
PACK = PILES.one("pack")
PACKET = PILES.each("packet")
SHOWN = PILES.each("shown", SeenBy.ALL)
HEAP = {name: PILES.one(f"heap_{name}") for name in HEAPS}
HEAP_SHOWN = {name: PILES.one(f"shown_{name}", SeenBy.ALL) for name in HEAPS}


class HookeyPhase(Phase):
    """The stages of a hand, in the order of the book."""

    CUT_FOR_DEAL = auto()
    SHUFFLE = auto()
    CUT_PACK = auto()
    PACKETS = auto()
    DIVIDE = auto()
    STAKES = auto()
    TAKE = auto()
    SETTLED = auto()
    OVER = auto()


class HookeyRecord(CutRecord, kw_only=True):
    """What all know at Blind Hookey."""

    live: ClassVar[tuple[str, ...]] = ("deal", "dealer", "ring")

    to_speak: tuple[Seat, ...] = ()
    """Who has still to lift a packet, or to stake, in order."""
    held: int = 0
    """Hands that the dealer has dealt in this deal."""
    taken: str = ""
    """The heap that is the dealer's; empty while it is not known which."""
    passes: bool = False
    """Whether the deal passes to the left after this hand."""

    @property
    def others(self) -> tuple[Seat, ...]:
        """All who play against the dealer, from the dealer's left."""
        return self.round_from(self.dealer)[1:]


HookeyState: TypeAlias = State[HookeyRecord, HookeyOptions]
HookeyView: TypeAlias = View[HookeyRecord, HookeyOptions]


def value(card: Card, ace: str) -> int:
    """What a card counts for: the ace most or least of all."""
    return 13 if rank(card) == ACE and ace == "high" else rank(card)


def ranks_above(card: Card, ace: str) -> int:
    """How many ranks are higher than that of a card."""
    return len(RANKS) - (ace == "low") - value(card, ace)


def staked_on(stake: Account) -> tuple[Pile, Pile]:
    """The packet or heap that a stake lies on, and where its bottom card is shown."""
    if stake.place:
        return HEAP[stake.place], HEAP_SHOWN[stake.place]
    return PACKET[stake.seat], SHOWN[stake.seat]


def of_dealer(r: HookeyRecord) -> tuple[Pile, Pile]:
    """The dealer's packet or heap, and where its bottom card is shown."""
    return (HEAP[r.taken], HEAP_SHOWN[r.taken]) if r.taken else (PACKET[r.dealer], SHOWN[r.dealer])

"""Piles, phases and public record of Blind Hookey. Stakes are only in the ledger."""

from enum import auto
from typing import ClassVar, TypeAlias

from crowe_table.engine.cards import ACE, RANKS, Card, rank
from crowe_table.engine.core import Phase, Seat, View
from crowe_table.engine.money import Account
from crowe_table.engine.piles import Pile, Piles, SeenBy
from crowe_table.engine.state import State
from crowe_table.games.blind_hookey.options import HookeyOptions
from crowe_table.kit.dealing import CutRecord

HEAPS = ("left", "middle", "right")
"""Names of the three heaps of the second method."""

MAX_BACKED = 2
"""Maximum heaps with stakes. The third is the dealer's (R6)."""

PILES = Piles()
PACK = PILES.one("pack")
PACKET = PILES.each("packet")
SHOWN = PILES.each("shown", SeenBy.ALL)
HEAP = {name: PILES.one(f"heap_{name}") for name in HEAPS}
HEAP_SHOWN = {name: PILES.one(f"shown_{name}", SeenBy.ALL) for name in HEAPS}


class HookeyPhase(Phase):
    """Stages of a hand, in rule-book order."""

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
    """Public record of Blind Hookey."""

    live: ClassVar[tuple[str, ...]] = ("deal", "dealer", "ring")

    to_speak: tuple[Seat, ...] = ()
    """Seats still to lift a packet or stake, in order."""
    held: int = 0
    """Hands dealt by this dealer in this deal."""
    taken: str = ""
    """The dealer's heap; empty until known."""
    passes: bool = False
    """Whether the deal passes to the left after this hand."""

    @property
    def others(self) -> tuple[Seat, ...]:
        """All players against the dealer, from the dealer's left."""
        return self.round_from(self.dealer)[1:]


HookeyState: TypeAlias = State[HookeyRecord, HookeyOptions]
HookeyView: TypeAlias = View[HookeyRecord, HookeyOptions]


def value(card: Card, ace: str) -> int:
    """Return a card's value, with the ace highest or lowest."""
    return 13 if rank(card) == ACE and ace == "high" else rank(card)


def ranks_above(card: Card, ace: str) -> int:
    """Return the number of ranks above a card."""
    return len(RANKS) - (ace == "low") - value(card, ace)


def staked_on(stake: Account) -> tuple[Pile, Pile]:
    """Return the packet or heap of a stake, and the pile that shows its bottom card."""
    if stake.place:
        return HEAP[stake.place], HEAP_SHOWN[stake.place]
    return PACKET[stake.seat], SHOWN[stake.seat]


def of_dealer(r: HookeyRecord) -> tuple[Pile, Pile]:
    """Return the dealer's packet or heap, and the pile that shows its bottom card."""
    return (HEAP[r.taken], HEAP_SHOWN[r.taken]) if r.taken else (PACKET[r.dealer], SHOWN[r.dealer])

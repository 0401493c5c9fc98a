"""Piles, phases and public record of Blind Hookey. Only the ledger holds the stakes."""

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
"""Maximum number of heaps with stakes. The third heap is the dealer's (R6)."""

PILES = Piles()
PACK = PILES.one("pack")
PACKET = PILES.each("packet")
SHOWN = PILES.each("shown", SeenBy.ALL)
HEAP = {name: PILES.one(f"heap_{name}") for name in HEAPS}
HEAP_SHOWN = {name: PILES.one(f"shown_{name}", SeenBy.ALL) for name in HEAPS}


class HookeyPhase(Phase):
    """Phases of a hand, in rule-book order."""

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
    """Seats that have yet to lift a packet or to stake, in order."""
    held: int = 0
    """Number of hands in this deal so far."""
    taken: str = ""
    """Heap of the dealer. Empty until it is known."""
    passes: bool = False
    """Whether the deal passes to the left after this hand."""

    @property
    def others(self) -> tuple[Seat, ...]:
        """All players against the dealer, beginning at the dealer's left."""
        return self.round_from(self.dealer)[1:]


HookeyState: TypeAlias = State[HookeyRecord, HookeyOptions]
HookeyView: TypeAlias = View[HookeyRecord, HookeyOptions]


def value(card: Card, ace: str) -> int:
    """Return the value of a card. The ace is the highest or the lowest."""
    return 13 if rank(card) == ACE and ace == "high" else rank(card)


def ranks_above(card: Card, ace: str) -> int:
    """Return the number of ranks that are above a card."""
    return len(RANKS) - (ace == "low") - value(card, ace)


def staked_on(stake: Account) -> tuple[Pile, Pile]:
    """Return the packet or heap on which a stake lies, and the pile that shows its bottom card."""
    if stake.place:
        return HEAP[stake.place], HEAP_SHOWN[stake.place]
    return PACKET[stake.seat], SHOWN[stake.seat]


def of_dealer(r: HookeyRecord) -> tuple[Pile, Pile]:
    """Return the dealer's packet or heap, and the pile that shows its bottom card."""
    return (HEAP[r.taken], HEAP_SHOWN[r.taken]) if r.taken else (PACKET[r.dealer], SHOWN[r.dealer])

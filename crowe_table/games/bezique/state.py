"""Where the cards of Rubicon Bézique lie, the phases of a game, and what everybody knows."""

from collections.abc import Sequence
from enum import auto
from typing import TypeAlias

from crowe_table.engine.cards import ACE, KING, KNAVE, QUEEN, RANKS, Card, build_pack, rank
from crowe_table.engine.core import Phase, Seat, View
from crowe_table.engine.piles import Piles, SeenBy
from crowe_table.engine.state import State
from crowe_table.games.bezique.melds import Meld
from crowe_table.games.bezique.options import BeziqueOptions
from crowe_table.kit.ranking import NO_TRUMP, Order, ranked
from crowe_table.kit.tricks import TrickRecord

CARDS = 9
"""Cards of a hand."""
PACKS = build_pack("A789TJQK", copies=4)
"""Four packs of thirty-two, shuffled together."""
BRISQUES = (ACE, RANKS.index("T"))
COURT = (KNAVE, QUEEN, KING)
LAST_TRICK = 50
"""Points for the sixty-fourth."""
ALL_BRISQUES = sum(rank(card) in BRISQUES for card in PACKS)

PILES = Piles()
STOCK = PILES.one("pack")
HEAP = PILES.one("heap", SeenBy.ALL)
"""The tricks in which no brisque has fallen, until one does."""
HAND = PILES.each("hand", SeenBy.OWNER)
DECLARED = PILES.each("declared", SeenBy.ALL)
"""What each has laid on the table, and plays from there as from the hand."""
PLAYED = PILES.each("played", SeenBy.ALL)
TAKEN = PILES.each("taken", SeenBy.ALL, face_down=True)
CUT = PILES.each("cut", SeenBy.ALL)


class BeziquePhase(Phase):
    """The stages of a game, in the order of the book."""

    FRESH_PACKS = auto()
    CUT_FOR_DEAL = auto()
    CHOOSE_DEAL = auto()
    CUT_PACK = auto()
    TRICK = auto()
    DECLARE = auto()
    LAST_NINE = auto()
    OVER = auto()


class BeziqueRecord(TrickRecord, kw_only=True):
    """What everybody knows of a game besides the cards."""

    live = (*TrickRecord.live, "turn", "trumps", "tricks")

    melds: tuple[tuple[Meld, ...], ...] = ()
    """For each seat, what it has scored, in order."""
    blanches: tuple[int, ...] = ()
    """For each seat, how often it has scored carte blanche."""
    drawn: tuple[Seat, ...] = ()
    """Who has neither played nor shown a card since new ones came."""
    advised: tuple[Seat, ...] = ()
    """Who has heard an onlooker (Law 66)."""
    torn: tuple[Seat, ...] = ()
    """Who says that a card is torn or marked (Law 65)."""
    value: int = 0
    """What the game came to, once it is over."""


BeziqueState: TypeAlias = State[BeziqueRecord, BeziqueOptions]
BeziqueView: TypeAlias = View[BeziqueRecord, BeziqueOptions]


def order(trump: int = NO_TRUMP) -> Order:
    """The ten stands next to the ace."""
    return ranked("ATKQJ987", trump)


def brisques(cards: Sequence[Card]) -> int:
    """How many aces and tens there are."""
    return sum([rank(card) in BRISQUES for card in cards])


def held(s: BeziqueState, seat: Seat) -> list[Card]:
    """All that a seat may play: what is in its hand, and what it has laid on the table."""
    return [*s.at(HAND[seat]), *s.at(DECLARED[seat])]

"""Piles, phases and public record of Rubicon Bézique."""

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

RANK_ORDER = "ATKQJ987"
CARDS = 9
"""Number of cards in a hand."""
PACKS = build_pack("A789TJQK", copies=4)
"""Four packs of thirty-two cards, shuffled together."""
BRISQUES = (ACE, RANKS.index("T"))
COURT = (KNAVE, QUEEN, KING)
LAST_TRICK = 50
"""Points for the sixty-fourth trick."""
ALL_BRISQUES = sum(rank(card) in BRISQUES for card in PACKS)

PILES = Piles()
STOCK = PILES.one("pack")
HEAP = PILES.one("heap", SeenBy.ALL)
"""Pile of tricks without a brisque. The tricks lie open until a trick contains a brisque."""
HAND = PILES.each("hand", SeenBy.OWNER)
DECLARED = PILES.each("declared", SeenBy.ALL)
"""Piles of declared cards on the table. These cards can be played like those of the hand."""
PLAYED = PILES.each("played", SeenBy.ALL)
TAKEN = PILES.each("taken", SeenBy.ALL, face_down=True)
CUT = PILES.each("cut", SeenBy.ALL)


class BeziquePhase(Phase):
    """Phases of a game, in rule-book order."""

    FRESH_PACKS = auto()
    CUT_FOR_DEAL = auto()
    CHOOSE_DEAL = auto()
    CUT_PACK = auto()
    TRICK = auto()
    DECLARE = auto()
    LAST_NINE = auto()
    OVER = auto()


class BeziqueRecord(TrickRecord, kw_only=True):
    """Public record of a game apart from the cards."""

    live = (*TrickRecord.live, "turn", "trumps", "tricks")

    melds: tuple[tuple[Meld, ...], ...] = ()
    """For each seat, the combinations that it has scored, in order."""
    blanches: tuple[int, ...] = ()
    """For each seat, the number of times that it has scored carte blanche."""
    drawn: tuple[Seat, ...] = ()
    """Seats that have neither played nor shown a card since the last draw."""
    advised: tuple[Seat, ...] = ()
    """Seats that have accepted advice (Law 66)."""
    torn: tuple[Seat, ...] = ()
    """Seats that report a torn or marked card (Law 65)."""
    value: int = 0
    """Value of the game, once the game is over."""


BeziqueState: TypeAlias = State[BeziqueRecord, BeziqueOptions]
BeziqueView: TypeAlias = View[BeziqueRecord, BeziqueOptions]


def order(trump: int = NO_TRUMP) -> Order:
    """Return the order of the cards. The ten ranks just below the ace."""
    return ranked(RANK_ORDER, trump)


def brisques(cards: Sequence[Card]) -> int:
    """Return the number of brisques (aces and tens) among the cards."""
    return sum([rank(card) in BRISQUES for card in cards])


def held(s: BeziqueState, seat: Seat) -> list[Card]:
    """Return all cards that a seat may play, from the hand and from the table."""
    return [*s.at(HAND[seat]), *s.at(DECLARED[seat])]

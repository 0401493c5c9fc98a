"""Packs, piles, phases and public record of Ombre."""

from enum import IntEnum, auto
from typing import TypeAlias

from crowe_table.engine.cards import CLUBS, QUEEN, SPADES, build_pack, make
from crowe_table.engine.core import NO_SEAT, Phase, Seat, View
from crowe_table.engine.piles import Piles, SeenBy
from crowe_table.engine.state import State
from crowe_table.games.ombre.options import OmbreOptions
from crowe_table.kit.auction import AuctionRecord

SOLO_PACK = build_pack("789TJQKA")
HOMBRE_PACK = build_pack("A234567JQK")
HAND_OF_FOUR, HAND_OF_THREE = 8, 9
QUEEN_OF_CLUBS, QUEEN_OF_SPADES = make(QUEEN, CLUBS), make(QUEEN, SPADES)

PILES = Piles()
STOCK = PILES.one("pack")
HAND = PILES.each("hand", SeenBy.OWNER)
UNTOUCHED = PILES.each("untouched")
"""Cards as dealt; nobody looks at them before the colour is agreed."""
PLAYED = PILES.each("played", SeenBy.ALL)
TAKEN = PILES.each("taken", SeenBy.ALL, face_down=True)
WASTE = PILES.each("waste", SeenBy.OWNER, face_down=True)
"""Cards that each player has discarded in an exchange."""
CUT = PILES.each("cut", SeenBy.ALL)


class GameBid(IntEnum):
    """Contracts of the game of four, in ascending order."""

    NONE = 0
    FROG_SUIT = 1
    FROG_COLOUR = 2
    SOLO_SUIT = 3
    SOLO_COLOUR = 4
    TOUT_SUIT = 5
    TOUT_COLOUR = 6

    @property
    def is_frog(self) -> bool:
        return self in (GameBid.FROG_SUIT, GameBid.FROG_COLOUR)

    @property
    def is_tout(self) -> bool:
        return self >= GameBid.TOUT_SUIT

    @property
    def in_colour(self) -> bool:
        return self > 0 and self % 2 == 0


class Word(IntEnum):
    """Bids of the game of three; they share a slate with those of four."""

    PASS = 0
    ASK = 7
    SANS_PRENDRE = 8
    KEEP = 9
    YIELD = 10


class OmbrePhase(Phase):
    """Phases of a deal, in order: those of four players, then those of three."""

    CUT_FOR_DEAL = auto()
    COLOUR = auto()
    AGREE = auto()
    BIDS = auto()
    NAME_SUIT = auto()
    CALL = auto()
    PLAY = auto()
    WORDS = auto()
    ANSWER = auto()
    TRUMP = auto()
    EXCHANGE = auto()
    COUNT = auto()
    SETTLED = auto()
    OVER = auto()


class OmbreRecord(AuctionRecord, kw_only=True):
    """Public record of Ombre, apart from the cards."""

    live = (
        *AuctionRecord.live,
        *("turn", "trumps", "tricks", "direction", "said", "colours", "contract", "called", "lone", "drawn"),
    )

    colours: tuple[int, ...] = ()
    """Colour of the deal or party; empty before it is agreed."""
    proposed: int = -1
    """Suit that the dealer proposes as the colour, or -1."""
    agreed: tuple[Seat, ...] = ()
    """Seats that have agreed to it."""
    lone: Seat = NO_SEAT
    """The Player, or of three the Ombre."""
    contract: tuple[tuple[int, ...], ...] = ()
    """One row with the Player, the contract (a Word in the game of three), and the trump suit or −1; empty before there
    is one.
    """
    called: tuple[int, ...] = ()
    """The called card, or empty."""
    forced: bool = False
    """Whether the Player must play because all have passed."""

    drawn: tuple[int, ...] = ()
    """Number of cards exchanged by each seat, or -1 before; three players only."""
    matadors: int = 0
    """Number of matadors paid to the Ombre, or 0 before the settlement; three players only."""
    voll: int = 0
    """1 once the Voll is announced."""


OmbreState: TypeAlias = State[OmbreRecord, OmbreOptions]
OmbreView: TypeAlias = View[OmbreRecord, OmbreOptions]

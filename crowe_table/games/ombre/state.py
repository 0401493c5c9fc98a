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
"""Piles of cards as dealt. Nobody looks at them before the colour is agreed."""
PLAYED = PILES.each("played", SeenBy.ALL)
TAKEN = PILES.each("taken", SeenBy.ALL, face_down=True)
WASTE = PILES.each("waste", SeenBy.OWNER, face_down=True)
"""Piles of the cards that players have discarded in the exchange."""
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
    """Bids of the game of three. They share a slate with the bids of the game of four."""

    PASS = 0
    ASK = 7
    SANS_PRENDRE = 8
    KEEP = 9
    YIELD = 10


class OmbrePhase(Phase):
    """Phases of a deal in order: first those of the game of four, then those of the game of three."""

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
    """Colour of the deal or party. Empty until it is agreed."""
    proposed: int = -1
    """Suit that the dealer proposes as the colour; −1 if there is none."""
    agreed: tuple[Seat, ...] = ()
    """Seats that have agreed to the proposed suit."""
    lone: Seat = NO_SEAT
    """The Player of the game of four, or the Ombre of the game of three."""
    contract: tuple[tuple[int, ...], ...] = ()
    """One row with the Player, the contract and the trump suit. Empty until there is a contract.

    In the game of three, the contract is a Word. The trump suit is −1 until it is named.
    """
    called: tuple[int, ...] = ()
    """The called card. Empty if no card has been called."""
    forced: bool = False
    """Whether the Player must play because all have passed."""

    drawn: tuple[int, ...] = ()
    """For each of three seats, the number of cards exchanged; −1 before the exchange."""
    matadors: int = 0
    """Number of matadors in the settlement; 0 before it, and 0 in the game of four."""
    voll: int = 0
    """1 once the Voll has been announced, else 0."""


OmbreState: TypeAlias = State[OmbreRecord, OmbreOptions]
OmbreView: TypeAlias = View[OmbreRecord, OmbreOptions]

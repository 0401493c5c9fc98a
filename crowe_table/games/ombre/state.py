"""The packs of Ombre and where they lie, the phases of a deal, and what everybody knows."""

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
"""Cards that lie as they were dealt: nobody looks at them before the colour is agreed."""
PLAYED = PILES.each("played", SeenBy.ALL)
TAKEN = PILES.each("taken", SeenBy.ALL, face_down=True)
WASTE = PILES.each("waste", SeenBy.OWNER, face_down=True)
"""What each has laid out in an exchange."""
CUT = PILES.each("cut", SeenBy.ALL)


class GameBid(IntEnum):
    """What a Player undertakes, the least first: the heights of the bids."""

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
    """What may be said of three, beside the bids of four on one slate."""

    PASS = 0
    ASK = 7
    SANS_PRENDRE = 8
    KEEP = 9
    YIELD = 10


class OmbrePhase(Phase):
    """The stages of a deal, in the order of the book: those of four players, then those of three."""

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
    """What everybody knows of a table of Ombre besides the cards."""

    live = (
        *AuctionRecord.live,
        *("turn", "trumps", "tricks", "direction", "said", "colours", "contract", "called", "lone", "drawn"),
    )

    colours: tuple[int, ...] = ()
    """The colour of this deal, or of the party; none before it is agreed."""
    proposed: int = -1
    """The suit that the dealer would have for the colour."""
    agreed: tuple[Seat, ...] = ()
    """Who has agreed to it."""
    lone: Seat = NO_SEAT
    """The Player, or of three the Ombre."""
    contract: tuple[tuple[int, ...], ...] = ()
    """The Player, the contract (of three, a Word) and the suit of trumps, or -1: one row, or none."""
    called: tuple[int, ...] = ()
    """The card that was called."""
    forced: bool = False
    """Whether the Player plays because all have passed."""

    drawn: tuple[int, ...] = ()
    """Of three, for each seat how many cards each has changed, or -1 before."""
    matadors: int = 0
    """Of three, how many matadors the Ombre was paid for; 0 until the count."""
    voll: int = 0
    """1 once the Voll is announced."""


OmbreState: TypeAlias = State[OmbreRecord, OmbreOptions]
OmbreView: TypeAlias = View[OmbreRecord, OmbreOptions]

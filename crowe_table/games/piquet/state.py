"""Piles, phases and public record of Piquet."""

from enum import IntEnum, auto
from typing import TypeAlias

from msgspec import Struct

from crowe_table.engine.cards import Card, build_pack, rank
from crowe_table.engine.core import NO_SEAT, Phase, Seat, View
from crowe_table.engine.piles import Piles, SeenBy
from crowe_table.engine.state import State
from crowe_table.games.piquet.options import PiquetOptions
from crowe_table.kit.group_declarations import NOTHING_DECLARED, Declaration
from crowe_table.kit.ranking import Order, ranked
from crowe_table.kit.rules import Rules
from crowe_table.kit.tricks import TrickPlay, TrickRecord

CARDS = 12
"""Cards in a hand."""
PACK_36 = build_pack("A6789TJQK")
PACK_32 = build_pack("A789TJQK")
FACES = frozenset((10, 11, 12))
"""King, Queen and Knave; a hand without them is a blank."""

PILES = Piles()
STOCK = PILES.one("pack")
HAND = PILES.each("hand", SeenBy.OWNER)
PLAYED = PILES.each("played", SeenBy.ALL)
TAKEN = PILES.each("taken", SeenBy.ALL, face_down=True)
"""Tricks, which both players may review."""
WASTE = PILES.each("waste", SeenBy.OWNER)
"""Discards, which only their owner may look at."""
CUT = PILES.each("cut", SeenBy.ALL)


class PiquetPhase(Phase):
    """Phases of a deal, in order."""

    CUT_FOR_DEAL = auto()
    CUT_PACK = auto()
    PACKET = auto()
    BLANK = auto()
    EXCHANGE = auto()
    CALL = auto()
    ANSWER = auto()
    PLAY = auto()
    LEFT = auto()
    COUNTED = auto()
    OVER = auto()


class DealPart(IntEnum):
    """Called parts of a deal, in scoring order."""

    RUFF = 0
    SEQUENCES = 1
    SETS = 2


PARTS = tuple(DealPart)
PART_WORDS = ("ruff", "sequences", "sets")


class Spoken(IntEnum):
    """Kinds of statement about a part."""

    CALLS = 0
    GOOD = 1
    EQUAL = 2
    NOT_GOOD = 3
    NOTHING = 4
    RANK = 5
    HAS = 6
    """A scored holding: a sequence with its length and rank, or a set with its size and rank."""
    COUNTS = 7
    WANTING = 8
    """The card missing from a set of three has been named."""
    FALSE = 9
    """A call could not be shown, so it was false."""
    BETTER = 10
    """Answer "not good": the opponent holds more."""
    HIGHER = 11
    """Answer "not good" with a holding of equal size and higher rank."""


MESSAGE_SUFFIXES = {
    Spoken.CALLS: "calls",
    Spoken.GOOD: "good",
    Spoken.EQUAL: "equal",
    Spoken.NOT_GOOD: "not-good",
    Spoken.NOTHING: "nothing",
    Spoken.RANK: "rank",
    Spoken.HAS: "has",
    Spoken.COUNTS: "counts",
    Spoken.WANTING: "wanting",
    Spoken.FALSE: "false",
    Spoken.BETTER: "better",
    Spoken.HIGHER: "higher",
}
"""Message suffix of each kind of statement."""

Rows: TypeAlias = tuple[tuple[int, ...], ...]


class PiquetRecord(TrickRecord, kw_only=True):
    """Public record of Piquet, apart from the cards."""

    live = (*TrickRecord.live, "turn", "tricks", "changed", "ruff", "sequences", "sets", "made")

    packet: int = 0
    """Cards dealt at a time; 0 before it is chosen."""
    blanks: tuple[Seat, ...] = ()
    """Seats that have declared a blank in this deal."""
    bound: int = 0
    """Number of cards the elder must exchange after declaring a blank."""
    changing: Seat = NO_SEAT
    """Seat that is exchanging cards."""
    changed: tuple[int, ...] = ()
    """Number of cards exchanged by each seat, or -1 before."""
    part: int = 0
    """The part being called."""
    call: int = 0
    """Number the elder has called in it; 0 for nothing."""
    best: tuple[Seat, ...] = ()
    """Winner of each decided part, or NO_SEAT."""
    ruff: Rows = ()
    """Statements about each part: seat, kind, number, rank and suit."""
    sequences: Rows = ()
    sets: Rows = ()
    waiting: Rows = ()
    """Scores that wait until the younger has named its holdings: seat, part and points.

    The younger's points are not listed here.
    """
    made: tuple[int, ...] = ()
    """Points each seat has made in this deal."""
    by_calling: tuple[int, ...] = ()
    """Points each seat has made by calls in this deal."""
    crossed: tuple[Seat, ...] = ()
    """Seats that made thirty in this deal before the other scored."""
    open_claim: Seat = NO_SEAT
    """Seat that may still claim a pique or repique."""
    repique: bool = False
    """Whether the open claim is a repique."""
    to_see: Rows = ()
    """Parts a seat may ask to see: the seat and the part."""
    champion: Seat = NO_SEAT
    """Seat that has won the game while a claim is still open."""


class Declared(Struct, frozen=True):
    """Private declarations of a seat, by part."""

    parts: tuple[Declaration, ...] = ()

    def of(self, part: int) -> Declaration:
        return self.parts[part] if part < len(self.parts) else NOTHING_DECLARED


PiquetState: TypeAlias = State[PiquetRecord, PiquetOptions]
PiquetView: TypeAlias = View[PiquetRecord, PiquetOptions]

RULES = Rules[PiquetState]()

ORDER: Order = ranked("AKQJT9876")
TRICKS = TrickPlay(hand=HAND, played=PLAYED, taken=TAKEN, order=lambda _: ORDER)
TEN = ORDER.power[9]
"""Power of the tens."""
ACE_POINTS, FACE_POINTS = 11, 10


def points_of(card: Card) -> int:
    """Return the value of a card in the ruff: ace 11, court cards 10, others their number."""
    at = rank(card)
    return ACE_POINTS if at == 0 else min(at + 1, FACE_POINTS)


def rank_of(power: int) -> int:
    """Rank of a power; 0 for the ace."""
    return rank(Card(next(face for face in PACK_36 if ORDER.power[face] == power)))

"""Where the cards of Piquet lie, the phases of a game, and what everybody knows."""

from enum import IntEnum, auto
from typing import TypeAlias

from msgspec import Struct

from crowe_table.engine.cards import Card, build_pack, rank
from crowe_table.engine.core import NO_SEAT, Phase, Seat, View
from crowe_table.engine.piles import Piles, SeenBy
from crowe_table.engine.state import State
from crowe_table.games.piquet.options import PiquetOptions
from crowe_table.kit.calling import NOTHING_DECLARED, Declaration
from crowe_table.kit.ranking import Order, ranked
from crowe_table.kit.rules import Rules
from crowe_table.kit.tricks import TrickPlay, TrickRecord

CARDS = 12
"""Cards of a hand."""
PACK_36 = build_pack("A6789TJQK")
PACK_32 = build_pack("A789TJQK")
FACES = frozenset((10, 11, 12))
"""King, Queen and Knave: a hand without them is a blank."""

PILES = Piles()
STOCK = PILES.one("pack")
HAND = PILES.each("hand", SeenBy.OWNER)
PLAYED = PILES.each("played", SeenBy.ALL)
TAKEN = PILES.each("taken", SeenBy.ALL, face_down=True)
"""Tricks may be looked through by both: each has been seen, and stays written down."""
WASTE = PILES.each("waste", SeenBy.OWNER)
"""What each has thrown out; its owner may look at it at any time."""
CUT = PILES.each("cut", SeenBy.ALL)


class PiquetPhase(Phase):
    """The stages of a deal, in the order of the book."""

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
    """The parts of a deal that are called, in the order in which they count."""

    RUFF = 0
    SEQUENCES = 1
    SETS = 2


PARTS = tuple(DealPart)
PART_WORDS = ("ruff", "sequences", "sets")


class Spoken(IntEnum):
    """What is said of a part, as it is written down."""

    CALLS = 0
    GOOD = 1
    EQUAL = 2
    NOT_GOOD = 3
    NOTHING = 4
    RANK = 5
    HAS = 6
    """A holding that is counted: a run of so many to a rank, a set of so many of a rank."""
    COUNTS = 7
    WANTING = 8
    """The card that is wanting to a set of three."""
    FALSE = 9
    """It could not be shown."""
    BETTER = 10
    """Not good, and the larger number."""
    HIGHER = 11
    """Not good, and the higher rank."""


SAID = {
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
"""The end of the message for each."""

Rows: TypeAlias = tuple[tuple[int, ...], ...]


class PiquetRecord(TrickRecord, kw_only=True):
    """What everybody knows of a table of Piquet besides the cards."""

    live = (*TrickRecord.live, "turn", "tricks", "changed", "ruff", "sequences", "sets", "made")

    packet: int = 0
    """Cards dealt at a time; 0 before it is said."""
    blanks: tuple[Seat, ...] = ()
    """Who has declared a blank in this deal."""
    bound: int = 0
    """To how many cards the elder is bound by declaring one."""
    changing: Seat = NO_SEAT
    """Who is to change cards."""
    changed: tuple[int, ...] = ()
    """For each seat, cards changed; −1 before it has."""
    part: int = 0
    """The part that is being called."""
    call: int = 0
    """The number the elder has called in it; 0 for nothing."""
    best: tuple[Seat, ...] = ()
    """For each part that is decided, whose is good; NO_SEAT for nobody's."""
    ruff: Rows = ()
    """What has been said of each part: who, what, a number, a rank and a suit."""
    sequences: Rows = ()
    sets: Rows = ()
    waiting: Rows = ()
    """Counts that wait for those of the younger, who has still to name them: who, which part, points. Points of the
    younger are not written here."""
    made: tuple[int, ...] = ()
    """For each seat, points made in this deal."""
    by_calling: tuple[int, ...] = ()
    """Those of them made for what was called."""
    crossed: tuple[Seat, ...] = ()
    """Who has made thirty in this deal before the other made any."""
    open_claim: Seat = NO_SEAT
    """Who may still claim a pique or repique."""
    repique: bool = False
    """Whether it is a repique."""
    to_see: Rows = ()
    """Who may ask to see what of the other's: the seat and the part."""
    champion: Seat = NO_SEAT
    """Who has won the game, while a claim is still open."""


class Declared(Struct, frozen=True):
    """What a player alone knows: what was declared of each part so far."""

    parts: tuple[Declaration, ...] = ()

    def of(self, part: int) -> Declaration:
        return self.parts[part] if part < len(self.parts) else NOTHING_DECLARED


PiquetState: TypeAlias = State[PiquetRecord, PiquetOptions]
PiquetView: TypeAlias = View[PiquetRecord, PiquetOptions]

RULES = Rules[PiquetState]()

ORDER: Order = ranked("AKQJT9876")
TRICKS = TrickPlay(hand=HAND, played=PLAYED, taken=TAKEN, order=lambda _: ORDER)
TEN = ORDER.power[9]
"""The power of the tens."""
ACE_POINTS, FACE_POINTS = 11, 10


def points_of(card: Card) -> int:
    """What a card is worth in the ruff: ace 11, faces 10, the others their number."""
    at = rank(card)
    return ACE_POINTS if at == 0 else min(at + 1, FACE_POINTS)


def rank_of(power: int) -> int:
    """The rank of this power: 0 for the ace."""
    return rank(Card(next(face for face in PACK_36 if ORDER.power[face] == power)))

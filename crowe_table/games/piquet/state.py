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
"""Number of cards in a hand."""
PACK_36 = build_pack("A6789TJQK")
PACK_32 = build_pack("A789TJQK")
FACES = frozenset((10, 11, 12))
"""Rank numbers of Knave, Queen and King. A hand without any of them is a blank."""

PILES = Piles()
STOCK = PILES.one("pack")
HAND = PILES.each("hand", SeenBy.OWNER)
PLAYED = PILES.each("played", SeenBy.ALL)
TAKEN = PILES.each("taken", SeenBy.ALL, face_down=True)
"""Tricks won by each seat. Both players may look at them again."""
WASTE = PILES.each("waste", SeenBy.OWNER)
"""Cards that each seat has discarded. Only the player who discarded them may look at them."""
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
    """Categories of calls, in the order in which they are called and scored."""

    RUFF = 0
    SEQUENCES = 1
    SETS = 2


PARTS = tuple(DealPart)
PART_WORDS = ("ruff", "sequences", "sets")


class Spoken(IntEnum):
    """Kinds of statement that a player makes about a category of calls."""

    CALLS = 0
    GOOD = 1
    EQUAL = 2
    NOT_GOOD = 3
    NOTHING = 4
    RANK = 5
    HAS = 6
    """A scored holding is named: a sequence by its length and rank, a set by its size and rank."""
    COUNTS = 7
    WANTING = 8
    """The card missing from a set of three has been named."""
    FALSE = 9
    """A call has proved false, because its cards could not be shown."""
    BETTER = 10
    """The answer “not good” with a larger number."""
    HIGHER = 11
    """The answer “not good” with a holding of equal size and higher rank."""


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
"""Last part of the message key for each kind of statement."""

Rows: TypeAlias = tuple[tuple[int, ...], ...]


class PiquetRecord(TrickRecord, kw_only=True):
    """Public state of a game of Piquet, apart from the cards."""

    live = (*TrickRecord.live, "turn", "tricks", "changed", "ruff", "sequences", "sets", "made")

    packet: int = 0
    """Number of cards dealt at a time; 0 until the dealer has chosen."""
    blanks: tuple[Seat, ...] = ()
    """Seats that have declared a blank in this deal."""
    bound: int = 0
    """Number of cards the elder must exchange after declaring a blank; 0 without a blank."""
    changing: Seat = NO_SEAT
    """Seat whose turn it is to exchange cards."""
    changed: tuple[int, ...] = ()
    """Number of cards exchanged by each seat; -1 for a seat that has not exchanged yet."""
    part: int = 0
    """Category being called: 0 for the ruff, 1 for sequences, 2 for sets."""
    call: int = 0
    """Number that the elder has called in the present category; 0 if the elder has called nothing."""
    best: tuple[Seat, ...] = ()
    """Winner of each category of calls decided so far; NO_SEAT if nobody won it."""
    ruff: Rows = ()
    """Statements about the ruff, each as seat, kind, number, rank and suit.

    The next two fields are for sequences and sets.
    """
    sequences: Rows = ()
    sets: Rows = ()
    waiting: Rows = ()
    """Scores that wait for the elder's first lead, because the younger names holdings only then.

    Each is seat, category of calls and points. The younger's points are 0 here, because they are not public yet.
    """
    made: tuple[int, ...] = ()
    """Points made by each seat in this deal."""
    by_calling: tuple[int, ...] = ()
    """Points made by each seat through calls in this deal. A false call loses them."""
    crossed: tuple[Seat, ...] = ()
    """Seats that reached thirty points in this deal before the other seat scored."""
    open_claim: Seat = NO_SEAT
    """Seat that may still claim a pique or repique."""
    repique: bool = False
    """Whether the open claim is a repique."""
    to_see: Rows = ()
    """Categories of calls whose scored cards a seat may ask to see, each as seat and category."""
    champion: Seat = NO_SEAT
    """Seat that has won the game; the game stays open while this seat may still claim a pique or repique."""


class Declared(Struct, frozen=True):
    """Holdings that a seat has declared, for each category of calls. They are not public."""

    parts: tuple[Declaration, ...] = ()

    def of(self, part: int) -> Declaration:
        return self.parts[part] if part < len(self.parts) else NOTHING_DECLARED


PiquetState: TypeAlias = State[PiquetRecord, PiquetOptions]
PiquetView: TypeAlias = View[PiquetRecord, PiquetOptions]

RULES = Rules[PiquetState]()

ORDER: Order = ranked("AKQJT9876")
TRICKS = TrickPlay(hand=HAND, played=PLAYED, taken=TAKEN, order=lambda _: ORDER)
TEN = ORDER.power[9]
"""Position of the ten in the ranking of cards. ``ORDER.power`` gives higher numbers to higher cards."""
ACE_POINTS, FACE_POINTS = 11, 10


def points_of(card: Card) -> int:
    """Return the value of a card in a ruff: 11 for an ace, 10 for a court card, otherwise its number."""
    at = rank(card)
    return ACE_POINTS if at == 0 else min(at + 1, FACE_POINTS)


def rank_of(power: int) -> int:
    """Return the rank number of the card at this position in the ranking; 0 for the ace."""
    return rank(Card(next(face for face in PACK_36 if ORDER.power[face] == power)))

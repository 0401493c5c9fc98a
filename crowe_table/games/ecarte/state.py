"""Piles, phases and public record of Écarté."""

from enum import auto
from typing import TypeAlias

from msgspec import Struct

from crowe_table.engine.cards import KING, build_pack, make
from crowe_table.engine.core import NO_SEAT, Phase, Seat, View
from crowe_table.engine.piles import Piles, SeenBy
from crowe_table.engine.state import State
from crowe_table.games.ecarte.options import EcarteOptions
from crowe_table.kit.marking import Marking
from crowe_table.kit.ranking import NO_TRUMP, Order, ranked
from crowe_table.kit.rules import Rules
from crowe_table.kit.spectator_bets import Backed
from crowe_table.kit.tricks import FOLLOW, Duty, TrickPlay, TrickRecord

RANK_ORDER = "KQJAT987"
CARDS = 5
"""Number of cards in a hand."""
PIQUET_PACK = build_pack("A789TJQK")

PILES = Piles()
STOCK = PILES.one("pack")
TURNED = PILES.one("turned", SeenBy.ALL)
HAND = PILES.each("hand", SeenBy.OWNER)
PLAYED = PILES.each("played", SeenBy.ALL)
TAKEN = PILES.each("taken", SeenBy.ALL, face_down=True)
WASTE = PILES.each("waste", SeenBy.OWNER, face_down=True)
"""Piles of each player's discards. Nobody may look at them again."""
CUT = PILES.each("cut", SeenBy.ALL)


class EcartePhase(Phase):
    """Phases of a game, in rule-book order."""

    BACK = auto()
    CUT_FOR_DEAL = auto()
    CUT_PACK = auto()
    PATTERN = auto()
    PROPOSE = auto()
    ANSWER = auto()
    EXCHANGE = auto()
    PLAY = auto()
    COUNT = auto()
    COUNTED = auto()
    GAME_WON = auto()
    OVER = auto()


class EcarteRecord(TrickRecord, kw_only=True):
    """Public record of an Écarté table apart from the cards."""

    live = (*TrickRecord.live, "turn", "tricks", "resting", "backed")

    patterns: tuple[str, ...] = ()
    """For each seat, the packets of its deals in this game. Empty before its first deal."""
    proposals: int = 0
    """Number of proposals made in this hand."""
    stood: bool = False
    """Whether the non-dealer played without a proposal."""
    refused: bool = False
    """Whether the dealer refused the first proposal."""
    exchanging: Seat = NO_SEAT
    """Seat that is to exchange cards."""
    abandoned: Seat = NO_SEAT
    """Seat that has abandoned this hand."""
    watched: int = 0
    """Number of tricks, from the first of this hand, that were taken back and played again legally.

    They contain no revoke.
    """
    reduced: tuple[Seat, ...] = ()
    """Seats whose score for this hand is reduced, because they broke a rule."""
    won: tuple[int, ...] = ()
    """For each seat, the number of games won at this table."""
    fresh: bool = False
    """Whether a player has asked for new packs since the last deal."""
    champion: Seat = NO_SEAT
    """Winner of the last game."""
    queue: tuple[Seat, ...] = ()
    """Seats that wait, the next one first."""
    backing: tuple[Seat, ...] = ()
    """Seats that have not yet said whether they back a player."""
    backed: tuple[Backed, ...] = ()
    """Side bets of the players who wait."""


class Wanted(Struct, frozen=True):
    """The dealer's secret condition for giving cards.

    The dealer refuses unless this number of cards would be left for the dealer (Law 38).
    """

    cards: int


EcarteState: TypeAlias = State[EcarteRecord, EcarteOptions]
EcarteView: TypeAlias = View[EcarteRecord, EcarteOptions]


def order(trump: int = NO_TRUMP) -> Order:
    """Return the order of the cards. The ace ranks between knave and ten (R2)."""
    return ranked(RANK_ORDER, trump)


RULES = Rules[EcarteState]()
WIN = Duty(win=True, trump=True)
"""Duty to follow suit and win if possible, and to trump if void (R3)."""
TRICKS = TrickPlay(
    hand=HAND,
    played=PLAYED,
    taken=TAKEN,
    order=lambda s: order(s.public.trump),
    duty=lambda s: WIN if s.options.second_hand == "must_win" else FOLLOW,
    may_revoke=lambda s: s.options.strict and s.public.finished >= s.public.watched,
)
MARKING = Marking[EcarteRecord, EcarteOptions](
    TRICKS,
    card=lambda s: make(KING, s.public.trump),
    may_be_false=lambda s, seat: s.options.strict and s.public.scores[seat] + 1 < s.options.target,
)
"""Marking of the king. A false mark is impossible if it would win the game, because nobody could doubt it (R15)."""

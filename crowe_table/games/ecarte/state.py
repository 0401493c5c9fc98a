"""Where the cards of Écarté lie, the phases of a game, and what everybody knows."""

from enum import auto
from typing import TypeAlias

from msgspec import Struct

from crowe_table.engine.cards import KING, build_pack, make
from crowe_table.engine.core import NO_SEAT, Phase, Seat, View
from crowe_table.engine.piles import Piles, SeenBy
from crowe_table.engine.state import State
from crowe_table.games.ecarte.options import EcarteOptions
from crowe_table.kit.backing import Backed
from crowe_table.kit.marking import Marking
from crowe_table.kit.ranking import NO_TRUMP, Order, ranked
from crowe_table.kit.rules import Rules
from crowe_table.kit.tricks import FOLLOW, Duty, TrickPlay, TrickRecord

CARDS = 5
"""Cards of a hand."""
PIQUET_PACK = build_pack("A789TJQK")

PILES = Piles()
STOCK = PILES.one("pack")
TURNED = PILES.one("turned", SeenBy.ALL)
HAND = PILES.each("hand", SeenBy.OWNER)
PLAYED = PILES.each("played", SeenBy.ALL)
TAKEN = PILES.each("taken", SeenBy.ALL, face_down=True)
WASTE = PILES.each("waste", SeenBy.OWNER, face_down=True)
"""What each has thrown out: remembered, and never looked at again."""
CUT = PILES.each("cut", SeenBy.ALL)


class EcartePhase(Phase):
    """The stages of a game, in the order of the book."""

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
    """What everybody knows of a table of Écarté besides the cards."""

    live = (*TrickRecord.live, "turn", "tricks", "resting", "backed")

    patterns: tuple[str, ...] = ()
    """For each seat, how it deals in this game; empty before its first deal."""
    proposals: int = 0
    """Proposals made in this hand."""
    stood: bool = False
    """Whether the non-dealer played without any proposal."""
    refused: bool = False
    """Whether the dealer refused the first proposal."""
    exchanging: Seat = NO_SEAT
    """Who is to change cards."""
    abandoned: Seat = NO_SEAT
    """Who has thrown up this hand."""
    watched: int = 0
    """So many tricks of this hand must be played by the law, because cards were taken back."""
    reduced: tuple[Seat, ...] = ()
    """Who has less for this hand, having broken the law in it."""
    won: tuple[int, ...] = ()
    """For each seat, games won at this table."""
    fresh: bool = False
    """Whether new packs have been asked for since the last deal."""
    champion: Seat = NO_SEAT
    """Who won the last game."""
    queue: tuple[Seat, ...] = ()
    """Those who wait to come in, the next of them first."""
    backing: tuple[Seat, ...] = ()
    """Who has still to bet on a player, or on nobody."""
    backed: tuple[Backed, ...] = ()
    """The onlookers' bets."""


class Wanted(Struct, frozen=True):
    """What a dealer alone knows: how many cards must be left for them, or they have refused (Law 38)."""

    cards: int


EcarteState: TypeAlias = State[EcarteRecord, EcarteOptions]
EcarteView: TypeAlias = View[EcarteRecord, EcarteOptions]


def order(trump: int = NO_TRUMP) -> Order:
    """The ace stands between the knave and the ten (R2)."""
    return ranked("KQJAT987", trump)


RULES = Rules[EcarteState]()
WIN = Duty(win=True, trump=True)
"""Follow suit and win if able; trump when void (R3)."""
TRICKS = TrickPlay(
    hand=HAND,
    played=PLAYED,
    taken=TAKEN,
    order=lambda s: order(s.public.trump),
    duty=lambda s: WIN if s.options.second_hand == "must_win" else FOLLOW,
    may_revoke=lambda s: s.options.strict and s.public.finished >= s.public.watched,
)
MARKING = Marking(
    TRICKS,
    card=lambda s: make(KING, s.public.trump),
    may_be_false=lambda s, seat: s.options.strict and s.public.scores[seat] + 1 < s.options.target,
)
"""A king that would win the game must be held, for it could not be called in doubt (R15)."""

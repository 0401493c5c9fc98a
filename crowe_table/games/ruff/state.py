"""Where the cards of Ruff lie, the phases of a game, and what everybody knows."""

from enum import auto
from typing import TypeAlias

from crowe_table.engine.cards import FULL_PACK, Card, build_pack
from crowe_table.engine.core import NO_SEAT, Phase, Seat, View
from crowe_table.engine.piles import Piles, SeenBy
from crowe_table.engine.state import State
from crowe_table.games.ruff.options import RuffOptions
from crowe_table.kit.ranking import Order, bowers, ranked
from crowe_table.kit.rubber import RubberRecord

SEATS = 4
EUCHRE_PACK = build_pack("A789TJQK")

PILES = Piles()
STOCK = PILES.one("pack")
TURNED = PILES.one("turned", SeenBy.ALL)
REFUSED = PILES.one("refused", SeenBy.ALL, face_down=True)
"""The card that was turned down."""
HAND = PILES.each("hand", SeenBy.OWNER)
LAID_DOWN = PILES.each("laid_down", SeenBy.OWNER, face_down=True)
"""The hand of one whose partner plays alone."""
PLAYED = PILES.each("played", SeenBy.ALL)
TAKEN = PILES.each("taken", SeenBy.ALL, face_down=True)
WASTE = PILES.each("waste", SeenBy.OWNER, face_down=True)
"""What the dealer has laid out for the turned card, or who ruffed for the stock."""
CUT = PILES.each("cut", SeenBy.ALL)


class RuffPhase(Phase):
    """The stages of a game, in the order of the book; of some there are none in one game or the other."""

    CUT_FOR_DEAL = auto()
    FIRST_ROUND = auto()
    SECOND_ROUND = auto()
    EXCHANGE = auto()
    DEFENCE = auto()
    RUFF = auto()
    LAY_OUT = auto()
    CALL = auto()
    ANSWER = auto()
    PLAY = auto()
    COUNT = auto()
    COUNTED = auto()
    OVER = auto()


class RuffRecord(RubberRecord, kw_only=True):
    """What everybody knows of a table of Ruff besides the cards."""

    live = (*RubberRecord.live, "turn", "trumps", "tricks", "resting", "lone", "maker", "won")

    up: tuple[Card, ...] = ()
    """The card turned up in this deal, once it is; it stays here when it is taken up or turned down."""
    taken_up: Seat = NO_SEAT
    """Who has taken the turned card into their hand."""
    maker: Seat = NO_SEAT
    """Who has made trumps."""
    lone: tuple[int, ...] = ()
    """For each seat, 1 if it plays without its partner."""
    pointless: tuple[int, ...] = ()
    """The sides that have scored nothing since the sitting began."""

    def is_alone(self, seat: Seat) -> bool:
        return bool(self.lone) and bool(self.lone[seat])


RuffState: TypeAlias = State[RuffRecord, RuffOptions]
RuffView: TypeAlias = View[RuffRecord, RuffOptions]


def order(s: RuffState | RuffView) -> Order:
    """With the bowers on top of trumps; in the old game the ace is best in every suit."""
    trump = s.public.trump
    return ranked(trump=trump) if s.options.old else bowers(trump)


def pack_of(options: RuffOptions) -> tuple[Card, ...]:
    """Two and thirty cards, from the seven; or the whole pack."""
    return FULL_PACK if options.old else EUCHRE_PACK

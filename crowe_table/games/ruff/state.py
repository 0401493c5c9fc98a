"""Piles, phases and public record of Ruff."""

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
"""Turned card after the dealer has turned it face down."""
HAND = PILES.each("hand", SeenBy.OWNER)
LAID_DOWN = PILES.each("laid_down", SeenBy.OWNER, face_down=True)
"""Hand of a player who sits out because the partner plays alone."""
PLAYED = PILES.each("played", SeenBy.ALL)
TAKEN = PILES.each("taken", SeenBy.ALL, face_down=True)
WASTE = PILES.each("waste", SeenBy.OWNER, face_down=True)
"""Cards that were laid out in exchange for the turned card or the stock."""
CUT = PILES.each("cut", SeenBy.ALL)


class RuffPhase(Phase):
    """Phases of a match, in order. Some occur only at Euchre, others only at Ruff and Honours."""

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
    """Public state of a match of Ruff, apart from the cards."""

    live = (*RubberRecord.live, "turn", "trumps", "tricks", "resting", "lone", "maker", "won")

    up: tuple[Card, ...] = ()
    """Card turned up in this deal. It stays recorded after it has been taken up or turned down."""
    taken_up: Seat = NO_SEAT
    """Seat that has taken the turned card or the stock."""
    maker: Seat = NO_SEAT
    """Seat that has made trumps."""
    lone: tuple[int, ...] = ()
    """For each seat, 1 if it plays without its partner; empty if nobody does."""
    pointless: tuple[int, ...] = ()
    """Sides that have not scored a point since the sitting began."""

    def is_alone(self, seat: Seat) -> bool:
        return bool(self.lone) and bool(self.lone[seat])


RuffState: TypeAlias = State[RuffRecord, RuffOptions]
RuffView: TypeAlias = View[RuffRecord, RuffOptions]


def order(s: RuffState | RuffView) -> Order:
    """Return the ranking of cards: at Euchre with the bowers as highest trumps, at Ruff and Honours with the ace
    highest.
    """
    trump = s.public.trump
    return ranked(trump=trump) if s.options.old else bowers(trump)


def pack_of(options: RuffOptions) -> tuple[Card, ...]:
    """Return the pack: 32 cards from the seven up for Euchre, 52 cards for Ruff and Honours."""
    return FULL_PACK if options.old else EUCHRE_PACK

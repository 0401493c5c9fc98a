"""Exact odds of Bassett under any options, as fractions computed from the cards left.

``left`` gives the number of unseen cards of each rank. A turn takes two cards.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

from msgspec import Struct

from crowe_table.engine.money import Farthings
from crowe_table.games.bassett.options import BassettOptions
from crowe_table.games.bassett.state import SUITS
from crowe_table.games.bassett.turn_effects import (
    RANK_COUNT,
    TurnFate,
    call_pays,
    fasse_takes,
    fate,
    orders,
    taken_on_doublet,
)

WHOLE_PACK = (SUITS,) * RANK_COUNT
_UNIT = Farthings(60)
"""A stake of which a half, a third and two thirds are whole farthings.

The payment functions of the rules then give shares.
"""
_CACHE_SIZE = 4096


class TurnChances(Struct, frozen=True):
    """Chances of each effect of the next turn on a plain stake. For a coppered stake, wins and losses change places."""

    wins: Fraction
    loses: Fraction
    stands_off: Fraction
    splits: Fraction

    @property
    def decided(self) -> Fraction:
        """Chance that the stake wins, loses or is split."""
        return self.wins + self.loses + self.splits


@lru_cache(512)
def turn(o: BassettOptions, spot: str, left: tuple[int, ...]) -> TurnChances:
    """Return the chances of a stake on a spot in the next turn."""
    ways = dict.fromkeys(TurnFate, 0)
    for loser, first in enumerate(left):
        for winner, second in enumerate(left):
            ways[fate(o, spot, False, loser, winner)] += first * (second - (loser == winner))
    n = sum(left)
    chance = {each: Fraction(many, n * (n - 1)) for each, many in ways.items()}
    return TurnChances(
        chance[TurnFate.WIN], chance[TurnFate.LOSE], chance[TurnFate.STAND_OFF], chance[TurnFate.DOUBLET]
    )


def bank_gains(o: BassettOptions, spot: str, left: tuple[int, ...]) -> Fraction:
    """Return the bank's average gain from a stake in the next turn."""
    return turn(o, spot, left).splits * Fraction(taken_on_doublet(o, spot, _UNIT), _UNIT)


def bank_keeps(o: BassettOptions, spot: str, left: tuple[int, ...]) -> Fraction:
    """Return the bank's share of each decided stake; 0 if the next turn cannot decide one."""
    decided = turn(o, spot, left).decided
    return bank_gains(o, spot, left) / decided if decided else Fraction()


def sample_counts(of_rank: int, unseen: int) -> tuple[int, ...]:
    """Return example counts for ``unseen`` cards of which ``of_rank`` are aces.

    The odds of the aces do not depend on the counts of the other ranks.
    """
    others, rest = unseen - of_rank, []
    for _ in range(RANK_COUNT - 1):
        rest.append(min(SUITS, others))
        others -= rest[-1]
    return (of_rank, *rest[:-1], rest[-1] + others)


def whole_deal(o: BassettOptions) -> Fraction:
    """Return the average cost of a stake on one rank during a whole deal. The stake is replaced after each loss."""
    split = Fraction(SUITS - 1, len(WHOLE_PACK) * SUITS - 1) / RANK_COUNT
    turns = (RANK_COUNT * SUITS - 1) // 2
    return turns * split * Fraction(taken_on_doublet(o, "A", _UNIT), _UNIT)


# --- The call --------------------------------------------------------------------------------------------------------


def call_gains(o: BassettOptions, last_three: Sequence[int]) -> Fraction:
    """Return the average gain per unit staked on a call of the last three cards; 0 if the stake is returned."""
    named = orders(last_three)
    pays = call_pays(o, named[0])
    return Fraction(pays + 1, len(named)) - 1 if pays else Fraction()


# --- At court --------------------------------------------------------------------------------------------------------


@lru_cache(_CACHE_SIZE)
def couch_gains(o: BassettOptions, left: int, unseen: int) -> Fraction:
    """Return the average gain of a couch that stays until it is decided. The pay is then taken at once.

    Among the ``unseen`` cards, ``left`` cards are of the same rank as the couch.
    """
    if unseen < 2 or not left:
        return Fraction()
    ways = unseen * (unseen - 1)
    twice = left * (left - 1)
    doublet = twice if o.couple_doublet == "first" else -twice
    neither = (unseen - left) * (unseen - left - 1)
    return Fraction(doublet, ways) + Fraction(neither, ways) * couch_gains(o, left, unseen - 2)


def early_couch_gains(o: BassettOptions) -> Fraction:
    """Return the average gain of a couch placed before the fasse.

    If the fasse takes part of the couch, its owner takes back the rest.
    """
    cards = RANK_COUNT * SUITS
    takes = Fraction(fasse_takes(o, _UNIT), _UNIT)
    return -takes * Fraction(SUITS, cards) + Fraction(cards - SUITS, cards) * couch_gains(o, SUITS, cards - 1)


@lru_cache(_CACHE_SIZE)
def going_on_gains(o: BassettOptions, left: int, unseen: int, steps: int, wins: int = 0) -> Fraction:
    """Return the average gain of a couch that stays until it has won ``steps`` times.

    If the pack ends first, the couch is paid for its wins so far. Among the ``unseen`` cards, ``left`` cards are of the
    same rank as the couch.
    """
    if unseen < 2 or not left:
        return Fraction(o.ladder[wins])
    ways = unseen * (unseen - 1)
    first = Fraction(left * (unseen - left), ways)
    doublet = Fraction(left * (left - 1), ways)
    neither = Fraction((unseen - left) * (unseen - left - 1), ways)
    won = _after_win(o, left - 1, unseen - 2, steps, wins + 1)
    alike = _after_win(o, left - 2, unseen - 2, steps, wins + 1) if o.couple_doublet == "first" else Fraction(-1)
    return first * (won - 1) + doublet * alike + neither * going_on_gains(o, left, unseen - 2, steps, wins)


def _after_win(o: BassettOptions, left: int, unseen: int, steps: int, wins: int) -> Fraction:
    return Fraction(o.ladder[wins]) if wins == steps else going_on_gains(o, left, unseen, steps, wins)

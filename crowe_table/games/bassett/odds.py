"""The exact odds of Bassett under any house rules, found from the cards that are left and from nothing else.

Of each rank so many cards have not been seen (``left``); a turn takes two of them. Every chance is a fraction.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

from msgspec import Struct

from crowe_table.engine.money import Farthings
from crowe_table.games.bassett.judging import MANY, TurnFate, call_pays, fasse_takes, fate, orders, taken_on_doublet
from crowe_table.games.bassett.options import BassettOptions
from crowe_table.games.bassett.spots import HIGH, ranks_of
from crowe_table.games.bassett.state import SUITS

WHOLE_PACK = (SUITS,) * MANY
_UNIT = Farthings(60)
"""A stake of which a half, a third and two thirds are whole farthings: shares are found by the judge's own tables."""
_MANY = 4096


class TurnChances(Struct, frozen=True):
    """What the next turn does to a stake, whether it is coppered or not (coppering changes wins and losses over)."""

    wins: Fraction
    loses: Fraction
    stands_off: Fraction
    splits: Fraction

    @property
    def decided(self) -> Fraction:
        """That it wins, loses, or is split."""
        return self.wins + self.loses + self.splits


@lru_cache(512)
def turn(o: BassettOptions, spot: str, left: tuple[int, ...]) -> TurnChances:
    """The chances of a stake on a spot in the next turn."""
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
    """What the bank gains of a stake by the next turn, on the average."""
    return turn(o, spot, left).splits * Fraction(taken_on_doublet(o, spot, _UNIT), _UNIT)


def bank_keeps(o: BassettOptions, spot: str, left: tuple[int, ...]) -> Fraction:
    """What the bank gains of each stake that is decided; 0 where none can be."""
    decided = turn(o, spot, left).decided
    return bank_gains(o, spot, left) / decided if decided else Fraction()


def typical(of_rank: int, unseen: int) -> tuple[int, ...]:
    """A pack of so many cards not seen, so many of them aces: how the others are spread is all one for an ace."""
    others, rest = unseen - of_rank, []
    for _ in range(MANY - 1):
        rest.append(min(SUITS, others))
        others -= rest[-1]
    return (of_rank, *rest[:-1], rest[-1] + others)


def whole_deal(o: BassettOptions) -> Fraction:
    """What a coin that is kept on one rank from the first turn to the last costs, if it is renewed whenever lost."""
    split = Fraction(SUITS - 1, len(WHOLE_PACK) * SUITS - 1) / MANY
    turns = (MANY * SUITS - 1) // 2
    return turns * split * Fraction(taken_on_doublet(o, "A", _UNIT), _UNIT)


# --- The call --------------------------------------------------------------------------------------------------------


def call_gains(o: BassettOptions, last_three: Sequence[int]) -> Fraction:
    """What a call of the last three cards gains on the average, of the stake; nothing where it goes back."""
    named = orders(last_three)
    pays = call_pays(o, named[0])
    return Fraction(pays + 1, len(named)) - 1 if pays else Fraction()


# --- At court --------------------------------------------------------------------------------------------------------


@lru_cache(_MANY)
def couch_gains(o: BassettOptions, left: int, unseen: int) -> Fraction:
    """What a couch gains on the average until it is decided, on a rank of which so many are left among so many cards,
    if what it wins is taken at once.
    """
    if unseen < 2 or not left:
        return Fraction()
    ways = unseen * (unseen - 1)
    twice = left * (left - 1)
    doublet = twice if o.couple_doublet == "first" else -twice
    neither = (unseen - left) * (unseen - left - 1)
    return Fraction(doublet, ways) + Fraction(neither, ways) * couch_gains(o, left, unseen - 2)


def early_couch_gains(o: BassettOptions) -> Fraction:
    """What a couch gains that is laid before the fasse, if what that leaves of it is taken up."""
    cards = MANY * SUITS
    takes = Fraction(fasse_takes(o, _UNIT), _UNIT)
    return -takes * Fraction(SUITS, cards) + Fraction(cards - SUITS, cards) * couch_gains(o, SUITS, cards - 1)


@lru_cache(_MANY)
def going_on_gains(o: BassettOptions, left: int, unseen: int, steps: int, wins: int = 0) -> Fraction:
    """What a couch gains on the average by who goes on for so many wins running, or takes what it has reached when the
    pack is out; on a rank of which so many are left among so many cards.
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
    """What it has come to, or comes to yet."""
    return Fraction(o.ladder[wins]) if wins == steps else going_on_gains(o, left, unseen, steps, wins)


def of_spot(o: BassettOptions, spot: str, left: Sequence[int]) -> int:
    """How many cards of a spot have not been seen."""
    return sum(left) if spot == HIGH else sum([left[rank] for rank in ranks_of(spot, o.parity)])

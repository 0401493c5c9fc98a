"""Ranking of hands: pair royal, running flush, run, flush, pair, high card.

A hand's *strength* is one number. Suits do not rank, so hands may be equal.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from crowe_table.engine.cards import ACE, FULL_PACK, Card, parse, rank, suit
from crowe_table.engine.core import Reason, because
from crowe_table.games.brag.options import BragOptions

HIGH_CARD, PAIR, FLUSH, RUN, RUNNING_FLUSH, PAIR_ROYAL = range(1, 7)
KINDS = ("", "high", "pair", "flush", "run", "running-flush", "pair-royal")
"""Names of the kinds of hands in message keys, indexed by kind."""

_ACE_HIGH, _THREE, _ABOVE_ACES = 14, 3, 15
_BASE = 16
_BRAGGERS = {"none": (), "knave": (parse("JC"),), "knave_and_nine": (parse("JC"), parse("9D"))}


class Ranking(NamedTuple):
    """Options that decide between two hands."""

    ace_low_highest: bool
    threes_best: bool
    whole: bool
    """Whether all three cards are compared, rather than only the highest."""
    pairs_only: bool
    braggers: tuple[Card, ...]


@lru_cache(maxsize=256)
def ranking_of(options: BragOptions) -> Ranking:
    """Return the ranking under these options."""
    return Ranking(
        options.ace_low_run == "highest",
        options.threes_best,
        options.tie_break == "full",
        options.combinations == "pairs_only",
        _BRAGGERS[options.braggers],
    )


@lru_cache(maxsize=32768)
def strength(hand: tuple[Card, ...], ranking: Ranking) -> int:
    """Return the strength of three cards."""
    wild = [card for card in hand if card in ranking.braggers]
    if not wild:
        return _natural(hand, ranking, 0)
    plain = [card for card in hand if card not in ranking.braggers]
    suits = {suit(card) for card in plain}
    stands_for = FULL_PACK[:13] if ranking.pairs_only else [card for card in FULL_PACK if suit(card) in suits]
    choices = product(*([card, *stands_for] for card in wild))
    return max(
        _natural((*plain, *chosen), ranking, sum(rank(old) != rank(new) for old, new in zip(wild, chosen, strict=True)))
        for chosen in choices
    )


def kind_of(strong: int) -> int:
    """Return the kind of a hand with this strength."""
    return strong // _BASE**3


def describe(hand: Sequence[Card], ranking: Ranking) -> Reason:
    """Return the message that names an open hand."""
    strong = strength(tuple(hand), ranking)
    kind = kind_of(strong)
    top = strong // _BASE**2 % _BASE
    if kind == PAIR_ROYAL and ranking.threes_best and top == _ABOVE_ACES:
        return because("hand-best")
    if kind in (RUN, RUNNING_FLUSH) and top in (_THREE, _ABOVE_ACES):
        return because(f"hand-{KINDS[kind]}-low")
    return because(f"hand-{KINDS[kind]}", rank=ACE if top == _ACE_HIGH else top - 1)


def _value(card: Card) -> int:
    """Return the value of a card, from 2 to 14. The ace is high."""
    return _ACE_HIGH if rank(card) == ACE else rank(card) + 1


def _natural(hand: Iterable[Card], ranking: Ranking, used: int) -> int:
    """Return the strength of three cards, none of them wild.

    ``used`` counts the braggers that stand for another rank.
    """
    cards = list(hand)
    high, middle, low = sorted(map(_value, cards), reverse=True)
    if high == low:
        top = _ABOVE_ACES if high == _THREE and ranking.threes_best else high
        return _number(PAIR_ROYAL, top, 2 - used)
    if middle in (high, low):
        odd = low if middle == high else high
        return _number(PAIR, middle, odd if ranking.whole and not ranking.braggers else 0)
    if not ranking.pairs_only:
        flush = len({suit(card) for card in cards}) == 1
        if top := _run_top(high, middle, low, ranking):
            return _number(RUNNING_FLUSH if flush else RUN, top)
        if flush:
            return _number(FLUSH, high, *((middle, low) if ranking.whole else ()))
    return _number(HIGH_CARD, high, *((middle, low) if ranking.whole else ()))


def _run_top(high: int, middle: int, low: int, ranking: Ranking) -> int:
    """Return the number by which runs are compared. It is 0 if the cards form no run.

    In the run three, deuce, ace, the ace is low (R2).
    """
    if high - middle == middle - low == 1:
        return high
    if (high, middle, low) != (_ACE_HIGH, _THREE, 2):
        return 0
    return _ABOVE_ACES if ranking.ace_low_highest else _THREE


def _number(kind: int, *values: int) -> int:
    whole = kind
    for value in (*values, 0, 0, 0)[:3]:
        whole = whole * _BASE + value
    return whole

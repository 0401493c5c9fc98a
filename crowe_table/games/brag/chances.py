"""Chances at Brag: how a hand stands among all the hands that the cards not accounted for can make."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from math import comb

from crowe_table.engine.cards import FULL_PACK, Card
from crowe_table.games.brag.hands import Ranking, strength

_HAND = 3


class AllHands:
    """Every hand of the pack, weakest first: its strength, and its cards as a mask of 52 bits."""

    __slots__ = ("masks", "strengths")

    def __init__(self, ranking: Ranking) -> None:
        found = sorted(
            (strength(hand, ranking), 1 << hand[0] | 1 << hand[1] | 1 << hand[2]) for hand in combinations(FULL_PACK, 3)
        )
        self.strengths = [strong for strong, _ in found]
        self.masks = [mask for _, mask in found]


@lru_cache(maxsize=4)
def all_hands(ranking: Ranking) -> AllHands:
    """Every hand under a ranking; made once."""
    return AllHands(ranking)


def mask_of(cards: Iterable[Card]) -> int:
    """Cards as a mask of 52 bits."""
    whole = 0
    for card in cards:
        whole |= 1 << card
    return whole


@lru_cache(maxsize=4096)
def beaten_by(hand: tuple[Card, ...], ranking: Ranking, gone: int, holds: int = 0) -> float:
    """The chance that an unseen hand is better than this one, an equal one counted as half.

    ``gone`` are cards that it cannot have besides this hand's own, ``holds`` those it is known to have: both masks.
    """
    strong = strength(hand, ranking)
    hands = all_hands(ranking)
    gone |= mask_of(hand)
    first, after = bisect_left(hands.strengths, strong), bisect_right(hands.strengths, strong)
    better = sum([not mask & gone and mask & holds == holds for mask in hands.masks[after:]])
    equal = sum([not mask & gone and mask & holds == holds for mask in hands.masks[first:after]])
    left = 52 - (gone | holds).bit_count()
    ways = comb(left, _HAND - holds.bit_count())
    return (better + equal / 2) / ways if ways else 0.5


@lru_cache(maxsize=65536)
def share_better(hand: tuple[Card, ...], ranking: Ranking) -> float:
    """The share of all hands of a full pack that are better, an equal one counted as half."""
    strong = strength(hand, ranking)
    strengths = all_hands(ranking).strengths
    after = bisect_right(strengths, strong)
    return (len(strengths) - after + (after - bisect_left(strengths, strong)) / 2) / len(strengths)


def wins_against(better: float, reach: float, bluffs: float = 0.0) -> float:
    """The chance of beating a hand that lies anywhere in the best ``reach`` of all, ``bluffs`` of them anywhere else.

    ``better`` is the share of all hands that are better than one's own.
    """
    honest = max(0.0, 1 - better / reach)
    return (1 - bluffs) * honest + bluffs * (1 - better)


def unseen_wins(reach: float) -> float:
    """The chance that a hand nobody has seen beats one in the best ``reach`` of all."""
    return reach / 2


def keeps_best_of_two(players: int) -> float:
    """Of two unseen hands the one looked at first is kept if it lies in this best share.

    The other is as good as any: with n at the table the chance that a hand at x beats all the others is
    (1 − x)ⁿ⁻¹, and that of an unseen one 1/n.
    """
    return 1 - float(players ** (-1 / (players - 1)))


def share_against_two_hands(players: int) -> float:
    """What each of the others may expect of a carried pot, one of them holding two hands, were all just shown."""
    n, k = players, 1 - keeps_best_of_two(players)
    holder = (1 - k**n) / n + k / n
    return (1 - holder) / (n - 1)

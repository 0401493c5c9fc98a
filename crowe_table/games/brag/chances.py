"""Winning chances: how a hand ranks among all hands that the unseen cards can form."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb

from crowe_table.engine.cards import FULL_PACK, Card
from crowe_table.games.brag.hands import Ranking, strength

_HAND = 3


class AllHands:
    """All hands of the pack and their strengths, weakest first."""

    __slots__ = ("hands", "strengths")

    def __init__(self, ranking: Ranking) -> None:
        found = sorted((strength(hand, ranking), hand) for hand in combinations(FULL_PACK, _HAND))
        self.strengths = [strong for strong, _ in found]
        self.hands = [hand for _, hand in found]


@lru_cache(maxsize=4)
def all_hands(ranking: Ranking) -> AllHands:
    """Return all hands in order of strength under this ranking. Cached."""
    return AllHands(ranking)


@lru_cache(maxsize=4)
def _holding(ranking: Ranking) -> Mapping[int, Sequence[int]]:
    """Map each mask of up to three cards to the indices of the hands that contain all these cards."""
    found: dict[int, list[int]] = {}
    for at, hand in enumerate(all_hands(ranking).hands):
        bits = [1 << card for card in hand]
        for number in range(_HAND + 1):
            for cards in combinations(bits, number):
                found.setdefault(sum(cards), []).append(at)
    return found


def _count(ranking: Ranking, first: int, gone: int, holds: int) -> int:
    """Count the hands from index ``first`` on that contain all cards of ``holds`` and no card of ``gone``.

    Both are masks.
    """
    number, sign, holding = 0, 1, _holding(ranking)
    bits = [1 << card for card in FULL_PACK if gone >> card & 1]
    for more in range(_HAND + 1 - holds.bit_count()):
        for cards in combinations(bits, more):
            places = holding.get(holds + sum(cards), ())
            number += sign * (len(places) - bisect_left(places, first))
        sign = -sign
    return number


def mask_of(cards: Iterable[Card]) -> int:
    """Return a 52-bit mask of the cards."""
    whole = 0
    for card in cards:
        whole |= 1 << card
    return whole


@lru_cache(maxsize=4096)
def beaten_by(hand: tuple[Card, ...], ranking: Ranking, gone: int, holds: int = 0) -> float:
    """Return the chance that an unseen hand is better than this one. Equal hands count half.

    ``gone`` is a mask of cards that the unseen hand cannot contain; the cards of this hand are added to it. ``holds``
    is a mask of cards that the unseen hand is known to contain.
    """
    strong = strength(hand, ranking)
    strengths = all_hands(ranking).strengths
    gone |= mask_of(hand)
    if gone & holds:
        return 0.5
    first, after = bisect_left(strengths, strong), bisect_right(strengths, strong)
    left = 52 - (gone | holds).bit_count()
    ways = comb(left, _HAND - holds.bit_count())
    better = _count(ranking, after, gone, holds)
    equal = _count(ranking, first, gone, holds) - better
    return (better + equal / 2) / ways if ways else 0.5


@lru_cache(maxsize=65536)
def share_better(hand: tuple[Card, ...], ranking: Ranking) -> float:
    """Return the share of all hands of a full pack that beat this one. Equal hands count half."""
    strong = strength(hand, ranking)
    strengths = all_hands(ranking).strengths
    after = bisect_right(strengths, strong)
    return (len(strengths) - after + (after - bisect_left(strengths, strong)) / 2) / len(strengths)


def wins_against(better: float, reach: float, bluffs: float = 0.0) -> float:
    """Return the chance of beating an opponent whose hand is in the top fraction ``reach`` of all hands.

    With chance ``bluffs``, the opponent bluffs and may hold any hand. ``better`` is the share of all hands that beat
    the player's own hand.
    """
    honest = max(0.0, 1 - better / reach)
    return (1 - bluffs) * honest + bluffs * (1 - better)


def unseen_wins(reach: float) -> float:
    """Return the chance that an unseen hand beats a hand in the top fraction ``reach`` of all hands."""
    return reach / 2


def keeps_best_of_two(players: int) -> float:
    """Return the top fraction of hands that a player keeps after looking at the first of two unseen hands.

    Let n be the number of players, and x the share of all hands that beat the first hand. That hand is the best with
    chance (1 − x)ⁿ⁻¹. An unseen hand is the best with chance 1/n.
    """
    return 1 - float(players ** (-1 / (players - 1)))


def share_against_two_hands(players: int) -> float:
    """Return each opponent's expected share of a carried pot, if one player holds two hands and all show at once."""
    n, k = players, 1 - keeps_best_of_two(players)
    holder = (1 - k**n) / n + k / n
    return (1 - holder) / (n - 1)

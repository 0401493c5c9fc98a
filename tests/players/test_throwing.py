"""Throws to the crib, and the expected value of an unseen crib."""

from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest

from crowe_table.engine.cards import FULL_PACK, Card, make, parse, parse_all, rank
from crowe_table.games.cribbage import statistics
from crowe_table.games.cribbage.counting import in_show
from crowe_table.games.cribbage.crib_means import CribMeans, habit_of, other_habits, throw_weight, usual_crib
from crowe_table.games.cribbage.options import CribbageOptions
from tests.players.cribbage_throws import CROWE, FAMILIES, LATER_RULES, settle_habits

PARTNERS = FAMILIES["four-known"][0]


def count(cards: Sequence[Card], start: Card, options: CribbageOptions) -> int:
    return sum(points for points, _, _ in in_show(cards, start, options, crib=True))


def mean_by_enumeration(
    options: CribbageOptions, thrown: Sequence[Card], unseen: Sequence[Card], start: Card, own: bool
) -> float:
    """Return the crib's average points, weighted by the likelihood of each pair that the other player may throw."""
    habit = habit_of(options, 2, not own)
    total = weights = 0.0
    for pair in combinations(unseen, 2):
        weight = throw_weight(habit, pair, start)
        weights += weight
        total += weight * count((*thrown, *pair), start, options)
    return total / weights


@pytest.mark.parametrize("own", [True, False])
@pytest.mark.parametrize("options", [CROWE, LATER_RULES])
def test_the_mean_agrees_with_enumerated_pairs(options: CribbageOptions, own: bool) -> None:
    rng = Random(5)
    for _ in range(3):
        *hand, start = rng.sample(FULL_PACK, 6)
        unseen = [card for card in FULL_PACK if card not in (*hand, start)]
        means = CribMeans(options, unseen, start, other_habits(options, 2, own))
        assert means.mean(hand[:2]) == pytest.approx(mean_by_enumeration(options, hand[:2], unseen, start, own))


def test_the_partners_crib_agrees_with_enumeration() -> None:
    start, mine = parse("6H"), parse("4C")
    unseen = parse_all("5S 5H TD JH JC 9H KS 4H AH")
    habits = other_habits(PARTNERS, 4, own=True)
    total = weights = 0.0
    for three in combinations(unseen, 3):
        for a, b, c in ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)):
            weight = 1.0
            for habit, at in zip(habits, (a, b, c), strict=True):
                weight *= throw_weight(habit, (three[at],), start)
            weights += weight
            total += weight * count((mine, *three), start, PARTNERS)
    assert CribMeans(PARTNERS, unseen, start, habits).mean((mine,)) == pytest.approx(total / weights)


def test_an_unknown_starter_is_averaged() -> None:
    """The average is right to a hundredth.

    The knave of the starter's suit counts a quarter of a point, whatever suits are left.
    """
    hand = parse_all("QH 6H 9C 8D 7S")
    unseen = [card for card in FULL_PACK if card not in hand]
    habit = habit_of(LATER_RULES, 2, own=True)
    rng = Random(3)
    pairs = list(combinations(unseen, 2))
    weights = [throw_weight(habit, pair, None) for pair in pairs]
    total = 0
    tries = 60_000
    for pair in rng.choices(pairs, weights, k=tries):
        start = rng.choice(unseen)
        while start in pair:
            start = rng.choice(unseen)
        total += count((*hand[:2], *pair), start, LATER_RULES)
    means = CribMeans(LATER_RULES, unseen, None, other_habits(LATER_RULES, 2, own=False))
    assert means.mean(hand[:2]) == pytest.approx(total / tries, abs=0.05)


BOOK = {
    "crowe own": "5-5 8.81, 7-8 6.75, 2-3 6.91, 5-J 7.23, A-4 5.85, 10-K 3.22, 9-K 3.45, 6-Q 3.60, K-K 4.62",
    "crowe other": "5-5 9.50, 7-8 7.75, 2-3 7.72, 5-J 8.11, A-4 6.66, 10-K 4.66, 9-K 4.68, 6-Q 4.92, K-K 6.12",
    "later own": "5-5 8.47, 7-8 6.39, 2-3 6.69, 5-J 6.71, A-4 5.22, 10-K 2.67, 9-K 2.94, 6-Q 3.02, K-K 4.34",
    "later other": "5-5 8.85, 7-8 7.10, 2-3 7.18, 5-J 7.24, A-4 5.65, 10-K 3.73, 9-K 3.85, 6-Q 4.03, K-K 5.38",
}
"""Average cribs from another computation for these rules by the same iteration. They are averaged over suits."""
SUITS_KEPT_BACK = {"crowe own": -0.245}
"""Corrections of averages in ``BOOK``, whose habits ignore suits.

An opponent who sees the starter keeps cards of its suit out of the crib.
"""


def usual(options: CribbageOptions, a: int, b: int, own: bool) -> float:
    """Return the usual value of a crib that contains these two ranks, over all starters and suits."""
    suits = [(0, 1)] * 3 + [(0, 0)] if a != b else [(0, 1)]
    total = weight = 0.0
    starts = FULL_PACK if options.start_when == "before_lay_out" else (None,)
    for s, t in suits:
        cards = (make(a, s), make(b, t))
        for start in starts:
            if start not in cards:
                weight += 1
                total += usual_crib(options, 2, start, own).mean(cards)
    return total / weight


@pytest.mark.parametrize("which", BOOK)
def test_average_cribs_agree_with_the_record(which: str) -> None:
    name, role = which.split()
    options = CROWE if name == "crowe" else LATER_RULES
    names = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    for entry in BOOK[which].split(", "):
        pair, value = entry.split()
        a, b = (names.index(each) for each in pair.split("-"))
        expected = float(value) + SUITS_KEPT_BACK.get(which, 0.0)
        assert usual(options, a, b, role == "own") == pytest.approx(expected, abs=0.13), entry


def test_the_table_is_reproducible() -> None:
    """Two rows are computed roughly, from a few thousand hands, and agree with the table."""
    for family, start in (("five-known", make(4, 0)), ("five-unknown", None), ("three-unknown", None)):
        options, seats = FAMILIES[family]
        found, _ = settle_habits(options, seats, [start], samples=12_000, rounds=6)
        for own in (True, False):
            habit = getattr(statistics.throws()[family], "own" if own else "other")
            row = habit.ranks[0 if start is None else rank(start)]
            assert correlation(found[own].ranks[0], row) > 0.9


def correlation(a: Sequence[int], b: Sequence[int]) -> float:
    mean_a, mean_b = sum(a) / len(a), sum(b) / len(b)
    cross = sum((x - mean_a) * (y - mean_b) for x, y in zip(a, b, strict=True))
    return cross / (sum((x - mean_a) ** 2 for x in a) * sum((y - mean_b) ** 2 for y in b)) ** 0.5

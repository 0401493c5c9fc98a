"""Scores of hands at Cribbage, compared between the lines of the rules, the tables, and an independent scorer.

The test covers every hand of three with its starter, up to renaming of suits. It covers one crib for every choice of
ranks. The soak test counts all thirteen million cribs.
"""

from collections import Counter
from itertools import combinations_with_replacement, count
from random import Random

import pytest

from crowe_table.engine.cards import Card, make, rank
from crowe_table.games.cribbage.counting import count_lines, in_show
from crowe_table.games.cribbage.options import CribbageOptions
from crowe_table.games.cribbage.scale import scale
from tests.laws import naive
from tests.laws.classes import deals

CROWE = CribbageOptions()
LATER = CribbageOptions(run_of_three=3, hand_flush="whole_hand", crib_flush="five_only")


def points_of(cards: tuple[Card, ...], start: Card, options: CribbageOptions, crib: bool) -> int:
    """Return the score of a hand. Fail unless all three methods agree."""
    plain = sum(naive.show(cards, start, options, crib).values())
    recited = count_lines(in_show(cards, start, options, crib))
    assert (recited[-1].running if recited else 0) == sum(line.points for line in recited) == plain, cards
    assert scale(len(cards), options, crib).total(cards, start) == plain, cards
    return plain


def test_all_scorers_agree_on_every_hand_of_three() -> None:
    seen: Counter[int] = Counter()
    for cards, start in deals(3):
        seen[points_of(cards, start, CROWE, crib=False)] += 1
    assert max(seen) == 20
    assert set(seen) == set(range(16)) | {20}, "no hand of three makes sixteen to nineteen"


def test_all_scorers_agree_on_hands_of_three_under_later_rules() -> None:
    every_third = (deal for number, deal in zip(count(), deals(3), strict=False) if number % 3 == 0)
    seen = {points_of(cards, start, LATER, crib=False) for cards, start in every_third}
    assert not seen & {16, 17, 18, 19}


@pytest.mark.parametrize("options", [CROWE, LATER], ids=["crowe", "later"])
def test_all_scorers_agree_on_a_crib_of_every_choice_of_ranks(options: CribbageOptions) -> None:
    rng = Random("cribs")
    for ranks in combinations_with_replacement(range(13), 5):
        if max(Counter(ranks).values()) < 5:
            cards = with_suits(ranks, rng)
            points_of(cards[:4], cards[4], options, crib=True)


@pytest.mark.parametrize("size", [2, 5, 6])
def test_all_scorers_agree_on_hands_of_other_sizes(size: int) -> None:
    rng = Random(f"hands of {size}")
    for number in range(1500):
        suits = rng.choice((range(13), range(26), range(52)))
        cards = rng.sample(suits, size)
        start = rng.choice([card for card in range(52) if card not in cards])
        options = (CROWE, LATER)[number % 2]
        plain = sum(naive.show(cards, start, options, False).values())
        assert (
            sum(line.points for line in count_lines(in_show(tuple(map(Card, cards)), Card(start), options, crib=False)))
            == plain
        )
        assert scale(size, options, False).total(tuple(map(Card, cards)), Card(start)) == plain


def with_suits(ranks: tuple[int, ...], rng: Random) -> tuple[Card, ...]:
    """Return distinct cards of these ranks in random order. Usually they have few different suits."""
    while True:
        suits = rng.choice(((0, 0, 0, 1), (0, 1, 2, 3)))
        cards = [make(r, rng.choice(suits) if len(set(ranks)) == len(ranks) else rng.randrange(4)) for r in ranks]
        if len(set(cards)) == len(cards):
            rng.shuffle(cards)
            assert sorted(map(rank, cards)) == sorted(ranks)
            return tuple(cards)

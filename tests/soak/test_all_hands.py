"""All hands, counted by two methods. There are 52C3 × 49 hands of three cards with a starter, and 52C4 × 48 of four."""

from functools import cache
from itertools import combinations
from typing import Literal

import pytest

from crowe_table.engine.cards import FULL_PACK, make
from crowe_table.games.cribbage.counting import in_show
from crowe_table.games.cribbage.options import CribbageOptions
from crowe_table.games.cribbage.scale import scale
from tests.laws import naive
from tests.laws.classes import deals
from tests.laws.test_counting import CROWE, LATER

HOW_MANY = {3: 22_100 * 49, 4: 270_725 * 48}


@cache
def by_ranks(ranks: tuple[int, ...], run_of_three: Literal[2, 3]) -> int:
    """Return the points that depend only on ranks. They are cached, because many hands have the same ranks."""
    cards = [make(r, i % 4) for i, r in enumerate(ranks)]
    return (
        naive.fifteens(cards) + naive.pairs(cards) + naive.sequences(cards, CribbageOptions(run_of_three=run_of_three))
    )


@pytest.mark.parametrize("options", [CROWE, LATER], ids=["crowe", "later"])
@pytest.mark.parametrize(("size", "crib"), [(3, False), (4, False), (4, True)])
def test_every_hand_counts_the_same_by_table(size: int, crib: bool, options: CribbageOptions) -> None:
    total = scale(size, options, crib).total
    counted = 0
    for cards in combinations(FULL_PACK, size):
        for start in FULL_PACK:
            if start in cards:
                continue
            plain = by_ranks(tuple(sorted([card % 13 for card in (*cards, start)])), options.run_of_three)
            plain += naive.flush(cards, start, options, crib) + naive.noddy(cards, start)
            assert total(cards, start) == plain, (cards, start)
            counted += 1
    assert counted == HOW_MANY[size]


@pytest.mark.parametrize("options", [CROWE, LATER], ids=["crowe", "later"])
def test_every_crib_counts_the_same_by_table(options: CribbageOptions) -> None:
    """Cribs that differ only by the names of suits are counted once."""
    for cards, start in deals(4):
        made = in_show(cards, start, options, crib=True)
        assert sum(points for points, _, _ in made) == sum(naive.show(cards, start, options, crib=True).values())

"""Fast totals of hands and cribs from tables.

The tables are built from the combinations of ``counting``, once for each size and each set of rules.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement

from crowe_table.engine.cards import Card
from crowe_table.games.cribbage.counting import NODDY, PAIRS, VALUES, pairs, run_points, runs, show_flush
from crowe_table.games.cribbage.options import CribbageOptions

RANK_KEY = tuple(1 << 3 * (card % 13) for card in range(52))
"""Key of each card: three bits for each rank. A sum of keys thus counts the cards of each rank."""
SUIT_KEY = tuple(1 << 3 * (card // 13) for card in range(52))
RANK_BITS = 3 * 13
ALL_RANKS = (1 << RANK_BITS) - 1
BOTH_KEYS = tuple(ranks | suits << RANK_BITS for ranks, suits in zip(RANK_KEY, SUIT_KEY, strict=True))
"""Key of each card, with the rank key in the low bits and the suit key in the high bits."""


class Scale:
    """Table of totals for hands or cribs of one size under one set of rules.

    ``ranks`` gives the score of all ranks for a sum of ``RANK_KEY``. ``suits`` gives the score of a flush of any three
    cards for a sum of ``SUIT_KEY``. Both sums include the starter.
    """

    __slots__ = ("any_three", "crib", "options", "ranks", "suits")

    def __init__(self, size: int, options: CribbageOptions, crib: bool) -> None:
        self.options = options
        self.crib = crib
        self.any_three = (options.crib_flush if crib else options.hand_flush) == "any_three"
        self.ranks = _rank_table(size + 1, options.run_of_three)
        self.suits = _suit_table(size + 1)

    def total(self, cards: Sequence[Card], start: Card) -> int:
        """Return the score of these cards with this starter."""
        key = BOTH_KEYS[start]
        for card in cards:
            key += BOTH_KEYS[card]
        points = self.ranks[key & ALL_RANKS] + (NODDY[start] in cards)
        if self.any_three:
            return points + self.suits[key >> RANK_BITS]
        return points + len(show_flush(cards, start, self.options, self.crib))


@cache
def scale(size: int, options: CribbageOptions, crib: bool) -> Scale:
    """Return the table for hands or cribs of this size. Cached."""
    return Scale(size, options, crib)


@cache
def _rank_table(size: int, run_of_three: int) -> dict[int, int]:
    options = CribbageOptions(run_of_three=3 if run_of_three == 3 else 2)
    return {
        sum(RANK_KEY[r] for r in ranks): _rank_points(ranks, options)
        for ranks in combinations_with_replacement([Card(r) for r in range(13)], size)
        if max(ranks.count(r) for r in ranks) <= 4
    }


def _rank_points(ranks: tuple[Card, ...], options: CribbageOptions) -> int:
    """Return the score of fifteens, pairs and runs for these ranks.

    Each card stands for its rank; its suit does not matter.
    """
    twins = sum([PAIRS[len(alike)][1] for alike in pairs(ranks)])
    return 2 * _fifteens(ranks) + twins + sum([run_points(len(run), options) for run in runs(ranks)])


def _fifteens(ranks: tuple[Card, ...]) -> int:
    """Return the number of card sets that total fifteen. Byte *n* of ``sets`` counts the sets that total *n*."""
    sets = 1
    for card in ranks:
        sets += sets << 8 * VALUES[card]
    return sets >> 8 * 15 & 255


@cache
def _suit_table(size: int) -> dict[int, int]:
    table: dict[int, int] = {}
    for suits in combinations_with_replacement(range(4), size):
        most = max(suits.count(s) for s in suits)
        table[sum(1 << 3 * s for s in suits)] = most if most >= 3 else 0
    return table

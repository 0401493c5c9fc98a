"""The bank's gain at Bassett against simulated strategies, compared with the exact advantage.

The simulation has no table and uses only the probabilities of a turn, so that a deal takes a millisecond.
"""

from collections.abc import Callable
from functools import cache
from math import sqrt
from random import Random
from typing import TypeAlias

from msgspec import Struct

from crowe_table.engine.cards import RANKS
from crowe_table.engine.money import Farthings
from crowe_table.games.bassett import odds
from crowe_table.games.bassett.options import BassettOptions
from crowe_table.games.bassett.spots import SINGLES, ranks_of
from crowe_table.games.bassett.turn_effects import RANK_COUNT, gain

STAKE = Farthings(24)
Choose: TypeAlias = Callable[[tuple[int, ...]], str]
"""Function that returns the spot on which a strategy bets in the next turn, given the cards left. Empty for no bet."""


class Found(Struct, frozen=True):
    """Result of a number of deals.

    It has the bank's gain, its expected gain, and the standard deviation caused by chance alone.
    """

    gained: float
    expected: float
    error: float


@cache
def _mean(o: BassettOptions, spot: str, counts: tuple[int, ...], unseen: int) -> float:
    """Return the bank's expected gain from a stake on a spot.

    This depends only on the number of the spot's cards that are left.
    """
    ranks, others = sorted(ranks_of(spot, o.parity)), unseen - sum(counts)
    left = [0] * RANK_COUNT
    for rank, many in zip(ranks, counts, strict=True):
        left[rank] = many
    for rank in sorted(set(range(RANK_COUNT)) - set(ranks)):
        left[rank] = min(4, others)
        others -= left[rank]
    return float(odds.bank_gains(o, spot, tuple(left)))


def play(o: BassettOptions, choose: Choose, deals: int, seed: str) -> Found:
    """Simulate deals. A stake is placed before every turn and taken up afterwards. All sums are in stakes."""
    rng, pack = Random(seed), [rank for rank in range(RANK_COUNT) for _ in range(4)]
    gained = expected = squares = 0.0
    for _ in range(deals):
        rng.shuffle(pack)
        left = [4] * RANK_COUNT
        left[pack[0]] -= 1
        for at in range(1, len(pack) - 1, 2):
            loser, winner = pack[at : at + 2]
            spot = choose(tuple(left))
            if spot:
                won = -gain(o, spot, False, STAKE, RANK_COUNT * loser + winner) / STAKE
                mean = _mean(o, spot, tuple(sorted(left[rank] for rank in ranks_of(spot, o.parity))), sum(left))
                gained, expected, squares = gained + won, expected + mean, squares + (won - mean) ** 2
            left[loser] -= 1
            left[winner] -= 1
    return Found(gained, expected, sqrt(squares))


def min_left(left: tuple[int, ...]) -> str:
    """Choose as a strong player: a card of which only one or two are left; otherwise no card."""
    few = [rank for rank, many in enumerate(left) if 0 < many <= 2]
    return RANKS[min(few, key=lambda rank: left[rank])] if few else ""


def max_left(left: tuple[int, ...]) -> str:
    """Choose the worst single card: the one of which most are left."""
    return SINGLES[max(range(RANK_COUNT), key=lambda rank: left[rank])]


def odd_cards(left: tuple[int, ...]) -> str:
    """Choose many cards at once, as a learner does."""
    del left
    return "odd"


STRATEGIES = (min_left, max_left, odd_cards)

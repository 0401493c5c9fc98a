"""Average score of the crib, computed from the cards that the other players may throw."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from crowe_table.engine.cards import FULL_PACK, KNAVE, Card, make, rank, suit
from crowe_table.games.cribbage.counting import NODDY
from crowe_table.games.cribbage.options import CribbageOptions
from crowe_table.games.cribbage.scale import RANK_KEY, SUIT_KEY, Scale, scale
from crowe_table.games.cribbage.statistics import Habit, throws

CRIB = 4
_PLACE = tuple(tuple(max(a, b) * (max(a, b) + 1) // 2 + min(a, b) for b in range(13)) for a in range(13))
"""Index of each pair of ranks in a row of ``Habit.ranks``."""
FROM_PACK = Habit(((1000,) * 13,), (1.0, 1.0))
"""Habit for the card that the pack gives to the crib with three players. All cards are equally likely."""
_KNAVES = tuple(make(KNAVE, s) for s in range(4))


def habit_of(options: CribbageOptions, seats: int, own: bool) -> Habit:
    """Return how often players throw each card or pair to the crib, in the most similar game that was measured.

    ``own`` says whether the crib belongs to the side of the player who throws.
    """
    known = options.start_when == "before_lay_out"
    if seats == 3:
        family = "three-unknown"
    elif seats == 4:
        family = "four-known" if known else "four-unknown"
    elif known:
        family = "five-known"
    else:
        family = {4: "five-unknown", 5: "five-unknown", 6: "six-unknown"}.get(options.cards_dealt, "seven-unknown")
    return throws()[family].own if own else throws()[family].other


def throw_weight(habit: Habit, cards: Sequence[Card], start: Card | None) -> float:
    """Return the relative frequency of a throw under this starter."""
    row = _row(habit, start)
    if len(cards) == 1:
        agrees = start is not None and suit(cards[0]) == suit(start)
        return row[rank(cards[0])] * habit.suits[agrees]
    return row[_PLACE[cards[0] % 13][cards[1] % 13]] * habit.suits[suit_relation(cards, start)]


def _row(habit: Habit, start: Card | None) -> tuple[int, ...]:
    return habit.ranks[0 if start is None or len(habit.ranks) == 1 else rank(start)]


def suit_relation(cards: Sequence[Card], start: Card | None) -> int:
    """Return the relation of the suits of two cards.

    0: the suits differ. 1: they differ, and one is the starter's. 2: they are the same. 3: they are the same as the
    starter's.
    """
    a, b = cards[0] // 13, cards[1] // 13
    turned = -1 if start is None else start // 13
    return 2 * (a == b) + (turned in (a, b))


_Draw: TypeAlias = tuple[int, float, tuple[tuple[int, int], ...]]
"""A possible throw of the others: key, share of all throws, and number of cards by rank or by suit."""


class CribMeans:
    """Average score of a crib, given the player's own cards. The others may throw any unseen cards.

    ``habits`` has one entry for each other player. Without a starter, the average is taken over all possible starters.
    If ``whole`` is true, the unseen cards include those of the player who throws. The others cannot throw these cards.
    """

    __slots__ = (
        *("_by_rank", "_by_suit", "_flushes", "_knaves", "_left", "_ranks", "_scale", "_start", "_suits"),
        *("_unseen_ranks", "_unseen_suits", "_whole"),
    )

    def __init__(
        self,
        options: CribbageOptions,
        unseen: Sequence[Card],
        start: Card | None,
        habits: Sequence[Habit],
        whole: bool = False,
    ) -> None:
        self._scale: Scale = scale(CRIB, options, crib=True)
        self._flushes = self._scale.suits if self._scale.any_three else {5 << 3 * s: 5 for s in range(4)}
        self._start = start
        self._whole = whole
        self._unseen_ranks, self._unseen_suits = [0] * 13, [0] * 4
        for card in unseen:
            self._unseen_ranks[rank(card)] += 1
            self._unseen_suits[suit(card)] += 1
        self._by_rank: list[_Draw] = []
        self._by_suit: list[_Draw] = []
        self._gather(options.laid_out, unseen, start, habits)
        self._ranks: dict[int, float] = {}
        self._suits: dict[int, float] = {}

    def mean(self, thrown: Sequence[Card]) -> float:
        """Return the average score of a crib that contains these cards."""
        by_rank = by_suit = 0
        for card in thrown:
            by_rank += RANK_KEY[card]
            by_suit += SUIT_KEY[card]
        value = self._ranks.get(by_rank)
        if value is None:
            value = self._ranks[by_rank] = self._average(
                self._scale.ranks, self._by_rank, by_rank, self._unseen_ranks, RANK_KEY
            )
        flush = self._suits.get(by_suit)
        if flush is None:
            flush = self._suits[by_suit] = self._average(
                self._flushes, self._by_suit, by_suit, self._unseen_suits, SUIT_KEY
            )
        return value + flush + self._noddy(thrown)

    def _gather(self, laid_out: int, unseen: Sequence[Card], start: Card | None, habits: Sequence[Habit]) -> None:
        """Collect the possible throws of the others by rank and by suit, and the share of throws with each knave."""
        total = 0.0
        knaves = dict.fromkeys(_KNAVES, 0.0)
        by_rank: dict[int, float] = {}
        by_suit: dict[int, float] = {}
        draws = _pairs(unseen, start, habits[0]) if laid_out == 2 else _singles(unseen, start, habits)
        for cards, weight in draws:
            total += weight
            ranks = suits = 0
            for card in cards:
                ranks += RANK_KEY[card]
                suits += SUIT_KEY[card]
                if card in knaves:
                    knaves[card] += weight
            by_rank[ranks] = by_rank.get(ranks, 0.0) + weight
            by_suit[suits] = by_suit.get(suits, 0.0) + weight
        self._by_rank = [(key, weight / total, _parts(key)) for key, weight in by_rank.items()]
        self._by_suit = [(key, weight / total, _parts(key)) for key, weight in by_suit.items()]
        self._knaves = {card: weight / total for card, weight in knaves.items()}

    def _average(
        self, points: dict[int, int], draws: list[_Draw], own: int, unseen: list[int], keys: Sequence[int]
    ) -> float:
        """Return the average points of the player's cards, the others' throws and the starter together.

        All arguments are grouped by rank, or all by suit.
        """
        left = [n - (own >> 3 * i & 7) for i, n in enumerate(unseen)] if self._whole else unseen
        total = weight = 0.0
        for key, share, parts in draws:
            if self._whole:
                share *= _still_possible(parts, unseen, left)
            if not share:
                continue
            weight += share
            total += share * self._with_start(points, own + key, key, left, keys)
        return total / weight

    def _with_start(
        self, points: dict[int, int], whole: int, drawn: int, left: list[int], keys: Sequence[int]
    ) -> float:
        if self._start is not None:
            return points.get(whole + keys[self._start], 0)
        total = ways = 0
        for i, n in enumerate(left):
            may_come = n - (drawn >> 3 * i & 7)
            if may_come > 0:
                ways += may_come
                total += may_come * points.get(whole + (1 << 3 * i), 0)
        return total / ways

    def _noddy(self, thrown: Sequence[Card]) -> float:
        if self._start is not None:
            noddy = NODDY[self._start]
            return 1.0 if noddy in thrown else self._knaves[noddy]
        return (sum(self._knaves.values()) + sum(rank(card) == KNAVE for card in thrown)) / 4


def _parts(key: int) -> tuple[tuple[int, int], ...]:
    return tuple((i, key >> 3 * i & 7) for i in range(13) if key >> 3 * i & 7)


def _still_possible(parts: Sequence[tuple[int, int]], unseen: Sequence[int], left: Sequence[int]) -> float:
    """Return the fraction of draws that is still possible with the cards left.

    ``parts`` gives the number of cards drawn of each rank or suit.
    """
    share = 1.0
    for i, number in parts:
        if left[i] == unseen[i]:
            continue
        for taken in range(number):
            share *= max(left[i] - taken, 0) / (unseen[i] - taken)
    return share


def _pairs(unseen: Sequence[Card], start: Card | None, habit: Habit) -> Iterator[tuple[tuple[Card, ...], float]]:
    row, suits = _row(habit, start), habit.suits
    for pair in combinations(unseen, 2):
        yield pair, row[_PLACE[pair[0] % 13][pair[1] % 13]] * suits[suit_relation(pair, start)]


def _singles(
    unseen: Sequence[Card], start: Card | None, habits: Sequence[Habit]
) -> Iterator[tuple[tuple[Card, ...], float]]:
    """Yield every set of three cards, one from each player, with its weight.

    The weight is a sum over all ways to assign the three cards to the players.
    """
    first, second, third = ([throw_weight(habit, (card,), start) for card in unseen] for habit in habits)
    for i, j, k in combinations(range(len(unseen)), 3):
        weight = (
            first[i] * (second[j] * third[k] + second[k] * third[j])
            + first[j] * (second[i] * third[k] + second[k] * third[i])
            + first[k] * (second[i] * third[j] + second[j] * third[i])
        )
        yield (unseen[i], unseen[j], unseen[k]), weight


@lru_cache(maxsize=256)
def usual_crib(options: CribbageOptions, seats: int, start: Card | None, own: bool) -> CribMeans:
    """Return the crib averages for a player whose hand is unknown.

    ``own`` says whether the crib belongs to that player's side.
    """
    unseen = [card for card in FULL_PACK if card != start]
    return CribMeans(options, unseen, start, other_habits(options, seats, own), whole=True)


def other_habits(options: CribbageOptions, seats: int, own: bool) -> list[Habit]:
    """Return the habits of the other players. They depend on whether the player's own side has the crib (``own``)."""
    return arrange_habits(seats, own, {each: habit_of(options, seats, each) for each in (True, False)})


def arrange_habits(seats: int, own: bool, habits: Mapping[bool, Habit]) -> list[Habit]:
    """Return the habits of the other players, in their order.

    ``habits`` gives the habit for a thrower's own crib (true) and for an opponent's crib (false).
    """
    ours, theirs = habits[own], habits[not own]
    if seats == 2:
        return [theirs]
    if seats == 4:
        return [theirs, ours, theirs]
    return [habits[False], theirs, FROM_PACK]

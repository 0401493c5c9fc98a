"""Choice of a discard: candidates from weights, compared over sampled deals."""

from collections.abc import Callable, Sequence
from math import sqrt

from msgspec import Struct

from crowe_table.engine.cards import Card, suit
from crowe_table.engine.rng import Rng
from crowe_table.games.piquet.open_deal import Score, Tricks, call_all, play_out, suits_of
from crowe_table.games.piquet.options import ALL_LEFT, PiquetOptions
from crowe_table.games.piquet.state import CARDS, ORDER, TEN
from crowe_table.search.advice import Enough, never

BY_RANK = (0.0, 0.0, 0.2, 0.4, 0.7, 2.0, 2.4, 3.4, 5.2, 8.5)
"""Weight of a card by rank, lowest first."""
OF_SUIT, OF_RANK = 6.0, 4.0
"""Weight of a suit kept for the ruff, and of a rank kept for a set."""
LENGTHS = (0.3, 1.0)
"""Weights of each card for every card of its suit in hand."""
BESIDE = 1.0
"""Weight of an adjacent card of the same suit."""
PLAIN_LENGTH = 0.6
KEPT = 7.5
"""The opponent is assumed to discard cards of less weight."""
FEWER = 5
"""Largest number of cards below the maximum discard that is tried."""
ROUNDS = ((24, 20), (60, 8), (160, 8))
"""Deals sampled for each discard, and the number of discards that survive the round."""


class WeighedDiscard(Struct):
    """Discard with its sampled values."""

    cards: tuple[Card, ...]
    total: float = 0.0
    squares: float = 0.0
    count: int = 0

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def error(self, best: "WeighedDiscard") -> float:
        """Standard error of the difference from the best discard, halved because both use the same deals."""
        if not self.count or self is best:
            return 0.0
        return sqrt(max(0.0, self.squares / self.count - self.mean**2) / self.count) / 2


def weights(
    o: PiquetOptions, hand: Sequence[Card], length: float, kept_suit: int = -1, kept_rank: int = -1
) -> dict[Card, float]:
    """Return the weight of each card in a hand."""
    of_set = {1: 0.0, 2: 1.8, 3: 5.0, 4: 9.0} if o.trio > 3 else {1: 0.0, 2: 0.5, 3: 2.0, 4: 6.0}
    power = ORDER.power
    suits = [suit(card) for card in hand]
    powers = [power[card] for card in hand]
    held = set(zip(suits, powers, strict=True))
    found = {}
    for card, lane, high in zip(hand, suits, powers, strict=True):
        weight = BY_RANK[high] + length * suits.count(lane)
        weight += BESIDE * (((lane, high + 1) in held) + ((lane, high - 1) in held))
        if high >= TEN:
            weight += of_set[powers.count(high)]
        weight += OF_SUIT * (lane == kept_suit) + OF_RANK * (high == kept_rank)
        found[card] = weight
    return found


def plain_order(o: PiquetOptions, hand: Sequence[Card]) -> tuple[list[Card], int]:
    """Return the cards in the order a simple player discards them, and the number of light cards."""
    values = [0.0] * 4
    for card in hand:
        values[suit(card)] += BY_RANK[ORDER.power[card]] + 2
    weighed = weights(o, hand, PLAIN_LENGTH, kept_suit=values.index(max(values)))
    return sorted(hand, key=weighed.__getitem__), sum([weight < KEPT for weight in weighed.values()])


def plain_discard(o: PiquetOptions, hand: Sequence[Card], least: int, most: int) -> list[Card]:
    """Return a simple player's discard: all light cards, after weighing its best suit more."""
    order, light = plain_order(o, hand)
    return order[: min(most, max(least, light))]


def candidates(o: PiquetOptions, hand: Sequence[Card], least: int, most: int) -> list[tuple[Card, ...]]:
    """Return discards worth trying, one for each suit and rank that may be kept, and for none."""
    found: dict[tuple[Card, ...], None] = {}
    ranks = sorted({ORDER.power[card] for card in hand if ORDER.power[card] >= TEN})
    for length in LENGTHS:
        for kept_suit in (-1, *sorted({suit(card) for card in hand})):
            for kept_rank in (-1, *ranks):
                weighed = weights(o, hand, length, kept_suit, kept_rank)
                order = sorted(hand, key=weighed.__getitem__)
                for number in range(most, max(least, most - FEWER) - 1, -1):
                    found[tuple(sorted(order[:number]))] = None
    return list(found)


class Exchange(Struct, frozen=True):
    """Information of a seat that is about to exchange cards."""

    o: PiquetOptions
    hand: tuple[Card, ...]
    unseen: tuple[Card, ...]
    """Cards in the opponent's hand, in the stock or in the opponent's discard."""
    elder: bool
    least: int
    most: int
    other_changed: int
    """Number of cards the opponent has exchanged, or -1 before."""
    stock: int
    scores: tuple[int, int]
    """Scores, the elder's first."""

    def deal(self, rng: Rng) -> Callable[[Sequence[Card]], float]:
        """Sample the hidden cards and return a function that evaluates a discard for this seat."""
        cards = list(self.unseen)
        rng.shuffle(cards)
        o, rule = self.o, Tricks(self.o)
        other, stock = cards[:CARDS], cards[CARDS:]
        order, light = plain_order(o, other)
        if not self.elder:
            other = [*order[self.other_changed :], *stock[: self.other_changed]]
            stock = stock[self.other_changed :][: self.stock]

        def value(discard: Sequence[Card]) -> float:
            drawn = len(discard)
            own = [*[card for card in self.hand if card not in discard], *stock[:drawn]]
            theirs = other
            if self.elder:
                left = stock[drawn : self.stock]
                most = len(left) if o.younger_max == ALL_LEFT else min(o.younger_max, len(left))
                thrown = min(most, max(o.younger_min, light))
                theirs = [*order[thrown:], *left[:thrown]]
            hands = [suits_of(own), suits_of(theirs)]
            if not self.elder:
                hands.reverse()
            score = Score(o, self.scores)
            call_all(o, score, hands)
            play_out(rule, score, hands)
            return score.lead() if self.elder else -score.lead()

        return value


def weigh_discards(what: Exchange, rng: Rng, enough: Enough = never) -> list[WeighedDiscard]:
    """Return all candidates, best first; bad ones are dropped after each round."""
    trials = [WeighedDiscard(cards) for cards in candidates(what.o, what.hand, what.least, what.most)]
    beaten: list[WeighedDiscard] = []
    for deals, kept in ROUNDS:
        for _ in range(deals):
            value = what.deal(rng)
            for trial in trials:
                come = value(trial.cards)
                trial.total += come
                trial.squares += come * come
                trial.count += 1
            if enough():
                break
        trials.sort(key=lambda trial: -trial.mean)
        if enough():
            break
        trials, beaten = trials[:kept], [*trials[kept:], *beaten]
    return [*trials, *beaten]

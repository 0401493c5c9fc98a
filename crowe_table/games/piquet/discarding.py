"""Choice of the cards to exchange: weights propose candidate discards, and sampled deals compare them."""

from collections.abc import Callable, Sequence
from math import sqrt

from msgspec import Struct

from crowe_table.engine.cards import Card, suit
from crowe_table.engine.rng import Rng
from crowe_table.games.piquet.open_deal import Score, Tricks, call_all, play_out, suits_of
from crowe_table.games.piquet.options import ALL_LEFT, PiquetOptions
from crowe_table.games.piquet.state import CARDS, ORDER, TEN
from crowe_table.search.advice import StopCheck, never_stop

RANK_WEIGHTS = (0.0, 0.0, 0.2, 0.4, 0.7, 2.0, 2.4, 3.4, 5.2, 8.5)
"""Basic weight of a card for each rank, lowest rank first. Cards of low weight are discarded first."""
KEPT_SUIT_WEIGHT, KEPT_RANK_WEIGHT = 6.0, 4.0
"""Added weight of each card in the suit kept for a ruff, and in the rank kept for a set."""
LENGTH_WEIGHTS = (0.3, 1.0)
"""Weight added to a card for each card of its suit in hand. Candidates are generated with each of the two values."""
NEIGHBOUR_WEIGHT = 1.0
"""Weight added to a card for each card of the same suit that is next to it in rank."""
SIMPLE_LENGTH_WEIGHT = 0.6
MIN_KEPT_WEIGHT = 7.5
"""Weight below which a simple player discards a card. Sampled opponents are assumed to do the same."""
MAX_FEWER = 5
"""Candidates exchange the maximum number of cards, or fewer by up to this many."""
ROUNDS = ((24, 20), (60, 8), (160, 8))
"""Rounds of the comparison: deals sampled for each candidate, and number of candidates kept for the next round."""


class EvaluatedDiscard(Struct):
    """Candidate discard, with the sum, the sum of squares and the number of its results in sampled deals."""

    cards: tuple[Card, ...]
    total: float = 0.0
    squares: float = 0.0
    count: int = 0

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def error(self, best: "EvaluatedDiscard") -> float:
        """Estimate the standard error of the difference from the best discard; 0 for the best one itself.

        The estimate is half of this discard's own error, because both discards are tried in the same deals.
        """
        if not self.count or self is best:
            return 0.0
        return sqrt(max(0.0, self.squares / self.count - self.mean**2) / self.count) / 2


def weights(
    o: PiquetOptions, hand: Sequence[Card], length: float, kept_suit: int = -1, kept_rank: int = -1
) -> dict[Card, float]:
    """Return the weight of each card in a hand. ``length`` is the added weight for each card of the same suit.

    Cards of ``kept_suit`` and of ``kept_rank`` weigh more; -1 stands for no such suit or rank.
    """
    of_set = {1: 0.0, 2: 1.8, 3: 5.0, 4: 9.0} if o.trio > 3 else {1: 0.0, 2: 0.5, 3: 2.0, 4: 6.0}
    power = ORDER.power
    suits = [suit(card) for card in hand]
    powers = [power[card] for card in hand]
    held = set(zip(suits, powers, strict=True))
    found = {}
    for card, suit_index, high in zip(hand, suits, powers, strict=True):
        weight = RANK_WEIGHTS[high] + length * suits.count(suit_index)
        weight += NEIGHBOUR_WEIGHT * (((suit_index, high + 1) in held) + ((suit_index, high - 1) in held))
        if high >= TEN:
            weight += of_set[powers.count(high)]
        weight += KEPT_SUIT_WEIGHT * (suit_index == kept_suit) + KEPT_RANK_WEIGHT * (high == kept_rank)
        found[card] = weight
    return found


def simple_order(o: PiquetOptions, hand: Sequence[Card]) -> tuple[list[Card], int]:
    """Return the hand in the order in which a simple player discards, and the number of cards below MIN_KEPT_WEIGHT."""
    values = [0.0] * 4
    for card in hand:
        values[suit(card)] += RANK_WEIGHTS[ORDER.power[card]] + 2
    weight_of = weights(o, hand, SIMPLE_LENGTH_WEIGHT, kept_suit=values.index(max(values)))
    return sorted(hand, key=weight_of.__getitem__), sum([weight < MIN_KEPT_WEIGHT for weight in weight_of.values()])


def simple_discard(o: PiquetOptions, hand: Sequence[Card], least: int, most: int) -> list[Card]:
    """Return a simple player's discard: all cards below MIN_KEPT_WEIGHT, within the limits ``least`` and ``most``."""
    order, light = simple_order(o, hand)
    return order[: min(most, max(least, light))]


def candidates(o: PiquetOptions, hand: Sequence[Card], least: int, most: int) -> list[tuple[Card, ...]]:
    """Return candidate discards of all sizes worth trying: with each suit, each rank or neither preferred."""
    found: dict[tuple[Card, ...], None] = {}
    ranks = sorted({ORDER.power[card] for card in hand if ORDER.power[card] >= TEN})
    for length in LENGTH_WEIGHTS:
        for kept_suit in (-1, *sorted({suit(card) for card in hand})):
            for kept_rank in (-1, *ranks):
                weight_of = weights(o, hand, length, kept_suit, kept_rank)
                order = sorted(hand, key=weight_of.__getitem__)
                for number in range(most, max(least, most - MAX_FEWER) - 1, -1):
                    found[tuple(sorted(order[:number]))] = None
    return list(found)


class Exchange(Struct, frozen=True):
    """The knowledge of a seat that is about to exchange cards."""

    o: PiquetOptions
    hand: tuple[Card, ...]
    unseen: tuple[Card, ...]
    """Cards in the opponent's hand, in the stock or in the opponent's discard."""
    elder: bool
    least: int
    most: int
    other_changed: int
    """Number of cards the opponent has exchanged, or -1 if the opponent has not exchanged yet."""
    stock: int
    scores: tuple[int, int]
    """Scores of both players in the game, the elder's first."""

    def deal(self, rng: Rng) -> Callable[[Sequence[Card]], float]:
        """Sample the hidden cards.

        Return a function that plays out the deal after a given discard and returns its value.
        """
        cards = list(self.unseen)
        rng.shuffle(cards)
        o, rule = self.o, Tricks(self.o)
        other, stock = cards[:CARDS], cards[CARDS:]
        order, light = simple_order(o, other)
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


def evaluate_discards(what: Exchange, rng: Rng, should_stop: StopCheck = never_stop) -> list[EvaluatedDiscard]:
    """Return all candidate discards, best first.

    After each round of sampled deals, the poor ones move to the end of the list and are not tried again.
    """
    trials = [EvaluatedDiscard(cards) for cards in candidates(what.o, what.hand, what.least, what.most)]
    beaten: list[EvaluatedDiscard] = []
    for deals, kept in ROUNDS:
        for _ in range(deals):
            value = what.deal(rng)
            for trial in trials:
                outcome = value(trial.cards)
                trial.total += outcome
                trial.squares += outcome * outcome
                trial.count += 1
            if should_stop():
                break
        trials.sort(key=lambda trial: -trial.mean)
        if should_stop():
            break
        trials, beaten = trials[:kept], [*trials[kept:], *beaten]
    return [*trials, *beaten]

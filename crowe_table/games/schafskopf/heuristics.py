"""Rules of thumb for Schafskopf: when to take the blind, and which two cards to bury."""

from collections.abc import Collection, Sequence
from itertools import combinations

from crowe_table.engine.cards import ACE, KNAVE, QUEEN, Card, rank
from crowe_table.games.schafskopf.state import IN_BLIND, ORDER, VALUES
from crowe_table.kit.ranking import TRUMP

QUEEN_QUARTERS, KNAVE_QUARTERS, DIAMOND_QUARTERS, ACE_QUARTERS = 6, 4, 4, 3
"""Value of each kind of card for taking the blind, in quarters of a point; from the rule book."""
EVEN_CHANCE = 28
"""Value of a hand with which a lone player wins about half of the games: seven points, in quarters."""
LEARNER_MIN_TRUMPS = 5
"""Fewest trumps with which a beginner takes the blind."""
VOID_GAIN, ACE_COST, BARE_ACE_COST, TRUMP_COST = 7, 10, 6, 30
"""Values in card points for the choice of cards to bury.

The first is the gain from burying all cards of a suit. The others are the costs of burying an ace, a single ace and a
trump. The points of the buried cards are added.
"""


def trumps_in(cards: Collection[Card]) -> int:
    """Return the number of trumps among the cards."""
    return sum([ORDER.suit_of[card] == TRUMP for card in cards])


def blind_count(hand: Collection[Card]) -> int:
    """Return the value of a hand for taking the blind, in quarters of a point."""
    return sum([_counts(card) for card in hand])


def _counts(card: Card) -> int:
    if ORDER.suit_of[card] == TRUMP:
        return {QUEEN: QUEEN_QUARTERS, KNAVE: KNAVE_QUARTERS}.get(rank(card), DIAMOND_QUARTERS)
    return ACE_QUARTERS if rank(card) == ACE else 0


def takes_blind(hand: Collection[Card]) -> bool:
    """Whether a player with these ten cards takes the blind by rule of thumb."""
    return blind_count(hand) >= EVEN_CHANCE


def pairs_to_bury(hand: Sequence[Card], gone: Collection[Card] = ()) -> list[tuple[Card, ...]]:
    """Return all pairs of cards that may be buried, best first by rule of thumb.

    Only pairs that contain all cards in ``gone`` are returned.
    """
    lengths = [0] * (TRUMP + 1)
    for card in hand:
        lengths[ORDER.suit_of[card]] += 1

    def likes(pair: tuple[Card, ...]) -> int:
        value = 0
        suits = [ORDER.suit_of[card] for card in pair]
        for card, suit in zip(pair, suits, strict=True):
            value += VALUES[card]
            if suit == TRUMP:
                value -= TRUMP_COST
            elif rank(card) == ACE:
                value -= BARE_ACE_COST if lengths[suit] == 1 else ACE_COST
        return value + VOID_GAIN * sum([lengths[suit] == suits.count(suit) for suit in {*suits}])

    pairs = [pair for pair in combinations(hand, IN_BLIND) if all(card in pair for card in gone)]
    return sorted(pairs, key=likes, reverse=True)

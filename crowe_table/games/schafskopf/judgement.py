"""What is known of hands at Schafskopf: when to take the blind, and what to lay away."""

from collections.abc import Collection, Sequence
from itertools import combinations

from crowe_table.engine.cards import ACE, KNAVE, QUEEN, Card, rank
from crowe_table.games.schafskopf.state import IN_BLIND, ORDER, VALUES
from crowe_table.kit.ranking import TRUMP

A_QUEEN, A_KNAVE, A_DIAMOND, AN_ACE = 6, 4, 4, 3
"""What cards count towards taking the blind, in quarters: the count of the booke."""
EVEN_CHANCE = 28
"""Seven: with so much game is as likely as not."""
BY_THE_EYE = 5
"""Trumps on which a beginner takes it."""
SUIT_EMPTIED, ACE_LOST, BARE_ACE_LOST, TRUMP_LOST = 7, 10, 6, 30
"""What laying a card away brings besides its points, and what it costs."""


def trumps_in(cards: Collection[Card]) -> int:
    """How many trumps there are."""
    return sum([ORDER.suit_of[card] == TRUMP for card in cards])


def count_of(hand: Collection[Card]) -> int:
    """What a hand counts towards taking the blind, in quarters."""
    return sum([_counts(card) for card in hand])


def _counts(card: Card) -> int:
    if ORDER.suit_of[card] == TRUMP:
        return {QUEEN: A_QUEEN, KNAVE: A_KNAVE}.get(rank(card), A_DIAMOND)
    return AN_ACE if rank(card) == ACE else 0


def takes(hand: Collection[Card]) -> bool:
    """Whether the rule takes the blind with these ten cards."""
    return count_of(hand) >= EVEN_CHANCE


def ways_to_bury(hand: Sequence[Card], gone: Collection[Card] = ()) -> list[tuple[Card, ...]]:
    """Every two cards that may be laid away, by the rule's preference; ``gone`` must be among them."""
    lengths = [0] * (TRUMP + 1)
    for card in hand:
        lengths[ORDER.suit_of[card]] += 1

    def likes(pair: tuple[Card, ...]) -> int:
        value = 0
        suits = [ORDER.suit_of[card] for card in pair]
        for card, suit in zip(pair, suits, strict=True):
            value += VALUES[card]
            if suit == TRUMP:
                value -= TRUMP_LOST
            elif rank(card) == ACE:
                value -= BARE_ACE_LOST if lengths[suit] == 1 else ACE_LOST
        return value + SUIT_EMPTIED * sum([lengths[suit] == suits.count(suit) for suit in {*suits}])

    pairs = [pair for pair in combinations(hand, IN_BLIND) if all(card in pair for card in gone)]
    return sorted(pairs, key=likes, reverse=True)

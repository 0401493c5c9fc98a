"""Tricks: who must follow suit, who wins, and what a failure to follow has shown."""

from collections.abc import Iterable, Sequence

from crowe_table.engine.cards import FULL_PACK, Card, rank, suit
from crowe_table.engine.core import Seat

NO_TRUMP = -1
"""The trump suit where there is none."""

ACE_HIGH: tuple[int, ...] = tuple((rank(card) - 1) % 13 for card in FULL_PACK)
"""For each face, how it beats others of its suit: the deuce 0, the king 11, the ace 12."""


def of_suit(cards: Sequence[Card], wanted: int) -> list[Card]:
    """Those of one suit."""
    return [card for card in cards if suit(card) == wanted]


def may_follow(hand: Sequence[Card], led: int) -> list[Card]:
    """What may be played when this suit was led: cards of it if there are any, else all."""
    return of_suit(hand, led) or list(hand)


def winning(cards: Sequence[Card], trump: int, strength: Sequence[int] = ACE_HIGH) -> int:
    """The place, in order of play, of the card that takes the trick: the highest trump, or else of the suit led."""
    best = 0
    for place in range(1, len(cards)):
        if beats(cards[place], cards[best], trump, strength):
            best = place
    return best


def beats(card: Card, other: Card, trump: int, strength: Sequence[int] = ACE_HIGH) -> bool:
    """Whether a card, played after the one that is winning, takes the trick from it."""
    if suit(card) == suit(other):
        return strength[card % 52] > strength[other % 52]
    return suit(card) == trump


def voids(tricks: Iterable[tuple[Seat, Sequence[Card]]], ring: Sequence[Seat]) -> list[set[int]]:
    """For each seat, the suits it has shown it does not hold: each trick is who led, and its cards in order of play."""
    shown: list[set[int]] = [set() for _ in ring]
    for leader, cards in tricks:
        at = ring.index(leader)
        for step, card in enumerate(cards):
            if suit(card) != suit(cards[0]):
                shown[ring[(at + step) % len(ring)]].add(suit(cards[0]))
    return shown

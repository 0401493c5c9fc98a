"""Card orders as tables, cached for each trump suit. Trumps form a suit of their own."""

from collections.abc import Sequence
from functools import cache

from msgspec import Struct

from crowe_table.engine.cards import (
    CLUBS,
    DIAMONDS,
    FULL_PACK,
    HEARTS,
    KNAVE,
    RANKS,
    SPADES,
    Card,
    make,
    rank,
    suit,
)

TRUMP = 4
"""The suit of all trumps, whatever their printed suit."""
NO_TRUMP = -1
ACE_HIGH = "AKQJT98765432"


class Order(Struct, frozen=True):
    """A card order: the power and the suit of each face. All trumps belong to the suit ``TRUMP``."""

    suit_of: tuple[int, ...]
    power: tuple[int, ...]

    def beats(self, card: Card, best: Card) -> bool:
        """Whether ``card``, played later, takes the trick from ``best``, the card that wins so far."""
        of, to = self.suit_of[card % 52], self.suit_of[best % 52]
        return self.power[card % 52] > self.power[best % 52] if of == to else of == TRUMP

    def winning(self, trick: tuple[Card, ...]) -> int:
        """Return the index, in order of play, of the card that takes the trick."""
        best = 0
        for place in range(1, len(trick)):
            if self.beats(trick[place], trick[best]):
                best = place
        return best


def hand_order(order: Order) -> tuple[Card, ...]:
    """Return the faces of a pack in the order in which a hand is sorted, from left to right.

    Trumps come first, then the other suits with alternating colours. Within a suit, the best card comes first.
    """
    place = {suit: at for at, suit in enumerate((TRUMP, SPADES, HEARTS, CLUBS, DIAMONDS))}
    return tuple(sorted(FULL_PACK, key=lambda card: (place[order.suit_of[card]], -order.power[card])))


def of_suit(cards: Sequence[Card], wanted: int) -> list[Card]:
    """Return the cards of one printed suit."""
    return [card for card in cards if suit(card) == wanted]


@cache
def ranked(high_to_low: str = ACE_HIGH, trump: int = NO_TRUMP) -> Order:
    """Return the order that has these ranks in every suit. One suit may be trumps."""
    power = tuple([len(high_to_low) - high_to_low.find(letter) if letter in high_to_low else 0 for letter in RANKS])
    suits = tuple([TRUMP if printed == trump else printed for printed in range(4) for _ in RANKS])
    return Order(suits, power * 4)


def same_colour(printed: int) -> int:
    """Return the other suit of the same colour."""
    return 3 - printed


@cache
def bowers(trump: int, high_to_low: str = ACE_HIGH) -> Order:
    """Return the order in which the two bowers are the best trumps.

    The right bower is the knave of trumps. The left bower is the other knave of the same colour, and belongs to the
    trump suit. The other cards rank as in ``ranked``.
    """
    plain = ranked(high_to_low, trump)
    if trump == NO_TRUMP:
        return plain
    right, left = make(KNAVE, trump), make(KNAVE, same_colour(trump))
    suits, power, top = list(plain.suit_of), list(plain.power), len(high_to_low)
    suits[left], power[left], power[right] = TRUMP, top + 1, top + 2
    return Order(tuple(suits), tuple(power))


@cache
def fixed(trumps: tuple[Card, ...], high_to_low: str = ACE_HIGH) -> Order:
    """Return an order in which these cards are always trumps, best first. The other cards rank within their suits."""
    plain = ranked(high_to_low)
    suits, power = list(plain.suit_of), list(plain.power)
    for below, card in enumerate(reversed(trumps)):
        suits[card], power[card] = TRUMP, below + 1
    return Order(tuple(suits), tuple(power))


@cache
def matadors(best: tuple[Card, ...], trump: int, high_to_low: tuple[str, str, str, str]) -> Order:
    """Return the order in which the ``best`` cards are always the top trumps, followed by the trump suit.

    Each suit has its own order of ranks.
    """
    suits = [TRUMP if suit(card) == trump else suit(card) for card in FULL_PACK]
    ranks = [high_to_low[suit(card)] for card in FULL_PACK]
    power = [len(order) - order.find(RANKS[rank(card)]) for card, order in zip(FULL_PACK, ranks, strict=True)]
    for below, card in enumerate(reversed(best)):
        suits[card], power[card] = TRUMP, len(RANKS) + 1 + below
    return Order(tuple(suits), tuple(power))

"""What a hand of Ombre is worth before any world is imagined: the printed counts, and what is changed and kept."""

from collections.abc import Sequence
from functools import cache
from math import exp

from crowe_table.engine.cards import ACE, KING, Card, rank
from crowe_table.games.ombre.options import OmbreOptions
from crowe_table.games.ombre.play import best_of_hombre, order_for
from crowe_table.games.ombre.state import HOMBRE_PACK, SOLO_PACK
from crowe_table.kit.ranking import TRUMP

FROG_TRUMPS, SOLO_TRUMPS = (2.25, 1.5, 1.25, 1.0, 0.75), (6.0, 4.75, 3.25, 2.5, 2.25)
"""What the five best trumps count; every other counts the last of REST."""
FROG_REST, SOLO_REST = 0.75, 2.0
FROG_EVEN, SOLO_EVEN = 3.5, 21.0
"""The count at which a game is an even chance."""
FROG_SPREAD, SOLO_SPREAD = 0.95, 0.9
"""How much more of it makes the odds e times as good: three to one and nine to one at the printed counts."""
KEPT_FOR_LAST = 5
"""Of three, what the first of the others leaves of the stock for the second."""


@cache
def trumps_down(o: OmbreOptions, trump: int) -> tuple[Card, ...]:
    """The trumps, the best first."""
    order = order_for(o, trump)
    pack = SOLO_PACK if o.four_handed else HOMBRE_PACK
    return tuple(sorted([card for card in pack if order.suit_of[card] == TRUMP], key=lambda card: -order.power[card]))


def frog_count(hand: Sequence[Card], trump: int, o: OmbreOptions) -> float:
    """The count of a hand for a Frog with these trumps."""
    plain = _plain(hand, trump, o)
    aces = sum(1 for cards in plain for card in cards if rank(card) == ACE)
    voids = sum(not cards for cards in plain)
    return _trumps(hand, trump, o, FROG_TRUMPS, FROG_REST) + 0.75 * (aces + voids)


def solo_count(hand: Sequence[Card], trump: int, o: OmbreOptions) -> float:
    """The count of a hand for a Solo with these trumps."""
    found = _trumps(hand, trump, o, SOLO_TRUMPS, SOLO_REST)
    for cards in _plain(hand, trump, o):
        ranks = [rank(card) for card in cards]
        found += 2.75 * (ACE in ranks) + 1.5 * (KING in ranks and len(cards) > 1)
        found += 2.75 if not cards else 1.25 if len(cards) == 1 else 0.0
    return found


def frog_chance(hand: Sequence[Card], trump: int, o: OmbreOptions) -> float:
    """How likely a Frog is, by the count."""
    return 1 / (1 + exp((FROG_EVEN - frog_count(hand, trump, o)) / FROG_SPREAD))


def solo_chance(hand: Sequence[Card], trump: int, o: OmbreOptions) -> float:
    """How likely a Solo is, by the count."""
    return 1 / (1 + exp((SOLO_EVEN - solo_count(hand, trump, o)) / SOLO_SPREAD))


def _trumps(hand: Sequence[Card], trump: int, o: OmbreOptions, best: Sequence[float], rest: float) -> float:
    top = trumps_down(o, trump)
    worth = dict(zip(top, best, strict=False))
    return sum([worth.get(card, rest) for card in hand if card in top])


def _plain(hand: Sequence[Card], trump: int, o: OmbreOptions) -> list[list[Card]]:
    """The plain suits of a hand."""
    suit_of = order_for(o, trump).suit_of
    return [[card for card in hand if suit_of[card] == each] for each in range(4) if each != trump]


# --- Of three --------------------------------------------------------------------------------------------------------


def best_trump(hand: Sequence[Card], o: OmbreOptions) -> int:
    """The suit in which a hand is strongest: black before red among equals, for fewer trumps are against it."""
    return max((0, 3, 1, 2), key=lambda trump: strength(hand, trump, o))


def strength(hand: Sequence[Card], trump: int, o: OmbreOptions) -> float:
    """Tricks that are hoped for: a matador counts one and a half, another trump one, a plain king a half."""
    best = best_of_hombre(trump)
    trumps = [card for card in hand if card in trumps_down(o, trump)]
    kings = [card for card in hand if rank(card) == KING and card not in trumps]
    return len(trumps) + 0.5 * sum(card in best for card in trumps) + 0.5 * len(kings)


def worth_keeping(hand: Sequence[Card], trump: int, o: OmbreOptions) -> list[Card]:
    """Trumps, and the kings of other suits."""
    return [card for card in hand if card in trumps_down(o, trump) or rank(card) == KING]

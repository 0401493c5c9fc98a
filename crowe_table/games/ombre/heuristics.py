"""Evaluation of an Ombre hand without sampling: the hand counts printed in the rule book, and rules for the
exchange.
"""

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import TypeAlias

from crowe_table.engine.cards import ACE, KING, Card, rank, suit
from crowe_table.games.ombre.counting import POINTS
from crowe_table.games.ombre.options import FOUR, OmbreOptions
from crowe_table.games.ombre.play import best_hombre_trumps, order_for
from crowe_table.games.ombre.state import HAND_OF_THREE, HOMBRE_PACK, SOLO_PACK, GameBid, Word
from crowe_table.kit.ranking import TRUMP

FROG_TRUMPS, SOLO_TRUMPS = (2.25, 1.5, 1.25, 1.0, 0.75), (6.0, 4.75, 3.25, 2.5, 2.25)
"""Values of the five best trumps in the count of a hand, best first. Each further trump has the value in REST."""
FROG_REST, SOLO_REST = 0.75, 2.0
FROG_EVEN, SOLO_EVEN = 3.5, 21.0
"""Count of a hand that gives the game an even chance."""
FROG_SPREAD, SOLO_SPREAD = 0.95, 0.9
"""Increase of the count that multiplies the odds by e.

It fits the odds of 3 to 1 and 9 to 1, which the rule book prints with their counts.
"""
MIN_STOCK_LEFT = 5
"""Number of stock cards that the first of two opponents leaves for the second."""
MIN_STRENGTH_TO_ASK, MIN_STRENGTH_AS_DEALT = 5.5, 8.0
"""Strength of a hand above which one of three players asks to exchange, and strength above which they play it
as dealt.
"""
GameChances: TypeAlias = dict[str, float]
"""Probabilities of making a Frog, a Solo and a Tout."""


@cache
def trumps_by_rank(o: OmbreOptions, trump: int) -> tuple[Card, ...]:
    """Return the trumps, best first."""
    order = order_for(o, trump)
    pack = SOLO_PACK if o.four_handed else HOMBRE_PACK
    return tuple(sorted([card for card in pack if order.suit_of[card] == TRUMP], key=lambda card: -order.power[card]))


def frog_count(hand: Sequence[Card], trump: int, o: OmbreOptions) -> float:
    """Return the rule book's count of a hand for a Frog with these trumps."""
    plain = _plain(hand, trump, o)
    aces = sum(1 for cards in plain for card in cards if rank(card) == ACE)
    voids = sum(not cards for cards in plain)
    return _trumps(hand, trump, o, FROG_TRUMPS, FROG_REST) + 0.75 * (aces + voids)


def solo_count(hand: Sequence[Card], trump: int, o: OmbreOptions) -> float:
    """Return the rule book's count of a hand for a Solo with these trumps."""
    found = _trumps(hand, trump, o, SOLO_TRUMPS, SOLO_REST)
    for cards in _plain(hand, trump, o):
        ranks = [rank(card) for card in cards]
        found += 2.75 * (ACE in ranks) + 1.5 * (KING in ranks and len(cards) > 1)
        found += 2.75 if not cards else 1.25 if len(cards) == 1 else 0.0
    return found


def frog_chance(hand: Sequence[Card], trump: int, o: OmbreOptions) -> float:
    """Return the probability of making a Frog, from the rule book's count."""
    return 1 / (1 + exp((FROG_EVEN - frog_count(hand, trump, o)) / FROG_SPREAD))


def solo_chance(hand: Sequence[Card], trump: int, o: OmbreOptions) -> float:
    """Return the probability of making a Solo, from the rule book's count."""
    return 1 / (1 + exp((SOLO_EVEN - solo_count(hand, trump, o)) / SOLO_SPREAD))


def chances_by_count(hand: Sequence[Card], trump: int, o: OmbreOptions) -> GameChances:
    """Return the probability of making each game with these trumps, from the rule book's counts."""
    solo = solo_chance(hand, trump, o)
    return {"frog": frog_chance(hand, trump, o), "solo": solo, "tout": solo**6 / 2}


def bid_value(contract: GameBid, chance: float, pot: float) -> float:
    """Return the value of a bid in points, if the contract has this chance of success.

    The value is the average lead over each other seat, plus the player's part of the pot.
    """
    others = FOUR - (2 if contract.is_frog else 1)
    return POINTS[contract] * others * (2 * chance - 1) / 3 + chance * pot / FOUR


def chance_key(contract: GameBid) -> str:
    return "frog" if contract.is_frog else "tout" if contract.is_tout else "solo"


def order_cards_to_call(hand: Sequence[Card], cards: Sequence[Card], trump: int) -> list[Card]:
    """Sort the cards that may be called. Cards of short suits in the hand come first, trumps last."""
    held = {card: sum(suit(each) == suit(card) for each in hand) for card in cards}
    return sorted(cards, key=lambda card: (suit(card) == trump, held[card]))


def _trumps(hand: Sequence[Card], trump: int, o: OmbreOptions, best: Sequence[float], rest: float) -> float:
    top = trumps_by_rank(o, trump)
    value = dict(zip(top, best, strict=False))
    return sum([value.get(card, rest) for card in hand if card in top])


def _plain(hand: Sequence[Card], trump: int, o: OmbreOptions) -> list[list[Card]]:
    suit_of = order_for(o, trump).suit_of
    return [[card for card in hand if suit_of[card] == each] for each in range(4) if each != trump]


# --- Three players ---------------------------------------------------------------------------------------------------


def best_trump(hand: Sequence[Card], o: OmbreOptions) -> int:
    """Return the strongest trump suit of a hand. Black suits win ties, because the opponents then have fewer trumps."""
    return max((0, 3, 1, 2), key=lambda trump: strength(hand, trump, o))


def strength(hand: Sequence[Card], trump: int, o: OmbreOptions) -> float:
    """Return the expected number of tricks: 1½ for a matador, 1 for another trump, ½ for a plain king."""
    best = best_hombre_trumps(trump)
    trumps = [card for card in hand if card in trumps_by_rank(o, trump)]
    kings = [card for card in hand if rank(card) == KING and card not in trumps]
    return len(trumps) + 0.5 * sum(card in best for card in trumps) + 0.5 * len(kings)


def cards_to_keep(hand: Sequence[Card], trump: int, o: OmbreOptions) -> list[Card]:
    """Return the trumps of a hand and its kings of other suits."""
    return [card for card in hand if card in trumps_by_rank(o, trump) or rank(card) == KING]


def bid_by_strength(value: float, asked: bool) -> Word:
    """Return the bid for a hand of this strength. ``asked`` says whether another player has already asked."""
    if asked:
        return Word.SANS_PRENDRE if value > MIN_STRENGTH_AS_DEALT else Word.PASS
    if value <= MIN_STRENGTH_TO_ASK:
        return Word.PASS
    return Word.SANS_PRENDRE if value - MIN_STRENGTH_AS_DEALT > (value - MIN_STRENGTH_TO_ASK) / 2 else Word.ASK


def max_exchange(left: int, leaves: bool) -> int:
    """Return the maximum number of cards to exchange if the stock holds ``left`` cards.

    With ``leaves``, some cards remain for the next player.
    """
    return min(left, HAND_OF_THREE, max(0, left - MIN_STOCK_LEFT) if leaves else left)


def exchange_by_rule(hand: Sequence[Card], trump: int, o: OmbreOptions, most: int, least: int) -> list[Card]:
    """Return the cards to exchange by rule, lowest first: up to ``most`` cards that are neither trumps nor kings.

    If there is no such card but one must be exchanged, return the lowest card of the hand.
    """
    power, kept = order_for(o, trump).power, cards_to_keep(hand, trump, o)
    loose = sorted([card for card in hand if card not in kept], key=lambda card: power[card])
    if not loose and least:
        loose = [min(hand, key=lambda card: power[card])]
    return loose[:most]

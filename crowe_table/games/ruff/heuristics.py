"""Rules of thumb for Euchre: the value of a hand for making trumps (its count), and the chance to win the game.

One function is for Ruff and Honours.
"""

from collections.abc import Sequence
from functools import cache
from math import exp

from crowe_table.engine.cards import ACE, KING, KNAVE, Card, rank, suit
from crowe_table.kit.ranking import TRUMP, bowers, ranked, same_colour

_RIGHT, _LEFT, _ACE, _KING, _TRUMP, _PLAIN_ACE, _PLAIN_KING, _VOID = 8.0, 6.0, 4.5, 4.0, 3.0, 2.0, 1.0, 0.5
"""Points in the count of a hand, which is its value for making trumps.

The first five are for trumps: right and left bower (knaves), ace, king and others. The last three are for plain aces,
plain kings, and each plain suit that is missing. The points were fitted to 150,000 deals solved with open hands. Four
points more are worth about one unit of log odds of making three tricks.
"""
MIN_AS_OPPONENT, MIN_AS_PARTNER, MIN_AS_DEALER, MIN_IN_SECOND_ROUND = 20.0, 5.0, 9.0, 8.5
"""Lowest count of a hand with which a player makes trumps.

In the first round it depends on the seat: an opponent of the dealer, the partner, or the dealer after the exchange. The
lowest count is about two points above the count with an even chance of three tricks. Only an opponent waits for more:
a pass with a strong hand often defeats the dealer's side for two points, and may make trumps in the second round.
"""
ELDEST_LEAD_MARGIN = 1.5
"""Increase of the count that the dealer's side needs to make trumps, if the eldest leads instead of the maker."""
BID_SPREAD = 1.5
"""Uncertainty about the lowest count for a bid.

At this distance from it, about one bid in four contradicts the count.
"""
MIN_LIKELIHOOD = 0.03
"""Lower limit of the likelihood of a bid, so that no sampled hand is ruled out by a single bid."""
GAME_CHANCES = (
    (0.53, 0.42, 0.32, 0.19, 0.10, 0.0),
    (0.64, 0.54, 0.42, 0.28, 0.17, 0.0),
    (0.75, 0.65, 0.56, 0.39, 0.22, 0.0),
    (0.86, 0.78, 0.71, 0.57, 0.42, 0.0),
    (0.94, 0.90, 0.83, 0.75, 0.70, 0.0),
    (1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
)
"""Chance that the side about to deal wins a game of five points. All players bid by the count of their hands.

The row is that side's score, the column the other side's.
"""
OF_FIVE = 5


@cache
def _values(trump: int) -> tuple[float, ...]:
    """Return the points that each of the 52 cards adds to the count of a hand, for a trump suit."""
    suit_of = bowers(trump).suit_of

    def value(card: Card) -> float:
        if suit_of[card] != TRUMP:
            return {ACE: _PLAIN_ACE, KING: _PLAIN_KING}.get(rank(card), 0.0)
        if rank(card) == KNAVE:
            return _RIGHT if suit(card) == trump else _LEFT
        return {ACE: _ACE, KING: _KING}.get(rank(card), _TRUMP)

    return tuple([value(Card(face)) for face in range(52)])


def count_hand(hand: Sequence[Card], trump: int) -> float:
    """Return the count of a hand: its value for making this suit trumps."""
    values, suit_of = _values(trump), bowers(trump).suit_of
    held = {suit_of[card] for card in hand}
    voids = 3 - len(held - {TRUMP})
    return sum([values[card] for card in hand]) + _VOID * voids


def trumps_in(hand: Sequence[Card], trump: int) -> int:
    suit_of = bowers(trump).suit_of
    return sum([suit_of[card] == TRUMP for card in hand])


def bowers_in(hand: Sequence[Card], trump: int) -> int:
    return sum([rank(card) == KNAVE and suit(card) in (trump, same_colour(trump)) for card in hand])


def card_to_lay_out(six: Sequence[Card], trump: int) -> Card:
    """Return the card that the dealer lays out of six by rule of thumb.

    A card below the ace goes first if it is the only one of its suit. The hand can then trump that suit. Otherwise the
    lowest plain card goes, preferably from a suit whose ace is not in hand. Trumps go last.
    """
    order = bowers(trump)

    def cost(card: Card) -> tuple[bool, float]:
        of = order.suit_of[card]
        if of == TRUMP:
            return True, order.power[card]
        others = [other for other in six if order.suit_of[other] == of and other != card]
        price = float(order.power[card])
        if not others and rank(card) != ACE:
            price -= 8
        elif rank(card) == ACE:
            price += 20
        elif any(rank(other) == ACE for other in others):
            price += 2
        return False, price

    return min(six, key=cost)


def min_count_to_bid(dealing: int, second: bool, eldest_leads: bool) -> float:
    """Return the lowest count of a hand with which a player makes trumps.

    ``dealing`` is the number of seats from the dealer to the player: 0 for the dealer, 2 for the partner. ``second`` is
    true in the second round of bids.
    """
    if second:
        return MIN_IN_SECOND_ROUND + (ELDEST_LEAD_MARGIN / 2 if eldest_leads else 0.0)
    if dealing == 0:
        return MIN_AS_DEALER + (ELDEST_LEAD_MARGIN if eldest_leads else 0.0)
    return MIN_AS_PARTNER + (ELDEST_LEAD_MARGIN if eldest_leads else 0.0) if dealing == 2 else MIN_AS_OPPONENT


def goes_alone(hand: Sequence[Card], trump: int, deals: bool, one_is_enough: bool) -> bool:
    """Whether the maker plays alone by rule of thumb. A maker whose side needs a single point never does."""
    if one_is_enough:
        return False
    trumps, both = trumps_in(hand, trump), bowers_in(hand, trump)
    ace_beside = any(rank(card) == ACE and bowers(trump).suit_of[card] != TRUMP for card in hand)
    if trumps == len(hand):
        return True
    if trumps == 4:
        return both == 2 or (both == 1 and (deals or ace_beside))
    return trumps == 3 and both == 2 and (deals or ace_beside)


def bid_likelihood(count: float, bar: float) -> float:
    """Return the likelihood that a player whose hand has this count makes trumps.

    ``bar`` is the lowest count with which the rule of thumb makes trumps.
    """
    return min(1 - MIN_LIKELIHOOD, max(MIN_LIKELIHOOD, 1 / (1 + exp((bar - count) / BID_SPREAD))))


def learner_likes(hand: Sequence[Card], trump: int) -> bool:
    """Whether a beginner makes this suit trumps: with three trumps, or with a bower and another trump."""
    trumps = trumps_in(hand, trump)
    return trumps >= 3 or (trumps == 2 and bowers_in(hand, trump) > 0)


def chance_of_game(dealing: int, others: int, target: int) -> float:
    """Return the chance that the side about to deal wins the game. ``dealing`` and ``others`` are the scores of the
    sides.

    The scores of a longer game are scaled to five points, by the points that the trailing side needs.
    """
    if dealing >= target:
        return 1.0
    if others >= target:
        return 0.0
    wanted = max(OF_FIVE, target - min(dealing, others))
    own, theirs = ((wanted - target + score) * OF_FIVE / wanted for score in (dealing, others))
    row, column = int(own), int(theirs)
    down, right = own - row, theirs - column
    here, below = GAME_CHANCES[row], GAME_CHANCES[row + 1]
    upper = here[column] * (1 - right) + here[column + 1] * right
    lower = below[column] * (1 - right) + below[column + 1] * right
    return upper * (1 - down) + lower * down


# --- Ruff and Honours ------------------------------------------------------------------------------------------------


def four_to_lay_out(hand: Sequence[Card], trump: int, number: int) -> tuple[Card, ...]:
    """Return the cards to lay out at Ruff and Honours. Low cards of the shortest plain suits go first.

    Plain aces and kings go later, and trumps last.
    """
    power = ranked().power
    lengths = [sum([suit(card) == printed for card in hand]) for printed in range(4)]

    def cost(card: Card) -> tuple[bool, bool, int, int]:
        return suit(card) == trump, rank(card) in (ACE, KING), lengths[suit(card)], power[card]

    return tuple(sorted(hand, key=cost)[:number])

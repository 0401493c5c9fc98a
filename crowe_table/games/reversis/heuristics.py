"""Rules of thumb for putting away and passing cards, and each seat's gain in fish in a finished deal."""

from collections.abc import Mapping, Sequence

from crowe_table.engine.cards import HEARTS, Card, suit
from crowe_table.engine.core import Seat
from crowe_table.engine.money import Account
from crowe_table.games.reversis import counting
from crowe_table.games.reversis.counting import KNAVE_OF_HEARTS, ORDER, POINTS, Count, Payment
from crowe_table.games.reversis.options import ReversisOptions
from crowe_table.games.reversis.state import GREAT, LITTLE, ReversisRecord
from crowe_table.search.open_hands import TrickPoints

Stakes = Mapping[Account, int]
"""Sum in fish that is at stake in each pool."""
POINT_COST = 3
"""Cost of each card point in a taken trick, in fish, in the fast play-out."""
FULL = POINT_COST * 4
MAX_STAKE_VALUE = 60
"""Limit in fish for the stake of a pool in the fast play-out. A higher stake counts as this much."""
COST_OF_REVERSIS = 30
"""Cost in fish of letting an opponent take every trick, in the fast play-out."""
EVEN_GUARDS = 2
"""Number of guards (other hearts in hand) with which a quinola can be discarded about half of the time."""


def trick_points(o: ReversisOptions, stakes: Stakes) -> TrickPoints:
    """Return the values of cards for the fast play-out: points cost fish, discarded aces and quinolas gain fish."""
    aces = [card for card in counting.ACES if counting.rate_of(card, o)]
    gifts = {card: counting.rate_of(card, o) for card in aces}
    for quinola, pool in zip(counting.quinolas(o), (GREAT, LITTLE), strict=False):
        gifts[quinola] = counting.rate_of(quinola, o) + min(MAX_STAKE_VALUE, stakes[pool])
    cards = {Card(face): POINT_COST * points for face, points in enumerate(POINTS) if points}
    return TrickPoints(trick=1, cards=cards, gifts=gifts, alarm=COST_OF_REVERSIS)


# --- Putting away and passing ----------------------------------------------------------------------------------------


def discard_score(card: Card, hand: Sequence[Card], o: ReversisOptions) -> float:
    """Return a score for the usefulness of putting away or passing a card. A higher score is better.

    High cards with few lower cards of their suit score high. With a quinola in hand, short suits score high and hearts
    low.
    """
    own = [other for other in hand if suit(other) == suit(card)]
    height = ORDER.power[card]
    lower = sum([ORDER.power[other] < height for other in own])
    value = height - 2.2 * lower + (1.5 if len(own) == 1 else 0)
    held = [quinola for quinola in counting.quinolas(o) if quinola in hand]
    if not held:
        return value
    if suit(card) == HEARTS:
        return value - 9
    return value + (4 - len(own) if len(own) < 4 else 0)


def by_discard_score(hand: Sequence[Card], o: ReversisOptions, bound: Sequence[Card] = ()) -> list[Card]:
    """Sort the cards by the usefulness of putting them away or passing them, best first. Cards in ``bound`` are left
    out.
    """
    free = [card for card in hand if card not in bound]
    return sorted(free, key=lambda card: -_quinola_discard_score(card, hand, o))


def _quinola_discard_score(card: Card, hand: Sequence[Card], o: ReversisOptions) -> float:
    if card not in counting.quinolas(o):
        return discard_score(card, hand, o)
    guards = sum([suit(other) == HEARTS for other in hand]) - 1
    return 12.0 - 8 * guards if guards <= EVEN_GUARDS else -20.0


def by_rank_descending(cards: Sequence[Card]) -> list[Card]:
    """Sort cards by rank, highest first, as a beginner puts them away or passes them.

    The knave of hearts comes last.
    """
    return sorted(cards, key=lambda card: (card == KNAVE_OF_HEARTS, -ORDER.power[card], card))


# --- Value of a deal -------------------------------------------------------------------------------------------------


def gains_in_fish(
    r: ReversisRecord, o: ReversisOptions, discard: Sequence[Card], stakes: Stakes, seats: Sequence[Seat]
) -> tuple[float, ...]:
    """Return the gain in fish of each of ``seats`` in a finished deal, including payments made during the play."""
    count = counting.count_deal(r, o)
    gained = dict.fromkeys(r.ring, 0.0)
    for payer, payee, fish in _payments(r, o, count, discard):
        gained[payee] += fish
        gained[payer] -= fish
    for quinola, pool in zip(counting.quinolas(o), (GREAT, LITTLE), strict=False):
        fall = next((fall for fall in count.falls if fall.card == quinola), None)
        wins = fall and counting.wins_stake(count, fall, len(r.plays))
        if fall and wins is not None:
            gained[fall.holder] += stakes[pool] if wins else -stakes[pool]
    return tuple([gained[seat] for seat in seats])


def _payments(r: ReversisRecord, o: ReversisOptions, count: Count, discard: Sequence[Card]) -> list[Payment]:
    """Return all payments between players in a finished deal; pools are not included."""
    if o.plain:
        return counting.plain_payments(r, o, count)
    paid = [payment for fall in count.falls for payment in counting.consolation_payments(r, o, fall)]
    paid += counting.refunds(r, o, count)
    if count.undertaker >= 0:
        return paid + counting.reversis_payments(r, o, count)
    winner, loser = count.party
    value = counting.party_value(discard, o)
    return [*paid, counting.payment(r, o, loser, winner, value), *counting.led_card_payments(r, o, count)]

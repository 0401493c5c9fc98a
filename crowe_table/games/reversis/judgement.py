"""What is worth putting away and passing, by rule of thumb; and what a deal that was played out is worth in fish."""

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
"""What is staked on each quinola."""
A_POINT = 3
"""What a point is worth beside a fish, to a plain player."""
FULL = A_POINT * 4
MOST_GIFT = 60
"""A stake that is greater is played for no harder."""
ALARM = 30
"""What a plain player would pay to stop one who has every trick."""
GUARDED = 2
"""With so many other hearts the knave of hearts is as likely as not to be thrown away."""


def trick_points(o: ReversisOptions, stakes: Stakes) -> TrickPoints:
    """What cards are worth to those who play plainly: points to be shunned, aces and quinolas to be thrown away."""
    aces = [card for card in counting.ACES if counting.rate_of(card, o)]
    gifts = {card: counting.rate_of(card, o) for card in aces}
    for quinola, pool in zip(counting.quinolas(o), (GREAT, LITTLE), strict=False):
        gifts[quinola] = counting.rate_of(quinola, o) + min(MOST_GIFT, stakes[pool])
    cards = {Card(face): A_POINT * points for face, points in enumerate(POINTS) if points}
    return TrickPoints(trick=1, cards=cards, gifts=gifts, alarm=ALARM)


# --- Putting away and passing ----------------------------------------------------------------------------------------


def burden(card: Card, hand: Sequence[Card], o: ReversisOptions) -> float:
    """How gladly a card is parted with: a high one that few low ones guard; and with a quinola, one of a short suit."""
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


def by_burden(hand: Sequence[Card], o: ReversisOptions, bound: Sequence[Card] = ()) -> list[Card]:
    """The cards that may be parted with, the heaviest first; a quinola last of all where it is guarded."""
    free = [card for card in hand if card not in bound]
    return sorted(free, key=lambda card: -_parting(card, hand, o))


def _parting(card: Card, hand: Sequence[Card], o: ReversisOptions) -> float:
    if card not in counting.quinolas(o):
        return burden(card, hand, o)
    guards = sum([suit(other) == HEARTS for other in hand]) - 1
    return 12.0 - 8 * guards if guards <= GUARDED else -20.0


def heaviest(cards: Sequence[Card]) -> list[Card]:
    """The highest first, whatever guards them: as a beginner parts with cards."""
    return sorted(cards, key=lambda card: (card == KNAVE_OF_HEARTS, -ORDER.power[card], card))


# --- What a deal is worth --------------------------------------------------------------------------------------------


def fish_of(
    r: ReversisRecord, o: ReversisOptions, discard: Sequence[Card], stakes: Stakes, seats: Sequence[Seat]
) -> tuple[float, ...]:
    """What each of these seats gains in a deal whose tricks have all been played, consolations and all."""
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
    """All that passes from box to box for a deal."""
    if o.plain:
        return counting.plain_payments(r, o, count)
    paid = [payment for fall in count.falls for payment in counting.consolation(r, o, fall)]
    paid += counting.returned(r, o, count)
    if count.undertaker >= 0:
        return paid + counting.for_reversis(r, o, count)
    winner, loser = count.party
    value = counting.party_value(discard, o)
    return [*paid, counting.between(r, o, loser, winner, value), *counting.led_out(r, o, count)]

"""Results of a deal: card points, the party, whether a reversis was made, and all payments.

The party is a sum that the last-placed player pays to the first-placed. A reversis is the winning of every trick. All
functions compute from the tricks as played; none of them moves fish, the counters of the game.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Literal, TypeAlias

from msgspec import Struct

from crowe_table.engine.cards import ACE, FULL_PACK, Card, parse, rank, suit
from crowe_table.engine.core import NO_SEAT, Seat
from crowe_table.games.reversis.options import ReversisOptions
from crowe_table.games.reversis.state import ReversisRecord
from crowe_table.kit.card_points import by_rank, points_in
from crowe_table.kit.ranking import ranked
from crowe_table.kit.tricks import revoked, trick_winner

ORDER = ranked()
POINTS = by_rank({"A": 4, "K": 3, "Q": 2, "J": 1})
"""Points of each card in a taken trick. The whole pack has forty."""
KNAVE_OF_HEARTS, QUEEN_OF_HEARTS, ACE_OF_DIAMONDS = parse("JH"), parse("QH"), parse("AD")
ACES = tuple([card for card in FULL_PACK if rank(card) == ACE])
EXTRA_DISCARD_POINTS = {ACE_OF_DIAMONDS: 1, KNAVE_OF_HEARTS: 3}
"""Points that a card adds to the value of the party if it was put away, beyond its ordinary points."""
TRICKS_AFTER_START = 2
"""Number of tricks at the end of a deal. A reversis is under way if one seat has taken every trick before them."""

How: TypeAlias = Literal["placed", "forced", "led"]
Payment: TypeAlias = tuple[Seat, Seat, int]
"""Payer, payee, and number of fish."""


def party_value(discard: Sequence[Card], o: ReversisOptions) -> int:
    """Return the value of the party in fish. The last-placed player pays this sum to the first-placed.

    It consists of the points of the cards that were put away, and of a fixed bonus.
    """
    return points_in(discard, POINTS) + sum([EXTRA_DISCARD_POINTS.get(card, 0) for card in discard]) + o.party_bonus


def quinolas(o: ReversisOptions) -> tuple[Card, ...]:
    """Return the quinolas, which are the cards with a pool of their own: the knave of hearts first, then the queen."""
    return (KNAVE_OF_HEARTS, QUEEN_OF_HEARTS)[: o.quinolas]


def rate_of(card: Card, o: ReversisOptions) -> int:
    """Return the basic payment in fish for discarding or forcing an ace or a quinola; 0 for any other card."""
    if card in quinolas(o):
        return 6 if card == KNAVE_OF_HEARTS else 3
    if rank(card) != ACE or o.plain:
        return 0
    return 2 if card == ACE_OF_DIAMONDS else 1


@cache
def rates(o: ReversisOptions) -> Mapping[Card, int]:
    """Return the basic payment in fish for each ace and quinola that is paid for."""
    found = {card: rate_of(card, o) for card in (*ACES, KNAVE_OF_HEARTS, QUEEN_OF_HEARTS)}
    return {card: rate for card, rate in found.items() if rate}


def is_espagnolette(hand: Sequence[Card], o: ReversisOptions) -> bool:
    """Whether the cards that a seat held at the first trick form an espagnolette.

    Without a quinola, it takes four aces; with one quinola, three aces; with two quinolas, two aces.
    """
    if o.espagnolette == "off":
        return False
    aces = sum([card in hand for card in ACES])
    return aces >= 2 and aces + sum([card in hand for card in quinolas(o)]) >= 4


def placing(points: Sequence[int], tricks: Sequence[int], by_play: Sequence[Seat]) -> list[Seat]:
    """Rank the seats, best first. Fewer points are better, then fewer tricks (R16).

    Among equals the dealer is best, and then the seat that plays latest. ``by_play`` lists the dealer, then the others
    in the order of play.
    """
    lately = [by_play[0], *reversed(by_play[1:])]
    return sorted(by_play, key=lambda seat: (points[seat], tricks[seat], lately.index(seat)))


class Fall(Struct, frozen=True):
    """Record of an ace or a quinola that was played.

    It names the holder, and says whether the card was led, forced out by its suit, or discarded.
    """

    card: Card
    how: How
    holder: Seat
    leader: Seat
    winner: Seat
    trick: int
    """Number of the trick in the deal, from 0."""
    last: bool


class Count(Struct, frozen=True, kw_only=True):
    """Results of a deal, computed from its tricks."""

    points: tuple[int, ...]
    """Card points taken by each seat."""
    tricks: tuple[int, ...]
    placing: tuple[Seat, ...]
    falls: tuple[Fall, ...]
    undertaker: Seat = NO_SEAT
    """Seat that took every trick before the last two, and so tried for a reversis."""
    breaker: Seat = NO_SEAT
    """Seat that took a trick from the undertaker and so prevented the reversis."""
    licensed: Seat = NO_SEAT
    """Seat that used its espagnolette: it held cards of the suit that was led, but played another suit."""

    @property
    def made(self) -> bool:
        """Whether a seat won every trick, which is a reversis."""
        return self.undertaker != NO_SEAT and self.breaker == NO_SEAT

    @property
    def failed(self) -> bool:
        """Whether a seat that used its espagnolette nevertheless took a trick."""
        return self.licensed != NO_SEAT and self.tricks[self.licensed] > 0

    @property
    def party(self) -> tuple[Seat, Seat]:
        """Seats that win and pay the party. Meaningful only if no reversis was under way."""
        if self.licensed == NO_SEAT:
            return self.placing[0], self.placing[-1]
        others = [seat for seat in self.placing if seat != self.licensed]
        return (others[0], self.licensed) if self.failed else (self.licensed, others[-1])


def falls_in_trick(r: ReversisRecord, trick: int, last: bool, o: ReversisOptions) -> list[Fall]:
    """Return a record of each ace and quinola in a finished trick, in the order played."""
    leader, *cards = r.plays[trick]
    return _falls_of(r.round_from(Seat(leader)), cards, trick_winner(r, trick, ORDER), trick, last, rates(o))


def _falls_of(
    players: Sequence[Seat], cards: Sequence[int], winner: Seat, trick: int, last: bool, paid: Mapping[Card, int]
) -> list[Fall]:
    found = []
    for holder, card in zip(players, map(Card, cards), strict=True):
        if card in paid:
            same = suit(card) == suit(Card(cards[0]))
            how: How = "led" if holder == players[0] else "forced" if same else "placed"
            found.append(Fall(card, how, holder, players[0], winner, trick, last))
    return found


def find_undertaker(takers: Sequence[Seat], whole: int) -> Seat:
    """Return the seat that took every trick before the last two, or NO_SEAT.

    ``takers`` lists the winners of the tricks so far; ``whole`` is the number of tricks in a deal.
    """
    first = takers[: whole - TRICKS_AFTER_START]
    return first[0] if len(first) == whole - TRICKS_AFTER_START and len(set(first)) == 1 else NO_SEAT


def count_deal(r: ReversisRecord, o: ReversisOptions) -> Count:
    """Return the results of a deal whose tricks have all been played."""
    whole, paid = len(r.plays), rates(o)
    turns = {seat: r.round_from(seat) for seat in r.ring}
    points, tricks = [0] * len(r.ring), [0] * len(r.ring)
    held: list[list[Card]] = [[] for _ in r.ring]
    takers, falls = [], []
    for number, (leader, *fell) in enumerate(r.plays):
        players, cards = turns[Seat(leader)], tuple([Card(card) for card in fell])
        winner = players[ORDER.winning(cards)]
        takers.append(winner)
        points[winner] += points_in(cards, POINTS)
        tricks[winner] += 1
        for seat, card in zip(players, cards, strict=True):
            held[seat].append(card)
        falls += _falls_of(players, cards, winner, number, number == whole - 1, paid)
    undertaker = NO_SEAT if o.plain else find_undertaker(takers, whole)
    breaker = next((seat for seat in takers if seat != undertaker), NO_SEAT) if undertaker != NO_SEAT else NO_SEAT
    holder = next((seat for seat in r.ring if is_espagnolette(held[seat], o)), NO_SEAT)
    used = holder != NO_SEAT and any(revoked(r, holder, trick, (), ORDER) for trick in range(whole))
    return Count(
        points=tuple(points),
        tricks=tuple(tricks),
        placing=tuple(placing(points, tricks, turns[r.dealer])),
        falls=tuple(falls),
        undertaker=undertaker,
        breaker=breaker,
        licensed=holder if used else NO_SEAT,
    )


# --- Payments --------------------------------------------------------------------------------------------------------


def payment(r: ReversisRecord, o: ReversisOptions, payer: Seat, payee: Seat, fish: int) -> Payment:
    """Return a payment from one seat to another.

    It is doubled if the options say so and the two seats are opposite each other.
    """
    return payer, payee, fish * 2 if o.opposite_double and r.opposite(payer, payee) else fish


def consolation_payments(r: ReversisRecord, o: ReversisOptions, fall: Fall) -> list[Payment]:
    """Return the consolations for an ace or quinola: payments made as soon as the trick is over (R7, R8).

    If the card was discarded, the winner of the trick pays its holder. If the lead forced it out, everybody pays the
    leader. A card that was led is paid for only at the end of the deal.
    """
    due = rate_of(fall.card, o) * (2 if fall.last and o.last_double else 1)
    if fall.how == "placed":
        return [payment(r, o, fall.winner, fall.holder, due)]
    if fall.how == "forced":
        return [payment(r, o, seat, fall.leader, due) for seat in r.round_from(fall.leader)[1:]]
    return []


def led_card_payments(r: ReversisRecord, o: ReversisOptions, count: Count) -> list[Payment]:
    """Return the payments for aces and quinolas that were led. The first-placed player, who wins the party, gets them
    (R9).
    """
    winner, _ = count.party
    found = []
    for fall in count.falls:
        if fall.how == "led" and fall.holder != winner:
            due = rate_of(fall.card, o) * (2 if fall.last and o.last_double else 1)
            payers = [fall.holder] if o.led_out_payer == "leader" else [seat for seat in r.ring if seat != winner]
            found += [payment(r, o, payer, winner, due) for payer in payers]
    return found


def reversis_payments(r: ReversisRecord, o: ReversisOptions, count: Count) -> list[Payment]:
    """Return the payments after a seat has tried for a reversis (R12).

    If the seat took every trick, everybody pays the seat. Otherwise it pays the seat that took a trick from it. A seat
    that used its espagnolette may have to pay for others.
    """
    maker, licensed = count.undertaker, count.licensed
    each = [payment(r, o, seat, maker, o.reversis_unit) for seat in r.round_from(maker)[1:]]
    if count.made and licensed == NO_SEAT:
        return each
    if count.made:
        return [(licensed, maker, sum([fish for _, _, fish in each]))]
    third = licensed not in (NO_SEAT, maker, count.breaker)
    return [(licensed if o.esp_pays_break and third else maker, count.breaker, 4 * o.reversis_unit)]


def wins_stake(count: Count, fall: Fall, whole: int) -> bool | None:
    """Return True if the holder of a quinola wins the stake of its pool, False if the holder pays it.

    Return None if neither happens.
    """
    if count.undertaker != NO_SEAT:
        early = fall.trick < whole - TRICKS_AFTER_START
        return count.made if fall.holder == count.undertaker and early else None
    return fall.how == "placed" and not (count.failed and fall.holder == count.licensed)


def refunds(r: ReversisRecord, o: ReversisOptions, count: Count) -> list[Payment]:
    """Return the consolations that are paid back at the end of the deal.

    The maker of a reversis gets back every consolation paid (R18). A player who used an espagnolette and took a trick
    returns the consolations received for discards (R21).
    """
    back = []
    for fall in count.falls:
        for payer, payee, fish in consolation_payments(r, o, fall):
            thrown = fall.how == "placed" and fall.holder == count.licensed
            if (count.made and payer == count.undertaker) or (count.undertaker == NO_SEAT and count.failed and thrown):
                back.append((payee, payer, fish))
    return back


def plain_payments(r: ReversisRecord, o: ReversisOptions, count: Count) -> list[Payment]:
    """Return the payments of the plain game (R15).

    Everybody pays the seat with fewest points, or a seat with all tricks.
    """
    slam = next((seat for seat in r.ring if count.tricks[seat] == len(r.plays)), NO_SEAT)
    if slam != NO_SEAT:
        return [(seat, slam, o.slam_factor * o.stake) for seat in r.round_from(slam)[1:]]
    winner = count.placing[0]
    more = {seat: count.points[seat] - count.points[winner] for seat in r.round_from(winner)[1:]}
    by_points = o.plain_pay == "difference"
    return [(seat, winner, max(1, -(-o.stake * by // 4)) if by_points else o.stake) for seat, by in more.items()]

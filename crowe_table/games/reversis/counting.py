"""Scores of a deal: points, the party, a reversis, and all payments.

Everything follows from the tricks as played. Nothing here moves any fish.
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
"""Points of cards in tricks; forty in the pack."""
KNAVE_OF_HEARTS, QUEEN_OF_HEARTS, ACE_OF_DIAMONDS = parse("JH"), parse("QH"), parse("AD")
ACES = tuple([card for card in FULL_PACK if rank(card) == ACE])
EXTRA_DISCARD_POINTS = {ACE_OF_DIAMONDS: 1, KNAVE_OF_HEARTS: 3}
"""Extra points of two cards in the discard."""
TRICKS_AFTER_START = 2
"""Number of tricks that remain when a reversis can be under way."""

How: TypeAlias = Literal["placed", "forced", "led"]
Payment: TypeAlias = tuple[Seat, Seat, int]
"""Payer, payee, and number of fish."""


def party_value(discard: Sequence[Card], o: ReversisOptions) -> int:
    """Return the value of the party."""
    return points_in(discard, POINTS) + sum([EXTRA_DISCARD_POINTS.get(card, 0) for card in discard]) + o.party_bonus


def quinolas(o: ReversisOptions) -> tuple[Card, ...]:
    """Return the cards with a pool, the great one first."""
    return (KNAVE_OF_HEARTS, QUEEN_OF_HEARTS)[: o.quinolas]


def rate_of(card: Card, o: ReversisOptions) -> int:
    """Return the payment in fish for an ace or a quinola; 0 for any other card."""
    if card in quinolas(o):
        return 6 if card == KNAVE_OF_HEARTS else 3
    if rank(card) != ACE or o.plain:
        return 0
    return 2 if card == ACE_OF_DIAMONDS else 1


@cache
def rates(o: ReversisOptions) -> Mapping[Card, int]:
    """Return the payments for all cards that have one."""
    found = {card: rate_of(card, o) for card in (*ACES, KNAVE_OF_HEARTS, QUEEN_OF_HEARTS)}
    return {card: rate for card, rate in found.items() if rate}


def is_espagnolette(hand: Sequence[Card], o: ReversisOptions) -> bool:
    """Whether a hand is an espagnolette: four aces, three aces and a quinola, or two aces and both quinolas."""
    if o.espagnolette == "off":
        return False
    aces = sum([card in hand for card in ACES])
    return aces >= 2 and aces + sum([card in hand for card in quinolas(o)]) >= 4


def placing(points: Sequence[int], tricks: Sequence[int], by_play: Sequence[Seat]) -> list[Seat]:
    """Rank the seats, best first: fewer points, then fewer tricks, then later in the order of the deal (R16).

    ``by_play`` lists the dealer, then the others in the order of play.
    """
    lately = [by_play[0], *reversed(by_play[1:])]
    return sorted(by_play, key=lambda seat: (points[seat], tricks[seat], lately.index(seat)))


class Fall(Struct, frozen=True):
    """Way in which an ace or a quinola was played."""

    card: Card
    how: How
    holder: Seat
    leader: Seat
    winner: Seat
    trick: int
    """Numbered from 0."""
    last: bool


class Count(Struct, frozen=True, kw_only=True):
    """Results of the tricks of a deal."""

    points: tuple[int, ...]
    """Points by seat."""
    tricks: tuple[int, ...]
    placing: tuple[Seat, ...]
    falls: tuple[Fall, ...]
    undertaker: Seat = NO_SEAT
    """Seat that took every trick except possibly the last two."""
    breaker: Seat = NO_SEAT
    """Seat that took the first trick away from the undertaker."""
    licensed: Seat = NO_SEAT
    """Seat that used its espagnolette: it did not follow suit although it could."""

    @property
    def made(self) -> bool:
        """Whether a reversis was made."""
        return self.undertaker != NO_SEAT and self.breaker == NO_SEAT

    @property
    def failed(self) -> bool:
        """Whether the seat that used its espagnolette took a trick."""
        return self.licensed != NO_SEAT and self.tricks[self.licensed] > 0

    @property
    def party(self) -> tuple[Seat, Seat]:
        """Winner and payer of the party, if there is no reversis."""
        if self.licensed == NO_SEAT:
            return self.placing[0], self.placing[-1]
        others = [seat for seat in self.placing if seat != self.licensed]
        return (others[0], self.licensed) if self.failed else (self.licensed, others[-1])


def falls_in_trick(r: ReversisRecord, trick: int, last: bool, o: ReversisOptions) -> list[Fall]:
    """Return, in order, how each ace and quinola of a finished trick was played."""
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
    """Return the seat that has taken every trick before the last two of the deal, or NO_SEAT."""
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
    """Return a payment, doubled between players who face each other."""
    return payer, payee, fish * 2 if o.opposite_double and r.opposite(payer, payee) else fish


def consolation_payments(r: ReversisRecord, o: ReversisOptions, fall: Fall) -> list[Payment]:
    """Return the immediate payments for an ace or quinola (R7, R8).

    The winner of the trick pays the player who discarded it, or all pay the leader who forced it. A card that was led
    is paid later.
    """
    due = rate_of(fall.card, o) * (2 if fall.last and o.last_double else 1)
    if fall.how == "placed":
        return [payment(r, o, fall.winner, fall.holder, due)]
    if fall.how == "forced":
        return [payment(r, o, seat, fall.leader, due) for seat in r.round_from(fall.leader)[1:]]
    return []


def led_card_payments(r: ReversisRecord, o: ReversisOptions, count: Count) -> list[Payment]:
    """Return the payments to the winner of the party for aces and quinolas that were led (R9)."""
    winner, _ = count.party
    found = []
    for fall in count.falls:
        if fall.how == "led" and fall.holder != winner:
            due = rate_of(fall.card, o) * (2 if fall.last and o.last_double else 1)
            payers = [fall.holder] if o.led_out_payer == "leader" else [seat for seat in r.ring if seat != winner]
            found += [payment(r, o, payer, winner, due) for payer in payers]
    return found


def reversis_payments(r: ReversisRecord, o: ReversisOptions, count: Count) -> list[Payment]:
    """Return the payments for a reversis: all pay its maker, or the undertaker pays the player who broke it (R12)."""
    maker, licensed = count.undertaker, count.licensed
    each = [payment(r, o, seat, maker, o.reversis_unit) for seat in r.round_from(maker)[1:]]
    if count.made and licensed == NO_SEAT:
        return each
    if count.made:
        return [(licensed, maker, sum([fish for _, _, fish in each]))]
    third = licensed not in (NO_SEAT, maker, count.breaker)
    return [(licensed if o.esp_pays_break and third else maker, count.breaker, 4 * o.reversis_unit)]


def wins_stake(count: Count, fall: Fall, whole: int) -> bool | None:
    """Whether the holder of a quinola wins the stake of its pool (True), pays it (False), or neither (None)."""
    if count.undertaker != NO_SEAT:
        early = fall.trick < whole - TRICKS_AFTER_START
        return count.made if fall.holder == count.undertaker and early else None
    return fall.how == "placed" and not (count.failed and fall.holder == count.licensed)


def refunds(r: ReversisRecord, o: ReversisOptions, count: Count) -> list[Payment]:
    """Return the refunds of consolations.

    The maker of a reversis gets back the consolations that they paid (R18). A player who used an espagnolette and took
    a trick gives back those received for discarded cards (R21).
    """
    back = []
    for fall in count.falls:
        for payer, payee, fish in consolation_payments(r, o, fall):
            thrown = fall.how == "placed" and fall.holder == count.licensed
            if (count.made and payer == count.undertaker) or (count.undertaker == NO_SEAT and count.failed and thrown):
                back.append((payee, payer, fish))
    return back


def plain_payments(r: ReversisRecord, o: ReversisOptions, count: Count) -> list[Payment]:
    """Return the payments of the plain game: all pay the winner with fewest points or with every trick (R15)."""
    slam = next((seat for seat in r.ring if count.tricks[seat] == len(r.plays)), NO_SEAT)
    if slam != NO_SEAT:
        return [(seat, slam, o.slam_factor * o.stake) for seat in r.round_from(slam)[1:]]
    winner = count.placing[0]
    more = {seat: count.points[seat] - count.points[winner] for seat in r.round_from(winner)[1:]}
    by_points = o.plain_pay == "difference"
    return [(seat, winner, max(1, -(-o.stake * by // 4)) if by_points else o.stake) for seat, by in more.items()]
